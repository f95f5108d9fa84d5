"""The seven festival emblems in a box of 120 units about their origin."""
# fmt: off

import math

from assets.source.kit import INK, WHITE, circle, clipped, ellipse, path, place, rect
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    STEEL,
    TAN,
    VIOLET,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import star_d
from assets.source.rodeo.stickers import disc, framed, shield, square, sticker


def punk() -> str:
    """Rotznase Open Air: a runny nose with a stud."""
    return sticker(star_d(11, 61, 51), RED, rect(-60, -60, 120, 120, 0, "#ffe08a", sw=0) + path("M-10 -50 Q-14 -10 -32 8 Q-40 26 -22 30 Q-12 34 0 28 Q12 34 22 30 Q40 26 32 8 Q14 -10 10 -50Z", SKIN, INK, 5) + ellipse(-12, 23, 7, 5, INK, sw=0) + ellipse(12, 23, 7, 5, INK, sw=0) + path("M8 24 Q6 38 10 46 Q14 54 20 46 Q22 36 17 24Z", ACID, INK, 4) + circle(30, 14, 4.5, STEEL, INK, 3) + path("M-44 -22 L-20 -16 M44 -22 L20 -16", "none", INK, 8) + circle(-32, -6, 4, INK, sw=0) + circle(32, -6, 4, INK, sw=0), 0.84)


def metal() -> str:
    """Amboss-Acker: an anvil on a ploughed field."""
    return shield(BLACK, rect(-60, -60, 120, 120, 0, ORANGE, sw=0) + circle(0, -8, 36, YELLOW, sw=0) + path("M-60 26 Q0 8 60 26 V60 H-60Z", "#7a5231", INK, 4) + path("M-40 60 L-14 22 M-14 60 L-4 20 M14 60 L4 20 M40 60 L14 22", "none", "#553619", 5) + path("M-38 -26 H40 Q36 -10 18 -8 V4 L28 20 H-24 L-14 4 V-8 Q-34 -10 -38 -26Z", "#565a68", INK, 5) + path("M-30 -20 H30", "none", STEEL, 4) + path("M14 -44 l-8 10 h7 l-5 9 l14 -13 h-7 l5 -6Z", WHITE, INK, 3) + path("M-24 -34 l-6 -8 M-8 -34 v-10", "none", INK, 4))


def reggae() -> str:
    """Sonnenkoppel: the sun grazes in a paddock."""
    return disc(GREEN, rect(-60, -60, 120, 120, 0, "#9fe0d0", sw=0) + "".join(path(f"M0 4 L{70 * math.cos(a):.0f} {4 + 70 * math.sin(a):.0f} L{70 * math.cos(a + 0.2):.0f} {4 + 70 * math.sin(a + 0.2):.0f}Z", "#ffe9a6", sw=0) for a in [-math.pi + i * math.pi / 8 for i in range(9)]) + circle(0, 0, 28, YELLOW, INK, 5) + path("M-19 -8 H-2 L-4 3 H-16Z M2 -8 H19 L16 3 H4Z M-2 -6 H2", INK, INK, 3) + path("M-10 10 Q0 18 10 10", "none", INK, 4) + path("M-60 24 Q0 14 60 24 V60 H-60Z", "#77953d", INK, 4) + path("M-54 20 H54 M-54 34 H54", "none", INK, 10) + path("M-54 20 H54 M-54 34 H54", "none", TAN, 5) + "".join(rect(x - 4, 10, 8, 34, 2, WOOD, INK, 4) for x in (-36, -12, 12, 36)))


def indie() -> str:
    """Zwielicht am See: glasses set in the lake at dusk."""
    return square(BLUE, rect(-60, -60, 120, 72, 0, VIOLET, sw=0) + rect(-60, -24, 120, 22, 0, "#a86aa0", sw=0) + rect(-60, -12, 120, 20, 0, "#ff8a5c", sw=0) + path("M-60 4 L-38 -16 L-22 -2 L0 -20 L22 -4 L38 -14 L60 4Z", BLACK, INK, 3) + path("M-60 4 H60 V60 H-60Z", "#2a63a8", INK, 4) + circle(-17, 4, 15, "#ffe08a", INK, 6) + circle(17, 4, 15, "#ffe08a", INK, 6) + path("M-60 5 H60 V60 H-60Z", "#2a63a8", sw=0, extra='opacity="0.72"') + path("M-34 4 H34 M-3 1 Q0 -4 3 1", "none", INK, 5) + path("M-26 22 H26 M-36 32 H-8 M4 34 H32 M-14 14 H14", "none", "#8fc2f7", 4) + circle(-32, -34, 2.5, WHITE, sw=0) + circle(-8, -38, 2.5, WHITE, sw=0) + circle(28, -32, 2.5, WHITE, sw=0) + circle(10, -26, 2, WHITE, sw=0))


