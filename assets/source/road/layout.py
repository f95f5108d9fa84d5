"""Where things stand on the board of On the Road, in pixels of the board at 1080p (1444 x 615)."""

import math
from collections.abc import Iterator
from itertools import pairwise

from assets.source.kit import Point
from assets.source.road.stage import STAGE_H, STAGE_W, slots

BOARD_W, BOARD_H = 1444, 615
ROWS, LEFT, RIGHT, STEP = (102, 308, 514), 174, 984, 104
STAGE_AT, PARK_AT, QUEUE_AT, HOME_AT = (1006, 10), (1154, 280), (1154, 357), (1154, 539)
SIDE_W, PARK_H, QUEUE_H, HOME_H = 276, 68, 173, 66
QUEUE_HOLDS, QUEUE_LOOSE, EXTRA_ROW = 26, 14, 12
CITIES, TILES = (8, 16, 24), 31
LEAN = (0, 2.2, -1.8, 1.2, -2.4)


def road_line() -> list[Point]:
    """The road from the barn to the stage: three gently waving rows and two bends."""
    top, middle, bottom = ROWS
    r = (bottom - middle) / 2
    line: list[Point] = [
        (x, bottom + 9 * math.sin((x - 76) / 130)) for x in range(76, RIGHT - 30, 4)
    ]
    for a in range(0, 181, 4):
        t = math.radians(90 - a)
        line.append((RIGHT + r * math.cos(t), (bottom + middle) / 2 + r * math.sin(t)))
    line += [
        (x, middle + 9 * math.sin((x - RIGHT) / 110)) for x in range(RIGHT - 30, LEFT + 20, -4)
    ]
    r = (middle - top) / 2
    for a in range(0, 181, 4):
        t = math.radians(a)
        line.append((LEFT - r * math.sin(t), (middle + top) / 2 + r * math.cos(t)))
    return line + [(x, top + 9 * math.sin((x - LEFT) / 110)) for x in range(LEFT + 20, 1034, 4)]


def stops() -> Iterator[tuple[float, float, float]]:
    """Centre and heading (x step) of the tiles 0-30, evenly spaced along the road."""
    line, gone, k = road_line(), 0.0, 0
    for (x0, y0), (x1, y1) in pairwise(line):
        d = math.hypot(x1 - x0, y1 - y0)
        while k < TILES and k * STEP <= gone + d:
            t = (k * STEP - gone) / d
            yield x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, x1 - x0
            k += 1
        gone += d


def queue_slots(n: int) -> list[Point]:
    """Places for n fans: two rows beside the cabin, one below it, closing up when many wait."""
    x, y = QUEUE_AT
    pitch = 43
    while 2 * (134 // pitch + 1) + 220 // pitch + 1 < n:
        pitch -= 1
    beside, below = 134 // pitch + 1, 220 // pitch + 1
    rows: list[Point] = [
        (x + 118 + pitch * (k % beside), y + 65 + 43 * (k // beside)) for k in range(2 * beside)
    ]
    return [*rows, *((x + 32 + pitch * k, y + 150) for k in range(below))][: max(n, QUEUE_LOOSE)]


def _share(x: float, y: float, w: float = BOARD_W, h: float = BOARD_H) -> list[float]:
    return [round(x / w, 5), round(y / h, 5)]


def _area(x: float, y: float, w: float, h: float) -> list[float]:
    return [*_share(x, y), *_share(w, h)]


def _spaces() -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for i, (x, y, dx) in enumerate(stops()):
        big = i == 0 or i in CITIES
        lean = 0 if big else LEAN[i % len(LEAN)]
        size = round(95 * (1.1 if big else 1) / BOARD_W, 5)
        cx, cy = _share(x, y)
        out.append({"x": cx, "y": cy, "angle": lean, "left": dx < -0.5, "size": size})
    cx, cy = _share(STAGE_AT[0] + STAGE_W / 2, STAGE_AT[1] + STAGE_H / 2)
    size = round(STAGE_W / BOARD_W, 5)
    return [*out, {"x": cx, "y": cy, "angle": 0, "left": False, "size": size}]


def board_data() -> dict[str, object]:
    """Everything the table needs to put pieces down, as shares of the board or of the stage."""
    px, py = PARK_AT
    hx, hy = HOME_AT
    qx, qy = QUEUE_AT
    on_stage = {str(n): [_share(*p, STAGE_W, STAGE_H) for p in slots(n)] for n in (12, 13, 16)}
    third = {
        str(n): [_share(*p, STAGE_W, STAGE_H) for p in slots(16, n)[16:]]
        for n in range(1, EXTRA_ROW + 1)
    }
    return {
        "size": [BOARD_W, BOARD_H],
        "spaces": _spaces(),
        "van": {"offset": _share(0, 34), "width": round(104 * 0.8 / BOARD_W, 5)},
        "stage": _area(*STAGE_AT, STAGE_W, STAGE_H),
        "stage_title": [
            *_share(STAGE_W / 2, 68, STAGE_W, STAGE_H),
            *_share(290, 48, STAGE_W, STAGE_H),
        ],
        "stage_slots": on_stage,
        "stage_extra": third,
        "stage_fan": round(52 * 0.94 / STAGE_W, 5),
        "parking": {
            "area": _area(px, py, SIDE_W, PARK_H),
            "slots": [_share(px + 35 + 69 * k, py + 35) for k in range(4)],
            "van": round(104 * 0.58 / BOARD_W, 5),
        },
        "queue": {
            "area": _area(qx, qy, SIDE_W, QUEUE_H),
            "potty": _share(qx + 48, qy + 65),
            "potty_width": round(84 / BOARD_W, 5),
            "title": _share(qx + 98, qy + 26),
            "count": _share(qx + 240, qy + 26),
            "slots": [_share(*p) for p in queue_slots(QUEUE_HOLDS)],
            "by_count": {
                str(n): [_share(*p) for p in queue_slots(n)]
                for n in range(QUEUE_LOOSE, QUEUE_HOLDS + 1)
            },
            "fan": round(52 * 0.8 / BOARD_W, 5),
        },
        "home": {
            "area": _area(hx, hy, SIDE_W, HOME_H),
            "title": _share(hx + 14, hy + 17),
            "slots": [_share(hx + 27 + 66 * k, hy + 46) for k in range(4)],
            "fan": round(52 * 0.66 / BOARD_W, 5),
        },
    }
