"""Mountain and lake tiles, 100 x 100 each."""
# fmt: off

from collections.abc import Callable

from assets.source.kit import (
    BRICK,
    INK,
    MEADOW,
    SKY,
    SUN,
    WHITE,
    circle,
    ellipse,
    line,
    path,
    place,
    poly,
    rect,
)
from assets.source.road.palette import (
    BARK,
    LAKE,
    LIME,
    PINE,
    PINK,
    PLANK,
    PLUM,
    PLUM_DARK,
    PLUM_LIGHT,
    SNOW,
    WHEAT,
    frame,
    pine,
)

SHADE = 'opacity=".8"'


def _grass(d: str) -> str:
    return path(d, MEADOW, INK, 3)


def peaks() -> str:
    """Two peaks under the sun."""
    a = circle(80, 22, 10, SUN, INK, 2.5)
    a += poly([(44, 86), (74, 40), (108, 86)], PLUM_LIGHT, INK, 3) + poly([(64, 55.5), (74, 40), (85, 55), (78, 52), (73, 58), (70, 52)], SNOW, INK, 2.5)
    a += poly([(-10, 88), (36, 17), (82, 88)], PLUM, INK, 3.5) + poly([(36, 17), (82, 88), (46, 88), (52, 62), (38, 50)], PLUM_DARK, sw=0, extra=SHADE)
    a += poly([(36, 17), (53.5, 44), (45, 40), (39, 50), (31, 40), (19.5, 43)], SNOW, INK, 2.5)
    a += _grass("M-5 84 Q30 74 60 82 T105 80 V105 H-5Z") + pine(82, 96, 24) + pine(68, 98, 18)
    return frame(a, SKY)


def cable_car() -> str:
    """A red gondola crossing a ridge at dawn."""
    a = poly([(-8, 80), (14, 40), (30, 58), (52, 20), (72, 54), (84, 42), (110, 80)], PLUM, INK, 3.5)
    a += poly([(52, 20), (72, 54), (84, 42), (110, 80), (64, 80), (66, 58), (54, 46)], PLUM_DARK, sw=0, extra=SHADE)
    a += poly([(43, 34.5), (52, 20), (61, 35), (55, 33), (51, 40), (48, 33)], SNOW, INK, 2.5) + poly([(8.5, 50), (14, 40), (21, 48), (15, 47)], SNOW, INK, 2.5)
    a += line(0, 22, 100, 60, INK, 2.5) + line(80, 52.5, 80, 58, INK, 2.5) + rect(70, 57, 20, 14, 4, BRICK, INK, 2.5) + rect(74, 60, 12, 5, 1, WHITE, sw=0)
    a += _grass("M-5 78 Q40 64 105 80 V105 H-5Z") + pine(16, 95, 26) + pine(30, 98, 20)
    return frame(a, "#f6d9a4")


def cloudy() -> str:
    """One high peak with a cloud at its foot and a pale moon."""
    a = circle(24, 26, 12, WHITE, INK, 2.5)
    a += poly([(-6, 90), (22, 52), (34, 60), (62, 14), (106, 90)], PLUM, INK, 3.5) + poly([(62, 14), (106, 90), (70, 90), (74, 56), (62, 44)], PLUM_DARK, sw=0, extra=SHADE)
    a += poly([(49, 35.5), (62, 14), (75, 37), (68, 34), (62, 44), (56, 35)], SNOW, INK, 2.5)
    a += path("M20 66 q0 -9 9 -8 q4 -9 13 -4 q10 -2 10 8 q6 8 -6 8 H26 q-8 0 -6 -4Z", WHITE, INK, 2.5)
    a += _grass("M-5 82 Q50 72 105 86 V105 H-5Z")
    return frame(a, "#b9c8e6")


