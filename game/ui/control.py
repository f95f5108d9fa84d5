"""The body that buttons, rows, chips and fields share, and what is written on it."""

from __future__ import annotations

from pygame import Rect

from game.ui.canvas import UNBOUND, Canvas
from game.ui.skin import Tone
from game.ui.text import BOLD, Style
from game.words import Said

DROP = 5
"""Design pixels of the edge below a raised control."""


def tone_fill(tone: Tone, state: str) -> str:
    """Return a tone's body colour in a state."""
    return {"hover": tone.hover, "pressed": tone.press}.get(state, tone.fill)


def body(
    canvas: Canvas,
    rect: Rect,
    tone: Tone,
    state: str,
    ringed: bool = False,
    radius: float = 10,
    drop: bool = True,
) -> Rect:
    """Draw a control's body; return where its face is, which moves down when pressed."""
    px, skin = canvas.metrics.px, canvas.skin
    if ringed:
        canvas.ring(Rect(rect.topleft, (rect.w, rect.h + (px(DROP) if drop else 0))), radius + 6)
    if state == "disabled":
        canvas.box(rect, skin.off.fill, skin.off.press, 3, radius, dash=True)
        return rect
    face = rect
    if state == "pressed":
        face = rect.move(0, px(4)) if drop else rect
    elif drop:
        canvas.box(rect.move(0, px(DROP)), skin.edge, skin.edge, 3, radius)
    canvas.box(face, tone_fill(tone, state), "", 3, radius)
    return face


def content(
    canvas: Canvas,
    face: Rect,
    label: Said,
    ink: str,
    icon: str = "",
    key: str = "",
    style: Style = BOLD,
) -> None:
    """Write icon, label and key cap in the middle of a face; the label shrinks to fit."""
    ui = canvas.metrics.ui_px
    side = min(ui(32), round(face.h * 0.76))
    gap = ui(10) if icon and label else 0
    icon_wide = side + gap if icon else 0
    cap = style.but(size=22, align="centre", colour=ink)
    key_wide = canvas.measure(key, cap) + ui(30) if key else 0
    room = face.w - ui(24) - icon_wide - key_wide
    wide = min(canvas.measure(label, style), room) if label else 0
    left = face.centerx - (wide + icon_wide + key_wide) // 2
    if icon:
        canvas.icon(icon, Rect(left, face.centery - side // 2, side, side), ink)
    if label:
        canvas.text(label, Rect(left + icon_wide, face.y, wide + 1, face.h), style.but(colour=ink))
    if key:
        high = min(ui(32), face.h - 4)
        box = Rect(left + icon_wide + wide + ui(14), face.centery - high // 2, 0, high)
        box.w = key_wide - ui(14)
        canvas.box(box, None, ink, 2.2, 6)
        canvas.text(key, box.inflate(UNBOUND // 1000, 0), cap)
