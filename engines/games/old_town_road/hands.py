"""Three-card poker hands and what they are worth (Scoring, 3-Card Poker Hands; ruling 13)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from engines.games.old_town_road.components import Card

FIVE_KINDS: Final = 10
"""Points for having made all five kinds."""
MONEYBAG: Final = 2
WANTED: Final = 1


class Hand(IntEnum):
    """The kinds of hand, worst to best; the value is its points."""

    NONE = 0
    PAIR = 1
    FLUSH = 2
    STRAIGHT = 3
    THREE = 4
    STRAIGHT_FLUSH = 5


KINDS: Final = (Hand.PAIR, Hand.FLUSH, Hand.STRAIGHT, Hand.THREE, Hand.STRAIGHT_FLUSH)
EVERY_KIND: Final = 0b11111

POINTS: Final = tuple(hand * chips for hand in Hand for chips in (1, 2))
"""Points by hand code: ``2 * hand + (1 if a chip doubles it)``."""
BIT: Final = tuple(0 if hand is Hand.NONE else 1 << (hand - 1) for hand in Hand for _ in (0, 1))
"""The kind's bit by hand code."""


def hand_of(a: Card, b: Card, c: Card) -> Hand:
    """Return the highest kind three cards make, in any order; aces are 1 and nothing wraps."""
    low, mid, high = sorted((a.number, b.number, c.number))
    flush = a.suit == b.suit == c.suit
    if low + 1 == mid == high - 1:
        return Hand.STRAIGHT_FLUSH if flush else Hand.STRAIGHT
    if low == high:
        return Hand.THREE
    if flush:
        return Hand.FLUSH
    return Hand.PAIR if mid in (low, high) else Hand.NONE
