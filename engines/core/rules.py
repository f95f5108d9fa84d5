"""What a game must offer: stateless rules over a plain state, and the spec that announces it.

An abstract base class rather than a protocol, because every game's rules name three types of
their own and inherit the few answers that are the same everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from engines.core.bot import Brain
from engines.core.types import (
    Action,
    Decision,
    Event,
    Explanation,
    OptionSpec,
    Outcome,
    Seat,
    Setup,
    Text,
    Thing,
)

S = TypeVar("S")
"""A game's state: slots of ints, lists of ints, prebuilt things."""
A = TypeVar("A", bound=Action)
V = TypeVar("V")
"""A game's view: frozen, comparable, picklable."""

Sink: TypeAlias = Callable[[Event], None]
"""Where ``apply`` puts events; None on the hot path."""


class Rules(ABC, Generic[S, A, V]):
    """The rules of one game over one data set.

    Hot path, without checks: ``to_act``, ``legal``, ``choices``, ``apply``, ``copy``,
    ``scores``. The rest is the polite path. A rules object holds tables and nothing that
    changes; one object serves any number of games at once.
    """

    data_hash: str
    """blake2b of the component data, as 16 hex digits."""

    # ------------------------------------------------------------ hot path
    @abstractmethod
    def new(self, setup: Setup, seed: int) -> S:
        """Deal a game. ValueError for a number of players or an option the game lacks."""

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """Return the one seat whose decision it is, or NOBODY once the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[A]:
        """Return every legal action in a fixed order; empty only once the game is over.

        The sequence belongs to the rules and must not be changed.
        """

    def choices(self, state: S) -> Sequence[A]:
        """Return the part of ``legal`` that reaches every outcome in one canonical order."""
        return self.legal(state)

    @abstractmethod
    def apply(self, state: S, action: A, emit: Sink | None = None) -> None:
        """Change the state in place by a legal action, up to the next decision or the end.

        The action is not checked. Events are made only if ``emit`` is given.
        """

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return a state that shares nothing that changes with the given one."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Return each seat's points as they stand; higher is better."""

    # ------------------------------------------------------------ polite path
    @abstractmethod
    def decision(self, state: S, seat: Seat | None) -> Decision | None:
        """Return what is to be chosen, as a seat (None: the public) may know it."""

    @abstractmethod
    def why_not(self, view: V, action: A) -> Text | None:
        """Return why an action is not legal for the viewing seat now; None if it is."""

    @abstractmethod
    def explain(self, view: V, thing: Thing) -> Explanation:
        """Return what a thing on the table is, and why it cannot be chosen now."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know; None is the public. After the end all is shown."""

    @abstractmethod
    def sampler(self, view: V) -> Callable[[int], S]:
        """Return a function from a seed to a full state that fits the view.

        ``view(sample, seat) == view`` for every seed; the sample's dice come from the seed.
        """

    @abstractmethod
    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Return the event as a seat may see it, or None if it may not see it at all."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return the standings; before the end, as they would be if it ended now."""

    @abstractmethod
    def digest(self, state: S) -> str:
        """Return 16 hex digits of blake2b over data hash and state, caches left out."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """Return the number of the round being played, from 1; for status and save lists."""

    # ------------------------------------------------------------ for contracts and tables
    @abstractmethod
    def census(self, state: S) -> tuple[int, ...]:
        """Return a count for each kind of component, every place it can be in added up.

        It is the same after every action of a game: what leaves the game is counted too.
        """

    @abstractmethod
    def vocabulary(self) -> Sequence[A]:
        """Return every prebuilt action the game knows, legal now or not, in a fixed order."""

    @abstractmethod
    def encode(self, action: A) -> dict[str, Any]:
        """Return an action as JSON: ``kind`` and its fields, ids only."""

    @abstractmethod
    def decode(self, data: dict[str, Any]) -> A:
        """Return the prebuilt action that ``encode`` wrote; ValueError says what is wrong."""


AnyRules: TypeAlias = Rules[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Everything the house knows of a game before it is opened.

    ``load`` builds rules from a data file, or from the game's own if None is given.
    ``brain`` gives the bots' knowledge of the game. ``phases`` name the parts of a turn for
    the status bar. ``minutes`` is a rough playing time; ``order`` the place on the title.
    ``daily`` gives the deal of the day, where a game has one: from a date to a seed.
    """

    slug: str
    title: str
    blurb: Text
    tagline: Text
    min_players: int
    max_players: int
    minutes: int
    version: int
    load: Callable[[Path | None], AnyRules]
    brain: Callable[[AnyRules], Brain]
    phases: tuple[Text, ...]
    levels: tuple[str, ...] = ("easy", "normal", "hard")
    options: tuple[OptionSpec, ...] = ()
    order: int = 100
    notice: Text | None = None
    daily: Callable[[date], int] | None = None

    @property
    def seats(self) -> range:
        """The numbers of players it can be played with."""
        return range(self.min_players, self.max_players + 1)
