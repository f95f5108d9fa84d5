"""Something taller than its box, scrolled: rules, logs, help."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.keys import Stroke
from game.ui.listing import scroll_key
from game.ui.scroller import BAR, Scroller, draw_bar
from game.ui.widget import Spot, Widget
from game.words import Said


class Content(Protocol):
    """What is scrolled; sizes are real pixels."""

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height of everything at a width."""
        ...

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw everything into a box, most of which may lie outside the visible part."""
        ...


class ScrollPage(Widget):
    """A scrolled content; clicks in it go on to the scene, the bar and the wheel are its own."""

    role = "page"

    def __init__(self, name: Said, content: Content) -> None:
        super().__init__(name)
        self.content = content
        self.scroller = Scroller()
        self._bar = Rect(0, 0, 0, 0)

    def press(self, spot: Spot) -> None:
        """Take hold of the scroll bar."""
        if self._bar.collidepoint(spot):
            self.scroller.grab(self._bar, spot[1])

    def drag(self, spot: Spot) -> None:
        """Scroll with the thumb."""
        self.scroller.pull(self._bar, spot[1])

    def release(self, spot: Spot) -> None:
        """Let the thumb go."""
        self.scroller.let_go()

    def cancel(self) -> None:
        """Let the thumb go."""
        self.scroller.let_go()

    def wheel(self, steps: float) -> bool:
        """Scroll."""
        return self.scroller.wheel(steps)

    def stroke(self, stroke: Stroke) -> bool:
        """Arrows, Page, Home and End scroll; at the ends arrows move the focus."""
        return stroke.bare and scroll_key(self.scroller, stroke)

    def draw(self, canvas: Canvas) -> None:
        """Draw the part in sight and the bar."""
        gap = canvas.metrics.ui_px(BAR + 12)
        wide = self.rect.w - gap
        high = self.content.height(canvas, wide)
        self.scroller.fit(self.rect.h, high, canvas.metrics.text(24))
        self._bar = Rect(0, 0, 0, 0)
        with canvas.clip(self.rect):
            self.content.draw(
                canvas, Rect(self.rect.x, self.rect.y - self.scroller.offset, wide, high)
            )
        if self.scroller.needed:
            bar = canvas.metrics.ui_px(BAR)
            self._bar = Rect(self.rect.right - bar, self.rect.y, bar, self.rect.h)
            held = self.scroller.grip is not None
            draw_bar(canvas, self._bar, self.scroller, "pressed" if held else "normal")
        if self.ringed:
            canvas.ring(self.rect)
