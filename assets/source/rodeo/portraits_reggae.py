"""The fan groups of reggae, busts in a box of 140 x 120."""
# fmt: off

import math

from assets.source.kit import INK, WHITE, circle, ellipse, path, place
from assets.source.rodeo.bust import BODY_D, FACE_D, SMILE, back, body, dots, face, lashes
from assets.source.rodeo.palette import (
    DARK_SKIN,
    DEEP_SKIN,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    TAN,
    WOOD,
    YELLOW,
)


def r1() -> str:
    """Hippies: headband, flower, round shades."""
    return (
        back("reggae") + path("M36 116 Q30 16 70 16 Q110 16 104 116Z", "#d9a441")
        + body("reggae") + face(SKIN) + path("M45 40 Q70 32 95 40", "none", PINK, 8)
        + circle(58, 36, 8, WHITE, INK, 4) + circle(58, 36, 3, YELLOW, sw=0)
        + circle(59, 57, 10, ORANGE, INK, 4) + circle(81, 57, 10, ORANGE, INK, 4)
        + path("M69 57 H71", "none", INK, 4) + SMILE + circle(70, 104, 12, YELLOW, INK, 4)
        + path("M70 92 V116 M70 104 L62 112 M70 104 L78 112", "none", INK, 3)
    )


def r2() -> str:
    """Hängemattenliga: straw hat over the eyes, hammock up to the chin."""
    b = (
        back("reggae") + path("M14 -4 V124 M126 -4 V124", "none", INK, 17)
        + path("M14 -4 V124 M126 -4 V124", "none", WOOD, 9)
    )
    b += (
        path("M38 96 Q24 40 48 28 H92 Q116 40 102 96Z", INK) + path(FACE_D, TAN)
        + path("M58 70 Q70 84 82 70 Q70 76 58 70Z", WHITE, INK, 4)
        + circle(52, 68, 5, "#e08a70", sw=0) + circle(88, 68, 5, "#e08a70", sw=0)
        + circle(43, 70, 5, YELLOW, INK, 3) + circle(97, 70, 5, YELLOW, INK, 3)
    )
    b += (
        path("M24 54 Q70 70 116 54 Q102 44 92 46 Q92 16 70 16 Q48 16 48 46 Q38 44 24 54Z", "#f0d48a")
        + path("M48 46 Q70 54 92 46", "none", RED, 8)
        + path("M56 28 l6 8 M70 24 v9 M84 28 l-6 8", "none", "#b9953f", 3)
    )
    b += (
        path("M8 66 Q34 96 70 96 Q106 96 132 66 Q130 112 96 122 H44 Q10 112 8 66Z", GREEN)
        + path("M16 84 Q40 110 70 110 Q100 110 124 84", "none", YELLOW, 8)
        + path("M12 74 Q38 102 70 102 Q102 102 128 74", "none", RED, 5)
    )
    return (
        b
        + place("".join(circle(9 * math.cos(a), 9 * math.sin(a), 7, WHITE, INK, 3) for a in [i * 1.256 for i in range(5)]) + circle(0, 0, 6, YELLOW, INK, 3), 98, 42, 0.75)
    )


def r3() -> str:
    """Trommelkreis: crocheted cap, grey beard, drum in front."""
    bk = back("reggae")
    b = (
        path("M14 170 V124 Q18 88 58 86 H82 Q122 88 126 124 V170Z", YELLOW)
        + path(FACE_D, DEEP_SKIN)
    )
    b += (
        path("M46 60 Q46 98 70 98 Q94 98 94 60 Q88 72 70 70 Q52 72 46 60Z", "#d9d9d6")
        + path("M60 78 Q70 86 80 78Z", "#7d1f2c", INK, 3.5)
        + path("M54 53 Q60 48 66 53 M74 53 Q80 48 86 53", "none", INK, 4.5)
        + path("M70 54 q6 10 0 11", "none", INK, 3.5)
    )
    b += (
        path("M42 42 Q42 6 70 6 Q98 6 98 42 Q70 32 42 42Z", RED)
        + path("M43 33 Q70 22 97 33", "none", YELLOW, 7)
        + path("M46 22 Q70 10 94 22", "none", GREEN, 7) + circle(70, 6, 5, YELLOW, INK, 3)
    )
    b += place(path("M38 104 L50 150 H90 L102 104Z", WOOD) + ellipse(70, 104, 34, 10, "#f7e6c4", INK, 4) + path("M42 114 l8 8 l9 -8 l9 8 l9 -8 l9 8 l9 -8", "none", WHITE, 3), 0, -9)
    b = (
        b
        + place(path("M12 110 Q28 92 50 98 Q58 102 50 106 L30 112Z M128 110 Q112 90 92 92 Q82 96 90 100 L112 110Z", DEEP_SKIN, INK, 4) + path("M22 84 l-6 -8 M30 80 l-2 -10 M118 84 l6 -8 M110 78 l2 -10", "none", INK, 4), 0, -9)
    )
    return bk + place(b, 9.8, 2, 0.86)


