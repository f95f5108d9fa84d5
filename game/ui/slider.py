"""A slider over whole numbers, with marks and labels under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.control import tone_fill
from game.ui.keys import Stroke
from game.ui.text import SMALL
from game.ui.toggle import knob_tone
from game.ui.widget import Spot, Widget
from game.words import Said

KNOB = 16
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -5, pygame.K_PAGEUP: 5}


class Slider(Widget):
    """A value from ``low`` to ``high`` in steps of ``step``; ``changed`` gets it as it moves.

    ``marks`` are values with a tick and a label under the track, which lies in the upper part
    of the box. ``wording`` puts a value in words.
    """

    role = "slider"

    def __init__(
        self,
        name: Said,
        value: int,
        changed: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        marks: Sequence[tuple[int, Said]] = (),
        wording: Callable[[int], Said] = str,
        tip: Text | None = None,
    ) -> None:
        super().__init__(name, tip)
        self.value = value
        self.changed = changed
        self.low, self.high, self.step = low, high, step
        self.marks = tuple(marks)
        self.wording = wording
        self._before = value

    @property
    def value_words(self) -> Said:
        """The value in words."""
        return self.wording(self.value)

    @property
    def share(self) -> float:
        """Where the knob is, from 0 to 1."""
        return (self.value - self.low) / max(self.high - self.low, 1)

    def put(self, value: float) -> None:
        """Set the nearest step within bounds."""
        steps = round((value - self.low) / self.step)
        near = min(max(self.low + steps * self.step, self.low), self.high)
        if near != self.value:
            self.value = near
            self.changed(near)

    def press(self, spot: Spot) -> None:
        """Bring the knob to the mouse."""
        self._before = self.value
        self.drag(spot)

    def drag(self, spot: Spot) -> None:
        """Move the knob with the mouse, wherever it goes."""
        track = self._track(self._reach)
        share = (spot[0] - track.x) / max(track.w, 1)
        self.put(self.low + share * (self.high - self.low))

    def stroke(self, stroke: Stroke) -> bool:
        """Left and Right move by a step, Page keys by five, Home and End to the ends."""
        if not stroke.bare:
            return False
        if stroke.key in (pygame.K_HOME, pygame.K_END):
            self.put(self.low if stroke.key == pygame.K_HOME else self.high)
            return True
        if stroke.key not in STEPS:
            return False
        self.put(self.value + STEPS[stroke.key] * self.step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw track, marks and knob."""
        skin, ui = canvas.skin, canvas.metrics.ui_px
        self._reach = ui(KNOB)
        track, off = self._track(self._reach), not self.enabled
        high = ui(12)
        bar = Rect(track.x, track.centery - high // 2, track.w, high)
        line = skin.off.press if off else skin.line
        canvas.box(bar, skin.off.fill if off else skin.track, line, 3, 6, dash=off)
        x = track.x + round(track.w * self.share)
        if not off:
            done = Rect(bar.x, bar.y, max(x - bar.x, high), high)
            canvas.box(done, skin.on, line, 3, 6)
        self._draw_marks(canvas, track)
        if self.ringed:
            canvas.ring(
                Rect(x - ui(KNOB), track.centery - ui(KNOB), 2 * ui(KNOB), 2 * ui(KNOB)), 30
            )
        radius = ui(14 if self.pressed else KNOB)
        knob = skin.off_knob if off else tone_fill(knob_tone(canvas), self.state)
        canvas.disc((x, track.centery), radius, knob, line, 4)

    def _draw_marks(self, canvas: Canvas, track: Rect) -> None:
        skin, ui = canvas.skin, canvas.metrics.ui_px
        room = track.w // max(len(self.marks) - 1, 1) if len(self.marks) > 1 else track.w
        for value, label in self.marks:
            x = track.x + round(track.w * (value - self.low) / max(self.high - self.low, 1))
            top = track.centery + ui(12)
            canvas.fill(Rect(x - ui(1), top, max(ui(3), 1), ui(8)), skin.muted)
            here = value == self.value
            style = SMALL.but(
                align="centre",
                colour=skin.text if here else skin.muted,
                weight=700 if here else 600,
            )
            box = Rect(x - room // 2, top + ui(8), room, self.rect.bottom - top - ui(8))
            if label and box.h > 0:
                canvas.text(label, box, style)

    _reach = KNOB

    def _track(self, reach: int) -> Rect:
        """The line the knob runs on: the box without the knob's reach at both ends."""
        high = 2 * reach if self.marks else self.rect.h
        return Rect(self.rect.x + reach, self.rect.y, self.rect.w - 2 * reach, high)
