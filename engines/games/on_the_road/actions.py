"""What a player can choose. Actions are written with card values and colours, never indices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

GO: Final = "go"
DOUBLE: Final = "double"
BACK: Final = "back"
WAYS: Final = (GO, DOUBLE, BACK)
"""How a card is driven: as normal; from a van tile also doubled or back."""


@dataclass(frozen=True, slots=True)
class Drive:
    """Play a movement card of a value (rulebook A). Cards of one value are one action."""

    value: int
    how: str = GO
    kind: ClassVar[str] = "drive"


@dataclass(frozen=True, slots=True)
class ReturnFan:
    """Take an own fan from the porta-potty for the token that is not there, or not (ruling 7)."""

    yes: bool
    kind: ClassVar[str] = "return_fan"


@dataclass(frozen=True, slots=True)
class Perform:
    """A later turn on the mainstage: take the pink token, draw fans (ruling 11)."""

    kind: ClassVar[str] = "perform"


@dataclass(frozen=True, slots=True)
class Rescue:
    """Before the own draw: three tokens, all own fans from the porta-potty to the bag."""

    tokens: tuple[str, ...]
    kind: ClassVar[str] = "rescue"


@dataclass(frozen=True, slots=True)
class Redraw:
    """After the own draw: two tokens, all drawn fans to the bag, draw again."""

    tokens: tuple[str, ...]
    kind: ClassVar[str] = "redraw"


@dataclass(frozen=True, slots=True)
class CallBack:
    """After another's draw: two tokens, all own drawn fans back to the bag."""

    tokens: tuple[str, ...]
    kind: ClassVar[str] = "call_back"


@dataclass(frozen=True, slots=True)
class StagePass:
    """After another's draw: four tokens, one own drawn fan onto the mainstage."""

    tokens: tuple[str, ...]
    kind: ClassVar[str] = "stage_pass"


@dataclass(frozen=True, slots=True)
class Pass:
    """No special action here."""

    kind: ClassVar[str] = "pass"


RoadAction: TypeAlias = Drive | ReturnFan | Perform | Rescue | Redraw | CallBack | StagePass | Pass
Special: TypeAlias = Rescue | Redraw | CallBack | StagePass

PRICES: Final[tuple[tuple[type[Special], int], ...]] = (
    (Rescue, 3),
    (Redraw, 2),
    (CallBack, 2),
    (StagePass, 4),
)
"""Differing tokens each special action costs (rulebook, Special Actions)."""


def encode(action: RoadAction) -> dict[str, Any]:
    """Return an action as JSON: ``kind`` and its fields."""
    match action:
        case Drive(value, how):
            return {"kind": action.kind, "value": value, "how": how}
        case ReturnFan(yes):
            return {"kind": action.kind, "yes": yes}
        case Rescue(tokens) | Redraw(tokens) | CallBack(tokens) | StagePass(tokens):
            return {"kind": action.kind, "tokens": list(tokens)}
        case Perform() | Pass():
            return {"kind": action.kind}
