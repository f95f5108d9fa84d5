"""The players' panels: who, the score, the numbers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from pygame import Rect

from engines.core.types import Seat, Text, Thing, Who, text
from game.tables.paint import label, outlined
from game.tables.spec import PANELS, Cell, Frame, Seated, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, SMALL, Style

PICTURE_SHARE: Final = 2.6
"""How many digits wide a number's picture is, with the room around it."""
POINTER_IN: Final = 7
"""How far the pointer reaches into a panel, in design pixels: the rest stands out at its left."""


def draw_panel(
    canvas: Canvas, rect: Rect, seated: Seated, name: Text, sub: Text, state: str
) -> None:
    """Draw a player's panel. ``state`` is active, reacting or empty."""
    skin, px = canvas.skin, canvas.metrics.px
    active = state == "active"
    bright = skin.field if skin.field_text == skin.text else skin.shade
    canvas.panel(rect, bright if active else skin.panel)
    head, rows = panel_parts(rect, seated)
    line = px(3)
    face = Rect(rect.x, rect.y, round(head.h * 104 / 78), head.h)
    canvas.box(Rect(face.x, face.y, face.w, face.h), seated.colour, "", 3, 12)
    canvas.fill(Rect(rect.x + line, rows[0].y, rect.w - 2 * line, rows[0].h), skin.shade)
    canvas.fill(Rect(face.right - line, rect.y + line, line, face.h - line), skin.line)
    canvas.fill(Rect(rect.x + line, head.bottom - line, rect.w - 2 * line, line), skin.line)
    canvas.sprite_in(seated.mascot, face.inflate(-face.w // 5, -face.h // 5))
    _names(canvas, head, face, seated, name, sub)
    if seated.place:
        _place(canvas, place_box(rect, seated), seated.place)
    for box, number in cell_boxes(rect, seated):
        _cell(canvas, box, seated.cells[number])
    if active:
        outlined(canvas, rect.inflate(-2 * px(4), -2 * px(4)), skin.mark, 4, 12)
        _pointer(canvas, rect)
    elif state == "reacting":
        canvas.box(rect.inflate(px(4), px(4)), None, skin.on, 6, 16, dash=True)


def panel_key(seated: Seated) -> Hashable:
    """Return what a panel's picture depends on: not what its numbers mean."""
    cells = tuple((c.sprite, c.value, c.row, c.dimmed, c.marked) for c in seated.cells)
    looks = (seated.mascot, seated.colour, seated.counter, seated.score, seated.sight)
    return looks, seated.place, cells


def panel_around(canvas: Canvas, rect: Rect, state: str) -> Rect:
    """Return all that a panel takes up: outline, shadow, and the pointer of the active one."""
    px = canvas.metrics.px
    left = px(18 - POINTER_IN) if state == "active" else px(3)
    right, top, bottom = px(6), px(3), px(6)
    return Rect(rect.x - left, rect.y - top, left + rect.w + right, top + rect.h + bottom)


def panel_parts(rect: Rect, seated: Seated) -> tuple[Rect, list[Rect]]:
    """Return a panel's head and its lines of cells."""
    count = max((cell.row for cell in seated.cells), default=-1) + 1
    head = Rect(rect.x, rect.y, rect.w, round(rect.h * (0.5 if count > 1 else 0.62)))
    high = (rect.bottom - head.bottom - 2) // max(count, 1)
    rows = [Rect(rect.x, head.bottom + high * row, rect.w, high) for row in range(count)]
    return head, rows


def place_box(rect: Rect, seated: Seated) -> Rect:
    """Return where the number in the order of play stands: at the foot of the mascot."""
    head, _ = panel_parts(rect, seated)
    wide = head.h * 104 // 78
    box = Rect(0, 0, wide * 46 // 100, head.h * 50 // 100)
    box.bottomright = rect.x + wide - 1, rect.y + head.h - 1
    return box


def _place(canvas: Canvas, box: Rect, place: int) -> None:
    """A small flag: the number in the order of play, no rank."""
    tip = box.h // 3
    points = (box.topleft, (box.right - tip, box.y), box.midright,
              (box.right - tip, box.bottom), box.bottomleft)  # fmt: skip
    canvas.polygon(points, canvas.skin.mark, canvas.skin.line, 2)
    room = Rect(box.x, box.y, box.w - tip // 2, box.h)
    label(canvas, str(place), room, BOLD.but(size=24, align="centre", colour="#16151c"))


def _names(canvas: Canvas, head: Rect, face: Rect, seated: Seated, name: Text, sub: Text) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    number = Rect(head.right - px(82), head.y + px(3), px(66), head.h - px(6))
    side = px(42 if seated.sight else 54)
    sign = Rect(number.x - side, head.y, side, head.h)
    left, right = face.right + px(14), sign.x
    if seated.sight:
        sight = Rect(sign.x - px(58), head.y + px(7), px(54), head.h - px(15))
        canvas.sprite_in(seated.sight, sight)
        right = sight.x
    wide = right - px(4) - left
    half = head.h * 54 // 100
    label(canvas, name, Rect(left, head.y + px(3), wide, half), BOLD.but(size=30))
    style = SMALL.but(size=22, colour=skin.muted)
    label(canvas, sub, Rect(left, head.y + half, wide, head.h - half - px(3)), style)
    canvas.sprite_in(seated.counter, sign)
    style = Style(size=44, family=DISPLAY, align="right")
    label(canvas, seated.score, number, style)


def cell_boxes(rect: Rect, seated: Seated) -> list[tuple[Rect, int]]:
    """Return each cell's box and its place among the panel's cells.

    Each is as wide as its picture and its value need (two digits at least, so that panels stay
    alike), what is left over is shared.
    """
    _, rows = panel_parts(rect, seated)
    found = []
    for row, box in enumerate(rows):
        inside = [n for n, cell in enumerate(seated.cells) if cell.row == row]
        shares = [PICTURE_SHARE + max(len(seated.cells[n].value), 2) for n in inside]
        left, room, total = box.x + 6, box.w - 12, sum(shares)
        for number, share in zip(inside, shares, strict=True):
            wide = int(room * share / total)
            found.append((Rect(left, box.y, wide, box.h), number))
            left += wide
    return found


def _cell(canvas: Canvas, box: Rect, cell: Cell) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    if cell.marked:
        canvas.box(box.inflate(-px(4), 0), None, skin.mark, 2, 7)
    side = min(px(34), box.h - 2)
    picture = Rect(box.x + px(6), box.centery - side // 2, side, side)
    canvas.sprite_in(cell.sprite, picture, alpha=97 if cell.dimmed else 255)
    colour = skin.muted if cell.dimmed else skin.text
    left = picture.right + px(5)
    value = Rect(left, box.y, box.right - left, box.h)
    label(canvas, cell.value, value, BOLD.but(size=25, colour=colour))


def _pointer(canvas: Canvas, rect: Rect) -> None:
    """A wedge at the left edge of the panel: whose turn it is, without colour."""
    px = canvas.metrics.px
    x, y = rect.x + px(POINTER_IN), rect.y + px(39)
    points = ((x - px(13), y - px(16)), (x, y), (x - px(13), y + px(16)))
    canvas.polygon(points, canvas.skin.mark, canvas.skin.line, 3)


def place_thing(seat: Seat) -> Thing:
    """Return the thing of a player's number in the order of play."""
    return f"count:{seat}:order"


def panel_spots(frame: Frame, panels: Sequence[Seated]) -> list[Spot]:
    """Return the spots of all panels and of their numbers."""
    found = []
    for seat, seated in enumerate(panels):
        rect = frame.panels[seat]
        found.append(Spot(f"seat:{seat}", rect, text("{who}", who=Who(seat)), PANELS))
        if seated.place_meaning is not None:
            box = place_box(rect, seated)
            found.append(Spot(place_thing(seat), box, seated.place_meaning, PANELS))
        for box, number in cell_boxes(rect, seated):
            cell = seated.cells[number]
            if cell.thing:
                found.append(Spot(cell.thing, box, cell.meaning, PANELS))
    return found
