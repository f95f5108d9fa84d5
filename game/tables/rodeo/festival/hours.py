"""The four times of a festival day, and whose symbols of the day are done, now or open."""

from __future__ import annotations

from typing import Final

from engines.core.types import Seat, text
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import SYMBOLS
from engines.games.rodeo.state import State

MORNING, AFTERNOON, EVENING, NIGHT = "morning", "afternoon", "evening", "night"
HOURS: Final = (MORNING, AFTERNOON, EVENING, NIGHT)
_BY_KIND: Final = {
    "arrive": MORNING, "place": MORNING, "finish": MORNING,
    "evening": EVENING, "garbage": NIGHT, "leave": NIGHT,
}  # fmt: skip
DONE, NOW, OPEN = range(3)
SHORT_DAYS: Final = (text("Fri"), text("Sat"), text("Sun"))


def hour_of(kind: str, state: State) -> str:
    """Return the time of day of a kind of decision."""
    if kind == "clear":
        return AFTERNOON if state.event >= 0 else EVENING
    return _BY_KIND.get(kind, AFTERNOON)


def symbols_of(state: State, seat: Seat, kind: str) -> list[tuple[int, int, int]]:
    """Return today's symbols as (genre, fans, DONE, NOW or OPEN), empty places as genre -1."""
    base = seat * 9 + state.day * 3
    return [
        (state.genre_of[base + n], state.fans_of[base + n], _stage(state, seat, kind, n))
        for n in range(SYMBOLS)
    ]


def _stage(state: State, seat: Seat, kind: str, symbol: int) -> int:
    if hour_of(kind, state) != MORNING or seat not in state.queue:
        return DONE
    place = state.queue.index(seat)
    if place != state.turn:
        return DONE if place < state.turn else OPEN
    if state.phase in (st.PLACE, st.FINISH) and symbol == state.group_symbol:
        return NOW
    return OPEN if state.waiting >> symbol & 1 else DONE


def crowd_list(packed: int) -> list[int]:
    """Return the genres of a place's crowd, each as often as it stands there."""
    return [genre for genre in range(4) for _ in range(packed >> 4 * genre & 15)]
