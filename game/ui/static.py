"""What is shown and not used: labels and panels with a head line."""

from __future__ import annotations

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.text import HEAD, TEXT, Style
from game.ui.widget import Widget
from game.words import Said


class Label(Widget):
    """Words in a box; with ``PROSE`` a paragraph."""

    role = "text"
    focusable = False

    def __init__(self, said: Said, style: Style = TEXT) -> None:
        super().__init__(said)
        self.said = said
        self.style = style

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""
        canvas.text(self.said, self.rect, self.style)


class Panel(Widget):
    """A panel with a head line; other widgets lie on it, so it is added before them."""

    role = "group"
    focusable = False

    def __init__(self, title: Said, style: Style = HEAD) -> None:
        super().__init__(title)
        self.style = style

    def hit(self, spot: tuple[int, int]) -> bool:
        """A panel lets clicks through to the scene."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its head line."""
        canvas.panel(self.rect)
        px = canvas.metrics.px
        head = Rect(self.rect.x + px(22), self.rect.y + px(18), self.rect.w - 2 * px(22), 0)
        head.h = round(canvas.metrics.text(self.style.size) * 1.3)
        canvas.text(self.name, head, self.style.but(colour=canvas.skin.head))
