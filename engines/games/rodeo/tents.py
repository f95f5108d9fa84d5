"""How well a fan card's group could camp now: for tables, not for the rules."""

from __future__ import annotations

from engines.core.types import Seat
from engines.games.rodeo.brain.grounds import best_group
from engines.games.rodeo.play.arrival import judged
from engines.games.rodeo.play.common import free_spaces
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables


def best_camp(t: Tables, state: State, seat: Seat, card: int, count: int) -> tuple[int, int]:
    """Return the spaces where so many fans of a card fit best, and how many are satisfied there."""
    fan = t.data.fans[card]
    group = best_group(state, fan, fan.genre, 0, count)
    marks = state.marks[seat * 4 : seat * 4 + 4]
    marks[fan.genre] |= group
    return group, judged(state, seat, fan, group, marks).bit_count()


def best_tents(t: Tables, state: State, card: int, symbol: int) -> tuple[int, int]:
    """Return how many of a card's fans would be satisfied at best, and how many come.

    The seat to act plays the card for one of today's symbols; those who find no space come
    too, and are dissatisfied.
    """
    seat = state.actor
    at = seat * 9 + state.day * 3 + symbol
    genre = state.genre_of[at]
    coming = min(state.fans_of[at], state.home[seat * 4 + genre])
    count = min(coming, free_spaces(state, seat).bit_count())
    return best_camp(t, state, seat, card, count)[1], coming
