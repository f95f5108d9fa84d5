"""Signs of the market's stands, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, rect
from assets.source.rodeo.palette import BLACK, BLUE, LILAC, PINK, RED, SKY_BLUE, WOOD, YELLOW


def markenbier() -> str:
    """Markenbier."""
    return (
        path("M-10 -50 H10 V-28 Q24 -16 24 4 V46 H-24 V4 Q-24 -16 -10 -28Z", "#8a4a1e", INK, 7)
        + rect(-12, -52, 24, 10, 3, YELLOW, INK, 5) + rect(-24, 2, 48, 30, 0, WHITE, INK, 5)
        + path("M-13 24 L-16 9 L-7 16 L0 6 L7 16 L16 9 L13 24Z", YELLOW, INK, 4)
    )


def cocktailbar() -> str:
    """Cocktailbar."""
    return (
        path("M-42 -30 H42 L4 10 V38 H24 M-24 38 H4", "#ff9cc0", INK, 7)
        + path("M10 -22 L30 -48", "none", INK, 6) + circle(-30, -34, 12, YELLOW, INK, 5)
    )


def wachmacher() -> str:
    """Wachmacher-Tankstelle."""
    return (
        rect(-38, -46, 50, 88, 7, RED, INK, 7) + rect(-28, -36, 30, 24, 4, WHITE, INK, 5)
        + path("M-8 -34 l-10 13 h9 l-6 10", "none", INK, 4)
        + path("M12 -18 H26 V18 Q26 32 36 28 Q44 22 38 -6 L30 -30", "none", INK, 7)
        + path("M-26 6 H0 V22 Q-2 30 -13 30 Q-24 30 -26 22Z M0 10 q10 0 0 12", WHITE, INK, 4)
        + path("M-46 44 H20", "none", INK, 9)
    )


def fruehschoppen() -> str:
    """Frühschoppenzelt."""
    return (
        path("M-36 -30 H-4 Q-2 -10 -8 4 L-10 42 H-30 L-32 4 Q-38 -10 -36 -30Z", "#ffc94d", INK, 6)
        + path("M-40 -34 Q-34 -50 -20 -44 Q-6 -52 -1 -36 Q-4 -24 -20 -28 Q-38 -22 -40 -34Z", WHITE, INK, 6)
        + "".join(path("M8 32 Q-6 6 14 -2 Q24 -4 26 10 Q28 -4 38 -2 Q56 8 42 32 M8 32 Q24 18 34 6 M42 32 Q28 18 18 6", "none", c, w) for c, w in ((INK, 15), ("#b5672a", 8)))
    )


def ochsengrill() -> str:
    """Ochsengrill."""
    return (
        path("M-20 -20 Q-46 -18 -46 -44 Q-30 -40 -14 -32Z M20 -20 Q46 -18 46 -44 Q30 -40 14 -32Z", WHITE, INK, 6)
        + path("M-24 -26 Q0 -38 24 -26 Q28 0 18 18 H-18 Q-28 0 -24 -26Z", "#8a4a2c", INK, 7)
        + ellipse(0, 24, 24, 16, "#f2b79a", INK, 6) + circle(-9, 22, 4, INK, sw=0)
        + circle(9, 22, 4, INK, sw=0) + circle(-11, -8, 5, WHITE, sw=0)
        + circle(11, -8, 5, WHITE, sw=0) + circle(-11, -7, 2.5, INK, sw=0)
        + circle(11, -7, 2.5, INK, sw=0)
        + path("M-26 -12 l-14 6 l12 6 M26 -12 l14 6 l-12 6", "#8a4a2c", INK, 5)
        + path("M-6 31 q6 8 12 0", "none", YELLOW, 5)
    )


def steakpfanne() -> str:
    """Steakpfanne."""
    return (
        path("M28 20 L48 40", "none", INK, 16) + circle(-8, -4, 39, BLACK, INK, 5)
        + circle(-8, -4, 31, "#565a68", INK, 3)
        + path("M-30 -8 Q-28 -26 -8 -24 Q14 -24 16 -6 Q14 10 -2 8 Q-8 20 -22 14 Q-32 6 -30 -8Z", "#b5482f", INK, 5)
        + path("M-24 -10 Q-20 -18 -8 -18", "none", "#f2b79a", 5) + circle(2, -6, 6, WHITE, INK, 3)
    )


def pizzawagen() -> str:
    """Pizzawagen."""
    return (
        path("M-44 -30 Q0 -50 44 -30 L0 46Z", "#ffd98a", INK, 7)
        + circle(-12, -16, 9, RED, INK, 4) + circle(16, -18, 9, RED, INK, 4)
        + circle(0, 10, 8, RED, INK, 4)
    )


def katerfruehstueck() -> str:
    """Katerfrühstück."""
    return (
        path("M-38 -8 L-38 -36 L-20 -24 H20 L38 -36 L38 -8 Q42 34 0 38 Q-42 34 -38 -8Z", "#8a8d99", INK, 7)
        + circle(-15, 0, 10, WHITE, INK, 4) + circle(15, 0, 10, WHITE, INK, 4)
        + path("M-25 -2 H-5 M5 -2 H25", "none", INK, 5) + circle(-15, 3, 3, INK, sw=0)
        + circle(15, 3, 3, INK, sw=0) + path("M-5 13 H5 L0 19Z", PINK, INK, 3)
        + path("M-10 27 q5 -6 10 0 q5 -6 10 0", "none", INK, 4)
        + path("M-22 -26 Q-20 -50 0 -44 Q20 -50 22 -26 Q0 -34 -22 -26Z", SKY_BLUE, INK, 6)
        + path("M-8 -44 H8 L5 -52 H-5Z", WHITE, INK, 4)
        + path("M-34 12 l-14 -3 M-34 18 l-13 4 M34 12 l14 -3 M34 18 l13 4", "none", INK, 4)
    )


def tattoozelt() -> str:
    """Tattoozelt."""
    return (
        path("M0 36 L-36 -4 Q-44 -34 -18 -36 Q-4 -36 0 -20 Q4 -36 18 -36 Q44 -34 36 -4Z", RED, INK, 7)
        + path("M-50 14 L48 -18", "none", INK, 14) + path("M-50 14 L48 -18", "none", YELLOW, 7)
    )


def trommelladen() -> str:
    """Trommelladen."""
    return (
        path("M-34 -32 Q-30 0 -14 8 V40 H14 V8 Q30 0 34 -32Z", WOOD, INK, 7)
        + ellipse(0, -32, 34, 12, "#f7e6c4", INK, 6)
        + path("M-30 -14 L-18 6 L-10 -14 L0 8 L10 -14 L18 6 L30 -14", "none", WHITE, 4)
        + path("M-16 14 H16 M-18 38 H18", "none", INK, 6)
        + path("M-42 -48 l-4 -4 M0 -50 v-2 M42 -48 l4 -4", "none", INK, 5)
    )


def huepfburg() -> str:
    """Hüpfburg."""
    return (
        path("M-44 40 V-20 H-34 V-30 H-26 V-20 H-16 V0 H16 V-20 H26 V-30 H34 V-20 H44 V40 Q0 48 -44 40Z", LILAC, INK, 7)
        + path("M-46 -22 L-30 -48 L-14 -22Z M14 -22 L30 -48 L46 -22Z", PINK, INK, 6)
        + path("M-14 42 V24 Q0 8 14 24 V42Z", INK, INK, 3) + circle(-28, 6, 4, INK, sw=0)
        + circle(28, 6, 4, INK, sw=0) + path("M-16 4 H16 M-16 14 H16", "none", "#9a6fd6", 4)
    )


def waschsalon() -> str:
    """Waschsalon."""
    return (
        rect(-36, -40, 72, 84, 8, WHITE, INK, 7) + path("M-36 -20 H36", "none", INK, 5)
        + circle(22, -30, 5, PINK, INK, 3) + path("M-28 -30 H-6", "none", BLUE, 6)
        + circle(0, 12, 24, SKY_BLUE, INK, 6)
        + path("M-16 14 q8 -10 16 0 q8 10 16 0", "none", WHITE, 5)
        + circle(-36, 36, 10, WHITE, INK, 5) + circle(36, -38, 8, WHITE, INK, 4)
        + circle(44, -22, 5, WHITE, INK, 4)
    )
