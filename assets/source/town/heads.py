"""Heads, hair, eyes, nose and mouth; the origin lies between the eyes."""
# fmt: off

from assets.source.kit import clipped
from assets.source.town.cast import DARK, GOLD, GREY, Figure
from assets.source.town.press import (
    BLUE,
    BONE,
    INK,
    ORANGE,
    cut,
    disc,
    gouges,
    mark,
    plate,
    stroke,
)

HEADS = {
    "long": "M-33 -46L33 -46C37 -8 34 26 22 46Q0 66 -22 46C-34 26 -37 -8 -33 -46Z",
    "square": "M-38 -46L38 -46L38 24Q36 48 18 56L-18 56Q-36 48 -38 24Z",
    "round": "M-38 -46L38 -46C46 -6 44 34 20 50Q0 60 -20 50C-44 34 -46 -6 -38 -46Z",
    "slim": "M-31 -46L31 -46C35 0 28 28 11 50Q0 58 -11 50C-28 28 -35 0 -31 -46Z",
}
WILD = "M0 -92L14 -76L34 -88L38 -68L60 -66L52 -46L72 -30L56 -14L70 10L52 16L58 40L36 40L-36 40L-58 40L-52 16L-70 10L-56 -14L-72 -30L-52 -46L-60 -66L-38 -68L-34 -88L-14 -76Z"
CURLS = ((-40, -20), (40, -20), (-50, 4), (50, 4), (-48, 30), (48, 30), (-38, 52), (38, 52))


def _braids(hair: str) -> str:
    plaits = "".join(
        cut(f"M{s * 36} {y}q{s * 12} 8 0 18q{s * -12} -8 0 -18Z", hair) for s in (-1, 1) for y in (14, 30, 46, 62, 78)
    )
    return cut("M-40 -40Q-52 0 -38 20L38 20Q52 0 40 -40Z", hair) + plaits


def _long(hair: str) -> str:
    strands = "".join(f"M{x} 20Q{x * 1.1:.0f} 60 {x * 1.16:.0f} 90" for x in (-46, -36, 36, 46))
    fall = "M-40 -44C-62 10 -52 60 -56 98L-20 86L20 86L56 98C52 60 62 10 40 -44Z"
    return cut(fall, hair) + stroke(strands, 2.5, "#8a5a38")


def hair_behind(figure: Figure) -> str:
    """Hair that falls behind head and shoulders."""
    hair = figure.hair
    shapes = {
        "braids": _braids(hair),
        "longhair": _long(hair),
        "long": _long(hair),
        "curly": "".join(disc(x, y, 17, hair, 4, "#22150d") + stroke(f"M{x - 7} {y}q7 -9 13 0", 2.5, "#8a5a38") for x, y in CURLS),
        "wild": cut(WILD, hair),
        "updo": cut("M-38 -40Q-50 -10 -40 18L-28 0L28 0L40 18Q50 -10 38 -40Z", hair),
        "bun": disc(0, -80, 24, hair, 5) + cut("M-44 -10C-52 -82 52 -82 44 -10Z", hair, 5),
    }
    return "".join(svg for name, svg in shapes.items() if figure.has(name))


def skull(figure: Figure) -> str:
    """The head with its ears, shaded, and the hair that lies on it."""
    out = ""
    if not figure.has("woman") or figure.has("bun"):
        out += "".join(cut(f"M{k * 35} -8Q{k * 50} -14 {k * 47} 8Q{k * 44} 22 {k * 34} 16Z", figure.skin) for k in (-1, 1))
    shape = HEADS[figure.head]
    shade = gouges(44, 18, -20, 60, 8, 5) + gouges(-44, -27, 8, 60, 8, 4)
    if figure.hat:
        shade += mark("M-44 -46H44V-30L-44 -22Z", INK, 'opacity="0.9"')
    return out + cut(shape, figure.skin, 5) + clipped(shade, mark(shape)) + _hair_on_top(figure)


def _hair_on_top(figure: Figure) -> str:
    out = ""
    if figure.has("wild", "bun"):
        out += cut("M-38 -20C-40 -62 40 -62 38 -20Q20 -44 2 -44Q-20 -44 -38 -20Z", figure.hair)
    if figure.has("bun"):
        out += stroke("M-8 -50Q-26 -44 -34 -30M8 -50Q26 -44 34 -30M-12 -92Q0 -78 14 -90", 3)
    if figure.has("headband"):
        out += cut("M-40 -34Q0 -46 40 -34V-20Q0 -32 -40 -20Z", BLUE) + cut("M40 -30L60 -38L56 -24L62 -14Z", BLUE)
    return out + _bald(figure) if figure.has("bald") else out


def _bald(figure: Figure) -> str:
    """A bare skull as wide as the head below it."""
    w = 33 if figure.head in ("long", "slim") else 38
    dome = f"M{-w} -40C{-w - 4} -92 {w + 4} -92 {w} -40"
    out = mark(dome + "Z", figure.skin) + plate(-w + 1, -52, 2 * w - 2, 16, figure.skin)
    out += clipped(gouges(44, 16, -76, -20, 8, 5), mark(dome + f"V-20H{-w}Z"))
    return out + stroke(dome, 5) + stroke("M-20 -62Q-12 -72 0 -72M-24 -30Q0 -36 20 -31", 3)


def _eye(x: float, woman: bool) -> str:
    out = cut(f"M{x - 12} -1Q{x} -12 {x + 12} -1Q{x} 8 {x - 12} -1Z", BONE, 3)
    out += disc(x, -2, 4.6, INK) + stroke(f"M{x - 13} -2Q{x} -13 {x + 13} -2", 6 if woman else 5)
    if woman:
        side = -1 if x < 0 else 1
        out += stroke(f"M{x + side * 11} -4l{side * 7} -5")
    return out


def _brows(figure: Figure) -> str:
    woman, out = figure.has("woman"), ""
    inner, outer, width = (-16, -17, 4) if woman else (-12, -19, 7)
    for side in (-1, 1):
        d = f"M{side * 4} {inner}L{side * 28} {outer}"
        if figure.hair == GREY:
            out += stroke(d, width + 4) + stroke(d, width, GREY)
        else:
            out += stroke(d, width)
    return out


def _mouth(figure: Figure) -> str:
    if figure.has("woman") and not figure.has("wrinkles"):
        red = "#c4482f" if figure.skin == DARK else ORANGE
        return cut("M-12 37Q-5 32 0 35Q5 32 12 37Q0 47 -12 37Z", red, 3) + stroke("M-12 37Q0 41 12 37", 2.5)
    if figure.has("grin", "goldtooth"):
        tooth = plate(2, 37, 7, 7, GOLD, 0, 2) if figure.has("goldtooth") else ""
        return cut("M-17 34Q0 38 17 33Q12 47 0 47Q-12 47 -17 34Z", BONE) + tooth
    return stroke("M-14 39Q0 35 15 40", 5)


def features(figure: Figure) -> str:
    """Eyes, brows, nose and mouth."""
    out = "".join(_eye(x, figure.has("woman")) for x in (-16, 16)) + _brows(figure)
    nose = stroke("M-2 0L-9 20Q-8 27 0 26L10 25") + mark("M4 0L12 22L4 24Z")
    return out + nose + _mouth(figure)
