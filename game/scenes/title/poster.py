"""A game's poster taped to the table: crooked at rest, straight when pointed at, a click plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from engines.core.rules import GameSpec
from engines.core.types import text
from game.ui.audit import AUDIT, silent
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.shapes import PREMULTIPLIED, blank
from game.ui.skin import Skin
from game.ui.text import BOLD, Style

POSTER_W: Final = 470
POSTER_H: Final = 650
FOOT: Final = (18, 590, 434, 44)
"""Where the line of text goes, in the poster's own pixels."""
LIFT: Final = 1.03


class Poster(Clickable):
    """One game's poster. ``scale`` is real pixels to the poster's own, ``turn`` degrees."""

    def __init__(self, spec: GameSpec, skin: Skin, action: Callable[[], None]) -> None:
        super().__init__(
            text("{game}: new game", game=spec.title),
            action,
            text("Play {game}: {blurb}", game=spec.title, blurb=spec.blurb),
        )
        self.spec = spec
        self.look = skin
        self.scale = 1.0
        self.turn = 0.0
        self._kept: dict[tuple[object, ...], Surface] = {}

    def place(self, centre: tuple[int, int], scale: float, turn: float) -> None:
        """Lay the poster about a point, in real pixels."""
        self.scale, self.turn = scale, turn
        self.rect = Rect(0, 0, round(POSTER_W * scale), round(POSTER_H * scale))
        self.rect.center = centre
        self._kept.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet with its line of text, and the tape that holds it."""
        raised = self.hovered or self.ringed
        if self.ringed:
            canvas.ring(self.rect.inflate(canvas.metrics.px(16), canvas.metrics.px(16)))
        scale = self.scale * (LIFT if raised and not self.ringed else 1)
        picture = self._picture(canvas, scale, 0 if raised else self.turn)
        canvas.surface.blit(
            picture, picture.get_rect(center=self.rect.center), special_flags=PREMULTIPLIED
        )
        if AUDIT.on:
            self._note(canvas)
        top = self.rect.centerx, self.rect.top + canvas.metrics.px(2)
        size = self.scale / canvas.metrics.scale
        canvas.sprite("tape", top, size, turn=0 if raised else self.turn * 1.6 + 1)

    def _picture(self, canvas: Canvas, scale: float, turn: float) -> Surface:
        key = (scale, turn, canvas.kit.words.language, canvas.metrics)
        if key not in self._kept:
            self._kept[key] = self._sheet(canvas, scale, turn)
        return self._kept[key]

    def _sheet(self, canvas: Canvas, scale: float, turn: float) -> Surface:
        """The poster with its text on a sheet of its own, its middle in the middle."""
        entry = canvas.kit.sprites.entry(f"{self.spec.slug}/poster")
        left, top, right, bottom = (round(side * scale) for side in entry.pad)
        wide, high = round(POSTER_W * scale), round(POSTER_H * scale)
        pad_x, pad_y = max(left, right), max(top, bottom)
        sheet = blank(wide + 2 * pad_x, high + 2 * pad_y)
        image = canvas.kit.sprites.image(entry.name, (wide + left + right, high + top + bottom))
        sheet.blit(image, (pad_x - left, pad_y - top), special_flags=PREMULTIPLIED)
        with silent():
            writing = Canvas(sheet, canvas.kit, self.look)
            writing.text(self.spec.tagline, self._foot(scale).move(pad_x, pad_y), self._style)
        return pygame.transform.rotozoom(sheet, turn, 1) if turn else sheet

    @property
    def _style(self) -> Style:
        return BOLD.but(size=28, colour=self.look.mark, align="centre", lines=2, lead=1.0)

    def _foot(self, scale: float) -> Rect:
        return Rect(*(round(value * scale) for value in FOOT))

    def _note(self, canvas: Canvas) -> None:
        """Tell the audit where the text lies, as if the poster lay straight."""
        foot = self._foot(self.scale).move(self.rect.topleft)
        canvas.text(self.spec.tagline, foot, self._style)
