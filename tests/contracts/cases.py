"""What the contracts are run for: every game, every number of players, every option's value.

Nothing here or in the tests names a game: the catalogue does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from engines.catalogue import game, games
from engines.core.bot import Brain
from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.rules import AnyRules, GameSpec
from engines.core.types import NOBODY, Event, Seat, Setup

BOUND = 20_000
"""More decisions than any game can take; a random game beyond it does not end."""


@dataclass(frozen=True)
class Case:
    """A game with a setup it can be dealt from."""

    slug: str
    setup: Setup

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.setup.options)
        return f"{self.slug}-{self.setup.players}" + (f"-{options}" if options else "")

    @property
    def spec(self) -> GameSpec:
        return game(self.slug)

    @property
    def rules(self) -> AnyRules:
        return rules_of(self.slug)

    def match(self, seed: int) -> Match:
        players = [Player(f"Player {seat + 1}") for seat in range(self.setup.players)]
        return Match.deal(self.spec, self.setup, seed, players, self.rules)

    def seats(self) -> tuple[Seat | None, ...]:
        """Every seat, and the public."""
        return (*range(self.setup.players), None)


@cache
def rules_of(slug: str) -> AnyRules:
    return game(slug).load(None)


@cache
def brain_of(slug: str) -> Brain:
    return game(slug).brain(rules_of(slug))


def setups(spec: GameSpec) -> Iterator[Setup]:
    """Yield the plain setup for every number of players, then each option's other values."""
    for players in spec.seats:
        yield Setup(players)
    numbers = list(spec.seats)
    for turn, option in enumerate(spec.options):
        needed = () if option.needs is None else (option.needs,)
        for value in option.values:
            if value != option.default:
                players = numbers[turn % len(numbers)]
                yield Setup(players, tuple(sorted((*needed, (option.id, value)))))


CASES = tuple(Case(slug, setup) for slug, spec in games().items() for setup in setups(spec))
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("slug", tuple(games()))


def playout(case: Case, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play at random on the hot path: yield each state with the action about to be played.

    The state is the one being played on, not a copy; the last pair is the end, with None.
    """
    rules = case.rules
    state = rules.new(case.setup, seed)
    dice = Dice(seed, case.setup.players)
    for _ in range(BOUND):
        if rules.to_act(state) == NOBODY:
            yield state, None
            return
        options = rules.legal(state)
        action = options[dice.below(len(options))]
        yield state, action
        rules.apply(state, action)
    pytest.fail(f"{case}, seed {seed}: no end after {BOUND} decisions")


@cache
def moments(case: Case, seed: int, number: int) -> tuple[tuple[Any, Any], ...]:
    """Return about so many states of a random game, evenly spread, the end always among them.

    Each comes with the action played there. They are shared: copy before changing one.
    """
    length = sum(1 for _ in playout(case, seed))
    step = max(1, length // number)
    return tuple(
        (case.rules.copy(state), action)
        for at, (state, action) in enumerate(playout(case, seed))
        if at % step == 0 or action is None
    )


def events_of(case: Case, state: Any, action: Any) -> tuple[list[Event], Any]:
    """Play an action on a copy; return its events and the state after it."""
    after = case.rules.copy(state)
    events: list[Event] = []
    case.rules.apply(after, action, events.append)
    return events, after
