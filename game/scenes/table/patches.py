"""The picture at rest, kept in parts: only what has changed is drawn again."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import NamedTuple

from pygame import Rect, Surface

from game.tables.spec import Part
from game.ui.canvas import Canvas

Draw = Callable[[Canvas], object]


class _Draft(NamedTuple):
    """An area that is being drawn anew beside the picture, and the parts still to be drawn."""

    area: Rect
    left: deque[Part]


class Patches:
    """A surface made of parts over a ground.

    An area that has changed is drawn on a sheet of its own, and shown when it is whole: nobody
    sees a picture half drawn, however many calls its drawing is spread over.
    """

    def __init__(self) -> None:
        self.surface: Surface | None = None
        self._ground: Surface | None = None
        self._beside: Surface | None = None
        self._shown: dict[str, Part] = {}
        self._owed: list[Rect] = []
        self._draft: _Draft | None = None

    @property
    def behind(self) -> bool:
        """True while something is still shown as it was before."""
        return bool(self._owed) or self._draft is not None

    def clear(self) -> None:
        """Forget everything, for another size or language."""
        self.surface = self._ground = self._beside = None
        self._shown.clear()
        self._owed.clear()
        self._draft = None

    def show(
        self, canvas: Canvas, draw_ground: Draw, parts: Sequence[Part], within: float = inf
    ) -> Surface:
        """Return the surface with these parts and no others, the last of them on top.

        What cannot be drawn within so many seconds goes on in the next call (see ``behind``);
        one part is drawn in any case, and everything the first time.
        """
        shown = {part.name: part for part in parts}
        assert len(shown) == len(parts), "two parts have one name"
        if self.surface is None or self.surface.get_size() != canvas.surface.get_size():
            self._begin(canvas, draw_ground, parts)
        else:
            self._owed = _joined([*self._owed, *self._changed(shown)])
        self._shown = shown
        self._catch_up(canvas, parts, time.perf_counter() + within)
        assert self.surface is not None
        return self.surface

    def _begin(self, canvas: Canvas, draw_ground: Draw, parts: Sequence[Part]) -> None:
        """Draw everything at once."""
        self.clear()
        size = canvas.surface.get_size()
        self._ground, self._beside = Surface(size), Surface(size)
        draw_ground(Canvas(self._ground, canvas.kit, canvas.skin))
        self.surface = self._ground.copy()
        sheet = Canvas(self.surface, canvas.kit, canvas.skin)
        for part in parts:
            with sheet.clip(part.box):
                part.draw(sheet)

    def _catch_up(self, canvas: Canvas, parts: Sequence[Part], until: float) -> None:
        """Draw what is owed until it is time to stop."""
        while self.behind:
            if self._draft is None:
                self._draft = self._take_up(self._owed.pop(0), parts)
            self._go_on(canvas, self._draft)
            if time.perf_counter() >= until:
                break

    def _take_up(self, area: Rect, parts: Sequence[Part]) -> _Draft:
        """Begin to draw an area anew, as it is now: what changes meanwhile is owed again."""
        assert self._ground is not None and self._beside is not None
        self._beside.blit(self._ground, area, area)
        return _Draft(area, deque(part for part in parts if part.box.colliderect(area)))

    def _go_on(self, canvas: Canvas, draft: _Draft) -> None:
        """Draw one more part; after the last the area is shown."""
        assert self.surface is not None and self._beside is not None
        if draft.left:
            part = draft.left.popleft()
            sheet = Canvas(self._beside, canvas.kit, canvas.skin)
            with sheet.clip(part.box.clip(draft.area)):
                part.draw(sheet)
        if not draft.left:
            self.surface.blit(self._beside, draft.area, draft.area)
            self._draft = None

    def _changed(self, shown: dict[str, Part]) -> list[Rect]:
        """Return where parts have come, gone, moved or changed."""
        areas = []
        for name in self._shown.keys() | shown.keys():
            old, new = self._shown.get(name), shown.get(name)
            if old is not None and new is not None and old.key == new.key and old.box == new.box:
                continue
            areas += [part.box for part in (old, new) if part is not None]
        return areas


def _joined(areas: Iterable[Rect]) -> list[Rect]:
    """Return areas that cover the same; two become one where that is not more to draw."""
    found: list[Rect] = []
    for area in areas:
        whole, at = area, 0
        while at < len(found):
            both = found[at].union(whole)
            if _size(both) <= _size(found[at]) + _size(whole):
                found.pop(at)
                whole, at = both, 0
            else:
                at += 1
        found.append(whole)
    return found


def _size(area: Rect) -> int:
    return area.w * area.h
