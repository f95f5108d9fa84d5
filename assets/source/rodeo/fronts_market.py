"""Fronts of the market's stands, 200 x 150, standing on y = 144."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, ellipse, path, place, rect
from assets.source.rodeo import signs_market as signs
from assets.source.rodeo.booths import awning, booth, head, scene, smoke, tent, wagon
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
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.symbols import SYMBOLS


def markenbier() -> str:
    """Markenbier."""
    return booth("drinks", "#f5d98c", signs.markenbier(), head(68, 90, SKIN, path("M56 84 l2 -10 l6 6 l4 -9 l5 9 l6 -6 l1 10Z", YELLOW, INK, 3)) + "".join(place(signs.markenbier(), x, 88, 0.3) for x in (108, 134)), "#d9a41f")


def cocktailbar() -> str:
    """Cocktailbar."""
    return booth("drinks", "#ffc9dd", signs.cocktailbar(), head(70, 90, DARK_SKIN, path("M59 82 q11 -10 22 0", "none", INK, 6)) + "".join(path(f"M{x} 82 h18 l-9 10 v10 m-5 0 h10", c, WHITE, 3) for x, c in ((98, PINK), (126, ACID))), "#d9b46c")


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
    """Frühschoppenzelt."""
    return tent("drinks", "#58a8e8", signs.fruehschoppen(), rect(70, 116, 60, 7, 2, WOOD, INK, 3) + path("M78 122 V140 M122 122 V140", "none", WOOD, 6) + head(84, 104, SKIN, path("M73 99 q11 -16 22 0Z", GREEN, INK, 3)) + place(SYMBOLS["drinks"], 114, 104, 0.28))


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
    """Steakpfanne."""
    return booth("fastfood", "#e8b49a", signs.steakpfanne(), head(66, 92, DEEP_SKIN, path("M56 84 v-8 q10 -8 20 0 v8Z", WHITE, INK, 3)) + path("M96 100 h34", "none", STEEL, 12) + path("M130 98 l16 -6", "none", STEEL, 5) + path("M102 94 q10 -8 22 0Z", "#b5482f", INK, 3) + path("M108 84 q-5 -5 0 -9 M118 84 q-5 -5 0 -9", "none", WHITE, 3), STEEL)


def pizzawagen() -> str:
    """Pizzawagen."""
    return wagon("fastfood", RED, signs.pizzawagen(), head(64, 88, OLIVE_SKIN, path("M53 80 v-5 q11 -8 22 0 v5Z", WHITE, INK, 3) + path("M58 92 q6 -3 6 0 q0 -3 6 0", "none", INK, 3)) + ellipse(112, 92, 22, 6, "#ffd98a", INK, 3) + "".join(circle(x, 91, 3, RED, sw=0) for x in (102, 112, 122)))


def katerfruehstueck() -> str:
    """Katerfrühstück."""
    return booth("fastfood", "#cfd3df", signs.katerfruehstueck(), place(signs.katerfruehstueck(), 68, 88, 0.34) + path("M98 98 q14 -16 30 0Z", WHITE, INK, 3) + circle(113, 93, 5, YELLOW, INK, 2) + path("M136 84 h12 v14 h-12Z M148 88 q7 0 0 8", "#ff9cc0", INK, 3))


def tattoozelt() -> str:
    """Tattoozelt."""
    return tent("other", RED, signs.tattoozelt(), path("M78 130 h44 M86 130 v-20 h28 v20", "none", "#8b8ea0", 6) + path("M74 108 q14 -8 40 2 l12 -6", "none", SKIN, 12) + place(signs.tattoozelt(), 96, 107, 0.12))


def trommelladen() -> str:
    """Trommelladen."""
    return booth("other", "#f0d9b0", signs.trommelladen(), head(66, 90, DEEP_SKIN, path("M54 84 q12 -16 24 0Z", RED, INK, 3) + path("M54 85 h24", "none", YELLOW, 4)) + "".join(place(signs.trommelladen(), x, 90, 0.27) for x in (106, 136)))


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
