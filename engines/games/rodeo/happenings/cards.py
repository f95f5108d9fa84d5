"""What happens to fan cards and event cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Arg, Reveals, Seat, Text, Who, ntext, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import GENRE_NAMES, say


@dataclass(frozen=True, slots=True)
class FanDrawn(Happening):
    """A fan card went to a hand; ``fan`` is empty for those who may not know it."""

    seat: Seat
    genre: str
    fan: str
    name: Text | None
    kind: ClassVar[str] = "fan_drawn"

    @property
    def reveals(self) -> Reveals:
        """A card nobody knew."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if self.name is None:
            return say(text("{who} draws a fan card ({genre})."), **self._args())
        return say(text("{who} draws {fan} ({genre})."), fan=self.name, **self._args())

    def _args(self) -> dict[str, Arg]:
        return {"who": Who(self.seat), "genre": GENRE_NAMES[self.genre]}


@dataclass(frozen=True, slots=True)
class NoFanCard(Happening):
    """No card of the genre is left anywhere (ruling 10)."""

    seat: Seat
    genre: str
    kind: ClassVar[str] = "no_fan_card"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} finds no fan card left ({genre}).",
            who=Who(self.seat),
            genre=GENRE_NAMES[self.genre],
        )


@dataclass(frozen=True, slots=True)
class CardsShuffled(Happening):
    """The returned cards of a genre became its new stack (ruling 10)."""

    genre: str
    kind: ClassVar[str] = "cards_shuffled"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("The returned fan cards are shuffled ({genre}).", genre=GENRE_NAMES[self.genre])


@dataclass(frozen=True, slots=True)
class CardReturned(Happening):
    """A fan card went face down to the returned ones."""

    seat: Seat
    genre: str
    fan: str
    name: Text | None
    kind: ClassVar[str] = "card_returned"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if self.name is None:
            return say(text("{who} gives a fan card back ({genre})."), **self._args())
        return say(text("{who} gives {fan} back ({genre})."), fan=self.name, **self._args())

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        return None if self.name is None else text("You give {fan} back.", fan=self.name)

    def _args(self) -> dict[str, Arg]:
        return {"who": Who(self.seat), "genre": GENRE_NAMES[self.genre]}


@dataclass(frozen=True, slots=True)
class OffersDrawn(Happening):
    """Fan cards were drawn to keep one of them; ``fans`` is empty for the others."""

    seat: Seat
    genre: str
    count: int
    fans: tuple[str, ...]
    names: tuple[Text, ...]
    kind: ClassVar[str] = "offers_drawn"

    @property
    def reveals(self) -> Reveals:
        """Cards nobody knew."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text:
        """The line for the log."""
        if not self.names:
            return ntext(
                "{who} draws {number} fan card to choose from.",
                "{who} draws {number} fan cards to choose from.",
                count="number",
                number=self.count,
                who=Who(self.seat),
            )
        return text("{who} may keep one of: {fans}.", who=Who(self.seat), fans=self.names)


@dataclass(frozen=True, slots=True)
class CardKept(Happening):
    """One of the cards drawn went to the hand, the other to the returned ones."""

    seat: Seat
    genre: str
    fan: str
    name: Text | None
    kind: ClassVar[str] = "card_kept"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if self.name is None:
            return say(text("{who} keeps one of them ({genre})."), **self._args())
        return say(text("{who} keeps {fan} ({genre})."), fan=self.name, **self._args())

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        return None if self.name is None else text("You keep {fan}.", fan=self.name)

    def _args(self) -> dict[str, Arg]:
        return {"who": Who(self.seat), "genre": GENRE_NAMES[self.genre]}


@dataclass(frozen=True, slots=True)
class HandDealt(Happening):
    """A seat got its event cards; ``events`` is empty for the others."""

    seat: Seat
    count: int
    events: tuple[str, ...]
    kind: ClassVar[str] = "hand_dealt"

    @property
    def reveals(self) -> Reveals:
        """Cards nobody knew."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{who} gets {number} event card.",
            "{who} gets {number} event cards.",
            count="number",
            number=self.count,
            who=Who(self.seat),
        )


@dataclass(frozen=True, slots=True)
class EventPlayed(Happening):
    """An event card was played; ``booking`` says with which side."""

    seat: Seat
    event: str
    name: Text
    booking: bool
    kind: ClassVar[str] = "event_played"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} plays “{event}”.", who=Who(self.seat), event=self.name)


@dataclass(frozen=True, slots=True)
class EventSwapped(Happening):
    """An event card was discarded for a new one."""

    seat: Seat
    event: str
    name: Text
    kind: ClassVar[str] = "event_swapped"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} swaps the event card “{event}”.", who=Who(self.seat), event=self.name)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You discard this card and draw a new one.")


@dataclass(frozen=True, slots=True)
class EventPassed(Happening):
    """A seat neither played nor swapped an event card."""

    seat: Seat
    kind: ClassVar[str] = "event_passed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} plays no event card.", who=Who(self.seat))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You keep your event cards.")


@dataclass(frozen=True, slots=True)
class EventDrawn(Happening):
    """An event card went to a hand; ``event`` is empty for those who may not know it."""

    seat: Seat
    event: str
    name: Text | None
    kind: ClassVar[str] = "event_drawn"

    @property
    def reveals(self) -> Reveals:
        """A card nobody knew."""
        return Reveals.HIDDEN

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        if self.name is None:
            return text("{who} draws an event card.", who=Who(self.seat))
        return text("{who} draws the event card “{event}”.", who=Who(self.seat), event=self.name)


@dataclass(frozen=True, slots=True)
class EventsShuffled(Happening):
    """The discarded event cards became the new stack (ruling 12)."""

    count: int
    kind: ClassVar[str] = "events_shuffled"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("The discarded event cards are shuffled into a new stack.")


@dataclass(frozen=True, slots=True)
class Lapsed(Happening):
    """An effect found nothing to work on (ruling 12)."""

    seat: Seat
    kind: ClassVar[str] = "lapsed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("Part of the event has no effect for {who}.", who=Who(self.seat))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("Part of it has no effect.")
