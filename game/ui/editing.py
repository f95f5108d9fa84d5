"""One line of text being edited: caret, selection, words. Knows no key and draws nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Line:
    """The text, the caret (0 to its length) and the other end of the selection.

    ``limit`` is the most characters.
    """

    words: str = ""
    caret: int = 0
    anchor: int = 0
    limit: int = 60

    @property
    def selection(self) -> tuple[int, int]:
        """The selected part, from and to; equal without a selection."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        first, last = self.selection
        return self.words[first:last]

    def set(self, words: str) -> None:
        """Replace the whole text; the caret goes to its end."""
        self.words = words[: self.limit]
        self.caret = self.anchor = len(self.words)

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self.words)

    def select_word(self, at: int) -> None:
        """Select the word at a place."""
        self.anchor, self.caret = self._word_start(at), self._word_end(at)

    def move(self, to: int, select: bool = False) -> None:
        """Move the caret; the selection grows or is given up."""
        self.caret = min(max(to, 0), len(self.words))
        if not select:
            self.anchor = self.caret

    def step(self, by: int, select: bool = False, word: bool = False) -> None:
        """Move the caret by a character or a word; from a selection, to its end first."""
        first, last = self.selection
        if first != last and not select and not word:
            self.move(first if by < 0 else last)
            return
        if word:
            target = self._before(self.caret) if by < 0 else self._after(self.caret)
        else:
            target = self.caret + by
        self.move(target, select)

    def insert(self, words: str) -> bool:
        """Put text in the place of the selection, as much as the limit allows; true if any."""
        clean = "".join(c for c in words.replace("\n", " ") if c.isprintable())
        first, last = self.selection
        room = self.limit - (len(self.words) - (last - first))
        clean = clean[: max(room, 0)]
        if clean:
            self._replace(first, last, clean)
        return bool(clean)

    def erase(self, by: int, word: bool = False) -> bool:
        """Erase the selection, or what is before (-1) or after (1) the caret; true if anything."""
        first, last = self.selection
        if first == last:
            if word:
                other = self._before(self.caret) if by < 0 else self._after(self.caret)
            else:
                other = min(max(self.caret + by, 0), len(self.words))
            first, last = min(self.caret, other), max(self.caret, other)
        if first != last:
            self._replace(first, last, "")
        return first != last

    def _replace(self, first: int, last: int, words: str) -> None:
        self.words = self.words[:first] + words + self.words[last:]
        self.caret = self.anchor = first + len(words)

    def _before(self, at: int) -> int:
        while at > 0 and self.words[at - 1].isspace():
            at -= 1
        return self._word_start(at)

    def _after(self, at: int) -> int:
        while at < len(self.words) and self.words[at].isspace():
            at += 1
        return self._word_end(at)

    def _word_start(self, at: int) -> int:
        while at > 0 and not self.words[at - 1].isspace():
            at -= 1
        return at

    def _word_end(self, at: int) -> int:
        while at < len(self.words) and not self.words[at].isspace():
            at += 1
        return at
