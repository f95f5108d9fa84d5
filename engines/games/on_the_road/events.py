"""What happens in a game, in order: all that animation, log and preview need.

Tiles and colours are named by their ids. ``seat`` is whom an event concerns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Reveals, Seat, Text, Who, ntext, text
from engines.games.on_the_road import words
from engines.games.on_the_road.words import both, say


class Happening:
    """An event that reveals nothing and is silent, unless a subclass says otherwise."""

    __slots__ = ()

    @property
    def reveals(self) -> Reveals:
        """What it adds to the open knowledge."""
        return Reveals.NOTHING

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        return None

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        return None


@dataclass(frozen=True, slots=True)
class RoundStarted(Happening):
    """The start player is about to begin a round."""

    round: int
    kind: ClassVar[str] = "round_started"


@dataclass(frozen=True, slots=True)
class TurnStarted(Happening):
    """A seat's turn begins."""

    seat: Seat
    kind: ClassVar[str] = "turn_started"


@dataclass(frozen=True, slots=True)
class Drove(Happening):
    """A van moved along ``path``, every tile after ``start`` up to ``to``.

    ``tile`` is the kind of ``to``. ``parked`` are the seats whose vans stood where the move
    would have ended, in the order met, and ``over`` the kinds of their tiles (ruling 3).
    """

    seat: Seat
    start: int
    path: tuple[int, ...]
    to: int
    tile: str
    value: int
    how: str
    parked: tuple[Seat, ...] = ()
    over: tuple[str, ...] = ()
    kind: ClassVar[str] = "drove"

    @property
    def text(self) -> Text:
        """The line for the log."""
        line = say(words.DROVE[self.how][self.tile], who=Who(self.seat), value=self.value)
        if not self.parked:
            return line
        return both(line, text("A taken tile made the van roll further."))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if not self.parked:
            return words.WILL_DRIVE[self.tile]
        line = words.WILL_ROLL[self.tile]
        for seat, kind in reversed(tuple(zip(self.parked, self.over, strict=True))):
            line = both(say(words.OCCUPIED[kind], who=Who(seat)), line)
        return line


@dataclass(frozen=True, slots=True)
class TookToken(Happening):
    """A token came from the supply; ``count`` of its colour and ``notes`` are held then."""

    seat: Seat
    colour: str
    count: int
    notes: int
    kind: ClassVar[str] = "took_token"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(words.TOOK[self.colour], who=Who(self.seat), **self._held())

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return say(words.WILL_TAKE[self.colour], **self._held())

    def _held(self) -> dict[str, int]:
        return {"notes": self.notes} if self.colour == "pink" else {"count": self.count}


@dataclass(frozen=True, slots=True)
class NoToken(Happening):
    """The supply holds none of the colour the tile gives."""

    seat: Seat
    colour: str
    kind: ClassVar[str] = "no_token"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return words.NONE_LEFT[self.colour]

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return words.NONE_LEFT[self.colour]


@dataclass(frozen=True, slots=True)
class FanReturned(Happening):
    """One own fan left the porta-potty for the bag, in place of a token."""

    seat: Seat
    kind: ClassVar[str] = "fan_returned"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "One of {who}'s fans goes from the porta-potty into the bag.", who=Who(self.seat)
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("One of your fans goes from the porta-potty into the bag.")


@dataclass(frozen=True, slots=True)
class Concert(Happening):
    """A concert sent ``count`` fans from home into the bag, for ``tokens`` of its colour."""

    seat: Seat
    colour: str
    tokens: int
    count: int
    kind: ClassVar[str] = "concert"

    @property
    def text(self) -> Text:
        """The line for the log."""
        who = Who(self.seat)
        if not self.tokens:
            return say(words.NO_CONCERT[self.colour], who=who)
        if not self.count:
            return text("{who} has no fans left at home for the concert.", who=who)
        return ntext(
            "{fans} of {who}'s fans goes into the bag.",
            "{fans} of {who}'s fans go into the bag.",
            count="fans",
            fans=self.count,
            who=who,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if not self.tokens:
            return words.WILL_BE_NO_CONCERT[self.colour]
        if not self.count:
            return text("You have no fans left at home for the concert.")
        return ntext(
            "{fans} of your fans goes into the bag.",
            "{fans} of your fans go into the bag.",
            count="fans",
            fans=self.count,
        )


@dataclass(frozen=True, slots=True)
class Reshuffled(Happening):
    """The ``count`` discarded cards became the new draw pile (ruling 1)."""

    count: int
    kind: ClassVar[str] = "reshuffled"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("The draw pile is empty: the played cards are shuffled into a new one.")


@dataclass(frozen=True, slots=True)
class DrewCard(Happening):
    """A movement card went to a hand; ``value`` is None for those who may not know it."""

    seat: Seat
    value: int | None
    kind: ClassVar[str] = "drew_card"

    @property
    def reveals(self) -> Reveals:
        """A card nobody knew."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text:
        """The line for the log."""
        if self.value is None:
            return text("{who} draws a movement card.", who=Who(self.seat))
        return text("{who} draws a {value}.", who=Who(self.seat), value=self.value)


@dataclass(frozen=True, slots=True)
class HandDiscarded(Happening):
    """The hand was given up on arriving at the mainstage (ruling 10); ``cards`` ascend."""

    seat: Seat
    cards: tuple[int, ...]
    kind: ClassVar[str] = "hand_discarded"

    @property
    def reveals(self) -> Reveals:
        """The hand was hidden from the others."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("The tour is over: {who} discards the hand.", who=Who(self.seat))


@dataclass(frozen=True, slots=True)
class TookTicket(Happening):
    """The top ticket went to a band; ``notes`` is all it has then."""

    seat: Seat
    ticket: int
    notes: int
    kind: ClassVar[str] = "took_ticket"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{who} takes the ticket with {notes} music note.",
            "{who} takes the ticket with {notes} music notes.",
            count="notes",
            who=Who(self.seat),
            notes=self.ticket,
        )
