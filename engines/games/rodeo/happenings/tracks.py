"""What happens to tracks, money, markers and symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Arg, Seat, Text, Who, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import CARDS_OF, RISES, WILL_RISE, fans_of, say


@dataclass(frozen=True, slots=True)
class TrackMoved(Happening):
    """A marker moved on a track, or would have but for its end."""

    seat: Seat
    track: str
    before: int
    after: int
    cause: Text
    kind: ClassVar[str] = "track_moved"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if self.before == self.after:
            return None
        return say(RISES[self.track], who=Who(self.seat), **self._args())

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        if self.before == self.after:
            return None
        return say(WILL_RISE[self.track], **self._args())

    def _args(self) -> dict[str, Arg]:
        return {"before": self.before, "after": self.after, "cause": self.cause}


@dataclass(frozen=True, slots=True)
class CashMoved(Happening):
    """A seat got or paid money; ``cash`` is what it has now."""

    seat: Seat
    amount: int
    cash: int
    cause: Text
    kind: ClassVar[str] = "cash_moved"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(
            text("{who} takes {amount}K and has {cash}K ({cause})."),
            who=Who(self.seat),
            **self._args(),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return say(text("You take {amount}K and have {cash}K ({cause})."), **self._args())

    def _args(self) -> dict[str, Arg]:
        return {"amount": self.amount, "cash": self.cash, "cause": self.cause}


@dataclass(frozen=True, slots=True)
class MarkerTurned(Happening):
    """A marker changed its mind; ``space`` is empty beside the campsite."""

    seat: Seat
    genre: str
    space: str
    happy: bool
    cause: Text
    kind: ClassVar[str] = "marker_turned"

    @property
    def text(self) -> Text:
        """The line for the log."""
        args: dict[str, Arg] = {
            "who": Who(self.seat),
            "fan": fans_of(self.genre, 1),
            "cause": self.cause,
        }
        if self.happy:
            return say(text("Satisfied now at {who}'s: {fan} ({cause})."), **args)
        return say(text("Dissatisfied now at {who}'s: {fan} ({cause})."), **args)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if self.happy:
            return text("{fan} becomes satisfied.", fan=fans_of(self.genre, 1))
        return text("{fan} becomes dissatisfied.", fan=fans_of(self.genre, 1))


@dataclass(frozen=True, slots=True)
class RebateGiven(Happening):
    """The next purchase of the season costs less (ruling 52)."""

    seat: Seat
    amount: int
    total: int
    kind: ClassVar[str] = "rebate_given"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who}'s next purchase costs {total}K less.", who=Who(self.seat), total=self.total
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("Your next purchase costs {total}K less.", total=self.total)


@dataclass(frozen=True, slots=True)
class ToiletGranted(Happening):
    """A toilet on top of the usual ones (ruling 53)."""

    seat: Seat
    kind: ClassVar[str] = "toilet_granted"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} may place one toilet more, free of charge.", who=Who(self.seat))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You may place one toilet more, free of charge.")


@dataclass(frozen=True, slots=True)
class Refilled(Happening):
    """Figures joined the available fans."""

    seat: Seat
    genre: str
    count: int
    kind: ClassVar[str] = "refilled"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{fans} more look for a ticket, thanks to {who}.",
            fans=fans_of(self.genre, self.count),
            who=Who(self.seat),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{fans} more look for a ticket.", fans=fans_of(self.genre, self.count))


@dataclass(frozen=True, slots=True)
class ExtraFan(Happening):
    """A symbol brings more fans for the season (ruling 51)."""

    seat: Seat
    genre: str
    amount: int
    total: int
    kind: ClassVar[str] = "extra_fan"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who}'s band now draws {fans}.",
            who=Who(self.seat),
            fans=fans_of(self.genre, self.total),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("Your band now draws {fans}.", fans=fans_of(self.genre, self.total))


@dataclass(frozen=True, slots=True)
class Rewilded(Happening):
    """A symbol got another genre for the season (ruling 51)."""

    seat: Seat
    old: str
    new: str
    count: int
    kind: ClassVar[str] = "rewilded"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who}'s band changes its style: {new} instead of {old}.",
            who=Who(self.seat),
            new=fans_of(self.new, self.count),
            old=CARDS_OF[self.old],
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text(
            "Your band draws {new} instead of {old}.",
            new=fans_of(self.new, self.count),
            old=CARDS_OF[self.old],
        )


@dataclass(frozen=True, slots=True)
class RivalChosen(Happening):
    """An event strikes a rival (ruling 29)."""

    seat: Seat
    rival: Seat
    event: Text
    kind: ClassVar[str] = "rival_chosen"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} aims “{event}” at {rival}.",
            who=Who(self.seat),
            event=self.event,
            rival=Who(self.rival),
        )
