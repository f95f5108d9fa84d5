"""Bit by bit: when the next bit of a window is due, and the picture of those shown so far."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.canvas import Canvas

BEAT: Final = 0.42
"""Seconds from one bit to the next, at the normal pace."""
SHARE: Final = 0.002
"""Seconds of a frame after which no further bit is drawn in it."""

Bit = Callable[[Canvas], object]


class Reveal:
    """So many bits, one due after the other on a steady beat."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.due = 0
        self._gone = 0.0

    @property
    def whole(self) -> bool:
        """True once all are due."""
        return self.due == self.bits

    def advance(self, seconds: float) -> bool:
        """Let time pass; true if another bit is due now. One comes at a time."""
        if self.whole:
            return False
        self._gone += seconds
        if self._gone < BEAT:
            return False
        self._gone = min(self._gone - BEAT, BEAT)
        self.due += 1
        return True

    def all_now(self) -> bool:
        """Make all due; true if any was not."""
        more = not self.whole
        self.due = self.bits
        return more


class Print:
    """A window's picture, to which bits are added as they are due: each is drawn once.

    Drawing stops for a frame when its share of time is used up (``behind``), so that the first
    look at many pictures and words costs no frame much.
    """

    def __init__(self) -> None:
        self.behind = False
        self._made: object = None
        self._sheet: Surface | None = None
        self._drawn = 0

    def show(self, canvas: Canvas, box: Rect, made: object, bits: Sequence[Bit]) -> None:
        """Bring the picture up to these bits and put it on the canvas.

        ``made`` is whatever the bits look different with (size, language, colours): when it
        changes, all is drawn anew.
        """
        until = time.perf_counter() + SHARE
        if self._sheet is None or self._made != made:  # so large a surface is dear in itself
            self._sheet, self._made, self._drawn = Surface(box.bottomright), made, 0
            until -= SHARE
        sheet = Canvas(self._sheet, canvas.kit, canvas.skin)
        while self._drawn < len(bits):
            bits[self._drawn](sheet)
            self._drawn += 1
            if time.perf_counter() >= until:
                break
        self.behind = self._drawn < len(bits)
        canvas.surface.blit(self._sheet, box, box)