def r4() -> str:
    """Rohköstler: dreads and a carrot."""
    return (
        back("reggae")
        + path("M36 92 L38 40 M50 98 L46 40 M104 92 L102 40 M90 98 L94 40", "none", "#3a2418", 10)
        + body("reggae") + face(DARK_SKIN)
        + path("M44 42 Q40 8 70 8 Q100 8 96 42 Q70 32 44 42Z", YELLOW)
        + path("M44 36 Q70 26 96 36", "none", RED, 7) + dots()
        + path("M60 72 Q70 84 80 72Z", WHITE, INK, 4)
        + place(path("M-12 -22 L12 -22 L0 30Z", ORANGE) + path("M0 -22 L-8 -40 M0 -22 V-42 M0 -22 L8 -40", "none", GREEN, 7), 112, 84, 1, 20)
    )


def r5() -> str:
    """Strandkorbclique: hooded beach chair, sun cream, burnt skin."""
    b = (
        back("reggae") + path("M8 124 V52 Q10 4 70 2 Q130 4 132 52 V124Z", "#d8a860")
        + path("M22 124 V54 Q24 16 70 14 Q116 16 118 54 V124Z", "#3fa39a")
    )
    b += (
        "".join(path(f"M{x} {22 - 0.006 * (x - 70) ** 2 * -1:.0f} V124", "none", WHITE, 8) for x in (34, 58, 82, 106))
        + path("M22 124 V54 Q24 16 70 14 Q116 16 118 54 V124", "none", INK, 4)
    )
    b += (
        path(BODY_D, "#f29a84") + path("M40 92 L48 124 M100 92 L92 124", "none", INK, 13)
        + path("M40 92 L48 124 M100 92 L92 124", "none", GREEN, 6) + path(FACE_D, "#f29a84")
        + circle(45, 60, 6, "#f29a84", INK, 4) + circle(95, 60, 6, "#f29a84", INK, 4)
        + path("M56 26 Q62 18 70 24 M70 24 Q78 16 84 25", "none", INK, 4)
    )
    b += (
        path("M64 50 H76 L80 70 H60Z", WHITE, INK, 3)
        + path("M48 46 H67 L64 60 H52Z M73 46 H92 L88 60 H76Z", "#2b6f6a", INK, 4)
        + path("M66 49 H74", "none", INK, 5) + path("M58 76 Q72 86 84 74", "none", INK, 4.5)
        + path("M46 66 L52 64 M88 66 L94 64", "none", WHITE, 5)
    )
    return (
        b
        + place(path("M-11 -6 L0 26 L11 -6Z", "#d8a860", INK, 4) + path("M-8 2 L4 12 M8 2 L-4 12", "none", INK, 2.5) + circle(0, -14, 13, "#ff9cc0", INK, 4) + path("M-12 -8 q6 8 12 0 q6 8 12 0", "none", INK, 3.5), 116, 84, 0.95, 10)
    )


def r6() -> str:
    """Großfamilie Sonnenschein: three generations in one picture."""
    bk = back("reggae")
    b = ""
    b += (
        circle(58, 44, 40, "#2b1c14", INK, 4)
        + "".join(circle(58 + 37 * math.cos(a), 44 + 37 * math.sin(a), 9, "#2b1c14", INK, 4) for a in [math.pi + i * math.pi / 6 for i in range(7)])
        + circle(58, 44, 38, "#2b1c14", sw=0)
    )
    b += (
        path("M4 170 V124 Q8 92 46 90 H70 Q106 92 110 124 V170Z", GREEN)
        + place(path(FACE_D, DARK_SKIN) + dots(54) + lashes(54) + path("M58 68 Q70 82 82 68Z", WHITE, INK, 4), -12, 0)
        + path("M34 40 Q58 26 82 40", "none", ORANGE, 8) + circle(33, 72, 5, "none", YELLOW, 4)
        + circle(83, 72, 5, "none", YELLOW, 4)
    )
    b += (
        path("M86 170 V124 Q86 102 110 100 Q136 102 138 124 V170Z", YELLOW)
        + circle(112, 82, 21, TAN, INK, 4)
        + path("M91 80 Q90 56 112 56 Q134 56 133 80 Q112 68 91 80Z", RED)
        + path("M86 78 Q100 68 112 72", "none", INK, 5) + circle(105, 85, 3.5, INK, sw=0)
        + circle(119, 85, 3.5, INK, sw=0) + path("M105 93 Q112 100 119 93", WHITE, INK, 3.5)
    )
    b = (
        b + path("M28 170 V124 Q26 100 50 98 Q74 100 72 124 V170Z", "#ffb35c")
        + circle(50, 104, 15, DARK_SKIN, INK, 4) + path("M44 92 q6 -8 10 -1", "none", INK, 4)
        + path("M42 105 q3 3 6 0 M53 105 q3 3 6 0", "none", INK, 3)
        + circle(50, 113, 4, PINK, INK, 3)
    )
    return bk + place(b, 9.8, 2, 0.86)
