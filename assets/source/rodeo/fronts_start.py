"""Fronts of the stands one starts with, 200 x 150, standing on y = 144."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo import signs_start as signs
from assets.source.rodeo.booths import awning, booth, head, scene, smoke, tap, tent, wagon
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    DARK_SKIN,
    GREEN,
    OLIVE_SKIN,
    ORANGE,
    PALE_SKIN,
    PINK,
    RED,
    SKY_BLUE,
    STEEL,
    TAN,
    YELLOW,
)


def bierstand() -> str:
    """Bierstand."""
    return booth("drinks", "#ffe9a6", signs.bierstand(), head(72, 90) + tap(112) + tap(134))


def doenermann() -> str:
    """Dönermann."""
    return booth("fastfood", "#ffd9b0", signs.doenermann(), head(70, 90, TAN, path("M58 84 h24 v-8 h-24Z", WHITE, INK, 3) + path("M63 95 q7 4 14 0", "none", INK, 4)) + path("M114 72 h30 l-8 32 h-14Z", "#b5703a", INK, 3) + path("M116 82 h26 M120 92 h20", "none", "#7a4520", 3))


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
    """Saftpresse."""
    return booth("drinks", "#d9f0a6", signs.saftpresse(), head(66, 90, DARK_SKIN, path("M53 84 q13 -16 26 0Z", GREEN, INK, 3)) + "".join(circle(x, y, 8, c, INK, 3) for x, y, c in ((102, 97, ORANGE), (118, 97, ACID), (134, 97, ORANGE), (110, 84, YELLOW), (126, 84, ORANGE))))


def batikzelt() -> str:
    """Batikzelt."""
    return tent("other", "#ff9cc0", signs.batikzelt(), "".join(circle(x, 114, r, "none", c, 4) for x in (84, 116) for r, c in ((13, PINK), (8, YELLOW), (3, SKY_BLUE))) + path("M66 96 H134", "none", WHITE, 3))


def plattenkiste() -> str:
    """Plattenkiste."""
    return booth("other", "#d6c4f5", signs.plattenkiste(), head(66, 90, OLIVE_SKIN, path("M54 90 a12 12 0 0 1 24 0", "none", PINK, 5) + rect(51, 86, 6, 10, 3, PINK, INK, 2) + rect(75, 86, 6, 10, 3, PINK, INK, 2)) + "".join(circle(x, 88, 13, "#565a68", WHITE, 2) + circle(x, 88, 5, c, INK, 2) for x, c in ((108, RED), (138, YELLOW))))


def pommesbude() -> str:
    """Pommesbude."""
    return booth("fastfood", "#ffc2bd", signs.pommesbude(), head(70, 90, PALE_SKIN, path("M58 84 q12 -14 24 0Z", RED, INK, 3)) + "".join(place(signs.pommesbude(), x, 92, 0.24) for x in (112, 136)))


def suesskram() -> str:
    """Süßkramwagen."""
    return wagon("fastfood", "#ff9cc0", signs.suesskram(), head(62, 86, TAN, path("M50 80 q12 -12 24 0Z", WHITE, INK, 3)) + "".join(circle(x, 82, 9, c, INK, 3) + path(f"M{x} 91 v8", "none", WHITE, 3) for x, c in ((94, PINK), (112, SKY_BLUE), (130, ACID))))
