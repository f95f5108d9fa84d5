"""A chip: a small round button that can be on, for filters and sort orders."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.control import content
from game.ui.text import BOLD
from game.words import Said

LABEL = BOLD.but(size=23)
PAD = 34


class Chip(Clickable):
    """Does one thing when clicked; ``on`` shows that it holds."""

    role = "chip"

    def __init__(self, label: Said, action: Callable[[], None]) -> None:
        super().__init__(label, action)
        self.label = label
        self.on = False

    def wide(self, canvas: Canvas) -> int:
        """Return the width it wants in real pixels."""
        ui = canvas.metrics.ui_px
        return canvas.measure(self.label, LABEL) + ui(PAD)

    def draw(self, canvas: Canvas) -> None:
        """Draw a round box and the label."""
        skin, off = canvas.skin, not self.enabled
        radius = self.rect.h / 2 / canvas.metrics.scale
        fill, ink = skin.field, skin.field_text
        if off:
            fill, ink = skin.off.fill, skin.off.ink
        elif self.on:
            fill, ink = skin.mark, skin.mark_ink
        elif self.state != "normal":
            fill = skin.plain.press if self.pressed else skin.plain.hover
            ink = skin.plain.ink
        if self.ringed:
            canvas.ring(self.rect, radius + 6)
        canvas.box(self.rect, fill, skin.off.press if off else "", 3, radius, dash=off)
        face = Rect(self.rect)
        content(canvas, face, self.label, ink, style=LABEL)
