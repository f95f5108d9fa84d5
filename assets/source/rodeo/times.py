"""Signs of the days, the times of a day and the phases, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import INK, PAPER, WHITE, circle, path, place, rect
from assets.source.rodeo.palette import (
    ACID,
    BROWN,
    ORANGE,
    PANEL2,
    PINK,
    RED,
    STEEL,
    VIOLET,
    YELLOW,
)
from assets.source.rodeo.press import star_d
from assets.source.rodeo.symbols import SYMBOLS


def day(n: int) -> str:
    """A calendar of the weekend: Friday, Saturday or Sunday is the lit one of three."""
    out = rect(-46, -34, 92, 76, 10, PAPER, INK, 7) + path("M-46 -12 V-24 Q-46 -34 -36 -34 H36 Q46 -34 46 -24 V-12Z", PINK, INK, 7)
    out += path("M-22 -46 V-26 M22 -46 V-26", "none", INK, 9)
    for k in range(3):
        lit = k == n - 1
        out += rect(-39 + 27 * k, -4 if lit else 2, 24, 38 if lit else 26, 5, ACID if lit else "#cfc6ac", INK, 6 if lit else 4)
    return out


def _disc(inner: str, sky: str) -> str:
    return circle(0, 0, 46, sky, INK, 7) + inner


def morning() -> str:
    """The sun comes up behind a tent."""
    out = path("M-30 8 A30 30 0 0 1 30 8Z", YELLOW, INK, 5) + path("M0 -38 V-30 M-26 -26 L-20 -20 M26 -26 L20 -20", "none", INK, 5)
    return _disc(out + path("M-43 14 H43 Q36 42 0 44 Q-36 42 -43 14Z", "#77953d", INK, 5) + path("M-16 32 L0 2 L16 32Z", PAPER, INK, 5), "#ffb35c")


def afternoon() -> str:
    """Noon sun and a bolt: the time of events."""
    return _disc(path(star_d(12, 34, 24), YELLOW, INK, 4) + path("M8 -26 L-16 6 H0 L-6 28 L18 -4 H2Z", PINK, INK, 5), "#7fcbee")


def evening() -> str:
    """Two spotlights cross over the boards."""
    out = path("M-30 -30 L6 28 H36Z", PINK, sw=0, extra='opacity="0.9"') + path("M30 -30 L-36 28 H-6Z", ACID, sw=0, extra='opacity="0.9"')
    lamps = rect(-38, -36, 18, 13, 3, STEEL, INK, 4) + rect(20, -36, 18, 13, 3, STEEL, INK, 4)
    return _disc(out + path("M-38 27 H38 Q24 44 0 45 Q-24 44 -38 27Z", BROWN, INK, 5) + lamps, "#2a1f4a")


def night() -> str:
    """The moon."""
    stars = circle(20, -20, 4, WHITE, sw=0) + circle(28, 8, 3, WHITE, sw=0)
    return _disc(path("M-2 -32 a30 30 0 1 0 30 44 a25 25 0 0 1 -30 -44Z", YELLOW, INK, 5) + stars, "#1d2350")


def booking() -> str:
    """A contract with a star and a pen."""
    out = rect(-34, -46, 58, 90, 6, PAPER, INK, 7) + path(star_d(5, 15, 6.5), PINK, INK, 4, 'transform="translate(-5 -22)"') + path("M-22 2 H12 M-22 18 H2", "none", INK, 6)
    return out + place(path("M-6 -34 H6 V18 L0 32 L-6 18Z", YELLOW, INK, 6), 26, 12, 1, 32)


def expansion() -> str:
    """A booth under a hammer."""
    out = path("M-40 2 H24 V44 H-40Z", PAPER, INK, 6)
    out += "".join(path(f"M{x} -12 h16 v14 q-8 8 -16 0Z", ink, INK, 5) for x, ink in ((-46, ORANGE), (-30, WHITE), (-14, ORANGE), (2, WHITE), (18, ORANGE)))
    return out + place(SYMBOLS["hammer"], 18, -18, 0.7)


def lineup() -> str:
    """Three posters in a row."""
    return "".join(rect(x, y, 28, 56, 4, ink, INK, 6) + circle(x + 14, y + 20, 7, WHITE, INK, 4) for x, y, ink in ((-46, -22, PINK), (-14, -34, ACID), (18, -22, ORANGE)))


def festival() -> str:
    """A stage with light."""
    out = path("M-44 34 V-8 Q0 -62 44 -8 V34Z", VIOLET, INK, 7) + path("M0 -32 L-26 28 H26Z", YELLOW, sw=0, extra='opacity="0.9"')
    return out + rect(-48, 26, 96, 18, 4, BROWN, INK, 6) + path("M-7 26 V6 H7 V26Z", INK, INK, 3) + circle(0, -2, 8, INK, sw=0)


def scoring() -> str:
    """A cup."""
    out = path("M-26 -42 H26 V-10 Q24 16 0 18 Q-24 16 -26 -10Z", YELLOW, INK, 7) + path("M-26 -30 H-42 Q-42 -4 -22 -2 M26 -30 H42 Q42 -4 22 -2", "none", INK, 7)
    return out + path("M-8 18 H8 V32 H22 V44 H-22 V32 H-8Z", PANEL2, INK, 6) + path(star_d(5, 15, 6.5), RED, INK, 4, 'transform="translate(0 -16)"')


TIMES = {"morning": morning, "afternoon": afternoon, "evening": evening, "night": night}
PHASES = {"booking": booking, "expansion": expansion, "lineup": lineup, "festival": festival, "scoring": scoring}
