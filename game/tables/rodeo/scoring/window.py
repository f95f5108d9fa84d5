"""A season's sheet over the table, told term by term, until it is put away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Event, Seat, Text, Thing, Who, text
from engines.games.rodeo.words.phrases import PHASES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import DEEP, draw_rule
from game.tables.rodeo.cards.paper import rows
from game.tables.rodeo.cards.sheet import Row, line_of
from game.tables.rodeo.model import Model
from game.tables.rodeo.scoring.account import Account, last_season
from game.tables.rodeo.scoring.race import draw_news, draw_place
from game.tables.rodeo.scoring.reveal import Bit, Print, Reveal
from game.tables.rodeo.scoring.table import draw_foot, draw_heads, draw_line, draw_paper, grid_of
from game.tables.rodeo.scoring.terms import foot_of, lines_of, source_rows
from game.tables.spec import WINDOW, Answer, Frame, Note, Spot, TableWindow
from game.ui.audit import AUDIT
from game.ui.canvas import Canvas
from game.ui.text import BOLD

ON: Final = "sheet:on"
MIDDLE: Final = 0.725
"""The sheet's share of the window's height; the race is below."""


class SeasonSheet(TableWindow):
    """What a season came to, player by player and term by term; the race; what is new.

    The lines come one after the other, then the sums, the race from the last place up, the
    news. The season's points are never more than the sum of the lines told.
    """

    covers = True
    phase = len(PHASES) - 1

    def __init__(self, model: Model, account: Account, told: Sequence[Event], own: Seat) -> None:
        self.model = model
        self.account = account
        self.events = last_season(told)
        self.seats: tuple[Seat, ...] = tuple(sorted(account.totals))
        self.own = self.seats.index(own) if own in self.seats else -1
        self.lines = lines_of(model.t, account, self.seats)
        self.reveal = Reveal(len(self.lines) + 1 + len(self.seats) + 1)
        self.print = Print()

    # ------------------------------------------------------------ time
    @property
    def unfolding(self) -> bool:
        """True until everything is told."""
        return not self.reveal.whole

    def advance(self, seconds: float) -> bool:
        """Tell the next line when its time has come."""
        return self.reveal.advance(seconds) or self.print.behind

    def show_all(self) -> bool:
        """Tell the rest at once."""
        return self.reveal.all_now()

    @property
    def shown(self) -> int:
        """How many lines are told."""
        return min(self.reveal.due, len(self.lines))

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
        """Go on with the button, once everything is told."""
        return Answer(done=thing == ON and not self.show_all())

    def prompt(self) -> tuple[Text, Text]:
        """Say what this is."""
        head = text("Season {season}:", season=self.account.season)
        if self.unfolding:
            return head, text("this is how it is scored. A click shows everything.")
        return head, text("how it was scored. Point at a figure to see where it came from.")

    def note(self, thing: Thing) -> Note | None:
        """Say where a figure came from."""
        found = self.rows(thing)
        return Note(found[0], tuple(line_of(row) for row in found[1])) if found else None

    def rows(self, thing: Thing) -> tuple[Text, list[Row]] | None:
        """Return where a figure that is told came from, as a head and lines."""
        kind, _, rest = thing.partition(":")
        source, _, seat = rest.partition(":")
        told = [line.source for line in self.lines[: self.shown]]
        if kind != "sheet" or not seat or source not in told:
            return None
        festival = self.model.view.festival[int(seat)]
        return source_rows(self.model.t, self.account, self.events, source, int(seat), festival)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw what is told so far; only what is new costs more than a picture."""
        told = range(self.reveal.due)
        if AUDIT.on:
            for bit in self._base():
                bit(canvas)
            for number in told:
                self._bit(canvas, number)
            self._sums(canvas, self.reveal.due)
        else:
            made = (tuple(self.box), canvas.metrics, canvas.skin, canvas.kit.words.language)
            bits: list[Bit] = [*self._base(), partial(self._sums, told=0)]
            bits += [partial(self._bit_and_sums, number=n) for n in told]
            self.print.show(canvas, self.box, made, bits)
        self._ring(canvas, pointed)
        self._button(canvas, pointed == ON)

    def _base(self) -> list[Bit]:
        """What is there from the first."""
        heads = [
            (f"badge_{self.model.colours[seat]}", text("{who}", who=Who(seat)))
            for seat in self.seats
        ]
        return [
            lambda canvas: canvas.fill(self.box, "#1a1a21"),
            lambda canvas: draw_paper(canvas, self.sheet, self.grid, self.own),
            lambda canvas: draw_heads(canvas, self.grid, heads),
            self._tray,
        ]

    def _tray(self, canvas: Canvas) -> None:
        canvas.box(self.tray, DEEP, "", 3, 14)
        draw_rule(canvas, self.news.x - self.tray.h // 14, self.race.y, self.race.bottom)

    def _bit(self, canvas: Canvas, number: int) -> None:
        """A line; then nothing but the sums; then the places, the last first; then the news."""
        lines, seats = len(self.lines), len(self.seats)
        place = seats - (number - lines)
        if number < lines:
            draw_line(canvas, self.grid, self.grid.lines[number], self.lines[number])
        elif 0 <= place < seats:
            row = rows(self.race, seats)[place]
            draw_place(canvas, row, self.model, self.account, place)
        elif place < 0:
            draw_news(canvas, self.news, self.model, self.account)

    def _bit_and_sums(self, canvas: Canvas, number: int) -> None:
        self._bit(canvas, number)
        if number <= len(self.lines):
            self._sums(canvas, number + 1)

    def _sums(self, canvas: Canvas, told: int) -> None:
        """The sums of so many lines, over those before."""
        counted = [line.source for line in self.lines[:told]]
        foot = foot_of(self.account, self.seats, counted, told > len(self.lines))
        with canvas.clip(self.grid.foot):
            draw_paper(canvas, self.sheet, self.grid, self.own)
            draw_foot(canvas, self.grid, foot)

    def _ring(self, canvas: Canvas, pointed: Thing) -> None:
        if self.rows(pointed) is None:
            return
        for spot in self.spots():
            if spot.thing == pointed:
                canvas.box(spot.box, None, "#ff3d81", 4, 8)

    def _button(self, canvas: Canvas, hot: bool) -> None:
        canvas.box(self.button, "#ffc08f" if hot else "#ff8a3c", "", 4, 12)
        style = BOLD.but(size=28, align="centre", colour="#22262e", lines=2, lead=1.1)
        label(canvas, self._onwards(), self.button.inflate(-12, -6), style)

    def _onwards(self) -> Text:
        if self.unfolding:
            return text("Show all")
        if self.account.over:
            return text("To the result")
        return text("On to season {season}", season=self.account.season + 1)
