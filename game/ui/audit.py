"""What text was drawn where, for tests: nothing may leave its box or lie on other text.

Off unless a test collects; then every line drawn through ``Canvas`` is noted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import Rect


@dataclass(frozen=True, slots=True)
class Shown:
    """One text as drawn: its ink, the box it was given, the scene's layer (0: the lowest).

    ``cut`` says that it did not fit and ends in an ellipsis; ``size`` is in real pixels.
    """

    words: str
    ink: Rect
    allowed: Rect
    layer: int
    size: int
    cut: bool

    @property
    def spills(self) -> bool:
        """True if the ink leaves the box by more than a pixel of rounding."""
        return not self.allowed.inflate(4, 4).contains(self.ink)


class Audit:
    """The texts of the last frame, while switched on."""

    def __init__(self) -> None:
        self.on = False
        self.layer = 0
        self.shown: list[Shown] = []

    def note(self, words: str, ink: Rect, allowed: Rect, size: int, cut: bool) -> None:
        """Note one text; does nothing while off."""
        if self.on and words.strip():
            shown = Shown(words, ink.copy(), allowed.copy(), self.layer, size, cut)
            self.shown.append(shown)

    def frame(self) -> None:
        """Begin a frame: what was noted before is forgotten."""
        self.layer = 0
        if self.on:
            self.shown.clear()

    def spills(self) -> list[Shown]:
        """Return the texts that leave their boxes."""
        return [shown for shown in self.shown if shown.spills]

    def overlaps(self, slack: int = 2) -> list[tuple[Shown, Shown]]:
        """Return pairs of texts of one layer whose ink overlaps by more than ``slack``."""
        return [
            (a, b)
            for n, a in enumerate(self.shown)
            for b in self.shown[n + 1 :]
            if a.layer == b.layer and _overlap(a.ink, b.ink, slack)
        ]


def _overlap(a: Rect, b: Rect, slack: int) -> bool:
    shared = a.clip(b)
    return shared.w > slack and shared.h > slack


AUDIT = Audit()


@contextmanager
def collecting() -> Iterator[Audit]:
    """Note every text drawn within the block."""
    AUDIT.on = True
    AUDIT.frame()
    try:
        yield AUDIT
    finally:
        AUDIT.on = False


@contextmanager
def silent() -> Iterator[None]:
    """Note nothing within the block: what is drawn is not on the screen as it is."""
    was, AUDIT.on = AUDIT.on, False
    try:
        yield
    finally:
        AUDIT.on = was
