"""The quick policy for the road: which card, by what the tile it leads to is worth."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.rng import Dice
from engines.games.on_the_road.actions import BACK, DOUBLE, Drive
from engines.games.on_the_road.components import CITY, MAINSTAGE, MOUNTAIN, PINK, VAN
from engines.games.on_the_road.moving import backward, forward
from engines.games.on_the_road.state import State, note_count
from engines.games.on_the_road.tables import Tables
from engines.games.on_the_road.taste import Taste


class Touring:
    """Chooses drives by a taste."""

    def __init__(self, tables: Tables, taste: Taste) -> None:
        self.tables = tables
        self.taste = taste

    def choose(self, state: State, legal: Sequence[Drive], dice: Dice) -> Drive:
        """Return the drive worth most, with the taste's noise."""
        taste, t = self.taste, self.tables
        noise = taste.noise
        at = state.pos[state.actor]
        step = self._step(state, at)
        here = self._worth_by_kind(state, at)
        ahead = self._ahead_by_kind(state)
        best, most = legal[0], -1e9
        for action in legal:
            value = action.value
            worth = taste.high_card * value + noise * dice.real()
            if action.how == BACK:
                to = backward(state, at - value)
                worth += taste.back
            else:
                to = forward(t, state, at + (2 * value if action.how == DOUBLE else value))
            worth += step * (to - at) + here[state.road[to]]
            if to < t.last:
                worth += self._follow_up(state, to, value, ahead)
            else:
                worth += taste.waste * (at + value - to)
            if worth > most:
                best, most = action, worth
        return best

    # ------------------------------------------------------------ inside
    def _behind(self, state: State, at: int) -> float:
        """Return by how many road lengths a van is behind the mean of the others."""
        others = (sum(state.pos) - at) / (state.players - 1)
        return (others - at) / self.tables.last

    def _late(self, state: State) -> float:
        """Return the share of the mainstage that is filled."""
        return sum(state.stage) / self.tables.data.full[state.players]

    def _step(self, state: State, at: int) -> float:
        """Return the worth of a tile of driving."""
        taste = self.taste
        return (
            taste.step
            + taste.step_crowd * (state.players - 2)
            + taste.step_late * self._late(state)
            + taste.step_behind * self._behind(state, at)
        )

    def _worth_by_kind(self, state: State, at: int) -> list[float]:
        """Return what it is worth to end on each kind of tile, the drive apart."""
        taste, seat, supply = self.taste, state.actor, state.supply
        crowd, late = state.players - 2, self._late(state)
        bag = sum(state.bag)
        share = state.bag[seat] / bag if bag else 0.0
        pink = 0.0
        notes = note_count(state, seat)
        if supply[PINK]:
            pink = taste.pink + taste.pink_crowd * crowd + taste.pink_late * late
            notes += 1
        worths = [0.0] * 8
        self._add_concerts(state, worths, crowd, late, share)
        worths[VAN] = pink + taste.van
        own = min(notes, bag) * share
        others = taste.other_drawn * (min(notes, bag) - own)
        worths[CITY] = pink + (taste.own_drawn + taste.own_drawn_city_late * late) * own + others
        arriving = min(notes + self._next_ticket(state), bag)
        worths[MAINSTAGE] = (
            pink
            + taste.mainstage
            + taste.mainstage_crowd * crowd
            + taste.mainstage_late * late
            + taste.mainstage_behind * self._behind(state, at)
            + taste.mainstage_draw * arriving * share
            + taste.other_drawn * arriving * (1.0 - share)
        )
        return worths

    def _next_ticket(self, state: State) -> int:
        tickets = self.tables.data.tickets
        return tickets[len(tickets) - state.tickets_left]

    def _add_concerts(
        self, state: State, worths: list[float], crowd: int, late: float, share: float
    ) -> None:
        """Set what a concert on each landscape is worth, its token included."""
        taste, seat = self.taste, state.actor
        fan = taste.fan + taste.fan_crowd * crowd + taste.fan_late * late + taste.fan_share * share
        home = state.home[seat]
        for colour in range(PINK):
            held = state.tokens[seat * 5 + colour]
            worth = 0.0
            if state.supply[colour]:
                worth = taste.more_token if held else taste.first_token
                held += 1
            worths[MOUNTAIN + colour] = worth + fan * min(held, home)

    def _ahead_by_kind(self, state: State) -> list[float]:
        """Return what it is worth to reach each kind of tile in the turn after."""
        taste = self.taste
        base = state.actor * 5
        fans = [taste.next_fan * (1 + held) for held in state.tokens[base : base + PINK]]
        return [0.0, *fans, taste.next_van, taste.next_city, 0.0]

    def _follow_up(self, state: State, to: int, played: int, ahead: list[float]) -> float:
        """Return the best that another card of the hand could do from a tile, others ignored."""
        t, road = self.tables, state.road
        slot_of = t.slot_of
        rest = state.hands[state.actor] - (1 << 2 * slot_of[played])
        best = 0.0
        for value, slot in slot_of.items():
            if rest >> 2 * slot & 3 and to + value < t.last:
                best = max(best, ahead[road[to + value]])
        return best
