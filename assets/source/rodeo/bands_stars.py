"""Superstars and legends, each in a picture of 200 x 160."""
# fmt: off


from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
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
    TAN,
    VIOLET,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import backing, eyes, misprint, rain, star_d, sunburst


def ss04() -> str:
    """Melancholia Express: a sad locomotive, its smoke a broken heart."""
    b = backing("#3a3568") + rain("#6b63a8", 4, 30, -6, 16, 3)
    b += (
        path("M0 160 L70 118 H130 L200 160Z", "#262a4e", INK, 4)
        + "".join(path(f"M{66 - i * 18} {124 + i * 11} H{134 + i * 18}", "none", "#8a6a4a", 7) for i in range(4))
    )
    b += (
        path("M100 38 L70 14 Q60 -6 80 -8 Q96 -8 100 4 Q104 -8 120 -8 Q140 -6 130 14Z", "#b8a9e8", INK, 4, 'transform="translate(10 8)"')
        + path("M112 10 L104 20 L116 26 L108 40", "none", INK, 4)
    )
    b += (
        path("M92 56 L88 40 H112 L108 56Z", INK, INK, 4) + circle(100, 92, 47, BLUE, INK, 5)
        + circle(100, 92, 38, "#2a63a8", INK, 4)
    )
    b += (
        eyes(84, 116, 82, 12, 5, (0, 3)) + path("M68 74 L92 68 M132 74 L108 68", "none", INK, 7)
        + path("M82 114 Q100 98 118 114", "none", WHITE, 5)
    )
    b += (
        path("M124 94 q-9 16 0 18 q9 -2 0 -18", "#9fe0ff", INK, 3)
        + path("M48 128 H152 L140 152 H60Z", RED, INK, 5)
        + "".join(path(f"M{x} 128 L{100 + (x - 100) * 0.78:.0f} 152", "none", INK, 4) for x in (70, 90, 110, 130))
    )
    return (
        b + circle(56, 122, 9, YELLOW, INK, 4) + circle(144, 122, 9, YELLOW, INK, 4)
        + path("M56 42 q14 8 44 2", "none", "none", 0)
    )


def ss05() -> str:
    """Bordstein Boulevard: a rat becomes a star on the kerb."""
    b = (
        backing("#2b2350")
        + path("M70 -10 H130 L196 116 H4Z", YELLOW, sw=0, extra='opacity="0.9"')
        + path("M86 -10 H114 L160 116 H40Z", "#ffe68a", sw=0)
    )
    b += (
        path("M0 108 H200 V128 H0Z", "#c9c2d8", INK, 5)
        + path("M0 128 H200 V160 H0Z", "#5a5e6b", INK, 5)
        + "".join(path(f"M{x} 108 V128", "none", INK, 4) for x in (30, 170))
        + rect(14, 138, 60, 14, 4, INK, sw=0)
        + "".join(path(f"M{x} 138 V152", "none", STEEL, 4) for x in (28, 44, 60))
    )
    b += place(path(star_d(5, 20, 9), PINK, INK, 4, 'transform="scale(1.2 .7)"'), 148, 118, 0.9)
    b += (
        path("M134 100 Q176 104 174 74 Q172 58 184 54", "none", INK, 9)
        + path("M134 100 Q176 104 174 74 Q172 58 184 54", "none", "#ffb3c7", 4)
    )
    b += (
        path("M66 108 Q62 64 100 62 Q138 64 136 108Z", "#8a8d99", INK, 5)
        + path("M84 108 Q84 84 100 84 Q116 84 116 108Z", "#c9cbd6", INK, 4)
    )
    b += (
        circle(72, 28, 14, "#8a8d99", INK, 5) + circle(128, 28, 14, "#8a8d99", INK, 5)
        + circle(72, 28, 6, "#ffb3c7", sw=0) + circle(128, 28, 6, "#ffb3c7", sw=0)
        + path("M66 46 Q70 20 100 20 Q130 20 134 46 Q130 72 100 82 Q70 72 66 46Z", "#8a8d99", INK, 5)
    )
    b += (
        path("M70 38 H98 L94 54 H76Z M102 38 H130 L124 54 H106Z", INK, INK, 4)
        + path("M76 42 l8 0 M108 42 l8 0", "none", WHITE, 4) + circle(100, 76, 6, PINK, INK, 4)
        + path("M94 66 L62 62 M94 70 L64 76 M106 66 L138 62 M106 70 L136 76", "none", INK, 3)
    )
    return (
        b + path("M70 94 Q56 92 54 76", "none", INK, 13)
        + path("M70 94 Q56 92 54 76", "none", "#8a8d99", 6)
        + path("M46 60 h16 l-3 16 h-10Z", INK, INK, 4) + circle(54, 58, 9, STEEL, INK, 4)
    )


