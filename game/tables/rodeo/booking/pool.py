"""The fans who still look for a ticket, by genre."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from engines.core.types import text
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, MUTED, draw_crowd, draw_panel
from game.tables.rodeo.cards.paper import ACID, art, rows, square
from game.tables.rodeo.cards.signs import genre_sprite
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, SMALL, Style

NOBODY = (0, 0, 0, 0)


def pool_part(t: Tables, view: View, rect: Rect, taken: Sequence[int] = NOBODY) -> Part:
    """Return the panel at rest; ``taken`` are about to go to somebody's festival."""
    key = (view.available, view.season, tuple(taken))
    return Part("pool", rect, key, partial(draw_pool, rect=rect, t=t, view=view, taken=taken))


def pool_spots(canvas_head: int, rect: Rect) -> list[Spot]:
    """Return each genre's row, but for an edge in which marks at its corner have room."""
    room = Rect(rect.x, rect.y + canvas_head, rect.w - canvas_head // 3, rect.h - canvas_head)
    return [
        Spot(f"genre:{name}", row, GENRE_NAMES[name])
        for name, row in zip(GENRES, rows(room, 4), strict=True)
    ]


def draw_pool(
    canvas: Canvas, rect: Rect, t: Tables, view: View, taken: Sequence[int] = NOBODY
) -> None:
    """Draw how many fans of each genre are left, those about to be taken lifted out."""
    room = draw_panel(canvas, rect, text("Without a ticket"))
    room.h = rect.bottom - canvas.metrics.px(8) - room.y
    whole = t.data.boards.available[view.players - 2][view.season]
    for genre, row in enumerate(rows(room, 4)):
        _row(canvas, row, genre, view.available[genre], whole[genre], taken[genre])


def _row(canvas: Canvas, row: Rect, genre: int, left: int, whole: int, taken: int) -> None:
    px = canvas.metrics.px
    badge = Rect(row.x, row.y, min(px(52), row.h), row.h)
    art(canvas, genre_sprite(genre), square(badge, 0.92))
    words = Rect(badge.right + px(4), row.y, round(canvas.metrics.text_floor * 2.9), row.h)
    upper = Rect(words.x, words.y, words.w, words.h * 55 // 100)
    style = Style(size=32, family=DISPLAY, colour=CHALK, align="centre")
    label(canvas, str(left), upper, style)
    lower = Rect(words.x, upper.bottom, words.w, words.h - upper.h)
    said = text("of {n}", n=max(whole, left))
    label(canvas, said, lower, SMALL.but(size=22, colour=MUTED, align="centre"))
    right = row.right
    if taken:
        wide = round(canvas.metrics.text_floor * 2.0)
        minus = Rect(row.right - wide, row.y, wide, row.h)
        label(canvas, f"−{taken}", minus, BOLD.but(size=28, colour=ACID, align="right"))
        right = minus.x
    crowd = Rect(words.right + px(4), row.y, right - words.right - px(10), row.h - px(4))
    draw_crowd(canvas, crowd, genre, left, min(taken, left))
