"""A switch that is on or off; its mark says which, not its colour alone."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from engines.core.types import Text, text
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.control import tone_fill
from game.ui.skin import WHITE, Tone
from game.words import Said

WIDE, HIGH = 92, 44
ON, OFF = text("on"), text("off")


class Toggle(Clickable):
    """On or off; ``changed`` gets the new value. Drawn at the right end of its box."""

    role = "switch"

    def __init__(
        self, name: Said, on: bool, changed: Callable[[bool], None], tip: Text | None = None
    ) -> None:
        super().__init__(name, self.turn_over, tip)
        self.on = on
        self.changed = changed

    @property
    def value_words(self) -> Said:
        """On or off."""
        return ON if self.on else OFF

    def turn_over(self) -> None:
        """Change to the other value, and tell."""
        self.on = not self.on
        self.changed(self.on)

    def draw(self, canvas: Canvas) -> None:
        """Draw track, knob and mark."""
        skin = canvas.skin
        high = min(self.rect.h, self.rect.w * HIGH // WIDE)
        box = Rect(0, 0, high * WIDE // HIGH, high)
        box.midright = self.rect.midright
        radius = high / 2 / canvas.metrics.scale
        if self.ringed:
            canvas.ring(box, radius + 6)
        off = not self.enabled
        track = skin.off.fill if off else skin.on if self.on else skin.track
        line = skin.off.press if off else skin.line
        canvas.box(box, track, line, 3, radius, dash=off)
        knob = skin.off.fill if off else tone_fill(knob_tone(canvas), self.state)
        x = box.right - high // 2 if self.on else box.left + high // 2
        canvas.disc((x, box.centery), high * (17 if self.pressed else 19) / 44, knob, line, 3)
        mark = Rect(0, 0, high * 20 // 44, high * 20 // 44)
        mark.center = (x, box.centery)
        ink = skin.off.ink if off else skin.field_text
        canvas.icon("check" if self.on else "cross", mark, ink)


def knob_tone(canvas: Canvas) -> Tone:
    """Return the colours of a knob: white at rest, else as a plain button."""
    plain = canvas.skin.plain
    return Tone(WHITE, plain.hover, plain.press, canvas.skin.field_text)
