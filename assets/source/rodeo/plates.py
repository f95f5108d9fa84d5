"""Requirement plates: wants this place, wants next door, not next door, does not buy there."""

from assets.source.kit import INK, WHITE, circle, path, place, rect
from assets.source.rodeo.genres import badge
from assets.source.rodeo.palette import GENRES, PINK
from assets.source.rodeo.symbols import SYMBOLS, symbol

DASHES = 'stroke-dasharray="14 8"'


def _plate(paper: str, rim: str, extra: str, inner: str) -> str:
    edge = rect(-41, -41, 82, 82, 15, "none", rim, 6, extra)
    return rect(-48, -48, 96, 96, 20, paper, INK, 7) + edge + inner


def _wants(inner: str) -> str:
    return _plate("#e7f7c4", "#6f9a10", "", inner)


def _refuses(inner: str) -> str:
    cross = circle(34, 34, 24, PINK, INK, 6)
    cross += path("M24 24 L44 44 M44 24 L24 44", "none", WHITE, 9)
    return _plate("#ffd9e6", PINK, DASHES, inner) + cross


def plates() -> dict[str, str]:
    """Every plate by its name, in a box of 100 units about its origin."""
    heart = place(SYMBOLS["heart"], 34, 34, 0.54)
    out = {f"place_{where}": _wants(symbol(where, 0, 0, 68)) for where in ("tent", "car_park")}
    out |= {f"wants_{genre}": _wants(badge(genre, 0, 0, 66)) + heart for genre in GENRES}
    out |= {f"avoids_{genre}": _refuses(badge(genre, 0, 0, 66)) for genre in GENRES}
    sold = ("fastfood", "drinks", "other")
    return out | {f"averse_{kind}": _refuses(symbol(kind, 0, 0, 66)) for kind in sold}
