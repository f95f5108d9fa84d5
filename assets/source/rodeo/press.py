"""What the posters of Rock'n Rodeo have in common: backings, sunbursts, misprints, stares."""

import math
import re
from collections.abc import Iterable
from random import Random

from assets.source.kit import INK, WHITE, Point, circle, path, place, rect


def d_of(points: Iterable[Point]) -> str:
    """The path data of a polygon."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def star_d(n: int, outer: float, inner: float, turn: float = -90) -> str:
    """The path data of a star with n points about the origin."""
    corners = []
    for k in range(2 * n):
        r, t = (outer, inner)[k % 2], math.radians(turn + k * 180 / n)
        corners.append((r * math.cos(t), r * math.sin(t)))
    return d_of(corners)


def backing(fill: str) -> str:
    """The flat ink behind a poster's picture, 200 x 160."""
    return rect(0, 0, 200, 160, 0, fill, sw=0)


def sunburst(fill: str, cx: float = 100, cy: float = 90, n: int = 12, r: float = 200) -> str:
    """Rays from (cx, cy) over every second slice."""
    out = ""
    for k in range(n):
        a, b = 2 * math.pi * k / n, math.pi * (2 * k + 1) / n
        far = [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in (a, b)]
        out += path(d_of([(cx, cy), *far]), fill, sw=0)
    return out


def misprint(d: str, fill: str, sw: float = 5) -> str:
    """A shape whose colour was printed a little beside its line."""
    return place(path(d, fill, sw=0), 3, -3) + path(d, "none", INK, sw)


def eyes(
    left: float, right: float, y: float, r: float = 11, pupil: float = 4, look: Point = (0, 0)
) -> str:
    """Two round eyes that look somewhere."""
    out = ""
    for x in (left, right):
        out += circle(x, y, r, WHITE, INK, 4) + circle(x + look[0], y + look[1], pupil, INK, sw=0)
    return out


def spiral(x: float, y: float, r: float) -> str:
    """A dizzy eye."""
    turns = [(r * k / 30, k / 30 * 2.2 * 2 * math.pi) for k in range(31)]
    points = [f"{x + s * math.cos(t):.1f} {y + s * math.sin(t):.1f}" for s, t in turns]
    return path("M" + "L".join(points), "none", INK, 3.5)


def rain(ink: str, seed: int, n: int, dx: float = -8, dy: float = 20, sw: float = 4) -> str:
    """Slanting rain over a poster."""
    rnd = Random(seed)
    drops = (f"M{rnd.uniform(0, 210):.0f} {rnd.uniform(-10, 150):.0f} l{dx} {dy}" for _ in range(n))
    return path(" ".join(drops), "none", ink, sw)


def haloed(svg: str, wide: float = 9, ink: str = WHITE) -> str:
    """The drawing on a cut line, white or lit, so that its dark parts show on a dark ground."""
    below = re.sub(r'(fill|stroke)="(?!none)[^"]*"', f'\\1="{ink}"', svg)
    below = re.sub(
        r'stroke-width="([^"]*)"', lambda m: f'stroke-width="{float(m[1]) + wide:g}"', below
    )
    return below + svg


def grain(w: float, h: float, n: int, seed: int, ink: str = "#000", opacity: float = 0.1) -> str:
    """Specks of dry ink."""
    rnd = Random(seed)
    specks = "".join(
        f"M{rnd.uniform(0, w):.0f} {rnd.uniform(0, h):.0f}h{rnd.choice((2, 2, 3))}v2h-2z"
        for _ in range(n)
    )
    return path(specks, ink, sw=0, extra=f'opacity="{opacity}"')
