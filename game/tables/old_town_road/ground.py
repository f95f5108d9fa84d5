"""What never changes on the table of Old Town Road: the street, the wooden trail."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import text
from game.tables.old_town_road.layout import SLUG, Layout
from game.tables.old_town_road.tags import BONE, INK
from game.tables.paint import capped, label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, Style

TRAIL = text("The trail so far")
TITLE = Style(size=26, family=DISPLAY, colour=BONE)
COUNT = BOLD.but(size=23, align="right", colour="#d9bf8c", weight=600)


def draw_ground(canvas: Canvas, layout: Layout) -> None:
    """Draw the street above, the wood below, and the sand around them."""
    canvas.fill(canvas.metrics.window, "#d9bf8c")
    frame = layout.frame
    street, trail = layout.street, layout.trail
    top = Rect(street.x, frame.status.bottom, street.w, street.bottom - frame.status.bottom)
    canvas.cover(f"{SLUG}/street", top)
    floor = Rect(trail.x, trail.y, trail.w, canvas.metrics.height - trail.y)
    canvas.cover(f"{SLUG}/trail", floor)
    thick = max(canvas.metrics.px(4), 1)
    canvas.fill(Rect(trail.x, trail.y - thick // 2, trail.w, thick), INK)
    for x in (street.x - thick, street.right):
        canvas.fill(Rect(x, top.y, thick, canvas.metrics.height - top.y), INK)
    _head(canvas, layout)


def head_box(canvas: Canvas, layout: Layout) -> Rect:
    """Return the box of the trail's title."""
    px = canvas.metrics.px
    high = max(px(42), round(canvas.metrics.text_floor * 1.5))
    wide = title_width(canvas, high) + canvas.measure("28 cards..", COUNT) + px(58)
    x = layout.trail.x + px(16)
    return Rect(x, layout.trail.y + px(10), wide, high)


def title_width(canvas: Canvas, high: int) -> int:
    """Return the width of the trail's title."""
    return canvas.measure(TRAIL, capped(canvas, TITLE, high)) + 2


def _head(canvas: Canvas, layout: Layout) -> None:
    box = head_box(canvas, layout)
    canvas.box(box, INK, None, 0, 8)
    words = Rect(box.x + canvas.metrics.px(16), box.y, title_width(canvas, box.h), box.h)
    label(canvas, TRAIL, words, TITLE)