def waterfall() -> str:
    """A gorge with a waterfall between two cliffs."""
    a = circle(50, 24, 11, "#f4a37a", INK, 2.5)
    a += poly([(-10, 90), (-4, 34), (16, 18), (30, 30), (42, 58), (46, 90)], PLUM, INK, 3.5) + poly([(16, 18), (30, 30), (42, 58), (46, 90), (22, 90), (28, 60), (14, 42)], PLUM_DARK, sw=0, extra=SHADE)
    a += poly([(110, 90), (106, 44), (88, 24), (72, 38), (60, 60), (56, 90)], PLUM_LIGHT, INK, 3.5) + poly([(88, 24), (106, 44), (110, 90), (84, 90), (92, 58), (84, 46)], PLUM, sw=0, extra=SHADE)
    a += poly([(5, 27), (16, 18), (26.5, 27), (20, 28), (16, 36), (11, 27.5)], SNOW, INK, 2.5) + poly([(79, 32), (88, 24), (97, 34), (90, 33), (86, 39)], SNOW, INK, 2.5)
    a += path("M42 56 Q50 48 60 56 L58 88 H44Z", "#bfe3ec", INK, 3) + path("M48 58V78M53.5 62V84", stroke=WHITE, sw=3)
    a += _grass("M-5 84 Q24 76 42 86 H60 Q80 76 105 84 V105 H-5Z") + path("M30 105 Q34 88 50 86 Q66 88 72 105Z", "#7fc4d6", INK, 3) + path("M42 96q4 -3 8 0t8 0", stroke=WHITE, sw=2.5)
    return frame(a + pine(14, 98, 24) + pine(88, 98, 26), "#f9dcc0")


def balloon() -> str:
    """A striped balloon over rounded tops."""
    a = poly([(-10, 90), (10, 56), (22, 64), (40, 40), (60, 72), (70, 90)], PLUM_LIGHT, INK, 3) + poly([(32.5, 49), (40, 40), (47.5, 52), (41, 50), (38, 55)], SNOW, INK, 2.5)
    a += poly([(30, 90), (62, 58), (76, 70), (92, 50), (112, 90)], PLUM, INK, 3.5) + poly([(92, 50), (112, 90), (84, 90), (88, 68)], PLUM_DARK, sw=0, extra=SHADE)
    a += poly([(84.5, 59), (92, 50), (98.5, 62), (92, 60), (88, 65)], SNOW, INK, 2.5)
    balloon_ = path("M0 46 C-10 36 -22 26 -22 10 A22 21 0 0 1 22 10 C22 26 10 36 0 46Z", BRICK, INK, 3.2) + path("M-7 -9 C-14 8 -9 26 -3 42 H3 C9 26 14 8 7 -9 Q0 -12 -7 -9Z", SUN, INK, 2.6)
    a += place(balloon_ + path("M-5 42L-4 49M5 42L4 49", sw=2.2) + rect(-5.5, 49, 11, 8, 2, PLANK, INK, 2.5), 62, 17, 0.8)
    a += path("M10 24 q0 -6 6 -6 q3 -7 11 -3 q7 0 6 6 q0 4 -5 4 H14 q-4 0 -4 -1Z", WHITE, INK, 2.5)
    return frame(a + _grass("M-5 86 Q30 74 60 84 T105 82 V105 H-5Z") + pine(16, 99, 22) + pine(28, 102, 18), SKY)


def summit_hut() -> str:
    """A hut on the ridge, its flag up, a path winding to it."""
    a = circle(20, 22, 10, WHITE, INK, 2.5) + poly([(-10, 92), (16, 44), (34, 66), (44, 92)], PLUM_LIGHT, INK, 3) + poly([(10, 55), (16, 44), (23, 53), (17, 52), (14, 58)], SNOW, INK, 2.5)
    a += poly([(4, 94), (46, 46), (54, 44), (76, 44), (82, 50), (112, 94)], PLUM, INK, 3.5) + poly([(82, 50), (112, 94), (74, 94), (80, 70), (72, 52)], PLUM_DARK, sw=0, extra=SHADE)
    a += path("M58 90 Q34 82 52 74 Q70 68 58 60 Q54 54 62 46", stroke=INK, sw=8) + path("M58 90 Q34 82 52 74 Q70 68 58 60 Q54 54 62 46", stroke="#ead2a0", sw=4)
    a += rect(53, 30, 22, 15, 0, "#d58f58", INK, 2.6) + poly([(48, 32), (64, 17), (80, 32), (76, 34), (64, 24), (52, 34)], BRICK, INK, 2.6) + rect(60, 36, 8, 9, 0, INK, sw=0)
    a += line(84, 46, 84, 22, INK, 2.6) + path("M84 22 q7 -4 13 1 v9 q-6 -4 -13 0Z", SUN, INK, 2.4)
    return frame(a + _grass("M-5 88 Q40 78 105 90 V105 H-5Z") + pine(18, 100, 24) + pine(88, 102, 20), "#bfe0d8")


