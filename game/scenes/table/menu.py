"""The menu over the table: picture and line of the game, and everything one may want to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from engines.core.types import Text, ntext, text
from game.scene import AppContext
from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.dialog import Answer, Ask, Dialog
from game.ui.text import BOLD, TEXT

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

ROWS = (1, 2, 1, 1, 2, 1, 2)
"""How many buttons stand side by side in each row."""
SHOT = 140
"""Design pixels of the height of the game's picture."""


class TableMenu(Dialog):
    """The pause menu."""

    def __init__(self, ctx: AppContext, table: TableScene) -> None:
        self.table = table
        title = text("{game}, {round}", game=table.match.spec.title, round=table.round_words())
        super().__init__(ctx, Ask(title, (), _answers(table), "menu"), table.skin)
        self._shot: Surface | None = None

    def layout(self) -> None:
        """Place picture, lines and buttons in what height there is."""
        m = self.ctx.metrics
        ui = m.ui_px
        canvas = self.canvas(self._probe())
        most = m.height - 2 * m.px(12)
        wide = min(ui(604), m.width - 2 * m.px(24))
        fixed = ui(62) + ui(SHOT) + ui(20) + ui(26)
        row = min(ui(76), max((most - fixed) // len(ROWS), m.text_floor * 2))
        high = min(fixed + row * len(ROWS), most)
        self.box = Rect(0, 0, wide, high)
        self.box.center = (m.width // 2, m.height // 2)
        pad = ui(24)
        top = self.box.bottom - ui(16) - row * len(ROWS)
        self.inner = Rect(self.box.x + pad, self.box.y + ui(62) + ui(14), wide - 2 * pad, 0)
        self.inner.h = max(top - ui(8) - self.inner.y, 1)
        self._place_rows(top, row)
        self._shot = self.table.shot(canvas, self._shot_box().size)

    def _place_rows(self, top: int, row: int) -> None:
        gap, number = self.ctx.metrics.ui_px(12), 0
        for line, count in enumerate(ROWS):
            wide = (self.inner.w - gap * (count - 1)) // count
            for place in range(count):
                button = self.buttons[number]
                x = self.inner.x + place * (wide + gap)
                button.rect = Rect(x, top + line * row, wide, row - gap)
                number += 1

    def _shot_box(self) -> Rect:
        return Rect(self.inner.x, self.inner.y, round(self.inner.h * 16 / 9), self.inner.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the window, the picture and what is known of the game."""
        canvas.shadow(self.box, 16, (8, 9))
        canvas.box(self.box, canvas.skin.panel, "", 4, 16)
        self._paint_head(canvas)
        shot = self._shot_box()
        if self._shot is not None:
            canvas.surface.blit(self._shot, shot)
        canvas.box(shot, None, "", 4, 6)
        left = shot.right + canvas.metrics.ui_px(18)
        lines = self._lines()
        high = self.inner.h // max(len(lines), 3)
        for number, said in enumerate(lines):
            box = Rect(left, self.inner.y + number * high, self.inner.right - left, high)
            style = BOLD.but(size=25) if not number else TEXT.but(colour=canvas.skin.muted)
            label(canvas, said, box, style)

    def _lines(self) -> list[Text]:
        match, cover = self.table.match, self.table.cover
        players, minutes = len(match.players), int(cover.seconds // 60)
        assists = match.assists
        lines = [
            self.table.saved_words(),
            text("{players}, {minutes}", players=_players(players), minutes=_minutes(minutes)),
            text("Seed {seed}", seed=match.seed),
        ]
        if assists.any():
            lines.append(
                text(
                    "{hints}, {undos}",
                    hints=_hints(assists.hints),
                    undos=_rounds(assists.free_undos),
                )
            )
        return lines


def _answers(table: TableScene) -> tuple[Answer, ...]:
    return (
        Answer(text("Continue"), kind="primary", icon="play", key="Esc", safe=True),
        Answer(text("Rules"), table.open_rules, icon="book", key="F1"),
        Answer(text("Settings"), table.open_settings, icon="gear"),
        Answer(text("Save as a new game"), table.save_as, icon="disk", key="Ctrl S"),
        Answer(text("Show the last round again"), table.show_last_round, icon="eye", key="R"),
        Answer(text("Who plays"), table.open_seats, icon="person"),
        Answer(text("Same seed again"), table.start_again, icon="dice"),
        Answer(text("Load another game"), table.open_load, icon="in"),
        Answer(text("Title"), table.to_title, icon="game"),
        Answer(text("Quit"), table.quit, icon="cross"),
    )


def _players(count: int) -> Text:
    return ntext("{n} player", "{n} players", count="n", n=count)


def _minutes(count: int) -> Text:
    return ntext("{minutes} minute", "{minutes} minutes", count="minutes", minutes=count)


def _hints(count: int) -> Text:
    return ntext("{n} hint used", "{n} hints used", count="n", n=count)


def _rounds(count: int) -> Text:
    return ntext("{n} round taken back", "{n} rounds taken back", count="n", n=count)
