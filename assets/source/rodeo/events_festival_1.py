"""Pictures of the festival sides e01 to e10, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, SHADE, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.crowd import figure
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BROWN,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import star_d


def e01() -> str:
    """Flunkyball-Meisterschaft: a ball flies at the bottle."""
    return (
        path("M4 -16 H16 V-4 Q28 2 28 14 V44 H-8 V14 Q-8 2 4 -4Z", "#8a4a1e", INK, 6)
        + rect(-8, 18, 36, 16, 0, WHITE, INK, 4) + rect(2, -22, 16, 8, 2, YELLOW, INK, 4)
        + circle(-24, -22, 17, RED, INK, 6)
        + path("M-38 -28 Q-24 -16 -11 -32 M-34 -10 Q-24 -18 -12 -12", "none", WHITE, 4)
        + path("M-40 4 l-8 8 M-28 6 l-4 10 M30 -22 l10 -8 M32 -10 h12", "none", INK, 5)
    )


def e02() -> str:
    """Polonaise bis zum Parkplatz: three in a row, hands on shoulders."""
    feet = (("punk", -30, -8), ("reggae", 2, 6), ("indie", 32, -6))
    return "".join(figure(genre, x, 42, 62, turn) for genre, x, turn in feet)


def e03() -> str:
    """Grillunfall: grill on fire."""
    return (
        path("M-22 -2 Q-34 -24 -16 -34 Q-16 -22 -8 -24 Q-12 -44 8 -50 Q6 -34 18 -30 Q24 -34 22 -42 Q40 -22 24 -2Z", ORANGE, INK, 6)
        + path("M-10 -2 Q-14 -16 0 -24 Q14 -18 12 -2Z", YELLOW, sw=0)
        + path("M-40 0 H40 Q36 28 0 28 Q-36 28 -40 0Z", BLACK, INK, 5)
        + path("M-18 26 L-26 46 M18 26 L26 46", "none", INK, 7)
        + path("M-14 12 H14", "none", RED, 6)
        + place(path("M-12 0 H12", "none", INK, 15) + path("M-12 0 H12", "none", "#b5562c", 8), 36, -34, 1, -40)
    )


def e04() -> str:
    """Wildpinkler gesichtet: somebody behind the bush."""
    return (
        ellipse(34, 42, 16, 6, YELLOW, INK, 4) + path("M18 20 Q34 14 36 38", "none", INK, 11)
        + path("M18 20 Q34 14 36 38", "none", YELLOW, 5)
        + path("M-40 30 Q-54 12 -36 2 Q-38 -20 -14 -22 Q2 -36 18 -22 Q40 -22 40 0 Q52 14 38 30Z", GREEN, INK, 6)
        + circle(-13, -2, 11, WHITE, INK, 4) + circle(13, -2, 11, WHITE, INK, 4)
        + circle(-9, -2, 4, INK, sw=0) + circle(17, -2, 4, INK, sw=0)
        + path("M-22 30 V46 h-8 M-4 30 V46 h8", "none", INK, 7) + ellipse(2, 16, 5, 6, INK, sw=0)
        + path("M0 -40 V-50 M-22 -38 l-6 -8 M22 -38 l6 -8", "none", INK, 5)
    )


def e05() -> str:
    """Dosenlawine nebenan: a wave of cans over the neighbour's fence."""
    b = "".join(path(f"M{x} 46 V10 l7 -9 l7 9 V46Z", SHADE, INK, 4) for x in (14, 30, 46)) + path("M10 22 H60", "none", INK, 4)
    cans = ((-44, 32, 80, STEEL), (-22, 34, 10, PINK), (2, 34, 96, ORANGE), (-34, 8, -24, ACID), (-10, 8, 30, SKY_BLUE), (-28, -18, 60, ORANGE), (-4, -20, -12, STEEL), (20, -8, 40, PINK), (14, -36, 74, ACID), (40, -24, 20, SKY_BLUE))
    for x, y, turn, ink in cans:
        can = rect(-9, -14, 18, 28, 4, ink, INK, 4) + path("M-9 -6 H9 M-9 8 H9", "none", INK, 2.5) + path("M-4 -11 H4", "none", WHITE, 3)
        b += place(can, x, y, 1, turn)
    return b + path("M-44 -32 q8 -12 18 -12 M-30 -46 l6 2 M46 -42 l6 -6 M54 -26 h6", "none", INK, 4)


