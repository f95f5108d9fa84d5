"""How well a fan card's group could camp now: for tables, not for the rules."""

from __future__ import annotations

from engines.games.rodeo.brain.grounds import best_group
from engines.games.rodeo.play.arrival import judged
from engines.games.rodeo.play.common import free_spaces
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables


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
    fan = t.data.fans[card]
    group = best_group(state, fan, genre, 0, count)
    marks = state.marks[seat * 4 : seat * 4 + 4]
    marks[genre] |= group
    return judged(state, seat, fan, group, marks).bit_count(), coming
