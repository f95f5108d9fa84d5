"""Deals by number, and the deal of the day."""

from __future__ import annotations

from datetime import date

from engines.core.rng import seeded

_OF_THE_DAY = 0x01D70
DEALS = 1_000_000
"""Deals offered by number: 0 up to this; every one of them is a seed."""


def deal_of_the_day(day: date) -> int:
    """Return the number of the deal everybody gets on a date: a pure function of the date."""
    return seeded(_OF_THE_DAY, day.toordinal()) % DEALS
