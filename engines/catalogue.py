"""The games there are: every package under ``engines.games`` that offers a ``GAME``.

No list is kept anywhere. In a frozen build, where packages cannot be listed from disk, the
loader's own table of modules is asked.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import engines.games
from engines.core.rules import GameSpec


@cache
def games() -> dict[str, GameSpec]:
    """Return every game by slug, in the order the title shows them."""
    found = [
        importlib.import_module(f"engines.games.{module.name}").GAME
        for module in pkgutil.iter_modules(engines.games.__path__)
        if module.ispkg
    ]
    found.sort(key=lambda spec: (spec.order, spec.slug))
    return {spec.slug: spec for spec in found}


def game(slug: str) -> GameSpec:
    """Return one game; ValueError names the games there are."""
    try:
        return games()[slug]
    except KeyError:
        known = ", ".join(games())
        raise ValueError(f"there is no game {slug!r}; there are: {known}") from None
