"""The panel at the right: the pieces the open chapter speaks of; a click opens a piece's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.tables.figure import Figure
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.control import body
from game.ui.skin import Tone
from game.ui.text import BOLD, TEXT

HIGH: Final = 98
NAME: Final = BOLD.but(size=25)
WORDS: Final = TEXT.but(size=22, lines=2, lead=1.05)


class FigureRow(Clickable):
    """One piece; ``here`` marks the one whose paragraph is open."""

    def __init__(self, figure: Figure, here: bool, action: Callable[[], None]) -> None:
        super().__init__(figure.name, action)
        self.figure = figure
        self.here = here

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the name and the words."""
        skin, ui = canvas.skin, canvas.metrics.ui_px
        fill = skin.mark if self.here else skin.field
        tone = Tone(fill, skin.plain.hover, skin.plain.press, skin.field_text)
        body(canvas, self.rect, tone, self.state, self.ringed, drop=False)
        plain = self.state == "normal" and not self.here
        ink = skin.field_text if plain else skin.plain.ink
        side = self.rect.h - ui(24)
        picture = Rect(self.rect.x + ui(10), self.rect.y + ui(12), side, side)
        canvas.sprite_in(self.figure.sprite, picture)
        left = picture.right + ui(14)
        room = Rect(left, self.rect.y + ui(6), self.rect.right - ui(10) - left, 0)
        half = (self.rect.h - ui(12)) * 2 // 5
        upper = Rect(room.x, room.y, room.w, half)
        canvas.text(self.figure.name, upper, NAME.but(colour=ink))
        muted = skin.field_muted if plain else ink
        lower = Rect(room.x, room.y + half, room.w, self.rect.bottom - ui(4) - room.y - half)
        canvas.text(self.figure.words, lower, WORDS.but(colour=muted, valign="top"))
