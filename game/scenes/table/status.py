"""The bar at the top: the game, the round, the phases, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engines.core.rules import GameSpec
from engines.core.types import Text
from game.scenes.table.controls import capped_size
from game.tables.paint import label
from game.tables.spec import Fact
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, TEXT, Style
from game.words import Said


def draw_status(
    canvas: Canvas,
    rect: Rect,
    spec: GameSpec,
    rounds: Text,
    phase: int | None,
    turn: Text,
    mascot: str,
    facts: Sequence[Fact] = (),
) -> None:
    """Draw the bar at the top: the game, the round, phases or facts, whose turn it is."""
    skin, px = canvas.skin, canvas.metrics.px
    canvas.fill(rect, skin.bar)
    line = Rect(rect.x, rect.bottom - px(4), rect.w, px(4))
    canvas.fill(line, skin.mark)
    face = Rect(rect.x, rect.y, rect.w, rect.h - px(4))
    right = _turn(canvas, face, turn, mascot)
    style = Style(size=38, family=DISPLAY, colour=skin.mark)
    wide = min(canvas.measure(spec.title.upper(), style), face.w // 4)
    box = Rect(face.x + px(24), face.y, wide + 2, face.h)
    label(canvas, spec.title.upper(), box, style)
    x = box.right + px(36)
    style = BOLD.but(size=28, colour="#fffdf6")
    wide = min(canvas.measure(rounds, style) + 2, max(right - x, 1))
    label(canvas, rounds, Rect(x, face.y, wide, face.h), style)
    room = Rect(x + wide + px(30), face.y, right - x - wide - px(60), face.h)
    if facts:
        _facts(canvas, room, facts)
    else:
        _phases(canvas, room, spec, phase)


def _turn(canvas: Canvas, face: Rect, turn: Text, mascot: str) -> int:
    px = canvas.metrics.px
    style = BOLD.but(size=28, colour="#fffdf6", align="right")
    wide = min(canvas.measure(turn, style) + 2, face.w // 4)
    box = Rect(face.right - px(20) - wide, face.y, wide, face.h)
    label(canvas, turn, box, style)
    left = box.x
    if mascot:
        picture = Rect(box.x - px(86), face.y + px(4), px(72), face.h - px(8))
        canvas.sprite_in(mascot, picture)
        left = picture.x
    return left


def _phases(canvas: Canvas, room: Rect, spec: GameSpec, phase: int | None) -> None:
    """The phases as chips; only the one of now where there is no room for all."""
    px = canvas.metrics.px
    style = TEXT.but(size=24, align="centre")
    size = capped_size(canvas, style, room.h - px(16))
    style = style.but(size=size)
    widths = [canvas.measure(p, style.but(weight=700)) + px(36) for p in spec.phases]
    gap = px(12)
    numbers = list(range(len(spec.phases)))
    if sum(widths) + gap * (len(widths) - 1) > room.w:
        numbers = [] if phase is None else [phase]
    x = room.x
    for number in numbers:
        wide = min(widths[number], max(room.right - x, 1))
        box = Rect(x, room.y + (room.h - (room.h - px(18))) // 2, wide, room.h - px(18))
        _chip(canvas, box, spec.phases[number], number == phase, style)
        x += wide + gap


def _facts(canvas: Canvas, room: Rect, facts: Sequence[Fact]) -> None:
    """Names and figures side by side; those that find no room at a readable size are left out."""
    px = canvas.metrics.px
    size = capped_size(canvas, TEXT.but(size=25), room.h - px(8))
    name = TEXT.but(size=size, colour="#d9c7a8")
    value = BOLD.but(size=size, colour="#fffdf6")
    x, gap = room.x, px(34)
    for fact in facts:
        named = canvas.measure(fact.name, name) + px(9)
        valued = canvas.measure(fact.value, value) + 2
        if x + named + valued > room.right:
            return
        canvas.text(fact.name, Rect(x, room.y, named, room.h), name)
        canvas.text(fact.value, Rect(x + named, room.y, valued, room.h), value)
        x += named + valued + gap


def _chip(canvas: Canvas, box: Rect, said: Said, on: bool, style: Style) -> None:
    skin = canvas.skin
    radius = box.h / 2 / canvas.metrics.scale
    fill, line = (skin.mark, skin.mark) if on else (None, "#6d717c")
    canvas.box(box, fill, line, 2.5, radius)
    colour = skin.mark_ink if on else "#c8c6bd"
    label(canvas, said, box, style.but(colour=colour, weight=700 if on else 600))
