"""What happens on the road, in order. Everything lies open; only the next card is luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engines.core.types import Reveals, Text, ntext, text
from engines.games.old_town_road.hands import Hand
from engines.games.old_town_road.words import HAND_NAMES, rank


class Open:
    """An event that shows nothing new; its forecast is its log line unless it says otherwise."""

    __slots__ = ()

    @property
    def reveals(self) -> Reveals:
        """Nothing comes to light."""
        return Reveals.NOTHING

    @property
    def text(self) -> Text | None:
        """No line in the log."""
        return None

    @property
    def forecast(self) -> Text | None:
        """The same as the log says."""
        return self.text


@dataclass(frozen=True, slots=True)
class Shot(Open):
    """A shooter shot a target, which goes face up under the deck, turned or not."""

    kind: ClassVar[str] = "shot"
    shooter: str
    target: str
    turned: bool
    shooter_name: Text
    target_name: Text

    @property
    def text(self) -> Text:
        """Who shot whom."""
        return text(
            "The {shooter} shoots the {target}.",
            shooter=self.shooter_name,
            target=self.target_name,
        )


@dataclass(frozen=True, slots=True)
class Robbed(Open):
    """Two robbers robbed an establishment; an exact sum takes its moneybags."""

    kind: ClassVar[str] = "robbed"
    card: str
    robbers: tuple[str, str]
    exact: bool
    name: Text
    names: tuple[Text, ...]

    @property
    def text(self) -> Text:
        """Who robbed what, and whether the sum was exact."""
        if self.exact:
            return text(
                "The outlaws {robbers} rob the {card} to the cent and take its moneybags.",
                robbers=self.names,
                card=self.name,
            )
        return text("The outlaws {robbers} rob the {card}.", robbers=self.names, card=self.name)


@dataclass(frozen=True, slots=True)
class GotAway(Open):
    """A card goes face down under the deck."""

    kind: ClassVar[str] = "got_away"
    card: str
    name: Text

    @property
    def text(self) -> Text:
        """From which card."""
        return text("You get away from the {card}.", card=self.name)


@dataclass(frozen=True, slots=True)
class Turned(Open):
    """A card on the road is turned upside down: it gains and loses symbols."""

    kind: ClassVar[str] = "turned"
    card: str
    outlaw: bool
    name: Text

    @property
    def text(self) -> Text:
        """What the turning is for."""
        if self.outlaw:
            return text("A sign goes up: the {card} is WANTED.", card=self.name)
        return text("The {card} gets a moneybag as a reward.", card=self.name)


@dataclass(frozen=True, slots=True)
class HandMade(Open):
    """The last three face-up cards of the pile make a hand (not yet: that it will count)."""

    kind: ClassVar[str] = "hand_made"
    cards: tuple[str, str, str]
    hand: Hand
    points: int
    doubled: bool

    @property
    def text(self) -> Text:
        """Which hand and its points."""
        name = HAND_NAMES[self.hand]
        if self.doubled:
            return ntext(
                "The last three cards make a {hand}, doubled by a poker chip: {points} point.",
                "The last three cards make a {hand}, doubled by a poker chip: {points} points.",
                count="points",
                hand=name,
                points=self.points,
            )
        return ntext(
            "The last three cards make a {hand}: {points} point.",
            "The last three cards make a {hand}: {points} points.",
            count="points",
            hand=name,
            points=self.points,
        )


@dataclass(frozen=True, slots=True)
class Drawn(Open):
    """The top card of the deck is shown; ``place`` is left, right, or empty while it is open.

    It is luck unless its place was known (a train ridden before).
    """

    kind: ClassVar[str] = "drawn"
    card: str
    known: bool
    name: Text

    @property
    def reveals(self) -> Reveals:
        """Luck, unless the player knew what lay on top."""
        return Reveals.NOTHING if self.known else Reveals.LUCK

    @property
    def text(self) -> Text:
        """Which card."""
        return text("Down the road: the {card}.", card=self.name)


@dataclass(frozen=True, slots=True)
class Joined(Open):
    """The drawn card joins the road on a side, left or right."""

    kind: ClassVar[str] = "joined"
    card: str
    side: str
    chosen: bool
    name: Text

    @property
    def text(self) -> Text | None:
        """The side, where it was the player's choice."""
        if not self.chosen:
            return None
        if self.side == "left":
            return text("The {card} joins the road on the left.", card=self.name)
        return text("The {card} joins the road on the right.", card=self.name)


@dataclass(frozen=True, slots=True)
class RodeOn(Open):
    """A train goes back into the deck, with ``above`` cards on top of it."""

    kind: ClassVar[str] = "rode_on"
    card: str
    above: int
    name: Text

    @property
    def text(self) -> Text:
        """Where it lies now."""
        return ntext(
            "You ride on: the {card} goes back into the deck under {above} card.",
            "You ride on: the {card} goes back into the deck under {above} cards.",
            count="above",
            card=self.name,
            above=self.above,
        )


@dataclass(frozen=True, slots=True)
class TownRevealed(Open):
    """The Old Town card is all that is left of the deck."""

    kind: ClassVar[str] = "town_revealed"

    @property
    def text(self) -> Text:
        """The road is at its end."""
        return text("Old Town lies ahead: no more cards are drawn.")


@dataclass(frozen=True, slots=True)
class Arrived(Open):
    """The end: cards left on the road went face down; the final points."""

    kind: ClassVar[str] = "arrived"
    left: tuple[str, ...]
    points: int

    @property
    def text(self) -> Text:
        """Points and rank."""
        return ntext(
            "You ride into Old Town with {points} point: {rank}.",
            "You ride into Old Town with {points} points: {rank}.",
            count="points",
            points=self.points,
            rank=rank(self.points),
        )


TownEvent: TypeAlias = (
    Shot | Robbed | GotAway | Turned | HandMade | Drawn | Joined | RodeOn | TownRevealed | Arrived
)
