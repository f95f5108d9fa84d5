"""Fonts by family and size, and measured and rendered lines kept for the next frame."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.cache import SurfaceCache
from game.ui.shapes import PREMULTIPLIED, blank

TEXT_BYTES = 24 * 1024 * 1024
BODY = {400: "SourceSans-Regular", 600: "SourceSans-Semibold", 700: "SourceSans-Bold"}


class Fonts:
    """The font files of one folder. ``family`` is a file's stem, sizes are real pixels."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = SurfaceCache(TEXT_BYTES)
        self.width = lru_cache(maxsize=20_000)(self._width)
        self.font = lru_cache(maxsize=400)(self._open)

    def _open(self, family: str, size: int, outline: int = 0) -> pygame.font.Font:
        font = pygame.font.Font(self.folder / f"{family}.ttf", size)
        if outline:
            font.outline = outline
        return font

    def _width(self, line: str, family: str, size: int) -> int:
        return int(self.font(family, size).size(line)[0])

    def ascent(self, family: str, size: int) -> int:
        """Return the pixels from the top of a rendered line to its baseline."""
        return int(self.font(family, size).get_ascent())

    def height(self, family: str, size: int) -> int:
        """Return the height of a rendered line."""
        return int(self.font(family, size).get_height())

    def line(
        self, words: str, family: str, size: int, colour: str, edge: tuple[str, int] | None = None
    ) -> Surface:
        """Return one rendered line, premultiplied; ``edge`` is an outline's colour and width.

        An outline makes the surface larger by its width on every side.
        """
        key = (words, family, size, colour, edge)
        return self.cache.get(key, lambda: self._render(words, family, size, colour, edge))

    def _render(
        self, words: str, family: str, size: int, colour: str, edge: tuple[str, int] | None
    ) -> Surface:
        body = self._plain(self.font(family, size), words, colour)
        if edge is None:
            return body
        stroke, width = edge
        around = self._plain(self.font(family, size, width), words, stroke)
        out = blank(body.get_width() + 2 * width, body.get_height() + 2 * width)
        out.blit(around, (0, 0), special_flags=PREMULTIPLIED)
        out.blit(body, (width, width), special_flags=PREMULTIPLIED)
        return out

    def _plain(self, font: pygame.font.Font, words: str, colour: str) -> Surface:
        rendered = font.render(words, True, colour)
        return rendered.convert_alpha().premul_alpha()
