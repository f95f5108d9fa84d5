"""What bots know of On the Road: how well a seat stands, and sensible quick choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.bot import Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import Action, Text, text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import Drive, ReturnFan, RoadAction
from engines.games.on_the_road.asking import landing
from engines.games.on_the_road.components import CITY, MAINSTAGE, PINK, VAN
from engines.games.on_the_road.rules import RoadRules
from engines.games.on_the_road.state import State, note_count
from engines.games.on_the_road.tables import PASS
from engines.games.on_the_road.view import View

PLANS: Final = {
    "random": Plan("uniform"),
    "easy": Plan("greedy", blunder=0.25),
    "normal": Plan("flat", iterations=200, seconds=2.0, depth=24),
    "hard": Plan("ismcts", iterations=1500, seconds=4.0, depth=40),
}

# What a tile is worth to the seat that ends there, in fans on the mainstage.
_NOTE: Final = 1.0
_BAG_FAN: Final = 0.35


class RoadBrain(Brain):
    """Knowledge over one rules object."""

    def __init__(self, rules: RoadRules) -> None:
        self.rules = rules
        self.tables = rules.tables

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

    def policy(self, state: State, legal: Sequence[Any], dice: Dice) -> Any:
        """Return a sensible quick choice, with a little chance in it."""
        if len(legal) == 1:
            return legal[0]
        phase = state.phase
        if phase == st.DRIVE:
            return max(legal, key=lambda a: self._drive_worth(state, a) + dice.real() * 0.8)
        if phase == st.RETURN:
            return legal[0]
        return self._special(state, legal, dice)

    def _drive_worth(self, state: State, action: Drive) -> float:
        to = landing(self.tables, state, action)
        seat = state.actor
        kind = state.road[to]
        worth = 0.1 * (to - state.pos[seat])
        if kind == MAINSTAGE:
            return worth + _NOTE + 1.0
        if kind >= VAN:
            share = state.bag[seat] / (sum(state.bag) + 1)
            draws = (note_count(state, seat) + 1) * share if kind == CITY else 0.3
            return worth + draws + (0.6 if state.supply[PINK] else 0.0)
        held = state.tokens[seat * 5 + kind - 1] + 1
        return worth + _BAG_FAN * min(held, state.home[seat]) if kind else worth

    def _special(self, state: State, legal: Sequence[Any], dice: Dice) -> Any:
        """Spend the cheapest tokens where two or more fans are at stake."""
        seat = state.actor
        if state.phase == st.RESCUE:
            worthwhile = state.potty[seat] >= 3
        elif state.phase == st.REDRAW:
            drawn = sum(state.drawn)
            worthwhile = state.drawn[seat] * sum(state.bag) < drawn * (state.bag[seat] - 2)
        else:
            worthwhile = state.drawn[seat] >= 2 or dice.below(2) == 0
        if not worthwhile:
            return PASS
        return min(legal[:-1], key=lambda action: self._price(state, action))

    def _price(self, state: State, action: RoadAction) -> float:
        """Return what the tokens of a special action are worth to their owner."""
        base = state.actor * 5
        colours = self.tables.spend[action]
        price = sum(3.0 if c == PINK else 1.0 + state.tokens[base + c] for c in colours)
        on_stage = state.pos[state.actor] == self.tables.last
        cheap = sum(1.5 for c in colours if c != PINK) if on_stage else 0.0
        return price - cheap - (4.0 if len(colours) == 4 else 0.0)

    def prune(self, state: State, legal: Sequence[Any]) -> Sequence[Any]:
        """Keep, of each kind of special action, the three cheapest."""
        if len(legal) < 6 or state.phase == st.DRIVE:
            return legal
        ranked = sorted(legal[:-1], key=lambda action: self._price(state, action))
        kept = [a for size in (2, 3, 4) for a in _of_size(self, ranked, size)[:3]]
        return (*kept, legal[-1])

    def reason(self, view: View, action: Action) -> Text | None:
        """Say in one sentence why an action is good."""
        match action:
            case Drive():
                state = self.rules.sampler(view)(0)
                return _WHY_DRIVE[view.road[landing(self.tables, state, action)]]
            case ReturnFan(True):
                return text("In the bag your fan can still be drawn.")
        return _WHY.get(action.kind)


def _of_size(brain: RoadBrain, ranked: Sequence[RoadAction], size: int) -> list[RoadAction]:
    return [action for action in ranked if len(brain.tables.spend[action]) == size]


_LANDSCAPE: Final = text("A concert there brings many of your fans into the bag.")
_WHY_DRIVE: Final = {
    "barn": text("Going back gives you time for more concerts."),
    "mountain": _LANDSCAPE,
    "lake": _LANDSCAPE,
    "forest": _LANDSCAPE,
    "field": _LANDSCAPE,
    "van": text("A pink token there means one more fan in every later draw."),
    "city": text("A city gives you a pink token and a draw from the bag."),
    "mainstage": text("Arriving early means a draw in every turn from now on."),
}
_WHY: Final = {
    "perform": text("On the mainstage you take what the bag gives."),
    "rescue": text("Your queuing fans can be drawn again, right now."),
    "redraw": text("The bag holds more of your fans than this draw found."),
    "call_back": text("In the bag your fans can still be drawn, at the porta-potty they cannot."),
    "stage_pass": text("A fan on the mainstage counts for sure."),
    "pass": text("Your tokens are worth more than what they would change now."),
}


def brain(rules: AnyRules) -> RoadBrain:
    """Build the bots' knowledge; TypeError for another game's rules."""
    if not isinstance(rules, RoadRules):
        raise TypeError("these are not the rules of On the Road")
    return RoadBrain(rules)
