"""Evening: fans go to toilet, band, upgrades and stands (rulebook, 3. The Band Plays)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Put
from engines.games.rodeo.components.model import GENRES, HYGIENE, MOOD
from engines.games.rodeo.happenings.days import BandPlays, FanPut, FansAsleep, Uniform
from engines.games.rodeo.play.common import begin, in_order, move, next_seat, pay
from engines.games.rodeo.play.effects import do_all
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import (
    DONE_ONLY,
    GENRE_AT,
    PLACES,
    SPACES,
    STAND_SLOTS,
    UPGRADE_SLOT,
    Options,
    Tables,
)
from engines.games.rodeo.words.phrases import UNIFORM_CAUSE


def begin_evening(t: Tables, state: State, emit: Sink | None) -> None:
    """Turn the band card over: its stars are the spaces in front of the stage."""
    state.opened = state.rank = 0
    seat = state.actor
    if state.day >= state.count[seat]:
        state.room[seat * PLACES + 1] = 0
        _end(state)
        return
    band = t.data.bands[state.bands[seat * 3 + state.day]]
    state.room[seat * PLACES + 1] = t.data.stars[band.tier]
    state.crowd[seat * PLACES + 1] = 0
    if emit:
        emit(BandPlays(seat, band.id, band.name, t.data.stars[band.tier]))
    state.phase = st.TO_FANS


def ask_fans(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask where the next fan goes, while there are fans standing and places to go to."""
    if state.clear:
        state.phase = st.CLEAR
    elif len(evening_options(t, state)) > 1:
        state.phase = st.EVENING
    else:
        state.phase = st.TO_EVENING_END


def global_place(t: Tables, state: State, seat: int, slot: int) -> int:
    """Return the number among all places of one of a seat's eleven."""
    if slot < 2:
        return slot
    if slot < UPGRADE_SLOT:
        return 2 + state.stands[seat * 5 + slot - 2]
    return t.first_upgrade + slot - UPGRADE_SLOT


def slot_of(t: Tables, state: State, seat: int, place: int) -> int:
    """Return which of a seat's eleven places one of all places is; ValueError if not his."""
    if place < 2:
        return place
    if place < t.first_upgrade:
        return 2 + state.stands.index(place - 2, seat * 5, seat * 5 + 5) - seat * 5
    return UPGRADE_SLOT + place - t.first_upgrade


def standing(state: State, seat: int) -> int:
    """Return the genres with a fan standing on the campsite, a bit each (ruling 30)."""
    up, mk, b = state.up[seat], state.marks, seat * 4
    if not up:
        return 0
    return (
        (up & mk[b] and 1)
        | (up & mk[b + 1] and 2)
        | (up & mk[b + 2] and 4)
        | (up & mk[b + 3] and 8)
    )


def buyers(state: State, seat: int, genres: int, kind: int, income: int) -> int:
    """Return which genres can pay an income in full at a stand of a type (rulings 32, 33)."""
    if not income:
        return genres
    found, b = 0, seat * 4
    for genre in range(4):
        if genres >> genre & 1:
            left, here = state.purse[b + genre], state.purse_at[(b + genre) * 3 + kind]
            if left >= income and here >= income:
                found |= 1 << genre
    return found


def evening_options(t: Tables, state: State) -> Options:
    """Return every fan's places, place by place, and done."""
    seat = state.actor
    genres = standing(state, seat)
    found: Options = ()
    if not genres:
        return DONE_ONLY
    base = seat * PLACES
    room = state.room[base : base + PLACES]
    put, stands = t.put, t.data.stands
    if room[0]:
        found += put[0][genres]
    if room[1]:
        found += put[1][genres]
    for slot in range(2, UPGRADE_SLOT):
        if room[slot]:
            at = state.stands[seat * 5 + slot - 2]
            stand = stands[at]
            found += put[2 + at][buyers(state, seat, genres, stand.type, stand.income)]
    for slot in range(UPGRADE_SLOT, PLACES):
        if room[slot]:
            found += put[t.first_upgrade + slot - UPGRADE_SLOT][genres]
    return found + DONE_ONLY