def sailing() -> str:
    """A round lake with a sailing boat."""
    a = path("M10 52 C8 24 44 12 68 18 C96 24 98 54 86 72 C74 92 30 94 18 78 C10 70 11 62 10 52Z", LAKE, INK, 3.5)
    a += path("M20 46 q6 -5 12 0 t12 0 M58 34 q5 -4 10 0 t10 0 M40 78 q5 -4 10 0 t10 0", stroke=WHITE, sw=3)
    a += path("M40 56 H78 L70 67 H48Z", BRICK, INK, 3) + line(58, 56, 58, 28, INK, 3) + path("M61 30 L78 52 H61Z", WHITE, INK, 2.5)
    a += line(10, 96, 10, 80, PINE, 4) + line(17, 98, 19, 84, PINE, 4) + ellipse(10, 79, 3, 7, BARK, sw=0)
    return frame(a, LIME)


def island() -> str:
    """A small island with two firs."""
    a = path("M-5 30 C20 18 40 34 60 26 S96 22 106 32 V106 H-5Z", LAKE, INK, 3.5)
    a += path("M8 46 q5 -4 10 0 t10 0 M70 44 q5 -4 10 0 t10 0 M12 84 q5 -4 10 0 t10 0 M66 88 q5 -4 10 0 t10 0", stroke=WHITE, sw=3)
    a += path("M26 68 Q28 54 46 54 Q70 52 74 66 Q76 74 50 75 Q26 76 26 68Z", WHEAT, INK, 3) + pine(44, 66, 34) + pine(59, 68, 26)
    return frame(a, LIME)


def duck() -> str:
    """A jetty and a rubber-yellow duck."""
    a = path("M-5 20 C30 34 60 10 105 22 V78 C70 92 30 70 -5 84Z", LAKE, INK, 3.5)
    a += path("M10 40 q5 -4 10 0 t10 0 M64 36 q5 -4 10 0 t10 0 M14 66 q5 -4 10 0 t10 0", stroke=WHITE, sw=3)
    a += poly([(56, 100), (50, 52), (62, 52), (72, 100)], PLANK, INK, 3) + line(53, 66, 65, 66, INK, 2) + line(54, 80, 67, 80, INK, 2)
    a += path("M74 60 q0 -8 7 -8 q4 0 5 4 l6 -1 l-5 5 q0 8 -10 8 q-9 0 -12 -8 q5 2 9 0Z", SUN, INK, 2.5) + circle(82, 56, 1.6, INK, sw=0)
    return frame(a, LIME)


def swan() -> str:
    """A swan between the reeds."""
    a = path("M-5 36 C24 22 52 40 105 26 V105 H-5Z", LAKE, INK, 3.5)
    a += path("M8 56 q5 -4 10 0 t10 0 M76 50 q5 -4 10 0 t10 0 M14 90 q5 -4 10 0 t10 0", stroke=WHITE, sw=3)
    a += path("M26 70 C28 60 38 58 48 62 C54 60 56 54 52 48 C48 40 50 28 60 28 C68 28 70 34 69 39 L60 38 C58 42 66 48 68 56 C72 70 64 80 50 81 C34 82 22 78 17 66 Q21 69 26 70Z", WHITE, INK, 3.2)
    a += path("M30 70 Q40 62 52 67 Q48 76 36 75Z", "#e3ded0", INK, 2.4) + path("M69 34 L78 39 L68 41Z", "#ee8a4a", INK, 2.4) + circle(62, 34, 1.8, INK, sw=0) + path("M20 84 q8 4 16 0 t16 0 t14 0", stroke=WHITE, sw=3)
    a += line(84, 104, 84, 74, PINE, 4) + line(92, 104, 91, 66, PINE, 4) + line(78, 104, 75, 86, PINE, 4) + ellipse(84, 72, 3.4, 8, BARK, INK, 2) + ellipse(91, 64, 3.4, 8, BARK, INK, 2)
    return frame(a, LIME)


