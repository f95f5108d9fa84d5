"""The games that have a table, and who may sit at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.catalogue import game
from game.drawn import drawn
from saves.document import SaveDocument
from saves.listing import SUFFIX, load

PLAYABLE = list(drawn())

every_table = pytest.mark.parametrize("slug", PLAYABLE)


def seats(slug: str, first: str) -> list[str]:
    """Return the arguments that open a table with bots, and somebody on the first seat."""
    level, count = game(slug).levels[0], max(game(slug).min_players, 1)
    return ["--game", slug, "--seats", ",".join([first, *[level] * (count - 1)])]


def saves_in(home: Path) -> list[Path]:
    """Return the files of games, as they lie there."""
    return sorted((home / "saves").glob(f"*{SUFFIX}"))


def kept(home: Path) -> SaveDocument:
    """Return what the one game's file holds now."""
    (path,) = saves_in(home)
    return load(path)
