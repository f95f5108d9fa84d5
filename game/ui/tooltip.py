"""The tool tip: words beside what they explain, with a tail pointing at it."""

from __future__ import annotations

from pygame import Rect

from game.ui.canvas import UNBOUND, Canvas
from game.ui.text import PROSE
from game.words import Said

WIDTH = 350
LARGE = 2
"""A box so many times as high as the tip is large."""
BODY = PROSE.but(size=23)


def draw_tip(canvas: Canvas, said: Said, about: Rect) -> Rect:
    """Draw a tool tip above a box, or below it where there is no room; return its box.

    On a large box, such as a poster, it lies within: what is below it may be wanted next.
    """
    ui, skin = canvas.metrics.ui_px, canvas.skin
    pad, gap = ui(18), ui(22)
    style = BODY.but(colour=skin.tip_ink)
    inner = min(canvas.measure(said, style) + 2, ui(WIDTH) - 2 * pad)
    body_high = canvas.set(said, style, (inner, 0)).height
    rect = Rect(0, 0, inner + 2 * pad, body_high + pad + pad // 2)
    below = about.top - rect.h - gap < 0
    rect.midbottom = (about.centerx, about.top - gap)
    within = below and about.h > LARGE * rect.h
    if within:
        rect.midbottom = (about.centerx, about.bottom - gap)
    elif below:
        rect.midtop = (about.centerx, about.bottom + gap)
    rect.clamp_ip(canvas.metrics.window.inflate(-ui(12), -ui(12)))
    canvas.shadow(rect, 12)
    if within:
        canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    else:
        _frame(canvas, rect, about, below)
    inside = rect.inflate(-2 * pad, -pad)
    canvas.text(said, Rect(inside.x, inside.y, inner + 1, UNBOUND // 2), style)
    return rect


def _frame(canvas: Canvas, rect: Rect, about: Rect, below: bool) -> None:
    ui, skin = canvas.metrics.ui_px, canvas.skin
    half, reach = ui(16), ui(18)
    x = min(max(about.centerx, rect.left + 2 * half), rect.right - 2 * half)
    edge, tip = (rect.top, rect.top - reach) if below else (rect.bottom, rect.bottom + reach)
    canvas.polygon(((x - half, edge), (x + half, edge), (x, tip)), skin.tip_fill, skin.tip_edge)
    canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    line = max(canvas.metrics.px(3), 1)
    gap = Rect(x - half + line, edge - line, 2 * (half - line), 2 * line)
    canvas.fill(gap, skin.tip_fill)
