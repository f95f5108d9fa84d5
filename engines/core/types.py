"""The words of the common action interface: seats, texts, actions, events, decisions, outcomes.

Everything here is immutable, so that it can be shared, compared, hashed and sent to another
process without a copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Protocol, TypeAlias, runtime_checkable

Seat: TypeAlias = int
"""A place at the table, 0 to players - 1, in turn order."""

NOBODY: Seat = -1
"""What ``to_act`` answers once the game is over."""

Thing: TypeAlias = str
"""Something on the table that can be clicked or asked about, written ``kind`` or ``kind:id``.

Every game uses ``seat:N`` for a player's panel; the rest is the game's own
(``tile:12``, ``card:4``, ``bag``).
"""


@dataclass(frozen=True, slots=True)
class Who:
    """An argument of a Text that stands for a player; the front end puts the name in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Text:
    """Words for people, before translation.

    ``id`` is the English message with ``{named}`` places. With ``plural`` set, ``count``
    names the integer argument that chooses between the two (gettext's ngettext).
    ``context`` tells equal English words apart (gettext's pgettext). Arguments are integers,
    strings that are never translated, players, or texts of their own.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()
    plural: str = ""
    count: str = ""
    context: str = ""

    def arg(self, name: str) -> Arg:
        """Return the named argument; KeyError if there is none."""
        return dict(self.args)[name]


Arg: TypeAlias = "int | str | Who | Text | tuple[Text, ...]"
"""An argument of a Text; a tuple is a list that the language joins (commas and "and")."""


def text(message: str, /, context: str = "", **args: Arg) -> Text:
    """Make a Text from an English message and its named arguments."""
    return Text(message, tuple(sorted(args.items())), context=context)


def ntext(one: str, many: str, /, count: str, context: str = "", **args: Arg) -> Text:
    """Make a Text with a plural; ``count`` is the name of the deciding integer argument."""
    return Text(one, tuple(sorted(args.items())), many, count, context)


class Action(Protocol):
    """What a player chose: frozen, hashable, prebuilt, and written with ids, not indices.

    Concrete actions are frozen slotted dataclasses whose fields are ints, strings or tuples
    of these; ``kind`` tells the classes of one game apart.
    """

    kind: ClassVar[str]


class Reveals(Enum):
    """Whether an event shows something nobody, or not everybody, could know before."""

    NOTHING = "nothing"
    LUCK = "luck"
    HIDDEN = "hidden"


@runtime_checkable
class Event(Protocol):
    """What happened, in order: everything that animation, log and replay need.

    Concrete events are frozen slotted dataclasses. ``text`` is the line for the log, or None
    where the log says nothing. ``forecast`` is the same thing told beforehand to the player
    whose choice would cause it ("You take a lake token"), or None.
    """

    kind: ClassVar[str]

    @property
    def reveals(self) -> Reveals:
        """What luck or another hand added to the open knowledge."""
        ...

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        ...

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action of a decision as people see it.

    ``things`` are all the things on the table whose click chooses it; where a single click
    would fit several options the table asks for a second thing.
    """

    action: Action
    label: Text
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be chosen now, as one seat may know it.

    ``rule`` names the chapter of the game's rules it comes from. ``options`` is empty for
    every seat but the deciding one. ``sub`` is true for every step of a compound choice but
    the first. ``decline`` is the pass, stop or done action among the options. ``phase`` is the
    index into the game's phases, for the status bar. ``private`` asks for the screen to be
    handed over when several people share it.
    """

    seat: Seat
    kind: str
    prompt: Text
    rule: str
    options: tuple[Option, ...] = ()
    sub: bool = False
    decline: Action | None = None
    phase: int = 0
    private: bool = True


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One term of a score: how much, for what. ``group`` lets a table line up columns."""

    group: str
    amount: int
    label: Text


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat ended: place 1 is the best, equal places are shared."""

    seat: Seat
    place: int
    total: int
    items: tuple[ScoreItem, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: standings in order of place, how the end came, what broke a tie."""

    standings: tuple[Standing, ...]
    ending: Text
    tie_break: Text | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on place 1."""
        return tuple(s.seat for s in self.standings if s.place == 1)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A rule variant a table may agree on: ``values[default]`` unless chosen otherwise.

    ``needs`` names another option and the value it must have for this one to matter; where it has
    another, ``otherwise`` is what is played, the default if empty.
    ``newcomer`` is what somebody is offered who never finished a game of this kind, if not the
    default.
    """

    id: str
    values: tuple[str, ...]
    default: str
    label: Text
    help: Text
    value_labels: tuple[Text, ...] = ()
    needs: tuple[str, str] | None = None
    newcomer: str = ""
    otherwise: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is dealt from, besides its seed: players and the options chosen."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str, default: str = "") -> str:
        """Return the chosen value of an option, or the default."""
        return dict(self.options).get(name, default)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as far as can be known beforehand.

    ``final`` says that it cannot be undone, because something is revealed or another seat
    acts next. ``events`` stop before the first revealing one. ``lines`` put it in words.
    """

    events: tuple[Event, ...]
    lines: tuple[Text, ...]
    final: bool


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a thing on the table is, and why it cannot be used now (None if it can)."""

    title: Text
    body: tuple[Text, ...] = field(default=())
    refusal: Text | None = None


def lines_of(events: Iterable[Event]) -> tuple[Text, ...]:
    """Return the forecasts of the events that have one, in order."""
    return tuple(line for event in events if (line := event.forecast) is not None)
