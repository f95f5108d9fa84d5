"""Vans, fans and location tokens."""
# fmt: off

from assets.source.kit import (
    BAND,
    BRICK,
    INK,
    MARK,
    PAPER,
    SHAPE,
    SKY,
    SUN,
    TEAL,
    WHITE,
    circle,
    clipped,
    ellipse,
    fade,
    line,
    note,
    path,
    place,
    poly,
    rect,
    shape,
    star_pts,
)
from assets.source.road.palette import ASPHALT, GLOW, KIND, WHEAT

VAN_BODY = "M6 58 V26 Q6 12 20 12 H74 Q84 12 88 21 L97 39 Q101 43 101 48 V58 Q101 62 97 62 H10 Q6 62 6 58Z"
BIG_BODY = "M16 214 V92 Q16 40 68 40 H252 Q292 40 306 74 L334 138 Q348 150 348 168 V208 Q348 222 334 222 H26 Q16 222 16 214Z"
PICK = "M26 55 C14 50 3 25 4 14 C5 3 47 3 48 14 C49 25 38 50 26 55Z"
ROOF = {"red": WHITE, "blue": WHITE, "yellow": WHITE, "white": "#d9d2bf"}
DARK = {"red": "#7d1a16", "blue": "#1f6ba3", "yellow": "#cf9c17", "white": "#d6cfbc"}


def van(color: str) -> str:
    """A band's van from the side, driving right, 104 x 78, with a paper edge round it."""
    band, roof = BAND[color], ROOF[color]
    a = rect(20, 1, 20, 11, 2, ASPHALT, INK, 3) + path("M48 11 V6 q6 -6 12 -2 l16 -1 v4 l-16 2 q-4 4 -12 2Z", BRICK, INK, 3)
    a += path(VAN_BODY, band, INK, 4.5)
    a += clipped(rect(0, 0, 110, 34, 0, roof, sw=0) + line(0, 34, 110, 34, INK, 4), f'<path d="{VAN_BODY}"/>') + path(VAN_BODY, "none", INK, 4.5)
    a += path("M70 18 H78 Q81 18 83 22 L88 33 H70Z", SKY, INK, 3) + rect(16, 18, 20, 13, 3, SKY, INK, 3) + rect(42, 18, 21, 13, 3, SKY, INK, 3)
    a += circle(97, 49, 3.5, GLOW, INK, 2.5) + line(67, 36, 67, 58, INK, 2.5)
    a += shape(SHAPE[color], 42, 47.5, 9.5, MARK[color])
    a += "".join(circle(x, 63, 12, INK, INK, 3) + circle(x, 63, 5, "#cfc6ac", sw=0) for x in (25, 80))
    return path(VAN_BODY, "none", PAPER, 10) + "".join(circle(x, 63, 12, "none", PAPER, 8) for x in (25, 80)) + a


def van_ghost(color: str) -> str:
    """Where a van would stop: dashed, see-through, its mark still plain."""
    tint = BAND[color] if color != "white" else "#cfc6ac"
    wheels = "".join(circle(x, 63, 11, WHITE, INK, 4, 'stroke-dasharray="5 5"') for x in (25, 80))
    a = path(VAN_BODY, WHITE, WHITE, 13) + fade(path(VAN_BODY, tint, sw=0), 0.3) + path("M16 32 H88", stroke=INK, sw=3, extra='stroke-dasharray="7 7" opacity=".6"')
    return a + path(VAN_BODY, "none", INK, 4.5, 'stroke-dasharray="9 6"') + wheels + shape(SHAPE[color], 50, 44, 12, BAND[color], INK, 3)


def _luggage() -> str:
    """Amplifier, guitar and drum on the roof of the large van."""
    a = path("M62 38H250", stroke=INK, sw=9) + path("M84 38v8M160 38v8M232 38v8", stroke=INK, sw=7)
    a += rect(72, -2, 62, 38, 5, ASPHALT, INK, 7) + circle(92, 17, 10, "#8b8e99", INK, 4) + circle(116, 17, 10, "#8b8e99", INK, 4)
    a += path("M150 34 C142 16 160 6 172 14 Q182 20 192 12 L258 4 V14 L196 24 C190 36 158 44 150 34Z", BRICK, INK, 6) + circle(168, 24, 5, INK, sw=0) + line(186, 18, 252, 9, "#e9c08a", 3)
    return a + rect(252, -3, 18, 18, 3, "#e9c08a", INK, 5)


