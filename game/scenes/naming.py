"""The dialog that asks for a save's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from engines.core.types import Text, text
from game.scene import AppContext
from game.ui.canvas import Canvas
from game.ui.dialog import BODY, Answer, Ask, Dialog
from game.ui.field import TextField
from game.ui.skin import Skin

LONGEST: Final = 60
FIELD: Final = 52


class NameDialog(Dialog):
    """A field and two answers; Enter in the field takes the name.

    ``yes`` is the answer that takes it, in words and with a sign.
    """

    def __init__(
        self,
        ctx: AppContext,
        name: str,
        named: Callable[[str], None],
        yes: tuple[Text, str] = (text("Keep the name"), "check"),
        skin: Skin | None = None,
    ) -> None:
        ask = Ask(
            text("A name for this save"),
            (text("Leave it empty to go by the game's name alone."),),
            (
                Answer(text("Cancel"), safe=True),
                Answer(yes[0], self._done, kind="primary", icon=yes[1]),
            ),
            "edit",
        )
        super().__init__(ctx, ask, skin)
        self.named = named
        self.field = TextField(
            text("Name"), name, _nothing, entered=lambda _: self._close(), limit=LONGEST
        )

    def build(self) -> None:
        """Make the field first, so that typing begins at once."""
        self.gui.add(self.field)
        super().build()
        self.gui.set_focus(self.field, show=True)

    def content_height(self, canvas: Canvas, width: int) -> int:
        """Return the field's height with its gap."""
        return canvas.metrics.ui_px(FIELD + 24)

    def layout(self) -> None:
        """Place the field below the words."""
        super().layout()
        canvas, ui = self.canvas(Surface((1, 1))), self.metrics.ui_px
        wide = self.inner.w
        above = sum(canvas.text_height(words, BODY, wide) + ui(8) for words in self.ask.body)
        self.field.rect = Rect(self.inner.x, self.inner.y + above, wide, ui(FIELD))

    def _close(self) -> None:
        self.ctx.stage.pop()
        self._done()

    def _done(self) -> None:
        self.named(self.field.words)


def _nothing(words: str) -> None:
    """Nothing is done while typing."""
