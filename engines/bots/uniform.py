"""The random level: every legal action equally likely."""

from __future__ import annotations

from typing import Any

from engines.bots.base import Deliberation
from engines.core.rng import Dice
from engines.core.types import Action


class Uniform(Deliberation):
    """Chooses uniformly among all legal actions; knows its answer at once."""

    def _candidates(self, root: Any) -> tuple[Action, ...]:
        return tuple(self.rules.legal(root))

    def _first_answer(self, root: Any) -> Action:
        self.finished = True
        return self.actions[Dice(self.seed).below(len(self.actions))]

    def iterate(self) -> None:
        """There is nothing to think about."""
        self.finished = True

    def best(self) -> Action:
        """Return the action drawn."""
        return self.first
