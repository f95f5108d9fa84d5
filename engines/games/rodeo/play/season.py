"""A new year: everything that is cleared, shuffled and dealt (setup; rulings 12, 35, 48)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD, SIDES
from engines.games.rodeo.happenings.booking import SeasonStarted
from engines.games.rodeo.happenings.cards import HandDealt
from engines.games.rodeo.happenings.grounds import CardJoined
from engines.games.rodeo.play.common import bits, draw_bit, lay_out
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PLACES, UPGRADE_SLOT, Tables


def begin(t: Tables, state: State, emit: Sink | None) -> None:
    """Reset everything but cash, points, stands, upgrades and festival cards (ruling 48)."""
    if emit:
        emit(SeasonStarted(state.season + 1))
    state.round = state.day = 0
    _gather_cards(t, state)
    _clear_grounds(t, state)
    row = t.data.boards.available[state.players - 2][state.season]
    state.available = list(row)
    state.reserve = [total - n for total, n in zip(t.data.boards.figures, row, strict=True)]
    for seat in range(state.players):
        lay_out(t, state, seat)
        _tell_new_cards(t, state, seat, emit)
    for seat in range(state.players):
        _deal_events(t, state, seat, emit)
    state.phase = st.TO_ROUND


def _gather_cards(t: Tables, state: State) -> None:
    n = state.players
    state.fan_deck = t.full_deck
    state.band_stack = (1 << len(t.data.bands)) - 1
    state.band_display = state.band_gone = state.event_gone = 0
    state.event_stack = (1 << len(t.data.events)) - 1
    state.hands, state.returned, state.played = [0] * n, [0] * n, [0] * n
    state.events, state.extra, state.count, state.rebate = [0] * n, [0] * n, [0] * n, [0] * n
    state.bands = [-1] * (3 * n)
    state.genre_of, state.fans_of = [-1] * (9 * n), [0] * (9 * n)
    state.cardless = [0] * (4 * n)


def _clear_grounds(t: Tables, state: State) -> None:
    n = state.players
    state.toilets, state.happy, state.up, state.flat = [0] * n, [0] * n, [0] * n, [0] * n
    state.garbage, state.piles, state.fence = [0] * n, [0] * n, [0] * n
    for name in ("home", "marks", "sad_out", "happy_out", "away", "purse"):
        setattr(state, name, [0] * (4 * n))
    state.purse_at = [0] * (12 * n)
    state.crowd = [0] * (PLACES * n)
    state.room = [0] * (PLACES * n)
    tracks = t.data.boards.tracks
    state.tracks = [tracks[at].start for at in (CHAOS, HYGIENE, MOOD)] * n
    for seat in range(n):
        _open_places(t, state, seat)


def _open_places(t: Tables, state: State, seat: int) -> None:
    base = seat * PLACES
    for slot in range(2, UPGRADE_SLOT):
        stand = state.stands[seat * 5 + slot - 2]
        if stand >= 0:
            state.room[base + slot] = t.data.stands[stand].spaces
    for kind in bits(state.upgrades[seat]):
        state.room[base + UPGRADE_SLOT + kind] = t.data.upgrades[kind].spaces


def _tell_new_cards(t: Tables, state: State, seat: int, emit: Sink | None) -> None:
    if emit is None:
        return
    for i, ground in enumerate(t.data.festivals[state.festival[seat]].grounds):
        if ground.season == state.season:
            emit(CardJoined(seat, i + 1, SIDES[ground.side]))


def _deal_events(t: Tables, state: State, seat: int, emit: Sink | None) -> None:
    for _ in range(t.data.hand):
        at = draw_bit(state, state.event_stack)
        state.event_stack ^= 1 << at
        state.events[seat] |= 1 << at
    if emit:
        hand = bits(state.events[seat])
        ids = tuple(t.data.events[at].id for at in hand)
        emit(HandDealt(seat, len(hand), ids))
