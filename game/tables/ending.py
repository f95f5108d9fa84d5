"""How a game for one looks when it is over: what its result shows beside the house's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from pygame import Rect

from engines.core.types import Text
from game.ui.canvas import Canvas


class Ending(ABC):
    """The pictures of one finished match. ``words`` say in a sentence that it is over.

    The house adds how good the deal was, the review, and what to do next.
    """

    words: Text

    @abstractmethod
    def ground(self, canvas: Canvas) -> None:
        """Cover the window."""

    @abstractmethod
    def poster(self, canvas: Canvas, rect: Rect, medal: str) -> None:
        """Draw the points, with the medal they earned (empty: none yet)."""

    @abstractmethod
    def account(self, canvas: Canvas, rect: Rect, note: Text) -> None:
        """Draw how the points add up; ``note`` compares them with earlier games."""

    @abstractmethod
    def ranks(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the ranks there are, and which one was reached."""

    @abstractmethod
    def course(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the whole game at a glance."""

    @abstractmethod
    def medal(self, name: str) -> str:
        """Return the sprite of a medal: bronze, silver, gold, star, or empty for none."""

    @property
    def medal_names(self) -> Mapping[str, Text]:
        """What the medals are called, where the game has names of its own."""
        return {}
