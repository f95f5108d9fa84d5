"""The frame around every game's board: status, prompt, panels, log, buttons, explain box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

from engines.core.rules import GameSpec
from engines.core.types import Decision, Seat, Text, Thing, Who, text
from game.scenes.table.story import Line
from game.tables.paint import label, outlined
from game.tables.spec import ACTIONS, LOG, PANELS, Frame, Note, Seated, Spot
from game.ui.canvas import Canvas
from game.ui.control import body, content
from game.ui.progress import draw_progress
from game.ui.text import BOLD, DISPLAY, HEAD, PROSE, SMALL, TEXT, Style
from game.words import Said


@dataclass(slots=True)
class Control:
    """A button of the frame: ``thing`` begins with ``ui:``."""

    thing: Thing
    said: Said
    icon: str = ""
    kind: str = "plain"
    key: str = ""
    enabled: bool = True
    box: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    tip: Text | None = None


@dataclass(slots=True)
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


# ------------------------------------------------------------------ status
def draw_status(
    canvas: Canvas,
    rect: Rect,
    spec: GameSpec,
    rounds: Text,
    phase: int | None,
    turn: Text,
    mascot: str,
    chip: Text | None = None,
) -> None:
    """Draw the bar at the top: the game, the round, the phases, whose turn it is."""
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
    _phases(canvas, Rect(x + wide + px(30), face.y, right - x - wide - px(60), face.h), spec, phase)


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


def capped_size(canvas: Canvas, style: Style, height: int) -> float:
    """Return the style's size, no larger than a line of a height allows."""
    return min(style.size, height / style.lead / (canvas.metrics.scale * canvas.metrics.ui))


def _chip(canvas: Canvas, box: Rect, said: Said, on: bool, style: Style) -> None:
    skin = canvas.skin
    radius = box.h / 2 / canvas.metrics.scale
    fill, line = (skin.mark, skin.mark) if on else (None, "#6d717c")
    canvas.box(box, fill, line, 2.5, radius)
    colour = skin.mark_ink if on else "#c8c6bd"
    label(canvas, said, box, style.but(colour=colour, weight=700 if on else 600))


# ------------------------------------------------------------------ prompt
def draw_prompt(
    canvas: Canvas, rect: Rect, said: Prompt, thinking: Thinking | None, hot: Thing, pressed: Thing
) -> None:
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
        draw_control(canvas, button, hot, pressed)


def _sentence(canvas: Canvas, room: Rect, said: Prompt) -> None:
    """Head and sentence in one size, the largest at which they fit on one line, or on two."""
    px, skin = canvas.metrics.px, canvas.skin
    head = BOLD.but(colour=skin.head, lead=1.1)
    style = TEXT.but(colour=skin.field_text, lead=1.1)
    size = capped_size(canvas, style.but(size=28), room.h)
    least = canvas.metrics.text_floor / canvas.metrics.scale / canvas.metrics.ui
    while True:
        wide = canvas.measure(said.head, head.but(size=size)) + px(12)
        fits = wide + canvas.measure(said.words, style.but(size=size)) <= room.w
        if fits or size <= least:
            break
        size = max(size - 0.5, least)
    two = not fits and room.h >= 2 * canvas.metrics.text_floor * 1.1
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


def place_buttons(canvas: Canvas, rect: Rect, buttons: Sequence[Control]) -> None:
    """Put buttons at the right end of the prompt line, in order."""
    px = canvas.metrics.px
    style = BOLD.but(size=24)
    x = rect.right - px(6)
    most = rect.w * 6 // 10 // max(len(buttons), 1)
    for button in reversed(buttons):
        icon = px(40) if button.icon else 0
        wide = min(canvas.measure(button.said, style) + icon + px(34), most)
        button.box = Rect(x - wide, rect.y + px(4), wide, rect.h - px(13))
        x = button.box.x - px(8)


# ------------------------------------------------------------------ controls
def draw_control(canvas: Canvas, control: Control, hot: Thing, pressed: Thing) -> None:
    """Draw one button in its present state."""
    state = "normal" if control.enabled else "disabled"
    if control.enabled and hot == control.thing:
        state = "pressed" if pressed == control.thing else "hover"
    tone = canvas.skin.tone(control.kind)
    face = body(canvas, control.box, tone, state)
    ink = tone.ink if control.enabled else canvas.skin.off.ink
    size = capped_size(canvas, BOLD.but(size=25), face.h - 2)
    content(canvas, face, control.said, ink, control.icon, control.key, BOLD.but(size=size))


