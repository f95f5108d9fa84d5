"""The list at the left: chapters and what is in the open one, or the hits of a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.scenes.rules.manual import Kind, Manual, Place
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, TEXT, Style
from game.words import Said

NUMBER: Final = Style(size=24, family=DISPLAY, align="centre")
CHAPTER: Final = BOLD.but(size=25, lines=2, lead=1.08)
PART: Final = TEXT.but(size=24, lines=2, lead=1.08)
SNIPPET: Final = TEXT.but(size=22)
AROUND: Final = 24
"""Letters shown on either side of a hit."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the list. ``number`` is the chapter's, 0 for a part of one."""

    place: Place
    words: str
    number: int = 0
    below: str = ""


def chapter_lines(manual: Manual, here: Place) -> list[Line]:
    """Return all chapters, and the parts of the one that is open."""
    lines = []
    for number, chapter in enumerate(manual.chapters):
        lines.append(Line(Place(number), chapter.title, number + 1))
        if number == here.chapter:
            lines += [
                Line(Place(number, at), block.words)
                for at, block in enumerate(chapter.blocks)
                if block.kind is Kind.HEADING
            ]
    return lines


def hit_lines(manual: Manual, query: str) -> list[Line]:
    """Return a line for each hit: its chapter and the words around it."""
    lines = []
    for place in manual.search(query):
        chapter = manual.chapters[place.chapter]
        words = chapter.title if place.block < 0 else chapter.blocks[place.block].words
        lines.append(Line(place, chapter.title, 0, _around(words, query.strip())))
    return lines


def _around(words: str, query: str) -> str:
    at = words.lower().find(query.lower())
    first = max(at - AROUND, 0)
    while 0 < first < len(words) and words[first - 1] != " ":
        first -= 1
    return ("… " if first else "") + words[first:]


class Contents:
    """The lines as rows of a list."""

    def __init__(self, manual: Manual) -> None:
        self.manual = manual
        self.lines: list[Line] = []
        self.here = Place(0)

    def count(self) -> int:
        """Return the number of lines."""
        return len(self.lines)

    def name(self, index: int) -> Said:
        """Return a line's words."""
        return self.lines[index].words

    def height(self, canvas: Canvas, index: int) -> int:
        """Return a line's height; a heading may take two lines of text."""
        ui, line = canvas.metrics.ui_px, self.lines[index]
        if line.below:
            return ui(78)
        style = CHAPTER if line.number else PART
        wide = self.wide - ui(78 if line.number else 66)
        return max(canvas.set(line.words, style, (wide, ui(70))).height + ui(20), ui(54))

    wide = 400
    """The list's width in real pixels, set by the scene."""

    def draw(self, canvas: Canvas, index: int, rect: Rect, state: str, selected: bool) -> None:
        """Draw a line; the open chapter on the colour of what is on."""
        ui, skin, line = canvas.metrics.ui_px, canvas.skin, self.lines[index]
        box = Rect(rect.x + ui(6), rect.y + ui(2), rect.w - ui(12), rect.h - ui(6))
        ink, muted = skin.text, skin.muted
        current = line.place == self.here or (
            bool(line.number) and line.place.chapter == self.here.chapter
        )
        if selected or current:
            part = not line.number and not line.below
            fill, ink = (skin.mark, skin.mark_ink) if part else (skin.on, skin.on_ink)
            canvas.box(box, fill, "", 3, 10)
            muted = ink
        elif state != "normal":
            canvas.box(box, skin.plain.hover, "", 3, 10)
            ink = muted = skin.plain.ink
        if line.below:
            self._hit(canvas, box, line, ink, muted)
        elif line.number:
            number = Rect(box.x + ui(6), box.y, ui(44), box.h)
            shade = skin.mark if current else skin.head
            canvas.text(str(line.number), number, NUMBER.but(colour=ink if selected else shade))
            room = Rect(box.x + ui(54), box.y, box.w - ui(64), box.h)
            canvas.text(line.words, room, CHAPTER.but(colour=ink))
        else:
            room = Rect(box.x + ui(46), box.y, box.w - ui(54), box.h)
            canvas.text(line.words, room, PART.but(colour=ink))

    def _hit(self, canvas: Canvas, box: Rect, line: Line, ink: str, muted: str) -> None:
        ui = canvas.metrics.ui_px
        room = box.inflate(-2 * ui(14), -ui(10))
        half = room.h // 2
        canvas.text(line.words, Rect(room.x, room.y, room.w, half), BOLD.but(colour=ink))
        lower = Rect(room.x, room.y + half, room.w, room.h - half)
        canvas.text(line.below, lower, SNIPPET.but(colour=muted))
