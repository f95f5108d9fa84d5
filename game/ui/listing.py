"""A list of rows with a scroll bar: one is selected, a double click or Enter opens it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.keys import ENTER, Stroke
from game.ui.scroller import BAR, Scroller, draw_bar
from game.ui.widget import Spot, Widget
from game.words import Said

DOUBLE = 0.4


class Rows(Protocol):
    """What a list shows; heights are real pixels, gaps included."""

    def count(self) -> int:
        """Return the number of rows."""
        ...

    def height(self, canvas: Canvas, index: int) -> int:
        """Return a row's height, the gap to the next included."""
        ...

    def name(self, index: int) -> Said:
        """Return what a screen reader says of a row."""
        ...

    def draw(self, canvas: Canvas, index: int, rect: Rect, state: str, selected: bool) -> None:
        """Draw a row; ``state`` is normal, hover or pressed."""
        ...


class ListView(Widget):
    """Rows under each other; ``selected`` is an index or -1.

    ``changed`` gets the index when another row is selected, ``opened`` on a double click or
    Enter. ``bare`` lists have no selection: rows are read, not chosen.
    """

    role = "list"

    def __init__(
        self,
        name: Said,
        rows: Rows,
        changed: Callable[[int], None] | None = None,
        opened: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(name)
        self.rows = rows
        self.changed = changed
        self.opened = opened
        self.selected = -1
        self.scroller = Scroller()
        self.tops: list[int] = [0]
        self._at = -1
        self._bar = Rect(0, 0, 0, 0)
        self._since = DOUBLE
        self._last = -1

    @property
    def value_words(self) -> Said:
        """The selected row."""
        if 0 <= self.selected < self.rows.count():
            return self.rows.name(self.selected)
        return ""

    def select(self, index: int) -> None:
        """Select a row, show it, and tell."""
        if not 0 <= index < self.rows.count() or self.changed is None:
            return
        moved = index != self.selected
        self.selected = index
        self.reveal(index)
        if moved:
            self.changed(index)

    def refresh(self, selected: int = -1) -> None:
        """Take over changed rows; tells nobody."""
        self.selected = selected if selected < self.rows.count() else -1
        self.tops = [0]
        self._at = -1

    # ------------------------------------------------------------ mouse
    def move(self, spot: Spot) -> bool:
        """Light the row under the mouse."""
        at = self._row(spot)
        changed, self._at = at != self._at, at
        return changed

    def press(self, spot: Spot) -> None:
        """Take hold of the scroll bar or remember the row."""
        if self.scroller.needed and self._bar.collidepoint(spot):
            self.scroller.grab(self._bar, spot[1])
            self._at = -1
        else:
            self._at = self._row(spot)

    def drag(self, spot: Spot) -> None:
        """Scroll with the thumb."""
        self.scroller.pull(self._bar, spot[1])

    def release(self, spot: Spot) -> None:
        """Select the row the button went down on; twice opens it."""
        if self.scroller.grip is not None:
            self.scroller.let_go()
            return
        row = self._row(spot)
        if row < 0 or row != self._at:
            return
        twice = row == self._last and self._since < DOUBLE
        self._last, self._since = row, 0.0
        self.select(row)
        if twice:
            self._open()

    def cancel(self) -> None:
        """Let the scroll bar go."""
        self.scroller.let_go()

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        return self.scroller.wheel(steps)

    def tick(self, dt: float) -> bool:
        """Measure the time between clicks."""
        self._since += dt
        return False

    # ------------------------------------------------------------ keyboard
    def stroke(self, stroke: Stroke) -> bool:
        """Arrows, Page, Home and End select; where nothing is selected they scroll."""
        if not stroke.bare:
            return False
        if stroke.key in ENTER:
            return self._enter(stroke)
        return self._scroll_key(stroke) if self.changed is None else self._select_key(stroke)

    def _select_key(self, stroke: Stroke) -> bool:
        last = self.rows.count() - 1
        page = max(self.scroller.view // max(self.scroller.line, 1) - 1, 1)
        here = self.selected
        targets = {
            pygame.K_UP: here - 1,
            pygame.K_DOWN: here + 1,
            pygame.K_PAGEUP: max(here - page, 0),
            pygame.K_PAGEDOWN: min(here + page, last),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        target = targets.get(stroke.key)
        if target is None or not 0 <= target <= last:
            return False
        self.select(target)
        return True

    def _scroll_key(self, stroke: Stroke) -> bool:
        return scroll_key(self.scroller, stroke)

    def _enter(self, stroke: Stroke) -> bool:
        if self.opened is None or self.selected < 0:
            return False
        if not stroke.repeat:
            self._open()
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw the rows in sight and the scroll bar."""
        self._arrange(canvas)
        space = self._space(canvas)
        with canvas.clip(space.inflate(2 * canvas.metrics.px(4), 0)):
            for index in range(self.rows.count()):
                top = space.y + self.tops[index] - self.scroller.offset
                box = Rect(space.x, top, space.w, self.tops[index + 1] - self.tops[index])
                if box.colliderect(space):
                    state = self.state if index == self._at else "normal"
                    self.rows.draw(canvas, index, box, state, index == self.selected)
        if self.scroller.needed:
            held = self.scroller.grip is not None
            draw_bar(canvas, self._bar, self.scroller, "pressed" if held else "normal")
        if self.ringed:
            canvas.ring(self._ring_box(space))

    def _ring_box(self, space: Rect) -> Rect:
        if not 0 <= self.selected < len(self.tops) - 1:
            return self.rect
        top = space.y + self.tops[self.selected] - self.scroller.offset
        high = self.tops[self.selected + 1] - self.tops[self.selected]
        return Rect(space.x, top, space.w, high).clip(self.rect)

    # ------------------------------------------------------------ inside
    def _arrange(self, canvas: Canvas) -> None:
        tops, heights = [0], []
        for index in range(self.rows.count()):
            heights.append(self.rows.height(canvas, index))
            tops.append(tops[-1] + heights[-1])
        self.tops = tops
        line = heights[0] if heights else canvas.metrics.text(24)
        self.scroller.fit(self.rect.h, tops[-1], min(line, max(self.rect.h // 4, 1)))
        wide = canvas.metrics.ui_px(BAR)
        self._bar = Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def _space(self, canvas: Canvas) -> Rect:
        space = Rect(self.rect)
        if self.scroller.needed:
            space.w -= canvas.metrics.ui_px(BAR + 12)
        return space

    def _row(self, spot: Spot) -> int:
        in_bar = self.scroller.needed and self._bar.collidepoint(spot)
        if in_bar or not self.rect.collidepoint(spot):
            return -1
        y = spot[1] - self.rect.y + self.scroller.offset
        for index in range(len(self.tops) - 1):
            if self.tops[index] <= y < self.tops[index + 1]:
                return index
        return -1

    def reveal(self, index: int) -> None:
        """Scroll so that a row is seen."""
        if index + 1 < len(self.tops):
            self.scroller.show(self.tops[index], self.tops[index + 1])

    def _open(self) -> None:
        if self.opened is not None and self.selected >= 0:
            self.opened(self.selected)


def scroll_key(scroller: Scroller, stroke: Stroke) -> bool:
    """Scroll by a key; true if it scrolled."""
    pages = {pygame.K_PAGEUP: -scroller.view, pygame.K_PAGEDOWN: scroller.view}
    lines = {pygame.K_UP: -scroller.line, pygame.K_DOWN: scroller.line}
    ends = {pygame.K_HOME: -scroller.content, pygame.K_END: scroller.content}
    steps = pages | lines | ends
    return stroke.key in steps and scroller.by(steps[stroke.key])
