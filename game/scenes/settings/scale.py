"""The slider of the UI scale: everything moves when it is applied, so it waits to be let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui.slider import Slider
from game.words import Said


class ScaleSlider(Slider):
    """A slider that tells its value when it is let go: everything moves when it is applied."""

    def __init__(self, name: Said, value: int, changed: Callable[[int], None], **how: Any) -> None:
        super().__init__(name, value, self._moved, **how)
        self._tell = changed
        self._held = False
        self._told = value

    def press(self, spot: tuple[int, int]) -> None:
        """Move without telling."""
        self._held = True
        super().press(spot)

    def release(self, spot: tuple[int, int]) -> None:
        """Tell where it was let go."""
        self._held = False
        self._moved(self.value)

    def cancel(self) -> None:
        """Broken off: as if let go."""
        self.release((0, 0))

    def _moved(self, value: int) -> None:
        if not self._held and value != self._told:
            self._told = value
            self._tell(value)
