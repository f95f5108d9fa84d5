"""What never changes on the table of On the Road: wood, board, boxes and their titles."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text, ntext, text
from game.tables.on_the_road.layout import Layout, places
from game.tables.on_the_road.model import Model
from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.shapes import PREMULTIPLIED
from game.ui.text import BOLD, HEAD, SMALL

INK, PAPER, SUN, SAND = "#22262e", "#f7f0dc", "#f2b632", "#ddc48f"
SLUG = "on_the_road"

SUPPLY = text("Token supply")
TICKETS = text("Tickets")
BAG = text("Bag")
QUEUE = text("Queue")
HOME = text("At home")
STAGE = text("MAINSTAGE")
BACKSTAGE = text("BACKSTAGE")


def draw_ground(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the table, the board and the boxes around it."""
    canvas.cover("wood", canvas.metrics.window)
    _board(canvas, layout)
    _stage(canvas, layout)
    _titles(canvas, layout)
    _supply(canvas, layout)
    _bag(canvas, layout)


def _board(canvas: Canvas, layout: Layout) -> None:
    canvas.shadow(layout.board)
    image = canvas.kit.sprites.image(f"{SLUG}/board", layout.board.size)
    canvas.surface.blit(image, layout.board, special_flags=PREMULTIPLIED)


def _stage(canvas: Canvas, layout: Layout) -> None:
    stage = layout.area("stage")
    canvas.sprite_in(f"{SLUG}/stage", stage)
    x, y, w, h = places()["stage_title"]
    title = Rect(0, 0, round(stage.w * w), round(stage.h * h))
    title.center = round(stage.x + stage.w * x), round(stage.y + stage.h * y)
    style = HEAD.but(size=44, colour=SUN, align="centre", edge=(INK, 4))
    label(canvas, STAGE, title, style)


def _titles(canvas: Canvas, layout: Layout) -> None:
    u = layout.unit
    queue, home = layout.area("queue"), layout.area("home")
    left = queue.x + round(92 * u)
    title = Rect(left, queue.y + round(8 * u), queue.right - round(50 * u) - left, round(34 * u))
    label(canvas, QUEUE, title, HEAD.but(size=26, colour=INK))
    cabin = Rect(0, 0, round(86 * u), round(122 * u))
    cabin.center = tuple(round(c) for c in layout.spot(places()["queue"]["potty"]))
    canvas.sprite_in(f"{SLUG}/potty", cabin)
    title = Rect(home.x + round(14 * u), home.y + round(3 * u), round(home.w * 0.9), 0)
    title.h = round(home.h * 0.4)
    label(canvas, HOME, title, BOLD.but(size=22, colour=INK))


def _supply(canvas: Canvas, layout: Layout) -> None:
    u, box = layout.strip, layout.supply
    canvas.panel(box)
    title = Rect(box.x + round(20 * u), box.y + round(8 * u), box.w - round(40 * u), 0)
    title.h = round(36 * u)
    label(canvas, SUPPLY, title, HEAD.but(size=26))
    stack = layout.tickets()
    canvas.dashes((box.x + round(16 * u), stack.y), box.w - round(32 * u))


def ticket_titles(canvas: Canvas, layout: Layout, notes: int) -> None:
    """Write the title of the ticket stack and how many notes the next one has."""
    u, stack = layout.strip, layout.tickets()
    row = Rect(stack.x + round(20 * u), stack.y + round(8 * u), 0, round(36 * u))
    row.w = stack.w - round(40 * u)
    head, style = HEAD.but(size=26), SMALL.but(size=23, align="right", colour=canvas.skin.muted)
    said = next_ticket(notes)
    wide = canvas.measure(TICKETS, head)
    rest = Rect(row.x + wide, row.y, row.w - wide, row.h)
    if canvas.measure(said, style) > rest.w:  # long words stand on a line of their own
        rest = Rect(row.x, row.bottom, row.w, row.h)
    label(canvas, TICKETS, Rect(row.x, row.y, min(wide + 2, row.w), row.h), head)
    label(canvas, said, rest, style)


def next_ticket(notes: int) -> Text:
    """Say how many notes the top ticket has."""
    if not notes:
        return text("none left", context="tickets")
    return ntext("next: {notes} note", "next: {notes} notes", count="notes", notes=notes)


def _bag(canvas: Canvas, layout: Layout) -> None:
    u, box = layout.strip, layout.bag
    canvas.panel(box)
    number = canvas.measure("00", BOLD.but(size=26))
    title = Rect(box.x + round(12 * u), box.y + round(8 * u), 0, round(36 * u))
    title.w = box.w - round(26 * u) - number
    label(canvas, BAG, title, HEAD.but(size=26))


def tile_sprite(model: Model, number: int) -> str:
    """Return the picture of a tile: the nth of its kind, so that neighbours differ."""
    kind = model.road[number]
    if kind == "barn":
        return f"{SLUG}/barn"
    pictures = {"van": 3, "city": 3}.get(kind, 6)
    nth = model.road[:number].count(kind)
    return f"{SLUG}/{kind}_{nth % pictures}"
