"""The quick policy for special actions: is what they bring worth the tokens?"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.rng import Dice
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import CallBack, Redraw, Rescue, RoadAction, StagePass
from engines.games.on_the_road.components import COLOURS, PINK
from engines.games.on_the_road.state import State
from engines.games.on_the_road.tables import PASS, Tables
from engines.games.on_the_road.taste import Taste

_KEPT = 2
"""Ways to pay that are worth a search, for each number of tokens."""
_KINDS = {st.RESCUE: (Rescue,), st.REDRAW: (Redraw,), st.REACT: (CallBack, StagePass)}


class Bargains:
    """Chooses special actions by a taste."""

    def __init__(self, tables: Tables, taste: Taste) -> None:
        self.tables = tables
        self.taste = taste
        self._by_mask: dict[int, dict[int, RoadAction]] = {
            phase: {mask: action for kind in kinds for mask, action in tables.specials[kind]}
            for phase, kinds in _KINDS.items()
        }

    def choose(self, state: State, legal: Sequence[RoadAction], dice: Dice) -> RoadAction:
        """Return the special action with the largest profit, paid the cheapest way, or the pass.

        If that is not among ``legal``, where only some may be looked at, the first is taken.
        """
        most = 0.5 * self.taste.noise * dice.real()
        worthwhile = [offer for offer in self._offers(state) if offer[1] > most]
        best: RoadAction = PASS
        if worthwhile:
            prices = self._prices(state)
            held = self._cheapest_first(state, prices)
            for count, gain in worthwhile:
                paid = held[:count]
                profit = gain - sum([prices[colour] for colour in paid])
                if len(paid) == count and profit > most:
                    most = profit
                    best = self._by_mask[state.phase][sum([1 << colour for colour in paid])]
        return best if best is legal[-1] or best in legal else legal[0]

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
    def _offers(self, state: State) -> tuple[tuple[int, float], ...]:
        """Return the number of tokens and the gain of each kind of action possible now."""
        taste, seat = self.taste, state.actor
        if state.phase == st.RESCUE:
            return ((3, taste.rescue + taste.rescue_fan * state.potty[seat]),)
        own = state.drawn[seat]
        if state.phase == st.REDRAW:
            drawn = sum(state.drawn)
            bag = sum(state.bag) + drawn
            expected = drawn * (state.bag[seat] + own) / bag
            return ((2, taste.redraw + taste.redraw_fan * (expected - own)),)
        return ((2, taste.call_back + taste.call_back_fan * own), (4, taste.stage_pass))

    def _prices(self, state: State) -> list[float]:
        """Return the price of a token of each colour.

        On the road a landscape token is dear with those of its colour, for each makes the
        concerts larger; on the mainstage it is nearly free, but the last of a colour is not.
        """
        taste, seat = self.taste, state.actor
        held = state.tokens[seat * 5 : seat * 5 + 5]
        if state.pos[seat] == self.tables.last:
            prices = [taste.spent_on_stage / (1 + n) for n in held]
        else:
            prices = [taste.spent_on_the_road * n for n in held]
        late = sum(state.stage) / self.tables.data.full[state.players]
        prices[PINK] = taste.spent_pink + taste.spent_pink_late * late
        return prices

    def _cheapest_first(self, state: State, prices: list[float]) -> list[int]:
        """Return the colours the actor holds, by their price."""
        base = state.actor * 5
        held = [colour for colour in range(len(COLOURS)) if state.tokens[base + colour]]
        held.sort(key=prices.__getitem__)
        return held
