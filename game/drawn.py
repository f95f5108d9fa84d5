"""The games that can be played: those of the catalogue that somebody drew a table for.

Found from the folders alone, so that the command line can name them before pygame is loaded.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from pathlib import Path

from engines.catalogue import games
from engines.core.rules import GameSpec

TABLES = Path(__file__).parent / "tables"


@cache
def drawn() -> dict[str, GameSpec]:
    """Return every game with a table by slug, in the order of the title."""
    tables = {module.name for module in pkgutil.iter_modules([str(TABLES)]) if module.ispkg}
    return {slug: spec for slug, spec in games().items() if slug in tables}
