"""Dark panels with a head line, as on all of the game's screens."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.games.rodeo.components.model import GENRES
from game.tables.paint import label
from game.tables.rodeo.cards.paper import ACID, SLUG
from game.ui.canvas import Canvas
from game.ui.text import HEAD, SMALL
from game.words import Said

PANEL: Final = "#2e2a45"
DEEP: Final = "#24222f"
LINE: Final = "#5a5280"
MUTED: Final = "#cdc6e4"
CHALK: Final = "#fffdf6"


def head_height(canvas: Canvas, rect: Rect) -> int:
    """Return the height of a panel's head line."""
    return max(canvas.metrics.px(40), round(canvas.metrics.text_floor * 1.45))


def draw_panel(canvas: Canvas, rect: Rect, head: Said, aside: Said = "", fill: str = PANEL) -> Rect:
    """Draw a panel with its head, perhaps words at its right; return the room below."""
    px = canvas.metrics.px
    canvas.box(rect, fill, "", 3, 14)
    high = head_height(canvas, rect)
    row = Rect(rect.x + px(16), rect.y + px(3), rect.w - 2 * px(16), high)
    style = HEAD.but(size=24, colour=ACID)
    if aside:
        wide = min(canvas.measure(head, style) + px(12), row.w * 6 // 10)
        right = Rect(row.x + wide, row.y, row.w - wide, row.h)
        label(canvas, aside, right, SMALL.but(size=22, align="right", colour=MUTED))
        row = Rect(row.x, row.y, wide, row.h)
    label(canvas, head, row.inflate(0, -px(8)), style)  # large words keep off the edge
    top = rect.y + high + px(4)
    return Rect(rect.x + px(12), top, rect.w - 2 * px(12), rect.bottom - px(8) - top)


def draw_rule(canvas: Canvas, x: int, top: int, bottom: int) -> None:
    """Draw an upright line between two parts of a panel."""
    canvas.fill(Rect(x, top, max(canvas.metrics.px(3), 1), bottom - top), LINE)


def draw_crowd(canvas: Canvas, rect: Rect, genre: int, count: int, ghosts: int = 0) -> None:
    """Draw so many figures side by side; the last ``ghosts`` are lit and lifted."""
    name = f"{SLUG}/figure_{GENRES[genre]}"
    high = rect.h * 88 // 100
    wide = round(high * 96 / 124)
    step = min(wide * 0.82, (rect.w - wide) / max(count - 1, 1)) if count > 1 else wide
    scale = high / 124 / canvas.metrics.scale
    lift = rect.h - high
    for number in range(count):
        lit = number >= count - ghosts
        at = rect.x + wide / 2 + number * step, rect.bottom - (lift if lit else 0)
        canvas.sprite(f"{name}_lit" if lit else name, at, scale)
