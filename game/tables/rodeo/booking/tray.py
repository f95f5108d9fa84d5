"""The tray while booking: the own fan cards and events, or the backs of another's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Rect

from engines.core.types import Text, Who, text
from game.tables.paint import label
from game.tables.rodeo.booking.place import Places
from game.tables.rodeo.cards.panel import DEEP, MUTED, draw_rule
from game.tables.rodeo.cards.paper import ACID, art, square
from game.tables.rodeo.cards.signs import genre_sprite
from game.tables.rodeo.hand.events import (
    draw_raised_event,
    event_back_parts,
    event_boxes,
    event_parts,
    event_spots,
    events_of,
)
from game.tables.rodeo.hand.fans import (
    back_parts,
    cards_of,
    draw_raised_fan,
    fan_boxes,
    fan_parts,
    fan_spots,
)
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, SMALL


def own_fans(scene: Scene) -> tuple[int, ...] | None:
    """Return the fan cards of the festival shown, None where they are hidden."""
    hand = scene.view.hands[scene.seat]
    return None if hand is None else cards_of(scene.t, hand)


def own_events(scene: Scene) -> tuple[int, ...] | None:
    """Return the event cards of the festival shown, None where they are hidden."""
    hand = scene.view.events[scene.seat]
    return None if hand is None else events_of(hand)


def events_held(scene: Scene) -> int:
    """Return how many event cards the festival shown has."""
    return scene.view.event_counts[scene.seat]


def boxes_of_fans(scene: Scene, places: Places) -> list[Rect]:
    """Return where the fan cards lie, known or not."""
    counts = scene.view.hand_counts[scene.seat * 4 : scene.seat * 4 + 4]
    return fan_boxes(places.fans, sum(counts), places.gap)


def boxes_of_events(scene: Scene, places: Places) -> list[Rect]:
    """Return where the event cards lie."""
    return event_boxes(places.events, events_held(scene), places.gap)


def plays_booking(scene: Scene) -> bool:
    """Return whether the booking sides of events count: beginners play none (ruling 35)."""
    return not scene.view.beginner


def tray_parts(scene: Scene, places: Places, said: Text) -> Iterator[Part]:
    """Return the tray's ground, then every card; ``said`` stands over the events."""
    key = (scene.seat, scene.own, said, tuple(places.events))
    draw = partial(_ground, scene=scene, places=places, said=said)
    yield Part("tray", places.tray, key, draw)
    fans, events = own_fans(scene), own_events(scene)
    boxes = boxes_of_fans(scene, places)
    if fans is not None:
        yield from fan_parts(scene.t, fans, boxes, scene.moment)
    else:
        counts = scene.view.hand_counts[scene.seat * 4 : scene.seat * 4 + 4]
        yield from back_parts(counts, boxes)
    boxes = boxes_of_events(scene, places)
    if events is not None:
        yield from event_parts(scene.t, events, boxes, scene.moment, plays_booking(scene))
    else:
        yield from event_back_parts(len(boxes), boxes)


def _ground(canvas: Canvas, scene: Scene, places: Places, said: Text) -> None:
    px = canvas.metrics.px
    tray = places.tray
    canvas.box(tray, DEEP, "", 3, 14)
    high = places.fans.y - tray.y
    row = Rect(tray.x + px(16), tray.y + px(3), places.events.x - tray.x - 2 * px(16), high)
    head = text("Your fan cards") if scene.own else text("{who}: cards", who=Who(scene.seat))
    label(canvas, head, row, HEAD.but(size=24, colour=ACID))
    right = Rect(places.events.x, row.y, tray.right - px(12) - places.events.x, high)
    label(canvas, said, right, SMALL.but(size=22, colour=MUTED))
    x = places.events.x - max(tray.h // 20, 4)
    draw_rule(canvas, x, tray.y + px(12), tray.bottom - px(12))


def tray_spots(scene: Scene, places: Places) -> Iterator[Spot]:
    """Return every own card."""
    fans, events = own_fans(scene), own_events(scene)
    if fans is not None:
        yield from fan_spots(scene.t, fans, boxes_of_fans(scene, places))
    if events is not None:
        boxes = boxes_of_events(scene, places)
        yield from event_spots(scene.t, events, boxes, scene.moment, plays_booking(scene))


def draw_meant_cards(canvas: Canvas, scene: Scene, places: Places) -> None:
    """Draw the card that is pointed at in front of the others."""
    fans, events = own_fans(scene), own_events(scene)
    bounds = places.tray.union(places.own)
    if fans is not None:
        boxes = boxes_of_fans(scene, places)
        draw_raised_fan(canvas, scene.t, fans, boxes, scene.moment, bounds)
    if events is not None:
        boxes = boxes_of_events(scene, places)
        draw_raised_event(
            canvas, scene.t, events, boxes, scene.moment, plays_booking(scene), bounds
        )


def draw_to_come(canvas: Canvas, scene: Scene, places: Places, genres: list[int]) -> None:
    """Draw dashed slots for the fan cards a band would bring, after the last card."""
    boxes = boxes_of_fans(scene, places)
    room = places.fans
    left = boxes[-1].right + places.gap if boxes else room.x
    wide = min(canvas.metrics.px(62), room.h // 3)
    left = min(left, room.right - len(genres) * (wide + places.gap))
    for number, genre in enumerate(genres):
        slot = Rect(left + number * (wide + places.gap), room.y, wide, room.h)
        canvas.box(slot, "#24222fd8", ACID, 4, 12, dash=True)
        upper = Rect(slot.x, slot.y, slot.w, slot.h * 6 // 10)
        art(canvas, genre_sprite(genre), square(upper, 0.76))
        lower = Rect(slot.x, upper.bottom - slot.h // 8, slot.w, slot.h // 4)
        label(canvas, "+1", lower, BOLD.but(size=28, align="centre", colour=ACID))
