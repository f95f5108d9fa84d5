"""The Result screen: who won and by what, and on to the next game."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Text, text
from game.scene import AppContext
from game.scenes import routes
from game.scenes.dates import span
from game.scenes.house import ON_WOOD, HouseScreen, backdrop, draw_bar, grain
from game.scenes.load.detail import assists_words
from game.scenes.new_game.draft import new_seed, seed_of, shown_seed
from game.scenes.result.poster import HungPoster
from game.scenes.result.rows import HIGH, ResultRow, draw_row
from game.scenes.saved import length_words, players_words
from game.tables import table
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.skin import WHITE
from game.ui.text import BOLD, HEAD, PROSE, TEXT
from saves.cover import Cover
from saves.errors import StoreError
from saves.results import Result

TITLE: Final = HEAD.but(size=44, colour=WHITE)
SAID: Final = PROSE.but(size=26, lead=1.22)
BUTTON: Final = BOLD.but(size=30)
SEED: Final = TEXT.but(size=24, colour=ON_WOOD)


class ResultScene(HouseScreen):
    """How a finished match ended; its result is kept once, however often it is shown."""

    most_ui = 1.15

    def __init__(self, ctx: AppContext, match: Match, cover: Cover) -> None:
        super().__init__(ctx)
        self.match = match
        self.cover = cover
        self.look = table(match.spec.slug)
        self.skin = self.look.skin
        self.outcome = match.outcome
        self.rows = self._rows()
        self.poster = self._poster()
        self.room = Rect(0, 0, 0, 0)
        self.column = Rect(0, 0, 0, 0)

    def _rows(self) -> list[ResultRow]:
        board = self.look.build(self.match)
        board.take(self.match.view(None))
        return [
            ResultRow(standing, self.match.players[standing.seat], board.seated(standing.seat))
            for standing in self.outcome.standings
        ]

    def _poster(self) -> HungPoster | None:
        if self.look.winner is None or not self.outcome.winners:
            return None
        best = self.outcome.standings[0]
        names = tuple(
            text("{name}", name=self.match.players[seat].name) for seat in self.outcome.winners
        )
        colour = self.match.players[best.seat].colour
        return HungPoster(self.look.winner, colour, names, best.total)

    # ------------------------------------------------------------ life
    def enter(self) -> None:
        """Keep the result and let it be heard."""
        self.ctx.words.call(player.name for player in self.match.players)
        self._keep()
        won = any(self.match.players[seat].human for seat in self.outcome.winners)
        self.ctx.sound.play("win" if won else "crowd")
        super().enter()

    def _keep(self) -> None:
        try:
            self.ctx.results.add(Result.of(self.match, self.cover))
        except StoreError as error:
            self.ctx.stage.toast(error.reason, "warn")

    def build(self) -> None:
        """Make the buttons."""
        add = self.gui.add
        self.again = add(
            Button(
                text("Play again"),
                lambda: self._deal(seed_of(new_seed()) or 0),
                kind="primary",
                icon="redo",
                key="Enter",
                style=BUTTON,
                tip=text("The same players and options, another seed"),
            )
        )
        self.same = add(
            Button(
                text("Same seed"),
                lambda: self._deal(self.match.seed),
                icon="dice",
                style=BUTTON,
                tip=text("The same shuffles once more"),
            )
        )
        self.home = add(
            Button(
                text("Title"),
                lambda: routes.to_title(self.ctx),
                icon="menu",
                key="Esc",
                style=BUTTON,
            )
        )
        self.gui.default, self.gui.escape = self.again, self.home

    def _deal(self, seed: int) -> None:
        match = self.match
        again = Match.deal(match.spec, match.setup, seed, match.opening, match.rules)
        routes.to_table(self.ctx, again, self.ctx.store.begin(again))

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place the poster at the left, the column of rows and buttons at the right."""
        super().layout()
        m = self.metrics
        left = m.px(36)
        wide = round(m.width * (0.325 if self.look.tally is None else 0.25)) if self.poster else 0
        top = self.bar.bottom + m.px(26)
        self.room = Rect(left, top, wide, m.height - top - m.px(26))
        x = self.room.right + m.px(48) if wide else m.px(120)
        self.column = Rect(x, top, m.width - m.px(70) - x, self.room.h)
        high, gap = m.ui_px(66), m.px(22)
        seed = m.ui_px(44)
        y = self.column.bottom - seed - high - m.px(6)
        buttons = (self.again, self.same, self.home)
        probe = self.probe()
        wants = [probe.measure(b.label, BUTTON) + m.ui_px(86 + 90 * bool(b.key)) for b in buttons]
        free, done = self.column.w - 2 * gap, 0
        for number, button in enumerate(buttons):
            left = self.column.x + round(free * done / sum(wants)) + number * gap
            done += wants[number]
            right = self.column.x + round(free * done / sum(wants)) + number * gap
            button.rect = Rect(left, y, right - left, high)
        self.seed_room = Rect(self.column.x, y + high + m.px(12), self.column.w, seed)

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw poster, rows, and what else is to be said."""
        backdrop(canvas)
        self._paint_bar(canvas)
        if self.poster is not None:
            self.poster.draw(canvas, self.room)
        m, column = canvas.metrics, self.column
        head = Rect(column.x, column.y, column.w, m.ui_px(62))
        wide = min(canvas.measure(self.look.points, TITLE) + 2, column.w)
        canvas.text(self.look.points, Rect(head.x, head.y, wide, head.h), TITLE)
        notes = self._notes(canvas)
        below = sum(high + m.px(16) for _, high, _ in notes)
        top = head.bottom + m.px(6)
        bottom = self.again.rect.y - m.px(18) - below
        gap = m.px(16)
        count = len(self.rows)
        high = min((bottom - top + gap) // count - gap, round(m.ui_px(HIGH) * 1.25))
        y = top
        if self.look.tally is not None:
            whole = Rect(column.x, top, column.w, bottom - top)
            self.look.tally(canvas, whole, self.match)
            y = bottom + gap
        else:
            for row in self.rows:
                draw_row(canvas, Rect(column.x, y, column.w, high), row)
                y += high + gap
        for said, tall, icon in notes:
            self._paint_note(canvas, Rect(column.x, y, column.w, tall), said, icon)
            y += tall + gap
        seed = text("Seed {seed}", seed=shown_seed(self.match.seed))
        canvas.text(seed, self.seed_room, SEED)

    def paint_over(self, canvas: Canvas) -> None:
        """Lay the grain over everything."""
        grain(canvas)

    def _paint_bar(self, canvas: Canvas) -> None:
        facts = text(
            "{players}, {rounds}, {time}",
            players=players_words(len(self.match.players)),
            rounds=length_words(self.match.spec.slug, self.match.round),
            time=span(self.cover.seconds),
        )
        title = self.match.spec.title.upper()
        draw_bar(canvas, self.bar, text("Final result"), facts, title)

    def _notes(self, canvas: Canvas) -> list[tuple[Text, int, str]]:
        """What is said below the rows: words, height, icon."""
        said: list[tuple[Text, str]] = [(self.outcome.ending, "flag")]
        if self.outcome.tie_break is not None:
            said = [(text("Tie-break: {words}", words=self.outcome.tie_break), "equal")]
        helped = assists_words(self.match.assists.hints, self.match.assists.free_undos)
        if helped is not None:
            said.append((helped, "hint"))
        ui = canvas.metrics.ui_px
        room = self.column.w - ui(104 + 26)
        return [
            (words, max(canvas.text_height(words, SAID, room) + ui(30), ui(72)), icon)
            for words, icon in said
        ]

    def _paint_note(self, canvas: Canvas, rect: Rect, said: Text, icon: str) -> None:
        ui, skin = canvas.metrics.ui_px, canvas.skin
        aside = icon == "hint"
        canvas.panel(rect, skin.shade if aside else skin.field)
        radius = min(ui(30), rect.h // 2 - ui(6))
        centre = rect.x + ui(50), rect.centery
        if not aside:
            canvas.disc(centre, radius, skin.on, "", 3)
        mark = Rect(0, 0, ui(38), ui(38))
        mark.center = centre
        canvas.icon(icon, mark, skin.text if aside else skin.on_ink)
        left = rect.x + ui(104)
        words = Rect(left, rect.y, rect.right - ui(26) - left, rect.h)
        colour = skin.text if aside else skin.field_text
        canvas.text(said, words, SAID.but(valign="middle", colour=colour))
