"""Explanations in the low, wide bar under the trail."""

from __future__ import annotations

from pygame import Rect

from game.tables.spec import Note
from game.ui.canvas import Canvas
from game.ui.text import HEAD, PROSE, Style
from game.words import Said


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
    while True:  # words grow with the text size as long as the bar holds them
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
