"""Everything that is built, by the folder it goes into: what each package here offers as ``ART``.

No list is kept: a package with a module ``art`` is found.
"""

import importlib
import pkgutil
from importlib.util import find_spec

import assets.source
from assets.source.art import Art
from assets.source.sprite import Sprite


def _found() -> dict[str, Art]:
    found = {}
    for package in pkgutil.iter_modules(assets.source.__path__):
        name = f"{assets.source.__name__}.{package.name}.art"
        if package.ispkg and find_spec(name) is not None:
            art: Art = importlib.import_module(name).ART
            found[art.table] = art
    return found


TABLES = _found()


def sprites(table: str) -> list[Sprite]:
    """The sprites of one folder, in the order of the contact sheet."""
    return [sprite for part in TABLES[table].sprites for sprite in part()]
