"""Perfect foresight: the best line found for one deal by somebody who sees every card.

A beam search over full states. Its result is what the deal would have given to a prophet, never
a par: no player could know the order.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Final

from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import NOBODY, Action, Seat

FORESIGHT: Final = "foresight"
"""What the arena calls the prophet; no level that people can play with."""
WIDTH: Final = 1000
"""States kept from decision to decision."""


@dataclass(slots=True)
class _Node:
    """A state on the beam with the actions that lead to it."""

    state: Any
    line: tuple[Action, ...]
    worth: float


def decisions(rules: AnyRules, brain: SoloBrain, state: Any) -> int:
    """Return how many decisions the quick player has from a state to the end, at least 1."""
    state = rules.copy(state)
    taken = 0
    while rules.to_act(state) != NOBODY:
        rules.apply(state, brain.policy(state, rules.choices(state), Dice(taken)))
        taken += 1
    return max(1, taken)


class Foresight:
    """A stepwise beam search from a full state; one iteration expands one state of the beam."""

    def __init__(self, rules: AnyRules, brain: SoloBrain, state: Any, width: int = WIDTH) -> None:
        self.rules = rules
        self.brain = brain
        self.width = width
        self.beam = [_Node(rules.copy(state), (), 0.0)]
        self.whole = decisions(rules, brain, state)
        self.points = -1.0
        self.line: tuple[Action, ...] = ()
        self.depth = 0
        self._at = 0
        self._next: dict[Hashable, _Node] = {}

    def step(self, iterations: int) -> bool:
        """Expand some states; False once the search is over."""
        for _ in range(iterations):
            if not self.beam:
                return False
            self._expand(self.beam[self._at])
            self._at += 1
            if self._at == len(self.beam):
                self._deepen()
        return bool(self.beam)

    @property
    def progress(self) -> float:
        """How far the search is, 0 to 1."""
        return min(1.0, self.depth / self.whole) if self.beam else 1.0

    def run(self) -> float:
        """Search to the end and return the best points found."""
        while self.step(64):
            pass
        return self.points

    # ------------------------------------------------------------ inside
    def _expand(self, node: _Node) -> None:
        rules = self.rules
        for action in rules.choices(node.state):
            child = rules.copy(node.state)
            rules.apply(child, action)
            line = (*node.line, action)
            if rules.to_act(child) == NOBODY:
                self._note(rules.scores(child)[0], line)
                continue
            worth = self.brain.promise(child)
            key = self.brain.key(child)
            other = self._next.get(key)
            if other is None or worth > other.worth:
                self._next[key] = _Node(child, line, worth)

    def _deepen(self) -> None:
        """Go on to the next decision with the most promising states."""
        ranked = sorted(self._next.values(), key=lambda node: -node.worth)
        self.beam = ranked[: self.width]
        self.depth += 1
        self._at = 0
        self._next = {}

    def _note(self, points: float, line: tuple[Action, ...]) -> None:
        if points > self.points:
            self.points = points
            self.line = line


class Prophet:
    """Plays the line found for a deal, in the arena only, beside the honest players."""

    def __init__(self, rules: AnyRules, brain: SoloBrain) -> None:
        self.rules = rules
        self.brain = brain
        self._line: list[Action] = []

    def decide(self, state: Any, seat: Seat, seed: int) -> Action:
        """Return the next action of the line, searched for at the first decision."""
        if not self._line:
            search = Foresight(self.rules, self.brain, state)
            search.run()
            self._line = list(search.line)
        return self._line.pop(0)
