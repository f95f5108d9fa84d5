"""The own grounds during the expansion: campsite, booths, a free plot, what stands can take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Who, text
from engines.games.rodeo.components.model import TYPES
from engines.games.rodeo.prospects import Takings, takings, ticket_holders
from engines.games.rodeo.words.phrases import TYPE_NAMES
from game.tables.paint import label
from game.tables.rodeo.booking.room import draw_field, kinds_of_spaces
from game.tables.rodeo.cards.booth import Booth, draw_booth, stand_booth, upgrade_booth
from game.tables.rodeo.cards.panel import CHALK, LINE, MUTED, draw_panel, draw_rule
from game.tables.rodeo.cards.paper import ACID, art, fitted, rows, square
from game.tables.rodeo.cards.sheet import change
from game.tables.rodeo.expansion.market import name_of, thing_of
from game.tables.rodeo.expansion.place import Places, owned
from game.tables.rodeo.legend import SPACES, TAKINGS
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL, TEXT

PLOT: Final = "plot"


def booth_of(scene: Scene, kind: str, at: int) -> Booth:
    """Return a stand or upgrade as a booth."""
    data, name = scene.t.data, name_of(scene, kind, at)
    return stand_booth(data, at, name) if kind == "stand" else upgrade_booth(data, at, name)


def own_parts(scene: Scene, places: Places) -> Iterator[Part]:
    """Return the panel, then each booth and the free plot."""
    view, seat = scene.view, scene.seat
    kinds = tuple(kinds_of_spaces(scene.state, seat))
    key = (seat, kinds, ticket_holders(view, seat), tuple(owned(scene)))
    yield Part("own", places.own, key, partial(_ground, scene=scene, places=places))
    for number, (kind, at) in enumerate(owned(scene)):
        box = places.booths[number]
        draw = partial(draw_booth, rect=box, booth=booth_of(scene, kind, at))
        yield Part(f"booth{number}", box.inflate(6, 6), (kind, at), draw)
    plot = places.booths[-1]
    yield Part("plot", plot.inflate(6, 6), 0, partial(_plot, box=plot))


def _ground(canvas: Canvas, scene: Scene, places: Places) -> None:
    festival = scene.t.data.festivals[scene.view.festival[scene.seat]]
    head = text("{who}: {festival}", who=Who(scene.seat), festival=festival.name)
    draw_panel(canvas, places.own, head)
    _field(canvas, scene, places.field)
    draw_rule(canvas, places.table.x - places.gap, places.table.y, places.table.bottom)
    draw_takings(canvas, scene, places.table, -1)


def _field(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    kinds = kinds_of_spaces(scene.state, scene.seat)
    high = round(canvas.metrics.text_floor * 1.4)
    cells = draw_field(canvas, Rect(rect.x, rect.y, rect.w, rect.h - 2 * high), kinds)
    spaces, fans = sum(kind != "" for kind in kinds), sum(ticket_holders(scene.view, scene.seat))
    row = Rect(rect.x, cells.bottom + 4, rect.w, 2 * high)
    said = text("{spaces} spaces for {fans} fans and the toilets", spaces=spaces, fans=fans)
    label(canvas, said, row, SMALL.but(size=22, colour=MUTED, lines=2, lead=1.05))


def _plot(canvas: Canvas, box: Rect) -> None:
    card = fitted("booth", box) if box.h > box.w * 0.5 else box
    canvas.box(card, None, LINE, 4, 12, dash=True)
    art(canvas, "symbol_hammer", square(Rect(card.x, card.y, card.w * 3 // 10, card.h), 0.8))
    words = Rect(card.x + card.w * 31 // 100, card.y, card.w * 66 // 100, card.h)
    label(canvas, text("free plot"), words, BOLD.but(size=24, colour=CHALK, lines=2, lead=1.05))


def draw_takings(canvas: Canvas, scene: Scene, rect: Rect, more: int) -> None:
    """Draw spaces and money by type of stand, with a stand to be added."""
    high = round(canvas.metrics.text_floor * 1.4)
    head = Rect(rect.x + 4, rect.y, rect.w - 8, 2 * high if rect.h > 12 * high else high)
    said = text("Stands in a season")
    label(canvas, said, head, SMALL.but(size=22, colour=MUTED, lines=2, lead=1.0))
    room = Rect(rect.x, head.bottom, rect.w, rect.bottom - head.bottom)
    lines = rows(room, 4)
    _signs(canvas, lines[0])
    before = takings(scene.t, scene.view, scene.seat)
    after = takings(scene.t, scene.view, scene.seat, more)
    for kind, line in enumerate(lines[1:]):
        _taking(canvas, line, kind, before[kind], after[kind])


def _columns(rect: Rect) -> tuple[Rect, Rect, Rect]:
    name = Rect(rect.x, rect.y, rect.w * 42 // 100, rect.h)
    spaces = Rect(name.right, rect.y, rect.w * 22 // 100, rect.h)
    money = Rect(spaces.right, rect.y, rect.right - spaces.right - rect.w // 40, rect.h)
    return name, spaces, money


def _signs(canvas: Canvas, line: Rect) -> None:
    _, spaces, money = _columns(line)
    for cell, sprite in ((spaces, "symbol_fan"), (money, "symbol_money")):
        side = min(cell.h * 8 // 10, canvas.metrics.px(32))
        art(canvas, sprite, Rect(cell.right - side, cell.centery - side // 2, side, side))


def _taking(canvas: Canvas, line: Rect, kind: int, before: Takings, after: Takings) -> None:
    name, spaces, money = _columns(line)
    more = before != after
    if more:
        canvas.box(line, "#4b3b78", ACID, 3, 10)
    icon = Rect(name.x + 3, name.y, min(name.h, canvas.metrics.px(42), name.w // 4), name.h)
    art(canvas, f"symbol_{TYPES[kind]}", square(icon, 0.84))
    words = Rect(icon.right + 4, name.y, name.right - icon.right - 4, name.h)
    style = TEXT.but(
        size=23, colour=CHALK, lines=2 if line.h > 2 * canvas.metrics.text_floor else 1
    )
    label(canvas, TYPE_NAMES[TYPES[kind]], words, style.but(lead=1.0))
    style = BOLD.but(size=24, align="right", colour=ACID if more else CHALK)
    label(canvas, change(before.spaces, after.spaces), spaces, style)
    label(canvas, change(before.money, after.money, "K"), money, style)


def own_spots(scene: Scene, places: Places) -> Iterator[Spot]:
    """Return every own booth, and the free plot."""
    for number, (kind, at) in enumerate(owned(scene)):
        yield Spot(thing_of(scene, kind, at), places.booths[number], name_of(scene, kind, at))
    yield Spot(PLOT, places.booths[-1], text("free plot"))
    yield Spot(SPACES, places.field, text("Campsite"))
    yield Spot(TAKINGS, places.table, text("Stands in a season"))


def draw_ghost(canvas: Canvas, scene: Scene, places: Places, kind: str, at: int) -> None:
    """Draw what would be built on the free plot, and what stands could take then."""
    plot = places.booths[-1]
    canvas.box(plot, "#2e2a45", None, 0, 12)
    drawn = draw_booth(canvas, plot, booth_of(scene, kind, at))
    canvas.box(
        drawn.inflate(canvas.metrics.px(10), canvas.metrics.px(10)), None, ACID, 5, 14, dash=True
    )
    if kind == "stand":
        canvas.box(places.table, "#2e2a45", None, 0, 4)
        draw_takings(canvas, scene, places.table, at)


def said_of(scene: Scene) -> Text:
    """Return the words over the fan cards."""
    return text("Your fan cards") if scene.own else text("{who}: cards", who=Who(scene.seat))