def canoe() -> str:
    """A canoe from above, between water lilies."""
    a = path("M14 -5 C6 20 22 36 12 58 C6 78 18 92 14 105 H92 C84 86 98 70 90 48 C84 28 94 14 88 -5Z", LAKE, INK, 3.5)
    boat = path("M0 -33 C14 -16 14 16 0 33 C-14 16 -14 -16 0 -33Z", BRICK, INK, 3.2) + path("M0 -24 C8 -12 8 12 0 24 C-8 12 -8 -12 0 -24Z", "#e9c08a", INK, 2.4) + line(-7, -5, 7, -5, INK, 2.6) + line(-7, 9, 7, 9, INK, 2.6)
    a += place(line(-24, 12, 22, -8, INK, 5.5) + line(-24, 12, 22, -8, PLANK, 2.5) + boat + ellipse(-25, 12.5, 6, 3.6, PLANK, INK, 2.4) + ellipse(23, -8.5, 6, 3.6, PLANK, INK, 2.4), 50, 46, 1, 28)
    for x, y, r in ((32, 84, 9), (70, 82, 8), (27, 20, 7)):
        a += path(f"M{x} {y}L{x + r} {y - 3}A{r} {r} 0 1 1 {x + r * 0.7:.1f} {y - r * 0.75:.1f}Z", "#5f9b46", INK, 2.5)
    a += circle(72, 77, 4.2, PINK, INK, 2.2) + path("M22 40 q4 -4 8 0 t8 0 M66 22 q4 -4 8 0 t8 0 M46 92 q4 -4 8 0 t8 0", stroke=WHITE, sw=2.8)
    return frame(a, LIME)


def lighthouse() -> str:
    """A lighthouse on its rock, gulls in the air."""
    a = path("M-5 58 Q24 52 50 58 T105 56 V105 H-5Z", LAKE, INK, 3.5) + path("M6 72 q5 -4 10 0 t10 0 M10 90 q5 -4 10 0 t10 0 M40 92 q5 -4 10 0 t10 0", stroke=WHITE, sw=3)
    a += poly([(46, 22), (-6, 12), (-6, 38)], "#ffe48a", sw=0, extra='opacity=".75"')
    a += path("M38 84 Q42 70 56 72 Q70 62 82 72 Q98 72 96 86 Q70 96 38 84Z", "#9d93a6", INK, 3) + poly([(52, 76), (57, 30), (75, 30), (80, 76)], WHITE, INK, 3.2)
    a += poly([(56, 40), (57, 31), (75, 31), (76, 40)], BRICK, sw=0) + poly([(53.8, 60), (55, 49), (77, 49), (78.2, 60)], BRICK, sw=0) + poly([(52, 76), (57, 30), (75, 30), (80, 76)], "none", INK, 3.2)
    a += rect(58, 16, 16, 14, 1, SUN, INK, 2.8) + poly([(55, 17), (66, 6), (77, 17)], BRICK, INK, 2.8) + line(52, 30, 80, 30, INK, 4) + path("M62 76 v-7 a4 4 0 0 1 8 0 v7", INK, sw=0)
    a += path("M20 52 q4 -6 8 -1 q4 -5 8 1 M84 46 q4 -5 7 -1 q4 -4 7 1", stroke=INK, sw=2.4)
    return frame(a, "#cfe6ea")


MOUNTAINS: tuple[Callable[[], str], ...] = (peaks, cable_car, cloudy, waterfall, balloon, summit_hut)
LAKES: tuple[Callable[[], str], ...] = (sailing, island, duck, swan, canoe, lighthouse)
