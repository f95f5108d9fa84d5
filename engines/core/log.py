"""What stands in a match's header and log: who plays, what was played, what help was used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engines.core.types import Action, Seat

HUMAN = "human"
"""Who plays a seat: a person; anything else is a bot's level."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat in the match's header: name, colour id, face id, and who plays it."""

    name: str
    who: str = HUMAN
    colour: str = ""
    face: str = ""

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.who == HUMAN


@dataclass(slots=True)
class Assists:
    """Help used so far; an undo past a reveal or a hint is marked on the result."""

    hints: int = 0
    free_undos: int = 0

    def any(self) -> bool:
        """True if the result is to be marked."""
        return bool(self.hints or self.free_undos)


@dataclass(frozen=True, slots=True)
class Played:
    """A log entry: an action by a seat. ``digest`` is the state's after it.

    ``revealed``: something came to light, so undo stops here. ``sub``: it was not the first
    step of a compound choice.
    """

    seat: Seat
    action: Action
    digest: str
    revealed: bool = False
    sub: bool = False


@dataclass(frozen=True, slots=True)
class Handed:
    """A log entry: from here on somebody else plays a seat (a person or a bot's level)."""

    seat: Seat
    who: str


Entry: TypeAlias = Played | Handed


def last_played(log: Sequence[Entry], seat: Seat | None = None) -> int | None:
    """Return the index of the last action in a log, of a seat or of any; None without one."""
    for index in range(len(log) - 1, -1, -1):
        entry = log[index]
        if isinstance(entry, Played) and seat in (None, entry.seat):
            return index
    return None
