"""Marks at what the others did last: the small sign of who did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from pygame import Rect

from engines.core.types import Thing
from game.tables.spec import Mark, Part, Seated, Spot
from game.ui.canvas import Canvas


def mark_parts(
    canvas: Canvas, marks: Sequence[Mark], spots: Sequence[Spot], panels: Sequence[Seated]
) -> list[Part]:
    """Return the marks at the corners of their things, side by side where there are several."""
    px = canvas.metrics.px
    found: list[Part] = []
    on: Counter[Thing] = Counter()
    for thing, seat, right in dict.fromkeys((m.thing, m.seat, m.right) for m in marks):
        spot = next((s for s in spots if s.thing == thing), None)
        if spot is None or not 0 <= seat < len(panels):
            continue
        radius = px(19)
        box = Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
        along = radius // 2 + on[thing] * px(34)
        x = spot.box.right - along if right else spot.box.x + along
        box.center = x, spot.box.y + radius // 2
        on[thing] += 1
        sign = panels[seat].sign
        draw = partial(_draw_mark, box=box, radius=radius, sign=sign)
        found.append(Part(f"mark{len(found)}", box, sign, draw))
    return found


def _draw_mark(canvas: Canvas, box: Rect, radius: int, sign: str) -> None:
    canvas.disc(box.center, radius, canvas.skin.tip_fill, canvas.skin.tip_edge, 3)
    inside = Rect(0, 0, round(radius * 1.5), round(radius * 1.5))
    inside.center = box.center
    canvas.sprite_in(sign, inside)
