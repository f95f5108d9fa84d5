"""Where the motions of On the Road begin and end."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engines.core.types import Seat
from game.tables.motion import Flight, Point
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import Model

AWAY = 1000
"""How far outside the window things from the box go, in design pixels."""


class Places:
    """A model on a layout. ``board`` and ``strip`` are the sprite scales of the two areas.

    ``twin`` is the box meant of several equal cards of the hand, if one was pointed at.
    """

    def __init__(
        self,
        model: Model,
        layout: Layout,
        scale: float,
        looker: Seat | None,
        twin: Rect | None = None,
    ) -> None:
        self.model = model
        self.layout = layout
        self.looker = looker
        self.twin = twin
        self.board = layout.unit / scale
        self.strip = layout.strip / scale

    # ------------------------------------------------------------ places
    def panel(self, seat: Seat) -> Point:
        """Return where things go that a player takes: the middle of the panel's cells."""
        box = self.layout.frame.panels[seat]
        return box.centerx, box.y + box.h * 0.75

    def fan(self, seat: Seat) -> str:
        """Return the sprite of a band's fan."""
        return f"{SLUG}/fan_{self.model.bands[seat]}"

    def _tile(self, seat: Seat) -> int | None:
        return self.model.vans[seat]

    def _hops(
        self, seats: Sequence[Seat], starts: Sequence[Point], ends: Sequence[Point], rise: float
    ) -> tuple[Flight, ...]:
        """Fans hopping one after another."""
        count = len(seats)
        lag = 0.0 if count == 1 else min(0.5 / (count - 1), 0.16)
        span = 1.0 - lag * (count - 1)
        return tuple(
            Flight(
                self.fan(seat),
                (start, end),
                scale=0.9 * self.board,
                wait=lag * k,
                until=lag * k + span,
                rise=rise * self.layout.unit,
            )
            for k, (seat, start, end) in enumerate(zip(seats, starts, ends, strict=True))
        )