def ss06() -> str:
    """Die Wetterfesten: the weathercock wears its raincoat."""
    b = backing("#5a6f9c") + rain("#8fa4cf", 9, 40, -14, 22, 4)
    b += (
        path("M-10 30 q20 -26 44 -10 q24 -18 42 6 q20 8 6 22 h-92Z", "#3b4a72", INK, 4)
        + path("M142 22 q14 -20 34 -8 q20 -8 30 10 v18 h-60 q-16 -8 -4 -20Z", "#3b4a72", INK, 4)
    )
    b += (
        path("M0 160 L100 128 L200 160Z", RED, INK, 5) + path("M100 132 V96", "none", INK, 9)
        + path("M44 116 H156", "none", INK, 6) + path("M44 106 L28 116 L44 126Z", INK, INK, 3)
        + path("M156 106 L172 116 L156 126Z", INK, INK, 3)
    )
    b += path("M52 36 Q34 34 30 54 Q46 52 50 62 Q34 66 38 82 Q52 76 60 84 Q82 108 116 96 Q140 84 138 48 L112 42 Q104 66 78 62 Q56 58 52 36Z", YELLOW, INK, 5)
    b += (
        circle(126, 42, 20, WHITE, INK, 5) + path("M144 40 L164 48 L143 54Z", ORANGE, INK, 4)
        + path("M140 56 q6 14 -4 16 q-8 -4 -4 -16", RED, INK, 4) + circle(132, 42, 4, INK, sw=0)
        + path("M124 34 l12 2", "none", INK, 4)
    )
    b += (
        path("M102 32 Q104 6 128 8 Q148 12 148 30 L160 34 Q126 30 88 42 Q92 34 102 32Z", YELLOW, INK, 5)
        + path("M106 30 Q126 22 148 28", "none", "#d9a41f", 5)
    )
    return (
        b + "".join(circle(x, y, 4, INK, sw=0) for x, y in ((112, 66), (110, 80)))
        + misprint("M22 94 l-12 26 h12 l-6 24 l24 -34 h-12 l8 -16Z", "#ffe68a", 4)
        + path("M64 72 q10 10 24 8", "none", INK, 4)
    )


def rl01() -> str:
    """Opa Anarcho & die Enkel: grandpa with white mohawk, raised stick, two grandchildren."""
    b = backing(YELLOW) + sunburst(ORANGE, 100, 86, 12)
    b += (
        path("M160 26 L150 150", "none", INK, 13) + path("M160 30 L150 150", "none", WOOD, 6)
        + path("M160 30 q2 -24 -20 -18", "none", INK, 13)
        + path("M160 30 q2 -24 -20 -18", "none", WOOD, 6)
    )
    b += path("M52 164 Q54 112 100 110 Q146 112 148 164Z", BLACK, INK, 5)
    b += (
        misprint("M78 42 L70 4 L88 22 L96 -8 L106 20 L122 0 L122 42Z", WHITE)
        + path("M68 52 Q66 110 100 112 Q134 110 132 52 Q128 32 100 32 Q72 32 68 52Z", SKIN, INK, 5)
    )
    b += (
        circle(66, 68, 8, SKIN, INK, 4) + circle(134, 68, 8, SKIN, INK, 4)
        + circle(84, 62, 13, "#e6f4ff", INK, 5) + circle(116, 62, 13, "#e6f4ff", INK, 5)
        + path("M97 62 H103", "none", INK, 5) + circle(85, 63, 4, INK, sw=0)
        + circle(115, 63, 4, INK, sw=0)
        + path("M70 46 L94 50 M130 46 L106 50", "none", "#e9e6dc", 8)
        + path("M70 46 L94 50 M130 46 L106 50", "none", INK, 2)
    )
    b += (
        path("M100 66 q12 12 0 16", "none", INK, 4)
        + path("M66 92 Q84 78 100 88 Q116 78 134 92 Q120 104 100 96 Q80 104 66 92Z", WHITE, INK, 5)
    )
    for x, hair in ((34, PINK), (172, ACID)):
        b += place(path("M-30 40 Q-28 14 0 14 Q28 14 30 40Z", RED if x < 100 else BLUE, INK, 5) + circle(0, -4, 23, SKIN if x < 100 else TAN, INK, 5) + path("M-16 -20 L-12 -48 L-3 -30 L3 -52 L9 -30 L18 -44 L16 -20 Q0 -28 -16 -20Z", hair, INK, 4) + circle(-8, -4, 3.5, INK, sw=0) + circle(8, -4, 3.5, INK, sw=0) + path("M-8 7 Q0 14 8 7Z", WHITE, INK, 3), x, 136, 0.9)
    return (
        b + path("M136 106 Q152 104 154 92", "none", INK, 17)
        + path("M136 106 Q150 104 152 96", "none", BLACK, 10) + circle(155, 86, 10, SKIN, INK, 4)
    )


