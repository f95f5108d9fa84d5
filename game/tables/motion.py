"""How an event looks: steps of flights. A step changes what is shown as it begins and ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Change: TypeAlias = Callable[[], None]


def nothing() -> None:
    """Change nothing."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One sprite on its way along a route of points in real pixels, evenly travelled.

    It starts after ``wait`` and arrives at ``until``, both as shares of the step; before and
    after it is not drawn. ``rise`` lifts the middle of the way by that many pixels, ``shake``
    turns it to and fro by as many degrees, ``spin`` turns it on by as many over the way.
    ``grow`` is its scale at the end.
    """

    sprite: str
    route: tuple[Point, ...]
    scale: float = 1.0
    grow: float = 0.0
    wait: float = 0.0
    until: float = 1.0
    rise: float = 0.0
    shake: float = 0.0
    turn: float = 0.0
    spin: float = 0.0
    flip: bool = False
    faces: bool = False

    def share(self, progress: float) -> float | None:
        """Return how far it is at a progress of the step, eased; None while not under way."""
        if not self.wait <= progress <= self.until:
            return None
        span = max(self.until - self.wait, 1e-6)
        return smooth((progress - self.wait) / span)

    def place(self, share: float) -> Point:
        """Return where it is."""
        x, y = along(self.route, share)
        return x, y - self.rise * 4 * share * (1 - share)

    def size(self, share: float) -> float:
        """Return its scale."""
        return self.scale + (self.grow - self.scale) * share if self.grow else self.scale

    def angle(self, share: float) -> float:
        """Return its turn in degrees."""
        return self.turn + self.spin * share + self.shake * math.sin(share * 6 * math.pi)

    def flipped(self, share: float) -> bool:
        """Return whether it is drawn the other way round: where it goes to the left."""
        if not self.faces:
            return self.flip
        x0, _ = along(self.route, max(share - 0.01, 0))
        x1, _ = along(self.route, min(share + 0.01, 1))
        return x1 < x0 - 0.01


@dataclass(frozen=True, slots=True)
class Step:
    """A piece of an animation. ``begin`` takes up what flies, ``end`` puts it down.

    ``seconds`` is at normal speed. ``hold`` is how long the outcome stays before the next.
    An ``early`` one still belongs to what was before its event: the log says nothing of it yet.
    """

    seconds: float
    flights: tuple[Flight, ...] = ()
    begin: Change = nothing
    end: Change = nothing
    sound: str = ""
    hold: float = 0.0
    early: bool = False


def smooth(share: float) -> float:
    """Return a share that starts and ends gently."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


def along(route: tuple[Point, ...], share: float) -> Point:
    """Return the point at a share of the length of a route."""
    if len(route) == 1:
        return route[0]
    lengths = [math.dist(a, b) for a, b in pairwise(route)]
    left = share * sum(lengths)
    for number, length in enumerate(lengths):
        if left <= length and length > 0:
            part = left / length
            (x0, y0), (x1, y1) = route[number], route[number + 1]
            return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        left -= length
    return route[-1]
