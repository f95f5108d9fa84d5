"""Who books when: this round's players in turn, then those of the next."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Seat, text
from engines.games.rodeo.components.model import BANDS_A_SEASON
from engines.games.rodeo.prospects import bookers
from game.tables.paint import label
from game.tables.rodeo.cards.panel import LINE, MUTED
from game.tables.rodeo.cards.paper import ACID, art
from game.tables.rodeo.phase import Scene
from game.tables.seats import FILLS
from game.ui.canvas import Canvas
from game.ui.text import SMALL

SHARE: Final = 0.56
"""The share of the panel's head line it takes."""


def order_box(rect: Rect, head: int) -> Rect:
    """Return where the order stands: at the right of the head line of the own festival."""
    wide, rim = round(rect.w * SHARE), max(rect.w // 70, 4)
    return Rect(rect.right - rim - wide, rect.y + head // 8, wide, head * 7 // 8)


def draw_order(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Draw the round under way and the next one, from the right edge to the left."""
    view = scene.view
    rounds = bookers(scene.t, view)
    ending = BANDS_A_SEASON - 1
    shown = [view.round, *([view.round + 1] if view.round < ending else [])]
    half = rect.w // 2
    for place, number in enumerate(shown):
        box = Rect(rect.right - half * (len(shown) - place), rect.y, half, rect.h)
        _round(canvas, box, scene, number, rounds[number])


def _round(canvas: Canvas, box: Rect, scene: Scene, number: int, seats: tuple[Seat, ...]) -> None:
    gap = max(box.h // 8, 2)
    side = min(box.h - 4, (box.w * 60 // 100) // len(seats) - gap)
    first = box.right - (side + gap) * len(seats)
    words = Rect(box.x, box.y, first - 2 * gap - box.x, box.h)
    said = text("Round {n}", n=number + 1)
    label(canvas, said, words, SMALL.but(size=22, align="right", colour=MUTED))
    for turn, seat in enumerate(seats):
        face = Rect(first + (side + gap) * turn, box.centery - side // 2, side, side)
        _face(canvas, face, scene, seat, _state(scene, number, turn))


def _state(scene: Scene, number: int, turn: int) -> int:
    """-1 for who has booked, 0 for who does now, 1 for who is still to."""
    view = scene.view
    if number != view.round:
        return 1
    return (turn > view.turn) - (turn < view.turn)


def _face(canvas: Canvas, face: Rect, scene: Scene, seat: Seat, state: int) -> None:
    """A player's festival on the player's colour; grey once booked, ringed while booking."""
    festival = scene.t.data.festivals[scene.view.festival[seat]]
    fill = LINE if state < 0 else FILLS[scene.model.colours[seat]]
    canvas.box(face, fill, "", 2, 6)
    art(canvas, f"festival_{festival.id}", face.inflate(-4, -4), 110 if state < 0 else 255)
    if state == 0:
        canvas.box(face.inflate(6, 6), None, ACID, 4, 8)
