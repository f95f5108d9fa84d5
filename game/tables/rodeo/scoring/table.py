"""A score sheet: a column for each player, a line for each term, the sum at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pygame import Rect

from engines.core.types import Text
from game.tables.paint import label
from game.tables.rodeo.cards.paper import FADED, INK, art, plate, rows
from game.tables.rodeo.cards.sheet import PAPER
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, SMALL, TEXT, Style
from game.words import Said

SHADE: Final = "#e8dfc4"
NAME: Final = 0.31
HEAD: Final = 1.1
FOOT: Final = 1.5
Head: TypeAlias = tuple[str, Text]
"""A player's badge and name over a column."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A cell: what was counted, and what it came to; ``good`` is 1, 0 or -1."""

    value: Said
    worth: str
    good: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A term: its sign, name, how it counts, and a figure for each player."""

    sprite: str
    name: Text
    aside: Said
    figures: tuple[Figure, ...]
    source: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cells of a sheet lie."""

    head: Rect
    lines: tuple[Rect, ...]
    foot: Rect
    columns: tuple[tuple[int, int], ...]
    """Left edge and width of each player's column."""

    def cell(self, row: Rect, column: int) -> Rect:
        """Return a player's cell in a row."""
        left, wide = self.columns[column]
        return Rect(left, row.y, wide, row.h)

    def name(self, row: Rect) -> Rect:
        """Return the cell of a row's name."""
        return Rect(row.x, row.y, self.columns[0][0] - row.x, row.h)


def grid_of(rect: Rect, lines: int, players: int) -> Grid:
    """Place a sheet in a box."""
    pad = max(rect.w // 100, 4)
    room = rect.inflate(-2 * pad, -2 * pad)
    each = room.h / (HEAD + lines + FOOT)
    head = Rect(room.x, room.y, room.w, round(each * HEAD))
    body = Rect(room.x, head.bottom, room.w, round(each * lines))
    foot = Rect(room.x, body.bottom, room.w, room.bottom - body.bottom)
    left = room.x + round(room.w * NAME)
    wide = (room.right - left) // players
    columns = tuple((left + wide * n, wide) for n in range(players))
    return Grid(head, tuple(rows(body, lines)), foot, columns)


def draw_table(
    canvas: Canvas,
    rect: Rect,
    heads: Sequence[Head],
    lines: Sequence[Line],
    foot: Line,
    own: int = -1,
) -> None:
    """Draw a sheet; ``own`` is the column of the person at the screen."""
    grid = grid_of(rect, len(lines), len(heads))
    draw_paper(canvas, rect, grid, own)
    draw_heads(canvas, grid, heads)
    for line, row in zip(lines, grid.lines, strict=True):
        draw_line(canvas, grid, row, line)
    draw_foot(canvas, grid, foot)


def draw_paper(canvas: Canvas, rect: Rect, grid: Grid, own: int) -> None:
    """Draw a sheet without a word on it."""
    canvas.box(rect, PAPER, "", 4, 14)
    for number, row in enumerate(grid.lines):
        if number % 2:
            canvas.box(row, SHADE, None, 0, 6)
    if own >= 0:
        left, wide = grid.columns[own]
        band = Rect(left, grid.head.y, wide, grid.foot.bottom - grid.head.y)
        canvas.box(band, "#b4e33d44", "#6f9a12", 3, 10)
    thick = max(canvas.metrics.px(4), 2)
    canvas.fill(Rect(grid.foot.x, grid.foot.y, grid.foot.w, thick), INK)


def draw_heads(canvas: Canvas, grid: Grid, heads: Sequence[Head]) -> None:
    """Draw who the columns belong to."""
    for column, (badge, name) in enumerate(heads):
        _head(canvas, grid.cell(grid.head, column), badge, name)


def _head(canvas: Canvas, cell: Rect, badge: str, name: Text) -> None:
    side = cell.h * 62 // 100
    canvas.sprite_in(badge, Rect(cell.x + side // 3, cell.centery - side // 2, side, side))
    left = cell.x + side * 3 // 2
    words = Rect(left, cell.y, cell.right - left - side // 4, cell.h)
    label(canvas, name, words, BOLD.but(size=26, colour=INK))


def draw_line(canvas: Canvas, grid: Grid, row: Rect, line: Line) -> None:
    """Draw a term with every player's figures."""
    name = grid.name(row)
    _title(canvas, name, line)
    for column, figure in enumerate(line.figures):
        cell = grid.cell(row, column).inflate(-max(row.w // 70, 4), 0)
        wide = max(cell.w * 36 // 100, round(canvas.metrics.text_floor * 2.0))
        right = Rect(cell.right - wide, cell.y, wide, cell.h)
        left = Rect(cell.x, cell.y, right.x - cell.x - 4, cell.h)
        label(canvas, figure.value, left, TEXT.but(size=24, colour=INK))
        _worth(canvas, right, figure)


def _title(canvas: Canvas, name: Rect, line: Line) -> None:
    side = min(name.h * 84 // 100, canvas.metrics.px(40))
    art(canvas, line.sprite, Rect(name.x + 4, name.centery - side // 2, side, side))
    left = name.x + side + max(side // 3, 6)
    room = Rect(left, name.y, name.right - left - 6, name.h)
    style = BOLD.but(size=25, colour=INK)
    if not line.aside:
        label(canvas, line.name, room, style)
        return
    if name.h > 2.4 * canvas.metrics.text_floor:
        upper = Rect(room.x, room.y, room.w, room.h * 56 // 100)
        label(canvas, line.name, upper, style)
        lower = Rect(room.x, upper.bottom, room.w, room.h - upper.h)
        label(canvas, line.aside, lower, SMALL.but(size=22, weight=400, colour=FADED))
        return
    wide = min(canvas.measure(line.name, style) + 6, room.w)
    label(canvas, line.name, Rect(room.x, room.y, wide, room.h), style)
    right = Rect(room.x + wide, room.y, room.w - wide, room.h)
    small = SMALL.but(size=22, weight=400, colour=FADED, align="right")
    if canvas.measure(line.aside, _least(canvas, small)) <= right.w:
        label(canvas, line.aside, right, small)


def _least(canvas: Canvas, style: Style) -> Style:
    metrics = canvas.metrics
    return style.but(size=metrics.text_floor / metrics.scale / metrics.ui)


def _worth(canvas: Canvas, right: Rect, figure: Figure) -> None:
    style = BOLD.but(size=25, align="right", colour=INK)
    if not figure.good:
        label(canvas, figure.worth, right.inflate(-right.w // 6, 0), style.but(colour=FADED))
        return
    high = min(right.h * 86 // 100, round(canvas.metrics.text_floor * 1.9))
    wide = min(right.w, round(high * 1.7))
    chip = Rect(right.right - wide, right.centery - high // 2, wide, high)
    plate(canvas, "chip_chosen" if figure.good > 0 else "chip_bad", chip)
    label(canvas, figure.worth, chip.inflate(-6, 0), style.but(align="centre"))


def draw_foot(canvas: Canvas, grid: Grid, foot: Line) -> None:
    """Draw the sums."""
    _title(canvas, grid.name(grid.foot), foot)
    for column, figure in enumerate(foot.figures):
        cell = grid.cell(grid.foot, column).inflate(-max(grid.foot.w // 70, 4), 0)
        upper = Rect(cell.x, cell.y + 4, cell.w, cell.h * 56 // 100)
        style = Style(size=38, family=DISPLAY, align="right", colour=INK)
        label(canvas, figure.worth, upper, style)
        lower = Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom)
        label(canvas, figure.value, lower, BOLD.but(size=23, align="right", colour=INK))
