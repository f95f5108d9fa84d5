"""Greedy: look at where each candidate leads by the end of the own turn, take the best.

One iteration tries every candidate on one sample. Knob: ``blur`` adds a random amount up to
this much to every candidate's value, so that a weak level errs between good actions rather
than between good and absurd ones.
"""

from __future__ import annotations

from typing import Any

from engines.bots.flat import Flat
from engines.core.bot import Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import NOBODY

_BLUR = 4
_TURN_BOUND = 64


class Greedy(Flat):
    """One turn deep; the rest is the brain's value."""

    def __init__(self, rules: AnyRules, brain: Brain, view: Any, plan: Plan, seed: int) -> None:
        super().__init__(rules, brain, view, plan, seed)
        self._trust = 0.0
        dice = Dice(seed, _BLUR)
        width = plan.knob("blur", 0.0)
        self._blur = [dice.real() * width for _ in self.actions]

    def iterate(self) -> None:
        """Try every candidate on the next sample."""
        for index in range(len(self.actions)):
            self.tally.add(index, self.worth(index, self.done))
        self.ranked = self.tally.ranking(range(len(self.actions)))
        self.finished = self.done + 1 >= self.plan.iterations

    def worth(self, index: int, number: int) -> float:
        """Return what a candidate leads to once somebody else begins to act."""
        state, rules, dice = self.sample(number), self.rules, self.dice(number)
        rules.apply(state, self.actions[index])
        for _ in range(_TURN_BOUND):
            acting = rules.to_act(state)
            if acting == NOBODY or (acting != self.seat and self.brain.settled(state)):
                break
            choices = rules.choices(state)
            alone = len(choices) == 1
            rules.apply(state, choices[0] if alone else self.brain.policy(state, choices, dice))
        return self.brain.value(state)[self.seat] + self._blur[index]
