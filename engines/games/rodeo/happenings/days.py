"""What happens on festival days: arrivals, evenings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Arg, Seat, Text, Who, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import DAY_NAMES, fans_listed, fans_of, say


@dataclass(frozen=True, slots=True)
class DayStarted(Happening):
    """A festival day begins."""

    day: str
    kind: ClassVar[str] = "day_started"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{day}: the gates are open.", day=DAY_NAMES[self.day])


@dataclass(frozen=True, slots=True)
class SymbolLapsed(Happening):
    """Nobody is left to come for a symbol (ruling 9)."""

    seat: Seat
    genre: str
    kind: ClassVar[str] = "symbol_lapsed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "Nobody more comes to {who}: {fans}.", who=Who(self.seat), fans=fans_of(self.genre, 0)
        )


@dataclass(frozen=True, slots=True)
class GroupCame(Happening):
    """A group arrived; ``fan`` is empty without a card."""

    seat: Seat
    genre: str
    fan: str
    name: Text
    count: int
    blunder: bool
    kind: ClassVar[str] = "group_came"

    @property
    def text(self) -> Text:
        """The line for the log."""
        args: dict[str, Arg] = {
            "who": Who(self.seat),
            "group": self.name,
            "fans": fans_of(self.genre, self.count),
        }
        if self.blunder:
            return text(
                "{who} has lost the fan card: {fans} come angry.",
                who=args["who"],
                fans=args["fans"],
            )
        return say(text("{group} come to {who}: {fans}."), **args)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{group} come: {fans}.", group=self.name, fans=fans_of(self.genre, self.count))


@dataclass(frozen=True, slots=True)
class Overflowed(Happening):
    """Fans found no space and are dissatisfied beside the campsite (ruling 27)."""

    seat: Seat
    genre: str
    count: int
    kind: ClassVar[str] = "overflowed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who}'s campsite is full: {fans} stay outside, dissatisfied.",
            who=Who(self.seat),
            fans=fans_of(self.genre, self.count),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text(
            "Your campsite is full: {fans} stay outside.", fans=fans_of(self.genre, self.count)
        )


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Happening):
    """A marker of the arriving group lies on a space."""

    seat: Seat
    genre: str
    space: str
    kind: ClassVar[str] = "marker_placed"

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{fan} camps on {space}.", fan=fans_of(self.genre, 1), space=self.space.upper())


@dataclass(frozen=True, slots=True)
class MarkerLifted(Happening):
    """A marker of the arriving group was taken up again."""

    seat: Seat
    genre: str
    space: str
    kind: ClassVar[str] = "marker_lifted"

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text(
            "{fan} leaves {space} again.", fan=fans_of(self.genre, 1), space=self.space.upper()
        )


@dataclass(frozen=True, slots=True)
class GroupJudged(Happening):
    """A group is settled: the spaces of its satisfied and dissatisfied markers."""

    seat: Seat
    genre: str
    happy: tuple[str, ...]
    sad: tuple[str, ...]
    kind: ClassVar[str] = "group_judged"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        args: dict[str, Arg] = {
            "who": Who(self.seat),
            "happy": len(self.happy),
            "sad": len(self.sad),
        }
        if not self.happy and not self.sad:
            return None
        return say(text("At {who}'s, satisfied {happy}, dissatisfied {sad}."), **args)

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        if not self.happy and not self.sad:
            return None
        return text(
            "Satisfied {happy}, dissatisfied {sad}.", happy=len(self.happy), sad=len(self.sad)
        )


@dataclass(frozen=True, slots=True)
class BandPlays(Happening):
    """The band of the day plays; it has ``spaces`` in front of it."""

    seat: Seat
    band: str
    name: str
    spaces: int
    kind: ClassVar[str] = "band_plays"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{band} play for {who}.", band=self.name, who=Who(self.seat))


@dataclass(frozen=True, slots=True)
class FanPut(Happening):
    """A fan went from its space to a place."""

    seat: Seat
    genre: str
    space: str
    place: str
    name: Text
    kind: ClassVar[str] = "fan_put"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} sends {fan} here: {place}.",
            who=Who(self.seat),
            fan=fans_of(self.genre, 1),
            place=self.name,
        )


@dataclass(frozen=True, slots=True)
class Uniform(Happening):
    """A stand or band is full of one genre (ruling 34)."""

    seat: Seat
    genre: str
    place: str
    name: Text
    kind: ClassVar[str] = "uniform"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} has one crowd here: {place}.", who=Who(self.seat), place=self.name)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("One crowd fills this place.")


@dataclass(frozen=True, slots=True)
class FansAsleep(Happening):
    """The evening ends; the fans left on the campsite, by genre, lie flat (ruling 31)."""

    seat: Seat
    counts: tuple[int, ...]
    kind: ClassVar[str] = "fans_asleep"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if not any(self.counts):
            return None
        return text("Asleep at {who}'s: {fans}.", who=Who(self.seat), fans=fans_listed(self.counts))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if not any(self.counts):
            return text("The evening ends.")
        return text("For the rest of the season asleep: {fans}.", fans=fans_listed(self.counts))


@dataclass(frozen=True, slots=True)
class Woken(Happening):
    """A fan lying flat stands up again."""

    seat: Seat
    genre: str
    space: str
    kind: ClassVar[str] = "woken"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} wakes {fan} on {space}.",
            who=Who(self.seat),
            fan=fans_of(self.genre, 1),
            space=self.space.upper(),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{fan} gets up again.", fan=fans_of(self.genre, 1))
