"""The picture of a table that is kept beside its save."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.table.desk import Desk
from game.tables.spec import Frame, Moment
from game.ui.audit import AUDIT
from game.ui.canvas import Canvas


def preview(canvas: Canvas, desk: Desk, frame: Frame, size: tuple[int, int]) -> Surface:
    """Return a picture of the board: no hands, nothing lit."""
    sheet = Surface(canvas.metrics.window.size)
    small = Canvas(sheet, canvas.kit, canvas.skin)
    noting, AUDIT.on = AUDIT.on, False
    desk.board.ground(small)
    desk.board.take(desk.match.view(None))
    desk.board.pieces(small, Moment())
    desk.board.take(desk.session.view)
    AUDIT.on = noting
    wide = min(frame.board.w, round(frame.board.h * size[0] / size[1]))
    high = min(frame.board.h, round(wide * size[1] / size[0]))
    part = Rect(frame.board.right - wide, frame.board.y, wide, high).clip(sheet.get_rect())
    return pygame.transform.smoothscale(sheet.subsurface(part), size)
