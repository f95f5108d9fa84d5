"""A bounded store of surfaces: what was drawn once is not drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from pygame import Surface


class SurfaceCache:
    """Surfaces by key; the least recently used go when more than ``limit`` bytes are held."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def held_keys(self) -> list[Any]:
        """Return the keys of what is held, the least recently used first."""
        return list(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of a key, made now if it is not held."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self.held += _bytes(made)
        self._shrink()
        return made

    def clear(self) -> None:
        """Let everything go."""
        self._surfaces.clear()
        self.held = 0

    def _shrink(self) -> None:
        while self.held > self.limit and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self.held -= _bytes(dropped)


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
