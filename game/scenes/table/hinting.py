"""The hint as a bubble: what to do, why, and what is about as good."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.table.desk import Desk
from game.tables.paint import label
from game.tables.spec import Frame
from game.ui.canvas import Canvas
from game.ui.control import body
from game.ui.text import BOLD, HEAD, PROSE


def draw_hint(canvas: Canvas, frame: Frame, desk: Desk) -> Rect:
    """Draw the bubble above what it advises; return the box of its close button."""
    m, skin = canvas.metrics, canvas.skin
    ui = m.ui_px
    wide = min(ui(572), frame.middle.w - m.px(40))
    pad = ui(22)
    title, reason, equal = words(desk)
    style = PROSE.but(size=24)
    reason_high = canvas.text_height(reason, style, wide - 2 * pad) if reason else 0
    row = ui(50) if equal else 0
    high = ui(58) + reason_high + row + pad + (ui(14) if equal else 0)
    box = Rect(0, 0, wide, high)
    target = _target(frame, desk)
    box.midbottom = (target.centerx, target.top - ui(30))
    if box.top < frame.middle.top:
        box.midtop = (target.centerx, target.bottom + ui(30))
    box.clamp_ip(frame.middle)
    canvas.shadow(box, 14)
    _tail(canvas, box, target)
    canvas.box(box, skin.field, "", 4, 14)
    side = ui(34)
    canvas.icon("hint", Rect(box.x + pad - 4, box.y + ui(14), side, side), skin.head)
    close = Rect(box.right - ui(56), box.y + ui(10), ui(44), ui(38))
    hot = desk.pointer.pointed == "ui:close_hint"
    body(canvas, close, skin.plain, "hover" if hot else "normal")
    canvas.icon("cross", close.inflate(-ui(14), -ui(14)), skin.plain.ink)
    left = box.x + pad + side + ui(6)
    head = Rect(left, box.y + ui(8), close.x - ui(10) - left, ui(46))
    label(canvas, title, head, HEAD.but(size=31, colour=skin.head))
    y = box.y + ui(58)
    if reason:
        canvas.text(reason, Rect(box.x + pad, y, wide - 2 * pad, reason_high), style)
    if equal:
        _equal(canvas, Rect(box.x + pad, y + reason_high + ui(10), wide - 2 * pad, row), equal)
    return close


def words(desk: Desk) -> tuple[Text, Text | None, Text | None]:
    """Return what a hint says: the act, its reason, equal choices."""
    assert desk.hint is not None
    option = desk.option_of(desk.hint.best)
    title = option.label if option is not None else text("Hint")
    equal = [o.label for a in desk.hint.equal if (o := desk.option_of(a)) is not None][:3]
    joined = text("{options}", options=tuple(equal)) if equal else None
    return title, desk.hint.reason, joined


def _equal(canvas: Canvas, row: Rect, equal: Text) -> None:
    skin, ui = canvas.skin, canvas.metrics.ui_px
    canvas.dashes((row.x, row.y - ui(2)), row.w)
    style = BOLD.but(size=24, align="centre")
    said = text("About equal")
    wide = canvas.measure(said, style) + ui(34)
    pill = Rect(row.x, row.y + ui(8), wide, row.h - ui(12))
    canvas.box(pill, skin.shade, "", 3, pill.h / 2 / canvas.metrics.scale)
    label(canvas, said, pill, style)
    rest = Rect(pill.right + ui(14), pill.y, row.right - pill.right - ui(14), pill.h)
    label(canvas, equal, rest, BOLD.but(size=25, weight=600))


def _target(frame: Frame, desk: Desk) -> Rect:
    """The box of the thing the bubble points at."""
    advised = desk.moment().advised
    for spot in reversed(desk.pointer.spots):
        if spot.thing in advised:
            return spot.box
    return Rect(frame.board.centerx, frame.board.centery, 1, 1)


def _tail(canvas: Canvas, box: Rect, target: Rect) -> None:
    half, skin = canvas.metrics.ui_px(18), canvas.skin
    x = min(max(target.centerx, box.left + 2 * half), box.right - 2 * half)
    below = target.top > box.bottom
    edge, tip = (
        (box.bottom - 4, min(box.bottom + half * 2, target.top))
        if below
        else (box.top + 4, max(box.top - half * 2, target.bottom))
    )
    canvas.polygon(((x - half, edge), (x + half, edge), (x, tip)), skin.field, skin.line, 4)
