"""The games that can be played, each with its table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.core.rules import GameSpec
from game.drawn import drawn
from game.tables import table
from game.tables.spec import TableSpec


@dataclass(frozen=True, slots=True)
class Playable:
    """A game with its table."""

    spec: GameSpec
    table: TableSpec


@cache
def playable() -> dict[str, Playable]:
    """Return every game with a table by slug, in the order of the title."""
    return {slug: Playable(spec, table(slug)) for slug, spec in drawn().items()}
