"""Medals and the emblems of the five ranks, about the origin."""
# fmt: off

from assets.source.kit import clipped, mirror, place
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    ORANGE,
    SAND,
    SLATE,
    beams,
    burst,
    cut,
    disc,
    mark,
    plate,
    stroke,
)
from assets.source.town.signs import badge
from assets.source.town.things import horseshoe, revolver

METALS = {"bronze": "#b8743f", "silver": "#c9ccc6", "gold": "#f2b632"}
RANKS = ("greenhorn", "drifter", "gunslinger", "marshal", "legend")
GREEN, LEATHER = "#7c8a4a", "#a8673a"


def _ribbon(fill: str) -> str:
    tails = cut("M-46 30L-70 150L-34 128L-10 158L0 60L10 158L34 128L70 150L46 30Z", fill, 5)
    return tails + stroke("M-22 60L-28 140M22 60L28 140")


def medal(kind: str) -> str:
    """A medal, 210 x 270, its disc's middle at the origin: none, bronze, silver, gold or star."""
    if kind == "none":
        ring = disc(0, 0, 80, BONE) + plate(-80, -80, 160, 160, "none", 80, 5, INK, 'stroke-dasharray="14 12"')
        return ring + place(badge(100, SAND, DUST), 0, 0)
    if kind == "star":
        out = _ribbon(ORANGE) + burst(106, 78, 24, LAMP, 5) + disc(0, 0, 76, ORANGE, 5) + disc(0, 0, 63, BONE, 3)
        return out + place(badge(128, METALS["gold"]), 0, 0) + "".join(place(burst(12, 5.5, 5, LAMP, 3), x, y) for x, y in ((-44, -112), (0, -124), (44, -112)))
    metal = METALS[kind]
    out = _ribbon(BLUE) + burst(100, 84, 20, metal, 5) + disc(0, 0, 74, SAND, 5) + disc(0, 0, 62, BONE, 3)
    return out + place(badge(112, metal), 0, 0)


def _patch(field: str, picture: str) -> str:
    inside = clipped(picture, disc(0, 0, 44, INK))
    return disc(0, 0, 48, INK) + disc(0, 0, 44, field) + inside + disc(0, 0, 44, "none", 3.5, BONE) + disc(0, 0, 48, "none", 4)


def _greenhorn() -> str:
    """A seedling cactus in a boot."""
    boot = cut("M-16 -2H12V18L30 26Q34 30 32 36H-16Z", LEATHER, 4) + stroke("M-16 26H20M-16 8H10", 3, LAMP)
    plant = cut("M-6 0V-28Q-6 -36 -1 -36Q4 -36 4 -28V0ZM4 -8Q16 -8 16 -16V-22Q16 -26 13 -26Q10 -26 10 -22V-17Q10 -14 4 -14ZM-6 -12Q-18 -12 -18 -20V-24Q-18 -28 -15 -28Q-12 -28 -12 -24V-21Q-12 -18 -6 -18Z", GREEN, 3)
    return _patch(SAND, plant + boot)


def _drifter() -> str:
    """A horseshoe over the long road."""
    road = mark("M-44 14H44Q36 44 0 44Q-36 44 -44 14Z", DUST) + stroke("M-40 14H40", 3) + mark("M-7 14H7L20 42H-20Z", BONE) + stroke("M0 18V40", 3, INK, 'stroke-dasharray="5 5"')
    return _patch(BLUE, road + place(horseshoe(54), 0, -10))


def _gunslinger() -> str:
    """A revolver and its flash."""
    flash = place(burst(17, 8, 8, LAMP, 3), -33, -13)
    return _patch(ORANGE, beams(-30, -12, 100, 22, "#b03a17", 0, 0.5) + flash + place(revolver(66), 5, 6))


def _marshal() -> str:
    """The star."""
    return _patch(SLATE, beams(0, 0, 44, 18, BLUE, 0, 0.5) + place(badge(78, LAMP), 0, 1))


def _legend() -> str:
    """The star in laurels before the sun, three stars above."""
    leaves = "".join(place(mark("M0 0Q6 -8 0 -17Q-6 -8 0 0Z", LAMP), x, y, rot=r) for x, y, r in ((-30, 22, -50), (-35, 10, -24), (-34, -4, -4), (-18, 32, -76)))
    laurels = leaves + mirror(leaves, 0)
    rank = "".join(place(burst(8, 3.6, 5, LAMP, 2.5), x, y) for x, y in ((-17, -29), (0, -35), (17, -29)))
    return _patch(ORANGE, beams(0, 4, 46, 20, "#b03a17", 0, 0.5) + laurels + place(badge(56, "#f2b632"), 0, 6) + rank)


EMBLEMS = dict(zip(RANKS, (_greenhorn, _drifter, _gunslinger, _marshal, _legend), strict=True))


def emblem(rank: str) -> str:
    """A rank's round emblem, 100 x 100."""
    return EMBLEMS[rank]()
