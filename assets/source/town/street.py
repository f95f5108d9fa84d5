"""The grounds: the dusty street behind the road, the boardwalk under the trail, dusk for the result."""
# fmt: off

import random

from assets.source.kit import clip_box, place
from assets.source.town.buildings import bed, coin, mug, scales, skyline
from assets.source.town.press import (
    BLUE,
    BONE,
    CLAY,
    DUST,
    INK,
    LAMP,
    OCHRE,
    ORANGE,
    PLANK,
    PLANK_DARK,
    SAND,
    SKY,
    SLATE,
    beams,
    cut,
    disc,
    grain,
    mark,
    plate,
    stroke,
)
from assets.source.town.things import horseshoe

STREET_W, STREET_H = 1516, 546
TRAIL_W, TRAIL_H = 1516, 330
DUSK_W, DUSK_H = 1920, 1080
HORIZON = 232
FRONTS = (
    (-30, 150, 150, CLAY, "gable"), (128, 132, 128, "#a3764a", "step"), (270, 170, 168, "#94653c", "flat"),
    (452, 110, 122, CLAY, "gable"), (846, 120, 126, "#a3764a", "flat"), (976, 176, 172, CLAY, "step"),
    (1162, 128, 130, "#94653c", "gable"), (1302, 150, 158, "#a3764a", "flat"), (1464, 120, 132, CLAY, "step"),
)
SIGNS = (coin, bed, mug, horseshoe, scales)
RUTS = ((470, 250), (560, 430), (960, 1090), (1050, 1270))


def _sky() -> str:
    out = plate(0, 0, STREET_W, STREET_H, SKY) + beams(706, 128, 1250, 44, SAND, 0.25, 0.5)
    out += disc(706, 126, 96, "#eaa06f") + disc(706, 128, 84, ORANGE, 4)
    mesas = f"M0 178L70 140L90 84H210L232 140L330 168L440 232H1060L1130 140L1152 72H1300L1326 132L{STREET_W} 164V298H0Z"
    cliffs = "M96 92L112 154M140 88L150 164M180 88L196 158M1160 80L1176 158M1206 78L1214 166M1250 78L1262 166M1290 80L1308 148"
    return out + cut(mesas, BLUE, 4) + stroke(cliffs, 3) + place(skyline(STREET_W, 0, OCHRE, 0.74, 2), -30, HORIZON)


def _roof(kind: str, w: float, h: float) -> str:
    """The outline of a front's top, from its left to its right edge."""
    if kind == "gable":
        return f"V{-h}L{w / 2} {-h - 34}L{w} {-h}V0Z"
    if kind == "step":
        return f"V{-h}H{w * 0.14}V{-h - 20}H{w * 0.3}V{-h - 34}H{w * 0.7}V{-h - 20}H{w * 0.86}V{-h}H{w}V0Z"
    return f"V{-h}H-7V{-h - 18}H{w + 7}V{-h}H{w}V0Z"


def _front(w: float, h: float, fill: str, kind: str, number: int) -> str:
    """A house of the street, its ground at 0: boards, windows, a painted sign, a porch."""
    boards = "".join(f"M3 {-y}H{w - 3}" for y in range(58, int(h), 11))
    out = cut("M0 0" + _roof(kind, w, h), fill, 3.5) + stroke(boards, 1.4, INK, 'opacity="0.35"')
    out += plate(w / 2 - 34, -h - 2, 68, 29, BONE, 4, 3) + place(SIGNS[number % len(SIGNS)](24), w / 2, -h + 12.5)
    out += stroke(f"M{w / 2 - 28} {-h + 12}h10M{w / 2 + 18} {-h + 12}h10", 3, CLAY)
    panes = 3 if w > 160 else 2
    for k in range(panes):
        x = w * (k + 0.5) / panes
        out += plate(x - 9, -h + 33, 18, 24, LAMP if (k + number) % 2 else INK, 0, 2.5) + stroke(f"M{x} {-h + 33}v24M{x - 9} {-h + 45}h18", 1.6)
    out += cut(f"M-8 -46L6 -58H{w - 6}L{w + 8} -46Z", DUST, 3) + plate(w / 2 - 11, -40, 22, 40, INK)
    return out + "".join(plate(x, -46, 5, 46, INK) for x in (2, w * 0.3, w * 0.66, w - 7))


def _tower() -> str:
    """A water tower, its foot at the origin, 90 x 190."""
    legs = stroke("M-26 0L-20 -96M26 0L20 -96M-24 -30L22 -66M24 -30L-22 -66", 5)
    tank = cut("M-34 -96V-160H34V-96Z", "#94653c", 3.5) + stroke("M-34 -110H34M-34 -146H34", 4) + cut("M-40 -160L0 -188L40 -160Z", CLAY, 3.5)
    return legs + tank


def cactus() -> str:
    """A cactus, its foot at the origin, 70 x 90."""
    arms = "M-24 -22V-48M24 -34V-56M-24 -22H-8M8 -34H24"
    out = stroke(arms, 18) + cut("M-8 0V-72Q0 -86 8 -72V0Z", SLATE, 4) + stroke(arms, 11, SLATE)
    return out + stroke("M-2 -12V-66M3 -8V-60M-24 -30V-44M24 -42V-52", 1.8, BLUE)


