"""The tray of a morning or afternoon: the group under way, own fan cards, own events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Who, text
from engines.games.rodeo.actions import Arrive
from engines.games.rodeo.tents import best_tents
from game.tables.paint import label
from game.tables.rodeo.booking.place import tray_split
from game.tables.rodeo.booking.tray import events_held, own_events, own_fans
from game.tables.rodeo.cards.panel import DEEP, MUTED, draw_rule
from game.tables.rodeo.cards.paper import ACID
from game.tables.rodeo.cards.signs import Sign, draw_chip
from game.tables.rodeo.changes import MARKER
from game.tables.rodeo.errand_button import at_right, draw_errand_meant, errand_parts, errand_spots
from game.tables.rodeo.festival.group import draw_group
from game.tables.rodeo.festival.lying import group_genre
from game.tables.rodeo.hand.events import (
    draw_raised_event,
    event_back_parts,
    event_boxes,
    event_parts,
    event_spots,
)
from game.tables.rodeo.hand.fans import (
    around,
    back_parts,
    draw_raised_fan,
    fan_boxes,
    fan_parts,
    fan_spots,
    thing_of,
)
from game.tables.rodeo.hand.row import shown_part
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import HAND, Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import HEAD, SMALL

GROUP: Final = 0.31
"""The share of the tray that the group under way takes."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Boxes of the tray: the group under way (width 0 for none), fan cards, events."""

    tray: Rect
    group: Rect
    fans: Rect
    events: Rect
    gap: int


