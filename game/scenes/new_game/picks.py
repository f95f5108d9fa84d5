"""Small controls of a seat: its face, and its colour with the shape that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect

from engines.core.types import Text, text
from game.tables.seats import COLOURS
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.keys import Stroke
from game.ui.segmented import Segmented
from game.ui.skin import WHITE
from game.ui.widget import Spot

COLOUR_NAMES: Final = {
    "red": text("Red, circle"),
    "blue": text("Blue, diamond"),
    "yellow": text("Yellow, triangle"),
    "white": text("White, square"),
}
FIELDS: Final = {"red": "#a3241f", "blue": "#2f8fd0", "yellow": "#f2c230", "white": "#f7f3ea"}


class Face(Clickable):
    """A portrait; a click or Enter shows the next one, Left and Right turn both ways."""

    def __init__(self, face: str, turned: Callable[[int], None]) -> None:
        super().__init__(text("Face"), lambda: turned(1), text("Another face"))
        self.face = face
        self.turned = turned

    def stroke(self, stroke: Stroke) -> bool:
        """Enter, Space and Right show the next, Left the one before."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(stroke.key, 0)
        if not step or not stroke.bare:
            return super().stroke(stroke)
        self.turned(step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait and the sign that it can be changed."""
        skin, ui = canvas.skin, canvas.metrics.ui_px
        if self.ringed:
            canvas.ring(self.rect, 14)
        draw_face(canvas, self.rect, self.face)
        radius = ui(16)
        centre = self.rect.right - ui(4), self.rect.bottom - ui(6)
        tone = {"hover": skin.plain.hover, "pressed": skin.plain.press}
        canvas.disc(centre, radius, tone.get(self.state, WHITE), "", 3)
        mark = Rect(0, 0, ui(20), ui(20))
        mark.center = centre
        canvas.icon("down", mark, skin.field_text)


def draw_face(canvas: Canvas, rect: Rect, face: str) -> None:
    """Draw a portrait in its frame."""
    name = f"portrait_{face}" if f"common/portrait_{face}" in canvas.kit.sprites else ""
    if name:
        canvas.sprite_in(name, rect)
        canvas.skin_box("portrait_frame", rect)
    else:
        canvas.box(rect, canvas.skin.shade, "", 4, 12)
        canvas.icon("person", rect.inflate(-rect.w // 3, -rect.h // 3), canvas.skin.muted)


class Swatches(Segmented):
    """The four colours: a click gives one to the seat; one that is taken is exchanged."""

    def __init__(self, colour: str, taken: Sequence[str], changed: Callable[[str], None]) -> None:
        super().__init__(
            text("Colour"),
            [COLOUR_NAMES[each] for each in COLOURS],
            COLOURS.index(colour),
            lambda index: changed(COLOURS[index]),
            COLOUR_NAMES[colour],
        )
        self.taken = frozenset(taken) - {colour}

    def boxes(self) -> list[Rect]:
        """Return the squares' boxes, left to right."""
        step = self.rect.w / len(COLOURS)
        side = min(self.rect.h, round(step))
        return [
            Rect(self.rect.x + round(n * step), self.rect.y, round(step), side)
            for n in range(len(COLOURS))
        ]

    def move(self, spot: Spot) -> bool:
        """Light the square under the mouse and name it."""
        changed = super().move(spot)
        if self._at >= 0:
            self.tip = self._meaning(COLOURS[self._at])
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the squares: one's own in a box, those of others pale."""
        px = canvas.metrics.px
        if self.ringed:
            canvas.ring(self.rect, 12)
        for n, box in enumerate(self.boxes()):
            colour = COLOURS[n]
            side = min(box.w, box.h) - px(2)
            square = Rect(0, 0, side, side)
            square.center = box.center
            lit = n == self._at and self.hovered
            if n == self.index or lit:
                fill = canvas.skin.mark if n == self.index else canvas.skin.plain.hover
                canvas.box(square, fill, "", 2.5, 9)
            inner = square.inflate(-px(6), -px(6))
            faint = colour in self.taken and not lit
            canvas.sprite_in(f"badge_{colour}", inner, alpha=100 if faint else 255)

    def _meaning(self, colour: str) -> Text:
        if colour in self.taken:
            return text("{colour}: change places", colour=COLOUR_NAMES[colour])
        return COLOUR_NAMES[colour]
