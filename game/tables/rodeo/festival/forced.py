"""A short note about what the game did for the player, because there was only one way."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.types import Event, Seat, Text, text
from engines.games.rodeo.happenings.forced import OnlyWay


def forced(events: Sequence[Event], looker: Seat | None) -> Text | None:
    """Return what came of the first decision of a looker that had one way only, if any had."""
    for at, event in enumerate(events):
        if isinstance(event, OnlyWay) and event.seat == looker:
            told = (getattr(after, "forecast", None) for after in events[at + 1 :])
            what = next((words for words in told if words is not None), None)
            if what is not None:
                return text("Only one way, done for you: {what}", what=what)
    return None
