"""How the tests read a table: in both languages and in one with longer words, thing by thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from engines.core.types import Text
from game.words import Words
from tests.game.driver import Driver
from tests.game.tables import Table

SMALLEST = (1024, 600)
PLACES = re.compile(r"(\{[^}]*\})")


def windows(*sizes: tuple[int, int]) -> pytest.MarkDecorator:
    """Parametrize a test by window size and words.

    Each window is read in the longest words it has room for, the smallest in German, too;
    the rest is slow.
    """
    cases = []
    for size in sizes:
        longest = "de" if 3 * size[0] == 4 * size[1] else "long"
        for words in ("en", "de", "long"):
            soon = words == longest or (size == SMALLEST and words == "de")
            marks = () if soon else (pytest.mark.slow,)
            cases.append(pytest.param(size, words, marks=marks))
    return pytest.mark.parametrize(("size", "words"), cases)


class LongWords(Words):
    """English with every word 40 % longer."""

    def _message(self, said: Text) -> str:
        parts = PLACES.split(super()._message(said))
        return "".join(p if p.startswith("{") else self.stretched(p) for p in parts)

    @staticmethod
    def stretched(words: str) -> str:
        """Return longer words."""
        return re.sub(r"[A-Za-z]+", lambda m: m[0] + "e" * round(len(m[0]) * 0.4), words)


def opened(
    drive: Callable[..., Driver],
    size: tuple[int, int],
    words: str,
    ui: int = 100,
    longer: type[Words] = LongWords,
) -> Driver:
    """Return an app of a size, speaking ``en``, ``de`` or ``long``."""
    driver = drive(size=size, ui_scale=ui, language="de" if words == "de" else "en")
    if words == "long":
        driver.ctx.kit.words = longer()
    return driver


def pointed(table: Table, starts: Iterable[str]) -> Iterator[str]:
    """Point at the first thing with each of these beginnings, if there is one; yield which.

    The empty beginning is nothing pointed at.
    """
    for start in starts:
        spot = next((s for s in table.desk.pointer.spots if s.thing.startswith(start)), None)
        if spot is None:
            continue
        if start:
            table.point(spot.thing)
        yield start
