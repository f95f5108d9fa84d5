"""The grounds: single spaces, the edge of a card, closed places, the fence, marks over a space."""
# fmt: off

from random import Random

from assets.source.kit import BUNGEE, INK, circle, fade, path, rect, text
from assets.source.rodeo.palette import ACID, ASPHALT, GRASS, PINK
from assets.source.rodeo.press import d_of
from assets.source.rodeo.symbols import symbol

SPACE, CARD = 106, 218
DASHES = 'stroke-dasharray="12 9"'


def _tuft(x: float, y: float) -> str:
    return f"M{x:.0f} {y:.0f} l-4 -9 M{x:.0f} {y:.0f} l1 -11 M{x:.0f} {y:.0f} l6 -8"


def _flower(x: float, y: float, ink: str) -> str:
    return circle(x - 3, y, 2.6, ink, sw=0) + circle(x + 3, y, 2.6, ink, sw=0) + circle(x, y - 3, 2.6, ink, sw=0) + circle(x, y + 3, 2.6, ink, sw=0)


def _meadow(seed: int, tufts: int) -> str:
    rnd = Random(seed)
    out = rect(1, 1, SPACE - 2, SPACE - 2, 6, GRASS, "#5a732b", 2)
    out += path(f"M{rnd.uniform(8, 30):.0f} {rnd.uniform(40, 90):.0f} q30 -16 62 -2 q-14 18 -34 14 q-22 4 -28 -12Z", "#83a346", sw=0)
    spots = [(rnd.uniform(14, 90), rnd.uniform(20, 96)) for _ in range(tufts)]
    return out + path(" ".join(_tuft(*spot) for spot in spots), "none", "#98b854", 3)


def tent_ground(k: int) -> str:
    """Meadow for tents, variant 1 to 4."""
    out = _meadow(k * 7, 5 + k % 3)
    if k % 2:
        out += _flower(24 + 16 * k, 30, "#e9dfc2") + _flower(18, 74 + 4 * k, "#ffd23f")
    return out


def car_ground(k: int) -> str:
    """Asphalt for campers, variant 1 to 4: bay lines at both sides, so it turns with its card."""
    rnd = Random(k)
    out = rect(1, 1, SPACE - 2, SPACE - 2, 6, ASPHALT, "#4c4f5e", 2)
    specks = "".join(f"M{rnd.uniform(14, 90):.0f} {rnd.uniform(10, 94):.0f}h3v2h-3z" for _ in range(26))
    out += path(specks, "#5d6070", sw=0) + path(f"M11 12 V{SPACE - 12} M{SPACE - 11} 12 V{SPACE - 12}", "none", "#c9ccd8", 4, 'stroke-dasharray="14 9"')
    if k in (2, 4):
        out += path(f"M{30 + 6 * k} 86 q8 -8 20 -2 q8 10 -6 12 q-18 2 -14 -10Z", "#575a69", sw=0)
    return out + text(SPACE / 2, SPACE / 2 + 16, "P", 44, BUNGEE, "#8b8ea0")


def dirt_ground(k: int) -> str:
    """A meadow space with dirt, variant 1 or 2."""
    blobs = {
        1: "M11 64 Q5 27 37 23 Q64 2 83 30 Q106 53 91 80 Q53 106 11 64Z",
        2: "M14 44 Q16 14 48 18 Q76 8 92 36 Q104 66 82 86 Q58 100 34 90 Q4 80 14 44Z",
    }
    out = _meadow(40 + k, 6) + path(blobs[k], "#7a5231", "#553619", 4)
    out += path("M32 53 q8 -8 16 0 M55 69 q8 -8 16 0 M58 40 q6 -6 12 0 M38 76 q6 -6 12 0", "none", "#a77a4f", 4)
    return out + circle(70, 58, 4, "#553619", sw=0) + circle(40, 38, 3, "#553619", sw=0) + circle(58, 86, 3, "#553619", sw=0)


def card_edge() -> str:
    """What lies below a card's four spaces."""
    return rect(0, 0, CARD, CARD, 10, "#1b2a20", INK, 4)


def closed() -> str:
    """The place of a card that comes in a later season."""
    out = rect(2, 2, CARD - 4, CARD - 4, 10, "#24362a", "#6f8a74", 4, DASHES)
    return out + path("M109 8 V210 M8 109 H210", "none", "#35493b", 4, DASHES)


def fence() -> str:
    """Over the fence: planks along the top, what is thrown there as dark shapes."""
    out = rect(2, 2, CARD - 4, CARD - 4, 10, "#1d2b22", "#6f8a74", 4)
    planks = "".join(
        path(f"M{x} 66 V{24 + k % 2 * 5} l10 -10 l10 10 V66Z", "#8f7350" if k % 2 else "#a5875f", INK, 4) for k, x in enumerate(range(8, 206, 23))
    )
    rails = rect(6, 34, 206, 9, 2, "#6f5638", INK, 3) + rect(6, 52, 206, 9, 2, "#6f5638", INK, 3)
    return out + rails + planks + fade(symbol("garbage", 72, 98, 50) + symbol("unhappy", 146, 98, 46), 0.75)


def legal(w: float, h: float, r: float) -> str:
    """Dashed acid: may be chosen."""
    return rect(0, 0, w, h, r, "none", INK, 9) + rect(0, 0, w, h, r, "none", ACID, 5, 'stroke-dasharray="15 9"')


def chosen(w: float, h: float, r: float) -> str:
    """Solid acid: chosen, or under the mouse."""
    return rect(0, 0, w, h, r, "none", INK, 12) + rect(0, 0, w, h, r, "none", ACID, 8)


def unhappy() -> str:
    """Dashed pink over a space: legal, but whoever camps there will be dissatisfied."""
    out = rect(5, 5, SPACE - 10, SPACE - 10, 12, "#ffe3ee", sw=0, extra='opacity="0.6"')
    return out + rect(5, 5, SPACE - 10, SPACE - 10, 12, "none", PINK, 6, DASHES)


def veil(w: float, h: float, r: float) -> str:
    """Dark over what is not legal now."""
    return rect(0, 0, w, h, r, "#14131a", sw=0, extra='opacity="0.58"')


def zigzag() -> str:
    """A quarrel on the edge between two spaces, about its origin."""
    d = d_of([(-30, 2), (-18, -6), (-8, 8), (4, -8), (16, 8), (26, -6), (32, 2)])[:-1]
    return path(d, "none", INK, 10) + path(d, "none", PINK, 5)
