"""The mixing desk of the three tracks, and the plates numbers stand on."""
# fmt: off

from assets.source.kit import INK, PAPER, WHITE, circle, path, rect
from assets.source.rodeo.palette import ACID, CASH, EDGE, ORANGE, PANEL, PINK, SKY_BLUE, YELLOW
from assets.source.rodeo.symbols import symbol

FILLS = {"chaos": ORANGE, "hygiene": SKY_BLUE, "mood": PINK, "bad": "#ff6f9f"}
CHIPS = {"tag_money": (CASH, 8), "chip_gain": (YELLOW, 16), "chip_chosen": (ACID, 16), "chip_plain": (PAPER, 16), "chip_bad": ("#ffb3cd", 16)}
PENALTIES = {"mood": "mood", "unhappy": "unhappy", "leave": "leave"}


def slot() -> str:
    """The slot a fader runs in, 14 x 80."""
    return rect(0, 0, 14, 80, 7, "#15141b", EDGE, 3) + path("M3 8 V72", "none", "#3a3848", 2)


def fill(track: str) -> str:
    """The lit part of a slot, 10 x 30; hatched when it is bad, so that it shows without colour."""
    out = rect(0, 0, 10, 30, 4, FILLS[track], sw=0)
    return out + (path("M2 9 L8 4 M2 17 L8 12 M2 25 L8 20", "none", "#7d1f49", 2) if track == "bad" else "")


def knob() -> str:
    """A fader's knob, 46 x 28."""
    out = rect(1, 3, 44, 25, 6, "#000", sw=0, extra='opacity="0.4"') + rect(1, 0, 44, 25, 6, "#d9d6e6", INK, 4)
    return out + rect(5, 4, 36, 5, 2, WHITE, sw=0) + path("M5 12.5 H41", "none", PINK, 4) + path("M9 19 H37", "none", "#8b879c", 3)


def ghost() -> str:
    """Where a knob would go, 46 x 28."""
    return rect(2, 1, 42, 24, 6, "none", INK, 8) + rect(2, 1, 42, 24, 6, "none", ACID, 4, 'stroke-dasharray="7 5"')


def _screw(x: float, y: float) -> str:
    return circle(x, y, 6, "#8b879c", EDGE, 3) + path(f"M{x - 3} {y - 3} l6 6", "none", EDGE, 2.5)


def panel() -> str:
    """A desk's plate with four screws, 120 x 120."""
    out = rect(0, 0, 120, 120, 14, PANEL, EDGE, 3) + rect(4, 4, 112, 112, 11, "none", "#413b60", 2)
    return out + "".join(_screw(x, y) for x in (14, 106) for y in (14, 106))


def plate(name: str) -> str:
    """A plate for a number, 60 x 34."""
    paper, r = CHIPS[name]
    return rect(0, 0, 60, 34, r, paper, INK, 3)


def penalty(kind: str) -> str:
    """A mark beside the hygiene fader, 32 x 32."""
    return rect(1, 1, 30, 30, 7, "#7d1f49", PINK, 3) + symbol(PENALTIES[kind], 16, 16, 23)
