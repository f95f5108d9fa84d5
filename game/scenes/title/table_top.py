"""Where the posters lie and what lies between them, for any number of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.scenes.title.poster import POSTER_H, POSTER_W
from game.ui.canvas import Canvas

TURNS: Final = (2.6, -0.8, -2.8, 1.4)
"""Degrees each poster lies askew."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Where something lies: its middle as fractions of the free table, its size and turn."""

    x: float
    y: float
    scale: float
    turn: float


SPREAD: Final = (
    Lying(0.14, 0.40, 1.25, 14),
    Lying(0.30, 0.36, 1.25, 2),
    Lying(0.46, 0.40, 1.25, -11),
    Lying(0.76, 0.40, 1.15, -6),
    Lying(0.17, 0.82, 1.1, -8),
    Lying(0.42, 0.84, 1.3, 6),
    Lying(0.66, 0.80, 1.2, -14),
    Lying(0.90, 0.76, 1.2, 12),
    Lying(0.60, 0.20, 1.25, 18),
    Lying(0.94, 0.24, 1.25, -16),
    Lying(0.04, 0.62, 1.2, 20),
    Lying(0.58, 0.56, 1.25, -20),
    Lying(0.29, 0.66, 1.2, 12),
    Lying(0.93, 0.52, 1.2, 24),
    Lying(0.80, 0.92, 1.2, 10),
    Lying(0.03, 0.22, 1.2, -14),
)
"""Places on the table beside a single poster, the large pieces first."""


def poster_places(room: Rect, count: int) -> list[tuple[tuple[int, int], float]]:
    """Return middle and scale (real pixels to the poster's own) of each poster in a room.

    A single one stands large at the left; two or more share the width.
    """
    if count == 1:
        scale = min(room.h / POSTER_H, room.w * 0.42 / POSTER_W)
        return [((room.x + round(room.w * 0.27), room.centery), scale)]
    gap = 0.27 if count < 4 else 0.1
    scale = min(room.h / POSTER_H, room.w / (count * (1 + gap)) / POSTER_W)
    step = min(room.w / count, POSTER_W * scale * 1.62)
    first = room.centerx - step * (count - 1) / 2
    return [((round(first + step * n), room.centery), scale) for n in range(count)]


def draw_spread(canvas: Canvas, room: Rect, bits: Sequence[str]) -> None:
    """Lay a game's pieces on the free table beside its single poster."""
    unit = min(room.w / 1000, room.h / 560) / canvas.metrics.scale
    for lying, name in zip(SPREAD, bits, strict=False):
        at = room.x + lying.x * room.w, room.y + lying.y * room.h
        piece(canvas, name, at, lying.scale * unit, lying.turn)


def draw_between(canvas: Canvas, room: Rect, boxes: Sequence[Rect], bits: Sequence[str]) -> None:
    """Lay small pieces into the gaps between and beside the posters."""
    edges = [room.x, *(x for box in boxes for x in (box.left, box.right)), room.right]
    gaps = [(edges[n], edges[n + 1]) for n in range(0, len(edges), 2)]
    spots = [(gap, share) for gap in gaps for share in (0.18, 0.8)]
    for number, ((gap, share), name) in enumerate(zip(spots, bits, strict=False)):
        middle = (gap[0] + gap[1]) / 2
        aside = (gap[1] - gap[0]) * (0.08 if number % 2 else -0.08)
        at = middle + aside, room.y + room.h * (share - 0.05 * (number % 3))
        scale = min(1.1, (gap[1] - gap[0]) / canvas.metrics.px(70))
        piece(canvas, name, at, scale, (24, -14, -28, 10, -20, 16, -8, 18)[number % 8])


def piece(canvas: Canvas, name: str, at: tuple[float, float], scale: float, turn: float) -> None:
    """Draw a piece lying on the table, with its shadow."""
    drop = canvas.metrics.px(5 * scale)
    shadow = (at[0] + drop, at[1] + drop * 1.2)
    canvas.sprite(name, shadow, scale, turn=turn, tint="#000000", alpha=76)
    canvas.sprite(name, at, scale, turn=turn)
