"""A game's pieces lying about: on the title's table, in corners that would be empty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui.canvas import Canvas


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
HEAP: Final = (
    Lying(0.24, 0.56, 0.92, 12),
    Lying(0.42, 0.50, 0.92, 0),
    Lying(0.60, 0.56, 0.92, -12),
    Lying(0.84, 0.52, 0.92, -5),
)
"""Places of a game's first pieces in a small room."""


def draw_spread(canvas: Canvas, room: Rect, bits: Sequence[str]) -> None:
    """Lay a game's pieces on the free table beside its single poster."""
    unit = min(room.w / 1000, room.h / 560) / canvas.metrics.scale
    for lying, name in zip(SPREAD, bits, strict=False):
        at = room.x + lying.x * room.w, room.y + lying.y * room.h
        piece(canvas, name, at, lying.scale * unit, lying.turn)


def draw_heap(canvas: Canvas, room: Rect, bits: Sequence[str]) -> None:
    """Lay a game's first pieces into a room that is free, as large as it allows."""
    wide = min(room.w, round(room.h * 2.2))
    box = Rect(0, 0, wide, room.h)
    box.center = room.center
    scale = min(wide / 536, room.h / 250) / canvas.metrics.scale
    for lying, name in zip(HEAP, bits, strict=False):
        at = box.x + lying.x * box.w, box.y + lying.y * box.h
        piece(canvas, name, at, lying.scale * min(scale, 1.5), lying.turn)


def piece(canvas: Canvas, name: str, at: tuple[float, float], scale: float, turn: float) -> None:
    """Draw a piece lying on the table, with its shadow."""
    drop = canvas.metrics.px(5 * scale)
    shadow = (at[0] + drop, at[1] + drop * 1.2)
    canvas.sprite(name, shadow, scale, turn=turn, tint="#000000", alpha=76)
    canvas.sprite(name, at, scale, turn=turn)