def rl02() -> str:
    """Granitgesicht: a stone face that never smiles, a bird that does not mind."""
    b = backing(YELLOW) + sunburst(ORANGE, 100, 90, 14) + path("M-4 164 V132 L28 104 L58 134 V164Z M204 164 V126 L174 98 L142 132 V164Z", "#6b6e7c", INK, 5)
    b += path("M44 164 L40 66 L60 26 L102 10 L146 26 L162 70 L154 164Z", "#8a8d99", INK, 5) + path("M44 164 L40 66 L60 26 L76 62 L68 164Z", "#6b6e7c", INK, 4) + path("M146 26 L162 70 L154 164 H140 L146 74Z", "#a9acb8", INK, 4)
    b += path("M60 26 L102 10 L146 26 L124 40 L96 32 L78 44Z", "#77953d", INK, 4) + path("M86 36 v12 M112 38 v14 M130 36 v9", "none", "#77953d", 6)
    b += path("M62 72 L96 80 L94 92 L66 86Z M142 72 L108 80 L110 92 L138 86Z", INK, INK, 4) + circle(84, 87, 4, YELLOW, sw=0) + circle(120, 87, 4, YELLOW, sw=0)
    b += path("M98 84 L86 118 L104 126 L118 116 L108 84Z", "#a9acb8", INK, 4) + path("M72 142 H132", "none", INK, 9) + path("M80 152 H122", "none", "#6b6e7c", 5) + path("M58 104 l8 12 l-6 10 M146 100 l-8 10 l4 12 M72 44 l6 14", "none", INK, 4)
    bird = path("M106 12 Q104 -8 122 -8 Q140 -8 140 8 L150 10 L140 16 Q136 26 122 24 L104 22 L92 12Z", SKY_BLUE, INK, 4) + circle(130, 3, 3, INK, sw=0) + path("M112 10 q6 8 14 4", "none", INK, 3) + path("M120 24 v8 M127 24 v8", "none", INK, 4)
    return b + place(bird, 30, 18)


def rl03() -> str:
    """King Kompost: a compost bin with crown, scraps for hair and a court worm."""
    b = (
        backing("#8fbf5a") + sunburst("#a6d46c", 100, 90, 14)
        + path("M0 146 H200 V160 H0Z", "#5a3a20", INK, 4)
    )
    b += path("M34 92 Q40 62 64 66 Q76 46 100 50 Q126 46 138 66 Q162 62 168 92Z", "#5f7f2c", INK, 5)
    b += (
        path("M46 84 q-2 -26 20 -28 q10 14 -4 28Z", ORANGE, INK, 4)
        + path("M52 60 l-10 -14 M56 57 l-2 -16 M60 57 l6 -12", "none", GREEN, 5)
    )
    b += path("M120 62 Q148 50 158 84 Q146 74 140 76 Q148 86 144 96 Q132 80 124 78 Q122 88 112 92 Q110 74 120 62Z", "#ffe14d", INK, 4)
    b += (
        misprint("M68 58 L58 14 L82 34 L100 2 L118 34 L142 14 L132 58 Q100 46 68 58Z", YELLOW)
        + circle(58, 12, 7, RED, INK, 4) + circle(100, 5, 7, ACID, INK, 4)
        + circle(142, 12, 7, BLUE, INK, 4)
    )
    for i, y in enumerate((84, 107, 130)):
        b += rect(24 + i % 2 * 3, y, 150, 20, 3, [TAN, "#b9794a", TAN][i], INK, 5)
    b += rect(30, 78, 15, 78, 3, "#8a5a34", INK, 5) + rect(155, 78, 15, 78, 3, "#8a5a34", INK, 5)
    b += (
        eyes(80, 120, 98, 14, 5, (0, 2)) + path("M62 82 L92 88 M138 82 L108 88", "none", INK, 7)
        + path("M72 124 Q100 150 130 122 Q100 134 72 124Z", WHITE, INK, 4)
        + circle(37, 88, 2.5, INK, sw=0) + circle(163, 88, 2.5, INK, sw=0)
        + circle(37, 118, 2.5, INK, sw=0) + circle(163, 118, 2.5, INK, sw=0)
    )
    return (
        b + path("M184 150 q-8 -26 0 -48 q6 -16 -12 -24", "none", INK, 16)
        + path("M184 150 q-8 -26 0 -48 q6 -16 -12 -24", "none", "#ff9cb0", 9)
        + path("M160 72 h10 v9 h-10Z M174 72 h9 v9 h-9Z M168 74 h8", INK, INK, 3)
        + path("M10 150 q-6 -14 4 -26 q10 12 2 26Z", GREEN, INK, 4)
    )


