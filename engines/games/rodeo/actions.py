"""What a player can choose. Actions are written with component ids, spaces, days and seats."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, ClassVar, TypeAlias


# ------------------------------------------------------------------ booking
@dataclass(frozen=True, slots=True)
class Book:
    """Pay a band on display and take it (Booking, step 1)."""

    band: str
    kind: ClassVar[str] = "book"


@dataclass(frozen=True, slots=True)
class Garage:
    """Take the top garage band, blind (ruling 4)."""

    kind: ClassVar[str] = "garage"


@dataclass(frozen=True, slots=True)
class Wild:
    """Choose the genre of a wildcard (ruling 7)."""

    genre: str
    kind: ClassVar[str] = "wild"


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """Play an event card with the side of the phase (ruling 12)."""

    event: str
    kind: ClassVar[str] = "play_event"


@dataclass(frozen=True, slots=True)
class SwapEvent:
    """Discard an event card and draw a new one (ruling 12)."""

    event: str
    kind: ClassVar[str] = "swap_event"


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither play nor swap an event card."""

    kind: ClassVar[str] = "pass"


# ------------------------------------------------------------------ targets of events
@dataclass(frozen=True, slots=True)
class ReturnCard:
    """Put a fan card of the hand on its genre's returned cards, to draw two."""

    fan: str
    kind: ClassVar[str] = "return_card"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the fan cards drawn."""

    fan: str
    kind: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Refill:
    """Name the genre whose figures join the available fans."""

    genre: str
    kind: ClassVar[str] = "refill"


@dataclass(frozen=True, slots=True)
class Extra:
    """Name the symbol of the band just booked that brings more fans (ruling 51)."""

    symbol: int
    kind: ClassVar[str] = "extra"


@dataclass(frozen=True, slots=True)
class Rewild:
    """Give a symbol of the band just booked another genre (ruling 51)."""

    symbol: int
    genre: str
    kind: ClassVar[str] = "rewild"


@dataclass(frozen=True, slots=True)
class Drop:
    """Discard a band from the display (ruling 54)."""

    band: str
    kind: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Clear:
    """Remove a garbage marker from a space, or from beside the campsite (``fence``)."""

    space: str
    kind: ClassVar[str] = "clear"


@dataclass(frozen=True, slots=True)
class Wake:
    """Stand a fan of a genre up again."""

    genre: str
    kind: ClassVar[str] = "wake"


@dataclass(frozen=True, slots=True)
class Target:
    """Pick the rival an event strikes (ruling 29)."""

    seat: int
    kind: ClassVar[str] = "target"


@dataclass(frozen=True, slots=True)
class Dump:
    """Put a garbage marker on a space, free or already holding garbage (ruling 38)."""

    space: str
    kind: ClassVar[str] = "dump"


# ------------------------------------------------------------------ expansion and line-up
@dataclass(frozen=True, slots=True)
class BuyStand:
    """Buy the top stand of a market stack."""

    stand: str
    kind: ClassVar[str] = "buy_stand"


@dataclass(frozen=True, slots=True)
class BuyUpgrade:
    """Buy an upgrade."""

    upgrade: str
    kind: ClassVar[str] = "buy_upgrade"


@dataclass(frozen=True, slots=True)
class Stage:
    """Let a band play on a day."""

    band: str
    day: str
    kind: ClassVar[str] = "stage"


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a campsite card of the own grounds, 1 to 5, a quarter turn (ruling 19)."""

    card: int
    kind: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Toilet:
    """Put a WIXI toilet on a space."""

    space: str
    kind: ClassVar[str] = "toilet"


@dataclass(frozen=True, slots=True)
class Done:
    """End the step: expansion, turning, toilets, a group, the evening."""

    kind: ClassVar[str] = "done"


# ------------------------------------------------------------------ festival days
@dataclass(frozen=True, slots=True)
class Arrive:
    """Play a fan card for a symbol of today's band."""

    fan: str
    symbol: int
    kind: ClassVar[str] = "arrive"


@dataclass(frozen=True, slots=True)
class Cardless:
    """Let the fans of a symbol arrive without a card (rulings 10 and 11)."""

    symbol: int
    kind: ClassVar[str] = "cardless"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a camping marker of the arriving group on a space."""

    space: str
    kind: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Lift:
    """Take a camping marker of the arriving group up again."""

    space: str
    kind: ClassVar[str] = "lift"


@dataclass(frozen=True, slots=True)
class Put:
    """Put a fan on a place: ``toilet``, ``band``, ``stand:ID`` or ``upgrade:ID``."""

    genre: str
    place: str
    kind: ClassVar[str] = "put"


@dataclass(frozen=True, slots=True)
class Leave:
    """Name the genre of the fan that goes home (ruling 39)."""

    genre: str
    kind: ClassVar[str] = "leave"


RodeoAction: TypeAlias = (
    Book | Garage | Wild | PlayEvent | SwapEvent | Pass
    | ReturnCard | Keep | Refill | Extra | Rewild | Drop | Clear | Wake | Target | Dump
    | BuyStand | BuyUpgrade | Stage | Turn | Toilet | Done
    | Arrive | Cardless | Place | Lift | Put | Leave
)  # fmt: skip

FENCE = "fence"
"""Beside the campsite, where garbage goes that finds no room."""
TOILET = "toilet"
BAND = "band"
"""Places an evening's fan can go to, besides stands and upgrades."""


def encode(action: RodeoAction) -> dict[str, Any]:
    """Return an action as JSON: ``kind`` and its fields."""
    return {"kind": action.kind, **asdict(action)}
