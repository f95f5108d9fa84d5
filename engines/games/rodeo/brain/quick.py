"""Quick choices, phase by phase: what roll-outs and the weaker levels play by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.rng import Dice
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.brain import evening
from engines.games.rodeo.brain.booking import (
    band_value,
    event_value,
    fan_value,
    genre_value,
    purchase_value,
    wild_value,
)
from engines.games.rodeo.brain.grounds import (
    arrival_value,
    garbage_space,
    next_space,
    toilet_space,
)
from engines.games.rodeo.play.line_up import least_toilets
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, GENRE_AT, SPACE_AT, SPACES, Tables


def choose(t: Tables, state: State, legal: Sequence[Any], dice: Dice) -> Any:
    """Return a sensible action."""
    if len(legal) == 1:
        return legal[0]
    phase = state.phase
    if phase == st.EVENING:
        return evening.best_put(t, state, legal)
    if phase == st.PLACE:
        space = SPACES[next_space(t, state)]
        return next((a for a in legal if a.space == space), legal[0])
    if phase in (st.FINISH, st.TURN):
        return DONE
    if phase == st.TOILETS:
        return _toilet(t, state, legal)
    if phase in (st.GARBAGE, st.DUMP):
        return _garbage(state, legal)
    return max(legal, key=lambda action: action_value(t, state, action) + dice.real() * 0.05)


def action_value(t: Tables, state: State, action: Any) -> float:
    """Return how good an action looks at a glance, in points, more or less."""
    seat = state.actor
    match action:
        case ac.Book(band):
            return band_value(t, state, seat, t.band_at[band])
        case ac.Garage():
            return 0.55
        case ac.PlayEvent() | ac.SwapEvent() | ac.Pass():
            return event_value(t, state, action)
        case ac.BuyStand() | ac.BuyUpgrade():
            return purchase_value(t, state, seat, action)
        case ac.Stage(band):
            return -_trouble(t, state, t.band_at[band])
        case ac.Arrive(fan, symbol):
            return arrival_value(t, state, t.fan_at[fan], symbol)
        case ac.Target(rival):
            return state.vp[rival] + 0.05 * state.cash[rival]
    return _target_value(t, state, action)


def _target_value(t: Tables, state: State, action: Any) -> float:
    seat = state.actor
    match action:
        case ac.Wild(genre):
            return wild_value(t, state, GENRE_AT[genre])
        case ac.Refill(genre):
            return genre_value(t, state, seat, GENRE_AT[genre])
        case ac.Wake(genre):
            return 0.1 * state.purse[seat * 4 + GENRE_AT[genre]]
        case ac.Clear(space):
            return 0.0 if space == ac.FENCE else 1.0 - SPACE_AT[space] * 0.01
        case ac.Drop(band):
            return -band_value(t, state, seat, t.band_at[band])
        case ac.Keep(fan):
            return fan_value(t, state, seat, t.fan_at[fan])
        case ac.ReturnCard(fan):
            return -fan_value(t, state, seat, t.fan_at[fan])
    return _symbol_value(t, state, action)


def _symbol_value(t: Tables, state: State, action: Any) -> float:
    seat = state.actor
    if isinstance(action, ac.Leave):
        return -genre_value(t, state, seat, GENRE_AT[action.genre])
    if not isinstance(action, ac.Extra | ac.Rewild):
        return 0.0
    at = seat * 9 + state.booked * 3 + action.symbol
    old = genre_value(t, state, seat, state.genre_of[at])
    if isinstance(action, ac.Extra):
        return old
    return (genre_value(t, state, seat, GENRE_AT[action.genre]) - old) * state.fans_of[at]


def _trouble(t: Tables, state: State, at: int) -> float:
    """Return how much chaos and hygiene a band costs: it should play late."""
    seat = state.actor
    place = state.bands.index(at, seat * 3) - seat * 3
    total = 0.0
    for symbol in range(seat * 9 + place * 3, seat * 9 + place * 3 + 3):
        if state.genre_of[symbol] >= 0:
            total += abs(t.data.per_card[state.genre_of[symbol]][1])
    return total


def drain(t: Tables, state: State, seat: int) -> int:
    """Return how much hygiene the cards of the season will cost."""
    total = 0
    for at in range(seat * 9, seat * 9 + 9):
        genre = state.genre_of[at]
        if genre >= 0 and t.data.per_card[genre][0] == 1:
            total -= t.data.per_card[genre][1]
    return total


def toilets_wanted(t: Tables, state: State) -> int:
    """Return how many toilets a season's fans need."""
    seat = state.actor
    wanted = min(3, max(1, (drain(t, state, seat) + 1) // 2))
    fans = sum(state.home[seat * 4 : seat * 4 + 4])
    while wanted > 1 and fans + wanted > state.cells[seat].bit_count():
        wanted -= 1
    return wanted


def _toilet(t: Tables, state: State, legal: Sequence[Any]) -> Any:
    seat = state.actor
    placed = state.toilets[seat].bit_count()
    if placed >= max(least_toilets(t, state), toilets_wanted(t, state) + state.extra[seat]):
        return DONE
    spaces = sum(1 << SPACE_AT[a.space] for a in legal if a is not DONE)
    space = SPACES[toilet_space(t, state, spaces)]
    return next(a for a in legal if a is not DONE and a.space == space)


def _garbage(state: State, legal: Sequence[Any]) -> Any:
    hurt = state.rival >= 0
    seat = state.rival if hurt else state.actor
    spaces = sum(1 << SPACE_AT[a.space] for a in legal)
    space = SPACES[garbage_space(state, seat, spaces, hurt)]
    return next(a for a in legal if a.space == space)
