"""Rock'n Rodeo on the table: the frame; what fills it is up to the phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.match import Match
from engines.core.types import Action, Decision, Event, Option, Seat, Text, Thing
from engines.games.rodeo.actions import SwapEvent
from engines.games.rodeo.asking import part_of
from engines.games.rodeo.rules import RodeoRules
from game.tables.motion import Step
from game.tables.rodeo.advice import HELP, HELP_BEGINNERS
from game.tables.rodeo.cards.sheet import Row, draw_sheet, line_of
from game.tables.rodeo.changes import changes_of
from game.tables.rodeo.errand import errand_of
from game.tables.rodeo.festival.forced import forced
from game.tables.rodeo.festival.spaces import next_fan
from game.tables.rodeo.ground import draw_ground
from game.tables.rodeo.hand.events import swap_note
from game.tables.rodeo.inputs import chapter, seat_of
from game.tables.rodeo.layout import Layout, lay_out
from game.tables.rodeo.legend import legend
from game.tables.rodeo.model import Model
from game.tables.rodeo.motions.steps import steps
from game.tables.rodeo.newcomers.welcome import Welcome
from game.tables.rodeo.next_words import next_words
from game.tables.rodeo.panels import seated
from game.tables.rodeo.phase import Phase, Scene
from game.tables.rodeo.phases import phase_of
from game.tables.rodeo.rivals.news import note_of_seat
from game.tables.rodeo.rivals.phase import RIVALS
from game.tables.rodeo.rivals.tray import BACK
from game.tables.rodeo.scoring.account import account_of
from game.tables.rodeo.scoring.window import SeasonSheet
from game.tables.rodeo.soon import soon
from game.tables.rodeo.traces import traces
from game.tables.seats import colours
from game.tables.spec import (
    Change,
    Errand,
    Frame,
    Mark,
    Moment,
    Note,
    Part,
    Seated,
    Spot,
    TableBoard,
    TableWindow,
)
from game.ui.canvas import Canvas
from game.ui.skin import RODEO


class RodeoBoard(TableBoard):
    """The festivals of one match."""

    skin = RODEO

    def __init__(self, match: Match) -> None:
        rules = match.rules
        if not isinstance(rules, RodeoRules):
            raise TypeError("this table is for Rock'n Rodeo")
        names = tuple(player.name for player in match.players)
        self.model = Model(rules, colours(match.players), names)
        self._layout: Layout | None = None
        self._sheet: SeasonSheet | None = None

    @property
    def place(self) -> Layout:
        """Where everything lies; laid out before anything is drawn."""
        assert self._layout is not None
        return self._layout

    def _scene(self, moment: Moment) -> Scene:
        return Scene(self.place, self.model, moment)

    @property
    def phase(self) -> Phase:
        """What fills the middle and the tray now."""
        return RIVALS if self.model.pinned >= 0 else phase_of(self.model.kind)

    # ------------------------------------------------------------ what is shown
    def take(self, view: Any) -> None:
        """Show a view; whoever is to decide now looks at the own festival."""
        if self.model.called(view):
            self.model.pinned = -1
        self.model.take(view)

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks."""
        return steps(self.model, self.place, event)

    def part(self) -> int:
        """Return the part of a season that is shown: an animation goes through several."""
        return part_of(self.model.state)

    # ------------------------------------------------------------ where it lies
    def layout(self, canvas: Canvas) -> Frame:
        """Place everything."""
        self._layout = lay_out(canvas.metrics, len(self.model.colours))
        return self._layout.frame

    def spots(self, moment: Moment) -> Sequence[Spot]:
        """Return everything that can be pointed at."""
        return list(self.phase.spots(self._scene(moment)))

    # ------------------------------------------------------------ drawing
    def ground(self, canvas: Canvas) -> None:
        """Draw the dark table."""
        draw_ground(canvas)

    def parts(self, moment: Moment) -> Sequence[Part]:
        """Return everything at rest."""
        return list(self.phase.parts(self._scene(moment)))

    def above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what follows the pointer."""
        self.phase.above(canvas, self._scene(moment))

    def soon(self) -> Sequence[str]:
        """Return the pictures of all cards and of the stage."""
        return list(soon(self.model.t))

    def piece(self, canvas: Canvas, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw what is dragged."""
        return self.phase.piece(canvas, self._scene(Moment()), thing, at)

    def seated(self, seat: Seat) -> Seated:
        """Return a player's panel."""
        return seated(self.model, seat)

    # ------------------------------------------------------------ choosing and explaining
    def _figures(self, moment: Moment) -> tuple[Text, Sequence[Row]] | None:
        """The head and lines of figures of what is pointed at, if it has any."""
        if self._sheet is not None and moment.pointed.startswith("sheet:"):
            return self._sheet.rows(moment.pointed)
        return self.phase.rows(moment.pointed, self._scene(moment)) if moment.pointed else None

    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return what leads to an option."""
        return self.phase.things(option)

    def ways(self, option: Option) -> tuple[tuple[Thing, ...], ...]:
        """A swap draws a card, which nothing undoes: its tab asks for two clicks."""
        swaps = isinstance(option.action, SwapEvent)
        return ((option.things[0], option.things[0]),) if swaps else ()

    def held(self, action: Action, decision: Decision) -> tuple[Thing, ...]:
        """Take the next fan of the genre that was sent out last."""
        return next_fan(action, decision)

    def changes(self, decision: Decision) -> Mapping[Thing, Mapping[Thing, Change]]:
        """Return which tents and toilets can be moved or taken back."""
        return changes_of(self.model, decision)

    def errand(self, decision: Decision) -> Errand | None:
        """Return which small choices can be made for the player."""
        return errand_of(self.model.rules, self.model.view, decision)

    def note(self, thing: Thing, moment: Moment) -> Note | None:
        """Return what is said of a thing."""
        scene = self._scene(moment)
        about = note_of_seat(scene, thing) or legend(scene, thing) or swap_note(scene, thing)
        if about is not None:
            return about
        found = self.phase.rows(thing, scene)
        if found is not None:
            return Note(found[0], tuple(line_of(row) for row in found[1]))
        return self.phase.note(thing, scene)

    def refusal(self, thing: Thing, moment: Moment) -> Text | None:
        """Return why a thing will not do, as the what-if panel says it while pointed at."""
        note = self.phase.note(thing, self._scene(moment))
        return note.refusal if note is not None else None

    def draw_note(self, canvas: Canvas, note: Note, moment: Moment) -> bool:
        """Draw lines of figures with their signs; other notes are drawn as usual."""
        found = self._figures(moment)
        if found is None or note.refusal is not None or found[0] != note.head:
            return False
        draw_sheet(canvas, self.place.frame.explain, *found)
        return True

    def prompt(self, moment: Moment) -> tuple[Text, Text] | None:
        """Return the prompt line of a phase that has its own."""
        return self.phase.prompt(self._scene(moment))

    def next_words(self, moment: Moment) -> Text | None:
        """Return what to do with what is in the hand."""
        return next_words(self._scene(moment))

    def resting(self, moment: Moment) -> Note | None:
        """Return what the what-if panel says while nothing is pointed at."""
        own = self.phase.resting(self._scene(moment))
        decision = moment.decision
        if own is not None or decision is None or not decision.options:
            return own
        helps = HELP_BEGINNERS if self.model.view.beginner else HELP
        return helps.get(decision.kind)

    def interlude(self, events: Sequence[Event], told: Sequence[Event]) -> TableWindow | None:
        """Show the sheet of a season that was just scored."""
        account = account_of(events)
        if account is None:
            return None
        seat = self.model.view.seat
        self._sheet = SeasonSheet(self.model, account, told, -1 if seat is None else seat)
        return self._sheet

    def welcome(self, seat: Seat) -> TableWindow | None:
        """Tell beginners what they want and how a season goes."""
        return Welcome(self.model, seat) if self.model.view.beginner else None

    def remark(self, events: Sequence[Event]) -> Text | None:
        """Return what came of the looker's last decisions that had one way only."""
        return forced(events, self.model.view.seat)

    def marks(self, seat: Seat, events: Sequence[Event]) -> Sequence[Mark]:
        """Mark which fans the others got last, and where they struck."""
        return list(traces(seat, events, self.model.view.seat))

    # ------------------------------------------------------------ looking at a festival
    @property
    def keys(self) -> Mapping[str, Thing]:
        """A number for each player's festival."""
        return {str(seat + 1): f"seat:{seat}" for seat in range(len(self.model.colours))}

    @property
    def away(self) -> bool:
        """True while a festival is looked at that was clicked."""
        return self.model.pinned >= 0

    def look(self, thing: Thing) -> bool:
        """Show the festival of the panel that was clicked, or no longer."""
        seat = seat_of(thing)
        shown = seat >= 0 and seat == self.model.view.seat  # a click on it is no mistake
        return (seat >= 0 or thing == BACK) and (self.model.pin(seat) or shown)

    def let_go(self) -> bool:
        """Go back to what there is to choose."""
        return self.model.pin(-1)

    def chapter(self, thing: Thing) -> str:
        """Return the chapter of the rules about a thing."""
        return chapter(self.model, thing)
