"""The campsite in small, and the own stands as signs: what there is room for."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Seat, text
from engines.games.rodeo.components.model import COLUMNS, ROWS
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.state import State
from game.tables.paint import label
from game.tables.rodeo.cards.market import stand_signs, upgrade_signs
from game.tables.rodeo.cards.panel import MUTED
from game.tables.rodeo.cards.paper import ACID, INK, art, split, square
from game.tables.rodeo.phase import Scene
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

FIELD: Final = {"tent": "#77953d", "car_park": "#6a6d7e", "dirt": "#4f6326"}


def kinds_of_spaces(state: State, seat: Seat) -> list[str]:
    """Return each space of the grid as tent, car_park, dirt, or nothing."""
    found = []
    for at in range(COLUMNS * ROWS):
        bit = 1 << at
        kind = "" if not state.cells[seat] & bit else "car_park"
        if state.tent[seat] & bit:
            kind = "dirt" if state.dirt[seat] & bit else "tent"
        found.append(kind)
    return found


def draw_room(canvas: Canvas, rect: Rect, scene: Scene, fans: int) -> None:
    """Draw the spaces, how many fans they are for, and the stands below."""
    kinds = kinds_of_spaces(scene.state, scene.seat)
    dirt, spaces = kinds.count("dirt"), sum(kind != "" for kind in kinds)
    high = round(canvas.metrics.text_floor * 1.3)
    head = Rect(rect.x, rect.y, rect.w, high)
    said = text("Room for {n}, {dirt} on dirt", n=spaces, dirt=dirt)
    label(canvas, said, head, SMALL.but(size=22, colour=MUTED))
    field = Rect(rect.x, head.bottom + 2, rect.w, rect.h * 46 // 100)
    cells = draw_field(canvas, field, kinds)
    foot = Rect(rect.x, cells.bottom + 2, rect.w, high)
    colour = ACID if fans <= spaces - dirt - 1 else "#ff9cc0"
    said = text("{n} fans + toilets", n=fans)
    label(canvas, said, foot, BOLD.but(size=23, colour=colour))
    _stands(canvas, Rect(rect.x, foot.bottom, rect.w, rect.bottom - foot.bottom), scene)


def draw_field(canvas: Canvas, rect: Rect, kinds: list[str]) -> Rect:
    """Draw a campsite's spaces as small fields; return the box they take."""
    last = max((n for n, kind in enumerate(kinds) if kind), default=0) // COLUMNS + 1
    side = min((rect.h - 6) // max(last, 1), (rect.w - 10) // COLUMNS)
    gap = max(side // 8, 1)
    for number, kind in enumerate(kinds):
        if not kind:
            continue
        row, column = divmod(number, COLUMNS)
        x = rect.x + column * side + column // 2 * gap
        y = rect.y + row * side + row // 2 * gap
        cell = Rect(x, y, side - max(side // 16, 1), side - max(side // 16, 1))
        canvas.box(cell, FIELD[kind], "", 2, 5)
        art(canvas, f"symbol_{kind}", square(cell, 0.8))
    return Rect(rect.x, rect.y, side * COLUMNS + 2 * gap, side * last + gap)


def _stands(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """Each own stand and upgrade: its sign, spaces and gain."""
    high = round(canvas.metrics.text_floor * 1.3)
    head = Rect(rect.x, rect.y, rect.w, high)
    label(canvas, text("Stands"), head, SMALL.but(size=22, colour=MUTED))
    signs = own_signs(scene)
    room = Rect(rect.x, head.bottom, rect.w, rect.bottom - head.bottom)
    columns = min(max(round(room.w / (canvas.metrics.text_floor * 2.9)), 2), 5)
    lines = (len(signs) + columns - 1) // columns
    tall = min(room.h // lines, round(room.w / columns * 1.2))
    for number, (sign, gain) in enumerate(signs):
        row = Rect(room.x, room.y + (number // columns) * tall, room.w, tall - 2)
        cell = split(row, columns, 3)[number % columns]
        canvas.box(cell, "#f7f0dc", "", 2, 7)
        upper = Rect(cell.x, cell.y, cell.w, cell.h * 52 // 100)
        art(canvas, f"sign_{sign}", square(upper, 0.92))
        lower = Rect(cell.x, upper.bottom, cell.w, cell.h - upper.h)
        label(canvas, gain, lower.inflate(-2, 0), BOLD.but(size=22, align="centre", colour=INK))


def own_signs(scene: Scene) -> list[tuple[str, str]]:
    """Return a seat's stands and upgrades: sign, and spaces times gain."""
    t, view, seat = scene.t, scene.view, scene.seat
    found = []
    for at in view.stands[seat * 5 : seat * 5 + 5]:
        if at >= 0:
            stand = t.data.stands[at]
            signs = stand_signs(t.data, at)
            found.append((stand.id, f"{stand.spaces}×{signs[0].words}"))
    for at in bits(view.upgrades[seat]):
        upgrade = t.data.upgrades[at]
        signs = upgrade_signs(upgrade.per_fan)
        found.append((upgrade.id, f"{upgrade.spaces}×{signs[0].words}"))
    return found
