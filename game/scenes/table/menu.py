"""The menu over the table: picture and line of the game, and everything one may want to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from engines.core.types import Text, ntext, text
from game.scene import AppContext
from game.ui.canvas import Canvas
from game.ui.dialog import Answer, Ask, Dialog
from game.ui.text import PROSE, Style

if TYPE_CHECKING:
    from game.scenes.table.orders import Orders

SHOT = 140
"""Design pixels of the height of the game's picture."""
WIDE, GAP = 680, 18
FIRST = PROSE.but(size=25, weight=700)
REST = PROSE.but(size=24)


class TableMenu(Dialog):
    """The pause menu."""

    def __init__(self, ctx: AppContext, orders: Orders) -> None:
        self.orders = orders
        title = text("{game}, {round}", game=orders.match.spec.title, round=orders.round_words())
        ask = Ask(title, (), _answers(orders), "menu", column=True, wide=WIDE)
        super().__init__(ctx, ask, orders.table.skin)
        self._shot: Surface | None = None

    def content_height(self, canvas: Canvas, width: int) -> int:
        """Return the height of picture and facts, whichever is higher."""
        ui = canvas.metrics.ui_px
        room = width - round(ui(SHOT) * 16 / 9) - ui(GAP)
        words = sum(canvas.text_height(said, style, room) for said, style in self._set(canvas))
        return max(ui(SHOT), words + ui(8)) + ui(20)

    def _set(self, canvas: Canvas) -> list[tuple[str, Style]]:
        """The facts as paragraphs: the first one bold, the rest together."""
        first, *rest = (canvas.say(fact) for fact in self.facts())
        return [(first, FIRST), ("\n".join(rest), REST.but(colour=canvas.skin.muted))]

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
        left, top = shot.right + canvas.metrics.ui_px(GAP), shot.y
        for said, style in self._set(canvas):
            room = Rect(left, top, rect.right - left, rect.bottom - top)
            room.h = canvas.text_height(said, style, room.w)
            canvas.text(said, room, style)
            top = room.bottom + canvas.metrics.ui_px(8)

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
        if assists.hints:
            lines.append(_hints(assists.hints))
        if assists.free_undos:
            lines.append(_rounds(assists.free_undos))
        return lines


def _answers(orders: Orders) -> tuple[Answer, ...]:
    return (
        Answer(text("Continue"), kind="primary", icon="play", key="Esc", safe=True),
        Answer(text("Rules"), orders.rules, icon="book", key="F1", half=True),
        Answer(text("Settings"), orders.settings, icon="gear", half=True),
        Answer(text("Save as a new game"), orders.save_as, icon="disk", key="Ctrl S"),
        Answer(text("Show the last round again"), orders.last_round, icon="eye", key="R"),
        Answer(text("Who plays"), orders.seats, icon="person"),
        Answer(text("Start again, same seed"), orders.start_again, icon="dice"),
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
