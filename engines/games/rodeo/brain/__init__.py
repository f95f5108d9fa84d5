"""What bots know of Rock'n Rodeo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.bot import Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules


class RodeoBrain(Brain):
    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def plan(self, level: str) -> Plan:
        if level not in ("random", "easy", "normal", "hard"):
            raise ValueError("no such level")
        return Plan("uniform")

    def value(self, state: Any) -> Sequence[float]:
        o = self.rules.outcome(state)
        w = o.winners
        return [1 / len(w) if s in w else 0.0 for s in range(state.players)]

    def policy(self, state: Any, legal: Sequence[Any], dice: Dice) -> Any:
        return legal[0]


def brain(rules: AnyRules) -> Brain:
    return RodeoBrain(rules)
