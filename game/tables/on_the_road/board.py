"""On the Road on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Decision, Event, Option, Seat, Thing, text
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road import events as ev
from game.tables.motion import Step
from game.tables.on_the_road.ground import SLUG, draw_ground
from game.tables.on_the_road.inputs import chapter, spots, things
from game.tables.on_the_road.layout import Layout, lay_out
from game.tables.on_the_road.model import Model
from game.tables.on_the_road.motions import Motions
from game.tables.on_the_road.parts import parts
from game.tables.on_the_road.pieces import draw_tiles, scale_of, van_name
from game.tables.on_the_road.pointing import draw_above
from game.tables.on_the_road.seats import seated
from game.tables.on_the_road.show import SOON
from game.tables.on_the_road.special import SpecialWindow, has_window
from game.tables.on_the_road.tray import tray_box, tray_tile
from game.tables.seats import colours
from game.tables.spec import Frame, Mark, Moment, Note, Part, Seated, Spot, TableBoard, TableWindow
from game.ui.canvas import Canvas


class RoadBoard(TableBoard):
    """The road, the stage, the bag and the hand of one match."""

    def __init__(self, match: Match) -> None:
        self.players = match.players
        self.model = Model(colours(match.players))
        self.moment = Moment()
        self._layout: Layout | None = None
        self._scale = 1.0
        self._twin: Rect | None = None

    @property
    def place(self) -> Layout:
        """Where everything lies; laid out before anything is drawn."""
        assert self._layout is not None
        return self._layout

    # ------------------------------------------------------------ what is shown
    def take(self, view: Any) -> None:
        """Show a view."""
        self.model.take(view)

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks."""
        looker = self.model.view.seat if self.model.view else None
        return Motions(self.model, self.place, self._scale, looker, self._twin).steps(event)

    # ------------------------------------------------------------ where it lies
    def layout(self, canvas: Canvas) -> Frame:
        """Place everything."""
        self._layout = lay_out(canvas.metrics, len(self.model.bands))
        self._scale = canvas.metrics.scale
        return self._layout.frame

    def spots(self, moment: Moment) -> Sequence[Spot]:
        """Return everything that can be pointed at."""
        self._twin = moment.twin
        return spots(self.place, self.model, moment)

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: Canvas) -> None:
        """Draw wood, board and boxes, and the road, which no game changes."""
        draw_ground(canvas, self.place, self.model)
        draw_tiles(canvas, self.place, self.model, Moment())

    def parts(self, moment: Moment) -> Sequence[Part]:
        """Return all pieces at rest."""
        return parts(self.place, self.model, moment)

    def above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what follows the pointer."""
        draw_above(canvas, self.place, self.model, moment)

    def soon(self) -> Sequence[str]:
        """Tokens, cards and lights, and the bands' fans and vans."""
        bands = [f"{SLUG}/{kind}_{band}" for band in self.model.bands for kind in ("fan", "van")]
        return (*bands, *SOON)

    def piece(self, canvas: Canvas, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a card or van being dragged."""
        kind, _, name = thing.partition(":")
        if kind == "card":
            scale = scale_of(canvas, self.place.strip, self.place.card_size() * 0.8)
            canvas.sprite(f"{SLUG}/card_{name}", at, scale)
            return True
        if kind == "van":
            scale = scale_of(canvas, self.place.unit)
            canvas.sprite(van_name(self.model, int(name)), at, scale)
            return True
        return False

    def seated(self, seat: Seat) -> Seated:
        """Return a player's panel."""
        return seated(self.model, seat)

    # ------------------------------------------------------------ choosing
    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return what leads to an option: also the own van."""
        view = self.model.view
        return things(option, view.actor if view else -1)

    def chapter(self, thing: Thing) -> str:
        """Return the chapter of the rules about a thing."""
        return chapter(self.model, thing)

    def window(self, decision: Decision, match: Match) -> TableWindow | None:
        """Return the window for special actions and the returned fan."""
        if not has_window(decision):
            return None
        return SpecialWindow(self.model, decision, match)

    def active(self) -> Seat | None:
        """Return whose turn it is, also while others react."""
        return self.model.view.active if self.model.view else None

    def bright(self) -> Sequence[Rect]:
        """Leave mainstage, queue, the drawn fans and the tile of the draw bright."""
        place, model = self.place, self.model
        found = [place.area("stage"), place.area("queue")]
        tile = tray_tile(model)
        if model.tray:
            found.append(tray_box(place, tile))
            if tile is not None and tile < model.last:
                found.append(place.tile_box(tile))
        return found

    def resting(self, moment: Moment) -> Note | None:
        """Tell a beginner what to do next."""
        decision = moment.decision
        if decision is None or not decision.options:
            return None
        return _RESTING.get(decision.kind)

    def marks(self, seat: Seat, events: Sequence[Event]) -> Sequence[Mark]:
        """Mark where a van went and where fans came to."""
        found = []
        for event in events:
            thing = _mark_of(event)
            if thing and event.text is not None:
                found.append(Mark(thing, seat, event.text))
        return found


def _mark_of(event: Event) -> Thing:
    if isinstance(event, ev.Drove):
        return f"tile:{event.to}"
    if isinstance(event, drawn.ToStage):
        return "stage"
    if isinstance(event, drawn.ToPotty):
        return "potty"
    return ""


_RESTING = {
    "drive": Note(
        text("Your move"),
        (
            text("Point at a card or a lit tile to see what it would do."),
            text("Click it to drive there. You can also drag the card or your van."),
        ),
    ),
    "perform": Note(
        text("On the mainstage"),
        (text("Click the bag to take a pink token and draw fans."),),
    ),
}
