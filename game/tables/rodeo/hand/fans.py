"""The own fan cards: each a part, a spot, and raised when it is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Thing
from engines.games.rodeo.tables import Tables
from game.tables.rodeo.cards.fan import CARD, draw_fan, draw_fan_back
from game.tables.rodeo.cards.paper import art, fitted, plate
from game.tables.rodeo.hand.row import raised_in_tray, row_boxes, seen_box, shown_part
from game.tables.spec import HAND, Moment, Part, Spot
from game.ui.canvas import Canvas

RIM: Final = 0.1
"""Room around a card for its rings, as a share of it."""


def cards_of(t: Tables, packed: int) -> tuple[int, ...]:
    """Return the fan cards of a packed hand by genre, each as often as it is held."""
    found: list[int] = []
    for genre in range(4):
        found += t.held[genre][packed >> t.shift[genre] & t.span[genre]]
    return tuple(found)


def fan_boxes(rect: Rect, count: int, gap: int) -> list[Rect]:
    """Return the boxes of so many fan cards."""
    return row_boxes(rect, CARD, count, gap)


def thing_of(t: Tables, fan: int) -> Thing:
    """Return the thing of a fan card."""
    return f"fan:{t.data.fans[fan].id}"


def quiet(thing: Thing, moment: Moment, kind: str) -> bool:
    """Return whether a card is veiled: others of its kind can be chosen, it cannot."""
    lit = any(t.startswith(kind) for t in moment.lit)
    return lit and thing not in moment.lit and thing not in moment.chosen


def fan_parts(
    t: Tables, cards: Sequence[int], boxes: list[Rect], moment: Moment, name: str = "fan"
) -> Iterator[Part]:
    """Return each card as a part, from left to right."""
    for number, (fan, box) in enumerate(zip(cards, boxes, strict=True)):
        dark = quiet(thing_of(t, fan), moment, "fan:")
        draw = partial(_draw, t=t, box=box, fan=fan, dark=dark)
        yield Part(f"{name}{number}", seen(boxes, number), (fan, dark), draw)


def around(box: Rect) -> Rect:
    """Return a card's box with room for its rim and badge."""
    return box.inflate(round(box.w * RIM), round(box.h * RIM))


def seen(boxes: list[Rect], number: int) -> Rect:
    """Return where a card of a row is seen, with room for its rim and badge."""
    return seen_box(boxes, number, round(boxes[number].w * RIM / 2))


def _draw(canvas: Canvas, t: Tables, box: Rect, fan: int, dark: bool) -> None:
    drawn = draw_fan(canvas, box, t.data, fan, t.fan_names[fan])
    if dark:
        plate(canvas, "veil", drawn)


def back_parts(counts: Sequence[int], boxes: list[Rect], name: str = "back") -> Iterator[Part]:
    """Return the backs of another's cards, by genre."""
    genres = [genre for genre in range(4) for _ in range(counts[genre])]
    for number, (genre, box) in enumerate(zip(genres, boxes, strict=True)):
        draw = partial(draw_fan_back, rect=box, genre=genre)
        yield Part(f"{name}{number}", seen(boxes, number), genre, draw)


def fan_spots(t: Tables, cards: Sequence[int], boxes: list[Rect]) -> list[Spot]:
    """Return what can be pointed at of each card."""
    return [
        Spot(thing_of(t, fan), shown_part(boxes, number), t.fan_names[fan], HAND, movable=True)
        for number, fan in enumerate(cards)
    ]


def draw_raised_fan(
    canvas: Canvas, t: Tables, cards: Sequence[int], boxes: list[Rect], moment: Moment, bounds: Rect
) -> None:
    """Draw the card that is pointed at, chosen or advised larger, above the others."""
    for number, fan in enumerate(cards):
        thing = thing_of(t, fan)
        meant = thing == moment.pointed and moment.twin in (None, shown_part(boxes, number))
        if not meant and thing not in moment.chosen and thing not in moment.advised:
            continue
        if thing == moment.dragged:
            continue
        box = fitted(CARD, raised_in_tray(boxes[number], bounds))
        if thing in moment.lit or thing in moment.chosen or thing in moment.advised:
            art(canvas, "chosen_fan", box)
        draw_fan(canvas, box, t.data, fan, t.fan_names[fan])
        return
