"""Fan cards: portrait, name, purchasing power, requirement plates, what playing one does."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from engines.games.rodeo.components.model import GENRES, Components
from game.tables.rodeo.cards.paper import (
    FADED,
    art,
    cut,
    fitted,
    unit,
    write,
    write_name,
)
from game.tables.rodeo.cards.signs import (
    Sign,
    draw_money,
    draw_plates,
    draw_signs,
    fan_signs,
    genre_sprite,
    plates_of,
)
from game.ui.canvas import Canvas
from game.ui.text import BOLD, TEXT

CARD: Final = "fan"


def draw_fan(canvas: Canvas, rect: Rect, data: Components, at: int, name: Text) -> Rect:
    """Draw a fan card; return the box it fills."""
    fan = data.fans[at]
    box = fitted(CARD, rect)
    u = unit(CARD, box) / canvas.metrics.scale
    art(canvas, "fan_card", box)
    art(canvas, f"fan_{fan.id}", cut(CARD, box, "picture"))
    art(canvas, genre_sprite(fan.genre), cut(CARD, box, "genre"))
    style = BOLD.but(size=23 * u, align="centre")
    words = write_name(canvas, name, cut(CARD, box, "name"), style, 2)
    money = cut(CARD, box, "money")
    if words.right > money.x:  # a name on two lines pushes the tag up
        money.bottom = min(money.bottom, words.top + canvas.metrics.px(2))
    draw_money(canvas, text("{fee}K", fee=fan.power), money)
    _foot(canvas, box, plates_of(fan), fan_signs(fan, data.per_card), u)
    return box


def _foot(canvas: Canvas, box: Rect, plates: list[str], signs: list[Sign], u: float) -> None:
    """Requirement plates from the left; the rest of the line for what playing the card does."""
    room = cut(CARD, box, "plates")
    if plates:
        end = draw_plates(canvas, plates, room)
    else:
        end = write(canvas, text("any space"), room, TEXT.but(size=22 * u, colour=FADED)).right
    effects = cut(CARD, box, "effects")
    left = max(end + box.w // 60, effects.x - box.w // 6)
    effects = Rect(left, effects.y, box.right - box.w // 22 - left, effects.h)
    if len(signs) == 1:  # no larger than beside another
        effects = effects.inflate(0, -effects.h * 4 // 10)
    draw_signs(canvas, signs, effects, BOLD.but(size=24 * u), stacked=True)


def draw_fan_back(canvas: Canvas, rect: Rect, genre: int) -> Rect:
    """Draw the back of a genre's fan cards; return the box it fills."""
    box = fitted(CARD, rect)
    art(canvas, f"fan_back_{GENRES[genre]}", box)
    return box
