"""The fan groups of indie, busts in a box of 140 x 120."""
# fmt: off

import math

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.bust import BODY_D, FACE_D, LONG_D, SMILE, back, body, dots, face
from assets.source.rodeo.palette import (
    BLACK,
    BLUE,
    DARK_SKIN,
    GENRE,
    GREEN,
    OLIVE_SKIN,
    ORANGE,
    PALE_SKIN,
    PINK,
    RED,
    SKIN,
    TAN,
    WOOD,
    YELLOW,
)


def i1() -> str:
    """Hipster: bun, beard, round glasses."""
    return (
        back("indie") + body("indie") + face(SKIN) + circle(70, 12, 11, "#6b3f22", sw=3)
        + path("M44 46 Q44 20 70 20 Q96 20 96 46 Q70 30 44 46Z", "#6b3f22")
        + path("M46 58 Q46 108 70 110 Q94 108 94 58 Q86 74 70 72 Q54 74 46 58Z", "#6b3f22")
        + circle(59, 54, 11, WHITE, INK, 5) + circle(81, 54, 11, WHITE, INK, 5)
        + circle(59, 54, 3, INK, sw=0) + circle(81, 54, 3, INK, sw=0)
        + path("M62 80 H78", "none", WHITE, 4)
    )


def i2() -> str:
    """Kunststudenten: beret, paint on the cheek, brush behind the ear."""
    bk = back("indie")
    b = (
        path("M36 94 Q30 24 70 22 Q110 24 104 94 Q96 98 92 90 H48 Q42 98 36 94Z", INK)
        + path(BODY_D, WHITE)
        + "".join(path(f"M{24 + abs(y - 106) * 0.2:.0f} {y} Q70 {y - 8} {116 - abs(y - 106) * 0.2:.0f} {y}", "none", BLUE, 6) for y in (102, 113))
        + path(BODY_D) + path("M56 84 H84 V94 Q70 102 56 94Z", BLUE)
    )
    b += (
        path(FACE_D, PALE_SKIN) + path("M46 48 Q46 26 70 26 Q94 26 94 48 V50 H46Z", INK)
        + path("M30 32 Q28 6 66 4 Q112 0 114 24 Q112 36 94 34 Q66 26 46 38 Q34 40 30 32Z", RED)
        + path("M74 4 l4 -8", "none", INK, 5)
    )
    b += (
        path("M54 60 Q60 55 66 60 M74 60 Q80 55 86 60", "none", INK, 4.5)
        + path("M64 78 Q70 82 76 78", "#a3241f", INK, 3.5)
        + path("M80 68 l12 -3 M82 74 l10 -1", "none", GREEN, 5) + circle(53, 72, 4, YELLOW, sw=0)
    )
    b = (
        b
        + place(path("M-3 30 L-2 -14 H3 L4 30Z", WOOD, INK, 3) + rect(-5, -22, 11, 9, 1, "#cfd3df", INK, 3) + path("M-5 -22 Q-4 -36 2 -40 Q8 -32 6 -22Z", PINK, INK, 3), 105, 56, 1, 16)
    )
    return bk + place(b, 8.4, 13, 0.88)


def i3() -> str:
    """Jutebeutelträger: woolly hat, moustache attempt, huge bag."""
    bk = back("indie")
    b = (
        path(LONG_D, GENRE["indie"]) + path("M58 86 L70 98 L82 86", WHITE, INK, 4)
        + face(OLIVE_SKIN) + path("M44 48 Q38 2 70 4 Q102 2 96 48 Q70 38 44 48Z", "#e0a23a")
        + rect(42, 36, 56, 14, 6, "#c98420", INK, 4)
        + "".join(path(f"M{x} 38 V48", "none", INK, 2.5) for x in range(50, 96, 8))
    )
    b += (
        path("M46 50 L50 60 M94 50 L90 60", "none", INK, 5) + dots(61)
        + path("M54 54 H64 M76 54 H86", "none", INK, 4)
        + path("M60 73 Q70 69 80 73", "none", INK, 3.5, 'stroke-dasharray="3 3"')
        + path("M63 81 Q70 85 77 81", "none", INK, 4)
    )
    b += path("M40 92 L86 124", "none", INK, 11) + path("M38 91 L86 124", "none", "#f0e2bd", 5)
    b = (
        b
        + place(circle(0, -40, 9, OLIVE_SKIN, INK, 4) + path("M-24 -20 H24 L28 34 H-28Z", "#f0e2bd", INK, 4) + path("M-12 -20 Q-10 -38 0 -38 Q10 -38 12 -20", "none", INK, 5) + ellipse(0, 8, 13, 13, "#7b5bb0", INK, 3) + path("M-11 0 L-13 -9 L-4 -4 M11 0 L13 -9 L4 -4", "#7b5bb0", INK, 3) + circle(-5, 5, 4.5, WHITE, INK, 2) + circle(5, 5, 4.5, WHITE, INK, 2) + circle(-5, 5, 1.6, INK, sw=0) + circle(5, 5, 1.6, INK, sw=0) + path("M-2 10 L2 10 L0 14Z", ORANGE, INK, 2), 110, 79, 0.95, 6)
    )
    return bk + place(b, 9.8, 2, 0.86)


