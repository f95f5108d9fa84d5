"""How events look: a way of showing each that somebody sees; the rest change at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.tables.motion import Flight
from game.tables.rodeo.motions.places import Places


@dataclass(frozen=True, slots=True)
class Look:
    """What is seen of an event.

    ``early``: the change comes as the step begins (something is taken away), else as it ends.
    ``lift`` is what leaves its place before the change comes.
    """

    seconds: float = 0.0
    flights: tuple[Flight, ...] = ()
    sound: str = ""
    hold: float = 0.0
    early: bool = False
    lift: Callable[[], None] | None = None


SHORT: Final = 0.3
LONG: Final = 0.42
REST: Final = 0.22

Maker = Callable[[Places, Any], Look | None]
