"""Older save formats brought up to date: one pure function for each step of the format.

A step gets the whole document of format n as plain JSON data and returns that of format
n + 1. It never looks at the rules or the clock, so that a save opens the same for ever. To
change the format: raise ``FORMAT``, write the step, keep a save of the old format in the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Document: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[Document], Document]

FORMAT: Final = 1
"""The format this Roadshow writes."""

STEPS: Final[Mapping[int, Step]] = {}
"""The step that leads on from each older format."""


def migrate(
    document: Document, steps: Mapping[int, Step] = STEPS, target: int = FORMAT
) -> Document:
    """Return the document in the target format; the given one stays as it is.

    KeyError names a format from which no step leads on.
    """
    current: int = document["format"]
    while current < target:
        document = {**steps[current](document), "format": current + 1}
        current += 1
    return document
