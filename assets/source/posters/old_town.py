"""Old Town Road: the title poster with the masked singer."""
# fmt: off

import math

from assets.source.kit import (
    RYE,
    WHITE,
    circle,
    line,
    path,
    place,
    poly,
    rect,
    star,
    star_pts,
    text,
)
from assets.source.posters.paper import printed

SAND, BROWN, BLOOD, DUSTY, BONE = "#ead7ae", "#3a2418", "#d1491f", "#6f95a8", "#f5ead0"
BLUSH, DUST, CHEEK = "#e8a27f", "#d9bd86", "#dcc79a"


def hatch(x0: float, x1: float, y0: float, y1: float, n: int, color: str = BROWN, sw: float = 3, slant: float = 0) -> str:
    """Woodcut strokes that swell to nothing at both ends."""
    out, mid = "", (x0 + x1) / 2
    for k in range(n):
        y = y0 + (y1 - y0) * k / max(n - 1, 1)
        out += path(f"M{x0} {y:.1f}Q{mid:.1f} {y - sw + slant:.1f} {x1} {y + slant:.1f}Q{mid:.1f} {y + sw + slant:.1f} {x0} {y:.1f}Z", color, sw=0)
    return out


def _guitar_neck() -> str:
    pegs = "".join(circle(x, y, 5, BONE, BROWN, 3) for x in (-20, 20) for y in (-186, -170, -154))
    frets = "".join(line(-9, y, 9, y, BONE, 2.5) for y in range(-130, 10, 20))
    return rect(-9, -150, 18, 170, 3, BROWN, BROWN, 3) + rect(-15, -196, 30, 52, 6, BLOOD, BROWN, 5) + pegs + frets


def _poncho() -> str:
    zigzag = "M16 356 L44 332 L66 362 L92 334 L118 366 L144 338 L170 370 L196 338 L222 366 L248 334 L274 362 L296 332 L324 356"
    a = path("M10 390 C16 296 78 262 128 250 H212 C262 262 324 296 330 390Z", DUSTY, BROWN, 6)
    return a + path("M28 390 L70 300 M72 390 L104 284 M268 390 L236 284 M312 390 L270 300", stroke=BROWN, sw=5) + path(zigzag, stroke=BONE, sw=8)


def _face() -> str:
    a = path("M116 126 H224 V196 Q224 262 170 268 Q116 262 116 196Z", BONE, BROWN, 6)
    a += hatch(118, 150, 136, 192, 9, BROWN, 2.6, 3) + path("M186 152 H222 V190 H206Z", CHEEK, sw=0) + hatch(192, 222, 138, 190, 9, BROWN, 2.8, -3)
    for x, f in ((144, 1), (196, -1)):
        a += path(f"M{x - 19} 152 Q{x} 140 {x + 19} 152 Q{x} 164 {x - 19} 152Z", WHITE, BROWN, 4) + circle(x + 2, 152, 6.5, BROWN, sw=0) + path(f"M{x - 22 * f} 134 L{x + 18 * f} 142", stroke=BROWN, sw=7)
    return a + path("M168 150 L160 176 H176", stroke=BROWN, sw=4)


def _bandana() -> str:
    a = path("M110 178 Q170 160 230 178 L226 222 Q200 258 170 300 Q140 258 114 222Z", BLOOD, BROWN, 6) + path("M122 196 Q170 184 218 196", stroke=BONE, sw=4, extra='stroke-dasharray="2 12"')
    return a + "".join(poly(star_pts(x, y, 8, 0.45, 4), BONE, sw=0) for x, y in ((144, 214), (196, 214), (170, 240), (170, 206)))


def _hat() -> str:
    a = path("M20 124 C60 142 116 128 170 126 C224 128 280 142 320 124 C300 96 262 96 240 104 C238 40 226 14 200 14 C188 14 180 26 170 26 C160 26 152 14 140 14 C114 14 102 40 100 104 C78 96 40 96 20 124Z", BROWN, BROWN, 6)
    a += path("M101 84 Q170 100 239 84 L240 104 Q170 120 100 104Z", BLOOD, BROWN, 4) + hatch(114, 138, 34, 76, 7, SAND, 2.4, -4) + hatch(206, 228, 40, 76, 6, SAND, 2.2, 4)
    return a + star(170, 101, 13, 0.5, BONE, BROWN, 3) + hatch(48, 112, 116, 126, 2, SAND, 2, 2) + hatch(232, 294, 120, 112, 2, SAND, 2, 2)


def _house(x: float, y: float, w: float, h: float, color: str, gable: bool) -> str:
    """A false-front house of the street."""
    a = rect(x, y - h, w, h, 0, color, BROWN, 4)
    if gable:
        a += path(f"M{x - 6} {y - h} v-22 h{w * 0.25} q{w * 0.25 + 3} -26 {w * 0.5 + 6} 0 h{w * 0.25} v22Z", color, BROWN, 4)
    else:
        a += rect(x - 6, y - h - 14, w + 12, 16, 0, color, BROWN, 4)
    a += "".join(rect(x + w * t - 8, y - h + 14, 16, 22, 0, BROWN, sw=0) for t in (0.28, 0.72)) + rect(x + w * 0.5 - 10, y - 34, 20, 34, 0, BROWN, sw=0)
    return a + rect(x - 8, y - h * 0.52, w + 16, 9, 0, BONE, BROWN, 3)


def _sunset() -> str:
    a = rect(0, 0, 470, 650, 0, SAND, sw=0) + circle(240, 356, 168, BLUSH, sw=0) + circle(235, 350, 168, BLOOD, BROWN, 5)
    a += "".join(rect(50, 360 + k * 18, 370, 3 + k * 1.3, 0, SAND, sw=0) for k in range(9))
    for k in range(34):
        t, reach = math.radians(180 + 180 * k / 33), 214 + 22 * (k % 2)
        tips = ((182, t - 0.014), (reach, t), (182, t + 0.014))
        a += poly([(235 + r * math.cos(u), 350 + r * math.sin(u)) for r, u in tips], BROWN, sw=0)
    return a


def _lettering() -> str:
    a = text(239, 96, "OLD TOWN", 66, RYE, BLUSH) + text(235, 93, "OLD TOWN", 66, RYE, BROWN)
    a += text(240, 180, "ROAD", 88, RYE, BLUSH) + text(235, 176, "ROAD", 88, RYE, BLOOD, extra=f'stroke="{BROWN}" stroke-width="3"')
    for x, d in ((40, 1), (430, -1)):
        a += path(f"M{x} 146 h{d * 58} M{x} 158 h{d * 58}", stroke=BROWN, sw=4) + star(x + d * 30, 126, 9, 0.45, BLOOD, BROWN, 2)
    return a


def poster() -> str:
    """The masked singer in the street at sundown."""
    a = _sunset() + _house(24, 520, 84, 130, DUSTY, True) + _house(-40, 530, 74, 100, BONE, False) + _house(362, 520, 84, 130, BONE, True) + _house(440, 530, 74, 104, DUSTY, False)
    a += path("M-10 520 H480 V660 H-10Z", DUST, BROWN, 5) + hatch(20, 120, 540, 585, 4) + hatch(350, 450, 540, 585, 4)
    rider = place(_guitar_neck(), 284, 262, 1, 22) + _poncho() + _face() + _bandana() + _hat()
    a += place(rider, 235, 594, 0.98, 0, 170, 380)
    frame = rect(26, 26, 418, 560, 2, "none", BROWN, 2)
    return printed(a, frame + _lettering(), BONE, BROWN, BROWN, 2)
