"""Laying out text: wrapping, shrinking to a floor, cutting with an ellipsis.

Pure measuring: nothing here draws. Soft hyphens in a word are places where it may be broken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

from game.ui.fonts import BODY, Fonts
from game.ui.metrics import Metrics

SOFT_HYPHEN = "\u00ad"
ELLIPSIS = "…"
INK = 1.08
"""Twice the reach of a line's letters below its middle, in font sizes."""
DISPLAY = "display"
"""As a family: the display font of the skin."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set. Sizes are design pixels, ``lines`` is the most allowed (0: no limit).

    ``family`` is a font's stem, "" for the body font in ``weight`` (400, 600, 700), or
    ``DISPLAY``. ``colour`` "" is the skin's text colour. ``edge`` is an outline: its colour
    and width.
    """

    size: float = 24
    weight: int = 600
    family: str = ""
    colour: str = ""
    align: str = "left"
    valign: str = "middle"
    lines: int = 1
    lead: float = 1.22
    floor: float = 22
    edge: tuple[str, float] | None = None

    def but(self, **changes: Any) -> Style:
        """Return the style with some things changed."""
        return _changed(self, tuple(changes.items()))


@lru_cache(maxsize=4000)
def _changed(style: Style, changes: tuple[tuple[str, Any], ...]) -> Style:
    return replace(style, **dict(changes))


TEXT = Style()
BOLD = Style(weight=700)
SMALL = Style(size=22)
PROSE = Style(valign="top", lines=0)
HEAD = Style(size=32, family=DISPLAY)
TITLE = Style(size=34, family=DISPLAY)

Lines: TypeAlias = tuple[str, ...]
Measure: TypeAlias = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Setting:
    """A text set in real pixels: its lines, font size, line distance, and whether it was cut."""

    lines: Lines
    family: str
    size: int
    lead: int
    cut: bool

    @property
    def height(self) -> int:
        """The height of all lines."""
        return self.lead * len(self.lines)

    @property
    def ink_height(self) -> int:
        """The height of what is seen: one line may stand in a box lower than its lead."""
        return self.lead * (len(self.lines) - 1) + round(self.size * INK)


class Setter:
    """Sets texts with one folder of fonts; answers are kept."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._kept: dict[tuple[Any, ...], Setting] = {}

    def set(
        self, words: str, style: Style, metrics: Metrics, display: str, room: tuple[int, int]
    ) -> Setting:
        """Set a text into a room of width and height (real pixels; height 0: no limit).

        The size shrinks step by step to the style's floor and the window's; what still does
        not fit is cut with an ellipsis.
        """
        key = (words, style, metrics, display, room)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > 4000:
                self._kept.clear()
            found = self._kept[key] = self._set(words, style, metrics, display, room)
        return found

    def _set(
        self, words: str, style: Style, metrics: Metrics, display: str, room: tuple[int, int]
    ) -> Setting:
        family = family_of(style, display)
        size = metrics.text(style.size)
        floor = min(size, max(metrics.text_floor, round(style.floor * metrics.scale)))
        for attempt in range(size, floor - 1, -1):
            setting = self._at(words, style, family, attempt, room[0])
            if self._fits(setting, style, room):
                return setting
        return self._cut(self._at(words, style, family, floor, room[0]), style, room)

    def _at(self, words: str, style: Style, family: str, size: int, width: int) -> Setting:
        lead = max(round(size * style.lead), 1)
        if style.lines == 1:
            return Setting((plain(words.replace("\n", " ")),), family, size, lead, False)
        lines = wrap(words, width, lambda line: self.fonts.width(line, family, size))
        return Setting(lines, family, size, lead, False)

    def _fits(self, setting: Setting, style: Style, room: tuple[int, int]) -> bool:
        if style.lines and len(setting.lines) > style.lines:
            return False
        if room[1] and setting.ink_height > room[1]:
            return False
        measure = self.fonts.width
        return all(measure(line, setting.family, setting.size) <= room[0] for line in setting.lines)

    def _cut(self, setting: Setting, style: Style, room: tuple[int, int]) -> Setting:
        most = style.lines or len(setting.lines)
        if room[1]:
            below = room[1] - round(setting.size * INK)
            most = min(most, max(below // setting.lead, 0) + 1)
        kept = list(setting.lines[:most])
        missing = len(setting.lines) > most

        def measure(line: str) -> int:
            return self.fonts.width(line, setting.family, setting.size)

        lines = [shortened(line, room[0], measure) for line in kept]
        if missing:
            lines[-1] = shortened(kept[-1] + ELLIPSIS, room[0], measure)
        return replace(setting, lines=tuple(lines), cut=missing or lines != kept)


def family_of(style: Style, display: str) -> str:
    """Return the stem of a style's font."""
    if style.family == DISPLAY:
        return display
    return style.family or BODY[style.weight]


def plain(words: str) -> str:
    """Return the words without their break marks."""
    return words.replace(SOFT_HYPHEN, "")


def shortened(line: str, width: int, measure: Measure) -> str:
    """Return the line, or as much of it as fits with an ellipsis."""
    if measure(line) <= width:
        return line
    stem = line.rstrip(ELLIPSIS)
    low, high = 0, len(stem)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(stem[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return stem[:low].rstrip() + ELLIPSIS


def wrap(words: str, width: int, measure: Measure) -> Lines:
    """Break text into lines no wider than ``width`` where it can be broken.

    Breaks at spaces, hyphens, soft hyphens (written as one where used) and newlines; a word too
    wide for a line alone is left whole for the caller to shrink or cut.
    """
    out: list[str] = []
    for paragraph in words.split("\n"):
        out += _wrap_paragraph(paragraph.split(), width, measure)
    return tuple(out)


def _wrap_paragraph(words: list[str], width: int, measure: Measure) -> list[str]:
    lines: list[str] = []
    line = ""
    waiting = words[::-1]
    while waiting:
        word = waiting.pop()
        longer = f"{line} {plain(word)}".strip()
        if measure(longer) <= width:
            line = longer
            continue
        head, rest = _broken(line, word, width, measure)
        if rest:
            lines.append(head)
            line = ""
            waiting.append(rest)
            continue
        if line:  # alone on a line of its own it may fit, or break
            lines.append(line)
            line = ""
            waiting.append(word)
            continue
        line = plain(word)
    return [*lines, line]


def _broken(line: str, word: str, width: int, measure: Measure) -> tuple[str, str]:
    """The line with as much of the word as fits, and the rest; an empty rest: no break fits."""
    parts = word.replace("-", f"-{SOFT_HYPHEN}").split(SOFT_HYPHEN)
    for count in range(len(parts) - 1, 0, -1):
        stem = "".join(parts[:count])
        head = f"{line} {stem}" if stem.endswith("-") else f"{line} {stem}-"
        head = head.strip()
        if stem.strip("-") and measure(head) <= width:
            return head, SOFT_HYPHEN.join(parts[count:])
    return line, ""
