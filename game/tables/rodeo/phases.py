"""Which phase shows which decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.tables.rodeo.booking.phase import BookingPhase
from game.tables.rodeo.expansion.phase import ExpansionPhase
from game.tables.rodeo.festival.phase import FestivalPhase
from game.tables.rodeo.lineup.phase import LineUpPhase
from game.tables.rodeo.phase import Phase, Scene
from game.tables.spec import Part, Spot


class Plain(Phase):
    """Nothing in the middle: every option is a button in the prompt line."""

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Draw nothing."""
        return ()

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Have no spots."""
        return ()


PLAIN: Final = Plain()
PHASES: Final[tuple[Phase, ...]] = (
    BookingPhase(),
    ExpansionPhase(),
    LineUpPhase(),
    FestivalPhase(),
)
"""The first that names a kind shows it."""


def phase_of(kind: str) -> Phase:
    """Return the phase that shows a kind of decision."""
    return next((phase for phase in PHASES if kind in phase.kinds), PLAIN)
