"""What never changes on the table of Rock'n Rodeo: the dark desk."""

from __future__ import annotations

from game.ui.canvas import Canvas


def draw_ground(canvas: Canvas) -> None:
    """Cover the window with the backdrop."""
    canvas.cover("rodeo/backdrop", canvas.metrics.window)
