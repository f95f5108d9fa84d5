"""A segmented choice: a few values side by side, exactly one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.segmented import Segmented
from game.ui.text import BOLD, Style
from game.words import Said

PAD = 36


class Choice(Segmented):
    """One of several labels; ``changed`` gets the index. Left and Right choose, too.

    ``icons`` stand before the labels, if given. Segments share the box by the width of their
    labels.
    """

    def __init__(
        self,
        name: Said,
        labels: Sequence[Said],
        index: int,
        changed: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        tip: Text | None = None,
        style: Style = BOLD,
    ) -> None:
        super().__init__(name, labels, index, changed, tip)
        self.icons = tuple(icons)
        self.style = style.but(align="left")
        self._boxes: list[Rect] = []

    def boxes(self) -> list[Rect]:
        """Return the segments' boxes as they were drawn last: their widths hang on the words."""
        return self._boxes

    def draw(self, canvas: Canvas) -> None:
        """Draw the frame and the segments."""
        skin, off = canvas.skin, not self.enabled
        self._boxes = self._split(canvas)
        line = skin.off.press if off else skin.line
        canvas.box(self.rect, skin.off.fill if off else skin.field, None, 0, 10)
        for index, box in enumerate(self._boxes):
            self._segment_fill(canvas, index, box)
        for box in self._boxes[1:]:
            canvas.fill(Rect(box.x - 1, box.y, max(canvas.metrics.px(2.5), 1), box.h), line)
        canvas.box(self.rect, None, line, 3, 10, dash=off)
        if self.ringed:
            canvas.ring(self._boxes[self.index])
        for index, box in enumerate(self._boxes):
            self._label(canvas, index, box)

    def _split(self, canvas: Canvas) -> list[Rect]:
        pad = canvas.metrics.ui_px(PAD) + (canvas.metrics.ui_px(28) if self.icons else 0)
        wants = [canvas.measure(label, self.style) + pad for label in self.labels]
        whole, boxes, x, given = sum(wants), [], self.rect.x, 0
        for want in wants:
            given += want
            right = self.rect.x + round(self.rect.w * given / whole)
            boxes.append(Rect(x, self.rect.y, right - x, self.rect.h))
            x = right
        return boxes

    def _look(self, canvas: Canvas, index: int) -> tuple[str | None, str]:
        """The fill (None: the field's) and the ink of a segment."""
        skin = canvas.skin
        if not self.enabled:
            return (skin.off_on, skin.field) if index == self.index else (None, skin.off.ink)
        lit = index == self._at
        if index == self.index:
            return skin.on, skin.on_ink
        if lit and self.pressed:
            return skin.plain.press, skin.plain.ink
        if lit and self.hovered:
            return skin.plain.hover, skin.plain.ink
        return None, skin.field_text

    def _segment_fill(self, canvas: Canvas, index: int, box: Rect) -> None:
        fill, _ = self._look(canvas, index)
        if fill is None:
            return
        with canvas.clip(box):
            canvas.box(self.rect, fill, None, 0, 10)

    def _label(self, canvas: Canvas, index: int, box: Rect) -> None:
        _, ink = self._look(canvas, index)
        ui = canvas.metrics.ui_px
        icon = self.icons[index] if self.icons else "check" if index == self.index else ""
        side = min(ui(20 if not self.icons else 24), box.h)
        room = box.w - ui(12)
        wide = canvas.measure(self.labels[index], self.style)
        if not self.icons and wide + side + ui(6) > room:
            icon = ""
        taken = side + ui(6) if icon else 0
        wide = min(wide, room - taken)
        left = box.centerx - (wide + taken) // 2
        if icon:
            canvas.icon(icon, Rect(left, box.centery - side // 2, side, side), ink)
        words = Rect(left + taken, box.y, wide + 1, box.h)
        canvas.text(self.labels[index], words, self.style.but(colour=ink))
