"""A band booked by hand, for the tests of booking and its events."""

from __future__ import annotations

from engines.games.rodeo import actions as ac
from tests.rodeo.desk import Desk


def booked(desk: Desk, band: str, cash: int = 8) -> int:
    """Let the seat to act book a band, put on display for it; return the seat."""
    s = desk.s
    seat = s.actor
    s.cash[seat] = cash
    at = 1 << desk.t.band_at[band]
    s.band_display |= at
    s.band_stack &= ~at
    desk.settle()
    desk.act(ac.Book(band))
    return seat
