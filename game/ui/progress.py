"""How far something is: a bar with stripes, so that it is not told by colour alone."""

from __future__ import annotations

from pygame import Rect

from game.ui.canvas import Canvas

STRIPE = 30


def draw_progress(canvas: Canvas, rect: Rect, share: float) -> None:
    """Draw a bar filled to ``share``, from 0 to 1, into a box."""
    skin, px = canvas.skin, canvas.metrics.px
    radius = rect.h / 2 / canvas.metrics.scale
    canvas.box(rect, skin.track, "", 3, radius)
    wide = round(rect.w * min(max(share, 0.0), 1.0))
    if wide > 0:
        with canvas.clip(Rect(rect.x, rect.y, wide, rect.h)):
            canvas.box(rect, skin.on, "", 3, radius)
            _stripes(canvas, rect.inflate(-2 * px(3), -2 * px(3)), wide)
        edge = max(px(3), 1)
        if 0 < wide < rect.w - rect.h // 2:
            line = Rect(rect.x + wide - edge, rect.y + edge, edge, rect.h - 2 * edge)
            canvas.fill(line, skin.line)
    canvas.box(rect, None, "", 3, radius)


def _stripes(canvas: Canvas, rect: Rect, wide: int) -> None:
    step, lean, thick = (max(canvas.metrics.px(n), 1) for n in (STRIPE, 14, 10))
    for x in range(rect.x - step, rect.x + wide, step):
        points = (
            (x, rect.bottom),
            (x + thick, rect.bottom),
            (x + thick + lean, rect.top),
            (x + lean, rect.top),
        )
        canvas.polygon(points, "#ffffff4d")
