"""Flat Monte Carlo: every candidate is tried on the same deals and dice, the worse half dropped.

Sequential halving with common random numbers. One iteration is one roll-out of one candidate.

Knobs: ``errors`` (standard errors of lead after which thinking stops, default 3.5), ``least``
(samples of each candidate before that, default 16) and ``trust`` (standard errors by which the
policy's choice may trail the leader and still be taken, default 0.5): where the numbers cannot
tell, above all in a game as good as won or lost, a sensible act is better than any.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf, log2
from typing import Any

from engines.bots.base import Deliberation
from engines.bots.tally import Tally
from engines.core.bot import Brain, Judged, Plan
from engines.core.rules import AnyRules
from engines.core.types import Action

_EVERY = 8
"""Sweeps between two looks at whether the leader's lead is beyond doubt."""


class Flat(Deliberation):
    """Sequential halving over the candidates; see the module."""

    def __init__(self, rules: AnyRules, brain: Brain, view: Any, plan: Plan, seed: int) -> None:
        super().__init__(rules, brain, view, plan, seed)
        self.tally = Tally(len(self.actions))
        self.ranked: list[int] = []
        self._todo = self._schedule()
        self._errors = plan.knob("errors", 3.5)
        self._least = int(plan.knob("least", 16))
        self._trust = plan.knob("trust", 0.5)
        self._favourite = self.actions.index(self.first)

    def iterate(self) -> None:
        """Roll one candidate out once more."""
        index = next(self._todo, None)
        if index is None:
            self.finished = True
            return
        self.tally.add(index, self.worth(index, self.tally.count(index)))

    def worth(self, index: int, number: int) -> float:
        """Return what a candidate brings the deciding seat on the sample of this number."""
        state = self.sample(number)
        self.rules.apply(state, self.actions[index])
        return self.roll_out(state, self.dice(number), self.plan.depth)[self.seat]

    def best(self) -> Action:
        """Return the leader after the last whole sweep, before that the policy's choice."""
        return self.actions[self._leader()]

    def judged(self) -> tuple[Judged, ...]:
        """Return each candidate's mean, those dropped early corrected by the luck of their deals.

        A dropped candidate is placed by its distance to the best on the deals both had.
        """
        if not self.ranked:
            return super().judged()
        top = self._leader()
        summit = self.tally.mean(top)
        found = [
            Judged(action, summit - self.tally.lead(top, i)[0], self.tally.count(i))
            for i, action in enumerate(self.actions)
        ]
        return tuple(sorted(found, key=lambda j: (j.action != self.actions[top], -j.value)))

    def equals(self) -> tuple[Action, ...]:
        """Return the actions within one standard error of the best on the deals both had."""
        top = self._leader()
        found = []
        for i, action in enumerate(self.actions):
            lead, error = self.tally.lead(top, i)
            if i != top and lead <= error and self.tally.count(i) > 1:
                found.append(action)
        return tuple(found)

    # ------------------------------------------------------------ inside
    def _leader(self) -> int:
        """Return the first of the ranking, or the policy's choice if it is about as good."""
        favourite = self._favourite
        if not self.ranked or self.ranked[0] == favourite:
            return favourite
        lead, error = self.tally.lead(self.ranked[0], favourite)
        alive = favourite in self.ranked and error < inf
        return favourite if lead <= (self._trust * error if alive else 0.0) else self.ranked[0]

    def _schedule(self) -> Iterator[int]:
        """Yield the candidate to roll out next; returns when the budget is spent or it is clear."""
        alive = list(range(len(self.actions)))
        rounds = ceil(log2(len(alive))) if len(alive) > 1 else 0
        for number in range(rounds):
            share = (self.plan.iterations - self.done) / (rounds - number)
            for _ in range(max(1, round(share / len(alive)))):
                yield from alive
                self.ranked = self.tally.ranking(alive)
                if self._clear():
                    return
            alive = sorted(self.ranked[: ceil(len(alive) / 2)])

    def _clear(self) -> bool:
        """Return whether the leader's lead is beyond doubt; asked now and then only."""
        samples = self.tally.count(self.ranked[-1])
        return samples % _EVERY == 0 and self.tally.settled(self.ranked, self._errors, self._least)
