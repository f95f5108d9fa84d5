"""The explain box: what the pointed thing is, what it will do, why it cannot be chosen."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text
from game.tables.spec import Note
from game.ui.canvas import Canvas
from game.ui.text import HEAD, PROSE

LOW = 120
"""Design pixels below which a box is too low for lines under a head."""
SENTENCES = PROSE.but(size=24, floor=22, lead=1.18)


def draw_note(canvas: Canvas, rect: Rect, note: Note, top: int = 0) -> None:
    """Draw the explain box: a head, a refusal, sentences.

    Where its words need more room it grows upwards, to ``top`` at most. A low box has all of
    it on one line, or two.
    """
    px, skin = canvas.metrics.px, canvas.skin
    if rect.h < px(LOW):
        _on_one_line(canvas, rect, note)
        return
    rect = _grown(canvas, rect, note, top)
    canvas.shadow(rect, 12)
    canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    inner = rect.inflate(-2 * px(16), -2 * px(10))
    head = HEAD.but(size=28, colour=skin.tip_head, lines=4, lead=1.1)
    high = canvas.set(note.head, head, (inner.w, 0)).height + px(4)
    canvas.text(note.head, Rect(inner.x, inner.y, inner.w, high), head.but(valign="top"))
    room = Rect(inner.x, inner.y + high, inner.w, inner.bottom - inner.y - high)
    if note.refusal is not None:
        room = _refusal(canvas, room, note.refusal)
    if note.lines:
        canvas.text(_joined(canvas, note), room, SENTENCES.but(colour=skin.tip_ink))


def _on_one_line(canvas: Canvas, rect: Rect, note: Note) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    inner = rect.inflate(-2 * px(16), -2 * px(4))
    head = HEAD.but(size=26, colour=skin.tip_head)
    wide = min(canvas.measure(note.head, head) + px(14), inner.w // 3)
    canvas.text(note.head, Rect(inner.x, inner.y, wide, inner.h), head)
    lines = note.lines if note.refusal is None else (note.refusal,)
    words = " ".join(canvas.say(line) for line in lines)
    rest = Rect(inner.x + wide, inner.y, inner.w - wide, inner.h)
    canvas.text(words, rest, SENTENCES.but(colour=skin.tip_ink, lines=2, valign="middle"))


def _joined(canvas: Canvas, note: Note) -> str:
    return "\n".join(canvas.say(line) for line in note.lines)


MOST_GROWTH = 1.45


def _grown(canvas: Canvas, rect: Rect, note: Note, top: int) -> Rect:
    """The box, as much higher as its words need at their smallest size."""
    px = canvas.metrics.px
    wide = rect.w - 2 * px(16)
    head = HEAD.but(size=28, lines=4, lead=1.1)
    need = canvas.set(note.head, head, (wide, 0)).height + px(4) + 2 * px(10)
    least = SENTENCES.but(size=22)
    if note.refusal is not None:
        style = least.but(weight=700)
        need += canvas.text_height(note.refusal, style, wide - px(38)) + px(8)
    if note.lines:
        need += canvas.text_height(_joined(canvas, note), least, wide)
    if need <= rect.h:
        return rect
    high = min(need, rect.bottom - top, round(rect.h * MOST_GROWTH))
    return Rect(rect.x, rect.bottom - high, rect.w, high)


def _refusal(canvas: Canvas, room: Rect, refusal: Text) -> Rect:
    px, skin = canvas.metrics.px, canvas.skin
    style = PROSE.but(size=24, floor=22, colour=skin.tip_head, weight=700, lead=1.16)
    side = px(30)
    high = canvas.text_height(refusal, style, room.w - side - px(8))
    canvas.icon("warn", Rect(room.x, room.y + px(2), side, side), skin.tip_head)
    box = Rect(room.x + side + px(8), room.y, room.w - side - px(8), min(high, room.h))
    canvas.text(refusal, box, style)
    return Rect(room.x, box.bottom + px(8), room.w, max(room.bottom - box.bottom - px(8), 1))
