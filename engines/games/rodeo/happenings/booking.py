"""What happens in booking: bands come, go and are booked, fans buy tickets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Reveals, Seat, Text, Who, ntext, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import CARDS_OF, fans_of, named_list


@dataclass(frozen=True, slots=True)
class SeasonStarted(Happening):
    """A festival year begins."""

    season: int
    kind: ClassVar[str] = "season_started"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("Season {season} begins.", season=self.season)


@dataclass(frozen=True, slots=True)
class BandsGone(Happening):
    """Superstars and legends nobody booked left the display (ruling 3)."""

    bands: tuple[str, ...]
    names: tuple[str, ...]
    kind: ClassVar[str] = "bands_gone"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("Nobody booked {bands}: they leave.", bands=named_list(self.names))


@dataclass(frozen=True, slots=True)
class BandsRevealed(Happening):
    """Bands joined the display; ``round`` is 0 for one that replaces another."""

    round: int
    bands: tuple[str, ...]
    names: tuple[str, ...]
    kind: ClassVar[str] = "bands_revealed"

    @property
    def reveals(self) -> Reveals:
        """Cards off face-down stacks."""
        return Reveals.LUCK

    @property
    def text(self) -> Text:
        """The line for the log."""
        if not self.round:
            return text("Now on display: {bands}.", bands=named_list(self.names))
        return text(
            "Booking round {round}: now on display {bands}.",
            round=self.round,
            bands=named_list(self.names),
        )


@dataclass(frozen=True, slots=True)
class Booked(Happening):
    """A seat paid a band; ``cash`` is what it has left."""

    seat: Seat
    band: str
    name: str
    fee: int
    cash: int
    kind: ClassVar[str] = "booked"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} books {band} for {fee}K and has {cash}K left.",
            who=Who(self.seat),
            band=self.name,
            fee=self.fee,
            cash=self.cash,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text(
            "You pay {fee}K for {band} and have {cash}K left.",
            band=self.name,
            fee=self.fee,
            cash=self.cash,
        )


@dataclass(frozen=True, slots=True)
class GarageTaken(Happening):
    """A seat took the top garage band, and money for it (ruling 4)."""

    seat: Seat
    band: str
    name: str
    cash: int
    kind: ClassVar[str] = "garage_taken"

    @property
    def reveals(self) -> Reveals:
        """The card lay face down."""
        return Reveals.LUCK

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} takes a garage band, {band}, and {cash}K.",
            who=Who(self.seat),
            band=self.name,
            cash=self.cash,
        )


@dataclass(frozen=True, slots=True)
class WildChosen(Happening):
    """A wildcard of a band just booked got its genre (ruling 7)."""

    seat: Seat
    band: str
    name: str
    genre: str
    kind: ClassVar[str] = "wild_chosen"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} wants {fans} for {band}.",
            who=Who(self.seat),
            fans=CARDS_OF[self.genre],
            band=self.name,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{band} will bring {fans}.", fans=CARDS_OF[self.genre], band=self.name)


@dataclass(frozen=True, slots=True)
class Insolvent(Happening):
    """A seat can book no band and finds no garage band (ruling 14)."""

    seat: Seat
    bands: int
    kind: ClassVar[str] = "insolvent"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{who} is insolvent: no band this time, the festival has {bands} band so far.",
            "{who} is insolvent: no band this time, the festival has {bands} bands so far.",
            count="bands",
            who=Who(self.seat),
            bands=self.bands,
        )


@dataclass(frozen=True, slots=True)
class FansTaken(Happening):
    """A symbol brought ``count`` figures of the ``wanted`` (ruling 9)."""

    seat: Seat
    genre: str
    wanted: int
    count: int
    kind: ClassVar[str] = "fans_taken"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if self.count < self.wanted:
            return text(
                "{who} wanted {wanted}, but only {count} had no ticket yet.",
                who=Who(self.seat),
                wanted=fans_of(self.genre, self.wanted),
                count=self.count,
            )
        return text(
            "{who} sells tickets to {fans}.",
            who=Who(self.seat),
            fans=fans_of(self.genre, self.count),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{fans} buy your tickets.", fans=fans_of(self.genre, self.count))


@dataclass(frozen=True, slots=True)
class BandDropped(Happening):
    """An event discarded a band from the display (ruling 54)."""

    seat: Seat
    band: str
    name: str
    kind: ClassVar[str] = "band_dropped"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} has {band} taken off the display.", who=Who(self.seat), band=self.name)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{band} leaves the display.", band=self.name)
