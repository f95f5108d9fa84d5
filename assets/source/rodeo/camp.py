"""On the campsite: tents and campers of each genre, satisfied or not, toilets and garbage."""
# fmt: off

from assets.source.kit import INK, PAPER, WHITE, circle, path, place, rect
from assets.source.rodeo.palette import BLACK, BLUE, GREEN, JADE, PINK, RED, YELLOW
from assets.source.rodeo.symbols import symbol

GLASS = "#dff0ff"
TORN_D = "M-46 -40 L-30 -48 L-10 -44 L12 -48 L34 -43 L47 -34 L44 -8 L48 14 L44 40 L26 46 L4 43 L-20 48 L-44 42 L-48 16 L-44 -12Z"


def _ridge() -> str:
    out = path("M-46 34 L-18 -34 H22 L48 34Z", RED, INK, 6) + path("M-18 -34 L-4 34 H-46Z", "#ff7b70", INK, 6)
    out += path("M-30 16 L-16 30 M-16 16 L-30 30", "none", INK, 5)
    return out + path("M-14 -36 L-8 -48 L-2 -36 L4 -48 L10 -36 L16 -48 L22 -36", YELLOW, INK, 4)


def _pyramid() -> str:
    out = path("M0 -40 L48 34 H-48Z", BLACK, INK, 6) + path("M0 -6 L14 34 H-14Z", "#8a8d99", INK, 5) + path("M0 -40 V-52", "none", INK, 5)
    return out + path("M0 -54 H26 L18 -46 L26 -38 H0Z", WHITE, INK, 4) + path("M-28 20 L-22 8 L-16 20 M24 20 L30 8 L36 20", "none", WHITE, 4)


def _dome() -> str:
    out = path("M-48 34 Q-48 -36 0 -36 Q48 -36 48 34Z", GREEN, INK, 6) + path("M-44 8 Q0 -12 44 8", "none", YELLOW, 8)
    return out + path("M-40 -6 Q0 -26 40 -6", "none", RED, 7) + path("M-12 34 Q-12 4 0 4 Q12 4 12 34Z", "#163d20", INK, 5)


def _tipi() -> str:
    out = path("M-30 34 L0 -46 L30 34Z", BLUE, INK, 6) + path("M0 -46 L-10 34 H-30Z", "#8fc2f7", INK, 5) + path("M-4 34 L2 -4 L14 34Z", WHITE, INK, 5)
    out += path("M-40 -12 Q-20 -2 0 -12 Q20 -2 40 -12", "none", INK, 3)
    return out + "".join(circle(x, -6, 5, YELLOW, INK, 3) for x in (-26, -10, 12, 28))


def _camper(ink: str, roof: str) -> str:
    out = roof + path("M-48 24 V-18 Q-48 -30 -36 -30 H34 Q44 -30 48 -8 V24Z", ink, INK, 6) + path("M-48 2 H48 V24 H-48Z", WHITE, INK, 5)
    out += rect(-38, -22, 24, 16, 4, GLASS, INK, 4) + rect(-8, -22, 20, 16, 4, GLASS, INK, 4) + path("M20 -22 H34 L40 -6 H20Z", GLASS, INK, 4)
    return out + circle(-26, 26, 11, INK, WHITE, 4) + circle(26, 26, 11, INK, WHITE, 4)


def _spikes() -> str:
    return _camper(RED, path("M-30 -28 L-24 -42 L-18 -28 L-12 -42 L-6 -28 L0 -42 L6 -28 L12 -42 L18 -28", YELLOW, INK, 4))


def _horned() -> str:
    return _camper(BLACK, path("M-26 -28 L-34 -46 Q-18 -44 -14 -28 M14 -28 Q18 -44 34 -46 L26 -28", WHITE, INK, 4))


def _loaded() -> str:
    return _camper(GREEN, rect(-28, -44, 50, 15, 7, YELLOW, INK, 4) + path("M-12 -44 V-30 M6 -44 V-30", "none", RED, 5))


def _boat() -> str:
    return _camper(BLUE, path("M-36 -36 Q-6 -54 30 -36 Q-4 -30 -36 -36Z", WHITE, INK, 4))


HOMES = {
    "tent": {"punk": _ridge, "metal": _pyramid, "reggae": _dome, "indie": _tipi},
    "car_park": {"punk": _spikes, "metal": _horned, "reggae": _loaded, "indie": _boat},
}


def _light(art: str) -> str:
    return rect(-48, -48, 96, 96, 18, PAPER, INK, 5) + place(art, 0, 8, 0.8)


def _torn(art: str) -> str:
    out = path(TORN_D, "#b9aec9", INK, 5) + path("M-40 -10 L-10 -40 M-40 14 L14 -40 M-40 38 L38 -40 M-14 38 L40 -16 M12 38 L40 10", "none", "#a597b8", 5)
    return out + f'<g transform="translate(0 12) scale(0.78 0.62) skewX(-16)">{art}</g>'


def camp(genre: str, ground: str, state: str) -> str:
    """A camping marker of 100 units about its origin; state is "", "up" or "down"."""
    art = HOMES[ground][genre]()
    if state == "down":
        return _torn(art) + symbol("unhappy", -33, -33, 38)
    return _light(art) + (symbol("happy", -33, -33, 38) if state else "")


def toilet(used: bool) -> str:
    """A portable toilet, 110 high, the middle of its foot at the origin."""
    out = rect(-30, -96, 60, 96, 9, JADE, INK, 5) + path("M-36 -96 Q0 -112 36 -96Z", WHITE, INK, 5) + rect(-18, -74, 36, 70, 5, "#d6f5e8", INK, 4)
    out += path("M0 -66 q-7 10 0 10 q7 0 0 -10", "none", INK, 4) if not used else rect(-18, -76, 36, 26, 4, PINK, INK, 4) + path("M-8 -63 h16", "none", WHITE, 6)
    return out + (circle(10, -36, 3, INK, sw=0) if not used else circle(10, -36, 5, PINK, INK, 3))


def _can(x: float, y: float, turn: float) -> str:
    return place(rect(-6, -9, 12, 18, 2, "#cfd3df", INK, 3.5) + path("M-6 -3 H6", "none", PINK, 4), x, y, 1, turn)


def garbage(n: int) -> str:
    """One, two or three bags in a box of 84 x 76 about its origin."""
    if n == 1:
        return symbol("garbage", 0, 4, 62) + _can(-32, 24, 70)
    if n == 2:
        return symbol("garbage", -10, 0, 62) + symbol("garbage", 21, 13, 42) + _can(-36, 27, 70)
    return symbol("garbage", 0, -10, 52) + symbol("garbage", -20, 12, 46) + symbol("garbage", 20, 12, 48) + _can(0, 29, 84)