def rank_of(t: Tables, state: State, action: Put) -> int:
    """Return a move's place in the canonical order: by place, then by genre."""
    slot = slot_of(t, state, state.actor, t.place_at[action.place])
    return slot * 4 + GENRE_AT[action.genre] + 1


def evening_choices(t: Tables, state: State) -> Options:
    """Return the moves not before the last one in canonical order, and done."""
    if not state.rank:
        return state.options
    return tuple(
        action
        for action in state.options
        if not isinstance(action, Put) or rank_of(t, state, action) >= state.rank
    )


def put(t: Tables, state: State, action: Put, emit: Sink | None) -> None:
    """Move a fan from the campsite to a place, with immediate effect (ruling 31)."""
    seat, genre = state.actor, GENRE_AT[action.genre]
    place = t.place_at[action.place]
    slot = slot_of(t, state, seat, place)
    at = seat * PLACES + slot
    state.rank = max(state.rank, slot * 4 + genre + 1)
    here = state.up[seat] & state.marks[seat * 4 + genre]
    low = here & -here
    state.up[seat] ^= low
    state.away[seat * 4 + genre] += 1
    state.room[at] -= 1
    state.crowd[at] += 1 << 4 * genre
    if emit:
        name = t.place_labels[place]
        emit(FanPut(seat, action.genre, SPACES[low.bit_length() - 1], action.place, name))
    state.phase = st.TO_FANS
    if place == 0:
        move(t, state, seat, HYGIENE, 1, t.place_labels[0], emit)
    elif place == 1:
        move(t, state, seat, MOOD, 1, t.place_labels[1], emit)
    elif slot < UPGRADE_SLOT:
        _shop(t, state, place - 2, genre, emit)
    else:
        upgrade = place - t.first_upgrade
        do_all(t, state, t.data.upgrades[upgrade].per_fan, t.upgrade_names[upgrade], emit)
    if 1 <= slot < UPGRADE_SLOT and not state.room[at]:
        _uniform(t, state, at, place, emit)


def _shop(t: Tables, state: State, at: int, genre: int, emit: Sink | None) -> None:
    """Spend purchasing power at a stand and take its bonus."""
    seat, stand = state.actor, t.data.stands[at]
    if stand.income:
        state.purse[seat * 4 + genre] -= stand.income
        state.purse_at[(seat * 4 + genre) * 3 + stand.type] -= stand.income
        pay(state, seat, stand.income, t.stand_names[at], emit)
    if stand.bonus:
        do_all(t, state, stand.bonus, t.stand_names[at], emit)


def _uniform(t: Tables, state: State, at: int, place: int, emit: Sink | None) -> None:
    """A stand or band with two spaces or more, full of one genre, lifts the mood (ruling 34)."""
    crowd = state.crowd[at]
    counts = [crowd >> 4 * genre & 15 for genre in range(4)]
    total = sum(counts)
    boards = t.data.boards
    if total < boards.uniform_spaces or max(counts) < total:
        return
    if emit:
        genre = GENRES[counts.index(total)]
        emit(Uniform(state.actor, genre, t.place_names[place], t.place_labels[place]))
    move(t, state, state.actor, MOOD, boards.uniform_mood, UNIFORM_CAUSE, emit)


def end_evening(t: Tables, state: State, emit: Sink | None) -> None:
    """Lay the fans left on the campsite flat (ruling 31)."""
    seat = state.actor
    left = state.up[seat]
    if emit:
        counts = tuple((left & state.marks[seat * 4 + g]).bit_count() for g in range(4))
        emit(FansAsleep(seat, counts))
    state.flat[seat] |= left
    state.up[seat] = 0
    _end(state)


def _end(state: State) -> None:
    state.rank = 0
    next_seat(state, st.TO_EVENING, st.TO_NIGHT)
    if state.phase == st.TO_NIGHT:
        begin(state, in_order(state), st.TO_NIGHT)


def stands_owned(state: State, seat: int) -> list[int]:
    """Return the stands on a seat's grounds."""
    return [at for at in state.stands[seat * 5 : seat * 5 + STAND_SLOTS] if at >= 0]
