"""Local heroes of punk, each in a picture of 200 x 160."""
# fmt: off

from assets.source.kit import BUNGEE, INK, PAPER, WHITE, circle, path, place, rect, text
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BROWN,
    GREEN,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    TAN,
    VIOLET,
    YELLOW,
)
from assets.source.rodeo.press import backing, eyes, misprint, sunburst
from assets.source.rodeo.symbols import symbol


def lh01() -> str:
    """Die Dorks: three heads with taped glasses."""
    b = (
        rect(0, 0, 200, 160, 0, "#ffe08a", sw=0)
        + "".join(path(f"M100 170 L{x} -20 L{x + 26} -20Z", "#ffc94d", sw=0) for x in range(-60, 260, 52))
    )
    for i, (x, s, hair) in enumerate([(46, 0.9, "M-26 -18 L-30 -44 L-14 -30 L-6 -52 L6 -30 L20 -46 L26 -18Z"), (154, 0.9, "M-28 -10 Q-30 -44 0 -44 Q30 -44 28 -10 Q0 -30 -28 -10Z"), (100, 1.15, "M-20 -22 L-16 -62 L-6 -34 L0 -70 L8 -34 L18 -60 L22 -22Z")]):
        b += place(path("M-44 60 Q-40 26 0 26 Q40 26 44 60Z", RED) + path("M-26 -20 Q-28 32 0 34 Q28 32 26 -20Z", SKIN) + misprint(hair, ACID if i == 2 else PINK) + circle(-12, -4, 11, WHITE, INK, 5) + circle(12, -4, 11, WHITE, INK, 5) + circle(-12, -4, 3, INK, sw=0) + circle(12, -4, 3, INK, sw=0) + path("M-10 16 H10 M-3 16 V22 H3 V16", WHITE, INK, 4), x, 108, s)
    return b


def lh02() -> str:
    """Smalltown Conspiracy: the whole village watches."""
    b = (
        rect(0, 0, 200, 160, 0, VIOLET, sw=0) + circle(158, 34, 20, YELLOW, INK, 4)
        + path("M0 160 V118 L28 96 L52 118 V92 H66 V60 L80 30 L94 60 V100 L124 78 L150 100 V86 L176 66 L200 86 V160Z", BLACK, INK, 5)
    )
    return (
        b + path("M60 84 h0", sw=0) + symbol("eye", 80, 78, 34) + symbol("eye", 124, 112, 30)
        + symbol("eye", 32, 124, 28) + symbol("eye", 174, 106, 28)
        + path("M80 30 V14 M73 20 H87", "none", PINK, 5) + path("M0 148 H200", "none", PINK, 6)
    )


def lh04() -> str:
    """Krawallkommode: a chest of drawers in a rage, mohawk up, laundry flying."""
    b = backing(PINK) + sunburst("#ff6a9f", 100, 90, 12) + path("M58 150 l-6 10 M142 150 l6 10", "none", INK, 10)
    b += path("M58 34 L62 4 L76 22 L86 -8 L100 18 L114 -8 L124 22 L138 4 L142 34Z", ACID, INK, 5)
    b += path("M46 150 V30 H154 V150Z", BROWN, INK, 5)
    for k, x in enumerate((52, 38, 58, 44)):
        b += rect(x, 36 + k * 28, 100, 23, 3, TAN, INK, 5)
    b += eyes(86, 120, 47, 9, 3.5, (0, 1)) + path("M72 36 L94 43 M134 36 L112 43", "none", INK, 6)
    b += circle(88, 76, 5, INK, sw=0) + circle(108, 104, 5, INK, sw=0) + path("M60 122 h70 v18 h-70Z", INK, INK, 3) + path("M64 124 h62 M64 138 h62", "none", WHITE, 5, 'stroke-dasharray="7 3"')
    b += path("M134 64 q18 -10 22 6 q10 14 26 6 q-4 22 -26 14 q-22 2 -22 -16Z", SKY_BLUE, INK, 4) + path("M42 92 q-12 2 -14 14 l-18 -4 l-2 12 h26 q16 -4 12 -18Z", WHITE, INK, 4) + path("M12 106 l-1 7", "none", RED, 5)
    return b + path("M24 40 l-12 -6 M28 24 l-8 -10 M176 40 l12 -6 M172 24 l8 -10", "none", INK, 5)


