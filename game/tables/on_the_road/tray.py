"""The fans just drawn, on a slip of paper beside the city or the stage where it happened."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Seat, Text, Who, ntext, text
from game.tables.motion import Point
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import Model
from game.tables.on_the_road.pieces import scale_of
from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, SMALL

WIDE, HIGH = 660, 200
TOP_ROW = 22
"""From this tile on the road runs along the top, and the slip lies below it."""


def tray_box(layout: Layout, tile: int | None = None) -> Rect:
    """Return the slip's box; it never covers the tile where the draw happens."""
    u, board = layout.unit, layout.board
    box = Rect(0, 0, round(WIDE * u), round(HIGH * u))
    box.x = board.x + round(220 * u)
    low = tile is not None and TOP_ROW <= tile < len_road(layout)
    box.y = board.y + round((190 if low else 36) * u)
    return box


def len_road(layout: Layout) -> int:
    """Return the number of the mainstage's tile."""
    return 31


def tray_place(layout: Layout, place: int, of: int, tile: int | None = None) -> Point:
    """Return where a drawn fan lies on the slip, the ``place``-th of so many."""
    u, box = layout.unit, tray_box(layout, tile)
    pitch = min(150.0, 450.0 / max(of, 1)) * u
    x = box.x + 414 * u + (place - (of - 1) / 2) * pitch
    return x, box.y + 110 * u


def tray_tile(model: Model) -> int | None:
    """Return the tile where the draw on the slip happened."""
    seat = model.tray_seat
    return model.vans[seat] if 0 <= seat < len(model.vans) else None


def draw_tray(canvas: Canvas, layout: Layout, model: Model, looker: Seat | None) -> None:
    """Draw the slip with the fans on it; nothing while none are out of the bag."""
    if not model.tray:
        return
    u, tile = layout.unit, tray_tile(model)
    box = tray_box(layout, tile)
    canvas.shadow(box, 14, (7, 8))
    _tail(canvas, layout, box, tile)
    canvas.box(box, canvas.skin.field, "", 4, 14)
    _cover_tail(canvas, layout, box, tile)
    canvas.sprite(f"{SLUG}/bag", (box.x + 92 * u, box.y + 112 * u), scale_of(canvas, u, 0.8), -78)
    _heading(canvas, layout, model, box)
    for place, seat in enumerate(model.tray):
        _fan(canvas, layout, model, place, seat, looker)


def _heading(canvas: Canvas, layout: Layout, model: Model, box: Rect) -> None:
    u = layout.unit
    row = Rect(box.x + round(24 * u), box.y + round(12 * u), round(390 * u), round(44 * u))
    label(canvas, drew(model), row, HEAD.but(size=34))
    rest = Rect(row.right, row.y, box.right - round(20 * u) - row.right, row.h)
    style = SMALL.but(size=24, align="right", colour=canvas.skin.muted)
    label(canvas, _where(model), rest, style)


def drew(model: Model) -> Text:
    """Say who drew how many fans, as far as they still lie there."""
    return ntext(
        "{who} drew {fans} fan",
        "{who} drew {fans} fans",
        count="fans",
        who=Who(model.tray_seat),
        fans=len(model.view.drawn) if model.view and model.view.drawn else len(model.tray),
    )


def _where(model: Model) -> Text:
    notes = model.notes(model.tray_seat)
    return ntext("{notes} note", "{notes} notes", count="notes", notes=notes)


def _fan(
    canvas: Canvas, layout: Layout, model: Model, place: int, seat: Seat, looker: Seat | None
) -> None:
    u, of = layout.unit, len(model.tray)
    x, y = tray_place(layout, place, of, tray_tile(model))
    pitch = min(150.0, 450.0 / of)
    size = min(1.0, pitch / 84)
    hot = seat == looker
    if hot:
        canvas.disc((x, y), 50 * u * size, canvas.skin.select, None)
    scale = scale_of(canvas, u, (1.5 if hot else 1.35) * size)
    canvas.sprite(f"{SLUG}/fan_{model.bands[seat]}", (x, y), scale)
    if pitch < 100:
        return
    words = text("yours") if hot else text("to the stage") if seat == model.tray_seat else None
    if words is None:
        words = text("{who}", who=Who(seat))
    row = Rect(round(x - pitch * u / 2), round(y + 48 * u), round(pitch * u), round(36 * u))
    colour = canvas.skin.head if hot else canvas.skin.muted
    label(canvas, words, row, BOLD.but(size=25, align="centre", colour=colour))


def _tip(layout: Layout, box: Rect, tile: int | None) -> tuple[float, float, bool] | None:
    """Where the tail points, and whether up; None where the tile is too far away."""
    if tile is None or tile >= len_road(layout):
        return None
    x, y = layout.tile(tile)
    half = 46 * layout.unit
    if not box.left + half < x < box.right - half:
        return None
    up = y < box.top
    gap = box.top - y if up else y - box.bottom
    if gap > 160 * layout.unit:
        return None
    return x, y + half if up else y - half, up


def _tail(canvas: Canvas, layout: Layout, box: Rect, tile: int | None) -> None:
    tip = _tip(layout, box, tile)
    if tip is None:
        return
    x, y, up = tip
    half, edge = 26 * layout.unit, box.top + 3 if up else box.bottom - 3
    canvas.polygon(
        ((x - half, edge), (x + half, edge), (x, y)), canvas.skin.field, canvas.skin.line, 4
    )


def _cover_tail(canvas: Canvas, layout: Layout, box: Rect, tile: int | None) -> None:
    tip = _tip(layout, box, tile)
    if tip is None:
        return
    thick = canvas.metrics.px(4)
    half = round(22 * layout.unit)
    y = box.top if tip[2] else box.bottom - thick
    canvas.fill(Rect(round(tip[0]) - half, y, 2 * half, thick), canvas.skin.field)
