"""Pictures of the booking sides e11 to e20, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import BODY, BUNGEE, INK, WHITE, circle, ellipse, path, place, rect, text
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    OLIVE_SKIN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.purse import banknote, coin


def e11() -> str:
    """Radiointerview: radio with a microphone."""
    return (
        path("M-26 -18 L-6 -48", "none", INK, 6) + circle(-6, -48, 4, RED, INK, 3)
        + rect(-44, -20, 88, 58, 9, ORANGE, INK, 6) + circle(-18, 10, 19, BLACK, INK, 4)
        + circle(-18, 10, 9, STEEL, WHITE, 3) + rect(8, -10, 28, 13, 2, WHITE, INK, 4)
        + path("M24 -10 V3", "none", RED, 4) + circle(15, 20, 6, YELLOW, INK, 4)
        + circle(32, 20, 6, YELLOW, INK, 4)
        + path("M14 -36 q8 -8 16 0 M8 -44 q14 -12 28 0", "none", INK, 5)
    )


def e12() -> str:
    """Ohrwurm: ear with a singing worm."""
    return (
        path("M-26 -8 Q-30 -46 4 -46 Q38 -44 34 -8 Q32 8 20 16 Q14 24 14 32 Q10 48 -6 44 Q-20 38 -18 24", SKIN, INK, 7)
        + path("M-10 -10 Q-10 -30 6 -30 Q20 -28 18 -10 Q14 0 6 2 Q2 6 4 14", "none", INK, 5)
        + path("M2 10 Q-26 8 -28 26 Q-30 40 -44 34", "none", INK, 17)
        + path("M2 10 Q-26 8 -28 26 Q-30 40 -44 34", "none", ACID, 10)
        + circle(-44, 30, 10, ACID, INK, 4) + circle(-47, 28, 2, INK, sw=0)
        + circle(-41, 28, 2, INK, sw=0) + path("M-47 34 q3 3 6 0", "none", INK, 2.5)
        + path("M-53 28 Q-53 16 -44 16 Q-35 16 -35 28", "none", PINK, 5)
        + path("M-42 2 V-16 L-30 -20 V-4", "none", INK, 5) + circle(-45, 2, 5, INK, sw=0)
        + circle(-33, -4, 5, INK, sw=0)
    )


def e13() -> str:
    """Dispo-Gitarrist: a patched guitar in an empty case, two coins and a moth."""
    b = path("M-50 26 Q-56 6 -34 2 L26 -34 Q44 -42 48 -26 Q52 -12 38 -4 L-8 22 Q-16 44 -34 42 Q-48 42 -50 26Z", "#6b3f22", INK, 6)
    b += path("M-43 24 Q-46 10 -32 8 L28 -27 Q38 -32 41 -23 Q42 -16 34 -11 L-13 16 Q-20 36 -34 35 Q-42 34 -43 24Z", RED, sw=0)
    b += path("M-14 12 L32 -18", "none", INK, 10) + path("M-14 12 L30 -17", "none", "#e0a23a", 4) + path("M-38 24 Q-38 12 -26 14 Q-20 4 -10 12 Q-2 22 -14 26 Q-20 36 -32 32 Q-38 30 -38 24Z", ORANGE, INK, 4) + circle(-20, 20, 4, INK, sw=0)
    b += place(rect(-11, -5, 22, 10, 4, "#f7e0d0", INK, 3) + circle(0, 0, 2, INK, sw=0), -28, 27, 0.8, -30)
    b += coin(28, 28, 10) + coin(42, 20, 8)
    return b + path("M-24 -26 Q-40 -40 -38 -24 Q-40 -14 -24 -20 Q-8 -14 -10 -24 Q-8 -40 -24 -26Z", "#e9e6dc", INK, 4) + path("M-24 -28 V-16 M-25 -28 l-6 -10 M-23 -28 l6 -10", "none", INK, 3)


def e14() -> str:
    """Alte Wettschulden: two dice over a note."""
    return (
        banknote(4, 32, -6, 1.2)
        + place(rect(-22, -22, 44, 44, 8, RED, INK, 6) + "".join(circle(x, y, 4.5, WHITE, sw=0) for x, y in ((-10, -10), (10, 10), (0, 0), (10, -10), (-10, 10))), -18, -6, 1, -14)
        + place(rect(-18, -18, 36, 36, 7, WHITE, INK, 6) + circle(-8, -8, 4.5, INK, sw=0) + circle(8, 8, 4.5, INK, sw=0), 24, -20, 1, 18)
    )


def e15() -> str:
    """Stilwechsel: one face, two styles."""
    return (
        path("M0 -26 Q-26 -26 -26 0 Q-26 36 0 38Z", SKIN, sw=0)
        + path("M0 -26 Q26 -26 26 0 Q26 36 0 38Z", OLIVE_SKIN, sw=0)
        + path("M0 -26 Q-26 -26 -26 0 Q-26 36 0 38 Q26 36 26 0 Q26 -26 0 -26Z", "none", INK, 6)
        + path("M0 -22 L-24 -8 L-28 -30 L-18 -24 L-18 -46 L-8 -30 L0 -50Z", RED, INK, 5)
        + path("M0 -22 Q14 -24 26 -4 Q30 -34 8 -34 L0 -36Z", "#6b3f22", INK, 5)
        + circle(12, -42, 9, "#6b3f22", INK, 5) + circle(-11, 2, 4, INK, sw=0)
        + path("M-20 -8 L-6 -4", "none", INK, 5) + circle(13, 2, 10, "#dff0ff", INK, 5)
        + circle(13, 2, 3.5, INK, sw=0) + path("M-12 22 Q-4 16 0 18 Q8 24 14 18", "none", INK, 5)
        + path("M0 -50 V46", "none", INK, 4, 'stroke-dasharray="7 6"')
        + path("M-34 44 h-12 M34 44 h12", "none", INK, 5)
    )


def e16() -> str:
    """Neues Album, neue Zielgruppe: the record is a target."""
    return (
        circle(-4, 2, 42, BLACK, INK, 5) + circle(-4, 2, 33, RED, WHITE, 3)
        + circle(-4, 2, 22, WHITE, INK, 3) + circle(-4, 2, 13, RED, INK, 3)
        + circle(-4, 2, 3, INK, sw=0) + path("M-4 2 L34 -34", "none", INK, 10)
        + path("M-2 0 L34 -34", "none", YELLOW, 4)
        + path("M30 -30 L32 -46 L44 -52 L42 -40 L52 -38 L46 -28Z", SKY_BLUE, INK, 4)
    )


def e17() -> str:
    """Schwager vom Bauamt: hard hat and stamp."""
    return (
        rect(-42, 22, 62, 22, 2, WHITE, INK, 5) + path("M-34 32 h26", "none", RED, 6)
        + path("M-2 18 V6 Q-12 -2 -8 -14 Q0 -24 8 -14 Q12 -2 2 6 V18", WOOD, INK, 5, 'transform="translate(-20 6)"')
        + rect(-36, 16, 32, 10, 2, BLACK, INK, 3)
        + path("M-8 -10 H48 Q52 -2 44 0 H-6Z", YELLOW, INK, 5)
        + path("M-2 -10 Q-2 -42 20 -42 Q42 -42 42 -10Z", YELLOW, INK, 5)
        + path("M14 -42 V-12 M26 -42 V-12", "none", INK, 4) + circle(32, 28, 13, ACID, INK, 5)
        + path("M26 28 l5 6 l8 -11", "none", INK, 5)
    )


def e18() -> str:
    """Restposten Bauzaun: site fence going cheap."""
    return (
        path("M-44 38 V-28 H44 V38Z", "#e9ecf4", INK, 6)
        + "".join(path(f"M{x} -28 V38", "none", STEEL, 4) for x in (-30, -16, -2, 12, 26, 36))
        + path("M-44 -6 H44 M-44 16 H44", "none", STEEL, 4)
        + path("M-44 38 V-28 H44 V38", "none", INK, 6)
        + path("M-54 42 H-34 M34 42 H54", "none", ORANGE, 11)
        + place(path("M-22 -18 H12 L28 0 L12 18 H-22Z", YELLOW, INK, 5) + circle(14, 0, 4, WHITE, INK, 3) + text(-6, 10, "%", 28, BODY, RED), 14, -14, 1, -14)
    )


def e19() -> str:
    """Dreizehntes Häuschen: toilet number thirteen."""
    return (
        rect(-28, -36, 56, 82, 6, "#35b98f", INK, 6)
        + path("M-34 -36 Q0 -54 34 -36Z", WHITE, INK, 6)
        + rect(-18, -16, 36, 58, 4, "#d6f5e8", INK, 4) + text(0, 14, "13", 28, BUNGEE, INK)
        + path("M-5 24 q5 -8 10 0", "none", INK, 4)
        + path("M30 44 Q30 28 38 26 L36 16 L42 20 H46 L52 16 L50 26 Q54 34 50 44Z", INK, INK, 3)
        + circle(42, 25, 1.8, YELLOW, sw=0) + circle(47, 25, 1.8, YELLOW, sw=0)
    )


def e20() -> str:
    """Tourbus liegengeblieben: the bus gives up."""
    return (
        place(path("M-48 24 V-14 Q-48 -26 -36 -26 H34 Q46 -26 48 -4 V24Z", ORANGE, INK, 6) + path("M-48 0 H48 V10 H-48Z", WHITE, INK, 4) + rect(-40, -18, 20, 14, 3, "#dff0ff", INK, 4) + rect(-14, -18, 20, 14, 3, "#dff0ff", INK, 4) + path("M14 -18 H34 L39 -4 H14Z", "#dff0ff", INK, 4) + circle(-26, 26, 11, BLACK, WHITE, 4), 0, 6, 1, 5)
        + ellipse(28, 38, 15, 6, BLACK, WHITE, 3)
        + path("M40 -20 q-8 -10 2 -16 q8 -8 0 -14 M26 -28 q-8 -8 0 -16", "none", "#8a8d99", 6)
        + place(path("M0 -18 L20 16 H-20Z", RED, INK, 6) + path("M0 -6 L9 10 H-9Z", WHITE, sw=0), -40, 32, 0.8)
    )
