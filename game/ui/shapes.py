"""Anti-aliased boxes, rings, discs and dashes, drawn large once and kept small.

pygame's own shapes have jagged edges, so each is drawn four times as large and scaled down.
All surfaces are premultiplied and go onto the screen with ``BLEND_PREMULTIPLIED``. Large boxes
are put together from the corners of a small one, so a panel costs no more than a button.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Color, Rect, Surface

from game.ui.cache import SurfaceCache

FINE = 4
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
SHAPE_BYTES = 96 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Box:
    """A box with round corners: sizes in real pixels, colours as in a skin.

    ``dash`` is the length of dash and gap; the empty tuple draws an unbroken line.
    """

    fill: str | None
    line: str | None = None
    width: float = 0
    radius: float = 0
    dash: tuple[float, float] | tuple[()] = ()

    @property
    def solid(self) -> bool:
        """True if nothing shines through and the line ends on whole pixels."""
        colours = [c for c in (self.fill, self.line if self.width else None) if c]
        return bool(self.fill) and self.width == int(self.width) and all(map(_opaque, colours))


def blank(width: int, height: int) -> Surface:
    """Return an empty surface with alpha."""
    return Surface((max(width, 1), max(height, 1)), pygame.SRCALPHA, 32)


def premultiplied(colour: str) -> Color:
    """Return a colour as it is stored in a premultiplied surface."""
    return Color(colour).premul_alpha()


class Shapes:
    """Draws boxes, discs and rings through a cache."""

    def __init__(self) -> None:
        self.cache = SurfaceCache(SHAPE_BYTES)

    def box(self, target: Surface, rect: Rect, box: Box) -> None:
        """Draw a box; its line lies inside the rectangle."""
        if rect.w <= 0 or rect.h <= 0:
            return
        corner = math.ceil(max(box.radius, box.width)) + 2
        if box.dash or min(rect.size) <= 2 * corner + 4:
            whole = self.cache.get((rect.size, box), lambda: _draw_box(rect.size, box))
            target.blit(whole, rect, special_flags=PREMULTIPLIED)
            return
        side = 2 * corner + 4
        small = self.cache.get((side, box), lambda: _draw_box((side, side), box))
        if box.solid:
            _put_solid(target, rect, box, small, corner)
            return
        cut = (corner,) * 4
        large = self.cache.get((rect.size, box, "large"), lambda: nine_slice(small, cut, rect.size))
        target.blit(large, rect, special_flags=PREMULTIPLIED)

    def disc(self, target: Surface, centre: tuple[float, float], radius: float, box: Box) -> None:
        """Draw a disc with the box's colours and line, which lies inside the radius."""
        side = max(1, round(radius * 2))
        rect = Rect(round(centre[0] - side / 2), round(centre[1] - side / 2), side, side)
        self.box(target, rect, Box(box.fill, box.line, box.width, side / 2, box.dash))

    def polygon(
        self,
        target: Surface,
        points: tuple[tuple[float, float], ...],
        fill: str,
        line: str | None = None,
        width: float = 0,
    ) -> None:
        """Draw a polygon in real pixels; its line lies on the edge."""
        left = math.floor(min(x for x, _ in points) - width)
        top = math.floor(min(y for _, y in points) - width)
        local = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)
        made = self.cache.get(
            (local, fill, line, width), lambda: _draw_polygon(local, fill, line, width)
        )
        target.blit(made, (left, top), special_flags=PREMULTIPLIED)


@lru_cache(maxsize=2000)
def _colour(colour: str) -> Color:
    return Color(colour)


def _opaque(colour: str) -> bool:
    return _colour(colour).a == 255


def _put_solid(target: Surface, rect: Rect, box: Box, small: Surface, corner: int) -> None:
    """A large box: plain fills, each pixel once, and the corners of a small one."""
    line = int(box.width) if box.line else 0
    x, y, wide, high = rect.x, rect.y, rect.w - 2 * corner, rect.h - 2 * corner
    far_x, far_y = rect.right - corner, rect.bottom - corner
    fill = target.fill
    if line and box.line:
        stroke = _colour(box.line)
        fill(stroke, (x + corner, y, wide, line))
        fill(stroke, (x + corner, rect.bottom - line, wide, line))
        fill(stroke, (x, y + corner, line, high))
        fill(stroke, (rect.right - line, y + corner, line, high))
    body = _colour(box.fill or "")
    fill(body, (x + corner, y + line, wide, rect.h - 2 * line))
    fill(body, (x + line, y + corner, corner - line, high))
    fill(body, (far_x, y + corner, corner - line, high))
    end = small.get_width() - corner
    for left, from_x in ((x, 0), (far_x, end)):
        for top, from_y in ((y, 0), (far_y, end)):
            area = (from_x, from_y, corner, corner)
            target.blit(small, (left, top), area, special_flags=PREMULTIPLIED)


