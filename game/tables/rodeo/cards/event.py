"""Event cards: the side that counts in a phase."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text
from engines.games.rodeo.components.model import Components, Side
from game.tables.rodeo.cards.paper import art, cut, fitted, unit, write_name
from game.tables.rodeo.cards.signs import draw_signs, signs_of
from game.ui.canvas import Canvas
from game.ui.text import BOLD

CARD: Final = "event"


def strikes(side: Side) -> bool:
    """Return whether a side hits a rival."""
    return any(effect.op.startswith("rival_") for effect in side.effects)


def draw_event(
    canvas: Canvas, rect: Rect, data: Components, at: int, name: Text, booking: bool
) -> Rect:
    """Draw an event card's booking or festival side; return the box it fills."""
    event = data.events[at]
    side = event.booking if booking else event.festival
    box = fitted(CARD, rect)
    u = unit(CARD, box) / canvas.metrics.scale
    art(canvas, "event_card_rival" if strikes(side) else "event_card_own", box)
    which = "booking" if booking else "festival"
    art(canvas, f"event_{event.id}_{which}", cut(CARD, box, "picture"))
    write_name(canvas, name, cut(CARD, box, "name"), BOLD.but(size=22 * u, align="centre"), 3)
    signs = signs_of(side.effects)
    room = cut(CARD, box, "effects").inflate(box.w // 50, 0)
    draw_signs(canvas, signs, room, BOLD.but(size=26 * u))
    return box


def draw_event_back(canvas: Canvas, rect: Rect) -> Rect:
    """Draw the back of an event card; return the box it fills."""
    box = fitted(CARD, rect)
    art(canvas, "event_back", box)
    return box