def lh05() -> str:
    """Fahrradklingel Riot: a bicycle on its back wheel, mohawk helmet, bell ringing."""
    b = backing("#ff9cc0") + sunburst("#ffb3d0", 60, 120, 12) + path("M0 148 H200 V160 H0Z", "#c9246a", INK, 4)
    frame = "M-46 0 L-18 -50 H24 L46 0 L0 0 L-18 -50 M0 0 L24 -50 L30 -70 H48"
    bike = "".join(circle(x, 0, 32, "none", INK, 8) + circle(x, 0, 32, "none", WHITE, 2) + path(f"M{x - 26} 0 H{x + 26} M{x} -26 V26 M{x - 19} -19 l38 38 M{x + 19} -19 l-38 38", "none", "#7d1f49", 2.5) + circle(x, 0, 6, INK, sw=0) for x in (-46, 46))
    bike += path(frame, "none", INK, 13) + path(frame, "none", RED, 7) + path("M-30 -56 H-4", "none", INK, 11) + circle(0, 0, 10, YELLOW, INK, 4) + path("M0 0 L12 12 h8", "none", INK, 5)
    b += place(bike, 92, 106, 1, -16)
    b += path("M108 18 q18 -26 40 -4 q4 8 -2 12 h-34 q-8 -2 -4 -8Z", YELLOW, INK, 5) + circle(130, 28, 5, INK, sw=0) + path("M124 2 l4 -6", "none", INK, 5)
    b += path("M158 6 l12 -8 M164 20 l16 -2 M160 34 l14 6 M104 4 l-10 -8", "none", INK, 5)
    return b + path("M26 40 l-10 24 h10 l-6 20 l22 -30 h-11 l8 -14Z", ACID, INK, 4) + path("M22 146 q-14 -6 -12 -18 M36 150 q-8 -2 -10 -8", "none", INK, 4)


def _grid(x: float, y: float, w: float, h: float, fingers: list[tuple[int, int]]) -> str:
    """A chord diagram: strings, frets and where the fingers go."""
    out = rect(x, y, w, h, 2, "#fff6d8", INK, 4)
    out += "".join(path(f"M{x + w * k / 3:.0f} {y} v{h}", "none", INK, 2.5) for k in (1, 2))
    out += "".join(path(f"M{x} {y + h * k / 3:.0f} h{w}", "none", INK, 2.5) for k in (1, 2))
    return out + "".join(circle(x + w * a / 3, y + h * (c + 0.5) / 3, 5.5, RED, INK, 2) for a, c in fingers)


def lh06() -> str:
    """Drei Akkorde Mittwoch: calendar page with a face of three chord diagrams."""
    b = backing("#ff8f86") + "".join(path(f"M{x} -10 L{x + 60} 170 h22 L{x + 22} -10Z", "#ff7a70", sw=0) for x in range(-80, 220, 56))
    b += (
        place(path("M-64 -62 H64 V70 H-64Z", "#cfc6ac", INK, 4), 106, 88, 1, 7)
        + place(path("M-64 -66 H64 V52 L44 70 H-64Z", PAPER, INK, 5) + path("M64 52 H44 V70Z", "#d9cfb0", INK, 4) + path("M-64 -66 H64 V-32 H-64Z", RED, INK, 5) + text(0, -38, "MI", 32, BUNGEE, WHITE), 100, 84, 1, -3)
    )
    for x in (62, 136):
        b += rect(x - 4, 8, 9, 22, 4, STEEL, INK, 3)
    b += (
        _grid(52, 62, 34, 30, [(1, 0), (2, 1)]) + _grid(112, 60, 34, 30, [(1, 1), (2, 1)])
        + place(_grid(-34, -11, 68, 26, [(0, 1), (1, 0), (3, 1)]), 99, 122, 1, -3)
    )
    return b


def lh03() -> str:
    """Pogo im Pfarrhaus: the vicarage leaps on springs, arms up, collar on."""
    b = backing(ACID) + sunburst("#c6ee62", 100, 96, 12) + path("M0 148 H200 V160 H0Z", GREEN, INK, 4)
    for x in (74, 112):
        b += path(f"M{x} 112 l14 5 l-14 6 l14 6 l-14 6 l14 6 l-14 6", "none", INK, 6)
    b += path("M58 78 Q34 74 30 40 M142 78 Q166 74 170 40", "none", INK, 15) + path("M58 78 Q34 74 30 40 M142 78 Q166 74 170 40", "none", RED, 7)
    b += circle(30, 34, 11, SKIN, INK, 4) + circle(170, 34, 11, SKIN, INK, 4)
    b += path("M56 116 V64 L100 34 L144 64 V116Z", RED, INK, 5) + misprint("M40 70 L100 26 L160 70 L150 82 L100 46 L50 82Z", VIOLET)
    b += path("M78 38 L70 8 L86 20 L92 -6 L100 16 L108 -6 L114 20 L130 8 L122 38 L100 24Z", PINK, INK, 5)
    b += eyes(84, 116, 74, 10, 4, (0, -3)) + path("M72 60 L90 66 M128 60 L110 66", "none", INK, 6)
    b += path("M78 90 H122 Q120 106 100 106 Q80 106 78 90Z", INK, INK, 4) + path("M82 92 H118 V97 H82Z", WHITE, sw=0)
    b += path("M92 108 H100 L98 128 H88Z M100 108 H108 L112 128 H102Z", WHITE, INK, 4)
    return b + path("M56 150 q8 -10 16 0 M128 150 q8 -10 16 0 M14 96 l-8 6 M16 112 l-10 2 M186 96 l8 6 M184 112 l10 2", "none", INK, 5)
