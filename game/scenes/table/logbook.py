"""The log: the last lines beside the board, or all of them over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Text, Thing, text
from game.scenes.table.story import Line
from game.tables.paint import label
from game.tables.spec import LOG, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, PROSE, SMALL, Style


@dataclass(slots=True)
class LogRow:
    """A line of the log as it lies in a box; ``head`` names a round that begins with it."""

    line: Line
    box: Rect
    head: Text | None = None


def log_rows(
    canvas: Canvas,
    rect: Rect,
    lines: Sequence[Line],
    back: int = 0,
    rounds: Callable[[int], Text] | None = None,
) -> list[LogRow]:
    """Lay the last lines into a box from its bottom, ``back`` lines earlier; oldest first.

    With ``rounds`` the first line of each round says so at its right.
    """
    px = canvas.metrics.px
    style = log_style()
    left = px(50)
    right = canvas.metrics.ui_px(170) if rounds else px(16)
    rows: list[LogRow] = []
    bottom = rect.bottom - px(8)
    for number in range(len(lines) - back - 1, -1, -1):
        line = lines[number]
        high = canvas.text_height(line.words, style, rect.w - left - right) + px(4)
        if bottom - high < rect.y + px(2):
            break
        first = number == 0 or lines[number - 1].round != line.round
        head = rounds(line.round) if rounds is not None and first else None
        rows.append(LogRow(line, Rect(rect.x, bottom - high, rect.w, high), head))
        bottom -= high
    shift = bottom - rect.y - px(6)
    if rows and not back and shift > 0:
        for row in rows:
            row.box.y -= shift
    return rows[::-1]


def log_style() -> Style:
    """Return how the log's lines are set."""
    return PROSE.but(size=23, floor=22, lead=1.16)


def log_head(canvas: Canvas, rect: Rect) -> Rect:
    """Return the head of the log's box."""
    return Rect(rect.x, rect.y, rect.w, max(canvas.metrics.px(44), canvas.metrics.text_floor + 8))


def draw_log(
    canvas: Canvas,
    rect: Rect,
    rows: Sequence[LogRow],
    sign: Callable[[Line], str],
    hot: Thing = "",
) -> None:
    """Draw the log's box with its lines."""
    px, skin = canvas.metrics.px, canvas.skin
    canvas.panel(rect)
    head = log_head(canvas, rect)
    title = Rect(head.x + px(18), head.y + px(5), head.w // 2, head.h - px(8))
    label(canvas, text("Log"), title, HEAD.but(size=26))
    cap = Rect(head.right - px(52), head.y + px(6), px(38), head.h - px(12))
    colour = skin.head if hot == "ui:log" else skin.muted
    canvas.box(cap, None, colour, 2.2, 6)
    label(canvas, "L", cap, BOLD.but(size=22, align="centre", colour=colour))
    canvas.fill(Rect(rect.x + px(3), head.bottom - px(2), rect.w - px(6), px(3)), skin.line)
    draw_rows(canvas, rows, sign, hot)


def draw_rows(
    canvas: Canvas, rows: Sequence[LogRow], sign: Callable[[Line], str], hot: Thing
) -> None:
    """Draw lines of a log with the sign of who acted, or of what happened."""
    px, skin = canvas.metrics.px, canvas.skin
    style = log_style()
    for row in rows:
        ink, pale = skin.text, skin.muted
        if hot == f"log:{row.line.entry}":
            canvas.box(row.box.inflate(-px(12), 0), skin.select, None, 0, 8)
            ink, pale = skin.field_text, skin.field_muted
        box = Rect(row.box.x + px(12), row.box.y - px(2), px(32), canvas.metrics.text(23) + px(8))
        if name := sign(row.line):
            canvas.sprite_in(name, box)
        right = canvas.metrics.ui_px(170) if row.head is not None else px(16)
        words = Rect(row.box.x + px(50), row.box.y, row.box.w - px(50) - right, row.box.h)
        canvas.text(row.line.words, words, style.but(colour=ink))
        if row.head is not None:
            beside = Rect(words.right, row.box.y, right - px(16), canvas.metrics.text(23) + px(8))
            label(canvas, row.head, beside, SMALL.but(align="right", colour=pale))


def log_spots(rect: Rect, rows: Sequence[LogRow]) -> list[Spot]:
    """Return the spots of the log: its head opens it whole, its lines can be read aloud."""
    found = [Spot("ui:log", rect, text("Log"), LOG)]
    seen = set()
    for row in rows:
        thing = f"log:{row.line.entry}"
        if thing not in seen:
            found.append(Spot(thing, row.box, row.line.words, LOG))
        seen.add(thing)
    return found
