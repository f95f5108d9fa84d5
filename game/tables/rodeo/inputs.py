"""What things of Rock'n Rodeo belong to: the chapters of the rules."""

from __future__ import annotations

from typing import Final

from engines.core.types import Seat, Thing
from game.tables.rodeo.model import Model

_BY_KIND: Final = {
    "band": "booking",
    "garage": "booking",
    "genre": "booking",
    "event": "events",
    "swap": "events",
    "fan": "fan_cards",
    "symbol": "arrival",
    "camp": "line_up",
    "space": "arrival",
    "day": "line_up",
    "stand": "evening",
    "upgrade": "evening",
    "toilet": "evening",
    "fence": "night",
    "seat": "scoring",
    "count": "scoring",
}
_BY_DECISION: Final = {
    "expand": {"stand": "expansion", "upgrade": "expansion"},
    "toilets": {"space": "line_up", "toilet": "line_up"},
    "evening": {"band": "evening", "genre": "evening"},
    "garbage": {"space": "night"},
    "leave": {"genre": "night", "space": "night"},
}


def chapter(model: Model, thing: Thing) -> str:
    """Return the chapter of the rules that a thing belongs to; nothing if to none."""
    kind = thing.partition(":")[0]
    own = _BY_DECISION.get(model.kind, {})
    return own.get(kind) or _BY_KIND.get(kind, "")


def seat_of(thing: Thing) -> Seat:
    """Return the player of a panel or of one of its numbers, -1 for anything else."""
    kind, _, rest = thing.partition(":")
    seat = rest.partition(":")[0]
    return int(seat) if kind in ("seat", "count") and seat.isdigit() else -1
