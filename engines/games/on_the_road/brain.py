"""What bots know of On the Road: plans, how well a seat stands, sensible quick choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.bot import RANDOM_LEVEL, Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import Action, Text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.advice import reason_for
from engines.games.on_the_road.bargains import Bargains
from engines.games.on_the_road.rules import RoadRules
from engines.games.on_the_road.state import State, note_count
from engines.games.on_the_road.taste import TASTE
from engines.games.on_the_road.touring import Touring
from engines.games.on_the_road.view import View

PLANS: Final = {
    RANDOM_LEVEL: Plan("uniform"),
    "easy": Plan("greedy", knobs=(("blur", 0.3),)),
    "normal": Plan("flat", iterations=32, seconds=0.6),
    "hard": Plan("flat", iterations=600, seconds=0.6),
}
"""Games are short, so that roll-outs go to the end (depth 0): no guess stands in for them."""

_SETTLED: Final = frozenset((st.DRIVE, st.PERFORM, st.OVER))


class RoadBrain(Brain):
    """Knowledge over one rules object."""

    def __init__(self, rules: RoadRules) -> None:
        self.rules = rules
        self.tables = rules.tables
        self.touring = Touring(rules.tables, TASTE)
        self.bargains = Bargains(rules.tables, TASTE)

    def plan(self, level: str) -> Plan:
        """Return how a level thinks; ValueError for a level the game lacks."""
        if level not in PLANS:
            raise ValueError(f"On the Road has no level {level!r}; there are: {', '.join(PLANS)}")
        return PLANS[level]

    def value(self, state: State) -> Sequence[float]:
        """Return each seat's share of the projected fans, sharpened; exact at the end."""
        if state.phase == st.OVER:
            best = max(state.stage)
            winners = state.stage.count(best)
            return [1.0 / winners if fans == best else 0.0 for fans in state.stage]
        strengths = [self._projected(state, seat) ** 3 for seat in range(state.players)]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def settled(self, state: State) -> bool:
        """Return whether a turn begins: in the midst of a draw the fans lie between places."""
        return state.phase in _SETTLED

    def policy(self, state: State, legal: Sequence[Any], dice: Dice) -> Any:
        """Return a sensible quick choice, with a little chance in it."""
        if len(legal) == 1 or state.phase == st.RETURN:
            return legal[0]
        if state.phase == st.DRIVE:
            return self.touring.choose(state, legal, dice)
        return self.bargains.choose(state, legal, dice)

    def prune(self, state: State, legal: Sequence[Any]) -> Sequence[Any]:
        """Drop needlessly dear ways to pay, and never leave a fan at the porta-potty."""
        if state.phase == st.DRIVE:
            return legal
        if state.phase == st.RETURN:
            return legal[:1]
        return self.bargains.prune(state, legal)

    def reason(self, view: View, action: Action) -> Text | None:
        """Say in one sentence why an action is good."""
        return reason_for(self.tables, self.rules.sampler(view)(0), action)

    # ------------------------------------------------------------ inside
    def _projected(self, state: State, seat: int) -> float:
        """Guess a seat's fans at the end: those on stage, and those its draws will find."""
        total = sum(state.bag) + 1
        share = (state.bag[seat] + 0.5) / total
        to_fill = self.tables.data.full[state.players] - sum(state.stage)
        turns = max(1.0, to_fill / 1.5 / state.players)
        road_left = self.tables.last - state.pos[seat]
        performing = max(0.0, turns - road_left / 3.5) + 0.35 * min(turns, road_left / 3.5)
        notes = note_count(state, seat) + 0.4 * min(performing, 3.0)
        return 0.6 + state.stage[seat] + notes * share * performing + 0.05 * state.pos[seat]


def brain(rules: AnyRules) -> RoadBrain:
    """Build the bots' knowledge; TypeError for another game's rules."""
    if not isinstance(rules, RoadRules):
        raise TypeError("these are not the rules of On the Road")
    return RoadBrain(rules)
