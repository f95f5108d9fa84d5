"""Lines of figures: a sign, words, a value; on the paper that says what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from game.tables.paint import label
from game.tables.rodeo.cards.paper import BAD, GOOD, INK, art, plain, signed
from game.ui.canvas import Canvas
from game.ui.text import BOLD, TEXT
from game.words import Said

PAPER: Final = "#f7f0dc"
COLOURS: Final = {1: GOOD, 0: INK, -1: BAD}


@dataclass(frozen=True, slots=True)
class Row:
    """A line: the game's sprite, words, a value, and whether it is good (1) or bad (-1)."""

    sprite: str
    words: Text
    value: Said = ""
    good: int = 0


def change(before: int, after: int, unit: str = "") -> Text | str:
    """Return a figure before and after, or alone where nothing changes."""
    if before == after:
        return f"{plain(after)}{unit}"
    return text(
        "{before} → {after}", before=f"{plain(before)}{unit}", after=f"{plain(after)}{unit}"
    )


def moved(step: int, better: int = 1) -> tuple[str, int]:
    """Return a step with its sign, and whether it is good if up is ``better``."""
    return signed(step), 0 if not step else (1 if (step > 0) == (better > 0) else -1)


def line_of(row: Row) -> Text:
    """Return a line of figures as a sentence."""
    return text("{words}: {value}", words=row.words, value=row.value) if row.value else row.words


def draw_sheet(
    canvas: Canvas, rect: Rect, head: Text, rows: Sequence[Row], edge: str = "#b4e33d"
) -> None:
    """Draw paper with a dark head and lines as large as the box allows."""
    px = canvas.metrics.px
    canvas.box(rect, PAPER, edge, 4, 14)
    floor = canvas.metrics.text_floor
    high = max(px(40), round(floor * 1.5))
    least = BOLD.but(size=floor / canvas.metrics.scale / canvas.metrics.ui)
    long = canvas.measure(head, least) > rect.w - 2 * px(14)
    top = Rect(rect.x, rect.y, rect.w, round(floor * 2.5) if long else high)
    canvas.box(top, INK, edge, 4, 14)
    words = top.inflate(-2 * px(14), -2 * px(3))
    style = BOLD.but(size=24, colour="#b4e33d", lines=2 if long else 1, lead=1.0)
    label(canvas, head, words, style)
    room = Rect(rect.x + px(8), top.bottom, rect.w - 2 * px(8), rect.bottom - top.bottom - px(6))
    draw_rows(canvas, room, rows)


def draw_rows(canvas: Canvas, room: Rect, rows: Sequence[Row]) -> None:
    """Draw lines below each other, as high as the room gives each, no higher than looks well."""
    if not rows:
        return
    high = min(room.h // len(rows), round(canvas.metrics.text_floor * 2.4))
    top = room.y + (room.h - high * len(rows)) // 2 if len(rows) > 2 else room.y
    for number, row in enumerate(rows):
        draw_row(canvas, Rect(room.x, top + number * high, room.w, high), row)


def draw_row(canvas: Canvas, box: Rect, row: Row, ink: str = "", colours: bool = True) -> None:
    """Draw one line; ``ink`` is the colour of its words."""
    px = canvas.metrics.px
    side = min(box.h * 88 // 100, px(32))
    picture = Rect(box.x + px(4), box.centery - side // 2, side, side)
    if row.sprite:
        art(canvas, row.sprite, picture)
    left = picture.right + px(8)
    right = box.right - px(4)
    value = BOLD.but(size=24, align="right", colour=COLOURS[row.good] if colours else ink or INK)
    wide = 0
    if row.value:
        least = value.but(size=canvas.metrics.text_floor / canvas.metrics.scale / canvas.metrics.ui)
        most = canvas.measure(row.value, value) + 2
        need = canvas.measure(row.words, TEXT.but(size=least.size)) + px(10)
        wide = min(most, max(canvas.measure(row.value, least) + 2, right - left - need))
        label(canvas, row.value, Rect(right - wide, box.y, wide, box.h), value)
    words = Rect(left, box.y, right - left - wide - px(6), box.h)
    style = TEXT.but(size=23, colour=ink or INK)
    if box.h >= 2.05 * canvas.metrics.text_floor:
        style = style.but(lines=2, lead=1.0)
    label(canvas, row.words, words, style)
