"""The games there are: every package under ``engines.games`` that offers a ``GAME``.

No list is kept anywhere. In a frozen build, where packages cannot be listed from disk, the
loader's own table of modules is asked.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from importlib import resources
from pathlib import Path

import engines.games
from engines.core.rules import AnyRules, GameSpec


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


@cache
def rules_with(spec: GameSpec, data_hash: str) -> AnyRules:
    """Return a game's rules over the data with this hash, so that old games go on as they began.

    Earlier data files are kept in a folder ``earlier`` beside the game's own. If none has the
    hash, the rules are those over the game's own data.
    """
    own = spec.load(None)
    if own.data_hash == data_hash:
        return own
    for path in _earlier(spec):
        rules = spec.load(path)
        if rules.data_hash == data_hash:
            return rules
    return own


def _earlier(spec: GameSpec) -> list[Path]:
    package = sys.modules[spec.load.__module__].__package__ or ""
    with resources.as_file(resources.files(package) / "earlier") as folder:
        # A data set is a file, or a folder where a game has several.
        return sorted(p for p in folder.glob("[!_.]*") if p.suffix == ".toml" or p.is_dir())
