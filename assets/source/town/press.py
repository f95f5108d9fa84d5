"""Ink and blocks of the woodcut print: the table's palette and shapes, outlined in its ink."""

import math
import random

from assets.source.kit import circle, path, poly, rect, star_pts

INK, SAND, ORANGE, BLUE, BONE = "#3a2418", "#ead7ae", "#d1491f", "#6f95a8", "#f5ead0"
DUST, RUST, SLATE, LAMP = "#d8bd86", "#a5340f", "#3f6173", "#ffd98a"
NIGHT, NIGHT_RED = "#573a26", "#ff8a5c"
SKY, CLAY, OCHRE = "#f3dfb0", "#8c5f37", "#c39a5f"
PLANK, PLANK_DARK = "#7a5232", "#6a4529"


def cut(d: str, fill: str = "none", sw: float = 4, ink: str = INK, extra: str = "") -> str:
    """A path with an outline of ink."""
    return path(d, fill, ink, sw, extra)


def mark(d: str, fill: str = INK, extra: str = "") -> str:
    """A path without an outline."""
    return path(d, fill, sw=0, extra=extra)


def stroke(d: str, sw: float = 4, ink: str = INK, extra: str = "") -> str:
    """A line of ink."""
    return path(d, "none", ink, sw, extra)


def plate(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    r: float = 0,
    sw: float = 0,
    ink: str = INK,
    extra: str = "",
) -> str:
    """A box; no outline unless a width is given."""
    return rect(x, y, w, h, r, fill, ink, sw, extra)


def disc(x: float, y: float, r: float, fill: str, sw: float = 0, ink: str = INK) -> str:
    """A circle; no outline unless a width is given."""
    return circle(x, y, r, fill, ink, sw)


def burst(r: float, inner: float, n: int, fill: str, sw: float = 0, ink: str = INK) -> str:
    """A star of n points about the origin, radius r and inner radius inner."""
    return poly(star_pts(0, 0, r, inner / r, n), fill, ink, sw)


def gouges(x0: float, x1: float, y0: float, y1: float, step: float, thick: float) -> str:
    """Tapered cuts from x0 to their tips at x1, the shade of a woodcut."""
    d, y = "", y0
    while y < y1:
        d += f"M{x0} {y:.1f}L{x1} {y + step * 0.35:.1f}L{x0} {y + thick:.1f}Z"
        y += step
    return mark(d)


def grain(w: float, h: float, n: int, seed: int, fill: str, opacity: float) -> str:
    """Specks where the block did not print."""
    rnd, d = random.Random(seed), ""
    for _ in range(n):
        x, y, r = rnd.uniform(0, w), rnd.uniform(0, h), rnd.uniform(0.6, 1.9)
        d += f"M{x:.1f} {y:.1f}h{r:.1f}v{r:.1f}h-{r:.1f}z"
    return mark(d, fill, f'opacity="{opacity}"')


def beams(cx: float, cy: float, radius: float, n: int, fill: str, phase: float, duty: float) -> str:
    """Sun beams from a point; phase is a share of their pitch, duty the lit share of it."""
    d = ""
    for k in range(n):
        ends = [2 * math.pi * (k + phase + t) / n for t in (0.0, duty)]
        tips = "L".join(
            f"{cx + radius * math.cos(a):.1f} {cy + radius * math.sin(a):.1f}" for a in ends
        )
        d += f"M{cx} {cy}L{tips}Z"
    return mark(d, fill)