def rl04() -> str:
    """Der Letzte Regenschirm: the last umbrella takes its bow, the handle is a microphone."""
    b = (
        backing("#2a2f57") + path("M60 -10 H140 L190 160 H10Z", "#4d4f8c", sw=0)
        + rain("#8fb0e0", 12, 34, -5, 18, 3) + ellipse(100, 146, 76, 15, "#ffe68a", INK, 4)
    )
    b += path("M100 40 V126", "none", INK, 11) + path("M100 40 V126", "none", WHITE, 4)
    b += (
        misprint("M24 82 Q26 24 100 20 Q174 24 176 82 Q164 68 150 80 Q138 66 124 80 Q112 66 100 80 Q88 66 76 80 Q62 66 50 80 Q36 68 24 82Z", PINK)
        + path("M100 20 Q76 40 76 80 M100 20 Q124 40 124 80 M100 20 Q48 34 50 80 M100 20 Q152 34 150 80", "none", INK, 4)
        + path("M100 20 V6", "none", INK, 7)
    )
    b += (
        place(rect(-11, -10, 22, 20, 2, YELLOW, INK, 3) + path("M-14 -4 h6 M8 4 h6 M-4 -13 v6", "none", INK, 3), 52, 54, 1, -20)
        + path("M140 36 l8 12 l10 -4 l-2 14 l-12 -2Z", "#2a2f57", INK, 4)
        + path("M120 82 L128 98 M124 82 L140 90", "none", INK, 4)
    )
    b += (
        rect(91, 112, 18, 28, 6, BLACK, INK, 4) + circle(100, 108, 14, STEEL, INK, 5)
        + path("M90 104 H110 M92 112 H108 M96 96 V120 M104 96 V120", "none", INK, 2.5)
    )
    return (
        b + path("M150 138 l10 -10 q8 4 4 12Z M38 140 q-6 -8 2 -12 l10 12Z", RED, INK, 3)
        + path("M160 128 l6 -14 M40 128 l-6 -12", "none", GREEN, 5)
        + circle(167, 110, 6, PINK, INK, 3) + circle(33, 112, 6, YELLOW, INK, 3)
    )


def ss01() -> str:
    """Randale Royal: a crown with shades, safety pin and tongue, bricks in the air."""
    b = backing(VIOLET) + sunburst("#5f4c96", 100, 92, 13) + path("M0 136 Q50 124 100 136 Q150 148 200 136 V160 H0Z", PINK, INK, 5)
    for x, y, turn in ((24, 24, -20), (182, 30, 24), (14, 92, 40), (188, 100, -32)):
        b += place(rect(-15, -9, 30, 18, 2, RED, INK, 4) + path("M-15 0 H15 M-4 -9 V0 M6 0 V9", "none", INK, 2.5), x, y, 1, turn)
    crown = misprint("M-64 34 L-76 -38 L-38 -6 L0 -62 L38 -6 L76 -38 L64 34Z", YELLOW)
    crown += circle(-76, -42, 10, RED, INK, 4) + circle(0, -66, 11, ACID, INK, 4) + circle(76, -42, 10, SKY_BLUE, INK, 4)
    crown += path("M-50 -8 H-4 L-9 12 H-42Z M4 -8 H50 L42 12 H9Z M-4 -4 H4", INK, INK, 5) + path("M-38 -2 l8 8 M16 -2 l8 8", "none", WHITE, 4)
    crown += path("M-22 22 Q0 32 22 22", "none", INK, 5) + path("M4 26 Q4 44 16 42 Q24 38 20 24", PINK, INK, 4)
    crown += rect(-70, 34, 140, 20, 8, WHITE, INK, 5) + "".join(path(f"M{x} 40 l3 8", "none", INK, 5) for x in (-54, -30, -6, 18, 42))
    crown += path("M40 -30 Q56 -44 66 -28 L84 6 M66 -28 L76 10 Q84 14 84 6", "none", INK, 9) + path("M40 -30 Q56 -44 66 -28 L84 6 M66 -28 L76 10 Q84 14 84 6", "none", STEEL, 4)
    return b + place(crown, 98, 92, 1, -7)
