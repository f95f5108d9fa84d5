"""What lies on a campsite, space by space: read from a state, drawn by ``campsite``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.types import Seat
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import COLUMNS, ROWS
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PLACES

AREA: Final = COLUMNS * ROWS
NOBODY, UP, FLAT = range(3)
"""Whether a figure stands on a marker, upright or asleep."""
SAD, HAPPY, OPEN = range(3)
"""How a marker feels; open while its group is still arriving."""


@dataclass(frozen=True, slots=True)
class Lying:
    """What is on a space: a marker's genre (-1) and mood, its figure, a toilet's user, garbage.

    ``toilet`` is -2 for none, -1 for a free one, else the genre of the fan inside.
    """

    genre: int = -1
    mood: int = SAD
    figure: int = NOBODY
    toilet: int = -2
    garbage: int = 0


def group_genre(state: State) -> int:
    """Return the genre of the group that is arriving, -1 if none is."""
    if state.phase not in (st.PLACE, st.FINISH):
        return -1
    return state.genre_of[state.actor * 9 + state.day * 3 + state.group_symbol]


def ground_kind(state: State, seat: Seat, at: int) -> str:
    """Return what a space is: tent, car_park, dirt, or nothing."""
    bit = 1 << at
    if not state.cells[seat] & bit:
        return ""
    if not state.tent[seat] & bit:
        return "car_park"
    return "dirt" if state.dirt[seat] & bit else "tent"


def toilet_users(state: State, seat: Seat) -> list[int]:
    """Return the genres of those on the toilets tonight, in the genres' order."""
    crowd = state.crowd[seat * PLACES]
    return [genre for genre in range(4) for _ in range(crowd >> 4 * genre & 15)]


def lying(state: State, seat: Seat) -> list[Lying]:
    """Return what is on each of the 24 spaces of a seat's campsite."""
    users = toilet_users(state, seat)
    inside = {at: users[n] for n, at in enumerate(bits(state.toilets[seat])) if n < len(users)}
    return [_on_space(state, seat, at, inside) for at in range(AREA)]


def _on_space(state: State, seat: Seat, at: int, inside: dict[int, int]) -> Lying:
    bit = 1 << at
    if state.toilets[seat] & bit:
        return Lying(toilet=inside.get(at, -1))
    if state.garbage[seat] & bit:
        return Lying(garbage=1 + (state.piles[seat] >> 5 * at & 31))
    if seat == state.actor and state.group & bit and group_genre(state) >= 0:
        return Lying(group_genre(state), OPEN, UP)
    for genre in range(4):
        if state.marks[seat * 4 + genre] & bit:
            mood = HAPPY if state.happy[seat] & bit else SAD
            figure = UP if state.up[seat] & bit else FLAT if state.flat[seat] & bit else NOBODY
            return Lying(genre, mood, figure)
    return Lying()


def genre_on(state: State, seat: Seat, at: int) -> int:
    """Return the genre of the marker on a space, -1 for none."""
    return next((g for g in range(4) if state.marks[seat * 4 + g] >> at & 1), -1)


def outside(state: State, seat: Seat) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return what is beside a campsite: garbage, and by genre who is unhappy and happy there."""
    b = seat * 4
    return state.fence[seat], tuple(state.sad_out[b : b + 4]), tuple(state.happy_out[b : b + 4])
