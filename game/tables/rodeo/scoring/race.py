"""Below a season's sheet: the players by points so far, and what is new next season."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Seat, Text, Who, text
from engines.games.rodeo.components.model import LEGEND, SUPERSTAR
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK
from game.tables.rodeo.cards.paper import ACID, plain, rows
from game.tables.rodeo.cards.sheet import Row, draw_row
from game.tables.rodeo.model import Model
from game.tables.rodeo.scoring.account import Account
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, HEAD, Style

BEFORE: Final = "#4b3b78"


def draw_place(canvas: Canvas, row: Rect, model: Model, account: Account, place: int) -> None:
    """Draw one of the ``ranking``, counted from 0: this season's part of the bar is lit."""
    number, seat = ranking(account)[place]
    first = Rect(row.x, row.y, row.w * 7 // 100, row.h)
    style = Style(size=26, family=DISPLAY, colour=CHALK, align="centre")
    label(canvas, str(number), first, style)
    side = min(row.h * 7 // 10, row.w * 7 // 100)
    badge = Rect(first.right, row.centery - side // 2, side, side)
    canvas.sprite_in(f"badge_{model.colours[seat]}", badge)
    name = Rect(badge.right + 6, row.y, row.w * 26 // 100, row.h)
    label(canvas, text("{who}", who=Who(seat)), name, BOLD.but(size=25, colour=CHALK))
    bar = Rect(name.right + 4, row.y, row.w * 46 // 100, row.h).inflate(0, -row.h // 4)
    _bar(canvas, bar, account, seat)
    total = Rect(bar.right + 4, row.y, row.right - bar.right - 4, row.h)
    style = BOLD.but(size=27, colour=CHALK, align="right")
    label(canvas, plain(account.totals[seat]), total, style)


def ranking(account: Account) -> list[tuple[int, Seat]]:
    """Return places and seats: the new order, at the end of the game the final places."""
    if not account.over:
        return list(enumerate(account.order, 1))
    keys = {
        seat: (total, account.incomes[seat].cash, account.incomes[seat].fans)
        for seat, total in account.totals.items()
    }
    best = sorted(keys, key=lambda seat: (keys[seat], -seat), reverse=True)
    return [(1 + sum(key > keys[seat] for key in keys.values()), seat) for seat in best]


def _bar(canvas: Canvas, bar: Rect, account: Account, seat: Seat) -> None:
    most = max(*account.totals.values(), 1)
    total, gained = max(account.totals[seat], 0), max(account.gained(seat), 0)
    whole = Rect(bar.x, bar.y, max(bar.w * total // most, bar.h // 2), bar.h)
    canvas.box(whole, ACID, "", 3, 8)
    old = max(whole.w * max(total - gained, 0) // max(total, 1), 0)
    if old > bar.h // 2:
        canvas.box(Rect(bar.x, bar.y, old, bar.h), BEFORE, "", 3, 8)


def draw_news(canvas: Canvas, box: Rect, model: Model, account: Account) -> None:
    """Draw what is new in the next season, or that the game is over."""
    if account.over:
        said = text("The last season is over.")
        label(canvas, said, box, BOLD.but(size=26, colour=CHALK, lines=3))
        return
    lines = rows(box, 4)
    head = text("Season {season}", season=account.season + 1)
    label(canvas, head, lines[0], HEAD.but(size=24, colour=ACID))
    for row, line in zip(_new(model, account.season), lines[1:], strict=False):
        draw_row(canvas, line, row, CHALK, colours=False)


def _new(model: Model, season: int) -> list[Row]:
    boards, view = model.t.data.boards, model.view
    reveal = boards.reveal[view.players - 2][min(season, boards.seasons - 1)]
    found = [Row("symbol_tent", text("New campsite cards open"))]
    if reveal[LEGEND]:
        found.append(Row("symbol_star", text("Every round shows a rock legend")))
    elif reveal[SUPERSTAR]:
        found.append(Row("symbol_star", text("Every round shows a superstar")))
    if season == view.seasons - 1:
        said: Text = text("Every {n}K you hold: 1 point", n=boards.money_per_vp)
        found.append(Row("symbol_money", said))
    else:
        found.append(Row("symbol_fan", text("More fans look for a ticket")))
    return found
