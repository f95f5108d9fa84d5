"""What a festival pays for its fans, and how far its player has come."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from engines.core.types import ntext, text
from engines.games.rodeo.prospects import goal, ticket_holders
from game.tables.rodeo.cards.festival import KOMBO, draw_goal, draw_ladder, step_of
from game.tables.rodeo.cards.panel import CHALK, draw_panel
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part
from game.ui.canvas import Canvas


def goal_part(scene: Scene, rect: Rect) -> Part:
    """Return the panel with the goal and its steps; fans with a ticket count."""
    at = scene.view.festival[scene.seat]
    count, _ = goal(scene.t, scene.view, scene.seat, ticket_holders(scene.view, scene.seat))
    draw = partial(_draw, rect=rect, scene=scene, at=at, count=count)
    return Part("goal", rect, (at, count), draw)


def _draw(canvas: Canvas, rect: Rect, scene: Scene, at: int, count: int) -> None:
    festival = scene.t.data.festivals[at]
    said = ntext("{n} fan with a ticket", "{n} fans with a ticket", count="n", n=count)
    if festival.kind == KOMBO:
        said = ntext("{n} set", "{n} sets", count="n", n=count)
    room = draw_panel(canvas, rect, text("Goal"), said)
    half = room.h * 46 // 100
    draw_goal(canvas, Rect(room.x, room.y, room.w, half - 4), festival, CHALK)
    steps = Rect(room.x, room.y + half, room.w, room.h - half)
    draw_ladder(canvas, steps, festival, step_of(festival, count))
