"""The games that can be played: those of the catalogue that somebody drew a table for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from engines.catalogue import games
from engines.core.rules import GameSpec
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
    return {slug: Playable(spec, table(slug)) for slug, spec in games().items() if _has_table(slug)}


def _has_table(slug: str) -> bool:
    found = find_spec(f"game.tables.{slug}")
    return found is not None and found.origin is not None
