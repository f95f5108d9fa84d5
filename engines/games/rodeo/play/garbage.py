"""Where garbage goes: free spaces next to markers, stacks, the fence (Night; ruling 38)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo.components.model import HYGIENE
from engines.games.rodeo.happenings.nights import GarbageDumped
from engines.games.rodeo.play.common import free_spaces, move
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACES, Options, Tables, beside, on
from engines.games.rodeo.words.phrases import GARBAGE_CAUSE


def open_spaces(state: State, seat: int) -> int:
    """Return the free spaces next to a camping marker."""
    b = seat * 4
    mk = state.marks
    near = beside(mk[b] | mk[b + 1] | mk[b + 2] | mk[b + 3])
    return free_spaces(state, seat) & near


def cannot_choose(state: State, seat: int) -> bool:
    """Return whether garbage must go over the fence: no free space, none to stack on."""
    return not state.garbage[seat] and not open_spaces(state, seat)


def dump_options(t: Tables, state: State, seat: int, stack: bool) -> Options:
    """Return where a garbage marker may go; ``stack``: on other garbage even if not forced."""
    free = open_spaces(state, seat)
    return on(t.dump, free | state.garbage[seat] if stack or not free else free)


def heap(t: Tables, state: State, seat: int, at: int, emit: Sink | None) -> None:
    """Put a garbage marker on a space, -1 beside the campsite; stacks and fence cost hygiene."""
    worse = True
    if at < 0:
        state.fence[seat] += 1
    elif state.garbage[seat] >> at & 1:
        state.piles[seat] += 1 << 5 * at
    else:
        state.garbage[seat] |= 1 << at
        worse = False
    if emit:
        emit(GarbageDumped(seat, SPACES[at] if at >= 0 else "", worse))
    if worse:
        move(t, state, seat, HYGIENE, -1, GARBAGE_CAUSE, emit)
