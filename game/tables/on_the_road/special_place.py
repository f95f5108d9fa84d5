"""Where the parts of the window for special actions lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect

from engines.core.types import Text
from game.tables.on_the_road.choices import Choice
from game.tables.on_the_road.model import COLOURS
from game.tables.spec import Frame
from game.ui.canvas import Canvas
from game.ui.text import PROSE

if TYPE_CHECKING:
    from game.tables.on_the_road.special import SpecialWindow

WIDE = 1084
NOTE = PROSE.but(size=24, floor=22, lead=1.16)


@dataclass(slots=True)
class Parts:
    """Where the window's parts lie. ``unit`` is real pixels to a design pixel of it."""

    box: Rect
    head: Rect
    unit: float
    tokens: dict[str, Rect] = field(default_factory=dict)
    cards: list[Rect] = field(default_factory=list)
    confirm: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    decline: Rect | None = None


def place(canvas: Canvas, frame: Frame, window: SpecialWindow) -> Parts:
    """Place the window at the bottom of the table, as high as its words need."""
    m = canvas.metrics
    grow = max(min(m.ui, 1.5), m.text_floor / max(m.px(22), 1) * 0.9, 1.0)
    middle = frame.middle
    unit = min(m.scale * grow, (middle.w - m.px(60)) / WIDE)
    pad, wide = round(26 * unit), round(WIDE * unit)
    count = len(window.choices)
    card_w = (wide - 2 * pad - round(24 * unit) * (count - 1)) // count
    head_h, row_h = round(62 * unit), round(106 * unit) if window.spends else round(10 * unit)
    inner = card_w - round(36 * unit)
    words = max(_note_height(canvas, window, c, inner) for c in window.choices)
    card_h = round(150 * unit) + max(words, round(84 * unit)) + round(14 * unit)
    button_h = round(56 * unit)
    high = head_h + row_h + round(22 * unit) + card_h + round(24 * unit) + button_h + pad
    box = Rect(middle.x + m.px(50), 0, wide, min(high, middle.h))
    box.bottom = middle.bottom
    head = Rect(box.x, box.y, wide, head_h)
    parts = Parts(box, head, unit)
    if window.spends:
        _place_tokens(parts, head.bottom, row_h)
    top = head.bottom + row_h + round(22 * unit)
    card_h = min(card_h, box.bottom - pad - button_h - round(20 * unit) - top)
    for number in range(count):
        x = box.x + pad + number * (card_w + round(24 * unit))
        parts.cards.append(Rect(x, top, card_w, card_h))
    row = Rect(box.x + pad, box.bottom - pad - button_h + round(8 * unit), wide - 2 * pad, button_h)
    parts.confirm = Rect(row)
    if window.spends and window.decision.decline is not None:
        parts.decline = Rect(parts.cards[-1].x, row.y, parts.cards[-1].w, row.h)
        parts.confirm.w = parts.decline.x - round(24 * unit) - row.x
    return parts


def _note_height(canvas: Canvas, window: SpecialWindow, choice: Choice, width: int) -> int:
    """The room a card's words may need, with the line about the pink token."""
    lines = choice.lines(list(COLOURS[-max(choice.price, 1) :]), window.model)
    return canvas.text_height(joined(canvas, lines), NOTE, width)


def joined(canvas: Canvas, lines: tuple[Text, ...]) -> str:
    """Return sentences as one paragraph in the player's language."""
    return " ".join(canvas.say(line) for line in lines)


def _place_tokens(parts: Parts, top: int, high: int) -> None:
    u, box = parts.unit, parts.box
    left = box.x + round(430 * u)
    pitch = (box.right - round(20 * u) - left) // len(COLOURS)
    for number, colour in enumerate(COLOURS):
        parts.tokens[colour] = Rect(left + number * pitch, top + round(8 * u), pitch, high - 10)
