"""Purchasing power left, by genre and by type of stand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Rect

from engines.core.types import Seat, text
from engines.games.rodeo.components.model import GENRES, TYPES
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACE_AT
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, MUTED, PANEL
from game.tables.rodeo.cards.paper import ACID, art, square
from game.tables.rodeo.cards.signs import genre_sprite
from game.tables.rodeo.festival.fits import label_if_fits
from game.tables.rodeo.festival.lying import genre_on
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

Left = tuple[int, int, int, int]
"""Of a genre: the purse, and what it can spend on fast food, drinks, other."""


def left_of(state: State, seat: Seat, genre: int) -> Left:
    """Return what a genre has left to spend."""
    at = seat * 4 + genre
    purse = state.purse[at]
    a, b, c = (min(purse, state.purse_at[at * 3 + kind]) for kind in range(3))
    return purse, a, b, c


def pool_rows(panel: Rect) -> list[Rect]:
    """Return the head line and the four genres' lines."""
    pad, side = max(panel.h // 40, 2), max(panel.w // 44, 4)
    high = (panel.h - 2 * pad) / 5
    return [
        Rect(panel.x + side, round(panel.y + pad + high * n), panel.w - 2 * side, round(high))
        for n in range(5)
    ]


def pool_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    """Return the head and each genre's line."""
    yield inside("pools", panel, 0, partial(_panel, panel=panel))
    meant = meant_genre(scene)
    for genre, box in enumerate(pool_rows(panel)[1:]):
        left = left_of(scene.state, scene.seat, genre)
        lit = genre == meant
        draw = partial(_line, box=box, genre=genre, left=left, lit=lit)
        yield inside(f"pool{genre}", box, (left, lit), draw)


def meant_genre(scene: Scene) -> int:
    """Return the genre that arrives or is chosen, -1 for none."""
    for thing in scene.moment.chosen:
        kind, _, name = thing.partition(":")
        if kind == "genre":
            return GENRES.index(name)
        if kind == "space" and name in SPACE_AT:
            return genre_on(scene.state, scene.seat, SPACE_AT[name])
    return -1


def pool_spots(panel: Rect) -> Iterator[Spot]:
    """Return the genres' lines."""
    for genre, box in enumerate(pool_rows(panel)[1:]):
        yield Spot(f"genre:{GENRES[genre]}", box, GENRE_NAMES[GENRES[genre]])


def _columns(row: Rect) -> tuple[Rect, list[Rect]]:
    """Return where a line's words are, and its four figures."""
    words = Rect(row.x, row.y, row.w * 44 // 100, row.h)
    wide = (row.w - words.w) // 4
    return words, [Rect(words.right + wide * n, row.y, wide, row.h) for n in range(4)]


def _panel(canvas: Canvas, panel: Rect) -> None:
    canvas.box(panel, PANEL, "", 3, 14)
    words, cells = _columns(pool_rows(panel)[0])
    label(canvas, text("Power left"), words, BOLD.but(size=22, colour=ACID))
    for name, cell in zip(("money", *TYPES), cells, strict=True):
        art(canvas, f"symbol_{name}", square(cell))


def _line(canvas: Canvas, box: Rect, genre: int, left: Left, lit: bool) -> None:
    if lit:
        canvas.box(box, "#433d63", ACID, 3, 8)
    words, cells = _columns(box)
    art(canvas, genre_sprite(genre), Rect(words.x + 3, words.y, words.h, words.h))
    name = Rect(words.x + words.h + 8, words.y, words.w - words.h - 8, words.h)
    label_if_fits(canvas, GENRE_NAMES[GENRES[genre]], name, SMALL.but(colour=CHALK))
    for value, cell in zip(left, cells, strict=True):
        if left[0] and not value:
            art(canvas, "symbol_cross", square(cell, 0.8))
            continue
        said = f"{value}K" if left[0] else "–"
        style = BOLD.but(size=23, align="centre", colour=CHALK if value else MUTED)
        label(canvas, said, cell, style)
