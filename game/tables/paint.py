"""Small drawings that tables and their frame share; boxes in real pixels."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect

from game.tables.motion import Point
from game.ui.canvas import Canvas
from game.ui.text import TEXT, Style
from game.words import Said

CHALK = "#fffdf6"


def capped(canvas: Canvas, style: Style, height: int) -> Style:
    """Return a style no larger than one line of a height allows."""
    metrics = canvas.metrics
    most = height / style.lead / (metrics.scale * metrics.ui)
    floor = metrics.text_floor / metrics.scale
    return style.but(size=min(style.size, most), floor=min(style.floor, floor))


def label(canvas: Canvas, said: Said, rect: Rect, style: Style = TEXT) -> Rect:
    """Write one line, or as many as the style allows, shrunk to the height of its box too."""
    lines = max(style.lines, 1)
    return canvas.text(said, rect, capped(canvas, style, max(rect.h // lines, 1)))


def outlined(canvas: Canvas, rect: Rect, colour: str, width: float, radius: float) -> None:
    """Draw a ring around a box: the colour between two dark lines, seen on any ground."""
    px = canvas.metrics.px
    out = rect.inflate(2 * px(width + 3), 2 * px(width + 3))
    canvas.box(out, None, "", width + 6, radius + width + 3)
    inner = out.inflate(-2 * px(2.5), -2 * px(2.5))
    canvas.box(inner, None, colour, width + 1, radius + width)


def dashed(canvas: Canvas, rect: Rect, colour: str, width: float, radius: float) -> None:
    """Draw a dashed ring around a box, over a dark one."""
    px = canvas.metrics.px
    out = rect.inflate(2 * px(width + 3), 2 * px(width + 3))
    canvas.box(out, None, "", width + 5, radius + width + 3)
    inner = out.inflate(-2 * px(2), -2 * px(2))
    canvas.box(inner, None, colour, width, radius + width, dash=True)


def curve(start: Point, end: Point, rise: float, pieces: int = 24) -> list[Point]:
    """Return points of an arc from one point to another, lifted in the middle."""
    (x0, y0), (x1, y1) = start, end
    cx, cy = (x0 + x1) / 2, min(y0, y1) - rise
    points = []
    for k in range(pieces + 1):
        t = k / pieces
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    return points


def route(canvas: Canvas, points: list[Point], colour: str = CHALK) -> None:
    """Draw a dashed line along points, with a dark edge."""
    px = canvas.metrics.px
    thick, thin = max(px(9), 3), max(px(4), 1)
    ink = canvas.skin.line
    for a, b in pairwise(points):
        _stroke(canvas, a, b, ink, thick)
    dash, gap, walked = px(10), px(9), 0.0
    for a, b in pairwise(points):
        if walked % (dash + gap) < dash:
            _stroke(canvas, a, b, colour, thin)
        walked += math.dist(a, b)


def _stroke(canvas: Canvas, a: Point, b: Point, colour: str, width: int) -> None:
    pygame.draw.line(canvas.surface, colour, a, b, width)
    pygame.draw.aacircle(canvas.surface, colour, b, width / 2)


def veil(canvas: Canvas, area: Rect, bright: list[Rect], colour: str = "#10121688") -> None:
    """Darken an area but for some boxes in it."""
    dark = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    dark.fill(pygame.Color(colour).premul_alpha())
    radius = canvas.metrics.px(16)
    for box in bright:
        clear = box.move(-area.x, -area.y)
        pygame.draw.rect(dark, (0, 0, 0, 0), clear, border_radius=radius)
    canvas.surface.blit(dark, area, special_flags=pygame.BLEND_PREMULTIPLIED)
