"""Rock'n Rodeo: the title poster with the bull in star shades."""
# fmt: off

from random import Random

from assets.source.kit import (
    BUNGEE,
    PAPER,
    circle,
    ellipse,
    line,
    outlined,
    path,
    place,
    poly,
    rays,
    rect,
    star_pts,
)
from assets.source.posters.paper import blank, printed

CHAR, PINK, ACID, ORANGE, VIOLET = "#22232b", "#ff3d81", "#b4e33d", "#ff8a3c", "#4b3b78"
WIN_W, WIN_H = 510, 800
PINK_DARK, PINK_LIGHT, ORANGE_DARK = "#c9246a", "#ff8fb5", "#e0641a"


def _horns_and_ears() -> str:
    side = path("M118 96 C70 104 28 84 18 20 C-10 78 10 140 104 142Z", PAPER, CHAR, 6) + path("M20 48 C22 92 60 118 108 118", stroke=ORANGE, sw=6)
    side += path("M112 130 C74 126 52 146 44 168 C76 182 104 172 122 154Z", PINK, CHAR, 6) + path("M104 142 C84 144 70 152 62 162", stroke=CHAR, sw=5)
    return side + f'<g transform="translate(360 0) scale(-1 1)">{side}</g>'


def _skull() -> str:
    a = path("M112 92 C130 62 230 62 248 92 C266 124 262 180 244 214 C240 262 222 290 180 290 C138 290 120 262 116 214 C98 180 94 124 112 92Z", PINK, CHAR, 6)
    a += path("M248 96 C264 126 260 180 242 214 C238 258 222 286 190 289 C220 250 214 200 226 170 C236 140 240 110 248 96Z", PINK_DARK, sw=0)
    return a + path("M128 90 C120 52 152 26 178 44 C186 18 226 24 222 52 C246 54 244 84 230 96 C214 76 202 88 192 100 C180 82 166 84 158 102 C148 86 138 84 128 90Z", CHAR, ACID, 5)


def _shades_and_muzzle() -> str:
    a = ""
    for x in (140, 220):
        a += poly(star_pts(x, 146, 44, 0.56), ACID, CHAR, 6) + poly(star_pts(x, 146, 27, 0.56), CHAR, sw=0) + path(f"M{x - 10} 140l8 -8", stroke=PAPER, sw=4)
    a += path("M166 138 Q180 130 194 138", stroke=CHAR, sw=7) + path("M124 232 C126 204 234 204 236 232 C240 272 220 290 180 290 C140 290 120 272 124 232Z", PINK_LIGHT, CHAR, 6)
    a += ellipse(154, 234, 11, 8, CHAR, sw=0) + ellipse(206, 234, 11, 8, CHAR, sw=0) + path("M150 266 Q180 282 214 260", stroke=CHAR, sw=6)
    ring = "M162 240 C150 276 210 276 198 240"
    return a + path(ring, stroke=CHAR, sw=14) + path(ring, stroke=ORANGE, sw=7)


def _bolt(x: float, y: float, color: str, turn: float) -> str:
    return place(poly([(22, 0), (0, 46), (18, 46), (8, 92), (48, 34), (28, 34), (42, 0)], color, CHAR, 5), x, y, 0.95, turn, 24, 46)


def _hand(x: float, y: float, color: str, turn: float) -> str:
    """A raised fist with two fingers up."""
    fist = path("M14 120 V66 Q6 62 6 52 V12 a7 7 0 0 1 14 0 V36 H42 V8 a7 7 0 0 1 14 0 V56 Q56 66 46 68 V120Z", color, CHAR, 5)
    return place(fist + path("M22 40 V52 M33 38 V52", stroke=CHAR, sw=4), x, y, 0.92, turn, 30, 120)


def _sun() -> str:
    a = rect(0, 0, 470, 650, 0, VIOLET, sw=0) + rays(235, 360, 0, 640, 22, CHAR, 0.55, 4)
    a += poly(star_pts(241, 366, 226, 0.78, 18), ORANGE, sw=0) + poly(star_pts(235, 358, 226, 0.78, 18), ACID, CHAR, 6) + circle(235, 358, 152, ORANGE, CHAR, 5)
    rnd = Random(2)
    for _ in range(70):
        x, y, r = rnd.uniform(90, 380), rnd.uniform(220, 500), rnd.choice((3, 4, 5))
        if (x - 235) ** 2 + (y - 358) ** 2 < 145**2:
            a += circle(x, y, r, ORANGE_DARK, sw=0)
    return a


def _ground() -> str:
    a = ""
    for x, c in ((58, PINK), (410, ORANGE)):
        a += poly([(x - 62, 566), (x, 480), (x + 62, 566)], c, CHAR, 5) + poly([(x - 20, 566), (x, 480), (x + 20, 566)], PAPER, CHAR, 4)
        a += line(x, 480, x, 462, CHAR, 5) + poly([(x, 462), (x + 22, 470), (x, 478)], ACID, CHAR, 3)
    hands = ((70, 624, PAPER, -14), (160, 618, PINK, 6), (300, 620, ACID, -6), (396, 626, PAPER, 14))
    a += "".join(_hand(*h) for h in hands)
    return a + "".join(circle(6 + k * 42, 606 + 10 * (k % 2), 27, CHAR, VIOLET, 4) for k in range(12))


def _bull() -> str:
    """The bull before its star, bolts, tents and raised hands."""
    a = _sun() + place(_horns_and_ears() + _skull() + _shades_and_muzzle(), 235, 366, 1.13, 0, 180, 160)
    return a + _bolt(46, 424, PINK, 14) + _bolt(424, 424, PINK, -14) + _ground()


def poster() -> str:
    """The bull under the game's name."""
    title = outlined(240, 94, "ROCK'N", 74, BUNGEE, PINK, PINK, 14) + outlined(235, 89, "ROCK'N", 74, BUNGEE, ACID, CHAR, 14)
    title += outlined(240, 188, "RODEO", 98, BUNGEE, ORANGE, ORANGE, 16) + outlined(235, 182, "RODEO", 98, BUNGEE, PAPER, CHAR, 16)
    return printed(_bull(), title, PAPER, CHAR, CHAR)


def winner_poster() -> str:
    """The winner's poster, 510 x 800, the bull over a broad foot; without badge and words."""
    return blank(WIN_W, WIN_H, _bull() + rect(0, 606, 470, 154, 0, CHAR, sw=0), PAPER)
