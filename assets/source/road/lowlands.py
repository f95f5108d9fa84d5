"""Forest and field tiles, 100 x 100 each."""
# fmt: off

from collections.abc import Callable

from assets.source.kit import (
    BRICK,
    INK,
    MEADOW,
    PAPER,
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
    EARTH,
    GLADE,
    LEAF,
    LEAF_DARK,
    PINE,
    PLANK,
    STRAW,
    WHEAT,
    frame,
    pine,
    tree,
)


def _firs(*spots: tuple[float, float, float, str]) -> str:
    return "".join(pine(x, y, h, color) for x, y, h, color in spots)


def tent() -> str:
    """A tent among firs."""
    a = _firs((14, 48, 40, LEAF), (40, 44, 40, PINE), (66, 47, 42, LEAF), (90, 46, 38, PINE), (4, 76, 48, PINE), (29, 74, 50, LEAF), (78, 76, 50, PINE), (54, 78, 46, LEAF), (16, 104, 44, PINE), (92, 104, 46, LEAF))
    a += poly([(38, 98), (54, 76), (70, 98)], SUN, INK, 3) + poly([(49, 98), (54, 84), (59, 98)], INK, sw=0)
    return frame(a, GLADE)


def trail() -> str:
    """A trail between round trees."""
    a = path("M42 105 C40 80 62 70 54 50 S60 20 52 -5 H66 C72 20 64 36 70 52 S58 84 66 105Z", "#d9bd84", INK, 2.5)
    for x, y, r, c in ((14, 40, 16, LEAF_DARK), (36, 32, 14, PINE), (84, 40, 17, LEAF_DARK), (20, 70, 18, PINE), (88, 76, 18, PINE), (34, 98, 17, LEAF_DARK), (84, 104, 15, LEAF_DARK)):
        a += tree(x, y, r, c)
    return frame(a, GLADE)


def deer() -> str:
    """A deer looking out."""
    a = _firs((12, 62, 56, PINE), (88, 60, 54, PINE), (34, 54, 46, LEAF), (68, 52, 44, LEAF))
    a += path("M44 96 V76 Q40 70 42 64 L50 60 L58 64 Q60 70 56 76 V96Z", PLANK, INK, 3) + path("M44 63 q-12 -4 -10 -16 M39 57 l-8 -3 M56 63 q12 -4 10 -16 M61 57 l8 -3", stroke=INK, sw=3)
    a += circle(46, 69, 1.8, INK, sw=0) + circle(54, 69, 1.8, INK, sw=0) + ellipse(50, 76, 3.4, 2.4, INK, sw=0)
    return frame(a + pine(20, 106, 44, LEAF) + pine(82, 106, 44, LEAF), GLADE)


def toadstools() -> str:
    """Two toadstools before the firs."""
    a = _firs((10, 46, 42, PINE), (36, 40, 38, LEAF), (64, 42, 40, PINE), (90, 46, 44, LEAF), (-2, 76, 46, LEAF), (102, 76, 46, PINE))
    a += path("M-5 74 Q50 62 105 76 V105 H-5Z", "#8fbf5a", INK, 3)
    for x, y, s in ((40, 92, 1.15), (70, 96, 0.8)):
        cap = path("M-25 -24 C-24 -48 24 -48 25 -24 Q0 -16 -25 -24Z", BRICK, INK, 3) + circle(-9, -31, 4.2, WHITE, sw=0) + circle(7, -36, 3.6, WHITE, sw=0) + circle(14, -27, 3.2, WHITE, sw=0)
        a += place(path("M-7 -22 C-6 -12 -8 -6 -10 0 H10 C8 -6 6 -12 7 -22Z", PAPER, INK, 3) + cap, x, y, s)
    return frame(a + path("M12 96l3 -8l3 8M88 90l3 -7l3 7M56 100l2 -6l3 6", stroke=PINE, sw=2.6), GLADE)


def cabin() -> str:
    """A log cabin, smoke rising."""
    a = _firs((12, 52, 48, PINE), (36, 42, 38, LEAF), (70, 40, 36, PINE), (92, 52, 50, LEAF))
    a += path("M-5 72 Q50 62 105 72 V105 H-5Z", MEADOW, INK, 3) + path("M66 40 q-7 -6 0 -12 q7 -6 0 -13", stroke=INK, sw=7) + path("M66 40 q-7 -6 0 -12 q7 -6 0 -13", stroke=WHITE, sw=3.6) + rect(61, 38, 9, 16, 0, "#9d93a6", INK, 2.6)
    a += rect(28, 58, 46, 28, 1, PLANK, INK, 3) + path("M28 65H74M28 72H74M28 79H74", stroke=BARK, sw=2.2) + poly([(20, 61), (34, 41), (68, 41), (82, 61)], "#8a3b2a", INK, 3)
    a += rect(35, 66, 11, 20, 0, INK, sw=0) + rect(53, 66, 13, 10, 1, "#ffe48a", INK, 2.6) + line(59.5, 66, 59.5, 76, INK, 2)
    return frame(a + pine(10, 104, 40, LEAF) + pine(92, 104, 42) + path("M40 86 Q44 96 36 105", stroke="#d9bd84", sw=6), GLADE)


