"""Parts that never draw outside their box: what sprites' soft edges would add is left out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from pygame import Rect

from game.tables.spec import Part
from game.ui.canvas import Canvas


def inside(
    name: str, box: Rect, key: Hashable, draw: Callable[[Canvas], object], rim: int = 0
) -> Part:
    """Return a part that is clipped to its box, grown by a rim to each side."""
    outer = box.inflate(2 * rim, 2 * rim)
    return Part(name, outer, key, partial(_clipped, outer=outer, draw=draw))


def _clipped(canvas: Canvas, outer: Rect, draw: Callable[[Canvas], object]) -> None:
    with canvas.clip(outer):
        draw(canvas)
