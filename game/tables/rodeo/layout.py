"""Where the fixed parts of Rock'n Rodeo lie, for one window size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tables.spec import Frame
from game.ui.metrics import Metrics

WIDEST: Final = 1.95
"""A window wider than this many heights shows ground at both sides."""

# Fractions of the body: x, y, width, height. Only middle and tray change with the phase.
PROMPT: Final = (0.008, 0.056, 0.763, 0.050)
MIDDLE: Final = (0.008, 0.113, 0.763, 0.630)
TRAY: Final = (0.008, 0.750, 0.763, 0.239)
PANELS: Final = (0.779, 0.056, 0.213, 0.424)
EXPLAIN: Final = (0.779, 0.487, 0.213, 0.256)
LOG: Final = (0.779, 0.750, 0.213, 0.142)
ACTIONS: Final = (0.779, 0.899, 0.213, 0.090)
PANEL_ROWS: Final = 4
"""Panels are as high as if four played, so that nothing else moves with their number."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame and the two boxes the phases fill. ``unit`` is real pixels to a design pixel."""

    frame: Frame
    body: Rect
    middle: Rect
    tray: Rect
    unit: float

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return a box given in fractions of the body."""
        return _part(self.body, (x, y, w, h))

    def px(self, design: float) -> int:
        """Return design pixels in real ones; what is not nothing is at least one."""
        size = round(design * self.unit)
        return size or (1 if design > 0 else 0)


def _part(body: Rect, share: tuple[float, float, float, float]) -> Rect:
    x, y, w, h = share
    left, top = round(body.x + x * body.w), round(body.y + y * body.h)
    right, bottom = round(body.x + (x + w) * body.w), round(body.y + (y + h) * body.h)
    return Rect(left, top, right - left, bottom - top)


def lay_out(metrics: Metrics, players: int) -> Layout:
    """Place everything for a window size."""
    whole = metrics.window
    wide = min(whole.w, round(whole.h * WIDEST))
    body = Rect((whole.w - wide) // 2, 0, wide, whole.h)
    status = Rect(0, 0, whole.w, round(whole.h * 0.050))
    middle, tray = _part(body, MIDDLE), _part(body, TRAY)
    column, gap = _part(body, PANELS), metrics.px(9) + 1
    high = (column.h - gap * (PANEL_ROWS - 1)) // PANEL_ROWS
    panels = tuple(
        Rect(column.x, column.y + (high + gap) * row, column.w, high) for row in range(players)
    )
    explain = _part(body, EXPLAIN)
    if players < PANEL_ROWS:  # what is left over of the panels' place goes to the explanation
        top = panels[-1].bottom + gap
        explain = Rect(explain.x, top, explain.w, explain.bottom - top)
    frame = Frame(
        status=status,
        prompt=_part(body, PROMPT),
        board=middle,
        middle=middle.union(tray),
        panels=panels,
        log=_part(body, LOG),
        actions=_part(body, ACTIONS),
        explain=explain,
    )
    return Layout(frame, body, middle, tray, metrics.scale)
