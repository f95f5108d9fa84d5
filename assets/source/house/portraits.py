"""Portraits of bots and people, 100 x 100, without ground: the player's colour shows behind them."""
# fmt: off

import math
from dataclasses import dataclass

from assets.source.kit import (
    BRICK,
    INK,
    SUN,
    TEAL,
    WHITE,
    circle,
    clip_box,
    line,
    path,
    rays,
    rect,
)

SKINS = ("#f2c9a0", "#8a5636", "#d9a06c", "#5b3a28", "#f6d9bd")


@dataclass(frozen=True)
class Face:
    """What tells one person from another."""

    skin: int
    shirt: str
    hair_color: str
    hair: str
    extra: str


FACES = {
    "rosa": Face(2, TEAL, "#3a2418", "bun", "headset"),
    "bea": Face(1, "#2f8fd0", "#241a16", "afro", "glasses"),
    "yuri": Face(0, "#e3a93c", "#8a5a2c", "beanie", "beard"),
    "wanda": Face(4, BRICK, "#e9e4d6", "quiff", "lips"),
    "gus": Face(0, "#7a6592", "#5a4334", "cap", "moustache"),
    "kiki": Face(2, "#22262e", "#ea6f96", "mohawk", "ring"),
    "olle": Face(4, "#5f8f3f", "#d9a23c", "long", "band"),
    "nia": Face(3, SUN, "#1c1613", "braids", "shades"),
    "mara": Face(0, "#ea6f96", "#b8502c", "bob", "freckles"),
    "sam": Face(1, "#5fb0a6", "#1c1613", "flat", "stubble"),
    "ines": Face(2, "#8a3b2a", "#5a4334", "hat", "wink"),
    "theo": Face(4, "#44407a", "#c9c3b4", "bald", "round"),
}


def _behind(f: Face) -> str:
    """Hair that falls behind the head."""
    c = f.hair_color
    if f.hair == "long":
        return path("M24 96 C16 60 18 20 50 18 C82 20 84 60 76 96Z", c, INK, 4)
    if f.hair == "bob":
        return path("M22 74 C14 40 24 14 50 14 C76 14 86 40 78 74 Q70 80 62 74 H38 Q30 80 22 74Z", c, INK, 4)
    if f.hair == "afro":
        curls = "".join(circle(50 + 31 * math.cos(t * 0.7), 40 + 31 * math.sin(t * 0.7), 6, c, sw=0) for t in range(9))
        return circle(50, 40, 33, c, INK, 4) + curls
    if f.hair == "braids":
        ways = [f"M{x} 34 C{x + d} 56 {x + d} 74 {x + d * .6} 94" for x, d in ((29, -10), (71, 10), (34, -4), (66, 4))]
        return "".join(path(d, stroke=INK, sw=13) + path(d, stroke=c, sw=7, extra='stroke-dasharray="6 7"') for d in ways)
    return circle(50, 15, 11, c, INK, 4) if f.hair == "bun" else ""


def _head(f: Face) -> str:
    """Shoulders, neck, ears and the plain face."""
    s = SKINS[f.skin]
    a = path("M10 104 C12 80 30 76 40 74 V64 H60 V74 C70 76 88 80 90 104Z", f.shirt, INK, 4) + path("M40 66 V75 Q50 84 60 75 V66", s, INK, 3.5)
    a += circle(27, 50, 6, s, INK, 3.5) + circle(73, 50, 6, s, INK, 3.5) + path("M28 42 C28 26 72 26 72 42 V52 C72 68 60 74 50 74 C40 74 28 68 28 52Z", s, INK, 4)
    a += circle(41, 48, 2.8, INK, sw=0) + (path("M55 49 q4 -4 8 0", stroke=INK, sw=3) if f.extra == "wink" else circle(59, 48, 2.8, INK, sw=0))
    return a + path("M50 49 q4 7 -1 8", stroke=INK, sw=2.6) + path("M43 63 q7 5 14 0", stroke=INK, sw=3)


