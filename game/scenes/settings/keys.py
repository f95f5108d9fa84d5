"""The page that lists every key."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, PROSE

Listed = tuple[str, Text]
GROUPS: Final[tuple[tuple[Text, tuple[Listed, ...]], ...]] = (
    (
        text("Everywhere"),
        (
            ("Tab", text("next control or area, with Shift the one before")),
            ("← ↑ → ↓", text("move between targets, change a control")),
            ("Enter", text("choose, confirm, do what the large button says")),
            ("Esc", text("back; break off what was begun")),
            ("F1", text("rules")),
            ("F11", text("full screen, or back to the window")),
        ),
    ),
    (
        text("At the table"),
        (
            ("Esc", text("break off a choice; else the menu")),
            ("Ctrl+Z", text("undo")),
            ("Ctrl+Y", text("redo")),
            ("H", text("hint")),
            ("L", text("log, large or small")),
            ("R", text("show the last round again")),
            ("Ctrl+S", text("save as a new game")),
        ),
    ),
    (
        text("In lists and rules"),
        (
            ("PgUp, PgDn", text("page up and down")),
            ("Home, End", text("to the beginning, to the end")),
            ("Ctrl+F", text("search the rules")),
            ("F2", text("rename a save")),
            ("Del", text("delete a save")),
        ),
    ),
)
WORDS: Final = PROSE.but(size=24, valign="middle")
CAP: Final = BOLD.but(size=22, align="centre")


class KeyList:
    """Draws the groups of keys under each other, in two columns where there is room."""

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height at a width."""
        return self._run(canvas, Rect(0, 0, width, 0), False)

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw everything."""
        self._run(canvas, rect, True)

    def _run(self, canvas: Canvas, rect: Rect, ink: bool) -> int:
        columns = 2 if rect.w > canvas.metrics.ui_px(1000) else 1
        gap = canvas.metrics.ui_px(36)
        wide = (rect.w - gap * (columns - 1)) // columns
        bottoms = [rect.y] * columns
        for group in GROUPS:
            column = bottoms.index(min(bottoms))
            room = Rect(rect.x + column * (wide + gap), bottoms[column], wide, 0)
            bottoms[column] = self._group(canvas, room, group, ink) + canvas.metrics.ui_px(26)
        return max(bottoms) - rect.y

    def _group(
        self, canvas: Canvas, room: Rect, group: tuple[Text, tuple[Listed, ...]], ink: bool
    ) -> int:
        ui, y = canvas.metrics.ui_px, room.y
        if ink:
            line = Rect(room.x, y, room.w, ui(44))
            canvas.text(group[0], line, HEAD.but(size=28, colour=canvas.skin.head))
        y += ui(52)
        cap = max(canvas.measure(key, CAP) for _, keys in GROUPS for key, _ in keys) + ui(28)
        for key, said in group[1]:
            words = Rect(room.x + cap + ui(18), y, room.w - cap - ui(18), 0)
            words.h = max(canvas.text_height(said, WORDS, words.w), ui(40))
            if ink:
                box = Rect(room.x, y + (words.h - ui(36)) // 2, cap, ui(36))
                canvas.box(box.move(0, canvas.metrics.px(3)), canvas.skin.edge, None, 0, 7)
                canvas.box(box, canvas.skin.field, "", 2.5, 7)
                canvas.text(key, box, CAP.but(colour=canvas.skin.field_text))
                canvas.text(said, words, WORDS)
            y += words.h + ui(10)
        return y
