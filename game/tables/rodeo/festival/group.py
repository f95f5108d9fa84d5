"""The group under way in the tray: its card, and each marker with how it feels."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import SPACES
from game.tables.paint import label
from game.tables.rodeo.cards.fan import CARD, draw_fan, draw_fan_back
from game.tables.rodeo.cards.panel import CHALK, MUTED
from game.tables.rodeo.cards.paper import ACID, art, fitted
from game.tables.rodeo.festival.lying import OPEN, group_genre
from game.tables.rodeo.festival.marks import broken_at
from game.tables.rodeo.festival.things import camp_sprite
from game.tables.rodeo.phase import Scene
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

MOST: Final = 4
"""Markers with a line of their own; more are told in the last one."""


def draw_group(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the card at the left, its markers at the right."""
    state, t = scene.state, scene.t
    card = Rect(rect.x, rect.y, fitted(CARD, rect).w, rect.h)
    if state.group_card >= 0:
        draw_fan(canvas, card, t.data, state.group_card, t.fan_names[state.group_card])
        edge = canvas.metrics.px(3)
        canvas.box(fitted(CARD, card).inflate(2 * edge, 2 * edge), None, ACID, 5, 12)
    else:
        draw_fan_back(canvas, card, group_genre(state))
    room = Rect(card.right + rect.h // 14, rect.y, 0, rect.h)
    room.w = rect.right - room.x
    _markers(canvas, scene, room)


def _markers(canvas: Canvas, scene: Scene, room: Rect) -> None:
    lines = _lines(scene)
    high = min(room.h // max(len(lines), 1), room.h // 3)
    top = room.y + (room.h - high * len(lines)) // 2
    genre = group_genre(scene.state)
    for number, (at, said, good) in enumerate(lines):
        row = Rect(room.x, top + high * number, room.w, high)
        side = min(high * 9 // 10, room.w // 3)
        car = at >= 0 and not scene.state.tent[scene.seat] >> at & 1
        picture = Rect(row.x, row.centery - side // 2, side, side)
        art(canvas, camp_sprite(genre, car, good if at >= 0 else OPEN), picture)
        words = Rect(picture.right + high // 8, row.y, row.right - picture.right - high // 8, high)
        style = BOLD.but(size=24, colour=CHALK, lines=2, lead=1.05)
        if at < 0:
            style = SMALL.but(
                colour=ACID if number == _placed(scene) else MUTED, lines=2, lead=1.05
            )
        label(canvas, said, words, style)


def _placed(scene: Scene) -> int:
    return scene.state.group.bit_count()


def _lines(scene: Scene) -> list[tuple[int, Text, int]]:
    """Return for each marker its space (-1), words, and how it feels."""
    state = scene.state
    found: list[tuple[int, Text, int]] = []
    for at in bits(state.group):
        good = broken_at(scene.t, state, at) == ()
        where = SPACES[at].upper()
        said = text("{space}: satisfied", space=where)
        if not good:
            said = text("{space}: dissatisfied", space=where)
        found.append((at, said, int(good)))
    left = state.group_left
    if left:
        found.append((-1, text("in your hand"), OPEN))
    if left > 1:
        found.append((-1, text("{n} more wait", n=left - 1), OPEN))
    return found[-MOST:]
