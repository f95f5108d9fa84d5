"""What rows of boxes share, of which exactly one is chosen: by a click, by Left and Right."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from engines.core.types import Text
from game.ui.keys import Stroke
from game.ui.widget import Spot, Widget
from game.words import Said


class Segmented(Widget, ABC):
    """One of several labels, each with a box; ``changed`` gets the index of another choice.

    A click counts if the button came up on the box it went down on.
    """

    role = "choice"

    def __init__(
        self,
        name: Said,
        labels: Sequence[Said],
        index: int,
        changed: Callable[[int], None],
        tip: Text | None = None,
    ) -> None:
        super().__init__(name, tip)
        self.labels = tuple(labels)
        self.index = index
        self.changed = changed
        self._at = -1

    @property
    def value_words(self) -> Said:
        """The label chosen."""
        return self.labels[self.index]

    @abstractmethod
    def boxes(self) -> Sequence[Rect]:
        """Return the box of each label, left to right."""

    def choose(self, index: int) -> None:
        """Choose a label; nothing happens if it is chosen already."""
        if 0 <= index < len(self.labels) and index != self.index:
            self.index = index
            self.changed(index)

    def move(self, spot: Spot) -> bool:
        """Light the box under the mouse."""
        at = self._box_at(spot)
        changed, self._at = at != self._at, at
        return changed

    def press(self, spot: Spot) -> None:
        """Remember which box is pressed."""
        self._at = self._box_at(spot)

    def release(self, spot: Spot) -> None:
        """Choose the box, if the button came up on the one it went down on."""
        if self._box_at(spot) == self._at:
            self.choose(self._at)

    def stroke(self, stroke: Stroke) -> bool:
        """Left and Right choose the neighbour; at the ends the focus moves on."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(stroke.key, 0)
        if not step or not stroke.bare or not 0 <= self.index + step < len(self.labels):
            return False
        self.choose(self.index + step)
        return True

    def _box_at(self, spot: Spot) -> int:
        for index, box in enumerate(self.boxes()):
            if box.collidepoint(spot):
                return index
        return -1
