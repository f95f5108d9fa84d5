"""Where the pieces that move begin and end: boxes of the phase that is shown, and panels."""

from __future__ import annotations

import json
from functools import cache

from pygame import Rect

from engines.core.types import Event, Seat, Thing
from game.tables.motion import Flight, Point
from game.tables.rodeo.layout import Layout
from game.tables.rodeo.model import Model
from game.tables.rodeo.motions.changes import change
from game.tables.rodeo.phase import Scene
from game.tables.rodeo.phases import phase_of
from game.tables.spec import Moment
from game.words import ASSETS

SLUG = "rodeo"


@cache
def _heights() -> dict[str, int]:
    """The height of each sprite in design pixels."""
    file = ASSETS / SLUG / "sprites" / "index.json"
    entries = json.loads(file.read_text("utf-8"))
    return {name: int(entry["h"]) for name, entry in entries.items()}


def boxes(model: Model, place: Layout) -> dict[Thing, Rect]:
    """Return where the things of the phase lie that shows a model."""
    moment = Moment(looker=model.view.seat, busy=True)
    spots = phase_of(model.kind).spots(Scene(place, model, moment))
    return {spot.thing: spot.box for spot in spots}


class Places:
    """A model on a layout, before and after an event.

    Both are looked up only for events that somebody sees fly; ``after`` shows what will be.
    """

    def __init__(self, model: Model, place: Layout, event: Event) -> None:
        self.model = model
        self.place = place
        self.event = event
        self.home = model.home(model.view.seat)
        self._before: dict[Thing, Rect] | None = None
        self._after: dict[Thing, Rect] | None = None

    @property
    def middle(self) -> Rect:
        """The box of the middle."""
        return self.place.middle

    def seen(self, seat: Seat) -> bool:
        """Return whether a seat's festival is the one on the screen."""
        return seat == self.home

    def box(self, thing: Thing) -> Rect | None:
        """Return where a thing lies now, None if it is not drawn."""
        if self._before is None:
            self._before = boxes(self.model, self.place)
        return self._before.get(thing)

    def later(self, thing: Thing) -> Rect | None:
        """Return where a thing will lie after the event, None if it will not be drawn."""
        if self._after is None:
            twin = self.model.fork()
            change(twin.t, twin.state, self.event, twin.view.seat)
            twin.renew()
            self._after = boxes(twin, self.place)
        return self._after.get(thing)

    def panel(self, seat: Seat) -> Rect:
        """Return a player's panel."""
        return self.place.frame.panels[seat]

    def size(self, sprite: str, high: float) -> float:
        """Return the scale that makes a sprite so many real pixels high."""
        return max(high / _heights()[sprite] / self.place.unit, 0.02)

    def flight(
        self,
        sprite: str,
        start: Rect,
        end: Rect,
        high: tuple[float, float],
        rise: float = 30,
        wait: float = 0.0,
    ) -> Flight:
        """Return a sprite on its way from box to box, so many pixels high at start and end."""
        route: tuple[Point, Point] = (start.center, end.center)
        scale, grow = self.size(sprite, high[0]), self.size(sprite, high[1])
        lift = rise * self.place.unit
        return Flight(f"{SLUG}/{sprite}", route, scale, grow, wait=wait, rise=lift)
