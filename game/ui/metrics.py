"""Units: design pixels of a 1920 x 1080 window, fractions of the window, real pixels.

Everything the app draws is placed in fractions or sized in design pixels; one ``Metrics``
for the window's present size turns both into real pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from pygame import Rect

DESIGN_W, DESIGN_H = 1920, 1080
MIN_W, MIN_H = 1024, 600
MIN_UI, MAX_UI = 0.75, 2.0
SMALLEST_TEXT = 0.02
"""The smallest text as a share of the window's height."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """The window's size in real pixels and the chosen size of text and controls.

    ``ui`` is 0.75 to 2.0. Pieces of a game scale with the window only, texts and controls
    with both.
    """

    width: int
    height: int
    ui: float = 1.0
    scale: float = field(init=False, compare=False, default=1.0)
    """Real pixels to one design pixel."""

    def __post_init__(self) -> None:
        scale = min(self.width / DESIGN_W, self.height / DESIGN_H)
        object.__setattr__(self, "scale", scale)

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @property
    def text_floor(self) -> int:
        """The smallest text allowed, in real pixels."""
        return math.ceil(self.height * SMALLEST_TEXT)

    def px(self, design: float) -> int:
        """Return the real size of a piece or gap; what is not nothing is at least 1 pixel."""
        size = round(design * self.scale)
        return size or (1 if design > 0 else 0)

    def ui_px(self, design: float) -> int:
        """Return the real size of a control: scaled by the window and by the UI scale."""
        return self.px(design * self.ui)

    def text(self, design: float) -> int:
        """Return the real font size, never below the floor."""
        return max(round(design * self.scale * self.ui), self.text_floor)

    def frac(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return a box given in fractions of the window."""
        left, top = round(x * self.width), round(y * self.height)
        right, bottom = round((x + w) * self.width), round((y + h) * self.height)
        return Rect(left, top, right - left, bottom - top)

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return a box given in design pixels, spread over the window like a fraction."""
        return self.frac(x / DESIGN_W, y / DESIGN_H, w / DESIGN_W, h / DESIGN_H)

    def with_ui(self, ui: float) -> Metrics:
        """Return the metrics with another UI scale, kept within its bounds."""
        return Metrics(self.width, self.height, min(max(ui, MIN_UI), MAX_UI))
