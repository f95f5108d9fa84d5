"""Old Town Road on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Event, Option, Seat, Text, Thing, text
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.state import OVER
from engines.games.old_town_road.words import rank
from game.scenes.new_game.draft import shown_seed
from game.tables.motion import Step
from game.tables.old_town_road import inputs, notes
from game.tables.old_town_road.aim import draw_above
from game.tables.old_town_road.arrange import Arrangement
from game.tables.old_town_road.bar import draw_bar_note
from game.tables.old_town_road.forecast import reckoning
from game.tables.old_town_road.ground import draw_ground
from game.tables.old_town_road.layout import CARD_W, SLUG, Layout, lay_out
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.motions import Motions
from game.tables.old_town_road.parts import parts
from game.tables.old_town_road.ranks import rank_sprite
from game.tables.old_town_road.street import EVENTS, button_boxes
from game.tables.old_town_road.trail import arranged
from game.tables.spec import Fact, Frame, Moment, Note, Part, Seated, Spot, TableBoard
from game.ui.canvas import Canvas
from game.ui.skin import TOWN

SIGNS = {
    "shot": "shoot",
    "robbed": "rob",
    "got_away": "getaway",
    "drawn": "arrow_travel",
    "joined": "crossroads",
    "rode_on": "train",
    "hand_made": "hands",
    "arrived": "star",
    "town_revealed": "night",
}
"""The sign beside a line of the log, by the event's kind."""


class TownBoard(TableBoard):
    """The street, the trail and the score of one journey."""

    skin = TOWN

    def __init__(self, match: Match) -> None:
        rules = match.rules
        if not isinstance(rules, TownRules):
            raise TypeError("this table is for Old Town Road")
        self.model = Model(rules)
        self.seed = match.seed
        self._layout: Layout | None = None
        self._buttons: list[Rect] = []
        self._scale = 1.0

    @property
    def place(self) -> Layout:
        """Where everything lies; laid out before anything is drawn."""
        assert self._layout is not None
        return self._layout

    @property
    def keys(self) -> Mapping[str, Thing]:
        """The events have a key each."""
        return {event.key: event.thing for event in EVENTS}

    # ------------------------------------------------------------ what is shown
    def take(self, view: Any) -> None:
        """Show a view."""
        self.model.take(view)

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks."""
        return Motions(self.model, self.place, self._scale).steps(event)

    # ------------------------------------------------------------ where it lies
    def layout(self, canvas: Canvas) -> Frame:
        """Place everything."""
        self._layout = lay_out(canvas.metrics)
        self._scale = canvas.metrics.scale
        self._buttons = button_boxes(canvas, self._layout)
        return self._layout.frame

    def spots(self, moment: Moment) -> Sequence[Spot]:
        """Return everything that can be pointed at."""
        return inputs.spots(self.place, self.model, self._lying(), self._buttons, moment)

    def _lying(self) -> Arrangement:
        return arranged(self.place, self.model)

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: Canvas) -> None:
        """Draw street and wood."""
        draw_ground(canvas, self.place)

    def parts(self, moment: Moment) -> Sequence[Part]:
        """Return everything at rest."""
        return parts(self.place, self.model, moment, self._buttons)

    def draw_note(self, canvas: Canvas, note: Note, moment: Moment) -> bool:
        """Draw the explanation into the bar under the trail."""
        frame = self.place.frame
        draw_bar_note(canvas, frame.explain, note, frame.middle.top)
        return True

    def above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what follows the pointer."""
        draw_above(canvas, self.place, self.model, moment)

    def piece(self, canvas: Canvas, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a card being carried."""
        index = self.model.index(thing)
        if index < 0:
            return False
        scale = self.place.card[0] / CARD_W / canvas.metrics.scale * 0.8
        canvas.sprite(self.model.sprite(self.model.face(index)), at, scale)
        return True

    def seated(self, seat: Seat) -> Seated:
        """Return the player's panel, for places that ask for one: the rank and the points."""
        total = reckoning(self.model).total
        return Seated(
            mascot=f"{SLUG}/{rank_sprite(total)}",
            colour="#d9bf8c",
            counter="",
            score=str(total),
            score_meaning=rank(total),
            sign="",
            cells=(),
        )

    # ------------------------------------------------------------ choosing and explaining
    def ways(self, option: Option) -> tuple[tuple[Thing, ...], ...]:
        """Return the clicks that choose an event."""
        return inputs.ways(self.model, option)

    def refusal(self, thing: Thing, moment: Moment) -> Text | None:
        """Return why a thing does not go with what was chosen."""
        return notes.refusal(self.model, thing, moment)

    def note(self, thing: Thing, moment: Moment) -> Note | None:
        """Return what is said of a thing."""
        return notes.note(self.model, thing, moment)

    def prompt(self, moment: Moment) -> tuple[Text, Text] | None:
        """Return the prompt of a choice under way."""
        return notes.prompt(self.model, moment)

    def chapter(self, thing: Thing) -> str:
        """Return the chapter of the rules about a thing."""
        return inputs.chapter(self.model, thing)

    def facts(self) -> Sequence[Fact]:
        """Return how far the journey is, and which deal it is."""
        model = self.model
        coming = text("{n} + Old Town", n=model.deck) if model.deck else text("Old Town")
        if model.phase == OVER:
            coming = text("nothing")
        return (
            Fact(text("On the road"), str(len(model.road))),
            Fact(text("Still to come"), coming),
            Fact(text("Deal"), shown_seed(self.seed)),
        )

    def sign(self, event: Event) -> str:
        """Return the sign of an event in the log."""
        if event.kind == "turned":
            return f"{SLUG}/{'wanted' if getattr(event, 'outlaw', False) else 'moneybag'}"
        name = SIGNS.get(event.kind)
        return f"{SLUG}/{name}" if name else ""

    def resting(self, moment: Moment) -> Note | None:
        """Tell a beginner what to do next."""
        if moment.decision is None or not moment.decision.options:
            return None
        return _RESTING.get(moment.decision.kind)


_RESTING = {
    "event": Note(
        text("Your move"),
        (
            text("Point at a card to see whom it can shoot and who can shoot it."),
            text("Click it to take aim, then its target. Click or drag it to the trail to get "
                 "away from it."),
        ),
    ),
    "outside": Note(
        text("Old Town"),
        (
            text("Events go on as long as you like; what is left of the road goes face down."),
            text("Click Old Town twice to ride in."),
        ),
    ),
    "crossroads": Note(
        text("Crossroads"),
        (text("Click one end of the road, or drag the card there. Distances change with it."),),
    ),
    "train": Note(
        text("Train"),
        (
            text("Ride on, and this card goes back into the middle of the deck while another "
                 "is drawn; or get off with it here."),
        ),
    ),
}  # fmt: skip
