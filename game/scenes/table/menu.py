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
    from game.scenes.table.orders import Orders

SHOT = 140
"""Design pixels of the height of the game's picture."""


class TableMenu(Dialog):
    """The pause menu."""

    def __init__(self, ctx: AppContext, orders: Orders) -> None:
        self.orders = orders
        title = text("{game}, {round}", game=orders.match.spec.title, round=orders.round_words())
        ask = Ask(title, (), _answers(orders), "menu", column=True)
        super().__init__(ctx, ask, orders.table.skin)
        self._shot: Surface | None = None

    def content_height(self, canvas: Canvas, width: int) -> int:
        """Return the height of picture and facts."""
        return canvas.metrics.ui_px(SHOT + 20)

    def layout(self) -> None:
        """Place everything, and take the picture anew."""
        super().layout()
        high = self.metrics.ui_px(SHOT)
        self._shot = self.orders.shot((round(high * 16 / 9), high))

    def paint_content(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the picture and what is known of the game."""
        high = canvas.metrics.ui_px(SHOT)
        shot = Rect(rect.x, rect.y, round(high * 16 / 9), high)
        if self._shot is not None:
            canvas.surface.blit(self._shot, shot)
        canvas.box(shot, None, "", 4, 6)
        left = shot.right + canvas.metrics.ui_px(18)
        facts = self.facts()
        line = high // max(len(facts), 4)
        for number, said in enumerate(facts):
            box = Rect(left, shot.y + number * line, rect.right - left, line)
            style = BOLD.but(size=25) if not number else TEXT.but(colour=canvas.skin.muted)
            label(canvas, said, box, style)

    def facts(self) -> list[Text]:
        """Return what is known of the game."""
        match, cover = self.orders.match, self.orders.table.cover
        players, minutes = len(match.players), int(cover.seconds // 60)
        assists = match.assists
        lines = [
            self.orders.saved_words(),
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


def _answers(orders: Orders) -> tuple[Answer, ...]:
    return (
        Answer(text("Continue"), kind="primary", icon="play", key="Esc", safe=True),
        Answer(text("Rules"), orders.rules, icon="book", key="F1", half=True),
        Answer(text("Settings"), orders.settings, icon="gear", half=True),
        Answer(text("Save as a new game"), orders.save_as, icon="disk", key="Ctrl S"),
        Answer(text("Show the last round again"), orders.last_round, icon="eye", key="R"),
        Answer(text("Who plays"), orders.seats, icon="person", half=True),
        Answer(text("Same seed again"), orders.start_again, icon="dice", half=True),
        Answer(text("Load another game"), orders.load, icon="in"),
        Answer(text("Title"), orders.title, icon="game", half=True),
        Answer(text("Quit"), orders.quit, icon="cross", half=True),
    )


def _players(count: int) -> Text:
    return ntext("{n} player", "{n} players", count="n", n=count)


def _minutes(count: int) -> Text:
    return ntext("{minutes} minute", "{minutes} minutes", count="minutes", minutes=count)


def _hints(count: int) -> Text:
    return ntext("{n} hint used", "{n} hints used", count="n", n=count)


def _rounds(count: int) -> Text:
    return ntext("{n} round taken back", "{n} rounds taken back", count="n", n=count)
