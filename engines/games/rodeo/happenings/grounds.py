"""What happens to the grounds: purchases, line-up, campsite cards, toilets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Reveals, Seat, Text, Who, ntext, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import SET_ON, SIDE_NAMES, WILL_SET_ON, say


@dataclass(frozen=True, slots=True)
class StandBought(Happening):
    """A seat bought a stand; ``cash`` is what it has left."""

    seat: Seat
    stand: str
    name: Text
    price: int
    cash: int
    kind: ClassVar[str] = "stand_bought"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} builds the stand “{stand}” for {price}K and has {cash}K left.",
            who=Who(self.seat),
            stand=self.name,
            price=self.price,
            cash=self.cash,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You pay {price}K and have {cash}K left.", price=self.price, cash=self.cash)


@dataclass(frozen=True, slots=True)
class StandRevealed(Happening):
    """The next stand of a market stack, 1 to 3, shows."""

    stack: int
    stand: str
    name: Text
    kind: ClassVar[str] = "stand_revealed"

    @property
    def reveals(self) -> Reveals:
        """It lay under another."""
        return Reveals.LUCK

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("Now for sale: the stand “{stand}”.", stand=self.name)


@dataclass(frozen=True, slots=True)
class UpgradeBought(Happening):
    """A seat bought an upgrade."""

    seat: Seat
    upgrade: str
    name: Text
    price: int
    cash: int
    kind: ClassVar[str] = "upgrade_bought"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} buys the upgrade “{upgrade}” for {price}K and has {cash}K left.",
            who=Who(self.seat),
            upgrade=self.name,
            price=self.price,
            cash=self.cash,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You pay {price}K and have {cash}K left.", price=self.price, cash=self.cash)


@dataclass(frozen=True, slots=True)
class ExpansionDone(Happening):
    """A seat is done buying; ``bought`` has bit 1 for a stand, 2 for an upgrade."""

    seat: Seat
    bought: int
    kind: ClassVar[str] = "expansion_done"

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        return None if self.bought else text("{who} builds nothing.", who=Who(self.seat))

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        return None if self.bought else text("You build nothing this season.")


@dataclass(frozen=True, slots=True)
class BandSet(Happening):
    """A band got its day."""

    seat: Seat
    band: str
    name: str
    day: str
    kind: ClassVar[str] = "band_set"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(SET_ON[self.day], who=Who(self.seat), band=self.name)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return say(WILL_SET_ON[self.day], band=self.name)


@dataclass(frozen=True, slots=True)
class CardJoined(Happening):
    """A campsite card, 1 to 5, joined a seat's grounds."""

    seat: Seat
    card: int
    side: str
    kind: ClassVar[str] = "card_joined"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who}'s campsite grows: {card}.", who=Who(self.seat), card=SIDE_NAMES[self.side]
        )


@dataclass(frozen=True, slots=True)
class CardTurned(Happening):
    """A campsite card was turned; ``quarters`` is how it lies now."""

    seat: Seat
    card: int
    quarters: int
    kind: ClassVar[str] = "card_turned"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} turns campsite card {card}.", who=Who(self.seat), card=self.card)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("Campsite card {card} turns a quarter.", card=self.card)


@dataclass(frozen=True, slots=True)
class TurningDone(Happening):
    """A seat leaves its campsite cards as they lie; ``turns`` has two bits a card."""

    seat: Seat
    turns: int
    kind: ClassVar[str] = "turning_done"

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("The campsite stays as it lies.")


@dataclass(frozen=True, slots=True)
class ToiletPlaced(Happening):
    """A toilet, the ``count``th, stands on a space."""

    seat: Seat
    space: str
    count: int
    kind: ClassVar[str] = "toilet_placed"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "{who} puts up toilet {count} on {space}.",
            who=Who(self.seat),
            count=self.count,
            space=self.space.upper(),
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("Hygiene will start at {count}.", count=self.count)


@dataclass(frozen=True, slots=True)
class LineUpDone(Happening):
    """A seat opens its gates; its hygiene starts at the number of toilets."""

    seat: Seat
    toilets: int
    kind: ClassVar[str] = "line_up_done"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{who} opens the gates with {toilets} toilet.",
            "{who} opens the gates with {toilets} toilets.",
            count="toilets",
            who=Who(self.seat),
            toilets=self.toilets,
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return ntext(
            "The gates open with {toilets} toilet.",
            "The gates open with {toilets} toilets.",
            count="toilets",
            toilets=self.toilets,
        )
