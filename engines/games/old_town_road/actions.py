"""What the player can choose: frozen, prebuilt in tables, written with card ids.

The integers beside the ids are indices for the hot path; they count neither in comparisons nor
in saves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias

LEFT: Final = "left"
RIGHT: Final = "right"


@dataclass(frozen=True, slots=True)
class Shootout:
    """One character shoots another (event a)."""

    kind: ClassVar[str] = "shootout"
    code: ClassVar[Literal[0]] = 0
    shooter: str
    target: str
    by: int = field(compare=False, repr=False)
    at: int = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Robbery:
    """The outlaws on both sides rob an establishment (event b)."""

    kind: ClassVar[str] = "robbery"
    code: ClassVar[Literal[1]] = 1
    card: str
    at: int = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Getaway:
    """Get away from a card (event c)."""

    kind: ClassVar[str] = "getaway"
    code: ClassVar[Literal[2]] = 2
    card: str
    at: int = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """Add the drawn card to one side of the road (crossroads; a train's stop is the left)."""

    kind: ClassVar[str] = "place"
    code: ClassVar[Literal[3]] = 3
    side: str


@dataclass(frozen=True, slots=True)
class RideOn:
    """Return the drawn train to the middle of the deck and draw another card."""

    kind: ClassVar[str] = "ride_on"
    code: ClassVar[Literal[4]] = 4


@dataclass(frozen=True, slots=True)
class Enter:
    """Stop outside town: what is left of the road goes face down."""

    kind: ClassVar[str] = "enter"
    code: ClassVar[Literal[5]] = 5


TownAction: TypeAlias = Shootout | Robbery | Getaway | Place | RideOn | Enter

PLACE_LEFT: Final = Place(LEFT)
PLACE_RIGHT: Final = Place(RIGHT)
RIDE_ON: Final = RideOn()
ENTER: Final = Enter()
