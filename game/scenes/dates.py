"""Dates and spans of time in words, in the player's language and time zone."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from engines.core.types import Text, ntext, text

WEEKDAYS: Final = (
    text("Monday"),
    text("Tuesday"),
    text("Wednesday"),
    text("Thursday"),
    text("Friday"),
    text("Saturday"),
    text("Sunday"),
)
MONTHS: Final = (
    text("January"),
    text("February"),
    text("March"),
    text("April"),
    text("May", context="month"),
    text("June"),
    text("July"),
    text("August"),
    text("September"),
    text("October"),
    text("November"),
    text("December"),
)


def short_date(moment: datetime, today: datetime) -> Text:
    """Return a moment as a list shows it: by day and time near today, by date before."""
    local, now = moment.astimezone(), today.astimezone()
    clock = f"{local:%H:%M}"
    days = (now.date() - local.date()).days
    if days == 0:
        return text("Today, {time}", time=clock)
    if days == 1:
        return text("Yesterday, {time}", time=clock)
    if 1 < days < 7:
        return text("{weekday}, {time}", weekday=WEEKDAYS[local.weekday()], time=clock)
    month = MONTHS[local.month - 1]
    if local.year == now.year:
        return text("{day} {month}", day=local.day, month=month)
    return text("{day} {month} {year}", day=local.day, month=month, year=local.year)


def long_date(moment: datetime) -> Text:
    """Return a moment in full: weekday, day, month and time."""
    local = moment.astimezone()
    return text(
        "{weekday} {day} {month}, {time}",
        weekday=WEEKDAYS[local.weekday()],
        day=local.day,
        month=MONTHS[local.month - 1],
        time=f"{local:%H:%M}",
    )


def span(seconds: float) -> Text:
    """Return how long something took, in whole minutes, or hours and minutes."""
    minutes = max(1, round(seconds / 60))
    if minutes < 120:
        return ntext("{n} minute", "{n} minutes", count="n", n=minutes)
    hours, rest = divmod(minutes, 60)
    return text("{hours} h {minutes} min", hours=hours, minutes=rest)
