"""Signs of the four upgrades, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import BODY, INK, WHITE, path, rect, text
from assets.source.rodeo.palette import PINK, SKY_BLUE, STEEL, YELLOW
from assets.source.rodeo.press import star_d


def einlass() -> str:
    """Einlass."""
    return (
        path("M-40 44 V-20 Q0 -54 40 -20 V44", "none", INK, 10)
        + rect(-44, -4, 88, 16, 5, WHITE, INK, 6)
        + path("M-30 -4 l10 16 M-6 -4 l10 16 M18 -4 l10 16", "none", PINK, 7)
    )


def muellpfand() -> str:
    """Müllpfand."""
    return (
        path("M-12 -46 H12 V-26 Q28 -16 28 2 V40 H-28 V2 Q-28 -16 -12 -26Z", "#4fae6a", INK, 7)
        + path("M-28 6 H28 V26 H-28Z", WHITE, INK, 5) + text(0, 24, "25c", 20, BODY, INK)
    )


def security() -> str:
    """Security."""
    return (
        path("M0 -46 L40 -32 V4 Q36 32 0 46 Q-36 32 -40 4 V-32Z", "#565a68", INK, 7)
        + path(star_d(5, 24, 10), YELLOW, INK, 4)
    )


def duschen() -> str:
    """Duschen."""
    return (
        path("M-34 -40 H14 Q30 -40 30 -22 V-14", "none", INK, 10)
        + path("M8 -14 H52 L44 4 H16Z", STEEL, INK, 6)
        + path("M18 14 V24 M30 14 V30 M42 14 V24 M14 34 V42 M30 38 V46 M46 34 V42", "none", SKY_BLUE, 7)
    )
