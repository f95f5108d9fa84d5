"""Along the bottom: whose festival it is, fans by genre, cards face down, the way back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Thing, Who, text
from engines.games.rodeo.prospects import ticket_holders
from game.tables.paint import label
from game.tables.rodeo.booking.place import tray_split
from game.tables.rodeo.cards.panel import CHALK, LINE, MUTED, draw_crowd, draw_panel
from game.tables.rodeo.cards.paper import rows
from game.tables.rodeo.hand.events import event_back_parts, event_boxes, event_parts, events_of
from game.tables.rodeo.hand.fans import back_parts, cards_of, fan_boxes, fan_parts
from game.tables.rodeo.phase import Scene
from game.tables.spec import ACTIONS, Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD

BACK: Final[Thing] = "back"
_BACK: Final = text("Back")
FANS: Final = 0.22
"""The share of the tray for the fans with a ticket."""


def _split(tray: Rect, events: int) -> tuple[Rect, Rect, Rect]:
    """Return the rooms of fans by genre, fan cards, event cards."""
    fans, cards = tray_split(tray, events)
    holders = Rect(fans.x, fans.y, round(tray.w * FANS), fans.h)
    hand = Rect(holders.right + fans.h // 8, fans.y, 0, fans.h)
    hand.w = cards.x - fans.h // 8 - hand.x
    return holders, hand, cards


def back_box(tray: Rect) -> Rect:
    """Return the button that leads back, at the right of the head line."""
    high, wide = round(tray.h * 0.15), tray.w // 8
    return Rect(tray.right - wide - high // 4, tray.y + high // 8, wide, high)


def _backs(scene: Scene, tray: Rect) -> tuple[Rect, list[Rect], list[Rect]]:
    view, seat = scene.view, scene.seat
    events = view.event_counts[seat]
    holders, hand, cards = _split(tray, events)
    gap = max(tray.h // 40, 2)
    fans = sum(view.hand_counts[seat * 4 : seat * 4 + 4])
    return holders, fan_boxes(hand, fans, gap), event_boxes(cards, events, gap)


def hand_parts(scene: Scene, tray: Rect) -> Iterator[Part]:
    """Return the panel, fans with a ticket, fan cards and event cards face down."""
    view, seat = scene.view, scene.seat
    holders, fans, events = _backs(scene, tray)
    counts = ticket_holders(view, seat)
    draw = partial(_panel, tray=tray, said=_head(scene), holders=holders, counts=counts)
    yield Part("tray", tray, (seat, counts), draw)
    yield from _fan_cards(scene, fans)
    yield from _event_cards(scene, events)
    box = back_box(tray)
    yield Part("back", box, 0, partial(_button, box=box))


def _fan_cards(scene: Scene, boxes: list[Rect]) -> Iterator[Part]:
    """The own fan cards, or the backs of another's."""
    hand = scene.view.hands[scene.seat]
    if hand is not None:
        yield from fan_parts(scene.t, cards_of(scene.t, hand), boxes, scene.moment)
        return
    yield from back_parts(scene.view.hand_counts[scene.seat * 4 : scene.seat * 4 + 4], boxes)


def _event_cards(scene: Scene, boxes: list[Rect]) -> Iterator[Part]:
    hand = scene.view.events[scene.seat]
    if hand is not None:
        yield from event_parts(scene.t, events_of(hand), boxes, scene.moment, False)
        return
    yield from event_back_parts(len(boxes), boxes)


def _head(scene: Scene) -> Text:
    festival = scene.t.data.festivals[scene.view.festival[scene.seat]]
    return text("{who}: {festival}", who=Who(scene.seat), festival=festival.name)


def _panel(canvas: Canvas, tray: Rect, said: Text, holders: Rect, counts: tuple[int, ...]) -> None:
    draw_panel(canvas, tray, said)
    for genre, row in enumerate(rows(holders, 4, max(holders.h // 30, 1))):
        number = Rect(row.x, row.y, row.h, row.h)
        colour = CHALK if counts[genre] else MUTED
        label(canvas, str(counts[genre]), number, BOLD.but(size=26, colour=colour, align="right"))
        crowd = Rect(number.right + row.h // 3, row.y, row.right - number.right - row.h, row.h)
        draw_crowd(canvas, crowd, genre, counts[genre])


def _button(canvas: Canvas, box: Rect) -> None:
    canvas.box(box, "#3d4a1e", LINE, 3, 8)
    label(canvas, _BACK, box, BOLD.but(size=24, colour=CHALK, align="centre"))


def tray_spots(tray: Rect) -> Iterator[Spot]:
    """Return the way back."""
    yield Spot(BACK, back_box(tray), _BACK, ACTIONS)
