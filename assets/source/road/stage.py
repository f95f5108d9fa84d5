"""The mainstage, its places, and its small picture."""
# fmt: off

import math

from assets.source.kit import (
    INK,
    SKY,
    SUN,
    WHITE,
    circle,
    clip_box,
    ellipse,
    gradient,
    line,
    path,
    place,
    poly,
    rect,
    star,
)
from assets.source.road.palette import ASPHALT, GLOW, NIGHT, PINK

STAGE_W, STAGE_H = 424, 262
LAMPS = ((90, 30, GLOW), (150, 190, PINK), (274, 240, SKY), (334, 392, GLOW))
ARCH = "M36 112 V40 Q212 -22 388 40 V112"
STEEL = "#9aa0ae"
HEADS = (0, 4, -3, 5, 1, -4, 3, 6, -2, 2, 5, -1, 4, 0, -4, 6, 2, -3, 4, 1, 5, -2, 3)


def slots(full: int, extra: int = 0) -> list[tuple[float, float]]:
    """Centres of the fans' places in the stage's box: two even rows, then those beyond the last before the crowd."""
    top = (full + 1) // 2
    rows = [(top, 140), (full - top, 189)] + ([(extra, 234)] if extra else [])
    out = []
    for n, y in rows:
        pitch = min(47.4, 372 / n)
        out += [(STAGE_W / 2 + (k - (n - 1) / 2) * pitch, float(y)) for k in range(n)]
    return out


def _rig() -> str:
    """Night sky, arch and the light beams behind the deck."""
    definition, sky = gradient(((0, "#211f45"), (0.6, "#5a3f7e"), (1, "#c95a5f")))
    a = definition + rect(0, 0, STAGE_W, STAGE_H, 0, sky, sw=0)
    a += "".join(circle(x, y, 1.6, WHITE, sw=0) for x, y in ((20, 20), (60, 48), (388, 26), (404, 62), (350, 14), (84, 12), (14, 84)))
    a += path(ARCH, "none", INK, 20) + path(ARCH, "none", STEEL, 12) + path(ARCH, "none", INK, 12, 'stroke-dasharray="2 12"')
    for x, tx, c in LAMPS:
        a += poly([(x - 6, 38), (x + 6, 38), (tx + 58, 214), (tx - 58, 214)], c, sw=0, extra='opacity=".26"')
    return a


def _deck() -> str:
    """The boards, the pools of light on them, lamps and loudspeakers."""
    a = poly([(14, 112), (410, 112), (420, 214), (4, 214)], "#b06a45", INK, 4) + "".join(line(14 - 2 * k, 112 + 20 * k, 410 + 2 * k, 112 + 20 * k, "#8f5236", 2) for k in range(1, 5))
    for x, tx, c in LAMPS:
        mid = x + (tx - x) * 0.42
        a += poly([(mid - 26, 112), (mid + 26, 112), (tx + 58, 214), (tx - 58, 214)], c, sw=0, extra='opacity=".22"')
    a += path("M14 112H410", stroke=INK, sw=4)
    for x, _, _ in LAMPS:
        a += place(path("M-9 -4 H9 L13 12 H-13Z", INK, INK, 3) + ellipse(0, 12, 12, 4, GLOW, INK, 2), x, 34 - 8 * math.sin(x / STAGE_W * math.pi))
    for x in (10, 380):
        a += rect(x, 52, 34, 62, 4, INK, STEEL, 2.5)
        a += "".join(circle(x + 17, y, r, ASPHALT, STEEL, 2) + circle(x + 17, y, r * 0.36, INK, sw=0) for y, r in ((70, 9), (95, 12)))
    return a


def _crowd() -> str:
    """Heads and raised arms along the lower edge."""
    a = ""
    for k, dy in enumerate(HEADS):
        x, y = 6 + k * 18.6, 240 + dy
        if k % 4 == 1:
            a += line(x - 8, y + 14, x - 13, y - 18, INK, 6)
        if k % 5 == 2:
            a += line(x + 8, y + 14, x + 13, y - 16, INK, 6)
        a += circle(x, y, 10, INK, sw=0)
    return a + path("M0 244 H424 V262 H0Z", INK, sw=0)


def stage() -> str:
    """The empty mainstage, 424 x 262; the name is written above the deck at run time."""
    inside = clip_box(_rig() + _deck() + _crowd(), STAGE_W - 4, STAGE_H - 4, 18, 2, 2)
    return inside + rect(2, 2, STAGE_W - 4, STAGE_H - 4, 18, "none", INK, 5)


def stage_icon() -> str:
    """The mainstage in small, 120 x 88: arch, two beams, deck, one star."""
    a = rect(0, 0, 120, 88, 0, NIGHT, sw=0) + poly([(34, 14), (2, 88), (50, 88)], PINK, sw=0, extra='opacity=".45"') + poly([(86, 14), (70, 88), (118, 88)], SKY, sw=0, extra='opacity=".45"')
    a += path("M12 66 V26 Q60 -10 108 26 V66", stroke="#9aa0ae", sw=7) + poly([(6, 58), (114, 58), (120, 80), (0, 80)], "#b06a45", INK, 3.5)
    a += "".join(circle(8 + 13 * k, 86, 8, INK, sw=0) for k in range(9)) + star(60, 44, 24, 0.54, SUN, INK, 4)
    return clip_box(a, 116, 84, 10, 2, 2) + rect(2, 2, 116, 84, 10, "none", INK, 4)