def e06() -> str:
    """Sperrmüll am Zaun: bulky waste at the fence."""
    return (
        path("M-48 -30 H48 M-48 -8 H48", "none", STEEL, 5)
        + "".join(path(f"M{x} 20 V-34 l6 -10 l6 10 V20Z", SHADE, INK, 4) for x in (-48, -26, -4, 18, 36))
        + rect(-42, 2, 44, 36, 5, "#565a68", INK, 5) + rect(-36, 8, 24, 23, 3, SKY_BLUE, INK, 4)
        + path("M-30 8 l8 9 l-5 4 l7 9", "none", WHITE, 3) + circle(-5, 13, 2.5, YELLOW, sw=0)
        + circle(-5, 21, 2.5, YELLOW, sw=0)
        + path("M-28 2 l-10 -14 M-16 2 l8 -14", "none", INK, 5)
        + path("M14 -14 L20 16 H42 M20 16 L16 44 M42 16 L46 36", "none", INK, 11)
        + path("M14 -14 L20 16 H42 M20 16 L16 44 M42 16 L46 36", "none", WOOD, 5)
    )


def e07() -> str:
    """Herrenloses Sofa: a sofa nobody owns."""
    return (
        path("M-34 -2 V-18 Q-34 -28 -24 -28 H24 Q34 -28 34 -18 V-2Z", "#7a5fc0", INK, 6)
        + path("M0 -28 V-2", "none", INK, 4)
        + path("M-46 8 Q-48 -8 -36 -8 Q-26 -8 -26 8 H26 Q26 -8 36 -8 Q48 -8 46 8 V30 H-46Z", "#9a82dc", INK, 6)
        + path("M-34 30 V42 M34 30 V42", "none", INK, 8)
        + path("M8 6 q-8 -5 0 -9 q8 -4 0 -8 q-8 -4 0 -9 q8 -4 0 -8", "none", INK, 5)
        + path("M-22 10 h14 l-3 12 h-9Z", YELLOW, INK, 3)
        + path("M-36 -36 q8 -8 0 -14 M-20 -36 q8 -8 0 -14", "none", GREEN, 5)
    )


def e08() -> str:
    """Frühjahrsputz: broom and bucket, everything sparkles."""
    b = place(path("M0 -58 V-4", "none", INK, 12) + path("M0 -58 V-4", "none", BROWN, 6) + path("M-14 -6 H14 L24 34 H-24Z", YELLOW, INK, 6) + path("M-14 4 H14", "none", RED, 7) + path("M-12 14 L-14 32 M0 14 V32 M12 14 L14 32", "none", INK, 4), -22, 8, 1, 14)
    b += path("M2 10 H46 L40 46 H8Z", SKY_BLUE, INK, 6) + path("M4 8 Q24 -22 44 8", "none", INK, 5)
    b += circle(12, 6, 9, WHITE, INK, 4) + circle(26, 1, 11, WHITE, INK, 4) + circle(39, 7, 8, WHITE, INK, 4) + circle(44, -18, 6, WHITE, INK, 3)
    return b + path(star_d(4, 13, 4), YELLOW, INK, 3, 'transform="translate(20 -34)"') + path(star_d(4, 9, 3), YELLOW, INK, 3, 'transform="translate(-44 -20)"')


def e09() -> str:
    """Müllsack-Modenschau: bin-bag couture."""
    return (
        circle(0, -36, 11, SKIN, INK, 4)
        + path("M-12 -38 Q-10 -54 4 -50 Q16 -48 11 -34 Q4 -44 -12 -38Z", RED, INK, 4)
        + rect(-9, -39, 8, 5, 1, INK, sw=0) + rect(1, -39, 8, 5, 1, INK, sw=0)
        + path("M-8 -26 H8 L14 -20 L10 -4 Q34 10 30 30 Q0 40 -30 30 Q-34 10 -10 -4 L-14 -20Z", "#5a5e6b", INK, 5)
        + path("M-12 -4 H12", "none", YELLOW, 6)
        + path("M8 -4 l10 -6 M8 -4 l10 5", "none", YELLOW, 5)
        + path("M-16 8 Q-20 18 -18 26 M4 8 Q8 18 6 28", "none", STEEL, 4)
        + path("M-9 34 V46 H-17 M9 34 V46 H17", "none", INK, 6)
        + path("M-14 -18 L-30 -4 L-22 6 M14 -18 L30 -30", "none", INK, 9)
        + path("M-14 -18 L-30 -4 L-22 6 M14 -18 L30 -30", "none", SKIN, 4)
    )


def e10() -> str:
    """Gewitterdusche: thundercloud with a shower head."""
    return (
        path("M-34 -8 Q-50 -12 -42 -28 Q-36 -40 -24 -36 Q-14 -52 6 -46 Q20 -50 26 -36 Q46 -36 44 -18 Q44 -6 30 -8Z", "#8a8d99", INK, 6)
        + path("M-24 -8 H24 L18 6 H-18Z", STEEL, INK, 5)
        + "".join(path(f"M{x} {y} v9", "none", SKY_BLUE, 6) for x in (-14, 0, 14) for y in (14, 30))
        + path("M34 -4 L24 18 H34 L26 40 L46 12 H36 L42 -4Z", YELLOW, INK, 4)
        + circle(-34, 36, 9, WHITE, INK, 4) + circle(-40, 20, 5, WHITE, INK, 3)
    )
