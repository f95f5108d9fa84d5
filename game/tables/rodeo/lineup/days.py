"""The three days of the weekend as slots for the bands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Thing, text
from engines.games.rodeo.components.model import DAYS, SYMBOLS
from engines.games.rodeo.words.phrases import DAY_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, LINE, MUTED
from game.tables.rodeo.cards.paper import ACID, art, square
from game.tables.rodeo.cards.poster import draw_slot
from game.tables.rodeo.changes import changes_in
from game.tables.rodeo.lineup.place import Places
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

DARK: Final = "#17151f"
ON: Final = "#3d4a1e"
OFF: Final = "#2c2745"


def set_days(scene: Scene) -> int:
    """Return how many days have their band for certain."""
    view = scene.view
    if view.actor != scene.seat:
        return view.count[scene.seat] if has_planned(scene) else 0
    return view.day if view.waits == "line_up" else view.count[scene.seat]


def has_planned(scene: Scene) -> bool:
    """Return whether the line-up of the festival shown is done: its toilets stand."""
    return scene.view.actor != scene.seat and scene.view.toilets[scene.seat] > 0


def band_thing(scene: Scene, day: int) -> Thing:
    """Return the thing of the band of a day; nothing if it has none."""
    at = scene.view.bands[scene.seat * 3 + day]
    return f"band:{scene.t.data.bands[at].id}" if at >= 0 else ""


def symbols_of(scene: Scene, day: int) -> list[tuple[int, int]]:
    """Return the symbols of the band of a day."""
    base = scene.seat * 9 + day * 3
    genres, fans = scene.view.genre_of, scene.view.fans_of
    return [(genres[base + i], fans[base + i]) for i in range(SYMBOLS) if genres[base + i] >= 0]


def poster_of(slot: Rect) -> Rect:
    """Return where a day's band lies in its slot."""
    pad = max(slot.w // 40, 2)
    top = slot.h * 24 // 100
    return Rect(slot.x + pad, slot.y + top, slot.w - 2 * pad, slot.h * 47 // 100)


def day_parts(scene: Scene, places: Places) -> Iterator[Part]:
    """Return the strip, then each day."""
    yield Part("stage", places.stage, 0, partial(_strip, rect=places.stage))
    asked = set_days(scene) if scene.view.waits == "line_up" else -1
    for day, slot in enumerate(places.days):
        at = scene.view.bands[scene.seat * 3 + day]
        key = (at, tuple(symbols_of(scene, day)), day < set_days(scene), day == asked)
        draw = partial(_draw, scene=scene, slot=slot, day=day, asked=day == asked)
        yield Part(f"day{day}", slot.inflate(6, 6), key, draw)


def _strip(canvas: Canvas, rect: Rect) -> None:
    canvas.box(rect, DARK, "", 3, 14)


def _draw(canvas: Canvas, scene: Scene, slot: Rect, day: int, asked: bool) -> None:
    sure = day < set_days(scene)
    canvas.box(slot, ON if asked else OFF, ACID if asked else "", 5 if asked else 3, 10)
    head = Rect(slot.x, slot.y, slot.w, slot.h * 24 // 100).inflate(-slot.w // 14, -2)
    side = head.h
    art(canvas, f"day_{day + 1}", square(Rect(head.x, head.y, side, side), 0.92))
    words = Rect(head.x + side + 4, head.y, head.w - side - 4, head.h)
    said = DAY_NAMES[DAYS[day]]
    label(canvas, said, words, BOLD.but(size=24, colour=ACID if asked else CHALK))
    if sure:
        tick = Rect(head.right - side, head.y, side, side)
        art(canvas, "symbol_check", square(tick, 0.8))
    at = scene.view.bands[scene.seat * 3 + day]
    box = poster_of(slot)
    if at < 0:
        canvas.box(box, None, LINE, 3, 10, dash=True)
        label(canvas, text("no band"), box, SMALL.but(size=22, align="centre", colour=MUTED))
        return
    draw_slot(canvas, box, scene.t.data, at, symbols_of(scene, day))
    low = Rect(slot.x, box.bottom, slot.w, slot.bottom - box.bottom).inflate(-slot.w // 16, -2)
    name: Text | str = scene.t.data.bands[at].name
    style = SMALL.but(size=22, align="centre", colour=CHALK, lines=2, lead=1.0)
    label(canvas, name, low, style)


def day_spots(scene: Scene, places: Places) -> Iterator[Spot]:
    """Return each day, and on it its band, which may be moved.

    While a band is carried the whole card of each other day takes it, picture and name as well.
    """
    bands = []
    for day, slot in enumerate(places.days):
        thing = band_thing(scene, day)
        if thing:
            name = scene.t.data.bands[scene.view.bands[scene.seat * 3 + day]].name
            bands.append(Spot(thing, poster_of(slot), text("{name}", name=name), movable=True))
    dragged = scene.moment.dragged
    carried = dragged.startswith("band:")
    if carried:
        yield from bands
    for day, slot in enumerate(places.days):
        if not carried or band_thing(scene, day) != dragged:
            yield Spot(day_thing(day), slot, DAY_NAMES[DAYS[day]])
    if not carried:
        yield from bands


def day_thing(day: int) -> Thing:
    """Return the thing of a day."""
    return f"day:{DAYS[day]}"


def draw_days_meant(canvas: Canvas, scene: Scene, places: Places) -> None:
    """Ring the bands that can be chosen, or the days that take the one that is carried."""
    moment = scene.moment
    if moment.dragged.startswith("band:"):
        for day, slot in enumerate(places.days):
            thing = day_thing(day)
            if scene.lit(thing):
                hot = thing == moment.pointed
                canvas.box(slot.inflate(4, 4), None, ACID, 6 if hot else 4, 10, dash=not hot)
        return
    for day, slot in enumerate(places.days):
        thing, box = band_thing(scene, day), poster_of(slot)
        if not thing or thing == moment.dragged:
            continue
        hot = thing in (moment.pointed, *moment.chosen, *moment.advised)
        if scene.lit(thing) or thing in moment.advised:
            canvas.box(box.inflate(4, 4), None, ACID, 6 if hot else 4, 10, dash=not hot)
        elif thing == moment.pointed and thing in changes_in(scene):
            canvas.box(box.inflate(4, 4), None, ACID, 4, 10, dash=True)
        if thing in moment.equal:
            canvas.box(box.inflate(4, 4), None, ACID, 4, 10, dash=True)
