"""The posters on display and the garage stack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Thing, text
from engines.games.rodeo.components.model import GARAGE, WILD, Band
from engines.games.rodeo.view import View
from game.tables.rodeo.booking.place import Display
from game.tables.rodeo.cards.paper import art, fitted, plate
from game.tables.rodeo.cards.poster import (
    CARD,
    Short,
    draw_garage,
    draw_poster,
    draw_strip,
    draw_tile,
)
from game.tables.rodeo.hand.row import raised, seen_box, shown_part
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas

LEAST_STRIP: Final = 8.0
"""A strip narrower than so many lines are high has room for picture and symbols alone."""


def thing_of(band: Band) -> Thing:
    """Return the thing of a band."""
    return f"band:{band.id}"


def short_of(view: View, band: Band) -> Short | None:
    """Return what a poster says where fewer fans are left than it would bring, and of whom.

    Genres of which nobody is left come before those of which a few are.
    """
    wanted = [0] * 4
    for genre, fans in band.symbols:
        if genre != WILD:
            wanted[genre] += fans
    few = [g for g in range(4) if wanted[g] > view.available[g]]
    if not few:
        return None
    least = min(view.available[g] for g in few)
    genres = tuple(g for g in few if view.available[g] == least)
    return Short(genres, least, text("{n} left", n=least) if least else text("none left"))


def veiled(scene: Scene, thing: Thing) -> bool:
    """Return whether a poster is dark: bands are asked for, and this one cannot be had."""
    asked = scene.view.waits in ("book", "drop") and bool(scene.moment.lit)
    return asked and not scene.lit(thing) and thing not in scene.moment.chosen


def display_parts(scene: Scene, display: Display) -> Iterator[Part]:
    """Return every poster as a part, then the garage stack."""
    boxes = [box for _, box in display.posters]
    for number, (at, box) in enumerate(display.posters):
        band = scene.t.data.bands[at]
        dark, short = veiled(scene, thing_of(band)), short_of(scene.view, band)
        draw = partial(_draw, scene=scene, box=box, at=at, low=display.low, dark=dark)
        around = _around(box) if display.low else seen_box(boxes, number, box.w // 12)
        yield inside(f"band{at}", around, (dark, short, display.low), draw)
    left = (scene.view.band_stack & scene.t.tier_masks[GARAGE]).bit_count()
    if left:
        dark = veiled(scene, "garage")
        bonus = scene.t.data.garage_bonus
        draw = partial(_garage, box=display.garage, left=left, bonus=bonus, dark=dark)
        yield Part("garage", _around(display.garage), (left, dark), draw)


def _around(box: Rect) -> Rect:
    return box.inflate(max(box.w // 6, 8), max(box.h // 8, 8))


def _draw(canvas: Canvas, scene: Scene, box: Rect, at: int, low: bool, dark: bool) -> None:
    data = scene.t.data
    short = short_of(scene.view, data.bands[at])
    if low and box.w < canvas.metrics.text_floor * LEAST_STRIP:
        drawn = draw_tile(canvas, box, data, at)
    elif low:
        drawn = draw_strip(canvas, box, data, at, short)
    else:
        drawn = draw_poster(canvas, box, data, at, short=short)
    if dark:
        plate(canvas, "veil", drawn)


def _garage(canvas: Canvas, box: Rect, left: int, bonus: int, dark: bool) -> None:
    drawn = draw_garage(canvas, box, left, bonus)
    if dark:
        plate(canvas, "veil", drawn)


def display_spots(scene: Scene, display: Display) -> Iterator[Spot]:
    """Return what is seen of every poster, and the garage stack."""
    boxes = [box for _, box in display.posters]
    for number, (at, box) in enumerate(display.posters):
        band = scene.t.data.bands[at]
        seen = box if display.low else shown_part(boxes, number)
        yield Spot(thing_of(band), seen, text("{name}", name=band.name), movable=True)
    if scene.view.band_stack & scene.t.tier_masks[GARAGE]:
        yield Spot("garage", display.garage, text("Garage bands"))


def draw_meant(canvas: Canvas, scene: Scene, display: Display, bounds: Rect) -> None:
    """Draw the poster that is pointed at or advised in front of the others."""
    moment = scene.moment
    for at, box in display.posters:
        thing = thing_of(scene.t.data.bands[at])
        if thing in moment.equal:
            art(canvas, "legal_poster", fitted(CARD, box))
        if thing not in (moment.pointed, *moment.advised) or thing == moment.dragged:
            continue
        front = _front(canvas, box, bounds, display.low)
        if scene.lit(thing) or thing in moment.advised:
            art(canvas, "chosen_poster", front)
        draw_poster(
            canvas, front, scene.t.data, at, short=short_of(scene.view, scene.t.data.bands[at])
        )
    if "garage" in (moment.pointed, *moment.advised) and scene.lit("garage"):
        art(canvas, "chosen_poster", fitted(CARD, display.garage))


def _front(canvas: Canvas, box: Rect, bounds: Rect, low: bool) -> Rect:
    """The box of a poster in front: a little larger, or whole where it lies as a strip."""
    if not low:
        return fitted(CARD, raised(box, bounds, 0.04))
    wide = max(box.w, canvas.metrics.px(200))
    whole = Rect(0, 0, wide, round(wide * 318 / 204))
    whole.center = box.center
    whole.clamp_ip(bounds)
    return fitted(CARD, whole)
