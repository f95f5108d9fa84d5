"""What a table shows and where: things to point at, panels, notes, marks, the moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

from pygame import Rect

from engines.core.types import Action, Decision, Option, Preview, Seat, Text, Thing
from game.ui.canvas import Canvas

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

    ``row`` is the line of the panel it stands in, from 0. A ``marked`` one has a frame: it counts
    for what its player is after.
    """

    sprite: str
    value: str
    meaning: Text
    row: int = 0
    dimmed: bool = False
    thing: Thing = ""
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player's panel: pieces as sprites, the score, two lines of cells.

    ``mascot`` stands on a field in ``colour`` (of the player), ``counter`` beside the
    ``score``. ``sign`` is the small mark of the player in the log. ``place`` is the number in
    the order of play where that changes, 0 where it does not; ``place_meaning`` says what it
    means. ``sight`` is a picture of what the player has on just now, beside the score; nothing
    if there is none.
    """

    mascot: str
    colour: str
    counter: str
    score: str
    score_meaning: Text
    sign: str
    cells: tuple[Cell, ...]
    place: int = 0
    place_meaning: Text | None = None
    sight: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """What the explain box says: a head line, sentences, and a refusal in another colour."""

    head: Text
    lines: tuple[Text, ...] = ()
    refusal: Text | None = None


@dataclass(frozen=True, slots=True)
class Errand:
    """A run of small choices that the game can make for the person: ``action`` is the next.

    ``said`` stands on the button; ``lines`` say exactly what will be done and where it stops.
    ``run`` tells one run from another: it goes on while the errand offered has the same.
    """

    said: Text
    lines: tuple[Text, ...]
    run: Hashable
    action: Action


@dataclass(frozen=True, slots=True)
class Change:
    """What it means to take up again what lies there by one's own acts.

    One's latest acts are taken back until the view fits ``start``; then ``acts`` are played, the
    last of them as if it had just been chosen.
    """

    start: Callable[[Any], bool]
    acts: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of the frame lie for one window size, in real pixels.

    ``panels`` has one box a player, or none where the board draws the figures itself.
    ``columns`` is how many of the four buttons stand in one line. ``middle`` is what a long
    log, a hint or a window may cover. With a ``bar``, a low wide box, hints stand there, in
    place of the bubble.
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
    bar: Rect | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the picture at rest: ``draw`` fills ``box``, in real pixels, and nothing else.

    ``key`` is all that the drawing depends on: with an equal key and box it looks the same. Of
    parts that overlap the later one lies above.
    """

    name: str
    box: Rect
    key: Hashable
    draw: Callable[[Canvas], object]


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark at a seat's last act: on which thing, whose, and what it was.

    It lies at the thing's upper left corner, with ``right`` at the right one.
    """

    thing: Thing
    seat: Seat
    label: Text
    right: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure in the status bar: what it is, and how much."""

    name: Text
    value: Text | str


@dataclass(slots=True)
class Moment:
    """What is true on the screen now, as the board needs it for drawing.

    ``looker`` is whose view is shown (None: the public's). ``decision`` has options only if
    the person at the screen may choose now. ``lit`` are the things whose click leads on,
    ``chosen`` those clicked already. ``pointed`` is the thing under the pointer or the keys;
    ``shown`` is the one option it stands for, with what it would do. ``advised`` and ``equal``
    are the things of a hint, ``advice`` is its option. ``busy`` is true while something moves
    or a bot is to act.
    ``twin`` is the box meant of a thing that lies there more than once, if it was pointed at.
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
    advice: Option | None = None
    equal: frozenset[Thing] = frozenset()
    marks: tuple[Mark, ...] = ()
    dragged: Thing = ""
    busy: bool = False
    twin: Rect | None = None

    @property
    def person(self) -> Seat | None:
        """Who sits at the screen: whose view is shown, else the person to decide."""
        if self.looker is not None or self.busy:
            return self.looker
        return self.turn if self.turn >= 0 else None
