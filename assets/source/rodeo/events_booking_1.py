"""Pictures of the booking sides e01 to e10, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    DARK_SKIN,
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
from assets.source.rodeo.purse import banknote, coin


def e01() -> str:
    """Brauereivertrag."""
    return (
        rect(-30, -42, 60, 84, 6, WHITE, INK, 6)
        + path("M-18 -22 H18 M-18 -6 H18 M-18 10 H6", "none", INK, 5)
        + circle(16, 26, 12, RED, INK, 4)
    )


def e02() -> str:
    """Stadtsparkasse sponsert: piggy bank."""
    return (
        ellipse(-2, 8, 36, 27, "#ff9cc0", INK, 6)
        + path("M-24 30 V44 M-12 34 V44 M12 34 V44 M22 30 V44", "none", INK, 9)
        + path("M18 -14 L34 -26 L34 -6Z", "#ff9cc0", INK, 5)
        + ellipse(34, 12, 10, 13, "#ffb8d2", INK, 5) + circle(33, 9, 2, INK, sw=0)
        + circle(33, 16, 2, INK, sw=0) + circle(16, 0, 4, INK, sw=0)
        + path("M-38 6 q-10 -2 -8 -12", "none", INK, 5) + path("M-16 -14 H4", "none", INK, 6)
        + coin(-6, -34, 13)
    )


def e03() -> str:
    """Onkel mit Geldkoffer: uncle behind an open case of money."""
    return (
        path("M-26 -14 Q-26 -40 0 -40 Q26 -40 26 -14Z", SKIN, INK, 5)
        + path("M-38 -32 H38 M-24 -34 Q-24 -50 0 -50 Q24 -50 24 -34Z", BLACK, INK, 6)
        + path("M-20 -26 H-3 L-5 -15 H-17Z M3 -26 H20 L17 -15 H5Z M-3 -24 H3", INK, INK, 4)
        + banknote(-20, -2, -14) + banknote(18, -2, 12) + banknote(0, -4, 2)
        + rect(-44, 6, 88, 38, 6, WOOD, INK, 6) + path("M-44 20 H44", "none", INK, 4)
        + rect(-8, 14, 16, 12, 2, YELLOW, INK, 4) + path("M-16 44 h0", "none", INK, 2)
    )


def e04() -> str:
    """Pfandsammelaktion: trolley full of empties."""
    return (
        "".join(place(path("M-10 -46 H10 V-26 Q24 -16 24 4 V46 H-24 V4 Q-24 -16 -10 -26Z", c, INK, 9), x, y, 0.5, r) for x, y, r, c in [(-16, -16, -12, GREEN), (4, -22, 4, "#8a4a1e"), (22, -14, 16, SKY_BLUE)])
        + path("M-48 -24 H-36 L-26 20 H30 L40 -4 H-32", "none", INK, 7)
        + path("M-31 0 H38 L30 20 H-26Z", WHITE, INK, 5)
        + path("M-16 0 V20 M0 0 V20 M16 0 V20", "none", INK, 4)
        + circle(-18, 34, 9, BLACK, WHITE, 4) + circle(22, 34, 9, BLACK, WHITE, 4)
    )


def e05() -> str:
    """Gästeliste umgeschrieben: clipboard with a crossed-out name."""
    return (
        rect(-32, -38, 64, 82, 6, WOOD, INK, 6) + rect(-24, -28, 48, 64, 2, WHITE, INK, 4)
        + rect(-14, -46, 28, 16, 4, STEEL, INK, 5)
        + path("M-16 -14 H16 M-16 22 H10", "none", INK, 5) + path("M-16 4 H14", "none", STEEL, 7)
        + path("M-20 10 L18 -2", "none", RED, 6)
        + place(path("M-5 -28 H5 V14 L0 24 L-5 14Z", YELLOW, INK, 4), 32, 18, 1, 24)
    )


def e06() -> str:
    """Mitfahrzentrale: far too many heads in one car."""
    return (
        "".join(circle(x, y, 10, c, INK, 4) + circle(x - 3, y, 1.8, INK, sw=0) + circle(x + 4, y, 1.8, INK, sw=0) for x, y, c in [(-22, -22, SKIN), (-4, -32, TAN), (15, -22, DARK_SKIN)])
        + path("M-6 -40 l2 -10 l4 8 l5 -7 l1 10Z", ACID, INK, 3)
        + path("M-48 26 V6 Q-48 0 -40 -2 L-30 -4 L-22 -16 H16 L28 -2 Q46 0 48 10 V26Z", PINK, INK, 6)
        + path("M-16 -8 H-3 V2 H-22Z M5 -8 H12 L18 2 H5Z", "#dff0ff", INK, 4)
        + circle(-26, 28, 12, BLACK, WHITE, 4) + circle(26, 28, 12, BLACK, WHITE, 4)
        + rect(38, 8, 9, 7, 2, YELLOW, INK, 3)
    )


def e07() -> str:
    """Falsches Plakat gedruckt: poster hangs upside down."""
    return (
        place(rect(-32, -42, 64, 84, 3, "#ffe08a", INK, 6) + rect(-24, -34, 48, 12, 2, PINK, INK, 3) + place(path("M-20 26 Q-18 14 0 14 Q18 14 20 26Z", RED, INK, 5) + path("M-14 -10 Q-14 18 0 18 Q14 18 14 -10Z", SKIN, INK, 5) + path("M-15 -8 L-17 -26 L-7 -16 L0 -32 L7 -16 L17 -26 L15 -8 Q0 -14 -15 -8Z", ACID, INK, 4) + circle(-5, -2, 2.5, INK, sw=0) + circle(5, -2, 2.5, INK, sw=0) + path("M-5 8 q5 4 10 0", "none", INK, 3), 0, 12, 0.8, 180) + path("M32 42 L14 42 L32 24Z", WHITE, INK, 4), 0, 2, 1, 7)
        + path("M-34 -46 l14 8 M20 -52 l14 2", "none", "#d9d3a8", 9)
        + path("M-48 -6 Q-54 26 -40 34 M-47 28 L-39 35 L-36 24", "none", INK, 5)
    )


def e08() -> str:
    """Sonderzug."""
    return (
        rect(-46, -26, 70, 48, 10, PINK, INK, 6)
        + path("M24 -10 H40 L48 22 H24Z", ORANGE, INK, 6)
        + rect(-36, -16, 20, 16, 3, WHITE, INK, 4) + rect(-8, -16, 20, 16, 3, WHITE, INK, 4)
        + "".join(circle(x, 26, 10, INK, WHITE, 3) for x in (-30, 0, 32))
        + circle(-52, -40, 8, WHITE, INK, 4)
    )


def e09() -> str:
    """Schulferien: satchel flies towards the sun."""
    return (
        circle(24, -24, 17, YELLOW, INK, 5)
        + path("M24 -48 V-53 M47 -24 H52 M40 -40 l4 -4 M8 -40 l-4 -4", "none", INK, 5)
        + place(path("M-16 -22 Q-16 -36 0 -36 Q16 -36 16 -22", "none", INK, 7) + rect(-30, -24, 60, 52, 10, RED, INK, 6) + path("M-30 -14 Q-30 -24 -20 -24 H20 Q30 -24 30 -14 V0 Q0 12 -30 0Z", SKY_BLUE, INK, 5) + rect(-22, 0, 9, 14, 2, YELLOW, INK, 3) + rect(13, 0, 9, 14, 2, YELLOW, INK, 3), -8, 10, 1, -16)
        + path("M-40 42 l-8 4 M-24 46 l-4 6 M34 14 l10 -2", "none", INK, 5)
    )


def e10() -> str:
    """Cousins der Band."""
    return (
        circle(-22, -8, 16, SKIN, INK, 5) + circle(22, -8, 16, SKIN, INK, 5)
        + path("M-46 44 Q-44 12 -22 12 Q0 12 0 44Z", PINK, INK, 5)
        + path("M0 44 Q2 12 22 12 Q44 12 46 44Z", ACID, INK, 5)
        + path("M-38 -14 q16 -26 32 0 M6 -14 q16 -26 32 0", "none", INK, 8)
    )
