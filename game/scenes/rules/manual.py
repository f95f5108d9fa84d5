"""A game's rules text: chapters of headings, paragraphs, items and rulings, and the search in it.

The files are a small part of Markdown: ``# title``, ``## Heading {#id}``, ``### Heading {#id}``,
paragraphs, ``- `` items and ``> ruling N: text``. A paragraph ends at an empty line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

HEADING = re.compile(r"^(#{1,3})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
RULING = re.compile(r"^>\s*(?:ruling|entscheid|regelung)\s+(\d+)\s*:\s*(.*)$", re.IGNORECASE)
EMPHASIS = re.compile(r"(\*\*|__|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w))")


class Kind(Enum):
    """What a block of a chapter is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a chapter. ``number`` is a ruling's, ``id`` a heading's."""

    kind: Kind
    words: str
    number: int = 0
    id: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter with what stands in it."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere in a manual: chapter and block; block -1 is the chapter's title."""

    chapter: int
    block: int = -1


@dataclass(frozen=True, slots=True)
class Manual:
    """The rules of one game in one language."""

    title: str
    chapters: tuple[Chapter, ...]

    def find(self, id: str) -> Place:
        """Return where an id or ``ruling-N`` stands; the beginning if it stands nowhere."""
        for number, chapter in enumerate(self.chapters):
            if chapter.id == id:
                return Place(number)
            for at, block in enumerate(chapter.blocks):
                if id and id in (block.id, _ruling_id(block)):
                    return Place(number, at)
        return Place(0)

    def search(self, query: str) -> tuple[Place, ...]:
        """Return the places whose words contain the query, whatever its case, in order."""
        wanted = folded(query.strip())
        if not wanted:
            return ()
        found = []
        for number, chapter in enumerate(self.chapters):
            if wanted in folded(chapter.title):
                found.append(Place(number))
            found += [
                Place(number, at)
                for at, block in enumerate(chapter.blocks)
                if wanted in folded(block.words)
            ]
        return tuple(found)


def folded(words: str) -> str:
    """Return the words as they are compared: one character for one, without case."""
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in words)


def parse(source: str) -> Manual:
    """Return the manual a rules text describes.

    What stands before the first ``##`` becomes a chapter of the manual's own title.
    """
    return _Reader().read(source)


def read_manual(folder: Path, language: str) -> Manual | None:
    """Return the manual of a rules folder in a language, in English, or None without either."""
    for name in (language, "en"):
        path = folder / f"{name}.md"
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"))
    return None


def _ruling_id(block: Block) -> str:
    return f"ruling-{block.number}" if block.kind is Kind.RULING else ""


def _plain(words: str) -> str:
    return EMPHASIS.sub("", words).strip()


class _Reader:
    """Gathers lines into blocks and blocks into chapters."""

    def __init__(self) -> None:
        self.title = ""
        self.chapters: list[Chapter] = []
        self.heading = ("", "")
        self.blocks: list[Block] = []
        self.open: list[str] = []
        self.kind = Kind.PARAGRAPH
        self.number = 0

    def read(self, source: str) -> Manual:
        for line in source.splitlines():
            self._line(line.strip())
        self._end_chapter()
        return Manual(self.title, tuple(self.chapters))

    def _line(self, line: str) -> None:
        if heading := HEADING.match(line):
            self._heading(len(heading[1]), _plain(heading[2]), heading[3] or "")
        elif ruling := RULING.match(line):
            self._begin(Kind.RULING, ruling[2], int(ruling[1]))
        elif line.startswith(("- ", "* ")):
            self._begin(Kind.ITEM, line[2:])
        elif line:
            self.open.append(line.lstrip("> "))
        else:
            self._end_block()

    def _heading(self, depth: int, words: str, id: str) -> None:
        self._end_block()
        if depth == 1:
            self.title = words
            self.heading = (id or "top", words)
        elif depth == 2:
            self._end_chapter()
            self.heading = (id, words)
        else:
            self.blocks.append(Block(Kind.HEADING, words, id=id))

    def _begin(self, kind: Kind, words: str, number: int = 0) -> None:
        self._end_block()
        self.kind, self.number = kind, number
        self.open.append(words)

    def _end_block(self) -> None:
        words = _plain(" ".join(self.open))
        if words:
            self.blocks.append(Block(self.kind, words, self.number))
        self.open, self.kind, self.number = [], Kind.PARAGRAPH, 0

    def _end_chapter(self) -> None:
        self._end_block()
        id, title = self.heading
        if self.blocks or (title and id != "top"):
            self.chapters.append(Chapter(id, title, tuple(self.blocks)))
        self.blocks = []