def i4() -> str:
    """Glamper: a wide hat and a glass of bubbly."""
    return (
        back("indie") + path("M40 84 Q32 18 70 16 Q108 18 100 84Z", BLACK) + body("indie")
        + face(TAN) + path("M22 36 Q70 14 118 36 Q96 44 70 42 Q44 44 22 36Z", WHITE)
        + path("M46 34 Q48 4 70 4 Q92 4 94 34Z", WHITE)
        + path("M46 30 Q70 22 94 30", "none", PINK, 7)
        + rect(48, 50, 20, 14, 6, INK, stroke="#0e0e13", sw=3)
        + rect(72, 50, 20, 14, 6, INK, stroke="#0e0e13", sw=3)
        + path("M60 76 Q70 84 80 76", RED, INK, 3)
        + place(path("M-10 -26 H10 L4 -6 V16 M-6 18 H14", "#ffe27a", INK, 4), 114, 96, 0.9)
    )


def i5() -> str:
    """Blogpoeten: curls, round glasses, scarf, laptop with a sticker."""
    bk = back("indie")
    b = (
        "".join(circle(70 + 30 * math.cos(a), 36 + 26 * math.sin(a), 13, "#3b2418", INK, 4) for a in [math.pi * 0.86 + i * math.pi * 1.28 / 8 for i in range(9)])
        + path(LONG_D, GENRE["indie"]) + face(DARK_SKIN)
        + "".join(circle(x, y, 9, "#3b2418", sw=0) for x, y in [(52, 32), (62, 26), (72, 25), (82, 27), (89, 33), (50, 26), (70, 18), (60, 18), (82, 18)])
    )
    b += (
        circle(59, 56, 11, "#e6f4ff", INK, 4.5) + circle(81, 56, 11, "#e6f4ff", INK, 4.5)
        + path("M69 55 H71", "none", INK, 5) + circle(60, 54, 3.5, INK, sw=0)
        + circle(82, 54, 3.5, INK, sw=0) + path("M62 78 Q72 82 78 76", "none", INK, 4)
    )
    b += (
        path("M38 88 Q70 78 102 88 L104 104 Q70 96 36 104Z", "#ffb35c")
        + "".join(path(f"M{x} {y} l-4 14", "none", RED, 5) for x, y in ((50, 86), (66, 83), (82, 83), (97, 87)))
    )
    b += (
        path("M18 150 L30 100 H92 L102 150Z", "#cfd3df", INK, 4)
        + place(path("M0 9 L-8 0 Q-9 -9 -2 -8 Q0 -6 0 -4 Q0 -6 2 -8 Q9 -9 8 0Z", PINK, INK, 3), 61, 112, 0.9)
    )
    b = (
        b
        + path("M100 26 Q98 6 118 6 Q138 6 138 24 Q138 42 118 42 L106 50 L107 38 Q100 36 100 26Z", WHITE, INK, 4)
        + path("M109 18 H128 M109 26 H124 M109 33 H118", "none", INK, 3.5)
    )
    return bk + place(b, 9.8, 2, 0.86)


def i6() -> str:
    """Brunchkollektiv: red cap, moustache and a roll."""
    return (
        back("indie") + body("indie") + face(OLIVE_SKIN)
        + path("M40 44 Q34 22 60 16 Q92 8 98 34 Q104 44 92 44 Q70 34 40 44Z", RED)
        + path("M74 12 l4 -8", "none", INK, 5) + dots()
        + path("M56 72 Q63 66 70 72 Q77 66 84 72", "none", INK, 5) + SMILE
        + ellipse(114, 100, 22, 8, WHITE, INK, 4)
        + path("M100 96 Q102 80 114 80 Q126 80 128 96Z", "#ffb35c", INK, 4)
    )
