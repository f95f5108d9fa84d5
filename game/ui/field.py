"""A text field: selection, clipboard, and text from any keyboard or input method."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from engines.core.types import Text
from game.ui import clipboard
from game.ui.canvas import Canvas
from game.ui.editing import Line
from game.ui.keys import ENTER, Stroke
from game.ui.text import TEXT, Style
from game.ui.widget import Spot, Widget
from game.words import Said

BLINK = 0.5
DOUBLE = 0.4
NAMED_KEY = 1 << 30


class TextField(Widget):
    """One line to type in. ``changed`` gets every new text, ``entered`` the text on Enter.

    ``hint`` is shown while it is empty, ``icon`` before the text. While it has the focus every
    letter is its own, so no shortcut of a letter can be set off by typing.
    """

    role = "text field"

    def __init__(
        self,
        name: Said,
        words: str,
        changed: Callable[[str], None],
        *,
        entered: Callable[[str], None] | None = None,
        limit: int = 60,
        hint: Said = "",
        icon: str = "",
        tip: Text | None = None,
        style: Style = TEXT,
    ) -> None:
        super().__init__(name, tip)
        self.line = Line(limit=limit)
        self.line.set(words)
        self.changed = changed
        self.entered = entered
        self.hint = hint
        self.icon = icon
        self.style = style
        self.compose = ""
        self._shift = 0
        self._stops: list[int] = [0]
        self._left = 0
        self._clock = 0.0
        self._since_press = DOUBLE
        self._times = 0

    @property
    def words(self) -> str:
        """The text."""
        return self.line.words

    @property
    def value_words(self) -> Said:
        """The text."""
        return self.line.words

    def set(self, words: str) -> None:
        """Replace the text without telling anybody."""
        self.line.set(words)

    # ------------------------------------------------------------ mouse
    def press(self, spot: Spot) -> None:
        """Set the caret; the second press selects the word, the third everything."""
        self._times = self._times % 3 + 1 if self._since_press < DOUBLE else 1
        self._since_press = 0.0
        at = self._place(spot[0])
        if self._times == 1:
            self.line.move(at, select=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        elif self._times == 2:
            self.line.select_word(at)
        else:
            self.line.select_all()
        self._clock = 0.0

    def drag(self, spot: Spot) -> None:
        """Select up to the mouse."""
        if self._times == 1:
            self.line.move(self._place(spot[0]), select=True)

    # ------------------------------------------------------------ keyboard
    def stroke(self, stroke: Stroke) -> bool:
        """Edit; Enter, Tab, Esc and the Up and Down keys are left to others."""
        self._clock = 0.0
        if stroke.ctrl and self._command(stroke):
            return True
        if stroke.key in ENTER:
            return self._enter(stroke)
        if stroke.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = -1 if stroke.key == pygame.K_LEFT else 1
            self.line.step(by, stroke.shift, stroke.ctrl)
        elif stroke.key in (pygame.K_HOME, pygame.K_END):
            end = 0 if stroke.key == pygame.K_HOME else len(self.line.words)
            self.line.move(end, stroke.shift)
        elif stroke.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            by = -1 if stroke.key == pygame.K_BACKSPACE else 1
            self._told(self.line.erase(by, stroke.ctrl))
        else:
            return _letter(stroke)
        return True

    def typed(self, words: str) -> bool:
        """Put in what was typed."""
        self.compose = ""
        self._clock = 0.0
        self._told(self.line.insert(words))
        return True

    def composing(self, words: str) -> bool:
        """Show what an input method is about to enter."""
        self.compose = words
        return True

    def focus_changed(self) -> None:
        """Open or close text input; keyboard focus selects everything."""
        self.compose = ""
        self._clock = 0.0
        if not self.focused:
            self.line.move(self.line.caret)
            pygame.key.stop_text_input()
            return
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)
        if self.gui is not None and self.gui.ring:
            self.line.select_all()

    def tick(self, dt: float) -> bool:
        """Blink the caret."""
        self._since_press += dt
        if not self.focused:
            return False
        before = self._clock // BLINK
        self._clock += dt
        return self._clock // BLINK != before

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw frame, icon, selection, text and caret."""
        skin, ui, off = canvas.skin, canvas.metrics.ui_px, not self.enabled
        if self.ringed:
            canvas.ring(self.rect)
        canvas.box(
            self.rect,
            skin.off.fill if off else skin.field,
            skin.off.press if off else "",
            3,
            10,
            dash=off,
        )
        if self.state in ("hover", "pressed"):
            colour = skin.plain.press if self.pressed else skin.plain.hover
            inner = self.rect.inflate(-2 * canvas.metrics.px(3), -2 * canvas.metrics.px(3))
            canvas.box(inner, None, colour, 4, 7)
        room = self.rect.inflate(-2 * ui(14), -2 * canvas.metrics.px(5))
        if self.icon:
            side = min(ui(28), room.h)
            ink = skin.off.ink if off else skin.field_muted
            canvas.icon(self.icon, Rect(room.x, room.centery - side // 2, side, side), ink)
            room.x, room.w = room.x + side + ui(8), room.w - side - ui(8)
        with canvas.clip(room.inflate(ui(4), 0)):
            self._draw_words(canvas, room)

    def _draw_words(self, canvas: Canvas, room: Rect) -> None:
        skin, line = canvas.skin, self.line
        shown = line.words[: line.caret] + self.compose + line.words[line.caret :]
        style = self.style.but(colour=skin.field_text if self.enabled else skin.off.ink)
        if not shown and not self.focused:
            canvas.text(self.hint, room, style.but(colour=skin.field_muted))
        self._measure(canvas, room, style)
        self._left = room.x - self._shift
        first, last = line.selection
        if first != last and self.focused:
            left, right = self._stops[first], self._stops[last]
            marked = Rect(self._left + left, room.y, right - left, room.h)
            canvas.fill(marked.inflate(0, -canvas.metrics.px(4)), skin.select)
        wide = canvas.measure(shown, style)
        canvas.text(shown, Rect(self._left, room.y, wide + 1, room.h), style)
        if self.focused and self._clock % (2 * BLINK) < BLINK:
            x = self._left + self._stops[line.caret] + canvas.measure(self.compose, style)
            bar = Rect(x, room.y, max(canvas.metrics.px(2.5), 1), room.h)
            canvas.fill(bar.inflate(0, -canvas.metrics.px(8)), skin.field_text)

    def _measure(self, canvas: Canvas, room: Rect, style: Style) -> None:
        """Where each caret place lies; kept for the mouse, with the caret in sight."""
        words = self.line.words
        self._stops = [0] + [canvas.measure(words[: n + 1], style) for n in range(len(words))]
        caret = self._stops[self.line.caret] + canvas.measure(self.compose, style)
        margin = canvas.metrics.px(3)
        most = max(self._stops[-1] + margin - room.w, 0)
        self._shift = min(max(self._shift, caret + margin - room.w), caret, most)
        self._shift = max(self._shift, 0)

    # ------------------------------------------------------------ inside
    def _command(self, stroke: Stroke) -> bool:
        if stroke.key == pygame.K_a:
            self.line.select_all()
        elif stroke.key in (pygame.K_c, pygame.K_x, pygame.K_INSERT):
            if self.line.selected:
                clipboard.copy(self.line.selected)
                self._told(stroke.key == pygame.K_x and self.line.erase(-1))
        elif stroke.key == pygame.K_v:
            self._told(self.line.insert(clipboard.paste()))
        else:
            return False
        return True

    def _enter(self, stroke: Stroke) -> bool:
        if self.entered is None or stroke.repeat:
            return False
        self.entered(self.line.words)
        return True

    def _told(self, changed: bool) -> None:
        if changed:
            self.changed(self.line.words)

    def _place(self, x: int) -> int:
        """The caret place nearest to a point."""
        distances = [abs(self._left + stop - x) for stop in self._stops]
        return distances.index(min(distances))


def _letter(stroke: Stroke) -> bool:
    """True for a key that types something: it is no shortcut here."""
    typing = 32 <= stroke.key < NAMED_KEY and stroke.key != pygame.K_DELETE
    return typing and stroke.bare
