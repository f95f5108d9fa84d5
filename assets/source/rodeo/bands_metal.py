"""Local heroes of metal and reggae, each in a picture of 200 x 160."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    BROWN,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import backing, eyes, misprint, star_d, sunburst


def lh07() -> str:
    """Motörkopf: an engine with a face."""
    b = (
        rect(0, 0, 200, 160, 0, ORANGE, sw=0)
        + path(star_d(14, 110, 70), "#ffb35c", sw=0, extra='transform="translate(100 84)"')
    )
    return (
        b + path("M52 160 V96 Q52 74 74 70 V44 H126 V70 Q148 74 148 96 V160Z", BLACK)
        + "".join(path(f"M60 {y} H140", "none", STEEL, 6) for y in (52, 64))
        + rect(66, 20, 68, 28, 8, STEEL, INK, 5)
        + path("M134 34 H164 V12 M66 34 H36 V12", "none", INK, 9)
        + path("M72 100 L92 110 M128 100 L108 110", "none", PINK, 8)
        + circle(84, 116, 5, WHITE, sw=0) + circle(116, 116, 5, WHITE, sw=0)
        + path("M74 134 H126 V148 H74Z M87 134 V148 M100 134 V148 M113 134 V148", WHITE, INK, 4)
    )


def _car(x: float, y: float, ink: str, turn: float) -> str:
    """A car that tumbles."""
    hull = path("M-26 10 V-4 Q-26 -8 -20 -8 L-14 -22 H10 L18 -8 H24 Q28 -8 28 -2 V10Z", ink, INK, 4)
    hull += path("M-10 -18 H-2 V-9 H-14Z M3 -18 H8 L13 -9 H3Z", WHITE, INK, 3)
    return place(hull + circle(-14, 11, 7, INK, STEEL, 3) + circle(15, 11, 7, INK, STEEL, 3), x, y, 1, turn)


def lh08() -> str:
    """Blechlawine & Palme: an avalanche of cars rolls at one worried palm."""
    b = (
        backing("#9fd3e0") + circle(160, 34, 20, YELLOW, INK, 4)
        + path("M0 12 L34 30 L92 104 L140 132 L200 140 V160 H0Z", "#8a8d99", INK, 5)
    )
    for a in [(18, 30, YELLOW, 40), (44, 66, RED, 70), (20, 84, "#3c3f4b", -20), (62, 100, PINK, 20), (26, 128, BLUE, 170), (70, 138, ORANGE, -30), (100, 112, ACID, 75), (104, 144, "#7a5fc0", 8)]:
        b += _car(*a)
    b += (
        path("M158 146 Q156 100 170 68", "none", INK, 17)
        + path("M158 146 Q156 100 170 68", "none", WOOD, 9)
    )
    b += path("M170 66 q-26 -22 -44 2 q22 -6 44 -2 q-14 10 -22 30 q18 -10 22 -30 q14 -16 34 2 q-14 2 -34 -2 q18 6 22 26 q-18 -6 -22 -26 q-12 -24 -30 -26 q4 20 30 26 q4 -24 24 -28 q2 16 -24 28Z", GREEN, INK, 4)
    return (
        b + eyes(158, 172, 100, 8, 3, (-3, 0)) + ellipse(163, 120, 4, 6, INK, sw=0)
        + path("M122 96 l-12 -6 M124 108 h-14", "none", INK, 4)
        + path("M138 150 q20 -12 44 0", "none", "#ffe08a", 8)
    )


def lh10() -> str:
    """Nachtschicht im Stahlwerk: a ladle pours over the night, the works look on."""
    b = backing("#1d2350") + circle(164, 30, 18, WHITE, INK, 4) + circle(158, 26, 4, "#d9d6e6", sw=0) + "".join(circle(x, y, 2, WHITE, sw=0) for x, y in ((16, 20), (52, 12), (88, 26), (190, 70), (24, 54)))
    b += path("M0 164 V96 L30 74 V96 L60 74 V96 L90 74 V50 H110 V96 H134 V36 H156 V96 H204 V164Z", BLACK, PINK, 4)
    b += path("M94 46 q-12 -20 8 -28 q18 -2 12 -14 M140 32 q-8 -16 6 -24", "none", "#8a8d99", 8)
    b += eyes(28, 62, 112, 10, 4, (3, 1)) + path("M16 100 L38 104 M74 100 L52 104", "none", PINK, 5) + path("M28 134 H64", "none", ORANGE, 10) + path("M34 130 v8 M44 130 v8 M54 130 v8", "none", INK, 3)
    b += path("M96 92 L102 118 Q118 128 134 118 L142 92Z", STEEL, INK, 5) + path("M118 -4 V72 M92 92 L118 72 L146 92", "none", STEEL, 4) + path("M86 92 H150", "none", INK, 11) + path("M88 92 H148", "none", STEEL, 5)
    b += path("M138 96 Q156 98 156 124 V150", "none", ORANGE, 13) + path("M138 96 Q156 98 156 124 V150", "none", YELLOW, 6)
    b += path("M128 150 H190 V166 H128Z", YELLOW, INK, 5) + path("M136 158 q8 -6 16 0 q8 6 16 0 q8 -6 16 0", "none", ORANGE, 4)
    for x, y, r in ((176, 124, 10), (184, 104, 7), (132, 134, 8), (170, 90, 6)):
        b += path(star_d(4, r, r / 3), YELLOW, INK, 2.5, f'transform="translate({x} {y})"')
    return b


def lh11() -> str:
    """Soulspeed: a snail at full speed."""
    b = (
        rect(0, 0, 200, 160, 0, YELLOW, sw=0) + circle(100, 104, 62, ORANGE, INK, 5)
        + path("M0 104 H200 V160 H0Z", GREEN, INK, 5)
    )
    return (
        b + path("M60 118 A34 34 0 0 1 128 118Z", RED)
        + path("M94 118 A16 16 0 1 1 100 96", "none", WHITE, 6)
        + path("M44 130 Q40 116 60 116 H136 Q150 112 150 92 L160 92 Q166 126 144 130Z", ACID)
        + path("M150 92 L142 74 M160 92 L166 74", "none", INK, 5)
        + circle(142, 72, 6, WHITE, sw=3) + circle(166, 72, 6, WHITE, sw=3)
        + path("M10 122 H34 M4 108 H28 M12 94 H36", "none", WHITE, 6)
    )


def lh12() -> str:
    """Hängematte Nordwest: asleep between two palms."""
    b = (
        rect(0, 0, 200, 160, 0, "#9fe0d0", sw=0) + circle(100, 50, 30, YELLOW, INK, 4)
        + path("M0 132 H200 V160 H0Z", "#ffe08a", INK, 4)
    )
    for x, m in ((28, 1), (172, -1)):
        b += (
            path(f"M{x} 140 Q{x + 10 * m} 90 {x} 44", "none", "#7a5231", 10)
            + path(f"M{x} 44 q{26 * m} -22 {46 * m} 4 q{-24 * m} -6 {-46 * m} -4 M{x} 44 q{-24 * m} -16 {-34 * m} 8 M{x} 44 q{4 * m} -28 {24 * m} -34", GREEN, INK, 5)
        )
    return (
        b + path("M30 84 Q100 150 170 84 Q100 116 30 84Z", BLUE)
        + path("M70 104 Q80 78 96 82 L140 100 Q110 118 70 104Z", GREEN)
        + circle(74, 92, 12, SKIN, sw=3) + path("M62 88 h24", "none", INK, 6)
    )


def _anvil(ink: str) -> str:
    """An anvil about its own middle, 130 x 76."""
    drawn = misprint("M-68 -38 H60 Q54 -12 22 -10 V10 L44 38 H-38 L-16 10 V-10 Q-58 -10 -68 -38Z", ink)
    return drawn + path("M-54 -29 H50", "none", STEEL, 5)


def lh09() -> str:
    """Amboss und Söhne: father and two sons, all of iron."""
    b = backing(ORANGE) + sunburst("#ffb35c", 100, 70, 11) + path("M0 138 H200 V160 H0Z", BROWN, INK, 5)
    b += place(_anvil("#4b4e5c"), 104, 80, 1.14) + eyes(84, 124, 76, 10, 4, (0, 2)) + path("M72 62 L92 66 M136 62 L116 66", "none", INK, 7)
    b += path("M64 96 Q84 84 104 94 Q124 84 144 96 Q132 110 104 102 Q76 110 64 96Z", "#e9e6dc", INK, 4)
    b += path("M72 36 Q72 8 104 8 Q136 8 136 36Z", BLACK, INK, 5) + path("M60 36 H148", "none", INK, 8) + path("M74 28 H134", "none", PINK, 6)
    for x, s, cap in ((36, 0.5, BLUE), (166, 0.46, RED)):
        b += place(_anvil("#6d7183"), x, 132, s) + eyes(x - 9, x + 9, 127, 6, 2.6, (1 if x < 100 else -1, -2))
        b += path(f"M{x - 16} 114 Q{x} 94 {x + 16} 114Z", cap, INK, 4) + path(f"M{x} 102 v-8 M{x - 10} 92 h20", "none", INK, 4)
    for x, y in ((26, 30), (176, 26), (184, 70), (16, 76)):
        b += path(star_d(4, 15, 5), YELLOW, INK, 3, f'transform="translate({x} {y})"')
    return b


def _coconut(x: float, y: float, r: float) -> str:
    """A coconut sawn open at the top, with its three holes for a face."""
    shell = circle(x, y, r, "#7a4a28", INK, 5) + path(f"M{x - r * 0.7:.1f} {y + r * 0.4:.1f} l6 4 M{x + r * 0.5:.1f} {y + r * 0.5:.1f} l6 -3", "none", "#a8703c", 4)
    return shell + path(f"M{x - r * 0.92:.1f} {y - r * 0.38:.1f} Q{x} {y - r * 0.1:.1f} {x + r * 0.92:.1f} {y - r * 0.38:.1f} Q{x + r * 0.5:.1f} {y - r * 1.05:.1f} {x} {y - r:.1f} Q{x - r * 0.5:.1f} {y - r * 1.05:.1f} {x - r * 0.92:.1f} {y - r * 0.38:.1f}Z", WHITE, INK, 4)


def lh13() -> str:
    """Kokosnuss-Konferenz: three coconuts in session, the third on item one."""
    b = backing("#9fe0d0") + path("M-10 30 q30 -30 60 -2 q-26 -8 -60 2Z M210 30 q-30 -30 -60 -2 q26 -8 60 2Z", GREEN, INK, 4)
    b += rect(70, 8, 60, 42, 3, WHITE, INK, 5) + path("M78 42 L90 34 L100 38 L122 16", "none", PINK, 5) + path("M78 16 V42 H124", "none", INK, 3)
    b += _coconut(40, 88, 31) + _coconut(102, 82, 27) + _coconut(162, 92, 30)
    b += eyes(29, 51, 90, 8, 3, (2, 0)) + path("M22 78 l14 4 M58 78 l-14 4 M32 106 h16", "none", INK, 4)
    b += circle(92, 84, 9, "#e6f4ff", INK, 4) + circle(112, 84, 9, "#e6f4ff", INK, 4) + circle(93, 85, 3, INK, sw=0) + circle(111, 85, 3, INK, sw=0) + path("M96 98 q6 6 12 0", "none", WHITE, 4)
    b += path("M148 92 q6 6 12 0 M166 92 q6 6 12 0", "none", WHITE, 4) + ellipse(163, 107, 5, 6, INK, sw=0) + path("M176 52 h12 l-12 12 h12 M164 34 h9 l-9 9 h9", "none", INK, 4)
    b += path("M52 60 L60 34 L72 30", "none", INK, 8) + path("M52 60 L60 34 L72 30", "none", RED, 4)
    b += path("M-4 122 Q100 106 204 122 V164 H-4Z", TAN, INK, 5) + path("M0 136 Q100 120 200 136", "none", "#b9794a", 4)
    for x in (40, 102, 162):
        b += path(f"M{x} 142 V126", "none", INK, 5) + ellipse(x, 122, 6, 8, STEEL, INK, 4) + rect(x - 17, 140, 34, 14, 2, WHITE, INK, 4)
    return b + path("M30 147 h20 M92 147 h20 M152 147 h20", "none", INK, 3)