def owl() -> str:
    """An owl on a branch of an old oak."""
    a = "".join(circle(x, y, r, c, INK, 2.8) for x, y, r, c in ((12, 14, 22, LEAF_DARK), (48, 6, 24, "#5f9b46"), (88, 14, 24, LEAF_DARK)))
    a += path("M74 105 C80 80 78 50 70 22 H92 C98 50 96 80 104 105Z", BARK, INK, 3.2) + path("M80 44q3 8 0 16M88 66q3 10 0 18", stroke="#4f3520", sw=2.6)
    a += path("M78 76 C60 66 40 72 8 66 L8 72 C40 80 60 78 80 88Z", BARK, INK, 3) + circle(20, 76, 10, "#5f9b46", INK, 2.5) + circle(8, 68, 8, LEAF_DARK, INK, 2.5)
    a += path("M32 70 C24 48 30 34 34 28 L40 34 H54 L60 28 C66 38 70 52 62 72 Q48 80 32 70Z", "#c98d57", INK, 3.2) + path("M38 68 C36 58 42 52 47 52 C53 52 58 58 56 70 Q47 74 38 68Z", "#efdcb4", sw=0)
    a += circle(40, 43, 7.5, WHITE, INK, 2.6) + circle(54, 43, 7.5, WHITE, INK, 2.6) + circle(41, 43, 3, INK, sw=0) + circle(53, 43, 3, INK, sw=0) + poly([(44.5, 48), (49.5, 48), (47, 54)], SUN, INK, 2)
    return frame(a + path("M42 60l3 3l3 -3M46 66l3 3l3 -3", stroke="#a8703f", sw=2) + path("M38 73v4M44 75v4M52 75v4", stroke=SUN, sw=3), "#c3dfa0")


def scarecrow() -> str:
    """A scarecrow in the furrows."""
    a = path("M-5 34 Q40 22 105 36 V105 H-5Z", WHEAT, INK, 3)
    for k in range(7):
        x = -30 + k * 27
        a += path(f"M{40 + (x - 40) * .28:.1f} 31 Q{30 + (x - 30) * .6:.1f} 60 {x} 105", stroke=EARTH, sw=3.5)
    a += line(70, 92, 70, 36, BARK, 5) + line(52, 54, 88, 54, BARK, 5)
    a += path("M54 48 L86 48 L90 60 L80 60 L82 80 H58 L60 60 L50 60Z", BRICK, INK, 3) + circle(70, 39, 9, PAPER, INK, 3) + path("M56 33 H84 M62 32 L64 21 H76 L78 32Z", BARK, INK, 3)
    return frame(a + circle(67, 40, 1.5, INK, sw=0) + circle(73, 40, 1.5, INK, sw=0), SKY)


def tractor() -> str:
    """A tractor between straw bales."""
    a = "".join(poly([(-10, y), (110, y - 26), (110, y - 10), (-10, y + 16)], "#cf9230", sw=0) for y in (20, 52, 84, 116))
    for x, y in ((26, 38), (72, 30), (30, 80)):
        a += path(f"M{x - 17} {y + 10} v-9 a17 15 0 0 1 34 0 v9z", STRAW, INK, 3) + path(f"M{x - 7} {y - 3} a8 7 0 1 1 12 5 a4 3.5 0 1 1 -5 -5", stroke=EARTH, sw=2.5)
    a += rect(58, 62, 26, 14, 3, BRICK, INK, 3) + rect(54, 48, 18, 18, 2, SKY, INK, 3) + line(80, 62, 80, 50, INK, 3) + circle(62, 80, 10, INK, INK, 2) + circle(62, 80, 4, SUN, sw=0) + circle(84, 82, 7, INK, INK, 2)
    return frame(a, WHEAT)


def sunflowers() -> str:
    """Rows of sunflowers."""
    flower = circle(0, -14, 9, STRAW, INK, 2.6) + circle(0, -14, 4, BARK, sw=0) + line(0, -5, 0, 10, PINE, 3.5)
    a = path("M-5 44 Q50 30 105 44 V105 H-5Z", WHEAT, INK, 3)
    for y, n, s in ((64, 6, 0.62), (82, 5, 0.8), (102, 4, 1.0)):
        a += "".join(place(flower, 100 * (k + 0.5) / n, y, s) for k in range(n))
    return frame(a + circle(20, 20, 11, SUN, INK, 2.5), SKY)


