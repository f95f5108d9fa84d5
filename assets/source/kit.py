"""Palette, shapes, text and marks that every drawing shares; each function returns SVG.

A piece is drawn in its own box with the origin at the top left. ``place`` puts it down.
"""

import math
import zlib
from collections.abc import Iterable, Sequence

BODY, LILITA, BUNGEE, RYE = "Source Sans Pro", "Lilita One", "Bungee", "Rye"
INK, PAPER, SHADE, WHITE = "#22262e", "#f7f0dc", "#e9dfc2", "#fffdf6"
SUN, TEAL, BRICK, SKY, MEADOW = "#f2b632", "#2a8c82", "#c4482f", "#9fd3e0", "#8fbf5a"
WOOD, WOOD_LINE, WOOD_LIGHT = "#8f623f", "#6f4a2e", "#9c6d47"
BAND = {"red": "#a3241f", "blue": "#2f8fd0", "yellow": "#f2c230", "white": "#f7f3ea"}
SHAPE = {"red": "circle", "blue": "diamond", "yellow": "triangle", "white": "square"}
MARK = {"red": WHITE, "blue": WHITE, "yellow": INK, "white": INK}

Point = tuple[float, float]


def style(fill: str = "none", stroke: str = INK, sw: float = 4, extra: str = "") -> str:
    """The paint attributes of a shape; no outline at width 0."""
    if not sw:
        return f'fill="{fill}" {extra}'
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    return f'fill="{fill}" stroke="{stroke}" stroke-width="{sw}" {ends} {extra}'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str = INK,
    sw: float = 4,
    extra: str = "",
) -> str:
    """A rectangle with corners of radius r."""
    box = f'x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{r}"'
    return f"<rect {box} {style(fill, stroke, sw, extra)}/>"


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str = INK,
    sw: float = 4,
    extra: str = "",
) -> str:
    """A circle about (x, y)."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" {style(fill, stroke, sw, extra)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str = INK,
    sw: float = 4,
    extra: str = "",
) -> str:
    """An ellipse about (x, y)."""
    box = f'cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}"'
    return f"<ellipse {box} {style(fill, stroke, sw, extra)}/>"


def path(d: str, fill: str = "none", stroke: str = INK, sw: float = 4, extra: str = "") -> str:
    """A path from SVG path data."""
    return f'<path d="{d}" {style(fill, stroke, sw, extra)}/>'


def poly(
    points: Iterable[Point], fill: str = "none", stroke: str = INK, sw: float = 4, extra: str = ""
) -> str:
    """A closed polygon."""
    return path(
        "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", fill, stroke, sw, extra
    )


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str = INK, sw: float = 4, extra: str = ""
) -> str:
    """A straight line."""
    return path(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", "none", stroke, sw, extra)


def place(
    svg: str,
    x: float,
    y: float,
    s: float = 1.0,
    rot: float = 0,
    cx: float = 0,
    cy: float = 0,
    extra: str = "",
) -> str:
    """Put a piece down: its point (cx, cy) at (x, y), scaled and turned about that point."""
    turn = f" rotate({rot:.2f})" if rot else ""
    move = f"translate({x:.2f} {y:.2f}){turn} scale({s:.4f}) translate({-cx:.2f} {-cy:.2f})"
    return f'<g transform="{move}" {extra}>{svg}</g>'


def mirror(svg: str, w: float) -> str:
    """The piece of width w, left and right changed over."""
    return f'<g transform="translate({w} 0) scale(-1 1)">{svg}</g>'


def fade(svg: str, opacity: float) -> str:
    """The piece as one see-through layer."""
    return f'<g opacity="{opacity}">{svg}</g>'


def clipped(svg: str, shape_svg: str) -> str:
    """Only what lies inside the shape."""
    name = f"c{zlib.crc32((shape_svg + svg).encode()):08x}"
    return f'<clipPath id="{name}">{shape_svg}</clipPath><g clip-path="url(#{name})">{svg}</g>'


def clip_box(svg: str, w: float, h: float, r: float, x: float = 0, y: float = 0) -> str:
    """Only what lies inside a box with round corners."""
    return clipped(svg, f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}"/>')


def gradient(stops: Sequence[tuple[float, str]]) -> tuple[str, str]:
    """A gradient from top to bottom: its definition, and the paint that uses it."""
    inner = "".join(f'<stop offset="{at}" stop-color="{color}"/>' for at, color in stops)
    name = f"g{zlib.crc32(inner.encode()):08x}"
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>',
        f"url(#{name})",
    )


# ---------------------------------------------------------------- text
def text(
    x: float,
    y: float,
    s: str,
    size: float,
    family: str = LILITA,
    fill: str = INK,
    anchor: str = "middle",
    extra: str = "",
) -> str:
    """One line of lettering that is part of a picture, baseline at y."""
    safe = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    font = (
        f'font-family="{family}" font-weight="{700 if family == BODY else 400}" font-size="{size}"'
    )
    return f'<text x="{x:.2f}" y="{y:.2f}" {font} fill="{fill}" text-anchor="{anchor}" {extra}>{safe}</text>'


def outlined(
    x: float,
    y: float,
    s: str,
    size: float,
    family: str,
    fill: str,
    stroke: str = INK,
    sw: float = 8,
) -> str:
    """Lettering with a thick outline: drawn twice, the outline below."""
    edge = f'stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round"'
    return text(x, y, s, size, family, stroke, extra=edge) + text(x, y, s, size, family, fill)


# ---------------------------------------------------------------- stars, rays, marks
def star_pts(
    cx: float, cy: float, r: float, inner: float = 0.5, n: int = 5, rot: float = -90
) -> list[Point]:
    """The corners of a star with n points."""
    out = []
    for k in range(2 * n):
        t, reach = math.radians(rot + k * 180 / n), r if k % 2 == 0 else r * inner
        out.append((cx + reach * math.cos(t), cy + reach * math.sin(t)))
    return out


def star(
    cx: float,
    cy: float,
    r: float,
    inner: float = 0.5,
    fill: str = SUN,
    stroke: str = INK,
    sw: float = 3,
) -> str:
    """A star with five points."""
    return poly(star_pts(cx, cy, r, inner), fill, stroke, sw)


def rays(
    cx: float,
    cy: float,
    r0: float,
    r1: float,
    n: int,
    fill: str,
    gap: float = 0.5,
    rot: float = 0,
    opacity: float = 1,
) -> str:
    """Sun rays from (cx, cy); gap is the lit share of the turn."""
    out = ""
    for k in range(n):
        a, b = (math.radians(rot + 360 / n * (k + t)) for t in (0, gap))
        corners = ((r0, a), (r1, a), (r1, b), (r0, b))
        out += (
            "M"
            + "L".join(f"{cx + r * math.cos(t):.1f} {cy + r * math.sin(t):.1f}" for r, t in corners)
            + "Z"
        )
    return path(out, fill, sw=0, extra=f'opacity="{opacity}"' if opacity < 1 else "")


def shape(
    kind: str, cx: float, cy: float, r: float, fill: str, stroke: str = INK, sw: float = 0
) -> str:
    """A band's mark: circle, diamond, triangle or square of about the same weight."""
    if kind == "circle":
        return circle(cx, cy, r * 0.92, fill, stroke, sw)
    if kind == "diamond":
        return poly(
            [(cx, cy - r * 1.2), (cx + r * 0.95, cy), (cx, cy + r * 1.2), (cx - r * 0.95, cy)],
            fill,
            stroke,
            sw,
        )
    if kind == "triangle":
        return poly(
            [(cx, cy - r * 1.1), (cx + r * 1.1, cy + r * 0.8), (cx - r * 1.1, cy + r * 0.8)],
            fill,
            stroke,
            sw,
        )
    return rect(cx - r * 0.84, cy - r * 0.84, r * 1.68, r * 1.68, 1, fill, stroke, sw)


def note(x: float, y: float, s: float, fill: str = INK) -> str:
    """A quaver about s high, its box's top left at (x, y)."""
    flag = "M30 8 C40 26 64 24 58 54 C52 40 40 40 30 38 Z"
    head = ellipse(19, 78, 17, 13, fill, sw=0)
    return place(
        path("M30 8 L30 74", sw=11, stroke=fill) + head + path(flag, fill, fill, 5), x, y, s / 92
    )


def shadow(
    x: float, y: float, w: float, h: float, r: float, dx: float = 5, dy: float = 6, o: float = 0.35
) -> str:
    """The hard shadow of a box."""
    return rect(x + dx, y + dy, w, h, r, "#000", sw=0, extra=f'opacity="{o}"')
