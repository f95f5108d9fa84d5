"""Money in the pictures of the events."""

from assets.source.kit import INK, circle, path, place, rect
from assets.source.rodeo.palette import CASH, YELLOW


def banknote(x: float, y: float, turn: float = 0, s: float = 1) -> str:
    """A note about (x, y)."""
    drawn = rect(-20, -12, 40, 24, 3, CASH, INK, 5) + circle(0, 0, 6, "#e9f7d4", INK, 3)
    return place(drawn, x, y, s, turn)


def coin(x: float, y: float, r: float = 12) -> str:
    """A coin about (x, y)."""
    slit = path(f"M{x} {y - r * 0.4:.1f} v{r * 0.8:.1f}", "none", INK, 3.5)
    return circle(x, y, r, YELLOW, INK, 5) + slit
