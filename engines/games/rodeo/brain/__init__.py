"""What bots know of Rock'n Rodeo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.core.bot import Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import Action, Text
from engines.games.rodeo import state as st
from engines.games.rodeo.brain.advice import advice
from engines.games.rodeo.brain.pruning import worth_a_look
from engines.games.rodeo.brain.quick import choose
from engines.games.rodeo.brain.worth import chances, expected_points
from engines.games.rodeo.play.scoring import leaders
from engines.games.rodeo.rules import RodeoRules
from engines.games.rodeo.state import State

PLANS: Final = {
    "random": Plan("uniform"),
    "easy": Plan("greedy", blunder=0.3),
    "normal": Plan("greedy", iterations=2, knobs=(("blur", 0.02),)),
    "hard": Plan("flat", iterations=32, seconds=0.9, depth=60, knobs=(("least", 8),)),
}


class RodeoBrain(Brain):
    """Knowledge over one rules object."""

    def __init__(self, rules: RodeoRules) -> None:
        self.rules = rules
        self.tables = rules.tables

    def plan(self, level: str) -> Plan:
        """Return how a level thinks; ValueError for a level the game lacks."""
        if level not in PLANS:
            raise ValueError(f"Rock'n Rodeo has no level {level!r}; there are: {', '.join(PLANS)}")
        return PLANS[level]

    def value(self, state: State) -> Sequence[float]:
        """Return each seat's chance to win, from expected points; exact at the end."""
        if state.phase == st.OVER:
            ahead = leaders(state)
            return [1.0 / len(ahead) if s in ahead else 0.0 for s in range(state.players)]
        return chances(expected_points(self.tables, state))

    def policy(self, state: State, legal: Sequence[Any], dice: Dice) -> Any:
        """Return a sensible quick choice."""
        return choose(self.tables, state, legal, dice)

    def prune(self, state: State, legal: Sequence[Any]) -> Sequence[Any]:
        """Return the actions worth a search."""
        return worth_a_look(self.tables, state, legal)

    def reason(self, view: Any, action: Action) -> Text | None:
        """Return in one sentence why an action is good."""
        return advice(self.tables, view, action)

    def figures(self, state: State) -> Mapping[str, float]:
        """Return points, cash and fans of a finished game, averaged over the seats."""
        n = state.players
        found = {
            "points": sum(state.vp) / n,
            "cash": sum(state.cash) / n,
            "fans": sum(state.last_fans) / n,
        }
        for seat, festival in enumerate(state.festival):
            found[f"points_{self.tables.data.festivals[festival].id}"] = float(state.vp[seat])
        return found


def brain(rules: AnyRules) -> Brain:
    """Build the knowledge over rules of this game; TypeError over others."""
    if not isinstance(rules, RodeoRules):
        raise TypeError("this brain knows Rock'n Rodeo only")
    return RodeoBrain(rules)
