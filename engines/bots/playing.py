"""One game between bots, each of them shown its own view only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any, TypeAlias

from engines.bots.foresight import FORESIGHT, Prophet
from engines.bots.levels import decide
from engines.catalogue import game
from engines.core.bot import Brain
from engines.core.rng import seeded
from engines.core.rules import AnyRules, GameSpec
from engines.core.solo import SoloBrain
from engines.core.types import NOBODY, Action, Seat, Setup

Bot: TypeAlias = Callable[[Any, Seat, int], Action]
"""From the state, the seat and a seed to an action; all but the prophet look at the view only."""

DECISION_BOUND = 100_000
"""Decisions after which a game is taken to never end; an error in its rules."""

_DEAL = 1
_BOT = 2


@dataclass(slots=True)
class GameRecord:
    """What came of one game, seat by seat.

    ``shares`` add up to 1 over the winners. ``milliseconds`` holds for each seat the time of
    each decision that had a choice, ``turns`` the times of all its decisions up to the next
    seat's. ``figures`` are the game's own (``Brain.figures``).
    """

    levels: tuple[str, ...]
    scores: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    decisions: int = 0
    milliseconds: tuple[list[float], ...] = ()
    turns: tuple[list[float], ...] = ()
    figures: dict[str, float] = field(default_factory=dict)


@cache
def opened(slug: str) -> tuple[GameSpec, AnyRules, Brain]:
    """Return a game's spec, rules and brain, built once a process."""
    spec = game(slug)
    rules = spec.load(None)
    return spec, rules, spec.brain(rules)


def play_one(slug: str, seats: tuple[str, ...], seed: int, number: int) -> GameRecord:
    """Play game ``number`` of a series: deal ``number // seats``, rotation ``number % seats``.

    The record is equal in every process but for the times. RuntimeError if the game never ends.
    """
    spec, rules, brain = opened(slug)
    deal, turned = divmod(number, len(seats))
    levels = seats[turned:] + seats[:turned]
    record = GameRecord(levels, milliseconds=_lists(levels), turns=_lists(levels))
    state = rules.new(Setup(len(levels)), seeded(seed, _DEAL, deal))
    bots = [_bot(spec, rules, brain, level) for level in levels]
    before = NOBODY
    while (seat := rules.to_act(state)) != NOBODY:
        if seat != before:
            record.turns[seat].append(0.0)
            before = seat
        choice = len(rules.legal(state)) > 1
        started = perf_counter()
        action = bots[seat](state, seat, seeded(seed, _BOT, number, record.decisions))
        took = (perf_counter() - started) * 1000
        record.turns[seat][-1] += took
        if choice:
            record.milliseconds[seat].append(took)
        rules.apply(state, action)
        record.decisions += 1
        if record.decisions > DECISION_BOUND:
            raise RuntimeError(f"{slug} did not end within {DECISION_BOUND} decisions")
    _close(record, rules, brain, state)
    return record


def _lists(levels: tuple[str, ...]) -> tuple[list[float], ...]:
    return tuple([] for _ in levels)


def _bot(spec: GameSpec, rules: AnyRules, brain: Brain, level: str) -> Bot:
    """Return a bot that decides from the view, or the prophet of a game for one."""
    if level == FORESIGHT and isinstance(brain, SoloBrain):
        return Prophet(rules, brain).decide

    def decide_from_view(state: Any, seat: Seat, of_bot: int) -> Action:
        return decide(spec, rules, brain, rules.view(state, seat), level, of_bot)

    return decide_from_view


def _close(record: GameRecord, rules: AnyRules, brain: Brain, state: object) -> None:
    winners = rules.outcome(state).winners
    record.scores = tuple(rules.scores(state))
    record.shares = tuple(
        1 / len(winners) if seat in winners else 0.0 for seat in range(len(record.levels))
    )
    record.figures = dict(brain.figures(state))
