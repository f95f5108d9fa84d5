"""A piece of a game as the rules show it beside the chapters that speak of it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.types import Text


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece's picture, its name and a few words about it.

    ``home`` is the id of the chapter or paragraph that explains it; ``chapters`` are the ids of
    all chapters beside which it is shown.
    """

    sprite: str
    name: Text
    words: Text
    home: str
    chapters: tuple[str, ...]
