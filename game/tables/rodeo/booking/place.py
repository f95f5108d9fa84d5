"""Where everything of a booking lies, out of the two boxes of the fixed frame."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.games.rodeo.play.common import bits
from engines.games.rodeo.view import View
from game.tables.rodeo.cards.paper import size_of
from game.tables.rodeo.hand.row import row_boxes
from game.tables.rodeo.layout import Layout
from game.ui.metrics import SMALLEST_TEXT

UPPER: Final = 0.4714
"""The display's share of the middle's height."""
POOL: Final = 0.2936
NEW_BAND: Final = 0.54
"""The share of the display a band just booked takes with its questions."""
LEAST_STEP: Final = 0.56
"""Posters that show less of their width than this go into two low rows."""
SMALLER: Final = 0.84
"""Posters become so much smaller before they overlap."""


@dataclass(frozen=True, slots=True)
class Display:
    """Where posters lie: one box each, whether as low strips, and the garage stack's box."""

    posters: tuple[tuple[int, Rect], ...]
    low: bool
    garage: Rect


@dataclass(frozen=True, slots=True)
class Places:
    """The boxes of a booking: display, the band just booked, fans, own festival, tray."""

    display: Rect
    new: Rect
    pool: Rect
    own: Rect
    fans: Rect
    events: Rect
    tray: Rect
    gap: int


def places(middle: Rect, tray: Rect, view: View, events: int) -> Places:
    """Place everything for a view; ``events`` cards are held."""
    gap = max(middle.h // 85, 3)
    upper = Rect(middle.x, middle.y, middle.w, round(middle.h * UPPER))
    lower = Rect(middle.x, upper.bottom + gap, middle.w, middle.bottom - upper.bottom - gap)
    pool = Rect(lower.x, lower.y, round(lower.w * POOL), lower.h)
    own = Rect(pool.right + gap, lower.y, lower.right - pool.right - gap, lower.h)
    new = Rect(upper.x, upper.y, 0, upper.h)
    display = upper
    if shows_news(view):
        new.w = round(upper.w * NEW_BAND)
        display = Rect(new.right + gap, upper.y, upper.right - new.right - gap, upper.h)
    fans, cards = tray_split(tray, events)
    return Places(display, new, pool, own, fans, cards, tray, gap)


def shows_news(view: View) -> bool:
    """Return whether the band just booked is shown in place of a part of the display.

    Not while a band of the display is asked for, and to those who only watch it fly away.
    """
    return view.booked >= 0 and view.waits != "drop" and view.seat == view.actor


def head_of(place: Layout) -> int:
    """Return the height of a panel's head line and the gap below it."""
    floor = math.ceil(place.body.h * SMALLEST_TEXT)
    return max(place.px(40), round(floor * 1.45))


def tray_split(tray: Rect, events: int) -> tuple[Rect, Rect]:
    """Return the rooms of fan cards and event cards, below a line of words."""
    head = round(tray.h * 0.155)
    rim = max(tray.h // 40, 2)
    top, high = tray.y + head, tray.h - head - 2 * rim
    wide, tall = size_of("event")
    each = round(high * wide / tall) + rim
    room = min(each * max(events, 4) + 2 * rim, tray.w * 52 // 100)
    left = tray.right - room - 2 * rim
    fans = Rect(tray.x + 3 * rim, top, left - tray.x - 6 * rim, high)
    return fans, Rect(left, top, room, high)


def display_of(rect: Rect, view: View, gap: int) -> Display:
    """Return where the posters on display lie, cheap ones first, and the garage stack."""
    bands = bits(view.band_display)
    wide, high = size_of("poster")
    tall = rect.h - gap
    width = round(tall * wide / high)
    garage = Rect(rect.right - width - gap, rect.y + gap // 2, width, tall)
    garage = garage.inflate(-2 * gap, -2 * gap).move(-gap // 2, 0)  # its tape and pile stand out
    room = Rect(rect.x, rect.y + gap // 2, garage.x - gap - rect.x, tall)
    side_by_side = (room.w + gap) // max(len(bands), 1) - gap
    smaller = min(tall, max(side_by_side, round(width * SMALLER)) * high // wide)
    row = Rect(room.x, room.centery - smaller // 2, room.w, smaller)
    boxes = row_boxes(row, "poster", len(bands), gap)
    step = boxes[1].x - boxes[0].x if len(boxes) > 1 else width
    low = step < width * LEAST_STEP
    if low:
        boxes = _strips(room, len(bands), gap)
    return Display(tuple(zip(bands, boxes, strict=True)), low, garage)


def _strips(room: Rect, count: int, gap: int) -> list[Rect]:
    """Two rows of low posters."""
    columns = (count + 1) // 2
    wide = (room.w - gap * (columns - 1)) / columns
    high = (room.h - gap) // 2
    return [
        Rect(
            round(room.x + (wide + gap) * (n % columns)),
            room.y + (high + gap) * (n // columns),
            round(wide),
            high,
        )
        for n in range(count)
    ]
