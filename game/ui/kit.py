"""What every drawing needs, made once for the app: words, fonts, sprites, shapes, units."""

from __future__ import annotations

import copy
from pathlib import Path

from game.ui.fonts import Fonts
from game.ui.looks import Look
from game.ui.metrics import Metrics
from game.ui.shapes import Shapes
from game.ui.sprites import SpriteBook
from game.ui.text import Setter
from game.words import ASSETS, Words


class Kit:
    """The drawing tools; ``metrics`` changes with the window, ``look`` with the settings."""

    def __init__(
        self, metrics: Metrics, words: Words, assets: Path = ASSETS, strict: bool = False
    ) -> None:
        self.metrics = metrics
        self.words = words
        self.look = Look()
        self.sprites = SpriteBook(assets, strict)
        self.fonts = Fonts(assets / "common" / "fonts")
        self.shapes = Shapes()
        self.setter = Setter(self.fonts)

    def scaled(self, metrics: Metrics) -> Kit:
        """Return the same tools with other units."""
        kit = copy.copy(self)
        kit.metrics = metrics
        return kit
