"""Mouse and keys over the table's spots: what is pointed at, pressed, dragged, focused."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Thing
from game.tables.spec import ACTIONS, AREAS, BOARD, HAND, WINDOW, Spot
from game.ui.focus import ROWS, STEEP, nearest

FAR = 8
"""Design pixels the mouse moves before a press becomes a drag."""
Point = tuple[int, int]


@dataclass(slots=True)
class Pointer:
    """Where mouse and keys are. ``spots`` are those of now, lower ones first.

    ``hot`` is the thing under the mouse, ``focus`` the one the keys are on; whichever was used
    last counts as pointed at. ``pressed`` is what the button went down on, ``dragged`` what is
    carried since. ``twin`` is the box that was under the mouse last of a thing that lies there
    more than once, such as one of two equal cards. ``rests`` is where the mouse has stayed since
    an act, or None once it has moved on or the keys were used: what lies there now was not meant.
    """

    spots: Sequence[Spot] = ()
    window: Rect | None = None
    at: Point = (-1, -1)
    hot: Thing = ""
    focus: Thing = ""
    keyed: bool = False
    pressed: Thing = ""
    pressed_at: Point = (0, 0)
    dragged: Thing = ""
    twin: Rect | None = None
    rests: Point | None = None

    @property
    def pointed(self) -> Thing:
        """The thing that is pointed at, by mouse or keys."""
        return self.focus if self.keyed else self.hot

    def spot(self, thing: Thing) -> Spot | None:
        """Return a thing's spot; of several the one under the mouse, else the first."""
        found = [spot for spot in self.spots if spot.thing == thing]
        under = [spot for spot in found if spot.box.collidepoint(self.at)]
        if under:
            return under[-1]
        return found[0] if found else None

    def under(self, at: Point) -> Thing:
        """Return the topmost thing at a point; under a window only what lies in it."""
        inside = self.window is not None and self.window.collidepoint(at)
        for spot in reversed(self.spots):
            if spot.box.collidepoint(at) and (not inside or spot.area == WINDOW):
                return spot.thing
        return ""

    def move(self, at: Point) -> bool:
        """Take a move of the mouse; true if another thing is pointed at now."""
        before = self.pointed, self.twin, self.rests
        self.at = at
        if self.rests is not None and math.dist(self.rests, at) >= FAR:
            self.rests = None
        self.hot = self.under(at)
        self.keyed = False
        boxes = [spot.box for spot in self.spots if spot.thing == self.hot]
        if len(boxes) > 1:
            self.twin = next(box for box in reversed(boxes) if box.collidepoint(at))
        return (self.pointed, self.twin, self.rests) != before

    def renew(self, spots: Sequence[Spot], window: Rect | None) -> None:
        """Take over the spots of now; what is gone is let go of."""
        self.spots, self.window = spots, window
        things = {spot.thing for spot in spots}
        self.hot = self.under(self.at) if self.at != (-1, -1) else ""
        if self.focus not in things:
            self.focus = ""
        if self.pressed not in things:
            self.pressed = ""
        if self.dragged not in things:
            self.dragged = ""

    def settle(self, lit: frozenset[Thing]) -> None:
        """Take the keys off what leads nowhere in a new decision."""
        if self.focus not in lit:
            self.focus = ""

    def rest(self) -> None:
        """Note that an act was just played from here."""
        self.rests = self.at

    def release(self) -> None:
        """Let go of what is pressed or carried."""
        self.pressed = self.dragged = ""

    # ------------------------------------------------------------ keys
    def area(self) -> str:
        """Return the area the keys are in."""
        spot = self.spot(self.focus)
        if spot is not None:
            return spot.area
        return WINDOW if self.window is not None else BOARD

    def arrow(self, direction: Point, lit: frozenset[Thing], everything: bool) -> bool:
        """Move the focus to the nearest target in a direction; true if it moved.

        Targets are the lit things of board and hand, or all spots of the area the focus is in
        where that has none; ``everything`` goes over what is not lit too.
        """
        candidates = self._targets(lit, everything)
        here = self.spot(self.focus)
        self.keyed = True
        if here is None:
            return self._to(candidates[0].thing if candidates else "")
        others = [spot for spot in candidates if spot.thing != self.focus]
        steep = ROWS if here.area == WINDOW else STEEP
        index = nearest(here.box, [spot.box for spot in others], direction, steep)
        return index is not None and self._to(others[index].thing)

    def tab(self, lit: frozenset[Thing], back: bool) -> bool:
        """Go to the next area that has something; its first lit thing gets the focus."""
        there = [area for area in self._areas() if any(s.area == area for s in self.spots)]
        if not there:
            return False
        here = self.area() if self.focus else ""
        place = there.index(here) if here in there else (0 if back else -1)
        area = there[(place + (-1 if back else 1)) % len(there)]
        inside = [spot for spot in self.spots if spot.area == area]
        bright = [spot for spot in inside if spot.thing in lit]
        self.keyed = True
        return self._to((bright or inside)[0].thing)

    def _areas(self) -> Iterable[str]:
        return (WINDOW, *AREAS[2:]) if self.window is not None else AREAS

    def _targets(self, lit: frozenset[Thing], everything: bool) -> list[Spot]:
        area = self.area()
        if area in (BOARD, HAND):
            near = [spot for spot in self.spots if spot.area in (BOARD, HAND)]
            bright = [spot for spot in near if spot.thing in lit]
            if bright and not everything:
                return _once(bright)
            return _once(near or [spot for spot in self.spots if spot.area == ACTIONS])
        return _once([spot for spot in self.spots if spot.area == area])

    def _to(self, thing: Thing) -> bool:
        self.rests = None
        moved = thing != self.focus
        self.focus = thing
        return moved


def _once(spots: Sequence[Spot]) -> list[Spot]:
    """The first spot of each thing."""
    seen: dict[Thing, Spot] = {}
    for spot in spots:
        seen.setdefault(spot.thing, spot)
    return list(seen.values())
