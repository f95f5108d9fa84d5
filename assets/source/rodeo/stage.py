"""The stage through the day, 470 x 168, and the table's ground."""
# fmt: off

from random import Random

from assets.source.kit import INK, PAPER, WHITE, circle, clip_box, ellipse, path, place, poly, rect
from assets.source.rodeo.palette import ACID, EDGE, ORANGE, PINK, STEEL, TABLE, YELLOW
from assets.source.rodeo.press import grain

W, H, FLOOR = 470, 168, 126
SKIES = {
    "morning": ("#6b5aa8", "#a86aa0", "#ff8a5c", "#ffb35c"),
    "afternoon": ("#58b6e8", "#7fcbee", "#a8dcf2", "#cdeaf2"),
    "evening": ("#2a1f4a", "#342659", "#432c68", "#5a3474"),
    "night": ("#141a40", "#192050", "#1d2350", "#232a5c"),
}
BEAMS = ((110, PINK), (235, ACID), (360, ORANGE))
RIMS = {"morning": "#6e4b7a", "afternoon": "#5c8f52", "evening": "#241b40", "night": "#0f1434"}


def _sky(hour: str) -> str:
    return "".join(rect(0, k * 32, W, 34, 0, ink, sw=0) for k, ink in enumerate(SKIES[hour]))


def _cloud(x: float, y: float, s: float) -> str:
    return place(path("M-30 10 Q-40 -6 -20 -8 Q-14 -24 6 -16 Q24 -22 28 -6 Q42 -4 36 10Z", WHITE, INK, 4), x, y, s)


def _heaven(hour: str) -> str:
    if hour == "morning":
        return circle(330, 118, 38, YELLOW, INK, 4) + path("M330 64 V52 M284 84 L274 76 M376 84 L386 76 M300 70 L294 60 M360 70 L366 60", "none", YELLOW, 5)
    if hour == "afternoon":
        return circle(392, 38, 20, YELLOW, INK, 4) + _cloud(120, 52, 0.8) + _cloud(262, 40, 1) + _cloud(340, 74, 0.6)
    rnd = Random(8)
    stars = "".join(circle(rnd.uniform(60, 410), rnd.uniform(22, 100), rnd.choice((1.6, 2.2, 2.8)), WHITE, sw=0) for _ in range(26))
    if hour == "night":
        return stars + path("M372 34 a26 26 0 1 0 24 40 a22 22 0 0 1 -24 -40Z", YELLOW, INK, 4)
    return ""


def _hills(hour: str) -> str:
    ridge = path("M0 130 V108 Q40 92 90 106 Q140 88 200 108 Q260 92 320 106 Q390 88 470 106 V130Z", RIMS[hour], INK, 3)
    tents = "".join(poly([(x - 13, 112), (x, 94), (x + 13, 112)], ink, INK, 3) for x, ink in ((96, PINK), (124, ACID), (300, ORANGE), (350, YELLOW), (376, PINK)))
    return ridge + (tents if hour != "evening" else "")


def _rig(lit: bool) -> str:
    out = rect(-4, 2, W + 8, 8, 0, "#4b4e5c", INK, 3) + path("M8 10 " + " ".join(f"l10 -8 l10 8 M{28 + 20 * k} 10" for k in range(23)), "none", INK, 2)
    for x, ink in BEAMS:
        if lit:
            out += path(f"M{x} 14 L{x - 88} {FLOOR} H{x + 88}Z", ink, sw=0, extra='opacity="0.5"')
        out += rect(x - 15, 6, 30, 15, 4, STEEL, INK, 3) + rect(x - 10, 18, 20, 6, 2, ink if lit else "#2b2d36", INK, 2)
    return out


def _tower(x: float) -> str:
    out = rect(x - 24, 34, 48, 96, 5, "#35343f", INK, 4)
    for y, r in ((52, 10), (78, 13), (108, 15)):
        out += circle(x, y, r, "#17151f", "#8b8ea0", 4) + circle(x, y, r * 0.35, "#8b8ea0", sw=0)
    return out


