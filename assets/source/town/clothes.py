"""Shoulders and what the cast wear; drawn below the head, the origin between the eyes."""
# fmt: off

from assets.source.kit import clipped, place
from assets.source.town.cast import Figure
from assets.source.town.press import (
    BONE,
    DUST,
    INK,
    LAMP,
    ORANGE,
    SAND,
    cut,
    disc,
    gouges,
    mark,
    stroke,
)
from assets.source.town.signs import badge

BASE = "M-96 200C-94 110 -66 92 -22 76L22 76C66 92 94 110 96 200Z"
NECK = "M-18 36L-20 82Q0 100 20 82L18 36Z"
ZIGZAG = "M-96 130L-60 112L-30 140L0 116L30 140L60 112L96 130V150L60 132L30 160L0 136L-30 160L-60 132L-96 150Z"
FOLDS = "M96 110L50 128L96 116ZM96 124L46 142L96 130ZM96 138L44 156L96 144ZM96 152L44 170L96 158ZM96 166L44 184L96 172Z"


def neck(figure: Figure) -> str:
    """The neck, in shade at one side."""
    return cut(NECK, figure.skin, 5) + clipped(gouges(22, -14, 52, 84, 7, 4), mark(NECK))


def _coat(figure: Figure) -> str:
    if figure.has("poncho"):
        stripes = cut(ZIGZAG, ORANGE) + cut("M-96 178L-60 164L0 184L60 164L96 178V186L60 172L0 192L-60 172L-96 186Z", INK, 2)
        return cut(BASE, SAND, 5) + clipped(stripes, mark(BASE))
    shade = mark(FOLDS, DUST) if figure.coat == INK else gouges(96, 40, 90, 200, 9, 5) + gouges(-96, -66, 112, 200, 9, 4)
    return cut(BASE, figure.coat, 5) + clipped(shade, mark(BASE))


def _collar(figure: Figure) -> str:
    line = DUST if figure.coat == INK else INK
    return cut("M-20 76L0 118L20 76Z", BONE) + stroke("M-22 74L-40 92L-18 132L0 104L18 132L40 92L22 74", 4, line)


def _bandolier() -> str:
    belt = stroke("M-80 108L50 200", 26) + stroke("M-80 108L50 200", 16, DUST, 'stroke-dasharray="1 17"')
    return clipped(belt, mark(BASE))


def _necker(figure: Figure) -> str:
    color = SAND if figure.lawman else ORANGE
    return cut("M-26 66Q0 86 26 66L30 84L6 100L14 136L0 120L-12 136L-6 100L-30 84Z", color)


def shoulders(figure: Figure) -> str:
    """Coat, collar, neckwear and, on lawmen, the star."""
    worn = {
        "tie": mark("M-5 92L5 92L9 140L0 150L-9 140Z"),
        "bowtie": cut("M0 92L-22 80V104ZM0 92L22 80V104Z", ORANGE),
        "bandolier": _bandolier(),
        "necker": _necker(figure),
        "choker": mark("M-17 70Q0 80 17 70V80Q0 90 -17 80Z") + disc(0, 86, 6, ORANGE, 3),
    }
    out = _coat(figure) + _collar(figure)
    out += "".join(svg for name, svg in worn.items() if figure.has(name))
    return out + place(badge(50, LAMP), -48, 128) if figure.lawman else out
