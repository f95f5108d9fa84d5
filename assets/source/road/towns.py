"""Barn, van and city tiles, 100 x 100 each, and the glow round a lit tile."""
# fmt: off

import math
from collections.abc import Callable

from assets.source.kit import (
    BRICK,
    INK,
    MEADOW,
    PAPER,
    SKY,
    SUN,
    TEAL,
    WHITE,
    circle,
    line,
    note,
    path,
    place,
    poly,
    rays,
    rect,
    star,
)
from assets.source.road.palette import ASPHALT, GLOW, NIGHT, NIGHT_LIGHT, PINK, frame

CHEVRON = {"<": "M{0} 84l-6 4l6 4", ">": "M{0} 84l6 4l-6 4"}
Blocks = tuple[tuple[float, float, float], ...]


def barn() -> str:
    """The barn where the tour starts, a chequered floor behind its open doors."""
    a = path("M-5 74 Q50 62 105 76 V105 H-5Z", MEADOW, INK, 3) + circle(84, 20, 10, SUN, INK, 2.5)
    a += poly([(16, 86), (16, 48), (28, 28), (50, 16), (72, 28), (84, 48), (84, 86)], BRICK, INK, 4) + poly([(10, 50), (25, 25), (50, 11), (75, 25), (90, 50), (82, 52), (70, 32), (50, 21), (30, 32), (18, 52)], "#7d2a1d", INK, 3)
    a += rect(34, 54, 32, 32, 0, INK, WHITE, 3) + path("M34 54 L22 58 V88 L34 86Z M66 54 L78 58 V88 L66 86Z", "#7d2a1d", WHITE, 2.5) + circle(50, 40, 6, WHITE, INK, 2.5)
    a += "".join(rect(40 + 5 * (k % 4), 62 + 5 * (k // 4), 5, 5, 0, WHITE if (k + k // 4) % 2 else INK, sw=0) for k in range(12))
    return frame(a, SKY)


def _choices() -> str:
    """The plate at the foot of a van tile: back, on, or double."""
    a = rect(12, 80, 76, 16, 8, WHITE, INK, 3)
    for x, d in ((25, "<"), (47, ">"), (72, ">"), (79, ">")):
        a += path(CHEVRON[d].format(x), stroke=INK, sw=3)
    return a


def oncoming() -> str:
    """A van coming straight at us."""
    a = rays(50, 60, 0, 90, 12, "#f6a3bd", 0.5, 6)
    a += rect(24, 28, 52, 48, 12, TEAL, INK, 3.5) + path("M24 52 H76", stroke=INK, sw=3) + rect(31, 34, 38, 15, 4, SKY, INK, 3) + rect(24, 52, 52, 20, 4, WHITE, INK, 3)
    a += circle(34, 61, 5, GLOW, INK, 2.5) + circle(66, 61, 5, GLOW, INK, 2.5) + rect(42, 58, 16, 8, 2, BRICK, INK, 2.5) + rect(28, 74, 10, 7, 2, INK, sw=0) + rect(62, 74, 10, 7, 2, INK, sw=0)
    return frame(a + path("M34 27 q16 -12 32 0", BRICK, INK, 3) + _choices(), PINK)


def petrol() -> str:
    """A van at the pump."""
    a = path("M-5 70 H105 V105 H-5Z", ASPHALT, INK, 3)
    a += rect(54, 30, 26, 46, 4, BRICK, INK, 3.5) + rect(59, 36, 16, 12, 2, WHITE, INK, 2.5) + path("M80 42 q10 2 8 14 v12 q0 5 -5 5", stroke=INK, sw=3.5) + circle(67, 22, 10, SUN, INK, 3)
    a += rect(8, 44, 38, 26, 7, TEAL, INK, 3.5) + rect(8, 44, 38, 11, 5, WHITE, INK, 3) + circle(18, 72, 6.5, INK, sw=0) + circle(37, 72, 6.5, INK, sw=0)
    return frame(a + _choices(), PINK)


def motel() -> str:
    """A van parked under the sign of a motel."""
    a = path("M-5 72 H105 V105 H-5Z", ASPHALT, INK, 3) + rect(50, 42, 58, 30, 0, PAPER, INK, 3) + poly([(44, 44), (52, 32), (106, 32), (106, 44)], TEAL, INK, 3) + rect(82, 51, 12, 12, 1, SKY, INK, 2.5)
    a += line(22, 76, 22, 28, INK, 5) + rect(6, 8, 34, 26, 5, INK, WHITE, 2.6) + star(23, 21.5, 9, 0.5, SUN, INK, 1.5)
    a += rect(30, 46, 44, 27, 8, BRICK, INK, 3.3) + path("M31.5 58 V54 a7 7 0 0 1 7 -7 H65 a7 7 0 0 1 7 7 V58Z", WHITE, INK, 2.8) + rect(38, 50.5, 11, 7, 1, SKY, INK, 2) + rect(54, 50.5, 11, 7, 1, SKY, INK, 2) + circle(41, 74, 6.5, INK, sw=0) + circle(63, 74, 6.5, INK, sw=0)
    return frame(a + _choices(), PINK)


def _skyline(blocks: Blocks) -> str:
    a = circle(78, 20, 9, GLOW, sw=0) + circle(82, 17, 8, NIGHT, sw=0)
    a += "".join(circle(x, y, 1.4, WHITE, sw=0) for x, y in ((12, 14), (30, 22), (50, 10), (62, 26), (90, 38), (22, 34)))
    for n, (x, y, w) in enumerate(blocks):
        a += rect(x, y, w, 90 - y, 0, NIGHT_LIGHT if n % 2 else "#5a4f92", INK, 3)
        for yy in range(int(y) + 6, 66, 9):
            lit = [xx for xx in range(int(x + 4), int(x + w - 5), 7) if (xx * 7 + yy * 3 + n) % 5 > 0]
            a += "".join(rect(xx, yy, 4, 5, 0, GLOW, sw=0) for xx in lit)
    return a


def _concert() -> str:
    """The small night stage in front of every city."""
    a = poly([(30, 62), (8, 100), (40, 100)], GLOW, sw=0, extra='opacity=".55"') + poly([(70, 62), (60, 100), (92, 100)], GLOW, sw=0, extra='opacity=".55"')
    a += path("M22 86 V64 Q50 50 78 64 V86Z", PINK, INK, 3.5) + path("M30 86 V69 Q50 58 70 69 V86Z", NIGHT, INK, 3) + star(50, 76, 9, 0.5, SUN, INK, 2)
    return a + path("M-5 86 H105 V105 H-5Z", INK, INK, 3) + "".join(circle(8 + 12 * k, 90 - (k % 2) * 3, 6, "#1a1d24", NIGHT_LIGHT, 2) for k in range(8))


def tower_city() -> str:
    """A city with a television tower."""
    a = _skyline(((2, 44, 18), (18, 54, 14), (64, 46, 14), (76, 34, 16), (90, 50, 14)))
    tower = path("M43 64 L47 18 H49 L53 64Z", "#8d86b8", INK, 3) + path("M38 34 Q48 24 58 34 Q48 44 38 34Z", BRICK, INK, 3) + line(48, 18, 48, 7, INK, 3) + circle(48, 7, 2.6, PINK, INK, 1.6)
    return frame(a + tower + path("M41.5 34H54.5", stroke=GLOW, sw=2.6, extra='stroke-dasharray="2 4"') + _concert(), NIGHT)


def wheel_city() -> str:
    """A city with a big wheel."""
    a = _skyline(((-2, 50, 18), (14, 44, 12), (70, 28, 18), (86, 46, 16))) + circle(46, 42, 20, "none", SUN, 3)
    for k in range(8):
        x, y = 46 + 20 * math.cos(k * math.pi / 4), 42 + 20 * math.sin(k * math.pi / 4)
        a += line(46, 42, x, y, SUN, 2) + circle(x, y, 4, (PINK, TEAL, WHITE, BRICK)[k % 4], INK, 1.5)
    return frame(a + poly([(38, 70), (46, 42), (54, 70)], "none", SUN, 3) + _concert(), NIGHT)


def neon_city() -> str:
    """A city with a neon note."""
    a = _skyline(((2, 60, 20), (56, 30, 14), (68, 44, 14), (80, 36, 18)))
    return frame(a + rect(20, 16, 30, 32, 4, INK, PINK, 3) + note(27, 19, 26, PINK) + line(35, 48, 35, 62, INK, 4) + _concert(), NIGHT)


def glow(hover: bool = False) -> str:
    """The ring round a lit tile; it leaves the 100 x 100 of the tile free."""
    a = rect(-8, -8, 116, 116, 24, "none", INK, 17) + rect(-8, -8, 116, 116, 24, "none", SUN, 11)
    return a + (rect(-8, -8, 116, 116, 24, "none", WHITE, 4.5) if hover else "")


def tile_shadow() -> str:
    """What a tile throws on the meadow."""
    return place(rect(4, 7, 96, 96, 15, "#000", sw=0, extra='opacity=".28"'), 0, 0)


VANS: tuple[Callable[[], str], ...] = (oncoming, petrol, motel)
CITIES: tuple[Callable[[], str], ...] = (tower_city, wheel_city, neon_city)
