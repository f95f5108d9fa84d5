"""Determinised tree search (single-observer ISMCTS, open loop).

Every iteration deals a full state that fits the view, descends one tree shared by all deals by
UCB among the actions that are legal in this deal, adds one node, rolls out by the brain's
policy and hands every seat's value back up. A node's children are known by seat and action, so
luck between two decisions is averaged over.

Knob: ``explore`` (UCB constant, default 0.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import Any

from engines.bots.base import Deliberation
from engines.core.bot import Brain, Judged, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import NOBODY, Action, Seat


class Node:
    """What came of one action: visits, how often it could be chosen, value for who chose it."""

    __slots__ = ("available", "children", "seat", "square", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.square = 0.0
        self.children: dict[tuple[Seat, Action], Node] = {}

    def mean(self) -> float:
        """Return the mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0

    def error(self) -> float:
        """Return the standard error of the mean."""
        n = self.visits
        if n < 2:
            return 1.0
        return sqrt(max(0.0, self.square / n - self.mean() ** 2) / (n - 1))


class Tree(Deliberation):
    """Information set Monte Carlo tree search; see the module."""

    def __init__(self, rules: AnyRules, brain: Brain, view: Any, plan: Plan, seed: int) -> None:
        super().__init__(rules, brain, view, plan, seed)
        self.root = Node(self.seat)
        self._explore = plan.knob("explore", 0.5)

    def iterate(self) -> None:
        """Deal, descend, add a node, roll out, hand the values up."""
        state, dice = self.sample(self.done), self.dice(self.done)
        path = self._descend(state, dice)
        values = self.roll_out(state, dice, self.plan.depth)
        for node in path:
            node.visits += 1
            value = values[node.seat]
            node.total += value
            node.square += value * value
        self.finished = self.done + 1 >= self.plan.iterations

    def best(self) -> Action:
        """Return the most visited action, before the first visit the policy's choice."""
        if not self.root.children:
            return self.first
        return max(self.actions, key=self._visits_and_mean)

    def judged(self) -> tuple[Judged, ...]:
        """Return visits and mean of each action tried, the best first."""
        tried = self.root.children.items()
        found = [Judged(action, node.mean(), node.visits) for (_, action), node in tried]
        best = self.best()
        found.sort(key=lambda j: (j.action != best, -j.visits, -j.value))
        return tuple(found) or super().judged()

    def equals(self) -> tuple[Action, ...]:
        """Return the actions whose mean lies within the standard error of the difference."""
        top = self.root.children.get((self.seat, self.best()))
        if top is None:
            return ()
        return tuple(
            action
            for (_, action), node in self.root.children.items()
            if node is not top
            and node.visits > 1
            and top.mean() - node.mean() <= sqrt(top.error() ** 2 + node.error() ** 2)
        )

    # ------------------------------------------------------------ inside
    def _visits_and_mean(self, action: Action) -> tuple[int, float]:
        node = self.root.children.get((self.seat, action))
        return (node.visits, node.mean()) if node else (0, 0.0)

    def _descend(self, state: Any, dice: Dice) -> list[Node]:
        """Walk down to a new node or the end; return the nodes walked through."""
        rules, node, path = self.rules, self.root, [self.root]
        while (seat := rules.to_act(state)) != NOBODY:
            actions = self.actions if node is self.root else self._choices(state)
            if len(actions) == 1:
                rules.apply(state, actions[0])
                continue
            action, fresh = self._choose(node, seat, actions, state, dice)
            child = node.children.setdefault((seat, action), Node(seat))
            rules.apply(state, action)
            path.append(child)
            if fresh:
                break
            node = child
        return path

    def _choices(self, state: Any) -> Sequence[Action]:
        choices = self.rules.choices(state)
        return choices if len(choices) == 1 else self.brain.prune(state, choices)

    def _choose(
        self, node: Node, seat: Seat, actions: Sequence[Action], state: Any, dice: Dice
    ) -> tuple[Action, bool]:
        """Return the action to walk, and whether it is new; of new ones the policy's choice."""
        fresh: list[Action] = []
        best, highest = actions[0], -inf
        for action in actions:
            child = node.children.get((seat, action))
            if child is None:
                fresh.append(action)
                continue
            child.available += 1
            bound = child.total / child.visits
            bound += self._explore * sqrt(log(child.available) / child.visits)
            if bound > highest:
                best, highest = action, bound
        if not fresh:
            return best, False
        return (fresh[0] if len(fresh) == 1 else self.brain.policy(state, fresh, dice)), True