def _boards() -> str:
    out = path(f"M-4 {FLOOR} H{W + 4} V{H + 4} H-4Z", "#7a5231", INK, 4) + path(f"M0 {FLOOR + 2} H{W}", "none", "#c98d5e", 5)
    return out + path(" ".join(f"M{x} {FLOOR + 5} L{235 + (x - 235) * 1.14:.0f} {H}" for x in range(20, 470, 43)), "none", "#6a4528", 3)


def _player(x: float, rim: str, hair: str, tool: str) -> str:
    out = path("M-18 0 L-12 -40 H12 L18 0Z", INK, rim, 4) + path("M-16 -36 L-18 -72 H18 L16 -36Z", INK, rim, 4) + circle(0, -84, 14, INK, rim, 4)
    return place(out + hair + tool, x, FLOOR + 4, 0.86)


def _musicians() -> str:
    guitar = path("M-34 -40 Q-40 -58 -22 -56 Q-10 -66 -2 -54 L44 -84 L48 -78 L4 -44 Q-8 -28 -22 -36 Q-30 -32 -34 -40Z", PINK, WHITE, 4)
    bass = path("M34 -36 Q42 -52 26 -56 Q14 -64 4 -52 L-46 -74 L-48 -67 L0 -44 Q10 -28 24 -32Z", YELLOW, WHITE, 4)
    drums = circle(0, -24, 26, YELLOW, INK, 5) + poly([(0, -40), (5, -28), (17, -27), (8, -19), (11, -8), (0, -15), (-11, -8), (-8, -19), (-17, -27), (-5, -28)], PINK, sw=0)
    drums += circle(-34, -40, 12, WHITE, INK, 4) + circle(34, -40, 12, WHITE, INK, 4) + path("M-52 -66 H-24 M52 -66 H24", "none", YELLOW, 6)
    mane = path("M-14 -90 Q-28 -62 -20 -48 M14 -90 Q26 -70 20 -54", "none", INK, 10) + path("M-14 -92 Q0 -108 14 -92", "none", ACID, 4)
    sticks = path("M-20 -60 L-40 -96 M20 -60 L42 -98", "none", WHITE, 5)
    spikes = path("M-13 -94 L-16 -112 L-6 -102 L0 -120 L6 -102 L16 -112 L13 -94", INK, ORANGE, 4)
    mike = path("M-58 0 V-70 M-58 -70 l10 -6", "none", STEEL, 5) + circle(-46, -78, 6, STEEL, INK, 3)
    return _player(235, WHITE, sticks, drums) + _player(122, ACID, mane, mike + guitar) + _player(348, ORANGE, spikes, bass)


def stage(hour: str) -> str:
    """The stage at one of the four times of a day."""
    playing = hour == "evening"
    out = _sky(hour) + _heaven(hour) + _hills(hour) + _rig(playing) + _boards() + _tower(32) + _tower(W - 32)
    if playing:
        out += _musicians()
    if hour == "night":
        out += rect(0, 0, W, H, 0, "#0d1030", sw=0, extra='opacity="0.22"')
    return clip_box(out, W, H, 8) + rect(0, 0, W, H, 8, "none", INK, 4)


def spot(state: str) -> str:
    """A place for a fan before the band, 64 x 30; state is "", "lit" or "chosen"."""
    paper, rim, extra = {"": ("#3b3460", INK, ""), "lit": ("#3b3460", ACID, 'stroke-dasharray="10 6"'), "chosen": ("#e9ffb0", ACID, "")}[state]
    under = ellipse(32, 15, 31, 14, "none", INK, 7) if state else ""
    return under + ellipse(32, 15, 30, 13, paper, rim, 4, extra)


def banner() -> str:
    """Cloth with eyelets before the stage, 308 x 66."""
    out = rect(0, 0, 308, 66, 8, PAPER, INK, 4)
    return out + "".join(circle(x, y, 4, "#8b8470", INK, 2) for x in (12, 296) for y in (12, 54))


def backdrop() -> str:
    """The table at night: faint beams over charcoal, 1920 x 1080."""
    out = rect(0, 0, 1920, 1080, 0, TABLE, sw=0)
    for k in range(7):
        x = 120 + k * 260
        out += path(f"M{x} -40 L{x - 260} 1120 L{x - 120} 1120Z", "#211f2d", sw=0)
    return out + grain(1920, 1080, 700, 5, "#fff", 0.05) + path("M0 1078 H1920", "none", EDGE, 4)
