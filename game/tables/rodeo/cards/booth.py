"""Own stands and upgrades as booths: name, sign, spaces, who stands there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.types import Text
from engines.games.rodeo.components.model import GENRES, TYPES, Components
from game.tables.paint import label
from game.tables.rodeo.cards.market import draw_space_signs, stand_signs, upgrade_signs
from game.tables.rodeo.cards.paper import SLUG, art, broken, cut, fitted, unit
from game.tables.rodeo.cards.signs import Sign
from game.ui.canvas import Canvas
from game.ui.text import BOLD

HIGH: Final = "booth"
LOW: Final = "booth_low"
CHALK: Final = "#fffdf6"
PLATE: Final = "#22212b"


@dataclass(frozen=True, slots=True)
class Booth:
    """What a booth shows: its id, name, type ("upgrade" for one), spaces, and gain of a fan."""

    id: str
    name: Text
    type: str
    spaces: int
    signs: tuple[Sign, ...]


def stand_booth(data: Components, at: int, name: Text) -> Booth:
    """Return a stand as a booth."""
    stand = data.stands[at]
    return Booth(stand.id, name, TYPES[stand.type], stand.spaces, tuple(stand_signs(data, at)))


def upgrade_booth(data: Components, at: int, name: Text) -> Booth:
    """Return an upgrade as a booth."""
    upgrade = data.upgrades[at]
    signs = tuple(upgrade_signs(upgrade.per_fan))
    return Booth(upgrade.id, name, "upgrade", upgrade.spaces, signs)


def kind_of(rect: Rect) -> str:
    """Return which of the two papers suits a box better."""
    return LOW if rect.h / max(rect.w, 1) < 0.53 else HIGH


def draw_booth(canvas: Canvas, rect: Rect, booth: Booth, crowd: Sequence[int] = ()) -> Rect:
    """Draw a booth with the genres of those who stand there; return the box it fills."""
    card = kind_of(rect)
    box = fitted(card, rect)
    low = "_low" if card == LOW else ""
    art(canvas, f"booth_{booth.type}{low}", box)
    u = unit(card, box) / canvas.metrics.scale
    _name(canvas, cut(card, box, "name"), booth.name, u, cut(card, box, "spaces").y)
    art(canvas, f"sign_{booth.id}", cut(card, box, "sign"))
    for number, space in enumerate(space_boxes(rect, booth.spaces)):
        taken = crowd[number] if number < len(crowd) else -1
        _space(canvas, space, booth, taken)
    return box


def _name(canvas: Canvas, row: Rect, name: Text, u: float, below: int) -> None:
    """The name on its plate; a long one on two lines, on a plate that covers the awning."""
    style = BOLD.but(size=23 * u, colour=CHALK)
    if canvas.measure(name, style.but(size=22 * u)) > row.w:
        high = max(row.h * 150 // 100, round(canvas.metrics.text_floor * 2.15))
        row = Rect(row.x, min(row.y, below - high), row.w, high)
        canvas.box(row.inflate(8, 0), PLATE, None, 0, 4)
        style = style.but(lines=2, lead=1.0, valign="top")
        label(canvas, broken(canvas, canvas.say(name), row.w), row, style)
        return
    label(canvas, name, row, style)


def space_boxes(rect: Rect, count: int) -> list[Rect]:
    """Return the spaces of a booth drawn into a box."""
    card = kind_of(rect)
    room = cut(card, fitted(card, rect), "spaces")
    gap = max(room.w // 40, 1)
    wide = min((room.w - gap * (max(count, 2) - 1)) // max(count, 2), room.w * 46 // 100)
    left = room.x + (room.w - wide * count - gap * (count - 1)) // 2
    return [Rect(left + (wide + gap) * n, room.y, wide, room.h) for n in range(count)]


def _space(canvas: Canvas, space: Rect, booth: Booth, taken: int) -> None:
    radius = 10 * space.h / canvas.metrics.scale / 66
    if taken < 0:
        canvas.box(space, "#fffdf6", "#8b8470", 2.5, radius, dash=True)
        draw_space_signs(canvas, space, list(booth.signs))
        return
    canvas.box(space, "#e0d5b4", "#8b8470", 2.5, radius)
    name = f"{SLUG}/figure_{GENRES[taken]}"
    canvas.sprite_in(name, space.inflate(-2, -max(space.h // 12, 2)))
