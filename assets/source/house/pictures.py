"""The house's own pictures: table, logo, ticket, tape, curtain, bubble and app icon."""
# fmt: off

import base64
import zlib
from random import Random

from assets.source.kit import (
    BRICK,
    BUNGEE,
    INK,
    PAPER,
    SKY,
    SUN,
    TEAL,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    WOOD_LINE,
    circle,
    clip_box,
    ellipse,
    line,
    outlined,
    path,
    place,
    rays,
    rect,
    star,
)
from assets.source.road.palette import ASPHALT, pine
from assets.source.road.pieces import van_large

GRAIN = 256
TICKET = "M0 0 H176 a12 12 0 0 0 24 0 H930 V58 a28 28 0 0 0 0 60 V176 H200 a12 12 0 0 0 -24 0 H0 V118 a28 28 0 0 0 0 -60Z"


def grain_png() -> bytes:
    """A tile of print grain: black specks of a few strengths, as a grey PNG with alpha."""
    rnd = Random(4)
    strengths = (0, 0, 0, 0, 0, 3, 6, 10)
    rows = b"".join(b"\0" + bytes(v for _ in range(GRAIN) for v in (0, strengths[rnd.randrange(8)])) for _ in range(GRAIN))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = GRAIN.to_bytes(4, "big") * 2 + bytes((8, 4, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def grain(w: float, h: float) -> str:
    """Print grain over a whole picture."""
    data = base64.b64encode(grain_png()).decode()
    tile = f'<image width="{GRAIN}" height="{GRAIN}" href="data:image/png;base64,{data}"/>'
    pattern = f'<pattern id="grain" width="{GRAIN}" height="{GRAIN}" patternUnits="userSpaceOnUse">{tile}</pattern>'
    return pattern + f'<rect width="{w}" height="{h}" fill="url(#grain)"/>'


def wood() -> str:
    """The plank table, 1920 x 1080: knots, strokes and grain."""
    w, h, plank, rnd = 1920, 1080, 135, Random(7)
    out = rect(0, 0, w, h, 0, WOOD, sw=0)
    for k, y in enumerate(range(0, h, plank)):
        if k % 2:
            out += rect(0, y, w, plank, 0, WOOD_LIGHT, sw=0)
        for _ in range(9):
            x, yy, long = rnd.uniform(-100, w), y + rnd.uniform(14, plank - 14), rnd.uniform(120, 420)
            out += path(f"M{x:.0f} {yy:.0f}q{long / 2:.0f} {rnd.uniform(-7, 7):.0f} {long:.0f} 0", stroke=WOOD_LINE, sw=2.5, extra='opacity=".45"')
        x = rnd.uniform(100, w - 100)
        out += ellipse(x, y + plank / 2, 26, 11, "none", WOOD_LINE, 3, 'opacity=".5"') + ellipse(x, y + plank / 2, 11, 4, WOOD_LINE, sw=0, extra='opacity=".5"')
        x = rnd.uniform(200, w - 200)
        out += line(0, y, w, y, WOOD_LINE, 4) + line(x, y, x, y + plank, WOOD_LINE, 4)
        out += "".join(circle(x + dx, y + dy, 3.4, WOOD_LINE, sw=0) for dx in (-16, 16) for dy in (24, plank - 24))
    return out + grain(w, h)


def logo() -> str:
    """ROADSHOW as a die-cut sticker, 580 x 130, baseline at 96."""
    x, y, s, word = 290, 98, 92, "ROADSHOW"
    a = outlined(x + 5, y + 7, word, s, BUNGEE, "#000", "#000", 44)
    a = f'<g opacity=".3">{a}</g>' + outlined(x, y, word, s, BUNGEE, INK, INK, 44) + outlined(x, y, word, s, BUNGEE, WHITE, WHITE, 34)
    return a + outlined(x + 4, y + 4, word, s, BUNGEE, BRICK, BRICK, 8) + outlined(x, y, word, s, BUNGEE, SUN, INK, 10)


def ticket_skin(hover: bool) -> str:
    """The Continue ticket, 930 x 176: stub with the play sign on the left, room for the game on the right."""
    a = place(path(TICKET, "#000", sw=0), 8, 9, extra='opacity=".35"') + path(TICKET, SUN if not hover else "#ffd168", INK, 4)
    a += line(188, 24, 188, 152, INK, 4, 'stroke-dasharray="3 11"')
    return a + circle(104, 70, 38, INK, INK, 3) + path("M93 50 L126 70 L93 90Z", SUN, SUN, 5)


def tape() -> str:
    """A strip of masking tape, 130 x 34, torn at both ends."""
    ends = "M3 0 H127 l-3 5 l4 5 l-4 6 l4 6 l-4 6 l3 6 H3 l3 -6 l-4 -6 l4 -6 l-4 -6 l4 -5Z"
    return path(ends, "#efe3b4", sw=0, extra='opacity=".88"') + path("M14 7H116M14 27H116", stroke="#d8c990", sw=2, extra='opacity=".7"')


def curtain() -> str:
    """The curtain between two people, 1920 x 1080."""
    w, h, folds = 1920, 1080, 14
    a = rect(0, 0, w, h, 0, "#9a3420", sw=0)
    for k in range(folds):
        x = w * k / folds
        a += rect(x, 0, w / folds / 2, h, 0, BRICK, sw=0) + line(x, 0, x, h, "#7d2a1d", 4)
    a += rays(960, 400, 0, 1300, 24, "#ffd98a", 0.5, 4, 0.16)
    d, r = h * 0.075, h * 0.08
    a += path(f"M0 0H{w}V{d}" + f"a{w / 16} {r} 0 0 1 -{w / 8} 0" * 8 + "Z", "#7d2a1d", INK, 4)
    tassels = "".join(line(w / 8 * k, d, w / 8 * k, d + 34, SUN, 8) + circle(w / 8 * k, d + 6, 10, SUN, INK, 4) for k in range(9))
    return a + path(f"M0 {d}" + f"a{w / 16} {r} 0 0 0 {w / 8} 0" * 8, "none", SUN, 9) + tassels


def bubble() -> str:
    """A thought bubble, 116 x 84, its tail at the lower left; the dots are sprites of their own."""
    a = circle(8, 76, 6, WHITE, INK, 3) + circle(21, 62, 9, WHITE, INK, 3)
    return a + path("M32 48q-8 -26 18 -28q12 -20 34 -8q30 -4 30 22q10 24 -20 28h-44q-18 2 -18 -14Z", WHITE, INK, 3.5)


def app_icon() -> str:
    """The app's icon, 256 x 256: the red van before the sun."""
    a = rect(0, 0, 256, 256, 0, SKY, sw=0) + rays(128, 132, 0, 240, 18, WHITE, 0.5, 5, 0.4) + circle(128, 120, 74, SUN, INK, 7)
    a += path("M-10 150 L44 104 L76 134 L96 118 M160 118 L196 96 L268 160", "none", INK, 7) + path("M-10 152 L44 106 L92 150 L160 122 L196 98 L268 162 V270 H-10Z", "#5fb0a6", INK, 7)
    a += path("M-10 180 Q128 146 266 180 V270 H-10Z", TEAL, INK, 7) + path("M-10 214 H266 V270 H-10Z", ASPHALT, INK, 7) + line(10, 238, 246, 238, PAPER, 6, 'stroke-dasharray="22 18"')
    a += pine(28, 200, 48, "#1f6f67", 5) + pine(234, 196, 42, "#1f6f67", 5)
    a += place(van_large("red"), 128, 152, 0.56, 0, 182, 140)
    return clip_box(a, 244, 244, 50, 6, 6) + rect(6, 6, 244, 244, 50, "none", INK, 12)


def paper_star() -> str:
    """A gold star for marks of honour, 48 x 48."""
    return star(24, 25, 22, 0.52, SUN, INK, 3.5)