def hand_of(scene: Scene) -> Hand:
    """Place the tray of a morning or afternoon."""
    tray = scene.place.tray
    fans, events = tray_split(tray, events_held(scene))
    group = Rect(fans.x, fans.y, 0, fans.h)
    if group_genre(scene.state) >= 0 and scene.seat == scene.state.actor:
        group.w = round(tray.w * GROUP)
        rim = max(tray.h // 40, 2)
        wide = min(events.w, (events.h * 135 // 210 + rim) * max(events_held(scene), 2))
        events = Rect(tray.right - 2 * rim - wide, events.y, wide, events.h)
        left = group.right + 3 * rim
        fans = Rect(left, fans.y, events.x - 3 * rim - left, fans.h)
    return Hand(tray, group, fans, events, max(tray.h // 36, 3))


def errand_box(scene: Scene, hand: Hand) -> Rect:
    """Return where the button stands that pitches the rest of the group."""
    top = hand.tray.y + scene.px(4)
    return at_right(scene, Rect(hand.group.x, top, hand.group.w, hand.fans.y - top))


def hand_parts(scene: Scene) -> Iterator[Part]:
    """Return the tray's ground, the group, every card."""
    hand = hand_of(scene)
    said = _over_fans(scene, hand)
    key = (said, tuple(hand.events), tuple(hand.fans), _over_events(scene))
    yield inside("tray", hand.tray, key, partial(_ground, scene=scene, hand=hand, said=said))
    if hand.group.w:
        state = scene.state
        key_of_group = (state.group, state.group_left, state.group_card, state.group_symbol)
        draw = partial(draw_group, scene=scene, rect=hand.group)
        yield inside("group", around(hand.group), key_of_group, draw)
        yield from errand_parts(scene, errand_box(scene, hand))
    yield from _fans(scene, hand)
    events = own_events(scene)
    boxes = event_boxes(hand.events, events_held(scene), hand.gap)
    if events is None:
        yield from event_back_parts(len(boxes), boxes)
    else:
        yield from event_parts(scene.t, events, boxes, scene.moment, False)


def boxes_of_fans(scene: Scene, hand: Hand) -> list[Rect]:
    """Return where the fan cards lie, known or not."""
    counts = scene.view.hand_counts[scene.seat * 4 : scene.seat * 4 + 4]
    return fan_boxes(hand.fans, sum(counts), hand.gap)


def _fans(scene: Scene, hand: Hand) -> Iterator[Part]:
    fans, boxes = own_fans(scene), boxes_of_fans(scene, hand)
    if fans is None:
        yield from back_parts(scene.view.hand_counts[scene.seat * 4 : scene.seat * 4 + 4], boxes)
        return
    yield from fan_parts(scene.t, fans, boxes, scene.moment)
    for number, fan in enumerate(fans):
        best = best_of(scene, fan)
        if best is not None:
            box = chip_box(scene, shown_part(boxes, number))
            yield inside(f"best{number}", box, best, partial(_best, box=box, best=best))


def best_of(scene: Scene, fan: int) -> tuple[int, int] | None:
    """Return how many of a card's fans would be satisfied at best, if it can be played now."""
    decision = scene.moment.decision
    if decision is None or scene.view.waits != "arrive":
        return None
    name = scene.t.data.fans[fan].id
    found = [
        best_tents(scene.t, scene.state, fan, o.action.symbol)
        for o in decision.options
        if isinstance(o.action, Arrive) and o.action.fan == name
    ]
    return max(found) if found else None


def chip_box(scene: Scene, shown: Rect) -> Rect:
    """Return the box of the chip on a card: its upper right corner."""
    high = max(scene.px(36), 18)
    box = Rect(0, shown.y + 2, min(high * 9 // 4, shown.w), high)
    box.right = shown.right - 2
    return box


def _best(canvas: Canvas, box: Rect, best: tuple[int, int]) -> None:
    happy, count = best
    draw_chip(canvas, Sign("symbol_happy", f"{happy}/{count}"), box, "gain" if happy else "bad")


# ------------------------------------------------------------------ words
def _over_fans(scene: Scene, hand: Hand) -> Text:
    if not scene.own:
        return text("{who}: cards", who=Who(scene.seat))
    if hand.group.w:
        return text("For later")
    if scene.view.waits == "arrive":
        return text("Who arrives?")
    return text("Your fan cards")


def _over_events(scene: Scene) -> Text:
    if scene.view.waits in ("place", "finish"):
        return text("Events")
    if scene.view.waits == "afternoon":
        return text("Events: click one, or its swap tab")
    return text("Events: one this afternoon")


def _ground(canvas: Canvas, scene: Scene, hand: Hand, said: Text) -> None:
    px = canvas.metrics.px
    tray = hand.tray
    canvas.box(tray, DEEP, "", 3, 14)
    high = hand.fans.y - tray.y
    if hand.group.w:
        row = Rect(hand.group.x, tray.y + px(3), errand_box(scene, hand).x - hand.group.x, high)
        label(canvas, text("Arriving"), row, HEAD.but(size=24, colour=ACID))
        draw_rule(canvas, hand.fans.x - px(9), tray.y + px(12), tray.bottom - px(12))
        style = SMALL.but(colour=MUTED)
    else:
        style = HEAD.but(size=24, colour=ACID)
    wide = hand.events.x - hand.fans.x - 2 * px(12)
    label(canvas, said, Rect(hand.fans.x, tray.y + px(3), wide, high), style)
    right = Rect(hand.events.x, tray.y + px(3), tray.right - px(12) - hand.events.x, high)
    label(canvas, _over_events(scene), right, SMALL.but(colour=MUTED))
    x = hand.events.x - max(tray.h // 20, 4)
    draw_rule(canvas, x, tray.y + px(12), tray.bottom - px(12))


# ------------------------------------------------------------------ pointing
def hand_spots(scene: Scene) -> Iterator[Spot]:
    """Return every own card."""
    hand, fans, events = hand_of(scene), own_fans(scene), own_events(scene)
    if hand.group.w:
        yield Spot(MARKER, hand.group, text("Group under way"), HAND, movable=True)
        yield from errand_spots(scene, errand_box(scene, hand))
    if fans is not None:
        yield from fan_spots(scene.t, fans, boxes_of_fans(scene, hand))
    if events is not None:
        boxes = event_boxes(hand.events, events_held(scene), hand.gap)
        yield from event_spots(scene.t, events, boxes, scene.moment, False)


def draw_meant_cards(canvas: Canvas, scene: Scene) -> None:
    """Draw the card that is pointed at in front of the others."""
    hand, fans, events = hand_of(scene), own_fans(scene), own_events(scene)
    bounds = hand.tray.union(scene.place.middle)
    if hand.group.w:
        draw_errand_meant(canvas, scene, errand_box(scene, hand))
    if fans is not None:
        boxes = boxes_of_fans(scene, hand)
        draw_raised_fan(canvas, scene.t, fans, boxes, scene.moment, bounds)
        for number, fan in enumerate(fans):
            best = best_of(scene, fan)
            if best is not None and thing_of(scene.t, fan) == scene.moment.pointed:
                _best(canvas, chip_box(scene, shown_part(boxes, number)), best)
    if events is not None:
        boxes = event_boxes(hand.events, events_held(scene), hand.gap)
        draw_raised_event(canvas, scene.t, events, boxes, scene.moment, False, bounds)
