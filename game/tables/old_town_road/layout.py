"""Where everything of Old Town Road lies, for one window size."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pygame import Rect

from game.tables.spec import Frame
from game.ui.metrics import Metrics
from game.words import ASSETS

SLUG: Final = "old_town_road"
WIDEST: Final = 2.1
"""A window wider than this many heights shows ground at both sides."""
CARD_W, CARD_H = 202, 282.8
PITCH: Final = 216
STREET_W: Final = 1516
SLOTS: Final = 6
FULL: Final = 28


@cache
def places() -> dict[str, Any]:
    """Return the places on a card and the trail's measures (``table.json``)."""
    file = ASSETS / SLUG / "sprites" / "table.json"
    data: dict[str, Any] = json.loads(file.read_text())
    return data


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame and the game's own boxes.

    ``unit`` is real pixels to a design pixel for the cards of the road, ``small`` for those of
    the trail. ``first`` is the left edge of the road, ``top`` that of its cards.
    """

    frame: Frame
    street: Rect
    trail: Rect
    panel: Rect
    unit: float
    small: float
    first: int
    top: int
    deck: Rect
    tags: Rect
    buttons: Rect
    town: Rect
    row: Rect

    @property
    def card(self) -> tuple[int, int]:
        """The size of a card on the road."""
        return round(CARD_W * self.unit), round(CARD_H * self.unit)

    def slot(self, place: float, of: int = SLOTS) -> Rect:
        """Return the box of a place on a road of so many; more than six lie closer together."""
        wide, high = self.card
        span = (SLOTS - 1) * PITCH * self.unit
        pitch = span / (of - 1) if of > SLOTS else PITCH * self.unit
        start = self.first + (0 if of >= SLOTS else (SLOTS - of) * pitch / 2)
        return Rect(round(start + place * pitch), self.top, wide, high)

    @property
    def lift(self) -> int:
        """How far a card is raised that is pointed at or chosen."""
        return round(22 * self.unit)


def lay_out(metrics: Metrics) -> Layout:
    """Place everything for a window size and a size of text."""
    px, whole = metrics.px, metrics.window
    wide = min(whole.w, round(whole.h * WIDEST))
    body = Rect((whole.w - wide) // 2, 0, wide, whole.h)
    grow = max(min(metrics.ui, 1.6) ** 0.7, metrics.text_floor / max(px(22), 1) * 0.98, 0.9)
    margin, gap = px(14), px(10)
    status = Rect(0, 0, whole.w, round(px(58) * grow))
    column = round(px(394) * min(max(grow, 1.0), 1.25))
    right = Rect(body.right - margin - column, status.bottom + margin, column, 0)
    right.h = whole.h - margin - right.y
    left = Rect(body.x, status.bottom, right.x - margin - body.x, whole.h - status.bottom)
    prompt = Rect(left.x + margin, left.y + gap, left.w - 2 * margin, round(px(48) * grow))
    high = round(metrics.text(24) * 1.18 * 2) + px(20)
    rest = left.h - high - margin - left.w * 876 // STREET_W - prompt.h - 2 * gap
    if rest > high // 2:
        high += min(rest // 3, high // 2)
    bar = Rect(left.x + margin, whole.h - margin - high, left.w - 2 * margin, high)
    middle = Rect(left.x, prompt.bottom + gap, left.w, bar.y - gap - prompt.bottom - gap)
    frame, panel = _frame(metrics, status, prompt, middle, right, bar, grow)
    return _street(metrics, frame, panel, middle, grow)


def _frame(
    metrics: Metrics, status: Rect, prompt: Rect, middle: Rect, right: Rect, bar: Rect, grow: float
) -> tuple[Frame, Rect]:
    px = metrics.px
    gap, button = px(10), round(px(44) * grow)
    actions = Rect(right.x, right.bottom - 2 * button - gap - px(5), right.w, 2 * button + gap)
    room = actions.y - gap - right.y
    panel = Rect(right.x, right.y, right.w, min(round(px(560) * grow), room * 70 // 100))
    log = Rect(right.x, panel.bottom + gap, right.w, actions.y - 2 * gap - panel.bottom)
    frame = Frame(status, prompt, middle, middle, (), log, actions, bar, 2, bar)
    return frame, panel


def _street(metrics: Metrics, frame: Frame, panel: Rect, middle: Rect, grow: float) -> Layout:
    px = metrics.px
    gap = px(10)
    natural = middle.w * 330 // STREET_W
    trail_high = max(natural, min(round(natural * 1.25), middle.h * 38 // 100))
    trail_high = min(trail_high, middle.h * 40 // 100)
    street = Rect(middle.x, middle.y, middle.w, middle.h - trail_high)
    trail = Rect(middle.x, street.bottom, middle.w, trail_high)
    button = max(px(48), round(metrics.text(25) * 1.5))
    tag = max(px(40), round(metrics.text(23) * 1.5))
    buttons = Rect(street.x, street.bottom - px(12) - button, street.w, button)
    tags = Rect(street.x, buttons.y - gap - tag, street.w, tag)
    room = tags.y - px(12) - street.y
    unit = min(middle.w / STREET_W, room / (CARD_H + 92))
    first = round(street.x + (street.w - STREET_W * unit) / 2 + 214 * unit)
    top = round(tags.y - px(12) - CARD_H * unit)
    spare = top - street.y - round(150 * unit)
    if spare > 0:  # in a tall window the cards stand lower, with half of the sky above
        shift = spare // 3
        top, tags, buttons = top - shift, tags.move(0, -shift), buttons.move(0, -shift * 2 // 3)
    deck = Rect(0, top + round(50 * unit), round(126 * unit), round(176 * unit))
    deck.x = first - round(192 * unit)
    small = min(trail.w / STREET_W, trail.h / 330)
    town = Rect(trail.x + round(22 * small), 0, round(140 * small), round(196 * small))
    row = Rect(trail.x + round(208 * small), 0, 0, round(185 * small))
    row.w = trail.right - px(20) - row.x
    row.bottom = trail.bottom - max(px(14), round((trail.h - 300 * small) * 0.35))
    town.bottom = row.bottom + round(4 * small)
    return Layout(
        frame, street, trail, panel, unit, small, first, top, deck, tags, buttons, town, row
    )
