"""Where the posters lie and what lies between them, for any number of games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Final

from pygame import Rect

from game.scenes.bits import piece
from game.scenes.title.poster import POSTER_H, POSTER_W
from game.ui.canvas import Canvas

TURNS: Final = (2.6, -0.8, -2.8, 1.4)
"""Degrees each poster lies askew."""
ASKEW: Final = (24, -14, -28, 10, -20, 16, -8, 18)
"""Degrees the pieces between them do."""


def poster_places(room: Rect, count: int) -> list[tuple[tuple[int, int], float]]:
    """Return middle and scale (real pixels to the poster's own) of each poster in a room.

    A single one stands large at the left; two or more share the width.
    """
    if count == 1:
        scale = min(room.h / POSTER_H, room.w * 0.42 / POSTER_W)
        return [((room.x + round(room.w * 0.27), room.centery), scale)]
    gap = {2: 0.27, 3: 0.14}.get(count, 0.1)
    scale = min(room.h / POSTER_H, room.w / (count * (1 + gap)) / POSTER_W)
    step = min(room.w / count, POSTER_W * scale * 1.62)
    first = room.centerx - step * (count - 1) / 2
    return [((round(first + step * n), room.centery), scale) for n in range(count)]


def draw_between(canvas: Canvas, room: Rect, boxes: Sequence[Rect], bits: Sequence[str]) -> None:
    """Lay small pieces into the gaps between and beside the posters, more into wide ones."""
    edges = [room.x, *(x for box in boxes for x in (box.left, box.right)), room.right]
    spots = [
        (left, right, share)
        for left, right in zip(edges[::2], edges[1::2], strict=True)
        for share in ((0.12, 0.48, 0.84) if right - left > canvas.metrics.px(240) else (0.2, 0.8))
    ]
    for number, ((left, right, share), name) in enumerate(zip(spots, cycle(bits), strict=False)):
        aside = (right - left) * (0.14 if number % 2 else -0.14)
        at = (left + right) / 2 + aside, room.y + room.h * (share - 0.04 * (number % 3))
        scale = min(1.15, (right - left) / canvas.metrics.px(70))
        piece(canvas, name, at, scale, ASKEW[number % len(ASKEW)])
