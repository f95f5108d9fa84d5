"""One chapter set for reading: headings, paragraphs, items, rulings, and hits of the search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.types import text
from game.scenes.rules.manual import Block, Chapter, Kind, folded
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, PROSE, Setting, Style

TITLE: Final = Style(size=44, family=DISPLAY, lines=0, lead=1.12, valign="top")
HEADING: Final = PROSE.but(size=29, weight=700)
WORDS: Final = PROSE.but(size=25, lead=1.3)
CHIP: Final = BOLD.but(size=22, align="centre")
MARK: Final = "#f6cf6a"
RULING_FILL: Final = "#d7ece8"
RULING_INK: Final = "#155e56"
SPACE: Final = {Kind.HEADING: 30, Kind.PARAGRAPH: 18, Kind.ITEM: 12, Kind.RULING: 20}
"""Design pixels above a block."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A block with the box it is drawn in, on a sheet that begins at 0, 0."""

    block: Block
    box: Rect
    words: Rect
    style: Style


class Sheet:
    """A chapter as a ``Content`` of a scrolled page."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.query = ""
        self.target = -1
        self._key: tuple[object, ...] = ()
        self._pieces: list[Piece] = []
        self._high = 0
        self._title = Rect(0, 0, 0, 0)

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height of the whole chapter."""
        self._arrange(canvas, width)
        return self._high

    def top_of(self, canvas: Canvas, width: int, block: int) -> int:
        """Return where a block begins; the chapter's title is block -1."""
        self._arrange(canvas, width)
        if not 0 <= block < len(self._pieces):
            return 0
        return max(self._pieces[block].box.y - canvas.metrics.ui_px(20), 0)

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the chapter as far as it is in sight."""
        self._arrange(canvas, rect.w)
        sight = canvas.surface.get_clip()
        title = self._title.move(rect.topleft)
        if title.colliderect(sight):
            style = TITLE.but(colour=canvas.skin.head)
            self._mark(canvas, self.chapter.title, title, style)
            canvas.text(self.chapter.title, title, style)
        for number, piece in enumerate(self._pieces):
            if piece.box.move(rect.topleft).inflate(0, 40).colliderect(sight):
                self._draw(canvas, piece, rect.topleft, number == self.target)

    # ------------------------------------------------------------ setting
    def _arrange(self, canvas: Canvas, width: int) -> None:
        key = (width, canvas.metrics, self.chapter)
        if key == self._key:
            return
        self._key = key
        ui, skin = canvas.metrics.ui_px, canvas.skin
        edge = ui(20)
        room = width - 2 * edge
        high = canvas.text_height(self.chapter.title, TITLE.but(colour=skin.head), room)
        self._title = Rect(edge, ui(10), room, high)
        y = self._title.bottom
        self._pieces = []
        for block in self.chapter.blocks:
            piece = self._piece(canvas, block, Rect(edge, y + ui(SPACE[block.kind]), room, 0))
            self._pieces.append(piece)
            y = piece.box.bottom
        self._high = y + ui(30)

    def _piece(self, canvas: Canvas, block: Block, box: Rect) -> Piece:
        ui = canvas.metrics.ui_px
        style, left, right, pad = WORDS, 0, 0, 0
        if block.kind is Kind.HEADING:
            style = HEADING
        elif block.kind is Kind.ITEM:
            left = ui(34)
        elif block.kind is Kind.RULING:
            pad = ui(12)
            left, right = self._chip_width(canvas) + ui(34), ui(18)
        words = Rect(box.x + left, box.y + pad, box.w - left - right, 0)
        words.h = canvas.text_height(block.words, style, words.w)
        box.h = max(words.h + 2 * pad, ui(58) if pad else 0)
        if pad:
            words.y = box.y + (box.h - words.h) // 2
        return Piece(block, box, words, style)

    def _chip_width(self, canvas: Canvas) -> int:
        numbers = [b.number for b in self.chapter.blocks if b.kind is Kind.RULING]
        widest = max(numbers, default=0)
        said = text("Ruling {n}", n=widest)
        return canvas.measure(said, CHIP) + canvas.metrics.ui_px(66)

    # ------------------------------------------------------------ drawing
    def _draw(self, canvas: Canvas, piece: Piece, corner: tuple[int, int], target: bool) -> None:
        ui, skin = canvas.metrics.ui_px, canvas.skin
        box, words = piece.box.move(corner), piece.words.move(corner)
        if target:
            self._point(canvas, box)
        if piece.block.kind is Kind.RULING:
            canvas.box(box, RULING_FILL, RULING_INK, 3, 12)
            self._chip(canvas, box, piece.block.number)
        elif piece.block.kind is Kind.ITEM:
            middle = words.y + round(canvas.metrics.text(piece.style.size) * 0.65)
            canvas.disc((box.x + ui(14), middle), ui(6), skin.head, None)
        self._mark(canvas, piece.block.words, words, piece.style)
        canvas.text(piece.block.words, words, piece.style)

    def _point(self, canvas: Canvas, box: Rect) -> None:
        """Frame what was asked for, with an arrow at its left."""
        ui, px = canvas.metrics.ui_px, canvas.metrics.px
        frame = box.inflate(2 * ui(12), 2 * ui(7))
        canvas.box(frame, "#fbeab8", canvas.skin.line, 8, 14)
        canvas.box(frame.inflate(-2 * px(1), -2 * px(1)), None, canvas.skin.mark, 5, 13)
        x, y = frame.x - px(2), frame.centery
        reach = ui(13)
        points = ((x - reach, y - reach), (x, y), (x - reach, y + reach))
        canvas.polygon(points, canvas.skin.mark, canvas.skin.line, 3)

    def _chip(self, canvas: Canvas, box: Rect, number: int) -> None:
        ui = canvas.metrics.ui_px
        wide = self._chip_width(canvas)
        chip = Rect(box.x + ui(14), 0, wide, ui(38))
        chip.centery = box.y + ui(29) if box.h > ui(90) else box.centery
        canvas.box(chip, "#f2faf8", RULING_INK, 2.5, 8)
        icon = Rect(chip.x + ui(8), chip.centery - ui(13), ui(26), ui(26))
        canvas.icon("gavel", icon, RULING_INK)
        left = icon.right + ui(4)
        room = Rect(left, chip.y, chip.right - ui(8) - left, chip.h)
        canvas.text(text("Ruling {n}", n=number), room, CHIP.but(colour=RULING_INK))

    def _mark(self, canvas: Canvas, words: str, rect: Rect, style: Style) -> None:
        """Lay a marker under every hit of the search."""
        wanted = folded(self.query.strip())
        if not wanted:
            return
        setting = canvas.set(words, style, rect.size)
        for number, (first, last) in _hits(setting.lines, wanted):
            line = setting.lines[number]
            left = self._width(canvas, setting, line[:first])
            wide = self._width(canvas, setting, line[first:last])
            top = rect.y + setting.lead * number
            canvas.box(Rect(rect.x + left, top, wide, setting.lead), MARK, None, 0, 4)

    def _width(self, canvas: Canvas, setting: Setting, words: str) -> int:
        return canvas.kit.fonts.width(words, setting.family, setting.size)


def _hits(lines: tuple[str, ...], wanted: str) -> list[tuple[int, tuple[int, int]]]:
    """Where a word or phrase stands, line by line; one broken by a line's end twice."""
    whole = folded(" ".join(lines))
    starts, at = [], 0
    for line in lines:
        starts.append(at)
        at += len(line) + 1
    found: list[tuple[int, tuple[int, int]]] = []
    place = whole.find(wanted)
    while place >= 0:
        end = place + len(wanted)
        for number, start in enumerate(starts):
            first, last = max(place, start), min(end, start + len(lines[number]))
            if first < last:
                found.append((number, (first - start, last - start)))
        place = whole.find(wanted, end)
    return found
