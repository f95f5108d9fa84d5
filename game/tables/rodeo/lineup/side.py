"""Beside the campsite: the fan cards line by line, own booths, purchasing power by day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect

from engines.core.types import text
from engines.games.rodeo.components.model import DAYS, GENRES
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.booth import draw_booth
from game.tables.rodeo.cards.panel import CHALK, MUTED, draw_panel, head_height
from game.tables.rodeo.cards.paper import ACID, art, rows, split, square
from game.tables.rodeo.cards.signs import (
    draw_money,
    draw_plates,
    draw_signs,
    fan_signs,
    genre_sprite,
    plates_of,
)
from game.tables.rodeo.expansion.market import thing_of as booth_thing
from game.tables.rodeo.expansion.own import booth_of
from game.tables.rodeo.expansion.place import owned
from game.tables.rodeo.festival.hours import SHORT_DAYS
from game.tables.rodeo.hand.fans import cards_of, thing_of
from game.tables.rodeo.lineup.place import Places
from game.tables.rodeo.lineup.plan import Plan, plan_of
from game.tables.rodeo.phase import Scene
from game.tables.spec import HAND, Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL


def hand_of(scene: Scene) -> tuple[int, ...]:
    """Return the fan cards of the festival shown, as far as they are known."""
    hand = scene.view.hands[scene.seat]
    return () if hand is None else cards_of(scene.t, hand)


def hand_rows(scene: Scene, places: Places, head: int) -> list[Rect]:
    """Return a line for each fan card."""
    rect = places.hand
    pad = max(rect.w // 24, 3)
    room = Rect(rect.x + pad, rect.y + head + pad, rect.w - 2 * pad, rect.h - head - 2 * pad)
    count = max(len(hand_of(scene)), 1)
    high = min(room.h // count, room.w * 30 // 100)
    return [Rect(room.x, room.y + high * n, room.w, high - 3) for n in range(count)]


def side_parts(scene: Scene, places: Places) -> Iterator[Part]:
    """Return the fan cards, the booths and the purchasing power."""
    hand = hand_of(scene)
    draw = partial(_hand, scene=scene, places=places, hand=hand)
    yield Part("hand", places.hand, (hand, scene.own), draw)
    own = tuple(owned(scene))
    yield Part("booths", places.booths, own, partial(_booths, scene=scene, rect=places.booths))
    plan = plan_of(scene)
    power = tuple(day.power for day in plan.days) if scene.own else ()
    show = partial(_power, rect=places.power, scene=scene, plan=plan)
    yield Part("power", places.power, power, show)


def _hand(canvas: Canvas, scene: Scene, places: Places, hand: Sequence[int]) -> None:
    draw_panel(canvas, places.hand, text("Your cards") if scene.own else text("Cards"))
    if not hand:
        return
    for fan, row in zip(
        hand, hand_rows(scene, places, head_height(canvas, places.hand)), strict=True
    ):
        _fan(canvas, scene, row, fan)


def _fan(canvas: Canvas, scene: Scene, row: Rect, at: int) -> None:
    """A fan card as a line: portrait, requirement plates, power, what playing it does."""
    data = scene.t.data
    fan = data.fans[at]
    canvas.box(row, "#f7f0dc", "", 3, 8)
    inner = row.inflate(-row.h // 8, -row.h // 8)
    face = Rect(inner.x, inner.y, min(round(inner.h * 1.42), inner.w * 30 // 100), inner.h)
    drawn = art(canvas, f"fan_{fan.id}", face)
    badge = max(inner.h * 46 // 100, canvas.metrics.text_floor)
    art(canvas, genre_sprite(fan.genre), Rect(drawn.x - 2, drawn.y - 2, badge, badge))
    _power_tag(canvas, drawn, fan.power)
    right = Rect(0, inner.y, inner.w * 25 // 100, inner.h)
    right.right = inner.right
    plates = Rect(drawn.right + 3, inner.y, right.x - drawn.right - 6, inner.h)
    side = min(plates.w // 3, plates.h * 9 // 10)
    draw_plates(canvas, plates_of(fan), Rect(plates.x, plates.y, side * 3, plates.h))
    signs = fan_signs(fan, data.per_card)
    if len(signs) == 1:
        right = right.inflate(0, -right.h * 3 // 10)
    draw_signs(canvas, signs, right, BOLD.but(size=24), stacked=True)


def _power_tag(canvas: Canvas, face: Rect, power: int) -> None:
    """The purchasing power over the foot of a portrait."""
    high = round(canvas.metrics.text_floor * 1.35)
    tag = Rect(0, 0, round(canvas.metrics.text_floor * 2.1), high)
    tag.bottomright = face.right + 2, face.bottom + 2
    draw_money(canvas, text("{fee}K", fee=power), tag)


def _booths(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    room = draw_panel(canvas, rect, text("Stands & upgrades"))
    own = owned(scene)
    for (kind, at), box in zip(own, _booth_boxes(room, len(own)), strict=True):
        draw_booth(canvas, box, booth_of(scene, kind, at))


def _booth_boxes(room: Rect, count: int) -> list[Rect]:
    """Return the boxes of so many booths in two columns."""
    lines, gap = max((count + 1) // 2, 3), max(room.w // 50, 3)
    return [
        split(rows(room, lines, gap)[number // 2], 2, gap)[number % 2] for number in range(count)
    ]


def booth_spots(scene: Scene, places: Places, head: int) -> Iterator[Spot]:
    """Return the fan cards, the stands and the upgrades as things."""
    own = owned(scene)
    room = Rect(places.booths.x, places.booths.y + head, places.booths.w, places.booths.h - head)
    for (kind, at), box in zip(own, _booth_boxes(room, len(own)), strict=True):
        name = booth_of(scene, kind, at).name
        yield Spot(booth_thing(scene, kind, at), box, name)
    hand = hand_of(scene)
    if hand:
        for fan, row in zip(hand, hand_rows(scene, places, head), strict=True):
            yield Spot(thing_of(scene.t, fan), row, scene.t.fan_names[fan], HAND)


def _power(canvas: Canvas, rect: Rect, scene: Scene, plan: Plan) -> None:
    """Purchasing power by genre and day, if each group plays the card that fits best."""
    canvas.box(rect, "#2e2a45", "", 3, 14)
    lines = rows(rect.inflate(-rect.w // 20, -rect.h // 12), 5)
    name = lines[0].w * 52 // 100
    head = Rect(lines[0].x, lines[0].y, name, lines[0].h)
    label(canvas, text("Buying power"), head, BOLD.but(size=22, colour=ACID))
    for day, cell in enumerate(_cells(lines[0], name)):
        label(canvas, SHORT_DAYS[day], cell, BOLD.but(size=22, align="centre", colour=MUTED))
    for genre, line in enumerate(lines[1:]):
        art(canvas, genre_sprite(genre), square(Rect(line.x, line.y, line.h, line.h), 0.96))
        words = Rect(line.x + line.h + 4, line.y, name - line.h - 4, line.h)
        label(canvas, GENRE_NAMES[GENRES[genre]], words, SMALL.but(size=22, colour=CHALK))
        for day, cell in enumerate(_cells(line, name)):
            power = plan.days[day].power[genre] if day < len(plan.days) and scene.own else 0
            style = BOLD.but(size=23, align="centre", colour=CHALK if power else MUTED)
            label(canvas, text("{fee}K", fee=power) if power else "–", cell, style)


def _cells(line: Rect, name: int) -> list[Rect]:
    return split(Rect(line.x + name, line.y, line.w - name, line.h), len(DAYS))
