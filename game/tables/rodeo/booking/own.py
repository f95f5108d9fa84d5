"""The own festival while booking: bands, goal, fans with a ticket, room, stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from pygame import Rect

from engines.core.types import Text, Who, ntext, text
from engines.games.rodeo.components.model import SYMBOLS, Festival
from engines.games.rodeo.prospects import Booking, goal, ticket_holders
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View
from game.tables.paint import label
from game.tables.rodeo.booking.order import draw_order, order_box
from game.tables.rodeo.booking.place import head_of
from game.tables.rodeo.booking.room import draw_room, room_spots
from game.tables.rodeo.cards.festival import KOMBO, draw_emblem, draw_ladder, step_of
from game.tables.rodeo.cards.panel import (
    CHALK,
    DEEP,
    LINE,
    MUTED,
    draw_crowd,
    draw_panel,
    draw_rule,
    head_height,
)
from game.tables.rodeo.cards.paper import ACID, art, rows, split, square
from game.tables.rodeo.cards.poster import draw_symbols, draw_thumb
from game.tables.rodeo.cards.sheet import change
from game.tables.rodeo.cards.signs import genre_sprite
from game.tables.rodeo.inside import inside
from game.tables.rodeo.legend import GOAL as GOAL_THING
from game.tables.rodeo.legend import ORDER, SLOT, TICKETS
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, SMALL

Draw: TypeAlias = Callable[[Canvas], object]
LEFT: Final = 0.405
MIDDLE: Final = 0.30
BANDS: Final = 54
"""How far down the left column the bands reach, in percent."""
GOAL: Final = 56
"""Where the goal begins there, in percent."""
NO_BAND: Final = -1


@dataclass(frozen=True, slots=True)
class Plan:
    """What would come to the festival: the band (if not booked yet) and what it brings."""

    told: Booking
    band: int = NO_BAND


def own_parts(scene: Scene, rect: Rect, plan: Plan | None) -> Iterator[Part]:
    """Yield the panel at rest: the paper, then what is on it, piece by piece."""
    view, seat = scene.view, scene.seat
    base = seat * 3
    key = (
        seat,
        plan,
        view.bands[base : base + 3],
        view.genre_of[seat * 9 : seat * 9 + 9],
        view.fans_of[seat * 9 : seat * 9 + 9],
        ticket_holders(view, seat),
        view.stands[seat * 5 : seat * 5 + 5],
        view.upgrades[seat],
        view.turned[seat * 5 : seat * 5 + 5],
        view.season,
        view.count[seat],
        view.round,
        view.turn,
    )
    for name, box, draw in _pieces(scene, rect, plan):
        yield inside(name, box, key, draw)


def _pieces(scene: Scene, rect: Rect, plan: Plan | None) -> Iterator[tuple[str, Rect, Draw]]:
    """Yield the panel's pieces in the order of drawing."""
    left, middle, right = columns(rect, head_of(scene.place))
    rim = 2 * scene.place.px(6)
    bands = Rect(left.x, left.y, left.w, left.h * BANDS // 100).inflate(rim, rim)
    goal = Rect(left.x, left.y + left.h * GOAL // 100, left.w, left.h - left.h * GOAL // 100)
    yield "own", rect, partial(_paper, rect=rect, scene=scene, plan=plan)
    yield "own_bands", bands, partial(_bands, left=left, scene=scene, plan=plan)
    yield "own_goal", goal, partial(_goal, left=left, scene=scene, plan=plan)
    yield "own_fans", middle, partial(_fans, middle=middle, scene=scene, plan=plan)
    fans = sum(_after(scene, plan))
    yield "own_room", right, partial(draw_room, rect=right, scene=scene, fans=fans)


def columns(rect: Rect, head: int) -> tuple[Rect, Rect, Rect]:
    """Return the three columns below the head: bands and goal, fans, room and stands."""
    pad = max(rect.w // 70, 4)
    top = rect.y + head
    room = Rect(rect.x + pad, top, rect.w - 2 * pad, rect.bottom - pad - top)
    left = Rect(room.x, room.y, round(room.w * LEFT), room.h)
    middle = Rect(left.right + pad, room.y, round(room.w * MIDDLE) - pad, room.h)
    right = Rect(middle.right + pad, room.y, room.right - middle.right - pad, room.h)
    return left, middle, right


def band_boxes(left: Rect) -> list[Rect]:
    """Return the places of the season's three bands."""
    return split(Rect(left.x, left.y, left.w, left.h * BANDS // 100), 3, max(left.w // 50, 3))


def own_spots(scene: Scene, rect: Rect, head: int) -> list[Spot]:
    """Return the own bands and the places for more, goal, tickets, order, room and stands."""
    t, view, seat = scene.t, scene.view, scene.seat
    left, middle, right = columns(rect, head)
    found = []
    for place, box in enumerate(band_boxes(left)):
        at = view.bands[seat * 3 + place]
        if at >= 0:
            band = t.data.bands[at]
            found.append(Spot(f"band:{band.id}", box, text("{name}", name=band.name)))
        else:
            found.append(Spot(SLOT, box, text("Room for a band")))
    below = Rect(left.x, left.y + left.h * GOAL // 100, left.w, left.h * (100 - GOAL) // 100)
    found.append(Spot(GOAL_THING, below, text("Goal")))
    found.append(Spot(TICKETS, middle, text("With your ticket")))
    found.append(Spot(ORDER, order_box(rect, head), text("Who books when")))
    return found + list(room_spots(right, scene))


def draw_own(canvas: Canvas, rect: Rect, scene: Scene, plan: Plan | None) -> None:
    """Draw the panel, with what a band would bring as dashed ghosts."""
    for _, _, draw in _pieces(scene, rect, plan):
        draw(canvas)


def _paper(canvas: Canvas, rect: Rect, scene: Scene, plan: Plan | None) -> None:
    t, view, seat = scene.t, scene.view, scene.seat
    festival = t.data.festivals[view.festival[seat]]
    head = text("{who}: {festival}", who=Who(seat), festival=festival.name)
    aside: Text | str = ""
    if plan is not None and plan.band >= 0:
        aside = text("with {band}", band=t.data.bands[plan.band].name)
    if aside:
        draw_panel(canvas, rect, head, aside)
    else:
        draw_panel(canvas, rect, "")
        order = order_box(rect, head_of(scene.place))
        pad = canvas.metrics.px(16)
        row = Rect(rect.x + pad, rect.y + canvas.metrics.px(3), order.x - rect.x - pad, 0)
        row.h = head_height(canvas, rect)
        label(canvas, head, row, HEAD.but(size=24, colour=ACID))
        draw_order(canvas, order, scene)
    left, middle, _ = columns(rect, head_of(scene.place))
    for column in (left, middle):
        x = column.right + max(rect.w // 140, 2)
        draw_rule(canvas, x, left.y, left.bottom)


def _after(scene: Scene, plan: Plan | None) -> tuple[int, int, int, int]:
    return plan.told.after if plan is not None else ticket_holders(scene.view, scene.seat)


def _bands(canvas: Canvas, left: Rect, scene: Scene, plan: Plan | None) -> None:
    t, view, seat = scene.t, scene.view, scene.seat
    for place, box in enumerate(band_boxes(left)):
        at = view.bands[seat * 3 + place]
        ghost = at < 0 and plan is not None and plan.band >= 0 and place == view.count[seat]
        if ghost and plan is not None:
            at = plan.band
        _band(canvas, box, t, view, seat * 9 + place * 3, at, ghost)


def _band(
    canvas: Canvas, box: Rect, t: Tables, view: View, base: int, at: int, ghost: bool
) -> None:
    """One place for a band: picture and symbols, or empty."""
    px = canvas.metrics.px
    if at < 0:
        canvas.box(box, DEEP, LINE, 3, 10, dash=True)
        art(canvas, "symbol_poster", square(box, 0.4), 110)
        return
    canvas.box(box, "#f7f0dc", "", 3, 10)
    inner = box.inflate(-2 * px(6), -2 * px(6))
    high = min(inner.h * 62 // 100, round(inner.w * 0.8))
    draw_thumb(canvas, Rect(inner.x, inner.y, inner.w, high), t.data.bands[at])
    symbols = [
        (view.genre_of[base + i], view.fans_of[base + i])
        for i in range(SYMBOLS)
        if view.genre_of[base + i] >= 0
    ]
    if ghost:
        symbols = list(t.data.bands[at].symbols)
    low = Rect(inner.x, inner.y + high + px(2), inner.w, inner.bottom - inner.y - high - px(2))
    if low.w // max(len(symbols), 2) < canvas.metrics.text_floor * 2.7:
        _close(canvas, low, symbols)
    else:
        draw_symbols(canvas, symbols, low, size=24)
    if ghost:
        canvas.box(box.inflate(px(6), px(6)), None, ACID, 5, 12, dash=True)


def _close(canvas: Canvas, rect: Rect, symbols: list[tuple[int, int]]) -> None:
    """Three symbols where there is little room: badges with the number below."""
    for (genre, fans), cell in zip(symbols, split(rect, len(symbols)), strict=True):
        upper = Rect(cell.x, cell.y, cell.w, cell.h * 52 // 100)
        art(canvas, genre_sprite(genre), square(upper))
        lower = Rect(cell.x, upper.bottom, cell.w, cell.h - upper.h)
        label(canvas, f"×{fans}", lower, BOLD.but(size=24, align="centre", colour="#22262e"))


def _goal(canvas: Canvas, left: Rect, scene: Scene, plan: Plan | None) -> None:
    """Which fans the festival pays for, how many there are, and the steps."""
    t, view, seat = scene.t, scene.view, scene.seat
    festival = t.data.festivals[view.festival[seat]]
    top = left.y + left.h * 57 // 100
    row = Rect(left.x, top, left.w, left.h * 15 // 100)
    emblem = square(Rect(row.x, row.y, row.h, row.h), 1.15)
    draw_emblem(canvas, emblem, festival)
    x = row.x + row.h * 5 // 4
    for number, genre in enumerate(festival.genres):
        if number and festival.kind != KOMBO:
            plus = Rect(x, row.y, row.h // 2, row.h)
            label(canvas, "+", plus, BOLD.but(size=26, align="centre", colour=CHALK))
            x = plus.right
        art(canvas, genre_sprite(genre), square(Rect(x, row.y, row.h, row.h), 0.9))
        x += row.h
    now, _ = goal(t, view, seat, ticket_holders(view, seat))
    after, _ = goal(t, view, seat, _after(scene, plan))
    count = text("{n} sets", n=change(now, after)) if festival.kind == KOMBO else None
    if now == after:
        fans = ntext("{n} fan", "{n} fans", count="n", n=now)
    else:
        fans = text("{n} fans", n=change(now, after))
    said = count or fans
    words = Rect(x + row.h // 4, row.y, row.right - x - row.h // 4, row.h)
    colour = ACID if after != now else CHALK
    label(canvas, said, words, BOLD.but(size=25, colour=colour))
    ladder = Rect(left.x, row.bottom + left.h // 40, left.w, 0)
    ladder.h = left.bottom - ladder.y
    draw_ladder(canvas, ladder, festival, step_of(festival, now), _ghost(festival, now, after))


def _ghost(festival: Festival, now: int, after: int) -> int:
    step = step_of(festival, after)
    return step if step != step_of(festival, now) else -1


def _fans(canvas: Canvas, middle: Rect, scene: Scene, plan: Plan | None) -> None:
    px = canvas.metrics.px
    high = round(canvas.metrics.text_floor * 1.3)
    head = Rect(middle.x, middle.y, middle.w, high)
    label(canvas, text("With your ticket"), head, SMALL.but(size=22, colour=MUTED))
    now, after = ticket_holders(scene.view, scene.seat), _after(scene, plan)
    room = Rect(middle.x, head.bottom, middle.w, middle.bottom - head.bottom)
    for genre, row in enumerate(rows(room, 4)):
        art(canvas, genre_sprite(genre), square(Rect(row.x, row.y, px(40), row.h), 0.92))
        words = change(now[genre], after[genre])
        style = BOLD.but(
            size=25, align="right", colour=ACID if now[genre] != after[genre] else CHALK
        )
        wide = min(canvas.measure(words, style) + 2, row.w // 3)
        figures = Rect(row.right - wide, row.y, wide, row.h)
        label(canvas, words, figures, style)
        crowd = Rect(row.x + px(46), row.y, figures.x - px(8) - row.x - px(46), row.h - px(2))
        if after[genre]:
            draw_crowd(canvas, crowd, genre, after[genre], after[genre] - now[genre])
