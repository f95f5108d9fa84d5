"""Line-up: bands to days, campsite cards turned, toilets placed (rulings 17-19, 35, 53)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.core.types import NOBODY, Seat
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Stage, Toilet, Turn
from engines.games.rodeo.components.model import DAYS, HYGIENE
from engines.games.rodeo.happenings.grounds import (
    BandSet,
    CardTurned,
    LineUpDone,
    ToiletPlaced,
    TurningDone,
)
from engines.games.rodeo.play.common import begin, free_spaces, in_order, lay_out, next_seat
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import CARDS, DAY_AT, DONE, PLACES, SPACE_AT, Options, Tables, on


def begin_line_up(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask a seat which band plays on Friday; with one band or none there is no choice."""
    state.opened = state.day = state.turns = state.rank = 0
    state.phase = st.LINE_UP if state.count[state.actor] else st.TO_TURNING


def stage_options(t: Tables, state: State) -> Options:
    """Return the bands that have no day yet, for the day being planned."""
    base = state.actor * 3
    left = state.bands[base + state.day : base + state.count[state.actor]]
    return tuple(t.stage[band][state.day] for band in left)


def set_band(t: Tables, state: State, action: Stage, emit: Sink | None) -> None:
    """Let a band play on a day: it changes places with the one there."""
    seat, day = state.actor, DAY_AT[action.day]
    at = t.band_at[action.band]
    base = seat * 3
    other = state.bands.index(at, base) - base
    if other != day:
        state.bands[base + other], state.bands[base + day] = state.bands[base + day], at
        for symbols in (state.genre_of, state.fans_of):
            one, two = seat * 9 + other * 3, seat * 9 + day * 3
            symbols[one : one + 3], symbols[two : two + 3] = (
                symbols[two : two + 3],
                symbols[one : one + 3],
            )
    if emit:
        emit(BandSet(seat, action.band, t.data.bands[at].name, DAYS[day]))
    state.day += 1
    if state.day == state.count[seat]:
        state.phase = st.TO_TURNING


# ------------------------------------------------------------------ campsite cards
def begin_turning(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask which campsite cards are turned, if there are any to turn."""
    state.day = 0
    state.phase = st.TURN if turnable(t, state) else st.TO_TOILETS


def turnable(t: Tables, state: State) -> int:
    """Return the cards that may be turned once more, a bit each.

    A card whose spaces are all alike is left; so is one turned three times, since the fourth
    quarter turn would change nothing. Beginners turn only cards new this season (ruling 35).
    """
    found = 0
    for i, ground in enumerate(t.data.festivals[state.festival[state.actor]].grounds):
        there = ground.season <= state.season
        if state.beginner:
            there = ground.season == state.season
        if there and t.turnable[ground.side] and state.turns >> 2 * i & 3 != 3:
            found |= 1 << i
    return found


def turn_options(t: Tables, state: State) -> Options:
    """Return the cards to turn, then done."""
    cards = turnable(t, state)
    return (*(t.turn[i] for i in range(CARDS) if cards >> i & 1), DONE)


def turn_choices(t: Tables, state: State) -> Options:
    """Return the turns in canonical order: no card before the last one turned."""
    cards = turnable(t, state)
    last = (state.turns.bit_length() - 1) // 2 if state.turns else 0
    return (*(t.turn[i] for i in range(last, CARDS) if cards >> i & 1), DONE)


def turn_card(t: Tables, state: State, action: Turn, emit: Sink | None) -> None:
    """Turn a campsite card a quarter (ruling 19)."""
    seat, i = state.actor, action.card - 1
    state.turns += 1 << 2 * i
    at = seat * 5 + i
    state.turned[at] = state.turned[at] + 1 & 3
    lay_out(t, state, seat)
    if emit:
        emit(CardTurned(seat, action.card, state.turned[at]))


def end_turning(t: Tables, state: State, emit: Sink | None) -> None:
    """Go on with the toilets."""
    if emit:
        emit(TurningDone(state.actor, state.turns))
    state.turns = 0
    state.phase = st.TO_TOILETS


# ------------------------------------------------------------------ toilets
def begin_toilets(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask for a toilet until there are enough (ruling 17)."""
    state.turns = 0
    placed = state.toilets[state.actor].bit_count()
    if placed < most_toilets(t, state) and toilet_spaces(state):
        state.phase = st.TOILETS
        return
    end_toilets(t, state, emit)


def most_toilets(t: Tables, state: State, seat: Seat = NOBODY) -> int:
    """Return how many toilets a seat (the actor) may place, granted ones on top (ruling 53)."""
    boards = t.data.boards
    most = boards.toilets_beginner if state.beginner else boards.toilets_most
    return most + state.extra[state.actor if seat == NOBODY else seat]


def least_toilets(t: Tables, state: State, seat: Seat = NOBODY) -> int:
    """Return how many toilets a seat (the actor) must place; beginners have two (ruling 35)."""
    boards = t.data.boards
    least = boards.toilets_beginner if state.beginner else boards.toilets_least
    return least + state.extra[state.actor if seat == NOBODY else seat]


def toilet_spaces(state: State) -> int:
    """Return where a toilet may stand: free spaces, not on dirt."""
    seat = state.actor
    return free_spaces(state, seat) & ~state.dirt[seat]


def toilet_options(t: Tables, state: State) -> Options:
    """Return the spaces for a toilet, and done once there are enough."""
    found = on(t.toilet, toilet_spaces(state))
    enough = state.toilets[state.actor].bit_count() >= least_toilets(t, state)
    return (*found, DONE) if enough else found


def toilet_choices(t: Tables, state: State) -> Options:
    """Return the spaces in canonical order: after the last toilet, enough left for the rest."""
    placed = state.toilets[state.actor]
    spaces = toilet_spaces(state) & -1 << placed.bit_length()
    need = least_toilets(t, state) - placed.bit_count()
    found = on(t.toilet, spaces)
    if need <= 0:
        return (*found, DONE)
    return found[: len(found) - need + 1]


def place_toilet(t: Tables, state: State, action: Toilet, emit: Sink | None) -> None:
    """Put a toilet on a space."""
    seat = state.actor
    state.toilets[seat] |= 1 << SPACE_AT[action.space]
    if emit:
        emit(ToiletPlaced(seat, action.space, state.toilets[seat].bit_count()))
    state.phase = st.TO_TOILETS


def end_toilets(t: Tables, state: State, emit: Sink | None) -> None:
    """Set the hygiene marker to the number of toilets and let the next seat plan."""
    seat = state.actor
    count = state.toilets[seat].bit_count()
    state.tracks[seat * 3 + HYGIENE] = count
    state.room[seat * PLACES] = count
    if emit:
        emit(LineUpDone(seat, count))
    next_seat(state, st.TO_LINE_UP, st.TO_MORNING)
    if state.phase == st.TO_MORNING:
        state.day = 0
        begin(state, in_order(state), st.TO_MORNING)
