"""Signs of the stands one starts with, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo.palette import BLACK, GREEN, ORANGE, PINK, RED, SKY_BLUE, WOOD, YELLOW
from assets.source.rodeo.symbols import SYMBOLS


def bierstand() -> str:
    """Bierstand."""
    return SYMBOLS["drinks"]


def doenermann() -> str:
    """Dönermann."""
    return (
        path("M-26 -30 H26 L12 34 H-12Z", "#b5703a", INK, 7)
        + path("M0 -46 V46", "none", INK, 7)
        + path("M-22 -14 H22 M-18 4 H18 M-14 20 H14", "none", "#7a4520", 5)
    )


def merchandise() -> str:
    """Merchandise-Zelt."""
    return SYMBOLS["other"]


def bratwurstrost() -> str:
    """Bratwurstrost."""
    return place(path("M-40 4 Q-40 -22 0 -22 Q40 -22 40 4 Q40 26 0 26 Q-40 26 -40 4Z", "#ffb35c", INK, 7) + path("M-46 -4 Q-44 -16 -32 -12 Q0 0 32 -12 Q46 -16 46 -2 Q44 10 30 10 Q0 16 -30 10 Q-44 8 -46 -4Z", "#a84a24", INK, 7) + path("M-28 -2 l10 6 l10 -5 l10 6 l10 -6 l10 5 l8 -4", "none", YELLOW, 6), 0, 0, 1, -24)


def saftpresse() -> str:
    """Saftpresse."""
    return (
        path("M-26 -22 H26 L18 44 H-18Z", "#ffb347", INK, 7)
        + path("M-22 2 H22", "none", INK, 4) + path("M6 -22 L16 -50 H30", "none", INK, 7)
        + circle(-26, -24, 20, ORANGE, INK, 6) + circle(-26, -24, 12, "#ffe27a", INK, 3)
        + path("M-26 -36 V-12 M-38 -24 H-14", "none", ORANGE, 4)
    )


def batikzelt() -> str:
    """Batikzelt: a dyed cloth on the line."""
    b = path("M-48 -36 H48", "none", INK, 6) + path("M-38 -34 H38 V30 q-9 14 -19 0 q-9 14 -19 0 q-9 14 -19 0 q-9 14 -19 0Z", SKY_BLUE, INK, 7)
    for r, ink in ((26, PINK), (18, YELLOW), (10, GREEN)):
        b += circle(0, -2, r, "none", ink, 7)
    return b + circle(0, -2, 4, PINK, sw=0) + rect(-33, -46, 9, 20, 2, YELLOW, INK, 4) + rect(24, -46, 9, 20, 2, YELLOW, INK, 4)


def plattenkiste() -> str:
    """Plattenkiste."""
    return place(circle(-12, -14, 29, BLACK, INK, 5) + circle(-12, -14, 20, "none", "#5a5e6b", 3) + circle(-12, -14, 9, PINK, WHITE, 3) + rect(0, -42, 42, 50, 3, YELLOW, INK, 6) + circle(21, -18, 11, SKY_BLUE, INK, 4) + path("M-46 6 H46 V42 H-46Z", WOOD, INK, 7) + path("M-46 24 H46", "none", INK, 5) + path("M-14 15 H14", "none", INK, 6), 0, 0, 0.86)


def pommesbude() -> str:
    """Pommesbude."""
    return (
        "".join(rect(x, y, 11, 50, 2, YELLOW, INK, 5, f'transform="rotate({r} {x + 5} 0)"') for x, y, r in [(-32, -36, -10), (-18, -46, -4), (-4, -40, 2), (10, -48, 5), (22, -36, 12)])
        + path("M-38 -10 Q0 10 38 -10 L28 46 H-28Z", RED, INK, 7)
        + path("M-18 12 V40 M0 14 V40 M18 12 V40", "none", WHITE, 7)
    )


def suesskram() -> str:
    """Süßkramwagen."""
    return (
        path("M0 8 L0 48", "none", INK, 13) + path("M0 8 L0 47", "none", WHITE, 6)
        + path("M-18 6 Q-44 6 -40 -16 Q-46 -36 -22 -38 Q-10 -54 8 -46 Q32 -48 34 -28 Q50 -10 30 2 Q22 14 4 8 Q-8 14 -18 6Z", "#ff9cc0", INK, 7)
        + path("M-22 -10 Q-14 -28 4 -24 Q22 -18 12 -4 Q2 4 -6 -6 Q-6 -14 2 -14", "none", PINK, 6)
    )
