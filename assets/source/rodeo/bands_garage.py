"""The six garage bands, each in a picture of 200 x 160."""
# fmt: off

from assets.source.kit import BODY, BUNGEE, INK, WHITE, circle, ellipse, path, place, rect, text
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    YELLOW,
)
from assets.source.rodeo.press import backing, eyes, misprint, sunburst


def g01() -> str:
    """Garagentor Zwo: a punk under the half-open door, amplifier and oil beside him."""
    b = backing("#dfe7ea") + path("M0 138 H200 V160 H0Z", "#b9b5a8", INK, 4) + path("M14 146 V56 L100 12 L186 56 V146", "#cfcac0")
    b += path("M4 60 L100 10 L196 60", "none", INK, 11) + path("M4 60 L100 10 L196 60", "none", RED, 4)
    b += rect(36, 62, 128, 84, 2, BLACK, INK, 5) + path("M60 146 L88 70 H112 L140 146Z", "#ffe9a6", sw=0, extra='opacity="0.35"')
    b += rect(36, 62, 128, 22, 2, WHITE, INK, 5) + path("M38 70 H162 M38 77 H162", "none", "#9a978e", 4) + path("M92 84 h16", "none", INK, 6)
    b += rect(44, 106, 34, 40, 3, "#4b4e5c", INK, 4) + circle(61, 128, 11, BLACK, STEEL, 3) + path("M50 113 h12", "none", PINK, 4)
    b += path("M82 148 L86 112 Q100 104 114 112 L118 148Z", RED, INK, 4) + path("M94 118 l12 12 m0 -12 l-12 12", "none", WHITE, 4) + circle(100, 100, 13, SKIN, INK, 4) + circle(95, 100, 2.4, INK, sw=0) + circle(105, 100, 2.4, INK, sw=0) + path("M96 106 h8", "none", INK, 3)
    b += path("M87 96 L86 78 L94 88 L100 70 L106 88 L114 78 L113 96 Q100 88 87 96Z", ACID, INK, 4)
    b += place(path("M-34 8 Q-40 -8 -22 -8 Q-10 -16 -2 -6 L40 -20 L43 -13 L2 4 Q-8 18 -20 10 Q-28 14 -34 8Z", YELLOW, INK, 4), 104, 128)
    return b + path("M132 148 q6 -10 22 -6 q16 -2 14 8Z", INK, INK, 3) + text(100, 48, "2", 26, BUNGEE, INK)


def g02() -> str:
    """Drei Viertel Bier: three heads in a mug that is three quarters full."""
    b = backing("#e4e2da") + sunburst("#d6d3c8", 100, 90, 10)
    b += (
        path("M142 66 H166 Q180 66 180 82 V110 Q180 126 166 126 H142", "none", INK, 17)
        + path("M142 66 H166 Q180 66 180 82 V110 Q180 126 166 126 H142", "none", WHITE, 8)
    )
    for i, (x, c) in enumerate([(62, PINK), (96, ACID), (128, ORANGE)]):
        y = [52, 44, 54][i]
        b += (
            circle(x, y, 17, SKIN, INK, 4)
            + path(f"M{x - 14} {y - 10} l-2 -22 l9 10 l6 -20 l7 20 l10 -12 l-2 24 q-14 -8 -28 0Z", c, INK, 4)
            + circle(x - 6, y, 3, INK, sw=0) + circle(x + 6, y, 3, INK, sw=0)
        )
    b += path("M38 30 V140 Q38 152 50 152 H132 Q144 152 144 140 V30", "none", INK, 6)
    b += (
        path("M41 70 H141 V140 Q141 149 132 149 H50 Q41 149 41 140Z", "#ffc94d", INK, 4)
        + path("M41 70 q12 -14 25 0 q12 -14 25 0 q12 -14 25 0 q12 -14 25 0 V82 H41Z", WHITE, INK, 4)
    )
    return (
        b + path("M130 44 H144 M130 110 H144", "none", INK, 4)
        + text(91, 135, "¾", 62, BODY, RED)
        + path("M38 20 H144", "none", "#8d897c", 4, 'stroke-dasharray="9 8"')
    )


def g03() -> str:
    """Blitzschlag U16: a teenage bolt with cap and braces."""
    b = (
        backing("#c9cbd6")
        + "".join(path(f"M{x} 0 l-30 160 h16 l30 -160Z", "#bbbecb", sw=0) for x in range(20, 260, 50))
    )
    b += (
        path("M-16 66 Q-18 44 6 46 Q16 32 30 42 Q50 40 46 58 Q50 68 40 70 H-12Z", "#6d7183", INK, 4)
        + path("M150 34 q4 -20 24 -14 q22 -8 24 14 q10 12 -8 14 h-34 q-14 -2 -6 -14Z", "#6d7183", INK, 4)
    )
    b += misprint("M76 26 H142 L124 66 H160 L74 156 L92 100 H56Z", YELLOW)
    b += (
        eyes(88, 116, 58, 11, 4, (2, 1))
        + path("M76 80 Q98 98 124 80 L118 92 Q98 106 80 92Z", WHITE, INK, 4)
        + path("M79 87 Q99 100 121 87", "none", SKY_BLUE, 4)
        + "".join(rect(x, 87, 5, 6, 1, SKY_BLUE, INK, 2) for x in (86, 97, 108))
    )
    b += (
        path("M72 34 Q74 2 110 4 Q144 6 146 34 Q108 22 72 34Z", RED, INK, 5)
        + path("M72 34 Q52 26 38 34 Q52 44 74 36Z", RED, INK, 5)
    )
    return (
        b
        + place(circle(0, 0, 26, PINK, INK, 5) + text(0, 9, "U16", 24, BODY, WHITE), 158, 122, 1, 10)
    )


