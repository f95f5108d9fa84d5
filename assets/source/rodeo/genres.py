"""The genres' badges: colour, edge and glyph, so that none is told by colour alone."""
# fmt: off

from assets.source.kit import BUNGEE, INK, WHITE, circle, path, place, text
from assets.source.rodeo.palette import BLACK, GENRE, RED, YELLOW
from assets.source.rodeo.press import star_d

EDGES = {
    "punk": star_d(9, 50, 39),
    "metal": "M-40 -44 L40 -44 L44 6 L0 50 L-44 6 Z",
    "reggae": "M0 -47 A47 47 0 1 1 -0.1 -47 Z",
    "indie": "M-34 -44 H34 Q44 -44 44 -34 V34 Q44 44 34 44 H-34 Q-44 44 -44 34 V-34 Q-44 -44 -34 -44Z",
    "wild": "M0 -47 A47 47 0 1 1 -0.1 -47 Z",
}


def _mohawk() -> str:
    head = path("M-20 24 V2 Q-20 -14 -6 -16 H8 Q20 -14 20 2 L24 12 L18 14 V24Z", WHITE, sw=0)
    return head + path("M-22 -8 L-25 -24 L-14 -18 L-10 -34 L-2 -20 L6 -35 L10 -20 L20 -30 L20 -14 Q0 -24 -22 -8Z", YELLOW, sw=0)


def _horns() -> str:
    hand = path("M-26 6 V-30 a6 6 0 0 1 13 0 V-6 H11 V-30 a6 6 0 0 1 13 0 V10 Q24 32 -2 32 Q-26 32 -26 6Z", WHITE, sw=0)
    return hand + path("M-13 -6 V4 M-1 -6 V4 M11 -6 V4 M-20 14 H8", "none", BLACK, 4.5)


def _beanie() -> str:
    cap = path("M-26 0 Q-26 -32 0 -32 Q26 -32 26 0Z", YELLOW, sw=0) + path("M-27 -2 H27", "none", RED, 8)
    dreads = ((-22, 26), (-11, 32), (0, 28), (11, 32), (22, 26))
    return cap + "".join(path(f"M{x} 4 V{y}", "none", WHITE, 8) for x, y in dreads)


def _glasses() -> str:
    lenses = circle(-17, 2, 13, "#bfe0ff", WHITE, 6) + circle(17, 2, 13, "#bfe0ff", WHITE, 6)
    return lenses + path("M-4 0 Q0 -4 4 0 M-30 -2 L-36 -10 M30 -2 L36 -10", "none", WHITE, 6)


def _question() -> str:
    return text(0, 20, "?", 56, BUNGEE, WHITE)


GLYPHS = {"punk": _mohawk, "metal": _horns, "reggae": _beanie, "indie": _glasses, "wild": _question}


def badge(genre: str, x: float = 0, y: float = 0, size: float = 100) -> str:
    """A genre's badge about (x, y), size wide with its white edge left out."""
    d = EDGES[genre]
    drawn = path(d, WHITE, WHITE, 16) + path(d, GENRE[genre], INK, 7) + GLYPHS[genre]()
    return place(drawn, x, y, size / 100)
