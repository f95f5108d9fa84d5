"""Perfect foresight: the best line found for one deal by somebody who sees every card.

A beam search over full states. Its result is what the deal would have given to a prophet, never
a par: no player could know the order.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Final

from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import NOBODY, Action

WIDTH: Final = 24
"""States kept from decision to decision."""
_ROUGH: Final = 5
"""States for each kept one that are played out to choose among them."""


@dataclass(slots=True)
class _Node:
    """A state on the beam with the actions that lead to it."""

    state: Any
    line: tuple[Action, ...]
    worth: float


class Foresight:
    """A stepwise beam search from a full state; one iteration expands one state of the beam."""

    def __init__(self, rules: AnyRules, brain: SoloBrain, state: Any, width: int = WIDTH) -> None:
        self.rules = rules
        self.brain = brain
        self.width = width
        self.beam = [_Node(rules.copy(state), (), 0.0)]
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
        """Keep the best of the next decision's states: by promise first, then played out."""
        rough = sorted(self._next.values(), key=lambda node: -node.worth)
        rough = rough[: self.width * _ROUGH]
        for node in rough:
            node.worth += self.brain.finish(self.rules.copy(node.state))
        rough.sort(key=lambda node: -node.worth)
        self.beam = rough[: self.width]
        self.depth += 1
        self._at = 0
        self._next = {}

    def _note(self, points: float, line: tuple[Action, ...]) -> None:
        if points > self.points:
            self.points = points
            self.line = line
