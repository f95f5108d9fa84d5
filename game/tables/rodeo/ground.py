"""What never changes on the table of Rock'n Rodeo: the dark desk."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.shapes import PREMULTIPLIED


def draw_ground(canvas: Canvas) -> None:
    """Cover the window with the backdrop, from its middle, never pulled out of shape."""
    window = canvas.metrics.window
    entry = canvas.kit.sprites.entry("rodeo/backdrop")
    scale = max(window.w / entry.width, window.h / entry.height)
    size = round(entry.width * scale), round(entry.height * scale)
    image = canvas.kit.sprites.image("rodeo/backdrop", size)
    corner = (window.w - size[0]) // 2, (window.h - size[1]) // 2
    canvas.surface.blit(image, corner, special_flags=PREMULTIPLIED)
