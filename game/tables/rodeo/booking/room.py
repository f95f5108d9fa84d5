"""The campsite in small, and the own stands as signs: what there is room for."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.types import Seat, text
from engines.games.rodeo.components.model import COLUMNS, ROWS
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.prospects import room_for
from engines.games.rodeo.state import State
from game.tables.paint import label
from game.tables.rodeo.cards.market import stand_signs, upgrade_signs
from game.tables.rodeo.cards.panel import CHALK, MUTED
from game.tables.rodeo.cards.paper import ACID, INK, ROSE, art, split, square
from game.tables.rodeo.expansion.market import name_of, thing_of
from game.tables.rodeo.expansion.place import owned
from game.tables.rodeo.legend import NEED, SPACES, needed
from game.tables.rodeo.phase import Scene
from game.tables.spec import Spot
from game.ui.canvas import Canvas
from game.ui.metrics import SMALLEST_TEXT
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


@dataclass(frozen=True, slots=True)
class Boxes:
    """The column's parts: a head line, the field, who needs a space, a head line, the stands."""

    head: Rect
    field: Rect
    need: Rect
    name: Rect
    stands: tuple[Rect, ...]


def boxes_of(rect: Rect, scene: Scene, kinds: list[str]) -> Boxes:
    """Place the column's parts."""
    floor = math.ceil(scene.place.body.h * SMALLEST_TEXT)
    high = round(floor * 1.3)
    head = Rect(rect.x, rect.y, rect.w, high)
    room = Rect(rect.x, head.bottom + 2, rect.w, rect.h * 46 // 100)
    field = cells_of(room, kinds)[0]
    need = Rect(rect.x, field.bottom + 2, rect.w, high)
    name = Rect(rect.x, need.bottom, rect.w, high)
    below = Rect(rect.x, name.bottom, rect.w, rect.bottom - name.bottom)
    return Boxes(head, field, need, name, tuple(_stand_boxes(below, floor, len(owned(scene)))))


def _stand_boxes(room: Rect, floor: int, count: int) -> Iterator[Rect]:
    columns = min(max(round(room.w / (floor * 2.9)), 2), 5)
    lines = max((count + columns - 1) // columns, 1)
    tall = min(room.h // lines, round(room.w / columns * 1.2))
    for number in range(count):
        row = Rect(room.x, room.y + (number // columns) * tall, room.w, tall - 2)
        yield split(row, columns, 3)[number % columns]


def room_spots(rect: Rect, scene: Scene) -> Iterator[Spot]:
    """Return the field, who needs a space, and each stand and upgrade."""
    boxes = boxes_of(rect, scene, kinds_of_spaces(scene.state, scene.seat))
    yield Spot(SPACES, boxes.head.union(boxes.field), text("Campsite"))
    yield Spot(NEED, boxes.need, text("Who needs a space"))
    for (kind, at), box in zip(owned(scene), boxes.stands, strict=True):
        yield Spot(thing_of(scene, kind, at), box, name_of(scene, kind, at))


def draw_room(canvas: Canvas, rect: Rect, scene: Scene, fans: int) -> None:
    """Draw the spaces, how many fans they are for, and the stands below."""
    kinds = kinds_of_spaces(scene.state, scene.seat)
    boxes = boxes_of(rect, scene, kinds)
    room = room_for(scene.t, scene.state, scene.seat, fans)
    said = text("Room for {n}, {dirt} on dirt", n=room.spaces, dirt=room.dirt)
    label(canvas, said, boxes.head, SMALL.but(size=22, colour=MUTED))
    draw_field(canvas, boxes.field, kinds)
    colour = ROSE if room.missing else CHALK if room.on_dirt else ACID
    label(canvas, needed(room), boxes.need, BOLD.but(size=23, colour=colour))
    label(canvas, text("Stands"), boxes.name, SMALL.but(size=22, colour=MUTED))
    for (sign, gain), cell in zip(own_signs(scene), boxes.stands, strict=True):
        _stand(canvas, cell, sign, gain)


def cells_of(rect: Rect, kinds: list[str]) -> tuple[Rect, list[Rect]]:
    """Return the box that a campsite's small fields take, and each field's."""
    last = max((n for n, kind in enumerate(kinds) if kind), default=0) // COLUMNS + 1
    side = min((rect.h - 6) // max(last, 1), (rect.w - 10) // COLUMNS)
    gap = max(side // 8, 1)
    found = []
    for number in range(len(kinds)):
        row, column = divmod(number, COLUMNS)
        x = rect.x + column * side + column // 2 * gap
        y = rect.y + row * side + row // 2 * gap
        found.append(Rect(x, y, side - max(side // 16, 1), side - max(side // 16, 1)))
    return Rect(rect.x, rect.y, side * COLUMNS + 2 * gap, side * last + gap), found


def draw_field(canvas: Canvas, rect: Rect, kinds: list[str]) -> Rect:
    """Draw a campsite's spaces as small fields; return the box they take."""
    taken, cells = cells_of(rect, kinds)
    for kind, cell in zip(kinds, cells, strict=True):
        if kind:
            canvas.box(cell, FIELD[kind], "", 2, 5)
            art(canvas, f"symbol_{kind}", square(cell, 0.8))
    return taken


def _stand(canvas: Canvas, cell: Rect, sign: str, gain: str) -> None:
    """An own stand or upgrade: its sign, spaces and gain."""
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
