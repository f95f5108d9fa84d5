"""The picture at rest, kept in parts: only what has changed is drawn again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from math import inf

from pygame import Rect, Surface

from game.tables.spec import Part
from game.ui.canvas import Canvas

Draw = Callable[[Canvas], object]


class Patches:
    """A surface made of parts over a ground."""

    def __init__(self) -> None:
        self.surface: Surface | None = None
        self._ground: Surface | None = None
        self._shown: dict[str, Part] = {}
        self._owed: list[Rect] = []

    @property
    def behind(self) -> bool:
        """True while something is still shown as it was before."""
        return bool(self._owed)

    def clear(self) -> None:
        """Forget everything, for another size or language."""
        self.surface = self._ground = None
        self._shown.clear()
        self._owed.clear()

    def show(
        self, canvas: Canvas, draw_ground: Draw, parts: Sequence[Part], within: float = inf
    ) -> Surface:
        """Return the surface with these parts and no others, the last of them on top.

        What cannot be drawn within so many seconds waits for the next call (see ``behind``);
        something is drawn in any case.
        """
        sheet = self._begin(canvas, draw_ground)
        shown = {part.name: part for part in parts}
        assert len(shown) == len(parts), "two parts have one name"
        areas = [sheet.surface.get_rect()] if not self._shown else self._changed(shown)
        self._shown = shown
        self._owed = _joined([*self._owed, *areas])
        until = time.perf_counter() + within
        while self._owed:
            self._repaint(sheet, self._owed.pop(0), parts)
            if time.perf_counter() >= until:
                break
        return sheet.surface

    def _begin(self, canvas: Canvas, draw_ground: Draw) -> Canvas:
        size = canvas.surface.get_size()
        if self.surface is None or self.surface.get_size() != size:
            self.clear()
            self._ground = Surface(size)
            draw_ground(Canvas(self._ground, canvas.kit, canvas.skin))
            self.surface = self._ground.copy()
        return Canvas(self.surface, canvas.kit, canvas.skin)

    def _changed(self, shown: dict[str, Part]) -> list[Rect]:
        """Return where parts have come, gone, moved or changed."""
        areas = []
        for name in self._shown.keys() | shown.keys():
            old, new = self._shown.get(name), shown.get(name)
            if old is not None and new is not None and old.key == new.key and old.box == new.box:
                continue
            areas += [part.box for part in (old, new) if part is not None]
        return areas

    def _repaint(self, sheet: Canvas, area: Rect, parts: Sequence[Part]) -> None:
        assert self._ground is not None
        sheet.surface.blit(self._ground, area, area)
        for part in parts:
            if part.box.colliderect(area):
                with sheet.clip(part.box.clip(area)):
                    part.draw(sheet)


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
