"""The quick policy for special actions: is what they bring worth the tokens?"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.rng import Dice
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import RoadAction
from engines.games.on_the_road.components import PINK
from engines.games.on_the_road.state import State
from engines.games.on_the_road.tables import PASS, Tables
from engines.games.on_the_road.taste import Taste

_KEPT = 2
"""Ways to pay that are worth a search, for each number of tokens."""


class Bargains:
    """Chooses special actions by a taste."""

    def __init__(self, tables: Tables, taste: Taste) -> None:
        self.tables = tables
        self.taste = taste

    def choose(self, state: State, legal: Sequence[RoadAction], dice: Dice) -> RoadAction:
        """Return the special action with the largest profit, or the pass."""
        gains = self._gains(state)
        prices = self._prices(state)
        best: RoadAction = PASS
        most = 0.5 * self.taste.noise * dice.real()
        for action in legal:
            colours = self.tables.spend.get(action)
            if colours is None:
                continue
            profit = gains[len(colours)]
            if profit > most:
                profit -= sum(prices[c] for c in colours)
                if profit > most:
                    best, most = action, profit
        return best

    def prune(self, state: State, legal: Sequence[RoadAction]) -> Sequence[RoadAction]:
        """Keep the cheapest ways to pay for each number of tokens, and the pass."""
        if len(legal) <= _KEPT + 1:
            return legal
        prices = self._prices(state)
        spend = self.tables.spend
        kept: list[RoadAction] = []
        for count in (2, 3, 4):
            ways = [action for action in legal if len(spend.get(action, ())) == count]
            ways.sort(key=lambda action: sum(prices[c] for c in spend[action]))
            kept += ways[:_KEPT]
        return [action for action in legal if action is PASS or action in kept]

    # ------------------------------------------------------------ inside
    def _gains(self, state: State) -> dict[int, float]:
        """Return what the special actions possible now bring, by their number of tokens."""
        taste, seat = self.taste, state.actor
        if state.phase == st.RESCUE:
            return {3: taste.rescue + taste.rescue_fan * state.potty[seat]}
        own = state.drawn[seat]
        if state.phase == st.REDRAW:
            drawn = sum(state.drawn)
            bag = sum(state.bag) + drawn
            expected = drawn * (state.bag[seat] + own) / bag
            return {2: taste.redraw + taste.redraw_fan * (expected - own)}
        return {2: taste.call_back + taste.call_back_fan * own, 4: taste.stage_pass}

    def _prices(self, state: State) -> list[float]:
        """Return the price of a token of each colour; more where few are left."""
        taste, seat = self.taste, state.actor
        held = state.tokens[seat * 5 : seat * 5 + 5]
        if state.pos[seat] == self.tables.last:
            prices = [taste.spent_on_stage / (1 + n) for n in held]
        else:
            prices = [taste.spent_on_the_road * n for n in held]
        late = sum(state.stage) / self.tables.data.full[state.players]
        prices[PINK] = taste.spent_pink + taste.spent_pink_late * late
        return prices
