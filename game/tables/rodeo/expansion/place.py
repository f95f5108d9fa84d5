"""Where everything of the expansion lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.games.rodeo.play.common import bits
from game.tables.rodeo.booking.place import UPPER, head_of
from game.tables.rodeo.cards.paper import fitted, size_of, split
from game.tables.rodeo.phase import Scene

FIELD: Final = 0.23
TABLE: Final = 0.3
COLUMNS: Final = 3
TRAY: Final = 0.75
"""The share of the tray for fan cards."""


@dataclass(frozen=True, slots=True)
class Places:
    """The boxes of the expansion. ``booths`` are the own ones, then one free plot."""

    stands: tuple[Rect, ...]
    upgrades: tuple[Rect, ...]
    own: Rect
    field: Rect
    booths: tuple[Rect, ...]
    table: Rect
    tray: Rect
    fans: Rect
    bought: Rect
    gap: int


def owned(scene: Scene) -> list[tuple[str, int]]:
    """Return the stands and upgrades of the festival shown, as kind and number."""
    view, seat = scene.view, scene.seat
    stands = [("stand", at) for at in view.stands[seat * 5 : seat * 5 + 5] if at >= 0]
    return stands + [("upgrade", at) for at in bits(view.upgrades[seat])]


def places(scene: Scene) -> Places:
    """Place everything."""
    middle, tray = scene.place.middle, scene.place.tray
    gap = max(middle.h // 85, 3)
    upper = Rect(middle.x, middle.y, middle.w, round(middle.h * UPPER))
    own = Rect(middle.x, upper.bottom + gap, middle.w, middle.bottom - upper.bottom - gap)
    stands, upgrades = _market(scene, upper, gap)
    pad = max(own.w // 90, 4)
    top = own.y + head_of(scene.place)
    high = own.bottom - pad - top
    field = Rect(own.x + pad, top, round(own.w * FIELD), high)
    table = Rect(0, top, round(own.w * TABLE), high)
    table.right = own.right - pad
    room = Rect(field.right + pad, top, table.x - 2 * pad - field.right, high)
    head = round(tray.h * 0.155)
    rim = max(tray.h // 40, 2)
    fans = Rect(tray.x + 3 * rim, tray.y + head, round(tray.w * TRAY), tray.h - head - 2 * rim)
    bought = Rect(fans.right + 4 * rim, tray.y + 2 * rim, 0, tray.h - 4 * rim)
    bought.w = tray.right - 3 * rim - bought.x
    booths = tuple(_booths(room, len(owned(scene)) + 1, pad))
    return Places(stands, upgrades, own, field, booths, table, tray, fans, bought, gap)


def _market(scene: Scene, upper: Rect, gap: int) -> tuple[tuple[Rect, ...], tuple[Rect, ...]]:
    """The stacks side by side: stands wide, upgrades narrow, in the cards' own proportions."""
    stacks, kinds = len(scene.view.top), len(scene.view.upgrades_left)
    wide, narrow = size_of("market")[0], size_of("market_narrow")[0]
    share = stacks * wide / (stacks * wide + kinds * narrow)
    left = Rect(upper.x, upper.y, round((upper.w - 3 * gap) * share), upper.h)
    right = Rect(left.right + 3 * gap, upper.y, upper.right - left.right - 3 * gap, upper.h)
    stands = tuple(fitted("market", box) for box in split(left, stacks, 2 * gap))
    upgrades = tuple(fitted("market_narrow", box) for box in split(right, kinds, 2 * gap))
    return stands, upgrades


def _booths(room: Rect, count: int, pad: int) -> list[Rect]:
    """Booths in three columns, two rows of them at least."""
    lines = max((count + COLUMNS - 1) // COLUMNS, 2)
    high = (room.h - pad * (lines - 1)) // lines
    wide = (room.w - pad * (COLUMNS - 1)) // COLUMNS
    return [
        Rect(
            room.x + (wide + pad) * (n % COLUMNS),
            room.y + (high + pad) * (n // COLUMNS),
            wide,
            high,
        )
        for n in range(count)
    ]
