"""How bots think: stepwise searches over views, with a budget and a best answer at any time.

A game gives its knowledge as a ``Brain``; the searches themselves live in ``engines.bots`` and
know no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engines.core.rng import Dice
from engines.core.types import Action, Text

RANDOM_LEVEL = "random"
"""A level every game has: a uniform choice among the legal actions."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How one level of one game thinks.

    ``method`` names a search of ``engines.bots``: ``uniform``, ``greedy``, ``flat``,
    ``ismcts`` or ``solo``. ``iterations`` set the strength and are the same on every machine;
    ``seconds`` only cap one decision. ``blunder`` is the share of decisions taken at random
    (easy levels). ``depth`` bounds a roll-out in decisions (0: to the end), after which the
    brain's value stands in. ``knobs`` are the method's own numbers.
    """

    method: str
    iterations: int = 1
    seconds: float = 1.0
    blunder: float = 0.0
    depth: int = 0
    knobs: tuple[tuple[str, float], ...] = ()

    def knob(self, name: str, default: float) -> float:
        """Return one of the method's own numbers, or the default."""
        return dict(self.knobs).get(name, default)


@dataclass(frozen=True, slots=True)
class Judged:
    """One action as the search sees it; a higher value is better for the deciding seat."""

    action: Action
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search has found: actions best first, progress 0..1, the reason in words.

    ``equal`` lists further actions that are about as good as the best.
    """

    best: Action
    judged: tuple[Judged, ...]
    progress: float
    reason: Text | None = None
    equal: tuple[Action, ...] = ()


class Search(Protocol):
    """A decision being thought about; one implementation for worker, arena and hint."""

    def step(self, iterations: int) -> bool:
        """Think for some iterations; False once more thinking cannot help."""
        ...

    def best(self) -> Action:
        """Return the best action so far; legal from the very first moment."""
        ...

    def thought(self) -> Thought:
        """Return everything found so far."""
        ...


class Brain(ABC):
    """A game's knowledge for its bots; built once for a rules object, changes nothing.

    Its states are sampled from views, so it cannot peek.
    """

    @abstractmethod
    def plan(self, level: str) -> Plan:
        """Return how a level thinks; ValueError for a level the game lacks."""

    @abstractmethod
    def value(self, state: Any) -> Sequence[float]:
        """Return for each seat how well it stands, 0 (lost) to 1 (won); exact at the end."""

    @abstractmethod
    def policy(self, state: Any, legal: Sequence[Any], dice: Dice) -> Any:
        """Return a sensible quick choice, as roll-outs use it."""

    def settled(self, state: Any) -> bool:
        """Return whether ``value`` can judge a state; in the midst of an act it may not.

        A roll-out cut by depth goes on to the next settled state. Always true by default.
        """
        return True

    def prune(self, state: Any, legal: Sequence[Any]) -> Sequence[Any]:
        """Return the actions worth a search, never none; all by default."""
        return legal

    def reason(self, view: Any, action: Action) -> Text | None:
        """Return in one sentence why an action is good; None where there is nothing to say."""
        return None

    def figures(self, state: Any) -> Mapping[str, float]:
        """Return figures of a finished game for the arena (robberies, hands); none by default."""
        return {}