def place_actions(canvas: Canvas, frame: Frame, controls: Sequence[Control]) -> None:
    """Put the four buttons into their box, in as many columns as the frame says."""
    px = canvas.metrics.px
    gap = px(10)
    columns = frame.columns
    rows = -(-len(controls) // columns)
    box = frame.actions
    wide = (box.w - gap * (columns - 1)) // columns
    high = (box.h - gap * (rows - 1)) // rows
    for number, control in enumerate(controls):
        x = box.x + (number % columns) * (wide + gap)
        y = box.y + (number // columns) * (high + gap)
        control.box = Rect(x, y, wide, high)


def control_spots(controls: Sequence[Control]) -> list[Spot]:
    """Return the spots of buttons."""
    return [
        Spot(c.thing, c.box, c.said if isinstance(c.said, Text) else text("{s}", s=c.said), ACTIONS)
        for c in controls
        if c.box.w
    ]


# ------------------------------------------------------------------ panels
def draw_panel(
    canvas: Canvas, rect: Rect, seated: Seated, name: Text, sub: Text, state: str
) -> None:
    """Draw a player's panel. ``state`` is active, reacting or empty."""
    skin, px = canvas.skin, canvas.metrics.px
    active = state == "active"
    canvas.panel(rect, skin.field if active else skin.panel)
    head, rows = panel_parts(rect, seated)
    line = px(3)
    face = Rect(rect.x, rect.y, round(head.h * 104 / 78), head.h)
    canvas.box(Rect(face.x, face.y, face.w, face.h), seated.colour, "", 3, 12)
    canvas.fill(Rect(rect.x + line, rows[0].y, rect.w - 2 * line, rows[0].h), skin.shade)
    canvas.fill(Rect(face.right - line, rect.y + line, line, face.h - line), skin.line)
    canvas.fill(Rect(rect.x + line, head.bottom - line, rect.w - 2 * line, line), skin.line)
    canvas.sprite_in(seated.mascot, face.inflate(-face.w // 5, -face.h // 5))
    _names(canvas, head, face, seated, name, sub)
    for row, box in enumerate(rows):
        _cells(canvas, box, seated, row)
    if active:
        outlined(canvas, rect.inflate(-px(4), -px(4)), skin.mark, 5, 10)
        _pointer(canvas, rect)
    elif state == "reacting":
        canvas.box(rect.inflate(px(6), px(6)), None, skin.on, 6, 16, dash=True)


def panel_parts(rect: Rect, seated: Seated) -> tuple[Rect, list[Rect]]:
    """Return a panel's head and its lines of cells."""
    count = max((cell.row for cell in seated.cells), default=-1) + 1
    head = Rect(rect.x, rect.y, rect.w, round(rect.h * (0.5 if count > 1 else 0.62)))
    high = (rect.bottom - head.bottom - 2) // max(count, 1)
    rows = [Rect(rect.x, head.bottom + high * row, rect.w, high) for row in range(count)]
    return head, rows


def _names(canvas: Canvas, head: Rect, face: Rect, seated: Seated, name: Text, sub: Text) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    number = Rect(head.right - px(82), head.y + px(3), px(66), head.h - px(6))
    sign = Rect(number.x - px(54), head.y, px(54), head.h)
    left = face.right + px(14)
    wide = sign.x - px(4) - left
    half = head.h * 54 // 100
    label(canvas, name, Rect(left, head.y + px(3), wide, half), BOLD.but(size=30))
    style = SMALL.but(size=22, colour=skin.muted)
    label(canvas, sub, Rect(left, head.y + half, wide, head.h - half - px(6)), style)
    canvas.sprite_in(seated.counter, sign)
    style = Style(size=44, family=DISPLAY, align="right")
    label(canvas, seated.score, number, style)


def cell_boxes(rect: Rect, seated: Seated) -> list[tuple[Rect, int]]:
    """Return each cell's box and its place among the panel's cells."""
    _, rows = panel_parts(rect, seated)
    found = []
    for row, box in enumerate(rows):
        inside = [n for n, cell in enumerate(seated.cells) if cell.row == row]
        wide = (box.w - 8) // max(len(inside), 1)
        for place, number in enumerate(inside):
            found.append((Rect(box.x + 6 + wide * place, box.y, wide, box.h), number))
    return found


def _cells(canvas: Canvas, row: Rect, seated: Seated, number: int) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    inside = [cell for cell in seated.cells if cell.row == number]
    wide = (row.w - 8) // max(len(inside), 1)
    side = min(px(34), row.h - 2)
    for place, cell in enumerate(inside):
        box = Rect(row.x + 6 + wide * place + px(8), row.y, wide, row.h)
        picture = Rect(box.x, box.centery - side // 2, side, side)
        canvas.sprite_in(cell.sprite, picture, alpha=97 if cell.dimmed else 255)
        colour = skin.muted if cell.dimmed else skin.text
        left = picture.right + px(5)
        value = Rect(left, row.y, box.x + wide - left - px(6), row.h)
        label(canvas, cell.value, value, BOLD.but(size=25, colour=colour))


def _pointer(canvas: Canvas, rect: Rect) -> None:
    """A wedge at the left of the panel: whose turn it is, without colour."""
    px = canvas.metrics.px
    x, y = rect.x - px(6), rect.y + px(39)
    points = ((x - px(15), y - px(17)), (x, y), (x - px(15), y + px(17)))
    canvas.polygon(points, canvas.skin.mark, canvas.skin.line, 4)


def panel_spots(frame: Frame, panels: Sequence[Seated]) -> list[Spot]:
    """Return the spots of all panels and of their numbers."""
    found = []
    for seat, seated in enumerate(panels):
        rect = frame.panels[seat]
        found.append(Spot(f"seat:{seat}", rect, text("{who}", who=Who(seat)), PANELS))
        for box, number in cell_boxes(rect, seated):
            cell = seated.cells[number]
            if cell.thing:
                found.append(Spot(cell.thing, box, cell.meaning, PANELS))
    return found


# ------------------------------------------------------------------ log
@dataclass(slots=True)
class LogRow:
    """A line of the log as it lies in a box."""

    line: Line
    box: Rect


def log_rows(canvas: Canvas, rect: Rect, lines: Sequence[Line], back: int = 0) -> list[LogRow]:
    """Lay the last lines into a box from its bottom, ``back`` lines earlier; oldest first."""
    px = canvas.metrics.px
    style = log_style(canvas)
    left = px(50)
    rows: list[LogRow] = []
    bottom = rect.bottom - px(8)
    end = len(lines) - back
    for line in reversed(lines[: max(end, 0)]):
        high = canvas.text_height(line.words, style, rect.w - left - px(16)) + px(4)
        if bottom - high < rect.y + px(2):
            break
        rows.append(LogRow(line, Rect(rect.x, bottom - high, rect.w, high)))
        bottom -= high
    shift = bottom - rect.y - px(6)
    if rows and not back and shift > 0:
        for row in rows:
            row.box.y -= shift
    return rows[::-1]


SENTENCES = PROSE.but(size=24, floor=22, lead=1.18)


def log_style(canvas: Canvas) -> Style:
    """Return how the log's lines are set."""
    return PROSE.but(size=23, floor=22, lead=1.16)


def log_head(canvas: Canvas, rect: Rect) -> Rect:
    """Return the head of the log's box."""
    return Rect(rect.x, rect.y, rect.w, max(canvas.metrics.px(44), canvas.metrics.text_floor + 8))


def draw_log(
    canvas: Canvas,
    rect: Rect,
    rows: Sequence[LogRow],
    signs: Sequence[str],
    hot: Thing,
) -> None:
    """Draw the log's box with its lines."""
    px, skin = canvas.metrics.px, canvas.skin
    canvas.panel(rect)
    head = log_head(canvas, rect)
    title = Rect(head.x + px(18), head.y, head.w // 2, head.h)
    label(canvas, text("Log"), title, HEAD.but(size=26))
    cap = Rect(head.right - px(52), head.y + px(6), px(38), head.h - px(12))
    colour = skin.head if hot == "ui:log" else skin.muted
    canvas.box(cap, None, colour, 2.2, 6)
    label(canvas, "L", cap, BOLD.but(size=22, align="centre", colour=colour))
    canvas.fill(Rect(rect.x + px(3), head.bottom - px(2), rect.w - px(6), px(3)), skin.line)
    draw_rows(canvas, rows, signs, hot)


def draw_rows(canvas: Canvas, rows: Sequence[LogRow], signs: Sequence[str], hot: Thing) -> None:
    """Draw lines of a log with the sign of who acted."""
    px, skin = canvas.metrics.px, canvas.skin
    style = log_style(canvas)
    for row in rows:
        if hot == f"log:{row.line.entry}":
            canvas.box(row.box.inflate(-px(12), 0), skin.select, None, 0, 8)
        sign = Rect(row.box.x + px(12), row.box.y + px(1), px(32), canvas.metrics.text(23) + px(8))
        if 0 <= row.line.seat < len(signs) and signs[row.line.seat]:
            canvas.sprite_in(signs[row.line.seat], sign)
        words = row.box.inflate(-px(50) - px(12), 0)
        words.x = row.box.x + px(50)
        canvas.text(row.line.words, words, style)


def log_spots(rect: Rect, rows: Sequence[LogRow]) -> list[Spot]:
    """Return the spots of the log: its head opens it whole, its lines can be read aloud."""
    found = [Spot("ui:log", rect, text("Log"), LOG)]
    seen = set()
    for row in rows:
        thing = f"log:{row.line.entry}"
        if thing not in seen:
            found.append(Spot(thing, row.box, row.line.words, LOG))
        seen.add(thing)
    return found


# ------------------------------------------------------------------ explain
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


def prompt_words(decision: Decision | None, head: Text) -> Prompt:
    """Return what the prompt line says of a decision."""
    if decision is None:
        return Prompt(text("The end:"), text("the game is over."))
    return Prompt(head, decision.prompt)
