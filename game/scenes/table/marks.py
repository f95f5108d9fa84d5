"""Marks at what the others did last: the small sign of who did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Seat, Thing
from game.tables.spec import Mark, Part, Seated, Spot
from game.ui.canvas import Canvas

RADIUS: Final = 19
"""Of a mark, in design pixels."""


def mark_parts(
    canvas: Canvas, marks: Sequence[Mark], spots: Sequence[Spot], panels: Sequence[Seated]
) -> list[Part]:
    """Return the marks at the corners of their things, side by side where there are several."""
    found: list[Part] = []
    radius = canvas.metrics.px(RADIUS)
    for _, seat, box in _placed(canvas, marks, spots, len(panels)):
        sign = panels[seat].sign
        draw = partial(_draw_mark, box=box, radius=radius, sign=sign)
        found.append(Part(f"ui:mark{len(found)}", box, sign, draw))
    return found


def mark_spots(
    canvas: Canvas, marks: Sequence[Mark], spots: Sequence[Spot], players: int
) -> list[Spot]:
    """Return each mark as a part of its thing: pointed at, it says what was done there."""
    return [
        Spot(spot.thing, box, spot.name, spot.area, enabled=spot.enabled)
        for spot, _, box in _placed(canvas, marks, spots, players)
    ]


def _placed(
    canvas: Canvas, marks: Sequence[Mark], spots: Sequence[Spot], players: int
) -> Iterator[tuple[Spot, Seat, Rect]]:
    """Each mark's thing, whose it is and its box."""
    px = canvas.metrics.px
    on: Counter[Thing] = Counter()
    for thing, seat, right in dict.fromkeys((m.thing, m.seat, m.right) for m in marks):
        spot = next((s for s in spots if s.thing == thing), None)
        if spot is None or not 0 <= seat < players:
            continue
        radius = px(RADIUS)
        box = Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
        along = radius // 2 + on[thing] * px(34)
        x = spot.box.right - along if right else spot.box.x + along
        box.center = x, spot.box.y + radius // 2
        on[thing] += 1
        yield spot, seat, box


def _draw_mark(canvas: Canvas, box: Rect, radius: int, sign: str) -> None:
    canvas.disc(box.center, radius, canvas.skin.tip_fill, canvas.skin.tip_edge, 3)
    inside = Rect(0, 0, round(radius * 1.5), round(radius * 1.5))
    inside.center = box.center
    canvas.sprite_in(sign, inside)
