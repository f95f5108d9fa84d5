"""Tabs on top of a panel; the one that is on is joined to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui.canvas import Canvas
from game.ui.control import content
from game.ui.segmented import Segmented
from game.ui.text import BOLD
from game.words import Said

LABEL = BOLD.but(size=25)


class Tabs(Segmented):
    """One of several pages; ``changed`` gets the index. Left and Right turn pages, too.

    The box is the strip of tabs; its lower edge is the upper edge of the panel below.
    """

    role = "tabs"

    def __init__(
        self,
        name: Said,
        labels: Sequence[Said],
        index: int,
        changed: Callable[[int], None],
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(name, labels, index, changed)
        self.icons = tuple(icons)

    def boxes(self) -> list[Rect]:
        """Return the tabs' boxes."""
        count, gap = len(self.labels), max(self.rect.h // 10, 2)
        wide = (self.rect.w - gap * (count - 1)) / count
        return [
            Rect(self.rect.x + round(n * (wide + gap)), self.rect.y, round(wide), self.rect.h)
            for n in range(count)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw all tabs."""
        for index, box in enumerate(self.boxes()):
            self._draw_tab(canvas, index, box)

    def _look(self, canvas: Canvas, index: int) -> tuple[str, str]:
        skin = canvas.skin
        if not self.enabled:
            return skin.off.fill, skin.off.ink
        if index == self.index:
            return skin.panel, skin.text
        if index == self._at and (self.hovered or self.pressed):
            fill = skin.plain.press if self.pressed else skin.plain.hover
            return fill, skin.plain.ink
        return skin.shade, skin.text

    def _draw_tab(self, canvas: Canvas, index: int, box: Rect) -> None:
        skin, px = canvas.skin, canvas.metrics.px
        on = index == self.index
        fill, ink = self._look(canvas, index)
        lift = box.h * 8 // 58
        top = box.y if on else box.y + lift
        face = Rect(box.x, top, box.w, box.bottom - top)
        with canvas.clip(Rect(face.x, face.y, face.w, face.h + (px(4) if on else 0))):
            tall = Rect(face.x, face.y, face.w, face.h + px(40))
            line = "" if self.enabled else skin.off.press
            canvas.box(tall, fill, line, 3, 12, dash=not self.enabled)
        if on:
            mark = Rect(face.x + px(16), face.y + lift, face.w - 2 * px(16), px(6))
            canvas.box(mark, skin.head, None, 0, 3)
        icon = self.icons[index] if self.icons else ""
        words = Rect(box.x, box.y + lift, box.w, box.h - lift)
        content(canvas, words, self.labels[index], ink, icon, style=LABEL)
        if on and self.ringed:
            inside = Rect(face.x + px(8), face.y + lift, face.w - 2 * px(8), face.h - lift - px(4))
            canvas.box(inside.inflate(2 * px(1), 2 * px(1)), None, skin.ring[0], 7, 9)
            canvas.box(inside, None, skin.ring[1], 4, 8)
