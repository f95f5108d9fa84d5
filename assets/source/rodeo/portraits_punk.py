"""The fan groups of punk, busts in a box of 140 x 120."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo.bust import (
    SMILE,
    back,
    body,
    dots,
    face,
    lashes,
)
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    DARK_SKIN,
    OLIVE_SKIN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    TAN,
    YELLOW,
)


def p1() -> str:
    """Punker: an acid mohawk and a bad mood."""
    return (
        back("punk") + body("punk") + face(SKIN)
        + path("M56 34 L52 6 L63 20 L70 -2 L77 20 L88 6 L84 34 Q70 26 56 34Z", ACID) + dots()
        + path("M50 46 L64 50 M90 46 L76 50", "none", INK, 5)
        + path("M58 78 Q70 68 84 76", "none", INK, 4) + circle(94, 64, 4, YELLOW, sw=3)
        + path("M40 92 l6 -10 l6 8 l6 -10 l6 8 M78 88 l6 -10 l6 10 l6 -8 l6 10", "none", INK, 4)
    )


def p2() -> str:
    """Skater: cap, smile and board."""
    return (
        back("punk") + body("punk") + face(TAN)
        + path("M42 44 Q42 16 70 16 Q98 16 98 44 L116 48 L96 52 H44Z", YELLOW) + dots() + SMILE
        + place(path("M-10 -50 Q6 -56 6 -40 V32 Q6 46 -10 40Z", SKY_BLUE) + circle(-14, -30, 7, INK, sw=3) + circle(-14, 24, 7, INK, sw=3), 116, 92, 1, 8)
    )


def p3() -> str:
    """Dosenstecher: a can with a hole, foam everywhere."""
    b = (
        back("punk")
        + path("M38 70 Q30 24 44 18 L40 2 L56 12 L66 -6 L76 10 L92 -2 L92 14 L108 10 L102 28 Q110 50 100 72Z", ORANGE)
    )
    b += (
        body("punk") + path("M58 88 H82 L76 100 H64Z", OLIVE_SKIN, INK, 4) + face(OLIVE_SKIN)
        + path("M45 46 L50 22 L60 36 L68 20 L76 34 L86 22 L95 46 Q72 34 45 46Z", ORANGE)
    )
    b += (
        path("M53 54 Q59 48 65 54 M75 54 Q81 48 87 54", "none", INK, 4.5)
        + path("M56 66 Q70 64 84 66 Q84 86 70 87 Q56 86 56 66Z", "#7d1f2c", INK, 4)
        + path("M60 80 Q70 74 80 80 Q76 86 70 86 Q63 86 60 80Z", PINK, sw=0)
        + circle(44, 68, 5, "none", YELLOW, 4)
    )
    b += (
        path("M108 74 Q94 60 80 72 Q92 72 100 84 Q106 84 108 74Z", WHITE, INK, 3)
        + "".join(circle(x, y, r, WHITE, INK, 3) for x, y, r in [(88, 62, 5), (98, 56, 4), (92, 84, 4)])
    )
    return (
        b
        + place(rect(-14, -24, 28, 48, 6, "#cfd3df", INK, 4) + rect(-14, -10, 28, 20, 0, RED, INK, 3) + path("M-10 -24 H10", "none", WHITE, 4) + path("M-8 0 l5 -5 l4 5 l5 -5 l4 5", "none", WHITE, 3), 117, 82, 1, 16)
        + path("M102 108 Q96 96 104 92 L126 96 Q132 104 124 112Z", OLIVE_SKIN, INK, 4)
    )


def p4() -> str:
    """Nietenjacken: studded collar, shaved sides, ring in the nose."""
    b = back("punk") + path("M12 124 Q16 84 52 82 H88 Q124 84 128 124Z", BLACK)
    b += path("M58 80 H82 V96 L70 104 L58 96Z", DARK_SKIN, INK, 4) + face(DARK_SKIN)
    b += (
        path("M48 40 Q48 30 58 28 M92 40 Q94 34 90 30", "none", "#4a2d1c", 5)
        + path("M52 36 Q48 4 84 4 Q114 6 108 42 Q106 60 98 66 Q100 44 88 36 Q70 24 52 36Z", PINK)
        + path("M70 10 Q92 12 98 40", "none", "#ff9cc0", 4)
    )
    b += (
        dots(54) + lashes(54) + path("M50 46 L64 46 M76 46 L88 48", "none", INK, 4.5)
        + path("M66 66 Q70 74 74 66", "none", YELLOW, 4)
        + path("M60 78 Q72 84 80 76 Q72 76 60 78Z", "#a3241f", INK, 3.5)
        + "".join(circle(45, y, 3, YELLOW, INK, 2) for y in (54, 62, 70))
    )
    b += path("M58 84 L34 92 L46 118 L70 104Z M82 84 L106 92 L94 118 L70 104Z", RED, INK, 4)
    return (
        b
        + "".join(path(f"M{x - 5} {y + 4} L{x} {y - 6} L{x + 5} {y + 4}Z", "#e6e8ef", INK, 2.5) for x, y in [(46, 98), (54, 108), (94, 98), (86, 108), (24, 100), (20, 112), (116, 100), (120, 112), (34, 108), (106, 108)])
    )


def p5() -> str:
    """Bläserpunks: pork-pie hat, cheeks full of air, trumpet."""
    b = (
        back("punk") + body("punk") + path("M62 88 H78 L74 122 H66Z", INK, INK, 3)
        + path("M58 86 L70 100 L82 86", WHITE, INK, 4)
    )
    b += (
        path("M46 44 Q42 60 40 68 Q42 92 70 94 Q98 92 100 68 Q98 60 94 44 Q92 24 70 24 Q48 24 46 44Z", TAN)
        + path("M46 40 V64 M94 40 V64", "none", INK, 8)
    )
    b += (
        path("M30 36 H110 L104 44 H36Z", BLACK) + path("M44 36 V12 Q70 4 96 12 V36Z", BLACK)
        + rect(44, 25, 52, 11, 0, WHITE, INK, 3)
        + "".join(rect(45 + i * 13, 25 + i % 2 * 5, 6.5, 5.5, 0, INK, sw=0) + rect(51.5 + i * 13, 30 - i % 2 * 5, 6.5, 5.5, 0, INK, sw=0) for i in range(4))
    )
    b += (
        path("M54 56 Q60 51 66 56 M74 56 Q80 51 86 56", "none", INK, 4.5)
        + circle(52, 70, 6, "#e5866a", sw=0) + circle(91, 70, 6, "#e5866a", sw=0)
    )
    return (
        b + path("M72 76 L106 88 L128 76 L136 108 L108 98 L72 84Z", YELLOW, INK, 4)
        + ellipse(132, 92, 6, 17, "#d9a41f", INK, 4, 'transform="rotate(-8 132 92)"')
        + "".join(rect(x, y, 6, 12, 2, WHITE, INK, 3) for x, y in ((86, 72), (95, 75), (104, 78)))
        + path("M82 100 Q84 86 96 88 L112 96 Q114 108 104 112 L86 110Z", TAN, INK, 4)
    )


def p6() -> str:
    """Straight Edger: shorn head, plugs in the ears, a cross on both fists."""
    b = back("punk") + path("M14 124 Q18 84 56 82 H84 Q122 84 126 124Z", BLACK) + path("M52 84 L70 104 L88 84", RED, INK, 4) + path("M58 98 V118 M82 98 V118", "none", WHITE, 4)
    b += circle(45, 62, 8, SKIN, INK, 4) + circle(95, 62, 8, SKIN, INK, 4) + circle(44, 66, 4, WHITE, INK, 3) + circle(96, 66, 4, WHITE, INK, 3) + face(SKIN)
    b += path("M46 42 Q46 20 70 20 Q94 20 94 42 Q82 30 70 34 Q58 30 46 42Z", "#5a4a44", INK, 4) + path("M52 26 l4 6 M64 23 l2 7 M76 23 l-2 7 M88 26 l-4 6", "none", INK, 2.5)
    b += dots() + path("M50 48 H65 M75 48 H90", "none", INK, 5.5) + path("M70 58 q6 8 -1 9", "none", INK, 3.5) + path("M60 78 H80", "none", INK, 5)
    for x, turn in ((24, -8), (116, 8)):
        fist = rect(-18, -22, 36, 44, 11, SKIN) + path("M-9 -22 V-12 M0 -22 V-11 M9 -22 V-12", "none", INK, 3.5) + path("M-9 -5 L9 13 M9 -5 L-9 13", "none", INK, 7)
        b += place(fist, x, 88, 1, turn)
    return b