def van_large(color: str) -> str:
    """The winner's van, 360 x 264, with what only shows when it is large."""
    a = _luggage() + path(BIG_BODY, BAND[color], INK, 10)
    flank = rect(0, 30, 380, 92, 0, ROOF[color], sw=0) + rect(0, 188, 380, 60, 0, DARK[color], sw=0) + line(0, 122, 380, 122, INK, 8) + path("M20 134H330", stroke="#fff", sw=4, extra='opacity=".35"')
    a += clipped(flank, f'<path d="{BIG_BODY}"/>') + path(BIG_BODY, "none", INK, 10)
    a += path("M240 62 H264 Q276 62 282 74 L304 116 H240Z", SKY, INK, 7) + rect(48, 62, 76, 48, 9, SKY, INK, 7) + rect(142, 62, 76, 48, 9, SKY, INK, 7)
    a += path("M60 100l24 -30M76 102l22 -28M156 100l24 -30M252 104l20 -32", stroke=WHITE, sw=6, extra='opacity=".7"') + path("M52 66 q22 18 10 42 M120 66 q-20 18 -10 42", stroke=BRICK, sw=7)
    a += path("M230 128V210", stroke=INK, sw=5) + line(212, 148, 222, 148, INK, 6) + line(242, 148, 254, 148, INK, 6) + circle(330, 172, 13, GLOW, INK, 6) + rect(330, 194, 26, 16, 6, "#cfc6ac", INK, 6) + rect(8, 194, 24, 16, 6, "#cfc6ac", INK, 6)
    a += shape(SHAPE[color], 182, 156, 26, MARK[color])
    for x in (86, 278):
        a += path(f"M{x - 52} 222 a52 52 0 0 1 104 0Z", INK, sw=0) + circle(x, 222, 39, INK, INK, 6) + circle(x, 222, 19, "#cfc6ac", INK, 4) + circle(x, 222, 6, INK, sw=0)
    return path(BIG_BODY, "none", PAPER, 30) + "".join(circle(x, 222, 39, "none", PAPER, 22) for x in (86, 278)) + a


def fan(color: str) -> str:
    """A fan, 52 x 52: a plump star with its band's mark."""
    return poly(star_pts(26, 28, 24, 0.56), BAND[color], INK, 4) + shape(SHAPE[color], 26, 28.5, 7.6, MARK[color])


def fan_outline(fill: str, stroke: str, sw: float, extra: str = "") -> str:
    """A place for a fan in the fan's own box."""
    return poly(star_pts(26, 28, 23, 0.56), fill, stroke, sw, extra)


def fan_next() -> str:
    """The next free place on the stage, lit."""
    glow = poly(star_pts(26, 28, 26, 0.6), GLOW, GLOW, 9, 'opacity=".45"')
    return glow + fan_outline(SUN, WHITE, 3.6)


def fan_ghost() -> str:
    """A fan that would come: dashed, with a question mark drawn as strokes."""
    mark = path("M21 24 q0 -6 5.500 -6 q5.500 0 5.500 5 q0 4 -5.500 7.500 v2.500", stroke=INK, sw=3.6) + circle(26.4, 38.4, 2.4, INK, sw=0)
    return poly(star_pts(26, 28, 24, 0.56), SUN, INK, 3.4, 'stroke-dasharray="5 4"') + mark


def symbol(kind: str, light: str = WHITE, dark: str = INK) -> str:
    """The sign of a landscape, or of pink tokens, 32 x 32."""
    if kind == "mountain":
        return poly([(1, 28), (12, 6), (18, 17), (22, 11), (31, 28)], light, light, 2) + poly([(8.2, 14), (12, 6), (16, 13.6), (12.4, 16.6)], dark, sw=0)
    if kind == "lake":
        return "".join(path(f"M2 {y}q4.7 -7 9.4 0t9.4 0t9.4 0", stroke=light, sw=4.2) for y in (9, 18, 27))
    if kind == "forest":
        return poly([(16, 1), (25, 14), (21, 14), (29, 26), (3, 26), (11, 14), (7, 14)], light, light, 1) + rect(13, 26, 6, 6, 0, light, sw=0)
    if kind == "field":
        leaves = "".join(path(f"M16 {y + 5}q-9 0 -10 -9q9 0 10 9zM16 {y + 5}q9 0 10 -9q-9 0 -10 9z", light, sw=0) for y in (8, 15, 22))
        return line(16, 10, 16, 31, light, 3) + leaves + path("M16 10q-4.5 -4.5 0 -10q4.5 5.5 0 10z", light, sw=0)
    return note(6, 0, 32, light)


def token(kind: str, state: str = "") -> str:
    """A location token, 52 x 58: a plectrum. state is empty, off or chosen."""
    off = state == "off"
    a = path(PICK, KIND[kind] if not off else "#cfc6ac", INK if not off else "#8d8570", 4)
    a += path("M10 17 C12 9 40 9 42 17", stroke="#fff", sw=2.5, extra='opacity=".55"')
    a += place(symbol(kind, INK if KIND[kind] == WHEAT and not off else WHITE, KIND[kind] if not off else "#cfc6ac"), 26, 26, 0.84, 0, 16, 16)
    if state == "chosen":
        ring = path(PICK, "none", INK, 15) + path(PICK, "none", SUN, 10)
        a = ring + a + circle(44, 10, 11, TEAL, INK, 3) + path("M39 10l4 4l7 -8", stroke=WHITE, sw=3)
    return a


def van_shadow() -> str:
    """A flat shadow under the wheels of the large van."""
    return ellipse(182, 262, 176, 16, "#000", sw=0, extra='opacity=".3"')
