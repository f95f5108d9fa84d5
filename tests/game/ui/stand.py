"""A scene to put widgets into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.ui.listing import ListView
from game.ui.screen import Screen
from game.ui.widget import Widget


class Stand(Screen):
    """A scene with the widgets a test puts in, one under the other."""

    def __init__(self, ctx: Any, *widgets: Widget) -> None:
        super().__init__(ctx)
        for widget in widgets:
            self.gui.add(widget)

    def layout(self) -> None:
        for row, widget in enumerate(self.gui.widgets):
            high = 200 if isinstance(widget, ListView) else 40
            widget.rect = Rect(100, 40 + 60 * row, 300, high)

    def paint(self, canvas: Any) -> None:
        canvas.fill(canvas.metrics.window, canvas.skin.back)


Put = Callable[..., Stand]
