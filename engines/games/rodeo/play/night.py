"""Night: garbage, hygiene penalties, dissatisfied fans, in this order (rulings 36-40)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Dump, Leave
from engines.games.rodeo.components.model import CHAOS, DAYS, GENRES, HYGIENE, MOOD
from engines.games.rodeo.happenings.nights import FanLeft, NightFell, PenaltyStruck, UnhappyGrumble
from engines.games.rodeo.play.common import (
    annoy,
    begin,
    cheer,
    fans_by_genre,
    in_order,
    move,
    next_seat,
    sad_count,
)
from engines.games.rodeo.play.garbage import cannot_choose, dump_options, heap, open_spaces
from engines.games.rodeo.play.targets import dump_on_rival
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import GENRE_AT, SPACE_AT, Options, Tables, on
from engines.games.rodeo.words.phrases import HYGIENE_CAUSE, UNHAPPY_CAUSE


def begin_night(t: Tables, state: State, emit: Sink | None) -> None:
    """Count the garbage: a marker for each bin the chaos has reached (ruling 37)."""
    seat = state.actor
    state.opened = state.rank = state.penalty = state.leaving = 0
    chaos = state.tracks[seat * 3 + CHAOS]
    state.night = t.data.boards.garbage(chaos)
    if emit:
        emit(NightFell(seat, chaos, state.night))
    state.phase = st.TO_GARBAGE


def place_garbage(t: Tables, state: State, emit: Sink | None) -> None:
    """Place the garbage; ask where there is a choice, else put it over the fence (ruling 38)."""
    while state.night:
        if not cannot_choose(state, state.actor):
            state.phase = st.GARBAGE
            return
        heap(t, state, state.actor, -1, emit)
        state.night -= 1
    state.rank = 0
    state.phase = st.TO_HYGIENE


def garbage_options(t: Tables, state: State) -> Options:
    """Return the free spaces next to a marker, and the stacks.

    On the last night it is cleared the morning after, so that one space is as good as
    another: only the first is offered, and the first stack.
    """
    if state.day < len(DAYS) - 1:
        return dump_options(t, state, state.actor, stack=True)
    free = open_spaces(state, state.actor)
    piles = state.garbage[state.actor]
    return on(t.dump, free & -free | piles & -piles)


def garbage_choices(t: Tables, state: State) -> Options:
    """Return the spaces not before the last one of the night; the last night has few anyway."""
    if not state.rank or (state.day == len(DAYS) - 1 and state.rival < 0):
        return state.options
    return tuple(
        a for a in state.options if isinstance(a, Dump) and SPACE_AT[a.space] + 1 >= state.rank
    )


def dump(t: Tables, state: State, action: Dump, emit: Sink | None) -> None:
    """Put a garbage marker on a space, on the own grounds or a rival's."""
    at = SPACE_AT[action.space]
    state.night -= 1
    state.rank = max(state.rank, at + 1)
    if state.rival >= 0:
        heap(t, state, state.rival, at, emit)
        dump_on_rival(t, state, emit)
    else:
        heap(t, state, state.actor, at, emit)
        state.phase = st.TO_GARBAGE


# ------------------------------------------------------------------ hygiene
def strike(t: Tables, state: State, emit: Sink | None) -> None:
    """Resolve the hygiene penalties one by one; they add up (ruling 39)."""
    seat = state.actor
    penalties = t.data.boards.penalties
    while True:
        if state.leaving:
            if any(fans_by_genre(state, seat)):
                state.phase = st.LEAVE
                return
            state.leaving = 0
        if state.penalty == len(penalties):
            break
        penalty = penalties[state.penalty]
        state.penalty += 1
        if state.tracks[seat * 3 + HYGIENE] > penalty.at:
            continue
        if emit:
            emit(PenaltyStruck(seat, state.tracks[seat * 3 + HYGIENE], penalty.effect))
        if penalty.effect == "mood":
            move(t, state, seat, MOOD, penalty.n, HYGIENE_CAUSE, emit)
        elif penalty.effect == "dissatisfy":
            annoy(state, seat, penalty.n, HYGIENE_CAUSE, emit)
        else:
            state.leaving = penalty.n
    state.phase = st.TO_UNHAPPY


def leave_options(t: Tables, state: State) -> Options:
    """Return the genres of which a fan may go home."""
    fans = fans_by_genre(state, state.actor)
    return tuple(t.leave[g] for g in range(4) if fans[g])


def leave(t: Tables, state: State, action: Leave, emit: Sink | None) -> None:
    """Send a fan home: from the campsite first, else from a place, which stays used (39)."""
    seat, genre = state.actor, GENRE_AT[action.genre]
    lying = state.flat[seat] & state.marks[seat * 4 + genre]
    if lying:
        state.flat[seat] ^= lying & -lying
    else:
        state.away[seat * 4 + genre] -= 1
    state.reserve[genre] += 1
    state.leaving -= 1
    if emit:
        emit(FanLeft(seat, GENRES[genre]))
    state.phase = st.TO_HYGIENE


# ------------------------------------------------------------------ dissatisfied fans
def grumble(t: Tables, state: State, emit: Sink | None) -> None:
    """Lose a mood point for every two dissatisfied; then one comes to terms (ruling 40)."""
    seat = state.actor
    sad = sad_count(state, seat)
    lost = sad // 2
    if lost:
        if emit:
            emit(UnhappyGrumble(seat, sad))
        move(t, state, seat, MOOD, -lost, UNHAPPY_CAUSE, emit)
        cheer(state, seat, 1, UNHAPPY_CAUSE, emit)
    next_seat(state, st.TO_NIGHT, st.TO_MORNING)
    if state.phase == st.TO_MORNING:
        state.day += 1
        if state.day == len(DAYS):
            state.phase = st.TO_SCORING
        else:
            begin(state, in_order(state), st.TO_MORNING)
