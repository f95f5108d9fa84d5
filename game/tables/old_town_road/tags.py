"""Small labels under and over the cards: words, figures in discs, pictures, in one box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Text
from game.tables.paint import capped, label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, Style

INK, BONE, SAND, LAMP, ORANGE, RUST = (
    "#3a2418", "#f5ead0", "#e6d3a5", "#ffd98a", "#d1491b", "#a5340f",
)  # fmt: skip
TONES = {
    "plain": (BONE, INK),
    "hit": ("#c23f17", "#fffdf6"),
    "own": (INK, LAMP),
    "lamp": (LAMP, INK),
    "off": ("#dcc79a", "#5a4028"),
}
"""Fill and ink of a tag by what it says."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A figure in a disc."""

    figure: str


@dataclass(frozen=True, slots=True)
class Pic:
    """A sprite, as many heights wide as its shape asks for."""

    sprite: str
    size: float = 1.0


Part = Text | str | Disc | Pic


def draw_tag(
    canvas: Canvas,
    middle: tuple[int, int],
    high: int,
    parts: Sequence[Part],
    tone: str = "plain",
    most: int = 0,
    within: Rect | None = None,
) -> Rect:
    """Draw a tag about a point; wider than ``most`` its words shrink. Return its box.

    ``within`` keeps it from leaving a box sideways.
    """
    fill, ink = TONES[tone]
    style = capped(canvas, BOLD.but(size=24, colour=ink), high)
    pad, gap = round(high * 0.26), round(high * 0.16)
    wides = [_wide(canvas, part, high, style) for part in parts]
    whole = sum(wides) + gap * (len(parts) - 1) + 2 * pad
    if most and whole > most:
        wides = _narrowed(parts, wides, whole - most)
        whole = sum(wides) + gap * (len(parts) - 1) + 2 * pad
    box = Rect(0, 0, whole, high)
    box.center = middle
    if within is not None:
        box.x = max(min(box.x, within.right - box.w), within.x)
    canvas.box(box, fill, INK, 3, 9)
    x = box.x + pad
    for part, wide in zip(parts, wides, strict=True):
        _draw_part(canvas, part, Rect(x, box.y, wide, high), style, tone)
        x += wide + gap
    return box


def _wide(canvas: Canvas, part: Part, high: int, style: Style) -> int:
    if isinstance(part, Disc):
        return round(high * 0.78)
    if isinstance(part, Pic):
        entry = canvas.kit.sprites.entry(part.sprite)
        wide, tall = entry.body
        return round(high * 0.84 * part.size * min(wide / tall, 3.0))
    return canvas.measure(part, style) + 2


def _narrowed(parts: Sequence[Part], wides: list[int], surplus: int) -> list[int]:
    """Take a surplus from the pictures, as far as they stay clear, then from the words."""
    for kind, least in ((Pic, 0.55), ((Text, str), 0.0)):
        mine = [n for n, part in enumerate(parts) if isinstance(part, kind)]
        total = sum(wides[n] for n in mine)
        cut = min(surplus, round(total * (1 - least)))
        if cut > 0:
            wides = [w - cut * w // total if n in mine else w for n, w in enumerate(wides)]
            surplus -= cut
    return wides


def _draw_part(canvas: Canvas, part: Part, box: Rect, style: Style, tone: str) -> None:
    if isinstance(part, Disc):
        radius = box.w / 2
        canvas.disc(box.center, radius, SAND if tone == "off" else BONE, INK, 2.5)
        label(canvas, part.figure, box, style.but(align="centre", colour=INK))
    elif isinstance(part, Pic):
        high = round(box.h * 0.84 * part.size)
        room = Rect(box.x, box.centery - high // 2, box.w, high)
        canvas.sprite_in(part.sprite, room)
    else:
        label(canvas, part, box, style)
