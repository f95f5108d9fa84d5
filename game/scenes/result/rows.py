"""The rows of the result: place, player, the score term by term, the total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.match import Player
from engines.core.types import ScoreItem, Standing
from game.scenes.new_game.picks import draw_face
from game.tables.spec import Seated
from game.ui.canvas import Canvas
from game.ui.skin import SUN
from game.ui.text import BOLD, DISPLAY, TEXT, Style

HIGH: Final = 118
PLACE: Final = 92
NAME: Final = 142
TOTAL: Final = 132
NUMBER: Final = Style(size=52, family=DISPLAY, align="centre")
SIGN: Final = Style(size=36, family=DISPLAY, align="centre")
AMOUNT: Final = Style(size=40, family=DISPLAY)
WHOLE: Final = Style(size=66, family=DISPLAY, align="centre")
CALLED: Final = BOLD.but(size=26, align="centre")
TERM: Final = TEXT.but(size=23, lines=4, lead=1.05, valign="top")
MOST_PIECES: Final = 12
"""More than this many pieces of a term are shown as a number."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's standing with how its player looks."""

    standing: Standing
    player: Player
    seated: Seated | None


def draw_row(canvas: Canvas, rect: Rect, row: ResultRow) -> None:
    """Draw one row into a box."""
    ui, skin = canvas.metrics.ui_px, canvas.skin
    won = row.standing.place == 1
    canvas.panel(rect, skin.field if won else skin.panel)
    side = ui(PLACE)
    with canvas.clip(Rect(rect.x, rect.y, side, rect.h)):
        canvas.box(rect, SUN if won else skin.shade, "", 3, 14)
    line = max(canvas.metrics.px(3), 1)
    canvas.fill(Rect(rect.x + side - line, rect.y, line, rect.h), skin.line)
    place = Rect(rect.x, rect.y, side, rect.h)
    canvas.text(f"{row.standing.place}.", place, NUMBER.but(colour="#22262e"))
    _player(canvas, Rect(rect.x + side + ui(8), rect.y + ui(6), ui(NAME), rect.h - ui(10)), row)
    total = Rect(rect.right - ui(TOTAL), rect.y, ui(TOTAL) - ui(14), rect.h)
    third = total.w // 3
    canvas.text("=", Rect(total.x, total.y, third, total.h), SIGN)
    rest = Rect(total.x + third, total.y, total.w - third, total.h)
    canvas.text(str(row.standing.total), rest, WHOLE.but(colour=skin.head if won else skin.text))
    left = rect.x + side + ui(NAME + 20)
    _terms(canvas, Rect(left, rect.y, total.x - left, rect.h), row)


def _player(canvas: Canvas, room: Rect, row: ResultRow) -> None:
    high = min(canvas.metrics.ui_px(36), room.h // 3)
    picture = Rect(room.x, room.y, room.w, room.h - high)
    if row.seated is not None and row.seated.mascot:
        canvas.sprite_in(row.seated.mascot, picture)
    else:
        face = Rect(0, 0, picture.h, picture.h)
        face.center = picture.center
        draw_face(canvas, face, row.player.face)
    name = Rect(room.x, picture.bottom, room.w, high)
    canvas.text(row.player.name, name, CALLED)


def _terms(canvas: Canvas, room: Rect, row: ResultRow) -> None:
    items = row.standing.items
    if not items:
        return
    step = room.w / len(items)
    gap = canvas.metrics.ui_px(30)
    for number, item in enumerate(items):
        x = room.x + round(step * number)
        box = Rect(x, room.y, round(step) - gap, room.h)
        if number:
            plus = Rect(x - gap, room.y, gap - canvas.metrics.ui_px(6), room.h * 6 // 10)
            canvas.text("+", plus, SIGN)
        _term(canvas, box, item, row)


def _term(canvas: Canvas, box: Rect, item: ScoreItem, row: ResultRow) -> None:
    ui = canvas.metrics.ui_px
    words = max(canvas.set(item.label, TERM, (box.w, ui(104))).height, ui(30))
    high = box.h - words - ui(18)
    upper = Rect(box.x, box.y + ui(8), box.w, high)
    counter = row.seated.counter if row.seated is not None else ""
    if counter and 0 <= item.amount <= MOST_PIECES:
        _pieces(canvas, upper, counter, item.amount)
    else:
        canvas.text(str(item.amount), upper, AMOUNT)
    lower = Rect(box.x, upper.bottom + ui(4), box.w, words + ui(4))
    canvas.text(item.label, lower, TERM.but(colour=canvas.skin.muted))


def _pieces(canvas: Canvas, room: Rect, counter: str, amount: int) -> None:
    """So many pieces side by side, closer where there are many; for none a pale one."""
    ui = canvas.metrics.ui_px
    side = min(room.h, ui(48))
    if amount == 0:
        canvas.sprite_in(counter, Rect(room.x, room.centery - side // 2, side, side), alpha=46)
        return
    step = min(side * 0.88, (room.w - side - ui(12)) / max(amount - 1, 1))
    for number in range(amount):
        box = Rect(room.x + round(step * number), 0, side, side)
        box.centery = room.centery
        canvas.sprite_in(counter, box)