def windmill() -> str:
    """A windmill over the corn."""
    a = path("M-5 56 Q50 44 105 58 V105 H-5Z", WHEAT, INK, 3) + path("M-5 72 Q50 60 105 74 M-5 88 Q50 76 105 90", stroke=EARTH, sw=3)
    a += path("M42 84 L47 44 H67 L72 84Z", PAPER, INK, 3.2) + path("M45 46 Q57 26 69 46Z", BRICK, INK, 3) + path("M53 84 v-10 a4 4 0 0 1 8 0 v10Z", INK, sw=0) + circle(57, 58, 3, SKY, INK, 2.2)
    sail = line(0, 0, 0, -32, INK, 3) + rect(0, -32, 9, 24, 1, "#f6e7c0", INK, 2.4) + line(0, -24, 9, -24, INK, 1.6) + line(0, -16, 9, -16, INK, 1.6)
    a += "".join(place(sail, 57, 41, 1, 18 + 90 * k) for k in range(4)) + circle(57, 41, 4, SUN, INK, 2.4)
    for x, y in ((10, 96), (22, 101), (84, 98), (94, 94)):
        a += line(x, y + 8, x, y - 8, EARTH, 2.8) + ellipse(x, y - 12, 3.4, 7, STRAW, INK, 2)
    return frame(a + path("M10 24 q0 -6 6 -6 q3 -7 11 -3 q7 0 6 6 q0 4 -5 4 H14 q-4 0 -4 -1Z", WHITE, INK, 2.4), SKY)


def ears() -> str:
    """Ears of wheat and poppies, seen close."""
    a = circle(82, 20, 11, SUN, INK, 2.5) + path("M-5 54 Q50 42 105 56 V105 H-5Z", WHEAT, INK, 3)
    grain = path("M0 0q-9 -1 -10 -11q10 0 10 11zM0 0q9 -1 10 -11q-10 0 -10 11z", STRAW, INK, 2.2)
    for x, y, s, r in ((22, 30, 1.0, -8), (48, 20, 1.12, 3), (74, 38, 0.95, 9)):
        ear = path("M0 0 Q2 40 0 90", stroke=INK, sw=6) + path("M0 0 Q2 40 0 90", stroke=EARTH, sw=3) + "".join(place(grain, 0, 12 + 10 * k) for k in range(4))
        a += place(ear + path("M0 2q-6 -8 0 -15q6 7 0 15z", STRAW, INK, 2.2), x, y, s, r)
    for x, y in ((10, 84), (36, 90), (62, 82), (90, 88)):
        a += line(x, y, x + 1, 106, PINE, 3) + path(f"M{x - 9} {y - 4} q0 -9 9 -6 q9 -3 9 6 q-2 8 -9 8 q-7 0 -9 -8Z", BRICK, INK, 2.5) + circle(x, y - 1, 2.4, INK, sw=0)
    return frame(a, SKY)


def crows() -> str:
    """A cornfield before a silo, crows circling."""
    a = path("M-5 50 Q50 40 105 50 V105 H-5Z", WHEAT, INK, 3) + path("M66 56 V22 a12 11 0 0 1 24 0 V56Z", "#d9d4c6", INK, 3) + path("M66 32H90M66 43H90", stroke="#9d93a6", sw=2.4) + poly([(36, 58), (36, 42), (50, 31), (64, 42), (64, 58)], BRICK, INK, 3) + rect(45, 46, 10, 12, 0, WHITE, INK, 2.2)
    for y, n, s in ((80, 6, 0.8), (104, 5, 1.0)):
        for k in range(n):
            stalk = line(0, 0, 0, -26, PINE, 3.4) + path("M0 -4 q-10 -2 -11 -13 q10 1 11 13 M0 -6 q10 -2 11 -13 q-10 1 -11 13", LEAF_DARK, INK, 2) + path("M0 -14 q-5 -9 0 -17 q5 8 0 17Z", STRAW, INK, 2.4)
            a += place(stalk, 100 * (k + 0.5) / n, y, s)
    return frame(a + path("M12 22 q5 -8 9 -1 q5 -7 10 1 q-6 -3 -10 2 q-4 -5 -9 -2Z M38 14 q4 -6 7 -1 q4 -5 8 1 q-5 -2 -8 2 q-3 -4 -7 -2Z", INK, INK, 2), SKY)


FORESTS: tuple[Callable[[], str], ...] = (tent, trail, deer, toadstools, cabin, owl)
FIELDS: tuple[Callable[[], str], ...] = (scarecrow, tractor, sunflowers, windmill, ears, crows)
