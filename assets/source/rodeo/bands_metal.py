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
    SKY_BLUE,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import backing, eyes, misprint, star_d, sunburst


def lh07() -> str:
    """Motörkopf: an engine with a face, handlebar horns, exhausts on fire."""
    b = backing(ORANGE) + path(star_d(14, 116, 76), "#ffb35c", sw=0, extra='transform="translate(100 84)"')
    for side in (-1, 1):
        pipe = f"M{100 + 46 * side} 128 H{100 + 70 * side} Q{100 + 84 * side} 126 {100 + 84 * side} 108 V74"
        flame = f"M{100 + 74 * side} 74 q{-6 * side} -20 {6 * side} -34 q{2 * side} 12 {8 * side} 10 q{8 * side} 10 {4 * side} 24Z"
        b += path(flame, YELLOW, INK, 4) + path(pipe, "none", INK, 19) + path(pipe, "none", STEEL, 10)
    b += path("M52 164 V98 Q52 76 74 72 V44 H126 V72 Q148 76 148 98 V164Z", BLACK, INK, 4) + path("M60 98 Q62 82 80 80", "none", "#5a5e6b", 5)
    b += "".join(path(f"M62 {y} H138", "none", INK, 11) + path(f"M63 {y} H137", "none", STEEL, 5) for y in (52, 65)) + rect(64, 18, 72, 29, 9, STEEL, INK, 5) + path("M74 26 H98", "none", WHITE, 4)
    horns = "M136 33 H160 Q172 32 170 10 M64 33 H40 Q28 32 30 10"
    b += path(horns, "none", INK, 15) + path(horns, "none", "#e9e6dc", 6) + circle(30, 10, 8, PINK, INK, 4) + circle(170, 10, 8, PINK, INK, 4)
    b += path("M68 94 L94 106 M132 94 L106 106", "none", PINK, 9) + circle(84, 112, 7, WHITE, sw=0) + circle(116, 112, 7, WHITE, sw=0) + circle(86, 112, 3, INK, sw=0) + circle(114, 112, 3, INK, sw=0)
    return b + path("M70 130 H130 V150 H70Z M85 130 V150 M100 130 V150 M115 130 V150 M70 140 H130", WHITE, INK, 4)


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
    """Soulspeed: a snail with goggles at full speed."""
    b = backing(YELLOW) + circle(128, 104, 66, ORANGE, INK, 5) + "".join(path(f"M{70 + 2 * k} {56 + 14 * k} H{186 - 2 * k}", "none", "#ffa562", 5) for k in range(3)) + path("M0 116 H200 V160 H0Z", GREEN, INK, 5)
    b += path("M0 142 H64 M88 142 H132 M156 142 H200", "none", YELLOW, 5) + path("M2 86 H38 M-4 102 H28 M6 118 H42 M0 134 H30", "none", INK, 9) + path("M2 86 H38 M-4 102 H28 M6 118 H42 M0 134 H30", "none", WHITE, 5)
    b += path("M40 134 Q36 120 58 120 H138 Q152 116 150 92 Q148 74 164 72 Q182 74 180 94 Q176 134 146 134Z", ACID, INK, 5)
    b += path("M52 122 A41 41 0 0 1 134 122Z", RED, INK, 5) + path("M66 120 A27 27 0 0 1 120 120 M80 120 A13 13 0 0 1 106 120", "none", YELLOW, 6) + path("M66 98 Q74 88 86 86", "none", "#ff9a94", 5)
    b += path("M154 76 L144 50 M170 74 L176 48", "none", INK, 11) + path("M154 76 L144 50 M170 74 L176 48", "none", ACID, 5) + circle(143, 45, 11, "#cfeaff", INK, 5) + circle(177, 43, 11, "#cfeaff", INK, 5) + circle(146, 45, 4, INK, sw=0) + circle(180, 43, 4, INK, sw=0)
    return b + path("M152 90 Q116 84 100 96 L112 100 Q132 94 152 100Z", PINK, INK, 4) + path("M160 100 Q170 106 177 96", "none", INK, 4)


def lh12() -> str:
    """Hängematte Nordwest: asleep between two palms, a compass for a sun."""
    b = backing("#9fe0d0") + circle(100, 46, 33, YELLOW, INK, 4) + path("M100 20 V26 M100 66 V72 M74 46 H80 M120 46 H126", "none", INK, 4) + path("M82 28 L106 42 L96 52Z", RED, INK, 3) + path("M118 64 L106 42 L96 52Z", WHITE, INK, 3)
    b += path("M0 112 q16 -6 32 0 t32 0 t32 0 t32 0 t32 0 t40 0 V140 H0Z", SKY_BLUE, INK, 4) + path("M0 134 Q100 124 200 134 V160 H0Z", "#ffe08a", INK, 4)
    for x, m in ((26, 1), (174, -1)):
        trunk = f"M{x} 144 Q{x + 12 * m} 92 {x} 44"
        b += path(trunk, "none", INK, 17) + path(trunk, "none", WOOD, 9) + path(f"M{x + 3 * m} 118 l6 0 M{x + 4 * m} 96 l6 0 M{x + 2 * m} 74 l6 0", "none", INK, 3)
        b += path(f"M{x} 44 q{28 * m} -24 {52 * m} 6 q{-26 * m} -8 {-52 * m} -6 q{24 * m} 6 {32 * m} 30 q{-26 * m} -8 {-32 * m} -30 q{-26 * m} -16 {-38 * m} 10 q{14 * m} -8 {38 * m} -10 q{-2 * m} -28 {22 * m} -36 q{0} 20 {-22 * m} 36", GREEN, INK, 4) + circle(x - 2, 50, 6, "#7a4a28", INK, 3)
    b += path("M66 98 Q78 70 96 76 L146 94 Q116 122 66 98Z", RED, INK, 4) + circle(70, 88, 14, SKIN, INK, 4) + path("M54 84 Q66 66 86 80 Q70 82 54 84Z", "#f0d48a", INK, 4) + path("M64 92 q4 3 8 0", "none", INK, 3) + path("M138 92 l14 -8 l4 8Z", SKIN, INK, 3)
    b += path("M30 80 Q98 150 170 80 Q166 116 128 126 H72 Q34 116 30 80Z", BLUE, INK, 5) + path("M44 100 Q100 138 156 100 M54 114 Q100 134 146 114", "none", WHITE, 5)
    return b + path("M88 60 h10 l-10 11 h10 M104 44 h0", "none", INK, 4)


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