def metal_indie() -> str:
    """Kutte & Jutebeutel: a patched vest carries a tote bag."""
    rim = (
        path("M-50 -50 H0 V58 Q-48 38 -50 8Z", BLACK, sw=0)
        + path("M0 -50 H38 Q50 -50 50 -38 V8 Q48 38 0 58Z", BLUE, sw=0)
    )
    d = "M-50 -50 H38 Q50 -50 50 -38 V8 Q48 38 0 58 Q-48 38 -50 8Z"
    pic = (
        rect(-60, -60, 120, 120, 0, "#ffe9a6", sw=0)
        + path("M-38 -34 L-20 -40 L-6 -24 L8 -40 L24 -36 V34 H-38Z", "#3f5f8f", INK, 5)
        + path("M-6 -24 V34", "none", INK, 4)
        + path("M-20 -40 L-6 -24 L-16 -14 L-28 -30Z M8 -40 L-6 -24 L4 -14 L14 -30Z", "#5f82b5", INK, 4)
        + rect(-32, -6, 18, 14, 2, WHITE, INK, 3) + path("M-22 -4 l-5 6 h6 l-4 5", "none", RED, 3)
        + path("M-30 18 l5 -9 l5 9Z", YELLOW, INK, 3)
        + path("M6 4 Q6 -18 18 -18 Q30 -18 30 4", "none", INK, 5)
        + path("M-2 2 H38 L40 46 H-4Z", "#f0e2bd", INK, 5) + circle(11, 22, 8, "#bfe0ff", INK, 4)
        + circle(28, 22, 8, "#bfe0ff", INK, 4) + path("M19 21 h1", "none", INK, 4)
    )
    return framed(d, rim, pic, 0.85)


def punk_reggae() -> str:
    """Offbeat & Ohrfeigen: a slap on the offbeat."""
    d = "M0 -54 L11 -45 L24 -50 L31 -37 L46 -36 L46 -21 L55 -11 L50 0 A50 56 0 0 1 -50 0 L-55 -11 L-46 -21 L-46 -36 L-31 -37 L-24 -50 L-11 -45Z"
    pic = (
        rect(-60, -60, 120, 120, 0, "#ffe08a", sw=0)
        + path("M-6 60 Q-4 34 18 34 Q42 36 44 60Z", GREEN, INK, 5)
        + path("M-2 -8 Q-6 34 18 36 Q42 34 42 -6Z", TAN, INK, 5)
        + path("M-4 -6 Q-4 -32 20 -32 Q44 -32 44 -6 Q20 -18 -4 -6Z", GREEN, INK, 5)
        + path("M-4 -7 Q20 -20 44 -7", "none", YELLOW, 6)
    )
    pic += (
        path("M8 2 l9 4 l-9 4 M36 2 l-8 4 l8 4", "none", INK, 4.5)
        + ellipse(24, 22, 7, 5, "#7d1f2c", INK, 4)
    )
    pic += (
        place(path("M-62 34 L-40 6 L-14 28 L-36 60Z", RED, INK, 8) + path("M-34 12 Q-36 -4 -22 -12 L-8 -42 a6 6 0 0 1 11 5 L-2 -16 L14 -44 a6 6 0 0 1 11 6 L10 -10 L28 -34 a6 6 0 0 1 10 8 L18 -2 L34 -16 a6 6 0 0 1 8 9 L16 22 Q4 36 -14 28Z", SKIN, INK, 7), -15, 12, 0.66, 12)
        + path("M-8 -34 l-5 -9 M-20 -26 l-9 -6 M-28 -12 l-10 -1", "none", INK, 5)
    )
    halves = rect(-60, -60, 120, 60, 0, RED, sw=0) + rect(-60, 0, 120, 60, 0, GREEN, sw=0)
    return framed(d, clipped(halves, f'<path d="{d}"/>'), pic)


def kombo() -> str:
    """Easter Cross Festival: the egg in four styles, ears up."""
    egg = "M0 -34 Q32 -30 38 14 Q38 50 0 52 Q-38 50 -38 14 Q-32 -30 0 -34Z"
    ears = "M-22 -22 Q-40 -54 -26 -62 Q-10 -60 -6 -30Z M22 -22 Q40 -54 26 -62 Q10 -60 6 -30Z"
    bands = "M0 -60 V60 M-60 10 H60"
    q = (
        rect(-60, -60, 60, 70, 0, RED, sw=0) + rect(0, -60, 60, 70, 0, "#3c3f4b", sw=0)
        + rect(-60, 10, 60, 60, 0, GREEN, sw=0) + rect(0, 10, 60, 60, 0, BLUE, sw=0)
    )
    return (
        path(egg + ears, WHITE, WHITE, 15) + path(ears, PINK, INK, 5)
        + path("M-23 -34 Q-30 -52 -25 -54 M23 -34 Q30 -52 25 -54", "none", WHITE, 5)
        + clipped(q + path(bands, "none", INK, 15) + path(bands, "none", YELLOW, 8), f'<path d="{egg}"/>')
        + path(egg, "none", INK, 5) + place(path(star_d(5, 40, 18), WHITE, INK, 9), -17, -8, 0.34)
        + place(path("M4 -44 L-20 6 H-2 L-8 44 L22 -8 H4Z", WHITE, INK, 9), 17, -8, 0.3)
        + path("M-28 26 q6 -7 11 0 q5 7 10 0", "none", YELLOW, 5)
        + circle(12, 28, 6, "#bfe0ff", INK, 3.5) + circle(26, 28, 6, "#bfe0ff", INK, 3.5)
    )
