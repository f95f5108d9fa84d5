"""The fan groups of metal, busts in a box of 140 x 120."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo.bust import FACE_D, back, body, dots, face, horned_hand
from assets.source.rodeo.palette import (
    BLACK,
    DARK_SKIN,
    OLIVE_SKIN,
    PALE_SKIN,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    VIOLET,
    YELLOW,
)
from assets.source.rodeo.press import star_d
from assets.source.rodeo.symbols import symbol


def m1() -> str:
    """Heavy Metaller: long hair, long beard, horns up."""
    return (
        back("metal") + path("M34 112 Q28 12 70 14 Q112 12 106 112Z", "#6b3f22") + body("metal")
        + face(SKIN)
        + path("M46 46 Q50 26 70 28 Q90 26 94 46 Q82 36 70 38 Q58 36 46 46Z", "#6b3f22") + dots()
        + path("M54 78 Q70 66 86 78 Q84 104 70 108 Q56 104 54 78Z", "#6b3f22")
        + place(horned_hand(SKIN), 118, 74, 0.8) + path("M62 78 Q70 84 78 78", WHITE, INK, 3)
    )


def m2() -> str:
    """Rocker: bandana and moustache."""
    return (
        back("metal") + body("metal") + face(OLIVE_SKIN)
        + path("M44 44 Q46 18 70 18 Q94 18 96 44 Q70 34 44 44Z", "#a3241f")
        + circle(58, 36, 3, WHITE, sw=0) + circle(70, 32, 3, WHITE, sw=0)
        + circle(82, 36, 3, WHITE, sw=0)
        + path("M50 52 H66 V62 H52Z M74 52 H90 L88 62 H74Z M66 55 H74", INK, INK, 4)
        + path("M50 76 Q60 68 70 74 Q80 68 90 76 L88 92 L80 82 H60 L52 92Z", "#8a8d99")
        + path("M58 90 L70 106 L82 90", "none", WHITE, 4)
    )


def m3() -> str:
    """Emos: half a face behind the fringe."""
    return (
        back("metal") + path("M38 96 Q34 14 72 14 Q106 14 102 84Z", INK) + body("metal")
        + face(PALE_SKIN) + path("M44 64 Q40 18 72 18 Q98 20 96 44 Q70 34 58 66Z", VIOLET)
        + circle(82, 56, 5, INK, sw=0) + path("M84 62 q3 10 0 14 q-4 -4 0 -14", SKY_BLUE, INK, 3)
        + path("M62 80 Q70 74 78 80", "none", INK, 4) + symbol("heart", 70, 106, 22)
    )


def m4() -> str:
    """Luftgitarristen: the guitar is only a dotted line."""
    bk = back("metal")
    b = path("M44 100 Q24 92 10 100 Q26 84 24 66 Q10 66 2 58 Q24 54 30 36 Q40 8 72 12 Q108 10 112 44 Q116 62 134 60 Q124 74 112 74 Q116 92 130 98 Q108 102 98 92Z", "#7a2f1e")
    b += (
        path("M28 170 V124 Q30 90 58 88 H82 Q110 90 112 124 V170Z", BLACK)
        + path("M58 86 H82 L70 102Z", SKIN, INK, 4) + face(SKIN)
        + path("M44 46 Q46 18 70 18 Q96 18 96 46 Q84 36 74 40 Q58 34 44 46Z", "#7a2f1e")
        + path("M44 38 Q70 28 96 38", "none", RED, 8)
    )
    b += (
        path("M52 58 Q59 64 66 58 M74 58 Q81 64 88 58", "none", INK, 4.5)
        + path("M58 72 Q70 68 82 72 Q80 86 70 87 Q60 86 58 72Z", "#7d1f2c", INK, 4)
        + path("M66 80 h10 q2 14 -5 14 q-7 0 -5 -14Z", PINK, INK, 3)
    )
    g = "M132 74 L70 104 Q60 92 48 98 Q26 104 30 122 L64 128 Q82 118 78 112 L136 84Z"
    b += (
        path(g, "none", INK, 6, 'stroke-dasharray="9 8"')
        + path(g, "none", WHITE, 3.5, 'stroke-dasharray="9 8"')
    )
    b = (
        b
        + place(path("M-12 10 Q-14 -8 0 -9 Q14 -8 12 8 Q2 16 -12 10Z M-6 -8 V2 M1 -9 V2 M8 -7 V2", SKIN, INK, 4), 118, 82)
        + place(path("M-13 8 Q-14 -8 0 -9 Q14 -6 12 10Z M-4 -8 V0 M4 -8 V0", SKIN, INK, 4), 56, 112)
    )
    return bk + place(b, 15.4, 0, 0.78)


def m5() -> str:
    """Wikingerstammtisch: braids, horns, one tooth short."""
    bk = back("metal")
    b = (
        path("M14 150 V124 Q16 88 54 84 H86 Q124 88 126 124 V150Z", "#8a5a34")
        + path("M22 96 q8 -10 18 -6 q6 -10 18 -6 h24 q10 -4 16 6 q12 -4 20 6 q-6 14 -18 10 q-10 8 -22 2 q-10 8 -20 0 q-12 6 -18 -2 q-14 4 -18 -10Z", "#d9d0bd", INK, 4)
    )
    b += (
        path(FACE_D, PALE_SKIN) + circle(54, 68, 6, "#f2a58c", sw=0)
        + circle(86, 68, 6, "#f2a58c", sw=0)
    )
    for m in (1, -1):
        o = 70
        b += (
            path(f"M{o + 27 * m} 46 Q{o + 42 * m} 60 {o + 36 * m} 74 Q{o + 46 * m} 86 {o + 38 * m} 98 Q{o + 44 * m} 108 {o + 36 * m} 118 Q{o + 26 * m} 110 {o + 30 * m} 98 Q{o + 22 * m} 86 {o + 28 * m} 74 Q{o + 22 * m} 60 {o + 27 * m} 46Z", "#e0a23a")
            + path(f"M{o + 28 * m} 74 l{8 * m} 1 M{o + 30 * m} 98 l{8 * m} 1", "none", INK, 4)
        )
        b += path(f"M{o + 26 * m} 28 Q{o + 54 * m} 30 {o + 50 * m} 0 Q{o + 64 * m} 20 {o + 56 * m} 36 Q{o + 46 * m} 48 {o + 26 * m} 42Z", WHITE)
    b += (
        path("M42 46 Q40 10 70 8 Q100 10 98 46 Q70 36 42 46Z", STEEL)
        + path("M70 8 V40", "none", INK, 4) + path("M42 46 Q70 34 98 46", "none", INK, 9)
        + path("M44 45 Q70 34 96 45", "none", YELLOW, 4) + dots(57)
    )
    b = (
        b + path("M56 70 Q70 76 84 70 Q82 86 70 87 Q58 86 56 70Z", "#7d1f2c", INK, 4)
        + path("M58 72 Q70 78 82 72 L81 77 H59Z", WHITE, sw=0)
        + rect(71, 73, 6, 5, 0, "#7d1f2c", sw=0)
    )
    return bk + place(b, 8.4, 13, 0.88)


def m6() -> str:
    """Nackenbrecher: neck brace, hair at full swing."""
    b = (
        back("metal") + body("metal") + path("M44 82 H96 L98 104 Q70 114 42 104Z", WHITE)
        + path("M46 94 Q70 104 94 94", "none", "#b9bcc9", 4)
        + rect(78, 88, 12, 14, 2, "#cfd3df", INK, 3)
    )
    hair = "M48 50 Q46 14 76 14 Q112 10 128 -14 Q132 8 120 22 Q134 20 146 8 Q142 34 120 44 Q134 46 144 42 Q126 66 98 60 L96 50 Q78 34 48 50Z"
    h = (
        path(FACE_D, DARK_SKIN) + path(hair, INK)
        + path("M84 24 Q108 22 122 6 M94 36 Q116 34 132 24 M98 48 Q114 52 126 48", "none", "#5a5e6b", 4)
    )
    h += (
        path("M52 58 Q59 52 66 58 M74 58 Q81 52 88 58", "none", INK, 5)
        + path("M56 70 H84 Q82 86 70 86 Q58 86 56 70Z", WHITE, INK, 4)
        + path("M56 78 H84 M63 70 V84 M70 70 V86 M77 70 V84", "none", INK, 2.5)
    )
    b += f'<g transform="rotate(-20 70 88)">{h}</g>'
    return (
        b + path("M14 68 Q6 44 20 24 M26 70 Q20 52 28 38", "none", INK, 4)
        + "".join(path(star_d(5, 8, 3.5), YELLOW, INK, 3, f'transform="translate({x} {y})"') for x, y in ((20, 14), (112, 92), (124, 74)))
    )
