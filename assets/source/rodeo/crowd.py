"""The crowd: figures of the four genres, told apart by outline as well as by colour."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo.palette import GENRE, RED, SKIN, YELLOW
from assets.source.rodeo.press import haloed

HEIGHT = 105
BODIES = {
    "punk": ("M-21 0 L-16 -42 H16 L21 0 H6 L0 -24 L-6 0Z", "M-17 -38 L-16 -60 L-40 -92 L-30 -99 L-8 -68 H8 L30 -99 L40 -92 L16 -60 L17 -38Z"),
    "metal": ("M-24 0 L-19 -42 H19 L24 0 H7 L0 -22 L-7 0Z", "M-22 -36 L-20 -66 H14 L26 -98 L36 -95 L20 -36Z", "M-27 -48 Q-30 -106 0 -106 Q20 -106 21 -76 L20 -60 L-4 -70Z"),
    "reggae": ("M-26 0 L-20 -40 H20 L26 0 H7 L0 -20 L-7 0Z", "M-19 -36 Q-40 -40 -38 -54 L-16 -66 H16 L38 -54 Q40 -40 19 -36Z"),
    "indie": ("M-13 0 L-12 -42 H12 L13 0 H3 L0 -26 L-3 0Z", "M-13 -38 L-15 -66 H15 L20 -36 L12 -34Z", "M14 -40 H34 V-14 H14Z"),
}
MARKS = {
    "punk": path("M-8 -58 L8 -44 M8 -58 L-8 -44", "none", WHITE, 5),
    "metal": path("M3 -62 L-7 -48 H2 L-3 -38", "none", WHITE, 5),
    "reggae": path("M-17 -56 H17", "none", YELLOW, 5) + path("M-18 -48 H18", "none", RED, 5),
    "indie": path("M18 -28 H30", "none", WHITE, 4),
}
BROWN_HAIR = "#6b3f22"


def _face(x: float, y: float, left: float, right: float) -> str:
    return circle(x, y, 13, SKIN, INK, 5) + circle(left, y, 2.6, INK, sw=0) + circle(right, y, 2.6, INK, sw=0)


def _punk() -> str:
    return _face(0, -79, -5, 5) + path("M-13 -86 L-16 -104 L-8 -99 L-5 -114 L1 -101 L8 -113 L10 -98 L17 -102 L13 -86 Q0 -95 -13 -86Z", YELLOW, INK, 4)


def _metal() -> str:
    out = _face(-2, -80, -7, 3) + path("M-20 -64 Q-24 -104 -2 -104 Q18 -104 17 -82 Q6 -92 -2 -92 Q-12 -90 -14 -78 Q-14 -68 -20 -64Z", "#565a68", INK, 4)
    horns = "M23 -96 V-112 M36 -94 V-110"
    return out + path(horns, "none", INK, 10) + path(horns, "none", SKIN, 5) + rect(20, -100, 20, 14, 4, SKIN, INK, 4)


def _reggae() -> str:
    out = _face(0, -79, -5, 5) + path("M-15 -80 L-18 -58 M15 -80 L18 -58 M-11 -76 L-11 -60 M11 -76 L11 -60", "none", "#4a3423", 6)
    return out + path("M-19 -82 Q-24 -112 0 -112 Q24 -112 19 -82Z", YELLOW, INK, 4) + path("M-19 -90 H19", "none", RED, 6)


def _indie() -> str:
    out = _face(0, -79, -5, 5) + circle(0, -101, 8, BROWN_HAIR, INK, 4) + path("M-14 -82 Q-12 -95 0 -95 Q12 -95 14 -82 Q0 -90 -14 -82Z", BROWN_HAIR, INK, 4)
    out += circle(-5, -78, 5.5, "#dff0ff", INK, 3) + circle(6, -78, 5.5, "#dff0ff", INK, 3)
    return out + path("M-14 -64 Q0 -56 14 -64 L10 -52 L4 -60", YELLOW, INK, 4)


HEADS = {"punk": _punk, "metal": _metal, "reggae": _reggae, "indie": _indie}


def standing(genre: str, halo: str = WHITE, rim: float = 12) -> str:
    """A fan about 115 high, feet at the origin, cut out along a rim."""
    drawn = "".join(path(d, GENRE[genre], INK, 5) for d in BODIES[genre])
    return haloed(drawn + MARKS[genre] + HEADS[genre](), rim, halo)


def figure(genre: str, x: float, y: float, h: float, turn: float = 0) -> str:
    """A fan in a picture, feet at (x, y), h high without hair."""
    return place(standing(genre), x, y, h / HEIGHT, turn)


def asleep(genre: str) -> str:
    """A fan flat on the ground with two z; the middle of the lower edge at the origin."""
    out = place(standing(genre), -52, -33, 0.74, 90)
    for x, y, s in ((26, -48, 13), (44, -58, 9)):
        z = f"M{x} {y - s} h{s} l{-s} {s} h{s}"
        out += path(z, "none", INK, 9) + path(z, "none", WHITE, 4.5)
    return out
