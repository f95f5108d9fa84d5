"""Where the markers of an arriving group go (rulebook, "Far forward"; rulings 21, 24, 26)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Lift, Place
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.happenings.days import MarkerLifted, MarkerPlaced
from engines.games.rodeo.happenings.forced import OnlyWay
from engines.games.rodeo.play.common import free_spaces
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import (
    DONE,
    DONE_ONLY,
    ROW_MASKS,
    SPACE_AT,
    Options,
    Tables,
    on,
    spaces_of,
)


def open_row(state: State) -> int:
    """Return the spaces a marker may go to: the first row with one free, dirt last (21, 26)."""
    seat = state.actor
    free = free_spaces(state, seat) & ~state.group
    clean = free & ~state.dirt[seat]
    for row in ROW_MASKS:
        if clean & row:
            return clean & row
    return free


def ask_place(t: Tables, state: State, emit: Sink | None) -> None:
    """Fill what leaves no choice; ask for a space, or for the end of the group."""
    told = False
    while state.group_left:
        spaces = open_row(state)
        if spaces.bit_count() > state.group_left:
            state.phase = st.PLACE
            return
        if emit and not told:
            emit(OnlyWay(state.actor, "place"))
            told = True
        # Every space of the row is taken, whatever the order.
        for space in spaces_of(spaces):
            _mark(state, SPACE_AT[space], emit)
    state.phase = st.FINISH if liftable(state) else st.TO_JUDGE


def place_options(t: Tables, state: State) -> Options:
    """Return the spaces of the open row."""
    return on(t.place, open_row(state))


def place_choices(t: Tables, state: State) -> Options:
    """Return the spaces in ascending order, enough left for the rest of the group."""
    spaces = open_row(state)
    dirt = state.dirt[state.actor]
    # Within the row (or the dirt) being filled, markers go up from the last one.
    same = state.group & (dirt if spaces & dirt else _row_of(spaces) & ~dirt)
    found = on(t.place, spaces & -1 << same.bit_length())
    kept = found[: len(found) - min(state.group_left, len(found)) + 1]
    return kept or on(t.place, spaces)


def _row_of(spaces: int) -> int:
    return next(row for row in ROW_MASKS if spaces & row)


def place(t: Tables, state: State, action: Place, emit: Sink | None) -> None:
    """Put a marker on a space; its fan stands on it."""
    _mark(state, SPACE_AT[action.space], emit)
    state.phase = st.TO_PLACE


def _mark(state: State, at: int, emit: Sink | None) -> None:
    seat = state.actor
    bit = 1 << at
    state.group |= bit
    state.group_left -= 1
    if emit:
        genre = state.genre_of[seat * 9 + state.day * 3 + state.group_symbol]
        emit(MarkerPlaced(seat, GENRES[genre], *spaces_of(bit)))


def liftable(state: State) -> int:
    """Return the group's markers that could lie elsewhere."""
    seat = state.actor
    group, dirt = state.group, state.dirt[seat]
    free = free_spaces(state, seat) & ~group
    if not free:
        return 0
    if group & dirt:
        # The clean spaces are full: a marker on dirt can only change to other dirt.
        return group & dirt
    last = max((row for row in ROW_MASKS if group & row), default=0)
    return group & last if free & last & ~dirt else 0


def finish_options(t: Tables, state: State) -> Options:
    """Return the markers that may be taken up again, and done."""
    return (*on(t.lift, liftable(state)), DONE)


def lift(t: Tables, state: State, action: Lift, emit: Sink | None) -> None:
    """Take a marker of the group up again, to put it elsewhere."""
    state.group ^= 1 << SPACE_AT[action.space]
    state.group_left += 1
    if emit:
        genre = state.genre_of[state.actor * 9 + state.day * 3 + state.group_symbol]
        emit(MarkerLifted(state.actor, GENRES[genre], action.space))
    state.phase = st.PLACE


def finish(t: Tables, state: State, emit: Sink | None) -> None:
    """End the group: its requirements are judged now."""
    state.phase = st.TO_JUDGE


def finish_choices(t: Tables, state: State) -> Options:
    """Return done: a marker taken up again leads nowhere new."""
    return DONE_ONLY
