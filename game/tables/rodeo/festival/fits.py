"""Words that may be left out where a sign says the same."""

from __future__ import annotations

from pygame import Rect

from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.text import Style
from game.words import Said


def label_if_fits(canvas: Canvas, said: Said, rect: Rect, style: Style) -> None:
    """Write one line, but nothing if it does not fit at the smallest size."""
    metrics = canvas.metrics
    least = style.but(size=metrics.text_floor / metrics.scale / metrics.ui)
    if canvas.measure(said, least) <= rect.w:
        label(canvas, said, rect, style)