def g04() -> str:
    """Sonntagsbongo: two bongos on a Sunday."""
    b = (
        backing("#9fe0d0") + circle(100, 84, 74, YELLOW, INK, 4)
        + circle(100, 84, 56, "#ffe68a", sw=0) + path("M0 128 H200 V160 H0Z", "#ffb35c", INK, 4)
    )
    for x, w, c in ((64, 36, RED), (134, 44, GREEN)):
        b += (
            path(f"M{x - w} 62 L{x - w + 10} 146 H{x + w - 10} L{x + w} 62Z", c, INK, 5)
            + ellipse(x, 62, w, 15, "#f7e6c4", INK, 5)
            + path(f"M{x - w + 3} 78 l10 12 l10 -10 l10 10 l10 -10 l10 10 l10 -10 l9 9", "none", YELLOW, 4)
        )
    b += (
        path("M48 108 q7 7 14 0 M70 108 q7 7 14 0", "none", INK, 4)
        + circle(66, 126, 5, INK, sw=0)
        + path("M110 100 H132 L128 116 H114Z M138 100 H160 L156 116 H142Z", INK, INK, 3)
        + path("M132 104 H138", "none", INK, 4)
        + path("M122 126 Q135 138 148 126", "none", INK, 5)
    )
    return (
        b + text(26, 48, "z", 30, BODY, INK, "start")
        + text(40, 32, "z", 24, BODY, INK, "start")
    )


def g05() -> str:
    """Mamas Waschküche: washing machine that plays a record."""
    b = (
        backing("#cfe4fb")
        + "".join(path(f"M{x} 0 V160", "none", "#bbd8f6", 3) for x in range(20, 200, 40))
        + "".join(path(f"M0 {y} H200", "none", "#bbd8f6", 3) for y in range(20, 160, 40))
    )
    b += path("M0 22 Q100 44 200 22", "none", INK, 4)
    b += (
        path("M16 26 h18 v22 h14 q6 12 -6 12 h-26Z", RED, INK, 4)
        + path("M160 30 h24 l4 34 h-14 v-12 l-2 12 h-16Z", GREEN, INK, 4)
        + rect(18, 20, 5, 12, 2, YELLOW, INK, 2) + rect(164, 24, 5, 12, 2, YELLOW, INK, 2)
    )
    b += (
        rect(50, 40, 100, 114, 10, WHITE, INK, 5) + path("M50 66 H150", "none", INK, 4)
        + rect(60, 48, 26, 11, 3, BLUE, INK, 3) + circle(116, 53, 6, PINK, INK, 3)
        + circle(134, 53, 6, YELLOW, INK, 3)
    )
    b += (
        circle(100, 110, 37, INK, INK, 4) + circle(100, 110, 29, "none", "#5a5e6b", 3)
        + circle(100, 110, 22, "none", "#5a5e6b", 3) + circle(100, 110, 14, PINK, WHITE, 3)
        + circle(100, 110, 3, INK, sw=0)
    )
    b += (
        path("M146 74 L138 92 L116 104", "none", INK, 10)
        + path("M146 74 L138 92 L116 104", "none", STEEL, 5)
    )
    return (
        b
        + "".join(circle(x, y, r, WHITE, INK, 3) for x, y, r in [(34, 142, 13), (54, 150, 9), (150, 148, 12), (170, 140, 15), (168, 112, 7), (32, 114, 6)])
    )


def g06() -> str:
    """Wir Üben Noch: guitar with training wheels, in all four styles at once."""
    b = (
        path("M0 0 H100 V80 H0Z", RED, sw=0) + path("M100 0 H200 V80 H100Z", "#3c3f4b", sw=0)
        + path("M0 80 H100 V160 H0Z", BLUE, sw=0) + path("M100 80 H200 V160 H100Z", GREEN, sw=0)
    )
    b += place(path("M-8 -20 L-8 -66 H8 L8 -20Z", "#7a4520", INK, 5) + path("M-14 -64 L-12 -84 H14 L12 -64Z", WHITE, INK, 4) + misprint("M-38 -26 Q-30 -6 -34 8 Q-54 24 -44 46 Q-24 66 0 58 Q24 66 44 46 Q54 24 34 8 Q30 -6 38 -28 Q22 -30 12 -16 H-12 Q-22 -30 -38 -26Z", YELLOW) + rect(-16, -2, 32, 8, 3, INK, sw=0) + rect(-16, 14, 32, 8, 3, INK, sw=0) + path("M-2 -60 V30 M3 -60 V30", "none", WHITE, 2) + rect(-18, 32, 36, 9, 3, STEEL, INK, 3), 100, 84, 1, 14)
    for x in (36, 162):
        b += (
            path(f"M{x} 136 L{100 + (x - 100) * 0.55:.0f} 118", "none", INK, 11)
            + path(f"M{x} 136 L{100 + (x - 100) * 0.55:.0f} 118", "none", WHITE, 5)
            + circle(x, 138, 17, INK, WHITE, 4) + circle(x, 138, 6, YELLOW, INK, 3)
        )
    return (
        b
        + place(path("M-20 -20 H20 V20 H-20Z", WHITE, INK, 4) + text(0, 14, "?", 38, BUNGEE, RED), 34, 34, 1, -8)
    )
