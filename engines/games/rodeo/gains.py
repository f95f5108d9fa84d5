"""What a fan brings at a place in the evening, for tables: figures before and after a move."""

from __future__ import annotations

from dataclasses import dataclass, fields

from engines.core.types import Seat
from engines.games.rodeo.actions import Put
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD
from engines.games.rodeo.play.common import happy_count
from engines.games.rodeo.play.evening import put
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables


@dataclass(frozen=True, slots=True)
class Gain:
    """Changes of a seat's figures; ``cleared`` is garbage that may then be removed."""

    cash: int = 0
    mood: int = 0
    hygiene: int = 0
    chaos: int = 0
    happy: int = 0
    cleared: int = 0

    def shared(self, other: Gain) -> Gain:
        """Return what two gains have in common, figure by figure; 0 where they differ in sign."""
        return Gain(*(_least(getattr(self, f.name), getattr(other, f.name)) for f in fields(self)))


def _least(a: int, b: int) -> int:
    if a * b <= 0:
        return 0
    return min(a, b) if a > 0 else max(a, b)


def put_gain(t: Tables, state: State, action: Put) -> Gain:
    """Return what a legal move of the seat to act brings at once; the state is left alone."""
    seat, after = state.actor, state.copy()
    put(t, after, action, None)
    before = _figures(state, seat)
    return Gain(*(new - old for new, old in zip(_figures(after, seat), before, strict=True)))


def _figures(state: State, seat: Seat) -> tuple[int, ...]:
    tracks = state.tracks[seat * 3 : seat * 3 + 3]
    happy = happy_count(state, seat)
    return state.cash[seat], tracks[MOOD], tracks[HYGIENE], tracks[CHAOS], happy, state.clear
