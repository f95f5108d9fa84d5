"""Marks at what the others did last: the small sign of who did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygame import Rect

from engines.core.types import Thing
from game.tables.spec import Mark, Seated, Spot
from game.ui.canvas import Canvas


def draw_marks(
    canvas: Canvas, marks: Sequence[Mark], spots: Sequence[Spot], panels: Sequence[Seated]
) -> None:
    """Draw the marks at the corners of their things, side by side where there are several."""
    px = canvas.metrics.px
    drawn: Counter[Thing] = Counter()
    for mark in marks:
        spot = next((s for s in spots if s.thing == mark.thing), None)
        if spot is None or not 0 <= mark.seat < len(panels):
            continue
        radius = px(19)
        x = spot.box.x + radius // 2 + drawn[mark.thing] * px(34)
        centre = x, spot.box.y + radius // 2
        drawn[mark.thing] += 1
        canvas.disc(centre, radius, canvas.skin.tip_fill, canvas.skin.tip_edge, 3)
        box = Rect(0, 0, round(radius * 1.5), round(radius * 1.5))
        box.center = centre
        canvas.sprite_in(panels[mark.seat].sign, box)
