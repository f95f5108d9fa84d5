"""The hint as a bubble: what to do, why, and what is about as good."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Text, Thing, text
from game.scenes.table.desk import Desk
from game.tables.paint import label
from game.tables.spec import Frame
from game.ui.canvas import Canvas
from game.ui.control import body
from game.ui.text import BOLD, HEAD, PROSE, Style

PAD = 22
REASON = PROSE.but(size=24)
SPOKEN = PROSE.but(size=23, lead=1.16)
MOST_EQUAL = 3
SMALLEST = 22
"""Design pixels of the smallest type in a low bar, whatever size of text is set."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """Where the bubble and its close button lie, and what it points at.

    In a low bar ``said`` is all of it, and ``style`` how it is set.
    """

    box: Rect
    close: Rect
    target: Rect
    reason_high: int
    row: int
    said: str = ""
    style: Style = PROSE


def place_hint(canvas: Canvas, frame: Frame, desk: Desk) -> Bubble:
    """Place the bubble beside what it advises, as high as its words need."""
    if frame.bar is not None:
        return _in_bar(canvas, frame.bar, desk)
    m, ui = canvas.metrics, canvas.metrics.ui_px
    wide = min(ui(572), frame.middle.w - m.px(40))
    _, reason, equal = words(desk)
    reason_high = canvas.text_height(reason, REASON, wide - 2 * ui(PAD)) if reason else 0
    row = ui(50) if equal else 0
    box = Rect(0, 0, wide, ui(58) + reason_high + row + ui(PAD) + (ui(14) if equal else 0))
    target = _target(frame, desk)
    box.midbottom = (target.centerx, target.top - ui(56))
    if box.top < frame.middle.top:
        box.midtop = (target.centerx, target.bottom + ui(30))
    box.clamp_ip(frame.middle)
    close = Rect(box.right - ui(56), box.y + ui(10), ui(44), ui(38))
    return Bubble(box, close, target, reason_high, row)


def draw_hint(canvas: Canvas, bubble: Bubble, desk: Desk) -> None:
    """Draw the bubble."""
    if bubble.said:
        _draw_bar(canvas, bubble, desk)
        return
    skin, ui, box = canvas.skin, canvas.metrics.ui_px, bubble.box
    pad = ui(PAD)
    title, reason, equal = words(desk)
    canvas.shadow(box, 14)
    _tail(canvas, box, bubble.target)
    canvas.box(box, skin.field, "", 4, 14)
    side = ui(34)
    canvas.icon("hint", Rect(box.x + pad - 4, box.y + ui(14), side, side), skin.field_head)
    hot = desk.pointer.pointed == "ui:close_hint"
    body(canvas, bubble.close, skin.plain, "hover" if hot else "normal")
    canvas.icon("cross", bubble.close.inflate(-ui(14), -ui(14)), skin.plain.ink)
    left = box.x + pad + side + ui(6)
    head = Rect(left, box.y + ui(8), bubble.close.x - ui(10) - left, ui(46))
    label(canvas, title, head, HEAD.but(size=31, colour=skin.field_head))
    y = box.y + ui(58)
    if reason:
        room = Rect(box.x + pad, y, box.w - 2 * pad, bubble.reason_high)
        canvas.text(reason, room, REASON.but(colour=skin.field_text))
    if equal:
        top = y + bubble.reason_high + ui(10)
        _equal(canvas, Rect(box.x + pad, top, box.w - 2 * pad, bubble.row), desk)


def _in_bar(canvas: Canvas, bar: Rect, desk: Desk) -> Bubble:
    """Lay the hint into a low, wide box; where even small words need more it grows upwards."""
    px = canvas.metrics.px
    left, side = px(84), px(48)
    room = bar.w - left - side - px(34)
    said, style = _fitted(canvas, _spoken(canvas, desk), (room, bar.h - px(14)))
    high = max(canvas.text_height(said, style, room) + px(14), bar.h)
    box = Rect(bar.x, bar.bottom - high, bar.w, high)
    close = Rect(box.right - side - px(14), 0, side, min(px(44), box.h - px(12)))
    close.centery = box.centery
    return Bubble(box, close, box, high, 0, said, style)


def _spoken(canvas: Canvas, desk: Desk) -> list[str]:
    """Return the hint in sentences: all of them, or without what is about as good."""
    title, reason, equal = words(desk)
    said = canvas.say(text("Hint: {option}.", option=title))
    if reason:
        said = f"{said} {canvas.say(reason)}"
    if not equal:
        return [said]
    return [f"{said} {canvas.say(text('About equal: {options}.', options=equal))}", said]


def _fitted(canvas: Canvas, ways: list[str], room: tuple[int, int]) -> tuple[str, Style]:
    """Return the fullest wording that fits, in the largest type it fits in.

    What is about as good is ringed on the board as well, so it is what can be left out.
    """
    least = SMALLEST / max(canvas.metrics.ui, 1.0)
    for said in ways:
        style = SPOKEN
        while canvas.text_height(said, style, room[0]) > room[1] and style.size > least:
            style = style.but(size=max(style.size - 1, least))
        if canvas.text_height(said, style, room[0]) <= room[1]:
            break
    return said, style


def _draw_bar(canvas: Canvas, bubble: Bubble, desk: Desk) -> None:
    skin, px, box = canvas.skin, canvas.metrics.px, bubble.box
    canvas.box(box, skin.mark, "", 3, 12)
    mark = Rect(box.x + px(20), 0, px(46), px(46))
    mark.centery = box.centery
    canvas.icon("hint", mark, skin.mark_ink)
    room = Rect(box.x + px(84), box.y, bubble.close.x - px(20) - box.x - px(84), box.h)
    canvas.text(bubble.said, room, bubble.style.but(valign="middle", colour=skin.mark_ink))
    hot = desk.pointer.pointed == "ui:close_hint"
    body(canvas, bubble.close, skin.plain, "hover" if hot else "normal")
    canvas.icon("cross", bubble.close.inflate(-px(14), -px(14)), skin.plain.ink)


def words(desk: Desk, most: int = MOST_EQUAL) -> tuple[Text, Text | None, Text | None]:
    """Return what a hint says: the act, its reason, so many equal choices."""
    assert desk.hint is not None
    option = desk.option_of(desk.hint.best)
    title = option.label if option is not None else text("Hint")
    equal = [o.label for a in desk.hint.equal if (o := desk.option_of(a)) is not None][:most]
    joined = text("{options}", options=tuple(equal)) if equal else None
    return title, desk.hint.reason, joined


def _equal(canvas: Canvas, row: Rect, desk: Desk) -> None:
    """Name choices that are about as good, as many as fit whole."""
    skin, ui = canvas.skin, canvas.metrics.ui_px
    canvas.dashes((row.x, row.y - ui(2)), row.w)
    style = BOLD.but(size=24, align="centre")
    said = text("About equal")
    wide = canvas.measure(said, style) + ui(34)
    pill = Rect(row.x, row.y + ui(8), wide, row.h - ui(12))
    canvas.box(pill, skin.shade, "", 3, pill.h / 2 / canvas.metrics.scale)
    label(canvas, said, pill, style)
    rest = Rect(pill.right + ui(14), pill.y, row.right - pill.right - ui(14), pill.h)
    style = BOLD.but(size=25, weight=600, colour=skin.field_text)
    ways = [equal for n in range(MOST_EQUAL, 0, -1) if (equal := words(desk, n)[2]) is not None]
    fitting = (equal for equal in ways if canvas.measure(equal, style) <= rest.w)
    label(canvas, next(fitting, ways[-1]), rest, style)


def _target(frame: Frame, desk: Desk) -> Rect:
    """The box of the thing the bubble points at."""
    advised = desk.moment().advised or (_button(desk),)
    for spot in reversed(desk.pointer.spots):
        if spot.thing in advised:
            first = next(s for s in desk.pointer.spots if s.thing == spot.thing)
            return first.box
    return Rect(frame.board.centerx, frame.board.centery, 1, 1)


def _button(desk: Desk) -> Thing:
    """The button of an advised choice that is made nowhere on the board."""
    options = desk.decision.options if desk.decision is not None else ()
    best = desk.hint.best if desk.hint is not None else None
    return next((f"ui:option:{n}" for n, o in enumerate(options) if o.action == best), "")


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
