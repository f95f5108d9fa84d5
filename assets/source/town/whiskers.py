"""Whiskers, scars and what hangs on a face; the origin lies between the eyes."""
# fmt: off

from assets.source.kit import clipped
from assets.source.town.cast import GOLD, GREY, Figure
from assets.source.town.heads import HEADS
from assets.source.town.press import BONE, DUST, INK, ORANGE, RUST, cut, disc, mark, stroke

FRECKLES = ((-26, 16), (-20, 21), (-29, 22), (18, 17), (24, 22), (16, 23))
DOTS = ((-22, 28), (0, 34), (22, 28), (-10, 48), (12, 48), (0, 66), (-26, 42), (28, 42))


def _beard(figure: Figure) -> str:
    grey = figure.hair == GREY
    lip, strands = (INK, INK) if grey else (BONE, DUST)
    out = cut("M-36 6C-30 16 -24 20 -18 28Q0 20 18 28C24 20 30 16 36 6C44 40 34 78 0 92C-34 78 -44 40 -36 6Z", GREY if grey else INK)
    out += stroke("M-10 40Q0 36 10 40", 4, lip)
    return out + mark("M-22 44L-14 70L-19 46ZM-8 52L-4 80L-4 52ZM8 52L4 80L12 52ZM22 44L14 70L27 42ZM-32 30L-26 56L-29 32ZM33 30L26 56L29 30Z", strands)


def _stubble(figure: Figure) -> str:
    marks = "".join(f"M{x} {y}v4" for y in range(28, 60, 7) for x in range(-36 + (y % 2) * 4, 38, 8) if abs(x) > 16 or y > 44)
    return clipped(stroke(marks, 2.6), mark(HEADS[figure.head]))


def _handlebar(color: str) -> str:
    return cut("M0 29C-10 24 -24 30 -30 36C-36 40 -42 36 -42 28C-52 44 -34 52 -22 46C-12 44 -6 40 0 37C6 40 12 44 22 46C34 52 52 44 42 28C42 36 36 40 30 36C24 30 10 24 0 29Z", color, 3)


def _walrus(color: str) -> str:
    moustache = cut("M0 27C-18 22 -34 36 -32 58Q-22 46 -14 52Q-6 44 0 50Q6 44 14 52Q22 46 32 58C34 36 18 22 0 27Z", color)
    return moustache + stroke("M-14 34L-20 48M0 32V46M14 34L20 48", 2.5, BONE if color == INK else INK)


def _curl() -> str:
    return stroke("M0 31Q-14 28 -24 36Q-38 42 -38 28Q-38 20 -30 24M0 31Q14 28 24 36Q38 42 38 28Q38 20 30 24", 5) + mark("M-7 46L0 60L7 46Z")


def whiskers(figure: Figure) -> str:
    """Beards and moustaches."""
    color = GREY if figure.hair == GREY else INK
    drawn = {
        "beard": _beard(figure),
        "stubble": _stubble(figure),
        "handlebar": _handlebar(color),
        "walrus": _walrus(color),
        "horseshoe": cut("M0 28C-16 22 -32 34 -30 62L-18 62C-20 46 -12 40 0 38C12 40 20 46 18 62L30 62C32 34 16 22 0 28Z", color, 3),
        "chevron": cut("M0 28L-24 38L-20 44L0 38L20 44L24 38Z", color, 3),
        "curl": _curl(),
        "goatee": mark("M-16 32Q0 26 16 32L12 36Q0 32 -12 36Z") + mark("M-11 46Q0 42 11 46L6 66Q0 74 -6 66Z"),
        "chops": "".join(mark(f"M{k * 36} -8L{k * 27} 6L{k * 22} 34L{k * 30} 46L{k * 39} 24Z") for k in (-1, 1)),
    }
    return "".join(svg for name, svg in drawn.items() if figure.has(name))


def _smoke(d: str) -> str:
    return stroke(d, 8) + stroke(d, 4.5, BONE)


def _mask() -> str:
    out = cut("M-42 8Q0 22 42 8L40 34Q34 60 0 96Q-34 60 -40 34Z", ORANGE, 5) + "".join(disc(x, y, 3.2, BONE) for x, y in DOTS)
    folds = "M38 40L22 46L37 46ZM35 52L18 58L32 58ZM29 62L14 68L26 67Z"
    return out + mark(folds) + cut("M-42 8L-52 20M42 8L54 0L52 16Z", ORANGE)


def extras() -> dict[str, str]:
    """Marks of a life outdoors, by trait, in the order they are laid on."""
    return {
        "freckles": "".join(disc(x, y, 2.2, "#8a4a20") for x, y in FRECKLES),
        "mole": disc(-20, 33, 3, INK),
        "earrings": disc(-34, 24, 6, GOLD, 3) + disc(34, 24, 6, GOLD, 3),
        "scar": stroke("M14 -24L26 26", 8, BONE) + stroke("M14 -24L26 26M12 -10l10 -4M15 4l10 -4M18 17l10 -4", 4, RUST),
        "patch": stroke("M-40 -30L38 -14", 5) + mark("M-31 -12Q-16 -18 -2 -9Q-2 12 -17 13Q-31 10 -31 -12Z"),
        "specs": disc(-17, -1, 16, "none", 5) + disc(17, -1, 16, "none", 5) + stroke("M-2 -3Q0 -6 2 -3", 5),
        "monocle": disc(17, -1, 17, "none", 6) + disc(17, -1, 17, "none", 3, GOLD) + stroke("M32 8Q44 40 34 74", 3),
        "plaster": cut("M-16 10L14 4L16 16L-14 22Z", BONE, 3.5) + stroke("M-4 8L-2 20M6 6L8 18", 2),
        "wrinkles": stroke("M-32 16q6 6 4 14M32 16q-6 6 -4 14M-12 47q12 -6 24 0M-14 -26q14 -5 28 0", 3),
        "cigar": cut("M8 40L44 50L42 58L6 48Z", "#8a5a38") + cut("M40 49L50 52L47 60L39 57Z", ORANGE, 3) + _smoke("M52 46C48 36 60 32 54 22"),
        "pipe": stroke("M8 42L38 52", 6) + cut("M32 42H52V60Q42 68 34 58Z", "#8a5a38") + _smoke("M42 36C38 28 48 24 44 14"),
        "mask": _mask(),
    }


def adorned(figure: Figure) -> str:
    """Everything of ``extras`` the figure has."""
    return "".join(svg for name, svg in extras().items() if figure.has(name))
