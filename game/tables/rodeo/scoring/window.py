"""A season's sheet over the table, until it is put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engines.core.types import Event, Seat, Text, Thing, Who, text
from engines.games.rodeo.components.model import LEGEND, SUPERSTAR
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, DEEP, draw_rule
from game.tables.rodeo.cards.paper import ACID, plain, rows
from game.tables.rodeo.cards.sheet import Row, draw_row, line_of
from game.tables.rodeo.model import Model
from game.tables.rodeo.scoring.account import Account, last_season
from game.tables.rodeo.scoring.table import draw_table, grid_of
from game.tables.rodeo.scoring.terms import foot_of, lines_of, source_rows
from game.tables.spec import WINDOW, Answer, Frame, Note, Spot, TableWindow
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, HEAD, Style

ON: Final = "sheet:on"
MIDDLE: Final = 0.725
"""The sheet's share of the window's height; the race is below."""


class SeasonSheet(TableWindow):
    """What a season came to, player by player and term by term; the race; what is new."""

    def __init__(self, model: Model, account: Account, told: Sequence[Event], own: Seat) -> None:
        self.model = model
        self.account = account
        self.events = last_season(told)
        self.own = own
        order = account.order or tuple(sorted(account.totals, key=lambda s: -account.totals[s]))
        self.seats: tuple[Seat, ...] = tuple(order)
        self.lines = lines_of(model.t, account, self.seats)

    # ------------------------------------------------------------ where
    def layout(self, canvas: Canvas, frame: Frame) -> None:
        """Place sheet, race and button."""
        self.box = Rect(frame.middle)
        gap = max(self.box.h // 110, 3)
        self.sheet = Rect(self.box.x, self.box.y, self.box.w, round(self.box.h * MIDDLE))
        self.tray = Rect(self.box.x, self.sheet.bottom + gap, self.box.w, 0)
        self.tray.h = self.box.bottom - self.tray.y
        pad = max(self.tray.h // 14, 4)
        inner = self.tray.inflate(-2 * pad, -2 * pad)
        self.race = Rect(inner.x, inner.y, inner.w * 46 // 100, inner.h)
        self.news = Rect(self.race.right + 2 * pad, inner.y, inner.w * 32 // 100, inner.h)
        left = self.news.right + 2 * pad
        self.button = Rect(left, inner.y + inner.h // 5, inner.right - left, inner.h * 3 // 5)
        self.grid = grid_of(self.sheet, len(self.lines), len(self.seats))

    def spots(self) -> Sequence[Spot]:
        """Return every figure, and the button."""
        found = []
        for line, row in zip(self.lines, self.grid.lines, strict=True):
            for column, seat in enumerate(self.seats):
                said = text("{term}: {who}", term=line.name, who=Who(seat))
                box = self.grid.cell(row, column)
                found.append(Spot(f"sheet:{line.source}:{seat}", box, said, WINDOW))
        return [*found, Spot(ON, self.button, self._onwards(), WINDOW)]

    def pick(self, thing: Thing) -> bool:
        """Only the button leads on; figures explain themselves."""
        return thing == ON

    def click(self, thing: Thing) -> Answer:
        """Go on with the button."""
        return Answer(done=thing == ON)

    def prompt(self) -> tuple[Text, Text]:
        """Say what this is."""
        head = text("Season {season}:", season=self.account.season)
        return head, text("how it was scored. Point at a figure to see where it came from.")

    def note(self, thing: Thing) -> Note | None:
        """Say where a figure came from."""
        found = self.rows(thing)
        return Note(found[0], tuple(line_of(row) for row in found[1])) if found else None

    def rows(self, thing: Thing) -> tuple[Text, list[Row]] | None:
        """Return where a figure came from, as a head and lines."""
        kind, _, rest = thing.partition(":")
        source, _, seat = rest.partition(":")
        if kind != "sheet" or not seat:
            return None
        festival = self.model.view.festival[int(seat)]
        return source_rows(self.model.t, self.account, self.events, source, int(seat), festival)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw it whole."""
        canvas.fill(self.box, "#1a1a21")
        heads = [
            (f"badge_{self.model.colours[seat]}", text("{who}", who=Who(seat)))
            for seat in self.seats
        ]
        own = self.seats.index(self.own) if self.own in self.seats else -1
        foot = foot_of(self.account, self.seats)
        draw_table(canvas, self.sheet, heads, self.lines, foot, own)
        self._ring(canvas, pointed)
        canvas.box(self.tray, DEEP, "", 3, 14)
        self._race(canvas)
        draw_rule(canvas, self.news.x - self.tray.h // 14, self.race.y, self.race.bottom)
        self._news(canvas)
        hot = pointed == ON
        canvas.box(self.button, "#ffc08f" if hot else "#ff8a3c", "", 4, 12)
        style = BOLD.but(size=28, align="centre", colour="#22262e", lines=2, lead=1.1)
        label(canvas, self._onwards(), self.button.inflate(-12, -6), style)

    def _ring(self, canvas: Canvas, pointed: Thing) -> None:
        for spot in self.spots():
            if spot.thing == pointed and pointed != ON:
                canvas.box(spot.box, None, "#ff3d81", 4, 8)

    def _onwards(self) -> Text:
        if self.account.over:
            return text("To the result")
        return text("On to season {season}", season=self.account.season + 1)

    def _race(self, canvas: Canvas) -> None:
        """The players by points, this season's part of each bar lit."""
        most = max(*self.account.totals.values(), 1)
        for place, (seat, row) in enumerate(
            zip(self.seats, rows(self.race, len(self.seats)), strict=True)
        ):
            number = Rect(row.x, row.y, row.w * 7 // 100, row.h)
            style = Style(size=26, family=DISPLAY, colour=CHALK, align="centre")
            label(canvas, str(place + 1), number, style)
            side = min(row.h * 7 // 10, row.w * 7 // 100)
            badge = Rect(number.right, row.centery - side // 2, side, side)
            canvas.sprite_in(f"badge_{self.model.colours[seat]}", badge)
            name = Rect(badge.right + 6, row.y, row.w * 26 // 100, row.h)
            label(canvas, text("{who}", who=Who(seat)), name, BOLD.but(size=25, colour=CHALK))
            bar = Rect(name.right + 4, row.y, row.w * 46 // 100, row.h).inflate(0, -row.h // 4)
            self._bar(canvas, bar, seat, most)
            total = Rect(bar.right + 4, row.y, row.right - bar.right - 4, row.h)
            style = BOLD.but(size=27, colour=CHALK, align="right")
            label(canvas, plain(self.account.totals[seat]), total, style)

    def _bar(self, canvas: Canvas, bar: Rect, seat: Seat, most: int) -> None:
        total, gained = max(self.account.totals[seat], 0), max(self.account.gained(seat), 0)
        whole = Rect(bar.x, bar.y, max(bar.w * total // most, bar.h // 2), bar.h)
        canvas.box(whole, ACID, "", 3, 8)
        old = max(whole.w * max(total - gained, 0) // max(total, 1), 0)
        if old > bar.h // 2:
            canvas.box(Rect(bar.x, bar.y, old, bar.h), "#4b3b78", "", 3, 8)

    def _news(self, canvas: Canvas) -> None:
        """What is new in the next season, or that the game is over."""
        if self.account.over:
            label(canvas, text("The last season is over."), self.news,
                  BOLD.but(size=26, colour=CHALK, lines=3))  # fmt: skip
            return
        lines = rows(self.news, 4)
        head = text("Season {season}", season=self.account.season + 1)
        label(canvas, head, lines[0], HEAD.but(size=24, colour=ACID))
        for row, line in zip(self._new(), lines[1:], strict=False):
            draw_row(canvas, line, row, CHALK, colours=False)

    def _new(self) -> list[Row]:
        boards, view = self.model.t.data.boards, self.model.view
        season = self.account.season
        reveal = boards.reveal[view.players - 2][min(season, boards.seasons - 1)]
        found = [Row("symbol_tent", text("New campsite cards open"))]
        if reveal[LEGEND]:
            found.append(Row("symbol_star", text("Every round shows a rock legend")))
        elif reveal[SUPERSTAR]:
            found.append(Row("symbol_star", text("Every round shows a superstar")))
        if season == view.seasons - 1:
            said = text("Every {n}K you hold: 1 point", n=boards.money_per_vp)
            found.append(Row("symbol_money", said))
        else:
            found.append(Row("symbol_fan", text("More fans look for a ticket")))
        return found
