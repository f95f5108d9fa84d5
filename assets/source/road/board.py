"""The board's ground: a meadow with a river, the road, the backstage car park, the queue and home."""
# fmt: off

from assets.source.kit import (
    INK,
    PAPER,
    WHITE,
    circle,
    clip_box,
    ellipse,
    line,
    path,
    place,
    poly,
    rect,
)
from assets.source.road.layout import (
    BOARD_H,
    BOARD_W,
    HOME_AT,
    HOME_H,
    PARK_AT,
    PARK_H,
    QUEUE_AT,
    QUEUE_H,
    SIDE_W,
    road_line,
)
from assets.source.road.palette import ASPHALT

GRASS, GRASS_DARK, GRASS_LIGHT, EDGE, BUSH, BUSH_EDGE = "#cadd96", "#b9d180", "#d9e6a8", "#9dbb68", "#9cc066", "#7ea04d"
FIELD_EDGE, FARM_EDGE = "#a98f45", "#8f7a4d"
PATCHES = (
    (284, 206, 190, 46, GRASS_LIGHT), (684, 206, 240, 40, GRASS_DARK), (504, 414, 210, 44, GRASS_DARK), (844, 416, 150, 40, GRASS_LIGHT), (104, 416, 150, 50, GRASS_LIGHT),
    (684, 596, 320, 26, GRASS_LIGHT), (44, 76, 120, 80, GRASS_DARK), (1084, 566, 130, 50, GRASS_DARK), (484, 16, 260, 24, GRASS_DARK),
)
HILLS = ((224, 172, 1.1), (804, 374, 1.2), (454, 376, 0.9), (784, 172, 1.0))
BUSHES = (
    (454, 221, 12), (489, 201, 15), (414, 198, 10), (904, 206, 14), (949, 221, 10), (334, 421, 13), (369, 406, 17), (74, 421, 12), (104, 404, 16), (29, 186, 11), (224, 594, 11),
    (384, 598, 12), (889, 596, 12), (1084, 576, 14), (1119, 566, 10), (44, 31, 13), (144, 21, 10), (404, 22, 10), (864, 22, 12), (34, 356, 12),
)
FIRS = ((752, 208, 30), (770, 214, 24), (560, 420, 30), (580, 428, 24), (1098, 300, 30), (1116, 310, 24), (1092, 480, 28), (300, 26, 24), (780, 590, 26))
SHEEP = ((354, 214), (379, 198), (969, 436), (924, 424), (949, 408), (1112, 404))
FLOWERS = ((180, 228), (196, 236), (214, 226), (660, 412), (676, 420), (690, 410), (32, 590), (48, 596), (560, 590), (576, 597), (1100, 372), (1118, 366), (118, 228), (860, 440), (876, 448))
RIVER = "M624 -6 C584 76 704 136 684 206 S544 346 624 416 S764 516 704 625"


def _hill(x: float, y: float, s: float) -> str:
    return place(path("M0 40 Q30 -6 62 16 Q92 -20 130 40Z", "#b4cb7a", EDGE, 3) + path("M22 26q6 -8 12 -10M84 16q5 -8 10 -9", stroke=EDGE, sw=2.6), x, y, s)


def _bush(x: float, y: float, r: float) -> str:
    return circle(x, y, r, BUSH, BUSH_EDGE, 3) + circle(x + r * 1.2, y + 3, r * 0.75, BUSH, BUSH_EDGE, 3)


def _fir(x: float, y: float, h: float) -> str:
    w = h * 0.34
    return line(x, y, x, y + h * 0.16, "#8f7a4d", 3) + poly([(x, y - h), (x + w, y), (x - w, y)], "#8db45f", BUSH_EDGE, 2.6) + path(f"M{x - w * 0.5:.1f} {y - h * 0.42:.1f}H{x + w * 0.5:.1f}", stroke=BUSH_EDGE, sw=2.2)


def _sheep(x: float, y: float) -> str:
    legs = line(x - 5, y + 6, x - 5, y + 11, "#6d7163", 2.4) + line(x + 4, y + 6, x + 4, y + 11, "#6d7163", 2.4)
    return legs + ellipse(x, y, 11, 8, WHITE, "#8a8f78", 2.5) + circle(x + 10, y - 3, 5, "#6d7163", sw=0)


