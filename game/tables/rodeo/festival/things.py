"""What stands on a space, drawn: tents and campers, figures, toilets, garbage."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.games.rodeo.components.model import GENRES
from game.tables.rodeo.cards.paper import SLUG, art
from game.tables.rodeo.festival.lying import FLAT, HAPPY, OPEN, UP, Lying
from game.ui.canvas import Canvas

_MOODS: Final = {HAPPY: "_up", OPEN: ""}
TENT: Final = 0.82
FIGURE: Final = 0.50


def camp_sprite(genre: int, car: bool, mood: int) -> str:
    """Return the name of a marker: a genre's tent, or camper on a car park."""
    place = "car_park" if car else "tent"
    return f"camp_{GENRES[genre]}_{place}{_MOODS.get(mood, '_down')}"


def draw_lying(canvas: Canvas, box: Rect, what: Lying, car: bool) -> None:
    """Draw all that is on a space, inside its box."""
    if what.toilet > -2:
        draw_toilet(canvas, box, what.toilet)
    elif what.garbage:
        draw_garbage(canvas, box, what.garbage)
    elif what.genre >= 0:
        draw_marker(canvas, box, what, car)


def draw_marker(canvas: Canvas, box: Rect, what: Lying, car: bool) -> None:
    """Draw a marker and its figure, upright in the corner or asleep below."""
    art(canvas, camp_sprite(what.genre, car, what.mood), scaled(box, TENT))
    name = f"figure_{GENRES[what.genre]}"
    if what.figure == UP:
        art(canvas, name, figure_box(box))
    elif what.figure == FLAT:
        high = round(box.h * 0.32)
        art(canvas, f"{name}_asleep", Rect(box.x, box.bottom - high - 1, box.w, high))


def figure_box(box: Rect) -> Rect:
    """Return where the figure of a marker stands on its space."""
    high = round(box.h * FIGURE)
    wide = round(high * 96 / 124)
    return Rect(box.right - wide - box.w // 40, box.bottom - high - box.h // 40, wide, high)


def scaled(box: Rect, share: float) -> Rect:
    """Return a box's middle, as a share of it."""
    inner = Rect(0, 0, round(box.w * share), round(box.h * share))
    inner.center = box.center
    return inner


def draw_toilet(canvas: Canvas, box: Rect, user: int) -> None:
    """Draw a toilet, free (-1) or with a fan of a genre before it."""
    name = "toilet" if user < 0 else "toilet_used"
    art(canvas, name, scaled(box, 0.88))
    if user >= 0:
        art(canvas, f"figure_{GENRES[user]}", figure_box(box))


def draw_garbage(canvas: Canvas, box: Rect, count: int, alpha: int = 255) -> None:
    """Draw garbage; more than three bags look like three."""
    canvas.sprite_in(f"{SLUG}/garbage_{min(count, 3)}", scaled(box, 0.74), alpha)
