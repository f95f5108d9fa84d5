"""Small controls of a seat: its face, and its colour with the shape that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect

from engines.core.types import Text, text
from game.scenes.new_game.draft import COLOURS
from game.ui.canvas import Canvas
from game.ui.keys import ACTIVATE, Stroke
from game.ui.skin import WHITE
from game.ui.widget import Spot, Widget

COLOUR_NAMES: Final = {
    "red": text("Red, circle"),
    "blue": text("Blue, diamond"),
    "yellow": text("Yellow, triangle"),
    "white": text("White, square"),
}
FIELDS: Final = {"red": "#a3241f", "blue": "#2f8fd0", "yellow": "#f2c230", "white": "#f7f3ea"}


class Face(Widget):
    """A portrait; a click or Enter shows the next one, Left and Right turn both ways."""

    role = "button"

    def __init__(self, face: str, turned: Callable[[int], None]) -> None:
        super().__init__(text("Face"), text("Another face"))
        self.face = face
        self.turned = turned

    def release(self, spot: Spot) -> None:
        """Show the next one."""
        self.turned(1)

    def stroke(self, stroke: Stroke) -> bool:
        """Enter, Space and Right show the next, Left the one before."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1} | dict.fromkeys(ACTIVATE, 1)
        if stroke.key not in steps or not stroke.bare:
            return False
        if not (stroke.repeat and stroke.key in ACTIVATE):
            self.turned(steps[stroke.key])
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


class Swatches(Widget):
    """The four colours: a click gives one to the seat; one that is taken is exchanged."""

    role = "choice"

    def __init__(self, colour: str, taken: Sequence[str], changed: Callable[[str], None]) -> None:
        super().__init__(text("Colour"), COLOUR_NAMES[colour])
        self.colour = colour
        self.taken = frozenset(taken) - {colour}
        self.changed = changed
        self._at = -1

    @property
    def value_words(self) -> Text:
        """The seat's colour."""
        return COLOUR_NAMES[self.colour]

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
        at = self._square(spot)
        changed, self._at = at != self._at, at
        if at >= 0:
            self.tip = self._meaning(COLOURS[at])
        return changed

    def press(self, spot: Spot) -> None:
        """Remember which square is pressed."""
        self._at = self._square(spot)

    def release(self, spot: Spot) -> None:
        """Take the colour, if the button came up on the square it went down on."""
        at = self._square(spot)
        if at >= 0 and at == self._at and COLOURS[at] != self.colour:
            self.changed(COLOURS[at])

    def stroke(self, stroke: Stroke) -> bool:
        """Left and Right take the neighbour; at the ends the focus moves on."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(stroke.key, 0)
        at = COLOURS.index(self.colour) + step
        if not step or not stroke.bare or not 0 <= at < len(COLOURS):
            return False
        self.changed(COLOURS[at])
        return True

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
            if colour == self.colour or lit:
                fill = canvas.skin.mark if colour == self.colour else canvas.skin.plain.hover
                canvas.box(square, fill, "", 2.5, 9)
            inner = square.inflate(-px(6), -px(6))
            faint = colour in self.taken and not lit
            canvas.sprite_in(f"badge_{colour}", inner, alpha=100 if faint else 255)

    def _meaning(self, colour: str) -> Text:
        if colour in self.taken:
            return text("{colour}: change places", colour=COLOUR_NAMES[colour])
        return COLOUR_NAMES[colour]

    def _square(self, spot: Spot) -> int:
        for n, box in enumerate(self.boxes()):
            if box.collidepoint(spot):
                return n
        return -1
