"""Short notes over everything, two seconds each, one at a time."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.text import BOLD
from game.words import Said

SECONDS = 2.0


@dataclass(slots=True)
class Note:
    """One note and how long it is still shown."""

    said: Said
    icon: str
    left: float = SECONDS


class Toasts:
    """The notes waiting; the first is shown."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def add(self, said: Said, icon: str = "check") -> None:
        """Show a note after those waiting; one that is shown already begins anew."""
        for note in self.notes:
            if note.said == said:
                note.left = SECONDS
                return
        self.notes.append(Note(said, icon))

    def update(self, dt: float) -> bool:
        """Let time pass; true if the picture changed."""
        if not self.notes:
            return False
        self.notes[0].left -= dt
        if self.notes[0].left > 0:
            return False
        self.notes.pop(0)
        return True

    def draw(self, canvas: Canvas, within: Rect | None = None) -> None:
        """Draw the first note in the middle of a box, or at the bottom left above the controls."""
        if not self.notes:
            return
        note, ui, skin = self.notes[0], canvas.metrics.ui_px, canvas.skin
        high = ui(64) if within is None else min(ui(64), within.h - ui(4))
        side = high * 44 // 64
        most = high * 0.56 / (canvas.metrics.scale * canvas.metrics.ui)
        style = BOLD.but(size=min(28.0, most), colour=skin.tip_ink)
        wide = min(canvas.measure(note.said, style) + side + ui(56), canvas.metrics.width // 2)
        window = canvas.metrics.window
        rect = Rect(window.x + ui(24), window.bottom - high - ui(110), wide, high)
        if within is not None:
            rect.center = within.center
        canvas.shadow(rect, 32)
        canvas.box(rect, skin.tip_fill, skin.tip_edge, 3, high / canvas.metrics.scale / 2)
        disc = rect.left + (high - side) // 2 + side // 2, rect.centery
        canvas.disc(disc, side / 2, skin.on, skin.tip_edge, 3)
        icon = Rect(0, 0, side * 6 // 10, side * 6 // 10)
        icon.center = disc
        canvas.icon(note.icon, icon, skin.on_ink)
        left = rect.left + ui(22) + side
        room = Rect(left, rect.y, rect.right - ui(16) - left, high)
        canvas.text(note.said, room, style.but(lines=2, lead=1.1))
