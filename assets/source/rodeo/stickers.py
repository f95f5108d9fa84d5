"""The cut of a festival's emblem: white edge, rim in the genre's ink, picture inside."""
# fmt: off

from assets.source.kit import INK, WHITE, clipped, path

DISC_D = "M0 -54 A54 54 0 1 1 -0.1 -54Z"
SHIELD_D = "M-50 -50 H50 V8 Q48 38 0 58 Q-48 38 -50 8Z"
SQUARE_D = "M-38 -50 H38 Q50 -50 50 -38 V38 Q50 50 38 50 H-38 Q-50 50 -50 38 V-38 Q-50 -50 -38 -50Z"


def framed(d: str, rim: str, inner: str, s: float = 0.84) -> str:
    """A sticker whose rim is drawn already."""
    out = path(d, WHITE, WHITE, 14) + rim + path(d, "none", INK, 5)
    out += clipped(inner, f'<path d="{d}" transform="scale({s})"/>')
    return out + f'<g transform="scale({s})">{path(d, "none", INK, 5)}</g>'


def sticker(d: str, ink: str, inner: str, s: float = 0.84) -> str:
    """A sticker of any outline with a rim in one ink."""
    return framed(d, path(d, ink, sw=0), inner, s)


def disc(ink: str, inner: str) -> str:
    """A round sticker."""
    return sticker(DISC_D, ink, inner)


def shield(ink: str, inner: str) -> str:
    """A sticker with a point below."""
    return sticker(SHIELD_D, ink, inner, 0.85)


def square(ink: str, inner: str) -> str:
    """A square sticker."""
    return sticker(SQUARE_D, ink, inner)
