"""How far something long is scrolled, and the bar that shows and moves it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.control import tone_fill
from game.ui.toggle import knob_tone

BAR = 22
"""The bar's width in design pixels."""
WHEEL = 3
"""Lines moved by one notch of the wheel."""


@dataclass(slots=True)
class Scroller:
    """A window of ``view`` pixels over ``content`` pixels, ``offset`` from the top.

    ``line`` is what one notch of the wheel counts in. Dragging keeps hold of the thumb where
    it was taken.
    """

    view: int = 0
    content: int = 0
    line: int = 20
    offset: int = 0
    grip: int | None = None

    @property
    def needed(self) -> bool:
        """True if not everything can be seen at once."""
        return self.content > self.view > 0

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(self.content - self.view, 0)

    def fit(self, view: int, content: int, line: int) -> None:
        """Take over new sizes; the offset stays where it can."""
        self.view, self.content, self.line = view, content, max(line, 1)
        self.to(self.offset)

    def to(self, offset: float) -> bool:
        """Scroll to an offset, within bounds; true if it moved."""
        before = self.offset
        self.offset = min(max(round(offset), 0), self.most)
        return self.offset != before

    def by(self, pixels: float) -> bool:
        """Scroll by pixels, down if positive; true if it moved."""
        return self.to(self.offset + pixels)

    def wheel(self, steps: float) -> bool:
        """Scroll by notches of the wheel, up if positive; true if it moved."""
        return self.by(-steps * WHEEL * self.line)

    def show(self, top: int, bottom: int) -> bool:
        """Scroll as little as needed to show a part; true if it moved."""
        if top < self.offset:
            return self.to(top)
        if bottom > self.offset + self.view:
            return self.to(bottom - self.view)
        return False

    def thumb(self, bar: Rect) -> Rect:
        """Return the thumb's box in the bar."""
        least = min(bar.w * 2, bar.h)
        high = max(round(bar.h * self.view / max(self.content, 1)), least)
        high = min(high, bar.h)
        top = round((bar.h - high) * self.offset / self.most) if self.most else 0
        return Rect(bar.x, bar.y + top, bar.w, high)

    def grab(self, bar: Rect, y: int) -> None:
        """Take hold of the thumb, which comes to the point if it is elsewhere."""
        thumb = self.thumb(bar)
        inside = thumb.top <= y < thumb.bottom
        self.grip = y - thumb.top if inside else thumb.h // 2
        self.pull(bar, y)

    def pull(self, bar: Rect, y: int) -> bool:
        """Move the thumb that is held to a point; true if it moved."""
        if self.grip is None:
            return False
        way = bar.h - self.thumb(bar).h
        share = (y - self.grip - bar.y) / way if way > 0 else 0.0
        return self.to(share * self.most)

    def let_go(self) -> None:
        """Let the thumb go."""
        self.grip = None


def draw_bar(canvas: Canvas, bar: Rect, scroller: Scroller, state: str) -> None:
    """Draw a scroll bar; where nothing is to scroll, only its empty track."""
    skin = canvas.skin
    radius = bar.w / 2 / canvas.metrics.scale
    if not scroller.needed:
        canvas.box(bar, skin.off.fill, skin.off.press, 3, radius, dash=True)
        return
    canvas.box(bar, skin.track, "", 3, radius)
    thumb = scroller.thumb(bar)
    canvas.box(thumb, tone_fill(knob_tone(canvas), state), "", 3, radius)
    px = canvas.metrics.px
    for row in (-6, 0, 6):
        line = Rect(0, 0, px(9), max(px(2.5), 1))
        line.center = (
            thumb.centerx,
            thumb.centery + px(row) if row >= 0 else thumb.centery - px(6),
        )
        canvas.fill(line, skin.field_text)
