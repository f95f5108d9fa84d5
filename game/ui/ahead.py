"""Pictures made before they are needed: a few each frame, so that no frame has to make many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeAlias

Form: TypeAlias = tuple[tuple[int, int], str, bool]
"""Size in real pixels, tint, turned over."""


class Ahead:
    """Makes watched sprites in every form that one of their kin was drawn in.

    Kin are the watched sprites of one folder whose names begin alike, up to the first
    underscore: when one band's poster was drawn, the posters of all will be needed so.
    """

    def __init__(self, fetch: Callable[[str], None], make: Callable[[str, Form], bool]) -> None:
        """``fetch`` reads a sprite; ``make`` makes a picture, false if there is one already."""
        self._fetch, self._make = fetch, make
        self._family: dict[str, str] = {}
        self._kin: dict[str, list[str]] = {}
        self._known: set[tuple[str, Form]] = set()
        self._unread: deque[str] = deque()
        self._wanted: deque[tuple[str, Form]] = deque()

    def watch(self, names: Iterable[str]) -> None:
        """Make these from now on, and no others."""
        self._unread = deque(names)
        self._family = {name: _family(name) for name in self._unread}
        self._kin.clear()
        for name, family in self._family.items():
            self._kin.setdefault(family, []).append(name)
        self._known.clear()
        self._wanted.clear()

    def seen(self, name: str, form: Form) -> None:
        """A sprite is drawn in a form: its kin will be."""
        family = self._family.get(name)
        if family is not None and (family, form) not in self._known:
            self._known.add((family, form))
            self._wanted.extend((kin, form) for kin in self._kin[family])

    def work(self) -> bool:
        """Read one sprite or make one picture; false if nothing is wanted."""
        if self._unread:
            self._fetch(self._unread.popleft())
            return True
        while self._wanted:
            if self._make(*self._wanted.popleft()):
                return True
        return False


def _family(name: str) -> str:
    folder, _, rest = name.rpartition("/")
    return f"{folder}/{rest.partition('_')[0]}"
