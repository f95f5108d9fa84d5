"""The bar at the top: the game, the round, the phases, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import Rect

from engines.core.rules import GameSpec
from engines.core.types import Text
from game.scenes.table.controls import capped_size
from game.tables.paint import label
from game.tables.spec import Fact
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, TEXT, Style
from game.words import Said

TITLE: Final = Style(size=38, family=DISPLAY)
PLAIN: Final = BOLD.but(size=28, colour="#fffdf6")


@dataclass(frozen=True, slots=True)
class Status:
    """What the bar says."""

    spec: GameSpec
    rounds: Text
    phase: int | None
    turn: Text
    mascot: str
    facts: tuple[Fact, ...] = ()


class _Places(NamedTuple):
    title: Rect
    rounds: Rect
    turn: Rect
    mascot: Rect
    room: Rect


def draw_status(canvas: Canvas, rect: Rect, status: Status) -> None:
    """Draw the bar at the top: the game, the round, phases or facts, whose turn it is."""
    skin, px, places = canvas.skin, canvas.metrics.px, _places(canvas, rect, status)
    canvas.fill(rect, skin.bar)
    canvas.fill(Rect(rect.x, rect.bottom - px(4), rect.w, px(4)), skin.mark)
    label(canvas, status.turn, places.turn, PLAIN.but(align="right"))
    if status.mascot:
        canvas.sprite_in(status.mascot, places.mascot)
    label(canvas, status.spec.title.upper(), places.title, TITLE.but(colour=skin.mark))
    label(canvas, status.rounds, places.rounds, PLAIN)
    if status.facts:
        _facts(canvas, places.room, status.facts)
        return
    style = _chip_style(canvas, places.room)
    for number, box in _chips(canvas, places.room, status):
        _chip(canvas, box, status.spec.phases[number], number == status.phase, style)


def phase_boxes(canvas: Canvas, rect: Rect, status: Status) -> list[tuple[int, Rect]]:
    """Return each phase that the bar names, with its box."""
    return [] if status.facts else _chips(canvas, _places(canvas, rect, status).room, status)


def _places(canvas: Canvas, rect: Rect, status: Status) -> _Places:
    px = canvas.metrics.px
    face = Rect(rect.x, rect.y, rect.w, rect.h - px(4))
    wide = min(canvas.measure(status.turn, PLAIN) + 2, face.w // 4)
    turn = Rect(face.right - px(20) - wide, face.y, wide, face.h)
    mascot = Rect(turn.x - px(86), face.y + px(4), px(72), face.h - px(8))
    right = mascot.x if status.mascot else turn.x
    wide = min(canvas.measure(status.spec.title.upper(), TITLE), face.w // 4)
    title = Rect(face.x + px(24), face.y, wide + 2, face.h)
    x = title.right + px(36)
    wide = min(canvas.measure(status.rounds, PLAIN) + 2, max(right - x, 1))
    rounds = Rect(x, face.y, wide, face.h)
    room = Rect(x + wide + px(30), face.y, right - x - wide - px(60), face.h)
    return _Places(title, rounds, turn, mascot, room)


def _chip_style(canvas: Canvas, room: Rect) -> Style:
    style = TEXT.but(size=24, align="centre")
    return style.but(size=capped_size(canvas, style, room.h - canvas.metrics.px(16)))


def _chips(canvas: Canvas, room: Rect, status: Status) -> list[tuple[int, Rect]]:
    """The phases as chips; only the one of now where there is no room for all."""
    px, spec, style = canvas.metrics.px, status.spec, _chip_style(canvas, room)
    widths = [canvas.measure(p, style.but(weight=700)) + px(36) for p in spec.phases]
    gap = px(12)
    numbers = list(range(len(spec.phases)))
    if sum(widths) + gap * (len(widths) - 1) > room.w:
        numbers = [] if status.phase is None else [status.phase]
    found, x = [], room.x
    for number in numbers:
        wide = min(widths[number], max(room.right - x, 1))
        found.append((number, Rect(x, room.y + px(18) // 2, wide, room.h - px(18))))
        x += wide + gap
    return found


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
