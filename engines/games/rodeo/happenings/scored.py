"""What happens when a season is scored, and at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Arg, Seat, Text, Who, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import NO_AWARDS, SCORED, say, seats_listed


@dataclass(frozen=True, slots=True)
class ScoringBegan(Happening):
    """A season is scored."""

    season: int
    kind: ClassVar[str] = "scoring_began"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("Season {season} is scored.", season=self.season)


@dataclass(frozen=True, slots=True)
class IncomeTaken(Happening):
    """A seat's income: fans less toilets, garbage and GGAM fee (rulings 17, 42)."""

    seat: Seat
    fans: int
    toilets: int
    garbage: int
    fee: int
    income: int
    cash: int
    kind: ClassVar[str] = "income_taken"

    @property
    def text(self) -> Text:
        """The line for the log."""
        args: dict[str, Arg] = {
            "who": Who(self.seat),
            "fans": self.fans,
            "toilets": self.toilets,
            "garbage": self.garbage,
            "income": self.income,
            "cash": self.cash,
        }
        if self.fee:
            return say(
                text(
                    "{who} earns {income}K: {fans} fans, less {toilets} for toilets, {garbage} for "
                    "garbage, {fee} for the GGAM. Cash: {cash}K."
                ),
                fee=self.fee,
                **args,
            )
        return say(
            text(
                "{who} earns {income}K: {fans} fans, less {toilets} for toilets, {garbage} for "
                "garbage. Cash: {cash}K."
            ),
            **args,
        )


@dataclass(frozen=True, slots=True)
class PointsScored(Happening):
    """Points from a source, by its ``value``; ``total`` is all the seat has."""

    seat: Seat
    source: str
    value: int
    points: int
    total: int
    kind: ClassVar[str] = "points_scored"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if not self.points:
            return None
        return say(SCORED[self.source], who=Who(self.seat), points=self.points, value=self.value)


@dataclass(frozen=True, slots=True)
class NoAward(Happening):
    """A prize goes to nobody (ruling 43)."""

    source: str
    kind: ClassVar[str] = "no_award"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return NO_AWARDS[self.source]


@dataclass(frozen=True, slots=True)
class OrderChanged(Happening):
    """The order track is set anew: the seats from number 1 on (ruling 46)."""

    seats: tuple[Seat, ...]
    kind: ClassVar[str] = "order_changed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("New order of play: {seats}.", seats=seats_listed(self.seats))


@dataclass(frozen=True, slots=True)
class GameEnded(Happening):
    """The last season is scored."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "game_ended"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if len(self.winners) == 1:
            return text("The game is over: {who} wins.", who=Who(self.winners[0]))
        return text(
            "The game is over: {seats} share the victory.", seats=seats_listed(self.winners)
        )
