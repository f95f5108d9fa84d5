"""Buttons: plain, primary, danger; with an icon, a label, a key cap, or an icon alone."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.types import Text
from game.ui.canvas import Canvas
from game.ui.control import body, content
from game.ui.keys import ACTIVATE, Stroke
from game.ui.text import BOLD, Style
from game.ui.widget import Spot, Widget
from game.words import Said

LABEL = BOLD.but(size=26)


class Button(Widget):
    """Does one thing when clicked, or on Enter or Space.

    ``kind`` is plain, primary or danger. ``key`` is the cap shown beside the label. A held
    key clicks once.
    """

    role = "button"

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
        super().__init__(name or label, tip)
        self.label = label
        self.action = action
        self.kind = kind
        self.icon = icon
        self.key = key
        self.style = style

    def release(self, spot: Spot) -> None:
        """Click."""
        self.action()

    def stroke(self, stroke: Stroke) -> bool:
        """Enter and Space click once, however long they are held."""
        if stroke.key not in ACTIVATE or not stroke.bare:
            return False
        if not stroke.repeat:
            self.action()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw body, icon, label and key cap."""
        tone = canvas.skin.tone(self.kind)
        face = body(canvas, self.rect, tone, self.state, self.ringed)
        ink = tone.ink if self.enabled else canvas.skin.off.ink
        content(canvas, face, self.label, ink, self.icon, self.key, self.style)