def nine_slice(source: Surface, cut: tuple[int, ...], size: tuple[int, int]) -> Surface:
    """Return the source stretched to a size, its border (left, top, right, bottom) kept.

    Where the size is smaller than the border the border is squeezed.
    """
    left, top, right, bottom = cut
    columns = _bands(source.get_width(), left, right, size[0])
    rows = _bands(source.get_height(), top, bottom, size[1])
    out = blank(*size)
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) <= 0:
                continue
            part = source.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (dw, dh):
                part = pygame.transform.smoothscale(part, (dw, dh))
            out.blit(part, (dx, dy), special_flags=PREMULTIPLIED)
    return out


def _bands(source: int, first: int, last: int, target: int) -> list[tuple[int, int, int, int]]:
    """Source start and length, target start and length of the three bands of one direction."""
    middle = source - first - last
    near, far = first, last
    if near + far > target:
        near = target * first // max(first + last, 1)
        far = target - near
    return [
        (0, first, 0, near),
        (first, middle, near, target - near - far),
        (source - last, last, target - far, far),
    ]


def _draw_box(size: tuple[int, int], box: Box) -> Surface:
    width, height = size[0] * FINE, size[1] * FINE
    fine = blank(width, height)
    whole = fine.get_rect()
    radius = min(round(box.radius * FINE), min(whole.size) // 2)
    line = round(box.width * FINE) if box.line else 0
    if box.line and not box.dash:
        pygame.draw.rect(fine, premultiplied(box.line), whole, border_radius=radius)
        inner = whole.inflate(-2 * line, -2 * line)
        hole = premultiplied(box.fill) if box.fill else Color(0, 0, 0, 0)
        pygame.draw.rect(fine, hole, inner, border_radius=max(radius - line, 0))
    elif box.fill:
        pygame.draw.rect(fine, premultiplied(box.fill), whole, border_radius=radius)
    if box.line and box.dash:
        _dashes(fine, box.line, line, radius, box.dash)
    return pygame.transform.smoothscale(fine, size)


def _dashes(fine: Surface, line: str, width: int, radius: int, dash: tuple[float, float]) -> None:
    """Dots close together along the outline, with gaps."""
    colour, half = premultiplied(line), width / 2
    track = outline_points(fine.get_rect().inflate(-width, -width), max(radius - half, 0))
    on, period = dash[0] * FINE, (dash[0] + dash[1]) * FINE
    whole = len(track)
    period = whole / max(1, round(whole / period))
    for step, point in enumerate(track):
        if step % period < on:
            pygame.draw.circle(fine, colour, point, half)


def outline_points(rect: Rect, radius: float) -> list[tuple[float, float]]:
    """Return points about one pixel apart around a box with round corners, clockwise."""
    points: list[tuple[float, float]] = []
    corners = (
        (rect.right - radius, rect.top + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.left + radius, rect.bottom - radius, 90),
        (rect.left + radius, rect.top + radius, 180),
    )
    steps = max(1, round(radius * math.pi / 2))
    for x, y, start in corners:
        arc = [
            (
                x + radius * math.cos(math.radians(start + 90 * k / steps)),
                y + radius * math.sin(math.radians(start + 90 * k / steps)),
            )
            for k in range(steps + 1)
        ]
        if points:
            points += _between(points[-1], arc[0])
        points += arc
    return points + _between(points[-1], points[0])


def _between(a: tuple[float, float], b: tuple[float, float]) -> list[tuple[float, float]]:
    steps = max(1, round(math.dist(a, b)))
    return [
        (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
        for k in range(1, steps)
    ]


def _draw_polygon(
    points: tuple[tuple[float, float], ...], fill: str, line: str | None, width: float
) -> Surface:
    wide = math.ceil(max(x for x, _ in points) + width) + 1
    high = math.ceil(max(y for _, y in points) + width) + 1
    fine = blank(wide * FINE, high * FINE)
    big = [(x * FINE, y * FINE) for x, y in points]
    pygame.draw.polygon(fine, premultiplied(fill), big)
    if line and width:
        colour, half = premultiplied(line), width * FINE / 2
        for a, b in zip(big, big[1:] + big[:1], strict=True):
            for point in [a, *_between(a, b), b]:
                pygame.draw.circle(fine, colour, point, half)
    return pygame.transform.smoothscale(fine, (wide, high))
