"""Which widget is next: in Tab order, or in the direction of an arrow key."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

SIDEWAYS = 2.5
"""How much more a step aside counts than a step ahead."""
STEEP = 2
"""A box up or down may be so many times farther aside than ahead, one sideways so many less."""
ROWS = 10_000
"""The same where everything lies in rows: sideways never leaves a row, up and down always may."""


def nearest(
    here: Rect, others: Sequence[Rect], direction: tuple[int, int], steep: int = STEEP
) -> int | None:
    """Return the index of the box that lies nearest in a direction, or None.

    ``direction`` is (-1, 0), (1, 0), (0, -1) or (0, 1). A box counts if its centre lies ahead and
    it lies more ahead than aside, which ``steep`` tells: at the end of a row an arrow does not
    jump into another one. One in the same row or column is preferred. Of any two boxes each can
    be reached from the other, sideways or up and down.
    """
    best: tuple[float, int] | None = None
    for index, box in enumerate(others):
        cost = _cost(here, box, direction, steep)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, index)
    return best[1] if best else None


def _cost(here: Rect, box: Rect, direction: tuple[int, int], steep: int) -> float | None:
    dx, dy = direction
    ahead = (box.centerx - here.centerx) * dx + (box.centery - here.centery) * dy
    if ahead <= 0:
        return None
    if dx:
        gap = max(box.left - here.right if dx > 0 else here.left - box.right, 0)
        aside = _apart(here.top, here.bottom, box.top, box.bottom)
        skew = abs(box.centery - here.centery)
        other = aside * steep > gap
    else:
        gap = max(box.top - here.bottom if dy > 0 else here.top - box.bottom, 0)
        aside = _apart(here.left, here.right, box.left, box.right)
        skew = abs(box.centerx - here.centerx)
        other = aside > gap * steep
    if aside and other:
        return None
    return gap + ahead * 0.1 + aside * SIDEWAYS + skew * 0.1


def _apart(a0: int, a1: int, b0: int, b1: int) -> int:
    """How far two spans are apart; 0 if they share something."""
    return max(b0 - a1, a0 - b1, 0)
