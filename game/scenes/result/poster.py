"""The winner's poster, put together from its pieces in the winner's colour."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect, Surface

from engines.core.types import Text, text
from game.tables.winner import PosterLine, PosterPiece, WinnerPoster
from game.ui.audit import AUDIT, silent
from game.ui.canvas import Canvas
from game.ui.shapes import PREMULTIPLIED, blank
from game.ui.text import DISPLAY, Style

TURN: Final = 2.0
"""Degrees the poster hangs askew."""
FOOT: Final = 44


class HungPoster:
    """Draws the poster into a room, kept as one picture for each size and language."""

    def __init__(
        self, poster: WinnerPoster, colour: str, winners: tuple[Text, ...], score: int
    ) -> None:
        self.poster = poster
        self.colour = colour
        self.foot = text(poster.foot.id, who=winners, score=score)
        lines = [
            replace(line, words=text(line.words.id, who=winners, score=score))
            for line in poster.lines
        ]
        self.lines = (*lines, PosterLine(self.foot, poster.foot_y, FOOT, poster.foot_colour, ""))
        self._kept: tuple[object, Surface] | None = None

    def draw(self, canvas: Canvas, room: Rect) -> None:
        """Draw the poster as large as fits, taped at its corners."""
        entry = canvas.kit.sprites.entry(self.poster.paper)
        wide, high = entry.body
        scale = min(room.w / (wide * 1.06), room.h / (high * 1.05))
        key = (scale, canvas.kit.words.language, canvas.metrics)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, pygame.transform.rotozoom(self._sheet(canvas, scale), TURN, 1))
        picture = self._kept[1]
        canvas.surface.blit(
            picture, picture.get_rect(center=room.center), special_flags=PREMULTIPLIED
        )
        real = scale / canvas.metrics.scale
        half = wide * scale / 2, high * scale / 2
        for side, lift, turn in ((-0.92, -0.95, 38), (0.94, -1.0, -34)):
            at = room.centerx + half[0] * side, room.centery + half[1] * lift
            canvas.sprite("tape", at, real, turn=turn)
        if AUDIT.on:
            corner = Rect(0, 0, round(wide * scale), round(high * scale))
            corner.center = room.center
            for line in self.lines:
                self._line(canvas, line, scale, corner.topleft)

    def _sheet(self, canvas: Canvas, scale: float) -> Surface:
        entry = canvas.kit.sprites.entry(self.poster.paper)
        wide, high = (round(side * scale) for side in entry.body)
        left, top, right, bottom = (round(side * scale) for side in entry.pad)
        pad_x, pad_y = max(left, right), max(top, bottom)
        sheet = blank(wide + 2 * pad_x, high + 2 * pad_y)
        image = canvas.kit.sprites.image(entry.name, (wide + left + right, high + top + bottom))
        sheet.blit(image, (pad_x - left, pad_y - top), special_flags=PREMULTIPLIED)
        with silent():
            printed = Canvas(sheet, canvas.kit, canvas.skin)
            for piece in self.poster.pieces:
                self._piece(printed, piece, scale, (pad_x, pad_y))
            for line in self.lines:
                self._line(printed, line, scale, (pad_x, pad_y))
        return sheet

    def _piece(
        self, canvas: Canvas, piece: PosterPiece, scale: float, corner: tuple[int, int]
    ) -> None:
        name = piece.sprite.format(colour=self.colour)
        at = corner[0] + piece.x * scale, corner[1] + piece.y * scale
        canvas.sprite(name, at, piece.scale * scale / canvas.metrics.scale, turn=piece.turn)

    def _line(
        self, canvas: Canvas, line: PosterLine, scale: float, corner: tuple[int, int]
    ) -> None:
        """Set a line as large as it may be within the frame."""
        entry = canvas.kit.sprites.entry(self.poster.paper)
        real = scale / canvas.metrics.scale / canvas.metrics.ui
        high = round(line.size * 1.5 * scale)
        room = Rect(corner[0] + round(40 * scale), 0, round((entry.body[0] - 80) * scale), high)
        room.centery = corner[1] + round(line.y * scale)
        edge = (line.edge, line.size * 0.12 * scale / canvas.metrics.scale) if line.edge else None
        style = Style(
            size=line.size * real,
            family=DISPLAY,
            colour=line.colour,
            align="centre",
            floor=18,
            edge=edge,
            lines=line.lines,
            valign="middle",
        )
        canvas.text(line.words, room, style)
