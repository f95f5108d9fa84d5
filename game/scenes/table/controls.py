"""The buttons of the table's frame: where they lie and how they look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

from engines.core.types import Text, Thing
from game.tables.spec import ACTIONS, Frame, Spot
from game.ui.canvas import Canvas
from game.ui.control import body, content
from game.ui.text import BOLD, Style

TALL = 70
"""Design pixels from which a button is high enough for a sign above its word."""


@dataclass(slots=True)
class Control:
    """A button of the frame: ``thing`` begins with ``ui:``."""

    thing: Thing
    said: Text
    icon: str = ""
    kind: str = "plain"
    key: str = ""
    enabled: bool = True
    box: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


def capped_size(canvas: Canvas, style: Style, height: int) -> float:
    """Return the style's size, no larger than a line of a height allows."""
    return min(style.size, height / style.lead / (canvas.metrics.scale * canvas.metrics.ui))


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


def draw_control(canvas: Canvas, control: Control, hot: Thing = "", pressed: Thing = "") -> None:
    """Draw one button in its present state."""
    state = "normal" if control.enabled else "disabled"
    if control.enabled and hot == control.thing:
        state = "pressed" if pressed == control.thing else "hover"
    tone = canvas.skin.tone(control.kind)
    face = body(canvas, control.box, tone, state)
    ink = tone.ink if control.enabled else canvas.skin.off.ink
    px = canvas.metrics.px
    style = BOLD.but(size=capped_size(canvas, BOLD.but(size=25), face.h - 2))
    if control.icon and face.h > px(TALL):  # a high button carries its sign above the word
        half = face.h * 11 // 20
        sign = Rect(face.x, face.y + px(6), face.w, half - px(6))
        canvas.icon(control.icon, sign.inflate(0, -px(6)), ink)
        low = Rect(face.x, face.y + half, face.w, face.h - half - px(4))
        content(canvas, low, control.said, ink, style=style)
        return
    roomy = canvas.measure(control.said, style) + px(62) <= face.w
    content(canvas, face, control.said, ink, control.icon if roomy else "", control.key, style)


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
    return [Spot(c.thing, c.box, c.said, ACTIONS, enabled=c.enabled) for c in controls if c.box.w]
