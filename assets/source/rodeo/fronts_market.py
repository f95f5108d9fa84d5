"""Fronts of the market's stands, 200 x 150, standing on y = 144."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo import signs_market as signs
from assets.source.rodeo.booths import awning, bulbs, head, roundel, scene, smoke, wagon
from assets.source.rodeo.crowd import figure
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    DARK_SKIN,
    DEEP_SKIN,
    GREEN,
    LILAC,
    OLIVE_SKIN,
    ORANGE,
    PALE_SKIN,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.symbols import SYMBOLS


def markenbier() -> str:
    """Markenbier: a bottle as high as a tower, red carpet, velvet ropes."""
    b = scene() + path("M60 150 L10 -10 H44Z M140 150 L190 -10 H156Z", YELLOW, sw=0, extra='opacity="0.22"') + path("M80 138 H120 L146 152 H54Z", RED, INK, 4)
    b += path("M86 10 H114 V36 Q142 50 142 78 V142 H58 V78 Q58 50 86 36Z", "#8a4a1e", INK, 5) + rect(82, 4, 36, 13, 4, YELLOW, INK, 4) + path("M68 78 Q70 58 88 48", "none", "#c98d5e", 5)
    b += rect(58, 74, 84, 58, 0, WHITE, INK, 4) + rect(68, 82, 64, 34, 0, BLACK, INK, 4) + head(88, 103, SKIN, path("M76 97 l2 -10 l6 6 l4 -9 l5 9 l6 -6 l1 10Z", YELLOW, INK, 3)) + place(signs.markenbier(), 118, 101, 0.24)
    b += rect(50, 114, 100, 12, 3, "#d9a41f", INK, 4) + awning(56, 66, 88, YELLOW, "drinks", 5)
    for side in (22, 178):
        b += path(f"M{side} 144 V102", "none", INK, 8) + circle(side, 98, 7, YELLOW, INK, 4)
    b += path("M22 106 Q36 128 50 112 M178 106 Q164 128 150 112", "none", INK, 9) + path("M22 106 Q36 128 50 112 M178 106 Q164 128 150 112", "none", PINK, 4)
    return b + roundel(signs.markenbier(), 100, 50, 17)


def cocktailbar() -> str:
    """Cocktailbar: a hut of bamboo and straw, a palm beside it."""
    b = scene() + bulbs(2) + path("M182 142 Q174 100 184 64", "none", INK, 13) + path("M182 142 Q174 100 184 64", "none", WOOD, 6)
    b += path("M184 62 q-22 -18 -40 2 q20 -4 40 -2 q-16 8 -18 28 q16 -8 18 -28 q10 -14 26 -6 M184 62 q-4 -26 -24 -30 q0 20 24 30 q2 -20 16 -26", GREEN, INK, 4)
    b += rect(34, 66, 116, 42, 0, BLACK, INK, 4) + path("M30 60 V142 M154 60 V142", "none", INK, 12) + path("M30 60 V142 M154 60 V142", "none", "#e0b85c", 6) + path("M26 84 h8 M26 112 h8 M150 84 h8 M150 112 h8", "none", INK, 3)
    b += head(62, 92, DARK_SKIN, path("M51 84 q11 -10 22 0", "none", INK, 6)) + "".join(path(f"M{x} 82 h18 l-9 10 v10 m-5 0 h10", ink, WHITE, 3) for x, ink in ((92, PINK), (120, ACID)))
    b += rect(20, 104, 144, 13, 4, "#d9b46c", INK, 4) + "".join(rect(28 + k * 16, 117, 14, 26, 3, "#e0b85c" if k % 2 else "#c99a3f", INK, 3) for k in range(8))
    b += path("M92 12 L180 66 l-10 8 l-8 -6 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 8 l-10 -7 l-8 7 l-10 -8Z", YELLOW, INK, 5)
    return b + path("M92 16 L50 66 M92 16 L134 66 M92 16 L20 64 M92 16 L164 64", "none", "#c99a3f", 3) + roundel(signs.cocktailbar(), 92, 44, 21)


def wachmacher() -> str:
    """Wachmacher-Tankstelle."""
    b = (
        scene() + path("M8 30 H192 V52 H8Z", YELLOW, INK, 5)
        + path("M20 52 V142 M180 52 V142", "none", INK, 9)
        + "".join(path(f"M{x + 6} 34 l-9 9 h7 l-5 7", "none", INK, 4) for x in (30, 62, 132, 164))
    )
    for x, c in ((38, RED), (118, ORANGE)):
        b += (
            rect(x, 70, 44, 72, 5, c, INK, 4) + rect(x + 8, 78, 28, 20, 3, WHITE, INK, 3)
            + path(f"M{x + 24} 80 l-8 9 h7 l-5 7", "none", INK, 3)
            + path(f"M{x + 44} 90 h8 v30 q0 10 -8 10", "none", INK, 5)
            + path(f"M{x + 11} 106 h20 v12 q-10 12 -20 0Z", WHITE, INK, 3)
        )
    return (
        b + path("M60 66 q-6 -5 0 -10 M140 66 q-6 -5 0 -10", "none", WHITE, 4)
        + circle(100, 17, 17, WHITE, INK, 4) + place(signs.wachmacher(), 100, 17, 0.26)
        + head(101, 112, SKIN) + path("M90 142 Q90 126 101 126 Q112 126 112 142Z", PINK, INK, 3)
    )


def fruehschoppen() -> str:
    """Frühschoppenzelt: a long table, two pints, a tuba, a garland of pretzels."""
    b = scene("#5a6f9c") + path("M14 142 V24 M186 142 V24", "none", INK, 8) + path("M14 44 Q60 64 100 44 Q140 64 186 44", "none", INK, 3)
    b += path("M150 104 Q128 112 130 84 V64", "none", INK, 15) + path("M150 104 Q128 112 130 84 V64", "none", YELLOW, 7) + path("M112 50 H150 Q146 66 131 68 Q116 66 112 50Z", YELLOW, INK, 4) + ellipse(131, 50, 20, 6, "#d9a41f", INK, 4)
    b += path("M144 124 Q144 96 162 96 Q180 96 180 124Z", RED, INK, 4) + head(162, 82, SKIN, path("M150 77 q12 -16 24 0Z M146 77 h32", GREEN, INK, 3)) + circle(153, 88, 4, "#e5866a", sw=0)
    b += path("M26 124 Q26 98 46 98 Q66 98 66 124Z", BLUE, INK, 4) + head(46, 84, TAN, path("M34 79 q12 -16 24 0Z M30 79 h32", GREEN, INK, 3)) + path("M58 108 L78 96", "none", INK, 9) + path("M58 108 L78 96", "none", TAN, 4)
    b += place(SYMBOLS["drinks"], 86, 92, 0.44) + place(SYMBOLS["drinks"], 114, 98, 0.36) + path("M12 114 H188 V128 H12Z", WHITE, INK, 4) + "".join(rect(18 + k * 24, 117, 12, 8, 0, SKY_BLUE, sw=0) for k in range(7)) + path("M34 128 V144 M166 128 V144", "none", INK, 8)
    return b + awning(6, 8, 188, YELLOW, "drinks", 8) + roundel(signs.fruehschoppen(), 100, 30, 22)


def ochsengrill() -> str:
    """Ochsengrill."""
    return (
        scene() + smoke(92, 60)
        + path("M30 142 V20 M170 142 V20 M22 142 L30 120 L38 142 M162 142 L170 120 L178 142", "none", INK, 8)
        + path("M22 78 H178", "none", STEEL, 6)
        + path("M52 70 Q60 54 92 56 Q134 52 146 70 Q152 88 138 96 L130 112 L122 98 H78 L70 112 L62 96 Q48 88 52 70Z", "#a84a24", INK, 5)
        + path("M68 66 Q84 60 100 64", "none", "#d97a48", 5)
        + path("M74 142 Q66 126 80 118 Q82 128 90 122 Q94 106 104 112 Q104 126 114 118 Q126 126 120 142Z", ORANGE, INK, 4)
        + path("M90 142 Q88 130 98 128 Q110 130 108 142Z", YELLOW, sw=0)
        + place(signs.ochsengrill(), 166, 66, 0.4) + awning(10, 4, 180, ORANGE, "fastfood", 8)
    )


def steakpfanne() -> str:
    """Steakpfanne: a pan for a hundred, the cook behind it with a spatula."""
    b = scene() + path("M16 142 V24 M184 142 V24", "none", INK, 8) + path("M62 96 Q62 70 90 70 Q118 70 118 96Z", WHITE, INK, 4) + head(90, 58, DEEP_SKIN, path("M79 50 v-10 q-4 -10 6 -10 q6 -6 12 0 q10 0 6 10 v10Z", WHITE, INK, 3))
    b += path("M114 80 L138 66 V44", "none", INK, 7) + path("M114 80 L138 66 V44", "none", STEEL, 3) + rect(130, 28, 17, 18, 2, STEEL, INK, 3)
    b += path("M150 100 L196 80", "none", INK, 16) + path("M152 99 L194 81", "none", WOOD, 8) + path("M24 96 Q28 124 92 124 Q156 124 160 96Z", BLACK, INK, 5) + ellipse(92, 96, 68, 15, "#565a68", INK, 5)
    for x, y in ((58, 92), (90, 98), (122, 92), (92, 86)):
        b += path(f"M{x - 15} {y} q2 -10 16 -8 q16 -2 14 6 q-4 8 -16 6 q-12 4 -14 -4Z", "#b5482f", INK, 3) + path(f"M{x - 8} {y - 2} l12 2", "none", "#f2b79a", 3)
    b += "".join(path(f"M{x - 13} 146 Q{x - 18} 130 {x - 5} 124 Q{x - 2} 132 {x + 2} 118 Q{x + 16} 130 {x + 12} 146Z", ink, INK, 4) for x, ink in ((52, ORANGE), (92, YELLOW), (132, ORANGE)))
    return b + smoke(44, 80) + awning(6, 6, 188, ORANGE, "fastfood", 8) + roundel(signs.steakpfanne(), 40, 32, 20)


def pizzawagen() -> str:
    """Pizzawagen."""
    return wagon("fastfood", RED, signs.pizzawagen(), head(64, 88, OLIVE_SKIN, path("M53 80 v-5 q11 -8 22 0 v5Z", WHITE, INK, 3) + path("M58 92 q6 -3 6 0 q0 -3 6 0", "none", INK, 3)) + ellipse(112, 92, 22, 6, "#ffd98a", INK, 3) + "".join(circle(x, 91, 3, RED, sw=0) for x in (102, 112, 122)))


def katerfruehstueck() -> str:
    """Katerfrühstück: the tomcat under the parasol, egg, coffee and herring before him."""
    b = scene("#5a6f9c") + circle(176, 24, 15, YELLOW, INK, 4) + path("M104 20 V142", "none", INK, 9) + path("M104 20 V142", "none", WHITE, 4)
    b += path("M24 62 Q34 16 104 12 Q174 16 184 62 L164 52 L144 64 L124 52 L104 64 L84 52 L64 64 L44 52Z", ORANGE, INK, 5) + path("M104 12 Q78 24 64 64 L84 52 L104 64Z M104 12 Q130 24 144 64 L124 52 L104 64Z", WHITE, INK, 4)
    b += path("M30 126 Q30 96 58 96 Q86 96 86 126Z", "#8a8d99", INK, 5) + path("M28 120 Q8 112 16 92", "none", INK, 10) + path("M28 120 Q8 112 16 92", "none", "#8a8d99", 4) + place(signs.katerfruehstueck(), 58, 84, 0.5)
    b += rect(22, 114, 158, 11, 3, WOOD, INK, 4) + path("M36 125 V144 M166 125 V144", "none", INK, 8) + path("M92 114 q14 -16 34 0Z", WHITE, INK, 3) + circle(109, 108, 6, YELLOW, INK, 3)
    b += path("M134 92 h18 v22 h-18Z M152 98 q9 0 0 10", PINK, INK, 4) + path("M139 86 q-4 -5 0 -9 M147 86 q-4 -5 0 -9", "none", WHITE, 4)
    return b + path("M156 108 q10 -9 20 0 l8 -6 v12 l-8 -5 q-10 8 -20 -1Z", SKY_BLUE, INK, 3)


def tattoozelt() -> str:
    """Tattoozelt: the artist at work on the largest arm of the field."""
    b = scene() + path("M14 142 V24 M186 142 V24", "none", INK, 8)
    b += path("M96 146 V104 Q94 76 124 74 L144 72 Q148 58 138 46 Q136 32 152 32 Q176 30 178 54 Q186 100 158 112 L154 146Z", TAN, INK, 5) + path("M148 44 q10 -4 18 2 M150 54 q8 -2 14 2 M144 72 Q152 84 146 96", "none", INK, 4)
    b += place(signs.tattoozelt(), 124, 104, 0.36)
    b += path("M24 146 Q22 106 44 106 Q66 106 66 146Z", BLACK, INK, 4) + head(46, 90, PALE_SKIN, path("M34 86 Q34 74 46 74 Q58 74 58 86 L46 82Z", PINK, INK, 3)) + path("M56 118 L82 112", "none", INK, 12) + path("M56 118 L82 112", "none", PALE_SKIN, 6)
    b += path("M78 104 h14 l8 4 l-8 5 h-14Z", STEEL, INK, 3) + path("M100 108 h6", "none", INK, 3) + path("M80 104 Q76 92 66 96", "none", INK, 3) + path("M104 96 l6 -6 M110 100 h8 M100 92 v-8", "none", YELLOW, 4)
    return b + awning(6, 8, 188, LILAC, "other", 8) + roundel(signs.tattoozelt(), 62, 46, 19)


def trommelladen() -> str:
    """Trommelladen: drums of three sizes on a carpet, the shopkeeper tries one."""
    b = scene() + path("M12 -4 Q40 30 100 22 Q160 30 188 -4Z", LILAC, INK, 5) + path("M40 -4 Q64 20 100 21 Q136 20 160 -4Z", WHITE, INK, 4) + path("M14 142 V10 M186 142 V10", "none", INK, 7)
    b += path("M14 146 L36 124 H164 L186 146Z", RED, INK, 4) + path("M32 140 l9 -9 l9 9 l9 -9 l9 9 M110 140 l9 -9 l9 9 l9 -9 l9 9 l9 -9", "none", YELLOW, 4)
    b += path("M78 124 Q78 84 100 84 Q122 84 122 124Z", GREEN, INK, 4) + head(100, 68, DEEP_SKIN, path("M88 62 q12 -16 24 0Z", RED, INK, 3) + path("M88 63 h24", "none", YELLOW, 4))
    for x, y, s in ((46, 98, 0.84), (152, 92, 0.98), (100, 112, 0.56)):
        b += place(signs.trommelladen(), x, y, s)
    b += path("M84 96 L66 66 M116 96 L138 58", "none", INK, 9) + path("M84 96 L66 66 M116 96 L138 58", "none", DEEP_SKIN, 4)
    return b + path("M22 50 l-6 -6 M46 46 v-8 M176 40 l6 -6 M64 56 l5 -6", "none", WHITE, 4) + roundel(signs.trommelladen(), 100, 28, 20)


def huepfburg() -> str:
    """Hüpfburg."""
    b = (
        scene()
        + path("M14 142 V62 Q14 56 20 56 H46 Q52 56 52 62 V84 H148 V62 Q148 56 154 56 H180 Q186 56 186 62 V142 Q100 152 14 142Z", LILAC, INK, 5)
        + path("M10 58 L33 18 L56 58Z M144 58 L167 18 L190 58Z", PINK, INK, 5)
        + path("M33 18 V6 h14 l-5 5 l5 5 h-14 M167 18 V6 h14 l-5 5 l5 5 h-14", YELLOW, INK, 3)
    )
    b += (
        "".join(path(f"M{x} 86 V112", "none", "#9a6fd6", 5) for x in (66, 83, 117, 134))
        + path("M14 114 Q100 126 186 114", "none", INK, 4)
        + rect(26, 70, 14, 20, 7, BLACK, INK, 3) + rect(160, 70, 14, 20, 7, BLACK, INK, 3)
    )
    return (
        b
        + "".join(figure(g, x, y, 52, r) for g, x, y, r in (("punk", 76, 82, -14), ("reggae", 126, 90, 16)))
        + circle(100, 128, 15, WHITE, INK, 4) + place(signs.huepfburg(), 100, 128, 0.22)
    )


def waschsalon() -> str:
    """Waschsalon."""
    b = (
        scene() + path("M24 52 H176 V142 H24Z", "#cfe4fb", INK, 5)
        + "".join(rect(x, 82, 40, 60, 5, WHITE, INK, 4) + circle(x + 20, 116, 15, SKY_BLUE, INK, 4) + path(f"M{x + 8} 118 q6 -8 12 0 q6 8 12 0", "none", WHITE, 3) + path(f"M{x + 7} 91 h12", "none", BLUE, 4) + circle(x + 32, 91, 3, PINK, sw=0) for x in (34, 80, 126))
    )
    return (
        b + awning(14, 46, 172, LILAC, "other", 8)
        + path("M4 16 Q100 44 196 16", "none", INK, 3)
        + "".join(path(f"M{x} {y} h16 v14 h10 q3 9 -5 9 h-21Z", c, INK, 3) for x, y, c in ((22, 22, RED), (154, 22, ACID)))
        + circle(100, 28, 24, WHITE, INK, 4) + place(signs.waschsalon(), 100, 28, 0.36)
        + "".join(circle(x, y, r, WHITE, INK, 3) for x, y, r in ((186, 128, 8), (192, 112, 5), (14, 132, 7)))
    )
