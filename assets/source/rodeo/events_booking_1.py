"""Pictures of the booking sides e01 to e10, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
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
from assets.source.rodeo.press import star_d
from assets.source.rodeo.purse import banknote, coin


def e01() -> str:
    """Brauereivertrag: a contract sealed with a bottle cap, a mug stands on it."""
    b = place(rect(-32, -44, 60, 86, 4, WHITE, INK, 6) + path("M-20 -30 H14 M-20 -16 H14 M-20 -2 H2", "none", INK, 5), -6, 2, 1, -6)
    b += path("M-26 30 q6 -10 12 0 q6 8 14 -4", "none", BLUE, 4)
    b += path("M6 -8 H34 V40 H6Z", "#ffc94d", INK, 6) + path("M34 2 H48 Q50 24 34 28", "none", INK, 6) + path("M15 6 V32 M25 6 V32", "none", "#d9962a", 4)
    b += path("M0 -6 Q2 -20 14 -18 Q22 -28 30 -20 Q44 -20 40 -6 Q20 4 0 -6Z", WHITE, INK, 5)
    return b + path(star_d(12, 15, 12), RED, INK, 4, 'transform="translate(-28 -32)"') + path(star_d(5, 7, 3), YELLOW, sw=0, extra='transform="translate(-28 -32)"')


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
    """Sonderzug: a train full of fans, steam ahead."""
    b = path("M-56 40 H56", "none", INK, 6) + path("M-48 40 v6 M-24 40 v6 M0 40 v6 M24 40 v6 M48 40 v6", "none", INK, 5)
    b += path("M-52 -18 H-8 V28 H-52Z", PINK, INK, 5) + path("M-56 -18 H-4", "none", INK, 8)
    for x, hair in ((-42, ACID), (-20, YELLOW)):
        b += rect(x - 8, -10, 17, 18, 3, "#dff0ff", INK, 4) + circle(x, 1, 6, SKIN, INK, 3) + path(f"M{x - 6} -3 l1 -7 l4 4 l2 -6 l3 6 l3 -4 l0 7Z", hair, INK, 2.5)
    b += path("M2 -30 H24 V28 H2Z", ORANGE, INK, 5) + rect(7, -22, 12, 14, 2, "#dff0ff", INK, 4) + path("M-2 -30 H28", "none", INK, 7) + path("M24 -6 H46 Q52 -6 52 2 V28 H24Z", ORANGE, INK, 5) + path("M34 -6 L32 -24 H46 L44 -6Z", BLACK, INK, 4) + path("M-8 22 H4", "none", INK, 6)
    b += path("M52 18 L62 30 H50Z", STEEL, INK, 4) + circle(52, 6, 5, YELLOW, INK, 3) + circle(40, -36, 8, WHITE, INK, 4) + circle(28, -44, 6, WHITE, INK, 3.5) + circle(16, -48, 4, WHITE, INK, 3)
    return b + "".join(circle(x, 32, r, INK, WHITE, 4) for x, r in ((-42, 8), (-18, 8), (12, 11), (40, 9)))


def e09() -> str:
    """Schulferien: satchel flies towards the sun."""
    return (
        circle(24, -24, 17, YELLOW, INK, 5)
        + path("M24 -48 V-53 M47 -24 H52 M40 -40 l4 -4 M8 -40 l-4 -4", "none", INK, 5)
        + place(path("M-16 -22 Q-16 -36 0 -36 Q16 -36 16 -22", "none", INK, 7) + rect(-30, -24, 60, 52, 10, RED, INK, 6) + path("M-30 -14 Q-30 -24 -20 -24 H20 Q30 -24 30 -14 V0 Q0 12 -30 0Z", SKY_BLUE, INK, 5) + rect(-22, 0, 9, 14, 2, YELLOW, INK, 3) + rect(13, 0, 9, 14, 2, YELLOW, INK, 3), -8, 10, 1, -16)
        + path("M-40 42 l-8 4 M-24 46 l-4 6 M34 14 l10 -2", "none", INK, 5)
    )


def e10() -> str:
    """Cousins der Band: the same nose twice, the same wave."""
    b = ""
    for x, shirt, hair, hand in ((-24, PINK, ACID, -1), (24, ACID, PINK, 1)):
        arm = f"M{x + 20 * hand} 36 Q{x + 32 * hand} 20 {x + 26 * hand} -4"
        b += path(arm, "none", INK, 13) + path(arm, "none", shirt, 7) + circle(x + 26 * hand, -10, 7, SKIN, INK, 4)
        b += path(f"M{x - 24} 50 Q{x - 22} 14 {x} 14 Q{x + 22} 14 {x + 24} 50Z", shirt, INK, 5) + circle(x, -6, 19, SKIN, INK, 5)
        b += path(f"M{x - 18} -12 L{x - 14} -38 L{x - 5} -26 L{x} -44 L{x + 5} -26 L{x + 14} -38 L{x + 18} -12 Q{x} -24 {x - 18} -12Z", hair, INK, 4)
        b += path(f"M{x - 14} -8 h11 v7 h-9Z M{x + 3} -8 h11 l-2 7 h-9Z M{x - 3} -7 h6", INK, INK, 3) + path(f"M{x} -3 q8 5 0 8", "none", INK, 3.5) + path(f"M{x - 7} 8 q7 6 14 0", "none", INK, 3.5)
    return b
