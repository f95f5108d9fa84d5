"""The picture kept beside a save: the board alone, no hands, nothing lit."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.table.desk import Desk
from game.tables.spec import Frame, Moment
from game.ui.audit import AUDIT
from game.ui.canvas import Canvas


def board_shot(canvas: Canvas, desk: Desk, frame: Frame, size: tuple[int, int]) -> Surface:
    """Return the board as the public sees it, cut to a size."""
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
