"""Cards of the market: stands and upgrades as they can be bought."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from engines.games.rodeo.components.model import TYPES, Components, Effect
from game.tables.rodeo.cards.paper import (
    FADED,
    GOOD,
    art,
    cut,
    fitted,
    split,
    square,
    unit,
    write,
    write_name,
)
from game.tables.rodeo.cards.signs import Sign, draw_money, draw_sign, sign_of, signs_of
from game.ui.canvas import Canvas
from game.ui.text import BOLD, TEXT

WIDE: Final = "market"
NARROW: Final = "market_narrow"


def stand_signs(data: Components, at: int) -> list[Sign]:
    """Return what a fan brings at a stand: its income, then its bonus."""
    stand = data.stands[at]
    income = [Sign(f"symbol_{TYPES[stand.type]}", f"{stand.income}K")] if stand.income else []
    return [*income, *signs_of(stand.bonus)]


def upgrade_signs(effects: tuple[Effect, ...]) -> list[Sign]:
    """Return what a fan brings at an upgrade."""
    return [sign_of(effect) for effect in effects]


def draw_stand(
    canvas: Canvas, rect: Rect, data: Components, at: int, name: Text, price: int, left: int
) -> Rect:
    """Draw a stand of the market with its price and how many lie in its stack."""
    stand = data.stands[at]
    box = fitted(WIDE, rect)
    art(canvas, "market_card", box)
    art(canvas, f"stand_{stand.id}", cut(WIDE, box, "picture"))
    art(canvas, f"type_{TYPES[stand.type]}", cut(WIDE, box, "type"))
    _words(canvas, WIDE, box, name, price, left)
    draw_spaces(canvas, cut(WIDE, box, "spaces"), stand.spaces, stand_signs(data, at))
    return box


def draw_upgrade(
    canvas: Canvas, rect: Rect, data: Components, at: int, name: Text, price: int, left: int
) -> Rect:
    """Draw an upgrade of the market with its price and how many are left."""
    upgrade = data.upgrades[at]
    box = fitted(NARROW, rect)
    art(canvas, "market_card_narrow", box)
    art(canvas, f"upgrade_{upgrade.id}", cut(NARROW, box, "picture"))
    _words(canvas, NARROW, box, name, price, left)
    signs = upgrade_signs(upgrade.per_fan)
    draw_spaces(canvas, cut(NARROW, box, "spaces"), upgrade.spaces, signs)
    return box


def _words(canvas: Canvas, card: str, box: Rect, name: Text, price: int, left: int) -> None:
    u = unit(card, box) / canvas.metrics.scale
    write_name(canvas, name, cut(card, box, "name"), BOLD.but(size=25 * u, align="centre"), 2)
    said = text("{left} left", left=left) if card == WIDE else f"×{left}"
    style = TEXT.but(size=22 * u, colour=FADED)
    write(canvas, said, cut(card, box, "left"), style)
    draw_money(canvas, text("{fee}K", fee=price), cut(card, box, "price"), display=True)


def draw_spaces(canvas: Canvas, rect: Rect, count: int, signs: list[Sign]) -> None:
    """Draw so many empty spaces, each with what a fan brings there."""
    gap = max(rect.w // 40, 1)
    most = max(count, 2)
    cells = split(rect, most, gap)[:count]
    shift = (rect.right - cells[-1].right) // 2
    for cell in cells:
        space = cell.move(shift, 0)
        canvas.box(space, "#fffdf6", "#8b8470", 2, 8, dash=True)
        draw_space_signs(canvas, space, signs)


def draw_space_signs(canvas: Canvas, space: Rect, signs: list[Sign]) -> None:
    """Draw what a fan brings into a space: lines one above the other, or side by side."""
    if not signs:
        return
    inner = space.inflate(-max(space.w // 18, 4), -max(space.h // 12, 4))
    high = inner.h // len(signs)
    for number, sign in enumerate(signs):
        row = Rect(inner.x, inner.y + high * number, inner.w, high)
        if len(signs) == 1 and row.h > row.w * 1.1:
            upper = Rect(row.x, row.y, row.w, row.h // 2)
            art(canvas, sign.sprite, square(upper, 0.86))
            lower = Rect(row.x, upper.bottom, row.w, row.h - upper.h)
            write(canvas, sign.words, lower, BOLD.but(size=26, align="centre", colour=GOOD))
            continue
        wanted = min(row.h, round(canvas.metrics.text_floor * 1.9))
        row = Rect(row.x, row.centery - wanted // 2, row.w, wanted)
        draw_sign(canvas, sign, row, BOLD.but(size=26, colour=GOOD))
