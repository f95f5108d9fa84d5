"""What follows the pointer on the table of On the Road: ghosts, routes, raised cards, glows."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect

from engines.core.types import Seat, Thing
from engines.games.on_the_road.events import Drove
from game.tables.motion import Point
from game.tables.on_the_road.ground import SLUG, tile_sprite
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import Model
from game.tables.on_the_road.pieces import (
    VAN,
    draw_flag,
    draw_glow,
    draw_tile,
    draw_van,
    scale_of,
    targets,
    van_name,
)
from game.tables.on_the_road.strip import hand_shown
from game.tables.paint import curve, dashed, route
from game.tables.spec import Moment
from game.ui.canvas import Canvas

ZOOM = 1.22
RAISED = 1.13


def draw_above(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Draw everything that changes with the pointer."""
    hot = _hot_tiles(model, moment)
    for number in hot:
        draw_glow(canvas, layout, number, hover=True)
        draw_tile(canvas, layout, model, number)
        _vans_on(canvas, layout, model, number)
    _equal_tiles(canvas, layout, model, moment)
    pointed = _tile_of(moment.pointed, model)
    if pointed is not None and pointed not in hot:
        _enlarged(canvas, layout, model, pointed)
    _route(canvas, layout, model, moment)
    flags = targets(moment.decision)
    for number in hot:
        if number in flags:
            draw_flag(canvas, layout, number, flags[number], hover=True)
    _hand(canvas, layout, model, moment)
    _glows(canvas, layout, moment)


def drive_of(moment: Moment) -> Drove | None:
    """Return the move that is previewed."""
    if moment.shown is None:
        return None
    _, preview = moment.shown
    return next((event for event in preview.events if isinstance(event, Drove)), None)


def _tile_of(thing: Thing, model: Model) -> int | None:
    if not thing.startswith("tile:"):
        return None
    number = int(thing[5:])
    return number if number < model.last else None


def _hot_tiles(model: Model, moment: Moment) -> list[int]:
    """The tiles to light up strongly: the pointed one, or where the pointed card leads."""
    things = [moment.pointed] if moment.pointed in moment.lit else []
    if moment.pointed.startswith("card:"):
        things = [t for o in moment.fitting for t in o.things if t in moment.lit]
    things += [*moment.advised, *moment.chosen]
    found = [n for t in things if (n := _tile_of(t, model)) is not None]
    return list(dict.fromkeys(found))


def _equal_tiles(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    for thing in moment.equal:
        number = _tile_of(thing, model)
        if number is not None:
            dashed(canvas, layout.tile_box(number), canvas.skin.mark, 6, 14)


def _enlarged(canvas: Canvas, layout: Layout, model: Model, number: int) -> None:
    """The tile larger, above a van that hides it."""
    x, y = layout.tile(number)
    box = layout.tile_box(number)
    scale = scale_of(canvas, layout.unit, layout.tile_scale(number) * ZOOM)
    canvas.sprite(tile_sprite(model, number), (x, y), scale)
    standing = [s for s in model.seats if model.vans[s] == number]
    small = scale_of(canvas, layout.unit, VAN * 0.6)
    for place, seat in enumerate(standing):
        at = box.right - place * box.w * 0.4, box.bottom + 2 * layout.unit
        canvas.sprite(van_name(model, seat), at, small, flip=layout.leftward(number))


def _vans_on(canvas: Canvas, layout: Layout, model: Model, number: int) -> None:
    for seat in model.seats:
        if model.vans[seat] == number:
            draw_van(canvas, layout, model, seat)


def _route(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """The way of the previewed move in arcs, with a ghost of the van at its end."""
    move = drive_of(moment)
    if move is None or moment.dragged:
        return
    stops = [move.start, *_between(move), move.to] if move.parked else [move.start, move.to]
    lift = 40 * layout.unit
    points: list[Point] = []
    for a, b in pairwise(stops):
        (x0, y0), (x1, y1) = _foot(layout, a), _foot(layout, b)
        points += curve((x0, y0 - lift), (x1, y1 - lift), 64 * layout.unit)
    route(canvas, points)
    if move.to < model.last:
        _ghost(canvas, layout, model, move.seat, move.to)


def _between(move: Drove) -> list[int]:
    """The first occupied tile of a move: from there on the van rolls."""
    return [move.path[-1 - len(move.parked)]]


def _foot(layout: Layout, tile: int) -> Point:
    if tile >= 31:
        park = layout.area("parking")
        return park.x + 20 * layout.unit, park.y + 46 * layout.unit
    return layout.tile(tile)


def _ghost(canvas: Canvas, layout: Layout, model: Model, seat: Seat, tile: int) -> None:
    name = f"{SLUG}/van_{model.bands[seat]}_ghost"
    scale = scale_of(canvas, layout.unit, VAN)
    canvas.sprite(name, layout.van(tile), scale, flip=layout.leftward(tile))


def _hand(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """The cards that are pointed at, chosen or advised, raised above the rest."""
    cards = hand_shown(model, moment)
    raised = [v for v in cards if f"card:{v}" in (moment.pointed, *moment.chosen)]
    move = drive_of(moment)
    if move is not None and moment.pointed.startswith("tile:"):
        raised.append(move.value)
    advised = [v for v in cards if f"card:{v}" in moment.advised]
    for place, value in enumerate(cards):
        if not value or (value in cards[:place] and value not in raised):
            continue
        if f"card:{value}" in moment.equal and value not in advised:
            dashed(canvas, layout.card_box(place, len(cards)), canvas.skin.mark, 6, 16)
        if value in advised or value in raised:
            first = cards.index(value) == place
            if first:
                _raised(canvas, layout, place, len(cards), value, moment)


def _raised(
    canvas: Canvas, layout: Layout, place: int, of: int, value: int, moment: Moment
) -> None:
    if moment.dragged == f"card:{value}":
        return
    (x, y), _ = layout.card(place, of)
    scale = scale_of(canvas, layout.strip, layout.card_size() * RAISED)
    high = 210 * layout.card_size() * RAISED * layout.strip / 2
    y = min(y - 24 * layout.strip, layout.hand.bottom - high)
    thing = f"card:{value}"
    if thing in moment.lit or thing in moment.chosen or thing in moment.advised:
        canvas.sprite(f"{SLUG}/card_glow", (x, y), scale)
    canvas.sprite(f"{SLUG}/card_{value}", (x, y), scale)


def _glows(canvas: Canvas, layout: Layout, moment: Moment) -> None:
    """Rings around other things that can be chosen: bag, porta-potty, token."""
    for thing in moment.lit:
        box = big_box(layout, thing)
        if box is not None:
            hot = thing == moment.pointed
            colour = canvas.skin.field if hot else canvas.skin.mark
            dashed(canvas, box, colour, 7 if hot else 6, 14)


def big_box(layout: Layout, thing: Thing) -> Rect | None:
    """Return the box to ring for a thing that is neither tile nor card."""
    if thing == "bag":
        return layout.bag
    if thing == "potty":
        return layout.area("queue")
    if thing == "stage":
        return layout.area("stage")
    if thing == "tile:31":
        return layout.area("stage")
    if thing == "token:pink":
        return layout.token(4)
    return None
