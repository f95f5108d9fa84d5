"""A season's scoring and where its figures came from, gathered from what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engines.core.types import Event, Seat, Text
from engines.games.rodeo.state import SOURCES

ORDER: Final = (
    "best_mood", "most_fans", "festival", "mood", "satisfied", "dissatisfied", "garbage",
    "hygiene", "money",
)  # fmt: skip
"""The rows of the sheet in the order they are counted."""


@dataclass(slots=True)
class Account:
    """One season: incomes by seat, (value, points) by source and seat, the new order."""

    season: int = 0
    incomes: dict[Seat, Any] = field(default_factory=dict)
    scored: dict[tuple[str, Seat], tuple[int, int]] = field(default_factory=dict)
    totals: dict[Seat, int] = field(default_factory=dict)
    order: tuple[Seat, ...] = ()
    over: bool = False

    @property
    def sources(self) -> tuple[str, ...]:
        """The rows there are: money only in the last season."""
        there = {source for source, _ in self.scored}
        return tuple(s for s in ORDER if s in there or s in ("best_mood", "most_fans"))

    def value(self, source: str, seat: Seat) -> int:
        """Return what a source counted for a seat; prizes count what they compare."""
        if source == "best_mood":
            source = "mood"
        if source == "most_fans":
            return int(self.incomes[seat].fans)
        return self.scored.get((source, seat), (0, 0))[0]

    def points(self, source: str, seat: Seat) -> int:
        """Return the points of a source for a seat."""
        return self.scored.get((source, seat), (0, 0))[1]

    def gained(self, seat: Seat) -> int:
        """Return all points of the season for a seat."""
        return sum(self.points(source, seat) for source in SOURCES)


def account_of(events: Iterable[Event]) -> Account | None:
    """Return the season scored in an act's events; None if none was."""
    found: Account | None = None
    for event in events:
        happening: Any = event
        if event.kind == "scoring_began":
            found = Account(happening.season)
        elif found is None:
            continue
        elif event.kind == "income_taken":
            found.incomes[happening.seat] = happening
        elif event.kind == "points_scored":
            found.scored[happening.source, happening.seat] = (happening.value, happening.points)
            found.totals[happening.seat] = happening.total
        elif event.kind == "order_changed":
            found.order = happening.seats
        elif event.kind == "game_ended":
            found.over = True
    return found


def last_season(events: Sequence[Event]) -> list[Event]:
    """Return the events of the season scored last, from its start to its scoring."""
    ends = [n for n, event in enumerate(events) if event.kind == "scoring_began"]
    if not ends:
        return []
    starts = [n for n, event in enumerate(events[: ends[-1]]) if event.kind == "season_started"]
    return list(events[starts[-1] if starts else 0 : ends[-1]])


def causes(events: Iterable[Event], seat: Seat, track: str) -> list[tuple[Text, int]]:
    """Return what moved a seat's marker, added up by cause, in order of appearance."""
    found: dict[Text, int] = {}
    for event in events:
        happening: Any = event
        if event.kind == "track_moved" and happening.seat == seat and happening.track == track:
            step = happening.after - happening.before
            found[happening.cause] = found.get(happening.cause, 0) + step
    return [(cause, step) for cause, step in found.items() if step]


def count(events: Iterable[Event], seat: Seat, kind: str, attribute: str) -> int:
    """Return how many things events of a kind name for a seat."""
    total = 0
    for event in events:
        happening: Any = event
        if event.kind == kind and happening.seat == seat:
            named = getattr(happening, attribute)
            total += len(named) if isinstance(named, tuple) else int(named)
    return total
