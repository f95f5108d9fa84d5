"""The explain box: what the pointed thing is, what it will do, why it cannot be chosen."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text
from game.tables.spec import Note
from game.ui.canvas import Canvas
from game.ui.text import HEAD, PROSE, Style
from game.words import Said

SENTENCES = PROSE.but(size=24, floor=22, lead=1.18)


def draw_note(canvas: Canvas, rect: Rect, note: Note, top: int = 0) -> None:
    """Draw the explain box: a head, a refusal, sentences.

    Where its words need more room it grows upwards, to ``top`` at most.
    """
    px, skin = canvas.metrics.px, canvas.skin
    rect = _grown(canvas, rect, note, top)
    canvas.shadow(rect, 12)
    canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    inner = rect.inflate(-2 * px(16), -2 * px(10))
    head = HEAD.but(size=28, colour=skin.tip_head, lines=2, lead=1.1)
    high = canvas.set(note.head, head, (inner.w, 0)).height + px(4)
    canvas.text(note.head, Rect(inner.x, inner.y, inner.w, high), head.but(valign="top"))
    room = Rect(inner.x, inner.y + high, inner.w, inner.bottom - inner.y - high)
    if note.refusal is not None:
        room = _refusal(canvas, room, note.refusal)
    if note.lines:
        canvas.text(_joined(canvas, note), room, SENTENCES.but(colour=skin.tip_ink))


def draw_bar_note(canvas: Canvas, rect: Rect, note: Note, top: int = 0) -> None:
    """Draw a note in a low, wide box: a sentence after the other; it grows upwards as well."""
    px, skin = canvas.metrics.px, canvas.skin
    wide = rect.w - 2 * px(18)
    head = HEAD.but(size=27, colour=skin.tip_head)
    body = PROSE.but(size=24, lead=1.18, colour=skin.tip_ink)
    said = " ".join(_sentence(canvas.say(line)) for line in note.lines)
    parts: list[tuple[Said, Style]] = [(said, body)] if said else []
    if note.refusal is not None:
        parts.insert(0, (note.refusal, body.but(weight=700, colour=skin.tip_head)))
    side = min(canvas.measure(note.head, head) + px(20), wide * 3 // 10)
    room = wide - side
    size, least = body.size, 22 / max(canvas.metrics.ui, 1.0)
    while True:  # words grow with the text size as long as the box holds them
        parts = [(words, style.but(size=size)) for words, style in parts]
        heights = [canvas.text_height(words, style, room) for words, style in parts]
        if sum(heights) + px(16) <= rect.h or size <= least:
            break
        size = max(size - 1, least)
    high = min(max(sum(heights) + px(16), rect.h), rect.bottom - top)
    rect = Rect(rect.x, rect.bottom - high, rect.w, high)
    canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, 12)
    first = Rect(rect.x + px(18), rect.y + px(4), side - px(16), rect.h - px(8))
    canvas.text(note.head, first, head.but(lines=3, lead=1.1))
    y = rect.y + (rect.h - sum(heights)) // 2
    for (words, style), tall in zip(parts, heights, strict=True):
        canvas.text(words, Rect(first.right + px(16), y, room, tall), style)
        y += tall


def _sentence(words: str) -> str:
    """A line that stands alone elsewhere, as a sentence beside others."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _joined(canvas: Canvas, note: Note) -> str:
    return "\n".join(canvas.say(line) for line in note.lines)


MOST_GROWTH = 1.45


def _grown(canvas: Canvas, rect: Rect, note: Note, top: int) -> Rect:
    """The box, as much higher as its words need at their smallest size."""
    px = canvas.metrics.px
    wide = rect.w - 2 * px(16)
    head = HEAD.but(size=28, lines=2, lead=1.1)
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
