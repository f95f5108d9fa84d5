"""The prompt line: in words, who is to choose what; or who thinks, and how far."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from engines.core.types import Decision, Seat, Text, text
from game.scenes.table.controls import Control, capped_size, draw_control
from game.ui.canvas import Canvas
from game.ui.progress import draw_progress
from game.ui.text import BOLD, TEXT


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot at work: who, and how far (0..1)."""

    seat: Seat
    progress: float


@dataclass(slots=True)
class Prompt:
    """The prompt line: a head in colour, the sentence, what stands at its right."""

    head: Text
    words: Text
    buttons: list[Control] = field(default_factory=list)


def draw_prompt(canvas: Canvas, rect: Rect, said: Prompt, thinking: Thinking | None = None) -> None:
    """Draw the prompt line; while a bot thinks how far it is."""
    skin, px = canvas.skin, canvas.metrics.px
    canvas.shadow(rect, 10, (4, 5))
    canvas.box(rect, skin.field, "", 3, 10)
    canvas.box(Rect(rect.x, rect.y, px(16), rect.h), skin.head, "", 3, 6)
    room = Rect(rect.x + px(32), rect.y, 0, rect.h)
    right = min((b.box.x for b in said.buttons), default=rect.right) - px(12)
    room.w = right - room.x
    if thinking is not None:
        room = _thinking(canvas, room, thinking)
    _sentence(canvas, room, said)
    for button in said.buttons:
        draw_control(canvas, button)


LEAD = 1.06
"""Line distance of a prompt on two lines."""


def _sentence(canvas: Canvas, room: Rect, said: Prompt) -> None:
    """Head and sentence in one size, the largest at which they fit on one line, or on two."""
    px, skin = canvas.metrics.px, canvas.skin
    on_field = skin.head if skin.field_text == skin.text else skin.tip_head
    head = BOLD.but(colour=on_field, lead=LEAD)
    style = TEXT.but(colour=skin.field_text, lead=LEAD)
    size = capped_size(canvas, style.but(size=28), room.h)
    least = canvas.metrics.text_floor / canvas.metrics.scale / canvas.metrics.ui
    while True:
        wide = canvas.measure(said.head, head.but(size=size)) + px(12)
        fits = wide + canvas.measure(said.words, style.but(size=size)) <= room.w
        if fits or size <= least:
            break
        size = max(size - 0.5, least)
    two = not fits and room.h >= 2 * canvas.metrics.text_floor * LEAD
    wide = min(wide, room.w // 2)
    canvas.text(said.head, Rect(room.x, room.y, wide, room.h), head.but(size=size))
    rest = Rect(room.x + wide, room.y, room.w - wide, room.h)
    canvas.text(said.words, rest, style.but(size=size, lines=2 if two else 1))


def _thinking(canvas: Canvas, room: Rect, thinking: Thinking) -> Rect:
    px = canvas.metrics.px
    bar = Rect(room.right - px(220), room.centery - px(10), px(210), px(20))
    draw_progress(canvas, bar, thinking.progress)
    bubble = Rect(bar.x - px(78), room.y + px(3), px(66), room.h - px(6))
    picture = canvas.sprite_in("think_bubble", bubble)
    for k in range(3):
        on = int(thinking.progress * 24) % 3 == k
        at = picture.x + picture.w * (0.38 + 0.17 * k), picture.y + picture.h * 0.4
        scale = picture.w / canvas.metrics.scale / 122
        canvas.sprite("think_dot_on" if on else "think_dot", at, scale)
    return Rect(room.x, room.y, bubble.x - px(10) - room.x, room.h)


def prompt_words(decision: Decision | None, head: Text) -> Prompt:
    """Return what the prompt line says of a decision."""
    if decision is None:
        return Prompt(text("The end:"), text("the game is over."))
    return Prompt(head, decision.prompt)
