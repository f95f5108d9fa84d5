"""The tables there are: every package under ``game.tables`` that offers a ``TABLE``.

No list is kept anywhere: a game's table is found by the game's own name.
"""

from __future__ import annotations

import importlib
from functools import cache

from game.tables.spec import TableSpec


@cache
def table(slug: str) -> TableSpec:
    """Return how a game looks on the table; ModuleNotFoundError if nobody drew it."""
    module = importlib.import_module(f"game.tables.{slug}")
    spec = module.TABLE
    if not isinstance(spec, TableSpec):
        raise TypeError(f"game.tables.{slug}.TABLE is not a TableSpec")
    return spec
