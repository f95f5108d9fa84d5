"""What a game must offer to be played at the table: the same for every game.

The table scene does everything that is the same for all games: status, prompt, log, buttons,
undo, pace, hints, hand-over. A ``TableBoard`` knows one game: where its pieces lie, what they
look like, what its events look like, and what a click on a piece means.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Action, Decision, Event, Option, Preview, Seat, Text, Thing, text
from game.tables.figure import Figure
from game.tables.motion import Step
from game.tables.winner import WinnerPoster
from game.ui.canvas import Canvas
from game.ui.skin import HOUSE, Skin

BOARD: Final = "board"
HAND: Final = "hand"
ACTIONS: Final = "actions"
PANELS: Final = "panels"
LOG: Final = "log"
AREAS: Final = (BOARD, HAND, ACTIONS, PANELS, LOG)
"""The areas Tab goes through, in this order; a window over the table is an area of its own."""
WINDOW: Final = "window"


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on the table that can be pointed at.

    ``box`` is in real pixels; of overlapping spots the last one counts. ``name`` is what a
    screen reader would say. ``movable``: it can be picked up and dragged while it is lit.
    ``enabled`` is false for a control that is greyed out; a click on it still explains.
    """

    thing: Thing
    box: Rect
    name: Text
    area: str = BOARD
    movable: bool = False
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """A number on a player's panel: its sign, the number, what it means; grey at nothing.

    ``row`` is the line of the panel it stands in, from 0.
    """

    sprite: str
    value: str
    meaning: Text
    row: int = 0
    dimmed: bool = False
    thing: Thing = ""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player's panel: pieces as sprites, the score, two lines of cells.

    ``mascot`` stands on a field in ``colour`` (of the player), ``counter`` beside the
    ``score``. ``sign`` is the small mark of the player in the log.
    """

    mascot: str
    colour: str
    counter: str
    score: str
    score_meaning: Text
    sign: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What the explain box says: a head line, sentences, and a refusal in another colour."""

    head: Text
    lines: tuple[Text, ...] = ()
    refusal: Text | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of the frame lie for one window size, in real pixels.

    ``panels`` has one box a player, or none where the board draws the figures itself.
    ``columns`` is how many of the four buttons stand in one line. ``middle`` is what a long
    log, a hint or a window may cover.
    """

    status: Rect
    prompt: Rect
    board: Rect
    middle: Rect
    panels: tuple[Rect, ...]
    log: Rect
    actions: Rect
    explain: Rect
    columns: int = 2


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark at a seat's last act: on which thing, whose, and what it was."""

    thing: Thing
    seat: Seat
    label: Text


@dataclass(slots=True)
class Moment:
    """What is true on the screen now, as the board needs it for drawing.

    ``looker`` is whose view is shown (None: the public's). ``decision`` has options only if
    the person at the screen may choose now. ``lit`` are the things whose click leads on,
    ``chosen`` those clicked already. ``pointed`` is the thing under the pointer or the keys;
    ``shown`` is the one option it stands for, with what it would do. ``advised`` and ``equal``
    are the things of a hint. ``busy`` is true while something moves or a bot is to act.
    """

    looker: Seat | None = None
    turn: Seat = -1
    decision: Decision | None = None
    lit: frozenset[Thing] = frozenset()
    chosen: tuple[Thing, ...] = ()
    pointed: Thing = ""
    shown: tuple[Option, Preview] | None = None
    fitting: tuple[Option, ...] = ()
    advised: frozenset[Thing] = frozenset()
    equal: frozenset[Thing] = frozenset()
    marks: tuple[Mark, ...] = ()
    dragged: Thing = ""
    busy: bool = False

    @property
    def person(self) -> Seat | None:
        """Who sits at the screen: whose view is shown, else the person to decide."""
        if self.looker is not None or self.busy:
            return self.looker
        return self.turn if self.turn >= 0 else None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a click in a window came to: an action, a refusal, or a change of its picture."""

    action: Action | None = None
    refusal: Text | None = None


class TableWindow(ABC):
    """A window over the table for one special decision; it has its own spots.

    ``box`` is where it lies; the scene dims the table around ``bright`` things.
    """

    box: Rect

    @abstractmethod
    def layout(self, canvas: Canvas, frame: Frame) -> None:
        """Place everything for a window size and language."""

    @abstractmethod
    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw it whole."""

    @abstractmethod
    def spots(self) -> Sequence[Spot]:
        """Return what can be pointed at in it, in reading order."""

    @abstractmethod
    def click(self, thing: Thing) -> Answer:
        """Take a click on one of its spots."""

    def pick(self, thing: Thing) -> bool:
        """Return whether a spot of it leads on when clicked (not greyed out)."""
        return True

    def note(self, thing: Thing) -> Note | None:
        """Return what is said of a thing in it while pointed at; None for nothing."""
        return None

    def advise(self, option: Option) -> bool:
        """Set everything so that one click more chooses the option (a hint); false if it can't."""
        return False


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
    def pieces(self, canvas: Canvas, moment: Moment) -> None:
        """Draw the pieces at rest, above the ground."""

    @abstractmethod
    def above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what follows the pointer: glows, ghosts, routes, raised cards."""

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

    def look(self, thing: Thing) -> bool:
        """Take a click on something that cannot be chosen; true if it changed the picture."""
        return False

    def chapter(self, thing: Thing) -> str:
        """Return the chapter of the rules that is about a thing; nothing if none is."""
        return ""

    def window(self, decision: Decision, match: Match) -> TableWindow | None:
        """Return the window for a special decision, or None to choose on the table."""
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

    def marks(self, seat: Seat, events: Sequence[Event]) -> Sequence[Mark]:
        """Return marks for the last act of a seat."""
        return ()


@dataclass(frozen=True, slots=True)
class TableSpec:
    """How a game looks on the table. ``build`` makes the board of a match.

    ``round`` is the template of the status bar's first words, with ``{round}``; ``points`` is
    what the result counts. ``bits`` are sprites of loose pieces that may lie on the title's
    table beside the game's poster, large ones first; ``small_bits`` go between posters.
    ``winner`` is the poster of the result, ``figures`` are the pieces the rules show.
    ``moments`` makes matches at the game's key moments, by name, for ``game.shots``.
    """

    slug: str
    build: Callable[[Match], TableBoard]
    skin: Skin = HOUSE
    round: Text = field(default_factory=lambda: text("Round {round}"))
    points: Text = field(default_factory=lambda: text("Points"))
    bits: tuple[str, ...] = ()
    small_bits: tuple[str, ...] = ()
    winner: WinnerPoster | None = None
    figures: tuple[Figure, ...] = ()
    moments: Callable[[], Mapping[str, Match]] = dict
