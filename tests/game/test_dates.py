"""Dates in words."""

from datetime import datetime, timedelta

import pytest

from game.scenes.dates import long_date, short_date, span
from game.words import Words

NOW = datetime(2026, 11, 29, 21, 40).astimezone()


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (timedelta(minutes=5), "Today, 21:35"),
        (timedelta(days=1), "Yesterday, 21:40"),
        (timedelta(hours=22), "Yesterday, 23:40"),
        (timedelta(days=2), "Friday, 21:40"),
        (timedelta(days=8), "21 November"),
        (timedelta(days=400), "25 October 2025"),
        (timedelta(days=-2), "1 December"),
    ],
)
def test_short_dates(before: timedelta, said: str) -> None:
    assert Words()(short_date(NOW - before, NOW)) == said


def test_long_dates() -> None:
    assert Words()(long_date(NOW)) == "Sunday 29 November, 21:40"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "1 minute"), (61, "1 minute"), (2280, "38 minutes"), (7500, "2 h 5 min")],
)
def test_spans(seconds: float, said: str) -> None:
    assert Words()(span(seconds)) == said
