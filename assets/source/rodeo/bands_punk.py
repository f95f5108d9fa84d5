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
    """Krawallkommode: a chest of drawers with a mohawk."""
    return (
        rect(0, 0, 200, 160, 0, PINK, sw=0) + path("M46 150 V30 H154 V150Z", BROWN)
        + "".join(rect(36 if i % 2 else 52, 38 + i * 28, 96, 22, 3, TAN, INK, 4) + circle(84 if i % 2 else 100, 49 + i * 28, 5, INK, sw=0) for i in range(4))
        + path("M60 30 L68 4 L80 30 L96 0 L106 30 L124 2 L132 30Z", YELLOW)
    )


def lh05() -> str:
    """Fahrradklingel Riot: a bicycle rings."""
    return (
        rect(0, 0, 200, 160, 0, "#ff9cc0", sw=0) + circle(56, 116, 34, "none", INK, 7)
        + circle(144, 116, 34, "none", INK, 7)
        + path("M56 116 L84 66 H124 L144 116 L100 116 L84 66 M100 116 L124 66 L130 46 H148 M76 56 H94", "none", RED, 8)
        + path("M116 46 q14 -30 28 0Z", YELLOW)
        + path("M150 20 l12 -10 M160 34 l16 -4 M134 14 l2 -14", "none", INK, 5)
    )


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