def _wheel() -> str:
    spokes = "".join(place(stroke("M0 0V-34", 5), 0, 0, rot=45 * k) for k in range(8))
    return disc(0, 0, 38, "none", 13) + disc(0, 0, 38, "none", 6, OCHRE) + spokes + disc(0, 0, 9, OCHRE, 4)


def _rail() -> str:
    """A hitching rail with a trough, its foot at the origin, 150 x 60."""
    posts = plate(-66, -52, 9, 52, CLAY, 2, 3) + plate(58, -52, 9, 52, CLAY, 2, 3)
    return posts + plate(-76, -48, 152, 9, OCHRE, 4, 3) + cut("M-50 -22H46L38 0H-42Z", OCHRE, 3.5) + mark("M-44 -18H40L38 -11H-42Z", BLUE)


def tumbleweed() -> str:
    """A tumbleweed, 60 x 60."""
    tangle = "".join(place(stroke("M-24 4Q-10 -22 12 -20T20 14T-14 18T-6 -8T14 4", 3, CLAY), 0, 0, 1, 72 * k) for k in range(5))
    return disc(0, 0, 26, OCHRE, 3, CLAY) + tangle


def _road(rnd: random.Random) -> str:
    out = plate(0, HORIZON - 4, STREET_W, STREET_H - HORIZON + 4, DUST)
    out += mark(f"M-60 {STREET_H}L330 {HORIZON - 4}H1190L{STREET_W + 60} {STREET_H}Z", SAND)
    for x0, x1 in RUTS:
        out += mark(f"M{x0} {HORIZON}L{x1} {STREET_H}L{x1 + 18} {STREET_H}L{x0 + 4} {HORIZON}Z", DUST)
    for _ in range(60):
        x, y = rnd.uniform(10, STREET_W - 40), rnd.uniform(HORIZON + 40, STREET_H - 8)
        out += mark(f"M{x:.0f} {y:.0f}q8 -7 16 0Z", INK, 'opacity="0.45"')
    hoofs = "".join(f"M{640 + 9 * (k % 2) + k * 5} {STREET_H - 12 - k * 26}q-7 -13 5 -13q12 0 5 13" for k in range(7))
    return out + stroke(hoofs, 3, CLAY, 'opacity="0.5"')


def street() -> str:
    """The street, 1516 x 546, opaque; what matters stays clear of the cards in its middle."""
    out = _sky() + place(_tower(), 790, HORIZON - 4, 0.9)
    out += "".join(place(_front(w, h, fill, kind, k), x, HORIZON) for k, (x, w, h, fill, kind) in enumerate(FRONTS))
    out += _road(random.Random(4)) + stroke(f"M0 {HORIZON - 2}H{STREET_W}", 4)
    out += place(cactus(), 92, 530, 0.95) + place(cactus(), 1438, 526, 0.86) + place(_rail(), 196, 528, 0.9)
    out += place(_wheel(), 1340, 492, 0.86) + place(tumbleweed(), 1258, 516, 0.62)
    return clip_box(out + grain(STREET_W, STREET_H, 700, 9, INK, 0.16), STREET_W, STREET_H, 0)


def boards(w: float, h: float, step: float, seed: int) -> str:
    """Weathered planks across the whole box."""
    rnd, out = random.Random(seed), plate(0, 0, w, h, PLANK)
    y = 0.0
    while y < h:
        if rnd.random() < 0.4:
            out += plate(0, y, w, step, PLANK_DARK, extra='opacity="0.6"')
        x = rnd.uniform(-80, 120)
        while x < w:
            long = rnd.uniform(60, 190)
            out += stroke(f"M{x:.0f} {y + rnd.uniform(12, step - 12):.0f}q{long / 2:.0f} {rnd.choice((-8, 8))} {long:.0f} 0", 2, INK, 'opacity="0.45"')
            x += rnd.uniform(150, 360)
        seam = rnd.uniform(0.15, 0.85) * w
        out += stroke(f"M0 {y:.0f}H{w}M{seam:.0f} {y:.0f}v{step}", 3)
        out += "".join(disc(seam + dx, y + dy, 2.6, INK) for dx in (-11, 11) for dy in (12, step - 12))
        y += step
    return clip_box(out + grain(w, h, int(w * h / 1300), seed, BONE, 0.16), w, h, 0)


def trail() -> str:
    """The boardwalk under the trail, 1516 x 330, opaque."""
    return boards(TRAIL_W, TRAIL_H, 55, 3)


def dusk() -> str:
    """The town at dusk above the boardwalk, 1920 x 1080, opaque: behind the result."""
    edge = 500
    sky = plate(0, 0, DUSK_W, edge, SKY) + beams(285, 300, 1900, 52, SAND, 0.25, 0.5)
    sky += disc(285, 300, 118, "#eaa06f") + disc(285, 302, 102, ORANGE, 4)
    sky += place(skyline(DUSK_W, 0, OCHRE, 1.35, 1), 0, edge - 30) + place(skyline(DUSK_W, 0, CLAY, 1.05, 0, LAMP), 0, edge)
    return sky + place(boards(DUSK_W, DUSK_H - edge, 61, 8), 0, edge) + stroke(f"M0 {edge}H{DUSK_W}", 5)
