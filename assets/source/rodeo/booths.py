"""What the fronts of the stands are built of: night meadow, bulbs, awnings, wagon, tent."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo.palette import ACID, BLACK, GRASS, PANEL2, PINK, SKIN, TYPES, WOOD, YELLOW


def scene(night: str = PANEL2) -> str:
    """Night sky over a meadow, 200 x 150."""
    return rect(0, 0, 200, 150, 0, night, sw=0) + path("M0 128 H200 V150 H0Z", GRASS, INK, 3)


def bulbs(y: float, left: float = 8, right: float = 192) -> str:
    """A string of coloured bulbs."""
    wide, out = right - left, path(f"M{left} {y} Q{(left + right) / 2} {y + 16} {right} {y}", "none", INK, 3)
    for t, ink in ((0.1, YELLOW), (0.3, PINK), (0.5, ACID), (0.7, YELLOW), (0.9, PINK)):
        out += circle(left + wide * t, y + 32 * t * (1 - t) + 3, 4, ink, INK, 2)
    return out


def awning(x: float, y: float, w: float, ink: str, kind: str, n: int = 7) -> str:
    """Striped cloth; scallops sell drinks, points sell food, squares the rest."""
    out, s = "", w / n
    for k in range(n):
        left, right, middle = x + k * s, x + (k + 1) * s, x + (k + 0.5) * s
        edge = f"V{y + 28} H{left:.1f}"
        if kind == "drinks":
            edge = f"V{y + 20} Q{middle:.1f} {y + 38} {left:.1f} {y + 20}"
        if kind == "fastfood":
            edge = f"V{y + 20} L{middle:.1f} {y + 34} L{left:.1f} {y + 20}"
        out += path(f"M{left:.1f} {y} H{right:.1f} {edge}Z", WHITE if k % 2 else ink, INK, 4)
    return out


def roundel(sign: str, x: float, y: float, r: float) -> str:
    """A stand's sign in a white disc."""
    return circle(x, y, r, WHITE, INK, 4) + place(sign, x, y, r / 64)


def wagon(kind: str, hull: str, sign: str, inside: str = "") -> str:
    """A truck that sells from its side."""
    out = scene() + path("M18 124 V46 Q18 36 28 36 H150 Q176 38 184 82 V124Z", hull, INK, 5) + path("M154 52 Q166 56 172 82 H154Z", "#cfeaff", INK, 4)
    out += rect(34, 64, 106, 36, 3, BLACK, INK, 4) + inside + rect(28, 98, 118, 9, 3, WOOD, INK, 4) + awning(26, 46, 122, TYPES[kind], kind, 6)
    out += circle(54, 126, 16, INK, WHITE, 4) + circle(150, 126, 16, INK, WHITE, 4) + rect(176, 104, 12, 8, 3, YELLOW, INK, 3)
    return out + path("M44 36 L44 20 M140 36 V14 Q140 6 148 8", "none", INK, 5) + roundel(sign, 86, 28, 24)


def tent(kind: str, stripes: str, sign: str, inside: str = "") -> str:
    """A marquee with a flag."""
    out = scene() + path("M100 14 V0", "none", INK, 5) + path("M100 0 H124 L116 7 L124 14 H100Z", PINK, INK, 3) + path("M34 72 H166 V142 H34Z", WHITE, INK, 4)
    out += "".join(rect(x, 74, 16, 66, 0, stripes, sw=0) for x in (42, 142)) + path("M66 142 V86 Q100 72 134 86 V142Z", BLACK, INK, 4) + inside
    out += path("M100 12 L180 70 Q178 84 166 82 Q150 92 134 82 Q118 92 100 82 Q82 92 66 82 Q50 92 34 82 Q22 84 20 70Z", TYPES[kind], INK, 5)
    return out + path("M100 12 L134 80 L100 82 L66 80Z", WHITE, INK, 4) + roundel(sign, 100, 54, 23)


def smoke(x: float, y: float) -> str:
    """Two curls of smoke."""
    return path(f"M{x} {y} q-10 -10 0 -18 q10 -10 0 -18 M{x + 14} {y} q-10 -10 0 -18 q10 -8 2 -14", "none", "#e9e6f2", 5)


def head(x: float, y: float, skin: str = SKIN, hat: str = "") -> str:
    """Somebody who sells."""
    out = circle(x, y, 12, skin, INK, 3.5) + circle(x - 4, y, 2, INK, sw=0) + circle(x + 4, y, 2, INK, sw=0)
    return out + path(f"M{x - 5} {y + 5} q5 4 10 0", "none", INK, 2.5) + hat


def tap(x: float) -> str:
    """A beer tap on the counter."""
    return path(f"M{x} 104 V86 h10 v6", "none", YELLOW, 6) + path(f"M{x} 86 v-6", "none", WHITE, 5)
