"""Boxes and nine-slices, looked at pixel by pixel."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.ui.cache import SurfaceCache
from game.ui.shapes import Box, Shapes, blank, nine_slice, outline_points


@pytest.fixture
def target() -> Surface:
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    surface = Surface((400, 300), 0, 32)
    surface.fill("#808080")
    return surface


def test_a_nine_slice_keeps_its_border_and_stretches_the_middle() -> None:
    source = blank(30, 30)
    source.fill("#ff0000")
    source.fill("#00ff00", Rect(8, 8, 14, 14))
    large = nine_slice(source, (8, 8, 8, 8), (120, 60))
    assert large.get_size() == (120, 60)
    for x, y in ((0, 0), (7, 30), (119, 59), (60, 7), (112, 30)):
        assert large.get_at((x, y)) == Color("#ff0000")
    for x, y in ((8, 8), (60, 30), (111, 51)):
        assert large.get_at((x, y)) == Color("#00ff00")


def test_a_nine_slice_smaller_than_its_border_is_squeezed() -> None:
    source = blank(30, 30)
    source.fill("#ff0000")
    small = nine_slice(source, (12, 12, 12, 12), (10, 6))
    assert small.get_size() == (10, 6)
    assert small.get_at((5, 3)).r >= 254


@pytest.mark.parametrize("size", [(300, 200), (40, 30), (300, 24), (12, 12)])
def test_a_box_fills_exactly_its_rectangle(target: Surface, size: tuple[int, int]) -> None:
    rect = Rect((20, 30), size)
    Shapes().box(target, rect, Box("#ff0000", "#0000ff", 2, 10))
    assert target.get_at(rect.center) == Color("#ff0000")
    assert target.get_at((rect.centerx, rect.top)).b > 200
    assert target.get_at((rect.centerx, rect.bottom - 1)).b > 200
    for outside in ((rect.left - 1, rect.centery), (rect.right, rect.centery)):
        assert target.get_at(outside) == Color("#808080")
    if min(size) > 20:
        assert target.get_at(rect.topleft) == Color("#808080")


def test_large_and_small_boxes_have_the_same_corners(target: Surface) -> None:
    box = Box("#ff0000", "#0000ff", 3, 12)
    other = target.copy()
    Shapes().box(target, Rect(10, 10, 300, 200), box)
    Shapes().box(other, Rect(10, 10, 30, 30), box)
    corner = Rect(10, 10, 13, 13)
    first = pygame.image.tobytes(target.subsurface(corner), "RGB")
    assert first == pygame.image.tobytes(other.subsurface(corner), "RGB")


def test_edges_are_smooth_and_without_dark_fringes(target: Surface) -> None:
    target.fill("#ffffff")
    Shapes().box(target, Rect(10, 10, 60, 60), Box("#ffffff", None, 0, 20))
    darkest = min(target.get_at((x, y)).r for x in range(80) for y in range(80))
    assert darkest >= 253
    Shapes().disc(target, (100, 100), 20, Box("#000000"))
    greys = {target.get_at((x, y)).r for x in range(80, 120) for y in range(80, 90)}
    assert len(greys) > 6


def test_a_dashed_line_has_gaps(target: Surface) -> None:
    Shapes().box(target, Rect(20, 20, 200, 60), Box(None, "#000000", 3, 10, (9, 7)))
    top = [target.get_at((x, 21)).r < 40 for x in range(40, 200)]
    changes = sum(a != b for a, b in pairwise(top))
    assert changes >= 16


def test_an_outline_is_closed_and_evenly_spaced() -> None:
    points = outline_points(Rect(0, 0, 100, 50), 12)
    gaps = [
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)
    ]
    assert max(gaps) < 2.1


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(limit=3 * 400)
    made: list[str] = []

    def make(name: str) -> Surface:
        made.append(name)
        return Surface((10, 10))

    for name in ("a", "b", "c", "a", "d"):
        cache.get(name, lambda name=name: make(name))  # type: ignore[misc]
    assert cache.held <= 1200 and "b" not in cache and "a" in cache
    assert made == ["a", "b", "c", "d"]
