"""The signs of the cards: suits, affiliations, range, targets and bonuses.

Every function draws into a box of side ``s`` about the origin.
"""
# fmt: off

import math

from assets.source.kit import BODY, RYE, place, text
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    ORANGE,
    SAND,
    burst,
    cut,
    disc,
    mark,
    plate,
    stroke,
)

SUITS = {
    "spades": "M0 -48C8 -24 46 -8 46 16C46 38 18 40 8 22C9 34 14 42 20 48L-20 48C-14 42 -9 34 -8 22C-18 40 -46 38 -46 16C-46 -8 -8 -24 0 -48Z",
    "hearts": "M0 44C-60 4 -52 -40 -25 -42C-10 -42 -2 -32 0 -22C2 -32 10 -42 25 -42C52 -40 60 4 0 44Z",
    "diamonds": "M0 -50C10 -28 24 -12 40 0C24 12 10 28 0 50C-10 28 -24 12 -40 0C-24 -12 -10 -28 0 -50Z",
    "clubs": "M-8 18C-12 30 -46 34 -46 8C-46 -10 -30 -16 -18 -10C-32 -30 -18 -48 0 -48C18 -48 32 -30 18 -10C30 -16 46 -10 46 8C46 34 12 30 8 18C9 32 14 42 20 48L-20 48C-14 42 -9 32 -8 18Z",
}
RED = ("hearts", "diamonds")
CROSS = "M0 -50V-20M0 50V20M-50 0H-20M50 0H20"


def sized(svg: str, s: float) -> str:
    """A drawing of side 100 at side s."""
    return place(svg, 0, 0, s / 100)


def suit(name: str, s: float, ink: str = INK, red: str = ORANGE) -> str:
    """A suit sign."""
    return sized(mark(SUITS[name], red if name in RED else ink), s)


def badge(s: float, fill: str = BONE, ink: str = INK) -> str:
    """Lawman: a star with balls at its tips."""
    turns = [math.radians(72 * k - 90) for k in range(5)]
    balls = "".join(disc(40 * math.cos(a), 40 * math.sin(a), 10, fill, 6, ink) for a in turns)
    return sized(balls + burst(40, 19, 5, fill, 6, ink) + disc(0, 0, 8, ink), s)


def outlaw(s: float, fill: str = BONE, ink: str = INK) -> str:
    """Outlaw: a hat above a masked face."""
    a = cut("M-30 -14L30 -14L28 14Q20 46 0 50Q-20 46 -28 14Z", fill, 6, ink)
    a += mark("M-30 4L30 4L26 22Q16 48 0 50Q-16 48 -26 22Z", ink)
    a += cut("M-50 -14Q-30 -24 -26 -22Q-28 -48 -12 -46Q0 -38 12 -46Q28 -48 26 -22Q30 -24 50 -14Q0 2 -50 -14Z", ink, 4, ink)
    return sized(a + disc(-12, -4, 5, ink) + disc(12, -4, 5, ink) + stroke("M-8 20L0 28L8 20M-4 34L4 34", 4, fill), s)


def affiliation(name: str, s: float, fill: str = BONE, ink: str = INK) -> str:
    """The sign of outlaws or lawmen."""
    return outlaw(s, fill, ink) if name == "outlaw" else badge(s, fill, ink)


def bullet(s: float, fill: str = BONE, ink: str = INK) -> str:
    """One step of range."""
    a = cut("M-18 -8C-18 -34 -6 -48 0 -48C6 -48 18 -34 18 -8Z", ink, 6, ink)
    return sized(a + cut("M-18 -4L18 -4L18 36L-18 36Z", fill, 6, ink) + plate(-23, 36, 46, 12, ink, 3), s)


def reticle(r: float, ink: str, sw: float, fill: str) -> str:
    """The ring with four ticks round an entry of a target list."""
    ticks = "".join(
        f"M{r * c:.1f} {r * q:.1f}L{(r + 6) * c:.1f} {(r + 6) * q:.1f}"
        for c, q in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    return disc(0, 0, r, fill, sw, ink) + stroke(ticks, sw + 1, ink)


def crosshair(s: float, ink: str = ORANGE, back: str = INK) -> str:
    """The sight over a target."""
    out = ""
    for color, sw in ((back, 20), (BONE, 13), (ink, 9)):
        out += disc(0, 0, 34, "none", sw, color) + stroke(CROSS, sw, color)
    return sized(out + disc(0, 0, 7, ink), s)


def chip(s: float, ink: str = INK) -> str:
    """A poker chip: its hand counts twice."""
    notch = plate(-10, -47, 20, 19, ORANGE)
    a = disc(0, 0, 46, BONE) + "".join(place(notch, 0, 0, rot=60 * k) for k in range(6))
    a += disc(0, 0, 46, "none", 6, ink) + disc(0, 0, 29, BONE, 5, ink)
    return sized(a + text(0, 14, "×2", 40, BODY, ink), s)


def moneybag(s: float, ink: str = INK, fill: str = SAND) -> str:
    """A moneybag."""
    a = cut("M-14 -24C-52 2 -48 46 -22 47L22 47C48 46 52 2 14 -24Z", fill, 6, ink)
    a += cut("M-14 -24L-26 -44Q-10 -38 0 -47Q10 -38 26 -44L14 -24Z", fill, 6, ink) + stroke("M-18 -24H18", 9, ORANGE)
    return sized(a + text(0, 34, "$", 58, BODY, ink), s)


def wanted(s: float, ink: str = INK) -> str:
    """A small WANTED sign."""
    a = cut("M-36 -47L36 -45L38 44L20 48L-2 45L-36 48Z", BONE, 6, ink) + plate(-31, -40, 62, 22, ORANGE, 2)
    a += text(0, -23, "WANTED", 13.5, RYE, BONE)
    a += mark("M-26 2Q-12 -4 -10 -2Q-10 -14 0 -12Q10 -14 10 -2Q12 -4 26 2Q0 10 -26 2Z", ink)
    return sized(a + mark("M-14 8L14 8Q14 34 0 36Q-14 34 -14 8Z", ink), s)


def safe(s: float, opened: bool = False, ink: str = INK) -> str:
    """An establishment's safe, shut or broken open."""
    if opened:
        a = plate(-18, -42, 64, 80, ink, 6, 7, ink) + plate(-12, 38, 14, 11, ink) + plate(30, 38, 14, 11, ink)
        a += cut("M-18 -42L-48 -32V46L-18 38Z", DUST, 7, ink) + disc(-34, 6, 6, ink)
        return sized(a + place(moneybag(52), 15, 8), s)
    a = plate(-40, -42, 80, 80, DUST, 8, 7, ink) + plate(-34, 38, 16, 11, ink) + plate(18, 38, 16, 11, ink)
    return sized(a + disc(0, -2, 24, BONE, 6, ink) + stroke("M0 -2V-18M0 -2L14 6M0 -2L-14 6", 6, ink), s)


def target(name: str, s: float, ink: str = INK, lit: bool = False) -> str:
    """One entry of a target list in a reticle: a suit, an affiliation, a bonus sign or a number."""
    signs = {
        "lawman": lambda: badge(76, BLUE),
        "outlaw": lambda: outlaw(70),
        "wanted": lambda: wanted(56),
        "moneybags": lambda: moneybag(56),
        "chip": lambda: chip(62),
    }
    if name in SUITS:
        inner = suit(name, 65)
    else:
        inner = signs[name]() if name in signs else text(0, 20, name, 58, RYE, INK)
    ring = reticle(42, ORANGE, 10, LAMP) if lit else reticle(42, ink, 6, BONE)
    return sized(ring + inner, s)
