"""Fronts of the stands one starts with, 200 x 150, standing on y = 144."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo import signs_start as signs
from assets.source.rodeo.booths import awning, bulbs, head, roundel, scene, smoke, tap, tent
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    DARK_SKIN,
    GREEN,
    LILAC,
    OLIVE_SKIN,
    ORANGE,
    PALE_SKIN,
    PINK,
    RED,
    SKY_BLUE,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
)


def bierstand() -> str:
    """Bierstand: the bar is a barrel."""
    b = scene() + bulbs(6) + path("M28 58 Q16 100 28 142 H172 Q184 100 172 58 Q100 44 28 58Z", WOOD, INK, 5)
    b += path("M52 54 Q44 100 52 140 M148 54 Q156 100 148 140", "none", "#7d4f2a", 4)
    for d in ("M24 72 Q100 60 176 72", "M24 130 Q100 138 176 130"):
        b += path(d, "none", INK, 14) + path(d, "none", STEEL, 7)
    b += rect(54, 76, 92, 44, 0, BLACK, INK, 4) + head(76, 105) + place(tap(114) + tap(132), 0, 13) + rect(42, 117, 116, 11, 3, "#e0b27c", INK, 4)
    return b + awning(48, 62, 104, YELLOW, "drinks", 5) + roundel(signs.bierstand(), 100, 34, 27)


def doenermann() -> str:
    """Dönermann: a spit as tall as the house beside the hatch."""
    b = scene() + bulbs(4) + path("M16 58 H110 V142 H16Z", "#ffd9b0", INK, 4) + rect(24, 64, 78, 42, 0, BLACK, INK, 4)
    b += head(52, 90, TAN, path("M39 84 h26 v-10 h-26Z", WHITE, INK, 3) + path("M45 95 q7 4 14 0", "none", INK, 4)) + path("M72 100 L92 74", "none", INK, 7) + path("M72 100 L92 74", "none", STEEL, 3)
    b += rect(8, 104, 110, 13, 3, WOOD, INK, 4) + rect(16, 117, 94, 26, 0, WHITE, INK, 4) + "".join(rect(22 + k * 23, 120, 12, 20, 0, ORANGE, sw=0) for k in range(4))
    b += awning(10, 44, 106, ORANGE, "fastfood", 5) + roundel(signs.doenermann(), 60, 28, 24)
    b += path("M154 8 V142", "none", INK, 9) + path("M154 8 V142", "none", STEEL, 4) + rect(126, 130, 58, 13, 3, STEEL, INK, 4)
    b += path("M124 34 Q154 20 184 34 L172 118 Q154 126 136 118Z", "#b5703a", INK, 5) + path("M126 52 Q154 62 181 52 M129 72 Q154 82 178 72 M132 92 Q154 102 175 92 M135 108 Q154 116 173 108", "none", "#7a4520", 5)
    return b + circle(154, 18, 10, RED, INK, 4) + path("M148 10 l6 -6 l6 6", "none", GREEN, 4) + path("M190 50 q7 10 0 20 q-7 10 0 20", "none", "#e9e6f2", 4)


def merchandise() -> str:
    """Merchandise-Zelt."""
    return tent("other", "#b98cf0", signs.merchandise(), "".join(place(path("M-20 -38 Q0 -22 20 -38 L46 -20 L34 4 L24 -2 V40 H-24 V-2 L-34 4 L-46 -20Z", c, INK, 9), x, 112, 0.24) for x, c in ((82, RED), (100, ACID), (118, SKY_BLUE))) + path("M68 100 H132", "none", WHITE, 3))


def bratwurstrost() -> str:
    """Bratwurstrost."""
    return (
        scene() + smoke(60, 66) + smoke(126, 66)
        + path("M62 104 L50 142 M138 104 L150 142", "none", INK, 8)
        + path("M30 82 H170 Q166 114 100 114 Q34 114 30 82Z", BLACK, INK, 5)
        + path("M26 80 H174", "none", STEEL, 7)
        + "".join(path(f"M{x} 72 q12 -8 24 0", "none", INK, 15) + path(f"M{x} 72 q12 -8 24 0", "none", "#b5562c", 8) for x in (40, 72, 104, 136))
        + "".join(circle(x, 96, 5, c, sw=0) for x, c in ((62, RED), (80, ORANGE), (98, RED), (116, ORANGE), (134, RED)))
        + path("M100 52 V20", "none", INK, 6) + awning(14, 8, 172, ORANGE, "fastfood", 8)
        + rect(68, 116, 64, 28, 4, WHITE, INK, 4) + place(signs.bratwurstrost(), 100, 130, 0.34)
    )


def saftpresse() -> str:
    """Saftpresse: an orange with a hatch and a straw."""
    b = scene() + bulbs(4) + path("M132 52 L148 6 H172", "none", INK, 13) + path("M132 52 L148 6 H172", "none", PINK, 6)
    b += circle(100, 94, 55, ORANGE, INK, 5) + "".join(circle(x, y, 3, "#e0641a", sw=0) for x, y in ((62, 70), (58, 92), (64, 122), (142, 78), (146, 104), (134, 126), (84, 50), (120, 50)))
    b += path("M98 42 Q70 36 64 14 Q96 10 100 40Z", GREEN, INK, 4) + path("M76 22 L96 38", "none", INK, 3)
    b += rect(64, 78, 72, 34, 4, BLACK, INK, 4) + head(82, 98, DARK_SKIN, path("M69 92 q13 -16 26 0Z", GREEN, INK, 3)) + "".join(circle(x, y, 7, ink, INK, 3) for x, y, ink in ((108, 104, YELLOW), (124, 104, ACID), (116, 92, ORANGE)))
    b += rect(46, 110, 108, 12, 3, WOOD, INK, 4) + path("M60 144 H140", "none", INK, 8)
    return b + awning(58, 62, 84, YELLOW, "drinks", 5) + roundel(signs.saftpresse(), 100, 44, 20)


def batikzelt() -> str:
    """Batikzelt: cloths drip over three vats of dye."""
    b = scene() + path("M18 142 V30 M182 142 V30", "none", INK, 9) + path("M18 58 Q100 74 182 58", "none", INK, 4)
    for x, y, cloth, rings in ((30, 62, PINK, (YELLOW, SKY_BLUE)), (78, 66, YELLOW, (PINK, GREEN)), (126, 62, SKY_BLUE, (PINK, YELLOW))):
        b += path(f"M{x} {y} h44 v36 q-7 9 -11 0 q-7 9 -11 0 q-7 9 -11 0 q-7 9 -11 0Z", cloth, INK, 4)
        b += circle(x + 22, y + 17, 13, "none", rings[0], 5) + circle(x + 22, y + 17, 6, "none", rings[1], 5)
    for x, dye in ((48, PINK), (100, YELLOW), (152, SKY_BLUE)):
        b += path(f"M{x - 22} 116 H{x + 22} L{x + 17} 144 H{x - 17}Z", "#8b8ea0", INK, 4) + ellipse(x, 116, 22, 6, dye, INK, 4)
    b += path("M160 114 L172 92", "none", WOOD, 6)
    return b + awning(10, 28, 180, LILAC, "other", 8) + circle(100, 26, 24, WHITE, INK, 4) + place(signs.batikzelt(), 100, 26, 0.36)


def plattenkiste() -> str:
    """Plattenkiste: crates full of sleeves before a record as high as the roof."""
    b = scene() + path("M18 142 V24 M182 142 V24", "none", INK, 8) + circle(100, 84, 50, BLACK, INK, 4)
    b += "".join(circle(100, 84, r, "none", "#565a68", 3) for r in (42, 35, 28)) + path("M64 60 Q78 44 96 42", "none", WHITE, 4)
    b += head(44, 86, OLIVE_SKIN, path("M32 86 a12 12 0 0 1 24 0", "none", PINK, 5) + rect(29, 82, 6, 10, 3, PINK, INK, 2) + rect(53, 82, 6, 10, 3, PINK, INK, 2)) + path("M28 124 Q28 100 44 100 Q60 100 60 124Z", BLUE, INK, 4)
    for x, inks in ((22, (YELLOW, RED, ACID)), (80, (SKY_BLUE, PINK, YELLOW)), (138, (ACID, ORANGE, SKY_BLUE))):
        b += "".join(place(rect(-14, -30, 28, 30, 1, ink, INK, 3), x + 12 + 8 * k, 122, 1, -6 + 7 * k) for k, ink in enumerate(inks))
        b += rect(x, 114, 42, 30, 2, WOOD, INK, 4) + path(f"M{x} 128 h42 M{x + 14} 121 h14", "none", INK, 4)
    return b + awning(8, 10, 184, LILAC, "other", 8) + roundel(signs.plattenkiste(), 100, 84, 22)


def pommesbude() -> str:
    """Pommesbude: a carton of chips that one can walk up to."""
    b = scene()
    for x, y, turn in ((46, 40, -12), (62, 24, -7), (80, 32, -3), (98, 14, 2), (116, 28, 5), (134, 20, 9), (150, 42, 14), (72, 46, -9), (126, 44, 8)):
        b += place(rect(-8, 0, 16, 74, 2, YELLOW, INK, 4) + path("M-3 6 V50", "none", "#ffe68a", 4), x, y, 1, turn)
    b += path("M34 70 Q100 96 166 70 L150 142 H50Z", RED, INK, 5) + path("M60 86 L66 140 M140 86 L134 140", "none", WHITE, 9)
    b += rect(66, 82, 68, 44, 3, BLACK, INK, 4) + head(84, 110, PALE_SKIN, path("M72 104 q12 -14 24 0Z", WHITE, INK, 3)) + place(signs.pommesbude(), 114, 109, 0.26)
    return b + rect(54, 124, 92, 11, 3, WOOD, INK, 4) + awning(58, 62, 84, ORANGE, "fastfood", 5) + roundel(signs.pommesbude(), 26, 30, 21)


def suesskram() -> str:
    """Süßkramwagen: a cart on spoked wheels, sweets as large as heads."""
    b = scene() + path("M46 92 V34 M146 92 V34", "none", INK, 8) + path("M40 100 L14 92 M14 92 v-8", "none", INK, 8)
    for x, y, r, ink in ((66, 70, 15, PINK), (98, 64, 18, SKY_BLUE), (128, 72, 14, ACID)):
        b += path(f"M{x} {y} V98", "none", INK, 7) + path(f"M{x} {y} V98", "none", WHITE, 3) + circle(x, y, r, ink, INK, 4) + path(f"M{x - r * 0.5:.1f} {y} a{r * 0.5:.1f} {r * 0.5:.1f} 0 1 1 {r * 0.5:.1f} {r * 0.5:.1f}", "none", WHITE, 4)
    b += head(172, 94, TAN, path("M160 88 q12 -12 24 0Z", WHITE, INK, 3)) + path("M158 130 Q158 108 172 108 Q186 108 186 130Z", PINK, INK, 4)
    b += path("M34 92 H158 L150 122 H42Z", "#ff9cc0", INK, 5) + path("M56 94 L60 120 M82 94 V120 M110 94 V120 M136 94 L132 120", "none", WHITE, 7)
    for x in (62, 130):
        b += circle(x, 124, 20, "none", INK, 9) + circle(x, 124, 20, "none", YELLOW, 3) + path(f"M{x - 18} 124 h36 M{x} 106 v36 M{x - 13} 111 l26 26 M{x + 13} 111 l-26 26", "none", INK, 3)
    return b + awning(30, 22, 132, ORANGE, "fastfood", 7) + roundel(signs.suesskram(), 96, 22, 20)
