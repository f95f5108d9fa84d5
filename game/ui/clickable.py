"""What all that is clicked shares: one action, by the mouse or by Enter and Space."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.types import Text
from game.ui.keys import ACTIVATE, Stroke
from game.ui.widget import Spot, Widget
from game.words import Said


class Clickable(Widget):
    """Does one thing when clicked, or on Enter or Space. A held key clicks once."""

    role = "button"

    def __init__(self, name: Said, action: Callable[[], None], tip: Text | None = None) -> None:
        super().__init__(name, tip)
        self.action = action

    def release(self, spot: Spot) -> None:
        """Click."""
        self.action()

    def stroke(self, stroke: Stroke) -> bool:
        """Enter and Space click, once for each press."""
        if stroke.key not in ACTIVATE or not stroke.bare:
            return False
        if not stroke.repeat:
            self.action()
        return True
