"""The page that lists every key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.table.commands import COMMANDS, MOVES
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, PROSE

Listed = tuple[str, Text]
Group = tuple[Text, Sequence[Listed]]
EVERYWHERE: Final = (
    ("Tab", text("next control or area, with Shift the one before")),
    ("← ↑ → ↓", text("move between targets, change a control")),
    ("Enter", text("choose, confirm, do what the large button says")),
    ("Esc", text("back; break off what was begun")),
    ("F1", text("rules")),
    ("F11", text("full screen, or back to the window")),
)
LISTS: Final = (
    ("PgUp, PgDn", text("page up and down")),
    ("Home, End", text("to the beginning, to the end")),
    ("Ctrl F", text("search the rules")),
    ("F2", text("rename a save")),
    ("Del", text("delete a save")),
)


def groups(keys: Mapping[str, str]) -> tuple[Group, ...]:
    """Return every key with what it does, with the player's own choice of keys."""
    table = [(command.cap(keys), command.label) for command in COMMANDS]
    moves = [(" ".join(caps), said) for caps, said in MOVES if caps != ("F11",)]
    return (
        (text("Everywhere"), EVERYWHERE),
        (text("In lists and rules"), LISTS),
        (text("At the table"), [*table, *moves]),
    )


WORDS: Final = PROSE.but(size=24, valign="middle")
CAP: Final = BOLD.but(size=22, align="centre")


class KeyList:
    """Draws the groups of keys under each other, in two columns where there is room."""

    def __init__(self, keys: Mapping[str, str]) -> None:
        self.groups = groups(keys)

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
        for group in self.groups:
            column = bottoms.index(min(bottoms))
            room = Rect(rect.x + column * (wide + gap), bottoms[column], wide, 0)
            bottoms[column] = self._group(canvas, room, group, ink) + canvas.metrics.ui_px(26)
        return max(bottoms) - rect.y

    def _group(self, canvas: Canvas, room: Rect, group: Group, ink: bool) -> int:
        ui, y = canvas.metrics.ui_px, room.y
        if ink:
            line = Rect(room.x, y, room.w, ui(44))
            canvas.text(group[0], line, HEAD.but(size=28, colour=canvas.skin.head))
        y += ui(52)
        cap = max(canvas.measure(key, CAP) for _, keys in self.groups for key, _ in keys) + ui(28)
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
