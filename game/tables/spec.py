"""What a game must offer to be played at the table: the same for every game.

The table scene does everything that is the same for all games: status, prompt, log, buttons,
undo, pace, hints, hand-over. A ``TableBoard`` knows one game: where its pieces lie, what they
look like, what its events look like, and what a click on a piece means.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Action, Decision, Event, Option, Seat, Text, Thing, ntext, text
from game.tables.ending import Ending
from game.tables.figure import Figure
from game.tables.motion import Step
from game.tables.shown import (
    ACTIONS,
    AREAS,
    BOARD,
    HAND,
    LOG,
    PANELS,
    WINDOW,
    Cell,
    Change,
    Errand,
    Fact,
    Frame,
    Mark,
    Moment,
    Note,
    Part,
    Seated,
    Spot,
)
from game.tables.window import Answer, TableWindow
from game.tables.winner import WinnerPoster
from game.ui.canvas import Canvas
from game.ui.skin import HOUSE, Skin

__all__ = [
    "ACTIONS",
    "AREAS",
    "BOARD",
    "HAND",
    "LOG",
    "PANELS",
    "WINDOW",
    "Answer",
    "Cell",
    "Change",
    "Errand",
    "Fact",
    "Frame",
    "Mark",
    "Moment",
    "Note",
    "Part",
    "Seated",
    "Spot",
    "TableBoard",
    "TableSpec",
    "TableWindow",
]


class TableBoard(ABC):
    """One match on the table. It shows what it last took over from a view.

    It never asks the match for anything hidden: the scene hands it views, events redacted
    for the looker, and previews.
    """

    skin: Skin = HOUSE

    # ------------------------------------------------------------ what is shown
    @abstractmethod
    def take(self, view: Any) -> None:
        """Show a view from now on; everything an animation left behind is put right."""

    @abstractmethod
    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks, in order; the steps change what is shown as they end."""

    def part(self) -> int | None:
        """Return the phase that is shown while something moves; None: that of the last decision."""
        return None

    # ------------------------------------------------------------ where it lies
    @abstractmethod
    def layout(self, canvas: Canvas) -> Frame:
        """Place everything for the canvas's window size, language and text size."""

    @abstractmethod
    def spots(self, moment: Moment) -> Sequence[Spot]:
        """Return everything of the game that can be pointed at now; the last lies on top."""

    # ------------------------------------------------------------ drawing
    @abstractmethod
    def ground(self, canvas: Canvas) -> None:
        """Draw what never changes in a match at one size: table, board, fixed signs."""

    @abstractmethod
    def parts(self, moment: Moment) -> Sequence[Part]:
        """Return the pieces at rest, above the ground, as parts with names of their own.

        They are asked for after every change; only what differs is drawn again, so that many
        small parts make cheap frames.
        """

    def pieces(self, canvas: Canvas, moment: Moment) -> None:
        """Draw all parts, for pictures other than the table's own."""
        for part in self.parts(moment):
            part.draw(canvas)

    @abstractmethod
    def above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what follows the pointer: glows, ghosts, routes, raised cards."""

    def draw_note(self, canvas: Canvas, note: Note, moment: Moment) -> bool:
        """Draw the explain box in the game's own way; false to have the usual one."""
        return False

    def soon(self) -> Sequence[str]:
        """Return sprites that are not seen at first but will be, the nearest first.

        They are read one a frame, and made in the sizes that those named like them are drawn in.
        """
        return ()

    def piece(self, canvas: Canvas, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a thing being dragged, its middle at a point; false if it has no picture."""
        return False

    @abstractmethod
    def seated(self, seat: Seat) -> Seated:
        """Return a player's panel as it is shown now."""

    # ------------------------------------------------------------ choosing and explaining
    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return the things whose click or drag leads to an option."""
        return option.things

    def ways(self, option: Option) -> tuple[tuple[Thing, ...], ...]:
        """Return the clicks that choose an option, in order, each row a way of its own.

        Without any, all of its things will do, in any order. With ways, only a whole one
        settles the option, and a drag from one thing to another is a way of these two.
        """
        return ()

    def held(self, action: Action, decision: Decision) -> tuple[Thing, ...]:
        """Return what counts as clicked already when a decision follows one's own action."""
        return ()

    def errand(self, decision: Decision) -> Errand | None:
        """Return what the game can do for the person who is to decide; None: nothing small.

        The next act comes from the view that is shown, never from anything hidden, and from a
        quick judgement: it is asked for after every change. A spot named ``ui:errand`` is its
        button; without one it stands in the prompt line.
        """
        return None

    def changes(self, decision: Decision) -> Mapping[Thing, Mapping[Thing, Change]]:
        """Return what of one's own acts can be changed by hand, before the decision goes on.

        For each thing that can be taken up: where it can be dragged to and what that means; at
        the empty name what a click on it means. Options go before changes. Their spots must be
        ``movable``; where a thing can go is lit while it is dragged.
        """
        return {}

    @property
    def keys(self) -> Mapping[str, Thing]:
        """Keys (pygame's names) that click a thing; they must not be those of a command."""
        return {}

    def refusal(self, thing: Thing, moment: Moment) -> Text | None:
        """Return why a thing does not go with what was clicked before; None: nothing special."""
        return None

    def note(self, thing: Thing, moment: Moment) -> Note | None:
        """Return the game's own words about what is pointed at; None: the rules' or preview's."""
        return None

    def prompt(self, moment: Moment) -> tuple[Text, Text] | None:
        """Return head and sentence of the prompt line; None: the decision's own."""
        return None

    def next_words(self, moment: Moment) -> Text | None:
        """Return what the prompt line asks for next while something is dragged or was clicked.

        None: that there are several ways to go on, in general words.
        """
        return None

    def facts(self) -> Sequence[Fact]:
        """Return the figures of the status bar, in place of the phases; none: the phases."""
        return ()

    def sign(self, event: Event) -> str:
        """Return the sprite beside an event's line in the log; nothing: that of its player."""
        return ""

    def look(self, thing: Thing) -> bool:
        """Take a click on something that cannot be chosen; true if it changed the picture."""
        return False

    @property
    def away(self) -> bool:
        """True while ``look`` shows something in place of what there is to choose from."""
        return False

    def let_go(self) -> bool:
        """Go back from what ``look`` shows; true if there was anything to go back from."""
        return False

    def chapter(self, thing: Thing) -> str:
        """Return the chapter of the rules that is about a thing; nothing if none is."""
        return ""

    def window(self, decision: Decision, match: Match) -> TableWindow | None:
        """Return the window for a special decision, or None to choose on the table."""
        return None

    def interlude(self, events: Sequence[Event], told: Sequence[Event]) -> TableWindow | None:
        """Return a window to show after an act's events, before anything goes on; else None.

        ``told`` is all that has happened so far. The game, bots included, waits until a click
        in the window answers ``done``. Nothing is asked for while no person plays.
        """
        return None

    def welcome(self, seat: Seat) -> TableWindow | None:
        """Return a window for the person of a seat who is new to the game; else None.

        It is shown before the first act of a game, once a profile, and not without help.
        """
        return None

    def active(self) -> Seat | None:
        """Return whose turn it is where others may decide meanwhile; None: who decides."""
        return None

    def bright(self) -> Sequence[Rect]:
        """Return what stays bright while a window lies over the table."""
        return ()

    def resting(self, moment: Moment) -> Note | None:
        """Return what the explain box says while nothing is pointed at."""
        return None

    def remark(self, events: Sequence[Event]) -> Text | None:
        """Return a short note about what was done for the looker without asking; None: nothing."""
        return None

    def marks(self, seat: Seat, events: Sequence[Event]) -> Sequence[Mark]:
        """Return marks for the last act of a seat."""
        return ()


@dataclass(frozen=True, slots=True)
class TableSpec:
    """How a game looks on the table. ``build`` makes the board of a match.

    ``round`` is the template of the status bar's first words, with ``{round}``; ``rounds`` says
    how many ``{n}`` were played, ``points`` is what the result counts. ``bits`` are sprites of
    loose pieces that may lie on the title's table beside the game's poster, large ones first;
    ``small_bits`` go between posters.
    ``winner`` is the poster of the result, ``figures`` are the pieces the rules show.
    ``moments`` makes matches at the game's key moments, by name, for ``game.shots``.
    ``ending`` gives the pictures of a finished match where the game is for one. ``tally`` draws
    the score term by term into a box, where it has too many terms for a row of the result.
    ``chapters`` are those of the rules about each of the game's phases, in their order.
    """

    slug: str
    build: Callable[[Match], TableBoard]
    skin: Skin = HOUSE
    round: Text = field(default_factory=lambda: text("Round {round}"))
    rounds: Text = field(default_factory=lambda: ntext("{n} round", "{n} rounds", count="n", n=1))
    points: Text = field(default_factory=lambda: text("Points"))
    bits: tuple[str, ...] = ()
    small_bits: tuple[str, ...] = ()
    winner: WinnerPoster | None = None
    figures: tuple[Figure, ...] = ()
    moments: Callable[[], Mapping[str, Match]] = dict
    ending: Callable[[Match], Ending] | None = None
    tally: Callable[[Canvas, Rect, Match], None] | None = None
    chapters: tuple[str, ...] = ()
