"""How the tests read Rock'n Rodeo's table: what must be true of every picture of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engines.core.types import Text
from tests.game.driver import Driver
from tests.game.reading import LongWords, opened
from tests.game.tables import Table
from tests.rodeo.desk import tables

SIZES = ((1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (1600, 1200))


def _names() -> frozenset[str]:
    t = tables()
    names = (t.fan_names, t.stand_names, t.upgrade_names, t.booking_names, t.festival_names)
    return frozenset(name.id for group in names for name in group)


NAMES = _names()


class LongNames(LongWords):
    """English with every word 40 % longer, broken as a language with long words would be.

    Names of cards stay: each language chooses its own.
    """

    def _message(self, said: Text) -> str:
        return said.id if said.id in NAMES else super()._message(said)

    @staticmethod
    def stretched(words: str) -> str:
        """Return longer words that may be broken."""
        return re.sub(
            r"[A-Za-z]{4,}",
            lambda m: m[0][:4] + "\u00ad" + m[0][4:] + "e" * round(len(m[0]) * 0.4),
            words,
        )


def spoken(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, narrow: bool = False
) -> Driver:
    """Return an app; skips longer words in a window of four to three unless it must do there."""
    if words == "long" and not narrow and size[0] * 9 < size[1] * 15:
        pytest.skip("a window of four to three has no room for longer words")
    return opened(drive, size, words, longer=LongNames)


def check(table: Table, where: str) -> None:
    """Nothing that is written in the middle, the tray or the what-if panel is cut or overlaps."""
    audit = table.driver.audit()
    place = table.scene.picture.place
    ours = (place.middle, place.explain)
    assert audit.shown
    spills = [t for t in audit.spills() if t.ink.collidelist(ours) >= 0]
    assert spills == [], where
    overlaps = [o for o in audit.overlaps() if o[0].ink.collidelist(ours) >= 0]
    assert overlaps == [], where
    for text in audit.shown:
        if text.ink.collidelist(ours) >= 0:
            assert not text.cut, (where, text)
            assert text.size >= table.driver.ctx.metrics.height * 0.02


def check_spots(table: Table) -> None:
    """Everything that can be pointed at lies in the middle or the tray, large enough to hit."""
    desk = table.desk
    middle = table.scene.picture.place.middle
    for spot in desk.board.spots(desk.moment()):
        assert middle.inflate(8, 8).contains(spot.box), (spot, middle)
        assert min(spot.box.size) >= 12, spot
