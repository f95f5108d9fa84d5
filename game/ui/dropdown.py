"""A drop-down: the chosen value, and on demand the list of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.control import body
from game.ui.keys import ACTIVATE, ENTER, Stroke
from game.ui.scroller import BAR, Scroller, draw_bar
from game.ui.skin import Tone
from game.ui.text import BOLD, TEXT
from game.ui.widget import Spot, Widget
from game.words import Said

MOST_ROWS = 8


class DropDown(Widget):
    """One of a list; ``changed`` gets the index.

    The list opens below, or above where there is no room. While it is open all clicks and
    keys are its own; a click elsewhere only closes it.
    """

    role = "drop-down"

    def __init__(
        self,
        name: Said,
        labels: Sequence[Said],
        index: int,
        changed: Callable[[int], None],
        tip: Text | None = None,
    ) -> None:
        super().__init__(name, tip)
        self.labels = tuple(labels)
        self.index = index
        self.changed = changed
        self.at = index
        self.scroller = Scroller()
        self._list = Rect(0, 0, 0, 0)
        self._row = 1
        self._down_in_list = False

    @property
    def value_words(self) -> Said:
        """The chosen label."""
        return self.labels[self.index] if self.labels else ""

    @property
    def open(self) -> bool:
        """True while the list is shown."""
        return self.gui is not None and self.gui.popup is self

    def show(self) -> None:
        """Open the list with the chosen value marked."""
        if self.gui is None or not self.labels:
            return
        self.gui.popup = self
        self.at = self.index
        self._place()
        self.scroller.show(self.at * self._row, (self.at + 1) * self._row)

    def close(self) -> None:
        """Close the list and change nothing."""
        if self.gui is not None and self.open:
            self.gui.popup = None
        self.scroller.let_go()

    def choose(self, index: int) -> None:
        """Close the list and choose a value."""
        self.close()
        if index != self.index:
            self.index = index
            self.changed(index)

    # ------------------------------------------------------------ mouse
    def caught(self, spot: Spot) -> bool:
        """The open list is part of it."""
        return self.open and self._list.collidepoint(spot)

    def press(self, spot: Spot) -> None:
        """Take hold of the list's scroll bar, if it is there."""
        self._down_in_list = self.caught(spot)
        if self._down_in_list and self.scroller.needed and self._bar().collidepoint(spot):
            self.scroller.grab(self._bar(), spot[1])

    def drag(self, spot: Spot) -> None:
        """Scroll, or mark the row under the mouse."""
        if self.scroller.grip is not None:
            self.scroller.pull(self._bar(), spot[1])
        elif self.caught(spot):
            self.at = self._row_at(spot)

    def release(self, spot: Spot) -> None:
        """Choose the row under the mouse; on the closed control, open the list."""
        if self.scroller.grip is not None:
            self.scroller.let_go()
        elif self.caught(spot):
            if self._down_in_list:
                self.choose(self._row_at(spot))
        elif self.open:
            self.close()
        else:
            self.show()

    def cancel(self) -> None:
        """Close the list."""
        self.close()

    def move(self, spot: Spot) -> bool:
        """Mark the row under the mouse."""
        if not self.caught(spot):
            return False
        at = self._row_at(spot)
        changed, self.at = at != self.at, at
        return changed

    def wheel(self, steps: float) -> bool:
        """Scroll the open list."""
        return self.open and self.scroller.wheel(steps / 3)

    # ------------------------------------------------------------ keyboard
    def stroke(self, stroke: Stroke) -> bool:
        """Enter or Space opens; in the list arrows move, Enter chooses, Esc closes."""
        if not self.open:
            if stroke.key not in ACTIVATE or not stroke.bare:
                return False
            if not stroke.repeat:
                self.show()
            return True
        return self._list_key(stroke)

    def _list_key(self, stroke: Stroke) -> bool:
        if stroke.key in (*ENTER, pygame.K_SPACE):
            if not stroke.repeat:
                self.choose(self.at)
        elif stroke.key == pygame.K_ESCAPE:
            self.close()
        elif stroke.key == pygame.K_TAB:
            self.close()
            return False
        else:
            last = len(self.labels) - 1
            steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -last, pygame.K_END: last}
            self.at = min(max(self.at + steps.get(stroke.key, 0), 0), last)
            self.scroller.show(self.at * self._row, (self.at + 1) * self._row)
        return True

    def focus_changed(self) -> None:
        """Close when the focus goes elsewhere."""
        if not self.focused:
            self.close()

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw the closed control."""
        skin, ui = canvas.skin, canvas.metrics.ui_px
        self._row = max(self.rect.h, 1)
        self._bar_width = ui(BAR)
        self._window = canvas.metrics.window
        tone = Tone(skin.field, skin.plain.hover, skin.plain.press, skin.field_text)
        face = body(canvas, self.rect, tone, self.state, self.ringed, drop=False)
        ink = skin.field_text if self.enabled else skin.off.ink
        side = ui(24)
        words = Rect(face.x + ui(16), face.y, face.w - ui(16) - side - ui(20), face.h)
        canvas.text(self.value_words, words, BOLD.but(colour=ink))
        arrow = Rect(face.right - side - ui(14), face.centery - side // 2, side, side)
        canvas.icon("up" if self.open else "down", arrow, ink)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the open list."""
        if not self.open:
            return
        skin = canvas.skin
        self._place()
        canvas.shadow(self._list, 10)
        canvas.box(self._list, skin.field, "", 3, 10)
        with canvas.clip(self._list.inflate(-2 * canvas.metrics.px(3), -2 * canvas.metrics.px(3))):
            for index in range(len(self.labels)):
                self._draw_row(canvas, index)
        if self.scroller.needed:
            draw_bar(canvas, self._bar(), self.scroller, "normal")

    def _draw_row(self, canvas: Canvas, index: int) -> None:
        skin, ui = canvas.skin, canvas.metrics.ui_px
        top = self._list.y + index * self._row - self.scroller.offset
        row = Rect(self._list.x, top, self._list.w, self._row)
        if not row.colliderect(self._list):
            return
        ink = skin.field_text
        if index == self.at:
            canvas.fill(row, skin.plain.hover)
            ink = skin.plain.ink
        side = ui(22)
        style = (BOLD if index == self.index else TEXT).but(colour=ink)
        right = self._bar().x if self.scroller.needed else row.right
        canvas.text(
            self.labels[index],
            Rect(row.x + ui(16), row.y, right - row.x - side - ui(34), row.h),
            style,
        )
        if index == self.index:
            tick = Rect(right - side - ui(14), row.centery - side // 2, side, side)
            canvas.icon("check", tick, ink)

    # ------------------------------------------------------------ inside
    _window = Rect(0, 0, 0, 0)
    _bar_width = 0

    def _place(self) -> None:
        rows = min(len(self.labels), MOST_ROWS)
        gap = max(self._row // 8, 2)
        high = rows * self._row
        below = self._window.h - self.rect.bottom - gap
        above = self.rect.top - gap
        if high > below and above > below:
            high = min(high, above)
            top = self.rect.top - gap - high
        else:
            high = min(high, max(below, self._row))
            top = self.rect.bottom + gap
        self._list = Rect(self.rect.x, top, self.rect.w, high)
        self.scroller.fit(high, len(self.labels) * self._row, self._row)

    def _bar(self) -> Rect:
        wide = self._bar_width
        return Rect(self._list.right - wide - 4, self._list.y + 4, wide, self._list.h - 8)

    def _row_at(self, spot: Spot) -> int:
        row = (spot[1] - self._list.y + self.scroller.offset) // self._row
        return int(min(max(row, 0), len(self.labels) - 1))