def _hair(f: Face) -> str:
    """Hair or hat in front of the head."""
    c = f.hair_color
    fringe = path("M27 44 C26 22 74 22 73 44 C64 40 58 32 50 31 C42 32 36 40 27 44Z", c, INK, 4)
    drawn = {
        "bun": fringe,
        "long": fringe,
        "braids": fringe,
        "bob": path("M26 50 C22 22 78 20 74 50 Q70 36 60 34 Q44 40 36 36 Q28 40 26 50Z", c, INK, 4),
        "afro": path("M28 42 C30 30 40 27 50 27 C60 27 70 30 72 42 C62 35 38 35 28 42Z", c, c, 3),
        "beanie": path("M26 40 C22 12 78 12 74 40Z", BRICK, INK, 4) + rect(23, 33, 54, 12, 5, "#a3381f", INK, 4) + circle(50, 15, 6, WHITE, INK, 3.5),
        "cap": path("M27 38 C26 16 74 16 73 38Z", TEAL, INK, 4) + path("M27 38 H84 Q88 32 72 30", "#1f6f67", INK, 4),
        "quiff": path("M26 44 C18 24 30 14 42 20 C50 6 78 10 74 28 C78 34 76 40 73 44 C70 36 62 34 54 36 C44 40 34 34 30 36Z", c, INK, 4),
        "mohawk": path("M36 30 L34 10 L43 19 L48 3 L54 18 L63 7 L64 30 Q50 24 36 30Z", c, INK, 4),
        "flat": path("M27 43 L25 16 Q50 8 75 16 L73 43 L69 32 Q50 28 31 32Z", c, INK, 4),
        "hat": path("M31 33 C31 8 42 12 50 13 C58 12 69 8 69 33Z", "#c98d57", INK, 4) + path("M10 36 Q30 24 50 30 Q70 24 90 36 Q70 44 50 39 Q30 44 10 36Z", "#c98d57", INK, 4) + path("M31 29 Q50 33 69 29", stroke=BRICK, sw=5) + path("M27 46 q-3 12 2 22 M73 46 q3 12 -2 22", stroke=c, sw=6),
        "bald": path("M26 52 q-4 -12 2 -18 M74 52 q4 -12 -2 -18", stroke=c, sw=6) + path("M38 34 q6 -5 13 -4", stroke=WHITE, sw=3, extra='opacity=".6"'),
    }
    return drawn[f.hair]


def _glasses(fill: str) -> str:
    rims = circle(40, 48, 9.5, fill, INK, 3.4) + circle(60, 48, 9.5, fill, INK, 3.4)
    return rims + circle(41, 48, 2.8, INK, sw=0) + circle(59, 48, 2.8, INK, sw=0) + line(49, 47, 51, 47, INK, 3)


def _extra(f: Face) -> str:
    """Glasses, beard and the like."""
    c = f.hair_color
    headband = "M26 50 C22 8 78 8 74 50"
    lenses = "M29 43 H71 M32 44 h15 v6 q-1 6 -8 6 q-6 0 -7 -6Z M53 44 h15 v6 q-1 6 -7 6 q-7 0 -8 -6Z"
    drawn = {
        "glasses": _glasses("#cfe9ee"),
        "round": _glasses("#f6e3b0") + path("M36 63 Q50 56 64 63 Q58 70 50 66 Q42 70 36 63Z", c, INK, 3),
        "shades": path(lenses, INK, INK, 3) + path("M36 47l4 0M57 47l4 0", stroke=WHITE, sw=2.4),
        "beard": path("M28 50 C30 58 38 58 42 58 H58 C62 58 70 58 72 50 C74 74 60 82 50 82 C40 82 26 74 28 50Z", c, INK, 3.5) + path("M44 65 q6 4 12 0", stroke=WHITE, sw=3),
        "stubble": path("M33 57 Q36 70 50 71 Q64 70 67 57", stroke=INK, sw=4, extra='stroke-dasharray="0.1 6" opacity=".7"') + path("M34 42 l12 -1 M66 42 l-12 -1", stroke=INK, sw=3.4) + circle(74, 57, 2.6, SUN, INK, 1.8),
        "moustache": path("M50 58 C44 54 36 57 34 64 C42 66 48 64 50 61 C52 64 58 66 66 64 C64 57 56 54 50 58Z", c, INK, 3),
        "lips": path("M42 63 Q46 59 50 61 Q54 59 58 63 Q50 70 42 63Z", BRICK, INK, 2.4) + path("M34 42 q6 -4 11 0 M55 42 q6 -4 11 0", stroke=INK, sw=2.6),
        "freckles": "".join(circle(x, y, 1.5, "#c4713f", sw=0) for x, y in ((35, 56), (39, 58), (37, 60.5), (61, 58), (65, 56), (63, 60.5))) + path("M35 42 q5 -4 10 -1 M55 41 q5 -3 10 1", stroke=INK, sw=2.6) + path("M43 62 q7 8 14 0Z", WHITE, INK, 2.6),
        "wink": path("M35 42 q6 -4 11 -1 M54 41 q5 -3 11 0", stroke=INK, sw=2.6),
        "ring": path("M46 58 q4 6 8 0", stroke=SUN, sw=3) + path("M34 42 l11 3 M66 42 l-11 3", stroke=INK, sw=3),
        "band": path("M28 39 Q50 31 72 39", stroke=INK, sw=11) + path("M28 39 Q50 31 72 39", stroke=BRICK, sw=6),
        "headset": path(headband, stroke=INK, sw=8) + path(headband, stroke="#9aa0ae", sw=3.5) + rect(68, 43, 12, 18, 5, BRICK, INK, 3.5) + path("M74 60 Q72 70 60 70", stroke=INK, sw=4) + circle(59, 70, 3.4, INK, sw=0),
    }
    return drawn[f.extra]


def portrait(who: str) -> str:
    """One person, clipped to the round frame, with faint rays behind."""
    f = FACES[who]
    light = rays(50, 52, 0, 90, 14, "#fff", 0.5, 6, 0.16)
    return clip_box(light + _behind(f) + _head(f) + _hair(f) + _extra(f), 100, 100, 12)


def frame() -> str:
    """The outline that goes over a portrait."""
    return rect(0, 0, 100, 100, 12, "none", INK, 4)