def _farm() -> str:
    """A farm house, a ploughed patch and a fence."""
    furrows = rect(199, 376, 110, 76, 10, "#e2c878", sw=0) + "".join(line(189 + 16 * k, 456, 224 + 16 * k, 371, "#c9a854", 4) for k in range(8))
    a = clip_box(furrows, 105, 66, 12, 199, 381) + rect(199, 381, 105, 66, 12, "none", FIELD_EDGE, 3)
    house = poly([(0, 40), (0, 18), (24, 0), (48, 18), (48, 40)], "#e6d9b5", FARM_EDGE, 3) + rect(18, 22, 14, 18, 0, "#b98a5a", FARM_EDGE, 2.5) + poly([(-6, 20), (24, -4), (54, 20), (48, 24), (24, 5), (0, 24)], "#d0795f", "#8f5a44", 3)
    return a + place(house, 549, 184, 1.1) + path("M608 222H640M608 214H640M612 208V228M624 208V228M636 208V228", stroke="#b59a62", sw=3)


def _river() -> str:
    ripples = "M652 176 q6 -5 12 0 t12 0 M624 396 q6 -5 12 0 t12 0 M674 226 q6 -5 12 0 t12 0 M596 421 q6 -5 12 0 t12 0 M600 30 q5 -4 10 0 t10 0 M706 580 q5 -4 10 0 t10 0"
    stones = "".join(ellipse(x, y, 6, 4, "#b9b7a6", "#8f8d7d", 2.2) for x, y in ((700, 188), (574, 404), (583, 412), (733, 590)))
    return path(RIVER, stroke="#7fb9c9", sw=44) + path(RIVER, stroke="#a9d8e2", sw=37) + path(ripples, stroke=WHITE, sw=3) + stones


def _meadow() -> str:
    a = rect(0, 0, BOARD_W, BOARD_H, 0, GRASS, sw=0) + "".join(ellipse(x, y, rx, ry, c, sw=0) for x, y, rx, ry, c in PATCHES)
    a += _river() + "".join(_hill(*h) for h in HILLS) + "".join(_fir(*f) for f in FIRS) + "".join(_bush(*b) for b in BUSHES)
    a += "".join(circle(x, y, 3, (WHITE, "#f3cf63", "#ea9ab4")[k % 3], sw=0) for k, (x, y) in enumerate(FLOWERS))
    return a + _farm() + "".join(_sheep(*s) for s in SHEEP)


def _asphalt() -> str:
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in road_line())
    return path(d, stroke=INK, sw=66) + path(d, stroke=ASPHALT, sw=58) + path(d, stroke="#e9dfc2", sw=4, extra='stroke-dasharray="16 14"')


def _parking() -> str:
    """One bay for each band, a hedge behind."""
    x, y = PARK_AT
    a = rect(x, y, SIDE_W, PARK_H, 10, ASPHALT, INK, 3)
    a += "".join(line(x + 69 * k, y + 6, x + 69 * k, y + 26, PAPER, 3) for k in (1, 2, 3))
    return a + rect(x + 5, y + 5, SIDE_W - 10, PARK_H - 10, 7, "none", "#6b6d77", 2)


def _queue() -> str:
    """Trodden ground with posts and a rope along the way."""
    x, y = QUEUE_AT
    a = rect(x, y, SIDE_W, QUEUE_H, 14, "#ddc48f", FARM_EDGE, 3)
    a += "".join(ellipse(x + px, y + py, rx, 5, "#d2b67c", sw=0) for px, py, rx in ((150, 58, 40), (226, 120, 34), (60, 160, 44), (160, 162, 30)))
    tufts = "".join(f"M{x + px} {y + py}l-3 -7M{x + px} {y + py}l3 -8" for px, py in ((14, 118), (262, 58), (206, 164), (20, 168)))
    return a + path(tufts, stroke="#a98f55", sw=2.4)


def _home() -> str:
    x, y = HOME_AT
    return rect(x, y, SIDE_W, HOME_H, 14, "#b9d180", BUSH_EDGE, 3)


def board() -> str:
    """The whole ground, 1444 x 615, with round corners and its outline."""
    art = _meadow() + _asphalt() + _parking() + _queue() + _home()
    return clip_box(art, BOARD_W, BOARD_H, 15) + rect(1.5, 1.5, BOARD_W - 3, BOARD_H - 3, 14, "none", INK, 3)
