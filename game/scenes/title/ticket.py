"""The ticket that leads back into the last game: its picture, and one line of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.dates import long_date, short_date
from game.scenes.saved import Pictures, game_title, players_words, state_words
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.shapes import PREMULTIPLIED
from game.ui.text import BOLD, DISPLAY, TEXT, Style
from saves.cover import SaveEntry, now

TICKET_H: Final = 176
STUB: Final = 188
SMALL_PRINT: Final = "#4d3a10"
CONTINUE: Final = Style(size=32, family=DISPLAY, align="centre")
GAME: Final = Style(size=40, family=DISPLAY)
LINE: Final = BOLD.but(size=27)
DATE: Final = TEXT.but(size=25, colour=SMALL_PRINT)


class Ticket(Clickable):
    """Continues a save. ``scale`` is real pixels to the ticket's own."""

    def __init__(self, entry: SaveEntry, pictures: Pictures, action: Callable[[], None]) -> None:
        assert entry.info is not None
        super().__init__(text("Continue {game}", game=game_title(entry)), action)
        self.entry = entry
        self.info = entry.info
        self.pictures = pictures
        self.scale = 1.0

    @property
    def line(self) -> Text:
        """Where the game stands and how many play it."""
        state = state_words(self.info)
        players = players_words(len(self.info.players))
        return text("{state}, {players}", state=state, players=players)

    def draw(self, canvas: Canvas) -> None:
        """Draw stub, picture and words."""
        rect = self.rect.move(0, canvas.metrics.px(3)) if self.pressed else self.rect
        if self.ringed:
            canvas.ring(self.rect, 6)
        look = "continue_ticket_hover" if self.hovered or self.pressed else "continue_ticket"
        self._sheet(canvas, look, rect)
        unit = self.scale
        stub = Rect(rect.x + 22 * unit, rect.y + 112 * unit, (STUB - 26) * unit, 48 * unit)
        canvas.text(text("Continue"), stub, CONTINUE)
        left = rect.x + round(214 * unit)
        high = rect.h - round(40 * unit)
        frame = Rect(left, rect.y + round(20 * unit), round(high * 252 / 136), high)
        right = rect.right - round(44 * unit)
        if right - frame.right > 300 * unit:
            self.pictures.draw(canvas, frame, self.entry)
            left = frame.right + round(26 * unit)
        self._words(canvas, Rect(left, frame.y, right - left, high))

    def _sheet(self, canvas: Canvas, name: str, rect: Rect) -> None:
        """The ticket's paper: stretched in width only, so that its notches stay round."""
        entry = canvas.kit.sprites.entry(name)
        left, top, right, bottom = (round(side * self.scale) for side in entry.pad)
        size = rect.w + left + right, rect.h + top + bottom
        image = canvas.kit.sprites.stretched(name, size, self.scale)
        canvas.surface.blit(image, (rect.x - left, rect.y - top), special_flags=PREMULTIPLIED)

    def _words(self, canvas: Canvas, room: Rect) -> None:
        third = room.h / 3
        line = self.line
        if canvas.set(line, LINE, (room.w, round(third * 0.95))).cut:
            line = state_words(self.info)
        date = long_date(self.info.saved)
        if canvas.set(date, DATE, (room.w, round(third * 0.9))).cut:
            date = short_date(self.info.saved, now())
        rows = (
            (game_title(self.entry), GAME, 0.0, 1.15),
            (line, LINE, 1.15, 0.95),
            (date, DATE, 2.1, 0.9),
        )
        for said, style, top, high in rows:
            box = Rect(room.x, room.y + round(third * top), room.w, round(third * high))
            canvas.text(said, box, style)
