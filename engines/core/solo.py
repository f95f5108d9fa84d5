"""What a game for one player adds to its brain, for hints, deals and reviews.

Where a brain of a two-player game speaks of winning, here everything is in points.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engines.core.bot import Brain


class SoloBrain(Brain):
    """A brain of a game whose score is what the one player is after."""

    @abstractmethod
    def finish(self, state: Any) -> float:
        """Play a full state to its end, quickly and well, and return the points.

        The state is used up. The player must not look at what the view hides.
        """

    @abstractmethod
    def orders(self, view: Any, most: int) -> Sequence[Any] | None:
        """Return every full state that fits a view, or None if there are more than ``most``."""

    @abstractmethod
    def solver(self, bound: int) -> Callable[[Any], float | None]:
        """Return a function from a full state, all of it known, to the best points possible.

        It remembers positions from call to call, looks at no more than ``bound`` in all, and
        answers None from then on. The states are kept.
        """

    @abstractmethod
    def promise(self, state: Any) -> float:
        """Return roughly the points a full state will end with, to compare two of one deal."""

    @abstractmethod
    def key(self, state: Any) -> Hashable:
        """Return what the rest of a full state depends on, the points it has apart."""
