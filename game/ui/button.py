"""Buttons: plain, primary, danger; with an icon, a label, a key cap, or an icon alone."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.control import body, content
from game.ui.text import BOLD, Style
from game.words import Said

LABEL = BOLD.but(size=26)


class Button(Clickable):
    """A button; ``kind`` is plain, primary or danger, ``key`` the cap shown beside the label."""

    def __init__(
        self,
        label: Said,
        action: Callable[[], None],
        *,
        kind: str = "plain",
        icon: str = "",
        key: str = "",
        tip: Text | None = None,
        name: Said = "",
        style: Style = LABEL,
    ) -> None:
        super().__init__(name or label, action, tip)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.key = key
        self.style = style

    def draw(self, canvas: Canvas) -> None:
        """Draw body, icon, label and key cap."""
        tone = canvas.skin.tone(self.kind)
        face = body(canvas, self.rect, tone, self.state, self.ringed)
        ink = tone.ink if self.enabled else canvas.skin.off.ink
        content(canvas, face, self.label, ink, self.icon, self.key, self.style)
