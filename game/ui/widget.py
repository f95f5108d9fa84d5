"""What every widget has: a box, a name, states, and answers to mouse, keys and text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.keys import Stroke
from game.words import Said

if TYPE_CHECKING:
    from game.ui.gui import Gui

Spot = tuple[int, int]


class Widget:
    """A control in a ``Gui``. The box is set by the scene's layout, in real pixels.

    ``name`` and ``role`` are what a screen reader would say; ``tip`` is shown when the mouse
    rests on it. ``pressed`` is true while the mouse button that went down on it is still down
    and the mouse is on it.
    """

    role = "widget"
    focusable = True

    def __init__(self, name: Said, tip: Text | None = None) -> None:
        self.name = name
        self.tip = tip
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.gui: Gui | None = None

    @property
    def usable(self) -> bool:
        """True if it can be clicked and focused."""
        return self.enabled and self.visible

    @property
    def state(self) -> str:
        """One of disabled, pressed, hover, normal."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    @property
    def ringed(self) -> bool:
        """True if the focus ring is to be drawn around it."""
        return self.focused and self.gui is not None and self.gui.ring

    @property
    def value_words(self) -> Said:
        """What it is set to, for a screen reader; empty for a button."""
        return ""

    def hit(self, spot: Spot) -> bool:
        """Return whether a point is on it."""
        return self.rect.collidepoint(spot)

    # ---------------------------------------------------- answers; true means "used"
    def press(self, spot: Spot) -> None:
        """The left button went down on it."""

    def drag(self, spot: Spot) -> None:
        """The mouse moved with the button down, anywhere."""

    def release(self, spot: Spot) -> None:
        """The button came up on it after it went down on it: the click."""

    def cancel(self) -> None:
        """The press or drag was broken off (focus lost, window resized, scene covered)."""

    def stroke(self, stroke: Stroke) -> bool:
        """A key went down while it has the focus."""
        return False

    def typed(self, words: str) -> bool:
        """Text was entered while it has the focus."""
        return False

    def composing(self, words: str) -> bool:
        """An input method shows what it may enter."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel was turned over it; positive is up."""
        return False

    def move(self, spot: Spot) -> bool:
        """The mouse moved over it without a button; true if its picture changed."""
        return False

    def focus_changed(self) -> None:
        """It got or lost the focus."""

    def tick(self, dt: float) -> bool:
        """Time passed; true if its picture changed."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its present state."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies above all other widgets (an open list)."""

    def caught(self, spot: Spot) -> bool:
        """True if an open part of it lies under a point, wherever its box is."""
        return False
