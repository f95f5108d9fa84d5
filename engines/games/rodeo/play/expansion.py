"""Expansion: at most one stand and one upgrade a season, 2K each (rulings 16, 52)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import BuyStand, BuyUpgrade
from engines.games.rodeo.happenings.grounds import (
    ExpansionDone,
    StandBought,
    StandRevealed,
    UpgradeBought,
)
from engines.games.rodeo.play.common import begin, draw_bit, next_seat
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE_ONLY, PLACES, STAND_SLOTS, UPGRADE_SLOT, Options, Tables

STAND_BOUGHT, UPGRADE_BOUGHT = 1, 2


def price(t: Tables, state: State, seat: int) -> int:
    """Return what the next purchase costs: 2K less the rebates, never below 0 (ruling 52)."""
    return max(0, t.data.boards.price - state.rebate[seat])


def begin_expansion(t: Tables, state: State, emit: Sink | None) -> None:
    """Let a seat buy; the beginner version has no expansion (ruling 35)."""
    state.opened = state.bought = 0
    if state.beginner:
        begin(state, state.queue, st.TO_LINE_UP)
    else:
        state.phase = st.EXPAND


def expand_options(t: Tables, state: State) -> Options:
    """Return the stands on top, the upgrades not yet owned, and done."""
    seat = state.actor
    if state.cash[seat] < price(t, state, seat):
        return DONE_ONLY
    found: list[BuyStand | BuyUpgrade] = []
    if not state.bought & STAND_BOUGHT and -1 in state.stands[seat * 5 : seat * 5 + STAND_SLOTS]:
        found += (t.buy_stand[stand] for stand in state.top if stand >= 0)
    if not state.bought & UPGRADE_BOUGHT:
        owned = state.upgrades[seat]
        found += (
            t.buy_upgrade[kind]
            for kind, left in enumerate(state.upgrades_left)
            if left and not owned >> kind & 1
        )
    return (*found, *DONE_ONLY)


def _pay(t: Tables, state: State) -> int:
    """Pay for a purchase; what is left of the rebates lapses."""
    seat = state.actor
    cost = price(t, state, seat)
    state.cash[seat] -= cost
    state.rebate[seat] = 0
    return cost


def buy_stand(t: Tables, state: State, action: BuyStand, emit: Sink | None) -> None:
    """Take a stand from its stack; the next one shows."""
    seat, at = state.actor, t.stand_at[action.stand]
    cost = _pay(t, state)
    stack = state.top.index(at)
    if emit:
        emit(StandBought(seat, action.stand, t.stand_names[at], cost, state.cash[seat]))
    own_stand(t, state, seat, at)
    state.bought |= STAND_BOUGHT
    if state.below[stack]:
        fresh = draw_bit(state, state.market_pool)
        state.market_pool ^= 1 << fresh
        state.below[stack] -= 1
        state.top[stack] = fresh
        if emit:
            emit(StandRevealed(stack + 1, t.data.stands[fresh].id, t.stand_names[fresh]))
    else:
        state.top[stack] = -1


def own_stand(t: Tables, state: State, seat: int, stand: int) -> None:
    """Put a stand on a seat's grounds."""
    slot = state.stands.index(-1, seat * 5) - seat * 5
    state.stands[seat * 5 + slot] = stand
    state.room[seat * PLACES + 2 + slot] = t.data.stands[stand].spaces


def own_upgrade(t: Tables, state: State, seat: int, kind: int) -> None:
    """Put an upgrade on a seat's grounds."""
    state.upgrades[seat] |= 1 << kind
    state.upgrades_left[kind] -= 1
    state.room[seat * PLACES + UPGRADE_SLOT + kind] = t.data.upgrades[kind].spaces


def buy_upgrade(t: Tables, state: State, action: BuyUpgrade, emit: Sink | None) -> None:
    """Take an upgrade from its stack."""
    seat, kind = state.actor, t.upgrade_at[action.upgrade]
    cost = _pay(t, state)
    own_upgrade(t, state, seat, kind)
    state.bought |= UPGRADE_BOUGHT
    if emit:
        emit(UpgradeBought(seat, action.upgrade, t.upgrade_names[kind], cost, state.cash[seat]))


def end_expansion(t: Tables, state: State, emit: Sink | None) -> None:
    """Go on with the next seat, then with the line-up."""
    if emit:
        emit(ExpansionDone(state.actor, state.bought))
    next_seat(state, st.TO_EXPAND, st.TO_LINE_UP)
    if state.phase == st.TO_LINE_UP:
        begin(state, state.queue, st.TO_LINE_UP)


def expand_choices(t: Tables, state: State) -> Options:
    """Return the purchases in canonical order: the upgrade before the stand."""
    return DONE_ONLY if state.bought & STAND_BOUGHT else state.options
