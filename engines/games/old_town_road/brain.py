"""What bots and hints know of Old Town Road; every figure is in points."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import permutations
from math import factorial
from typing import Final

from engines.core.bot import Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import Action, Text
from engines.games.old_town_road.actions import TownAction
from engines.games.old_town_road.advice import advice
from engines.games.old_town_road.outlook import Outlook
from engines.games.old_town_road.quick import QuickPlayer
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.scoring import made_all, score
from engines.games.old_town_road.state import State
from engines.games.old_town_road.tail import Tail, TooLong
from engines.games.old_town_road.view import View, filled, unseen

PLANS: Final = {
    "random": Plan("uniform"),
    "easy": Plan("solo", iterations=12, seconds=0.3, blunder=0.3, knobs=(("orders", 0),)),
    "normal": Plan("solo", iterations=60, seconds=0.3, blunder=0.05, knobs=(("orders", 0),)),
    "hard": Plan("solo", iterations=360, seconds=0.28),
}
GREAT: Final = 100
"""Points that count as a game won outright, where a share of winning is asked for."""


class TownBrain(SoloBrain):
    """Knowledge over one rules object."""

    def __init__(self, rules: TownRules) -> None:
        self.rules = rules
        self.tables = rules.tables
        self.quick = QuickPlayer(rules)
        self.outlook = Outlook(rules.tables)

    def plan(self, level: str) -> Plan:
        """Return how a level thinks; ValueError for a level the game lacks."""
        if level not in PLANS:
            raise ValueError(f"Old Town Road has no level {level!r}; it has {', '.join(PLANS)}")
        return PLANS[level]

    def value(self, state: State) -> Sequence[float]:
        """Return the points as a share of a great game."""
        return (min(1.0, score(self.tables, state.pile) / GREAT),)

    def policy(self, state: State, legal: Sequence[TownAction], dice: Dice) -> TownAction:
        """Return the quick player's choice."""
        return self.quick.choose(state, legal, self.quick.trail(state.pile))

    def reason(self, view: View, action: Action) -> Text | None:
        """Return what an action does for the score, in one sentence."""
        return advice(self.rules, view, action)  # type: ignore[arg-type]

    def figures(self, state: State) -> Mapping[str, float]:
        """Return whether all five kinds were made, and the face-up cards."""
        pile = state.pile
        return {
            "five_kinds": float(made_all(self.tables, pile)),
            "face_up": float(sum(face >= 0 for face in pile)),
        }

    # ------------------------------------------------------------ for one player
    def finish(self, state: State) -> float:
        """Return the points the quick player ends with."""
        return self.quick.finish(state)

    def orders(self, view: View, most: int) -> Sequence[State] | None:
        """Return the states for every order of the unseen cards."""
        hidden = unseen(view, len(self.rules.cards))
        if len(hidden) > most or factorial(len(hidden)) > most:
            return None
        return [filled(view, list(order)) for order in permutations(hidden)]

    def solver(self, bound: int) -> Callable[[State], float | None]:
        """Return a function that solves journeys whose cards all lie open."""
        tail = Tail(self.rules, bound)

        def solve(state: State) -> float | None:
            try:
                return tail.best(state)
            except TooLong:
                return None

        return solve

    def promise(self, state: State) -> float:
        """Return the points so far, and what road and open hands promise."""
        return self.outlook.promise(state)

    def key(self, state: State) -> Hashable:
        """Return road, deck and the last two face-up cards."""
        up = [face for face in state.pile if face >= 0]
        on_road = 0
        for card in state.road:
            on_road |= 1 << card
        return (tuple(state.road), state.turned & on_road, state.drawn, len(state.deck),
                tuple(up[-2:]), tuple(state.deck) if state.sent else 0)  # fmt: skip


def brain(rules: AnyRules) -> TownBrain:
    """Return the brain over this game's rules; TypeError for those of another game."""
    if not isinstance(rules, TownRules):
        raise TypeError("Old Town Road's brain needs Old Town Road's rules")
    return TownBrain(rules)
