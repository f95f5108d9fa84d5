"""The tray of the line-up: the rack of toilets, the forecast by day, what is still to do."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Who, ntext, text
from engines.games.rodeo.components.model import DAYS
from engines.games.rodeo.prospects import Day
from engines.games.rodeo.words.phrases import DAY_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, DEEP, LINE, MUTED, PANEL, draw_rule
from game.tables.rodeo.cards.paper import ACID, ROSE, art, plain, rows, signed, split, square
from game.tables.rodeo.cards.poster import draw_thumb
from game.tables.rodeo.cards.sheet import Row, draw_row
from game.tables.rodeo.cards.signs import genre_sprite
from game.tables.rodeo.errand_button import errand_parts, errand_spots
from game.tables.rodeo.lineup.days import has_planned, set_days
from game.tables.rodeo.lineup.legend import READY, forecast_spots
from game.tables.rodeo.lineup.place import Places
from game.tables.rodeo.lineup.plan import Plan, least_of, most_of, plan_of
from game.tables.rodeo.phase import Scene
from game.tables.spec import HAND, Part, Spot
from game.ui.canvas import Canvas
from game.ui.metrics import SMALLEST_TEXT
from game.ui.text import BOLD, HEAD, SMALL

PENALTY: Final = {
    "mood": "step_penalty_mood",
    "dissatisfy": "step_penalty_unhappy",
    "fan_leaves": "step_penalty_leave",
}
NAMES: Final = (
    ("symbol_fan", text("arrive", context="forecast")),
    ("symbol_chaos", text("Chaos")),
    ("symbol_hygiene", text("Hygiene")),
    ("symbol_happy", text("happy tents")),
)


def tray_parts(scene: Scene, places: Places) -> Iterator[Part]:
    """Return ground, rack, forecast and what is still to do."""
    yield Part("tray", places.tray, 0, partial(_ground, places=places))
    placed = scene.state.toilets[scene.seat].bit_count()
    most = most_of(scene) if scene.view.actor == scene.seat else placed
    lit = any(thing.startswith("space:") for thing in scene.moment.lit)
    draw = partial(_rack, rect=places.rack, placed=placed, most=max(most, placed), lit=lit)
    yield Part("rack", places.rack, (placed, most, lit), draw)
    plan = plan_of(scene)
    show = partial(draw_forecast, rect=places.forecast, scene=scene, plan=plan, before=plan)
    yield Part("forecast", places.forecast, (plan, scene.own), show)
    key = (scene.view.waits, set_days(scene), placed, scene.view.actor)
    yield Part("ready", places.ready, key, partial(_ready, scene=scene, places=places))
    yield from errand_parts(scene, errand_box(scene, places))


def _ground(canvas: Canvas, places: Places) -> None:
    canvas.box(places.tray, DEEP, "", 3, 14)
    for x in (places.rack.right, places.forecast.right):
        gap = (places.forecast.x - places.rack.right) // 2
        draw_rule(canvas, x + gap, places.rack.y, places.rack.bottom)


def _head(canvas: Canvas, rect: Rect, said: Text) -> Rect:
    high = round(canvas.metrics.text_floor * 1.5)
    row = Rect(rect.x, rect.y, rect.w, high)
    label(canvas, said, row, HEAD.but(size=24, colour=ACID))
    return Rect(rect.x, row.bottom, rect.w, rect.bottom - row.bottom)


def _rack(canvas: Canvas, rect: Rect, placed: int, most: int, lit: bool) -> None:
    room = _head(canvas, rect, text("Toilets"))
    shelf = Rect(room.x, room.y, room.w, room.h * 54 // 100)
    canvas.box(shelf, PANEL, ACID if lit else "", 4 if lit else 3, 12)
    for number, cell in enumerate(split(shelf.inflate(-shelf.w // 12, -shelf.h // 8), most)):
        art(canvas, "toilet", cell, 80 if number < placed else 255)
        if number < placed:
            art(canvas, "symbol_check", square(cell, 0.6))
    words = Rect(room.x, shelf.bottom + 2, room.w, room.bottom - shelf.bottom - 2)
    said = text("click a space, or drag; a click puts it back; each costs 1K of the income")
    style = SMALL.but(size=22, colour=MUTED, lines=4, lead=1.02)
    label(canvas, said, words, style)


def tray_spots(scene: Scene, places: Places) -> Iterator[Spot]:
    """Return the rack, from where a toilet can be dragged, and the button."""
    yield from errand_spots(scene, errand_box(scene, places))
    yield Spot("toilet", places.rack, text("Toilets"), HAND, movable=True)
    yield from forecast_spots(places.forecast)
    for thing, (_, said), row in zip(READY, _to_do(scene), _ready_rows(scene, places), strict=True):
        yield Spot(thing, row, said)


# ------------------------------------------------------------------ forecast
def draw_forecast(canvas: Canvas, rect: Rect, scene: Scene, plan: Plan, before: Plan) -> None:
    """Draw the days of a plan in columns; figures that differ from ``before`` are lit."""
    wide = rect.w * 22 // 100
    names = Rect(rect.x, rect.y, wide, rect.h)
    lines = rows(names, 5)
    label(canvas, text("Forecast"), lines[0], HEAD.but(size=24, colour=ACID))
    for (sprite, said), line in zip(NAMES, lines[1:], strict=True):
        draw_row(canvas, line, Row(sprite, said), CHALK, colours=False)
    days = Rect(names.right, rect.y, rect.right - names.right, rect.h)
    for number, column in enumerate(split(days, 3, max(rect.w // 90, 3))):
        old = before.days[number] if number < len(before.days) else None
        now = plan.days[number] if number < len(plan.days) else None
        _column(canvas, column, scene, number, now, old)


def _column(
    canvas: Canvas, rect: Rect, scene: Scene, number: int, day: Day | None, old: Day | None
) -> None:
    changed = day != old
    canvas.box(rect, None, ACID if changed else LINE, 5 if changed else 3, 10)
    cells = [line.inflate(-rect.w // 14, -2) for line in rows(rect, 5)]
    head = cells[0]
    words = Rect(head.x, head.y, head.w * 68 // 100, head.h)
    label(canvas, DAY_NAMES[DAYS[number]], words, BOLD.but(size=24, colour=CHALK))
    if day is None:
        label(canvas, text("no band"), cells[2], SMALL.but(size=22, colour=MUTED))
        return
    picture = Rect(words.right, head.y, head.right - words.right, head.h)
    draw_thumb(canvas, picture, scene.t.data.bands[day.band])
    _arrivals(canvas, cells[1], day)
    _track(canvas, cells[2], day.chaos_step, day.chaos, ["symbol_bin"] * day.bins)
    penalties = scene.t.data.boards.penalties[: day.penalties]
    _track(canvas, cells[3], day.hygiene_step, day.hygiene, [PENALTY[p.effect] for p in penalties])
    said = text("{n} of {all}", n=day.happy, all=day.tents) if scene.own else text("unknown")
    colour = ACID if day.happy == day.tents and scene.own else ROSE if scene.own else MUTED
    label(canvas, said, cells[4], BOLD.but(size=24, colour=colour))


def _arrivals(canvas: Canvas, cell: Rect, day: Day) -> None:
    for (genre, fans), part in zip(day.arrivals, split(cell, 3), strict=False):
        side = min(part.h, part.w * 6 // 10)
        art(canvas, genre_sprite(genre), Rect(part.x, part.centery - side // 2, side, side))
        words = Rect(part.x + side + 2, part.y, part.w - side - 2, part.h)
        label(canvas, str(fans), words, BOLD.but(size=24, colour=CHALK))


def _track(canvas: Canvas, cell: Rect, step: int, after: int, signs: list[str]) -> None:
    """A step, where it leads, and what the night makes of it."""
    wide = round(canvas.metrics.text_floor * 1.8)
    label(canvas, signed(step), Rect(cell.x, cell.y, wide, cell.h), BOLD.but(size=24, colour=CHALK))
    arrow = Rect(cell.x + wide, cell.y, cell.h, cell.h)
    art(canvas, "symbol_arrow", square(arrow, 0.66))
    value = Rect(arrow.right, cell.y, wide, cell.h)
    label(canvas, plain(after), value, BOLD.but(size=24, colour=ROSE if signs else CHALK))
    room = Rect(value.right, cell.y, cell.right - value.right, cell.h)
    side = min(cell.h * 8 // 10, room.w // max(len(signs), 1))
    for number, sign in enumerate(signs):
        art(
            canvas,
            sign,
            Rect(room.right - side * (number + 1), cell.centery - side // 2, side, side),
        )


# ------------------------------------------------------------------ what is to do
def errand_box(scene: Scene, places: Places) -> Rect:
    """Return where the button stands that does the rest of a step: below what is to do."""
    high = round(scene.place.tray.h * 0.16)
    return Rect(places.ready.x, places.ready.bottom - high, places.ready.w, high - scene.px(5))


def _to_do(scene: Scene) -> tuple[tuple[bool, Text], ...]:
    """What there is to do before the gates open, and whether it is done."""
    view, seat = scene.view, scene.seat
    over, placed = has_planned(scene), view.toilets[seat].bit_count()
    least, most = least_of(scene), most_of(scene)
    days = set_days(scene) == view.count[seat] and (over or view.actor == seat)
    turned = over or (days and view.waits != "turn")
    toilets = ntext("at least {n} toilet", "at least {n} toilets", count="n", n=least)
    if least == most:
        toilets = text("toilets: {n} of {all}", n=placed, all=most)
    return (
        (days, text("a band for every day")),
        (turned, text("cards turned as you like")),
        (over or placed >= least, toilets),
    )


def _ready_rows(scene: Scene, places: Places) -> list[Rect]:
    """Return a line for each thing to do."""
    floor = math.ceil(scene.place.body.h * SMALLEST_TEXT)
    ready = places.ready
    top = ready.y + round(floor * 1.5)
    room = errand_box(scene, places).y - scene.px(4) - top
    high = min(room // 3, round(floor * 2.6))
    return [Rect(ready.x, top + number * high, ready.w, high) for number in range(3)]


def _ready(canvas: Canvas, scene: Scene, places: Places) -> None:
    over = has_planned(scene)
    _head(canvas, places.ready, text("You are ready") if over else text("Ready?"))
    for (ok, said), row in zip(_to_do(scene), _ready_rows(scene, places), strict=True):
        sprite = "symbol_check" if ok else "symbol_cross"
        draw_row(canvas, row, Row(sprite, said), CHALK if ok else ROSE, colours=False)
    if scene.view.actor != scene.seat:
        box = errand_box(scene, places)
        said = text("Waiting for {who}", who=Who(scene.view.actor))
        label(canvas, said, box, SMALL.but(size=23, colour=MUTED))
