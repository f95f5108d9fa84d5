"""What the bots promise for every title of the catalogue; nothing here names one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.bots.base import Deliberation
from engines.bots.levels import METHODS, decide
from engines.bots.playing import opened
from engines.catalogue import games
from engines.core.bot import RANDOM_LEVEL
from engines.core.rng import Dice
from engines.core.types import NOBODY, Setup

FEW = 24
"""Iterations of a plan here: enough to use every part of a search."""

MOST = 8
"""States looked at in one game."""

CASES = [
    pytest.param(slug, players, id=f"{slug}-{players}")
    for slug, spec in games().items()
    for players in spec.seats
]
LEVELS = [
    pytest.param(slug, level, id=f"{slug}-{level}")
    for slug, spec in games().items()
    for level in (RANDOM_LEVEL, *spec.levels)
]


def choices(slug: str, players: int, seed: int, every: int) -> Iterator[Any]:
    """Play sensibly; yield a copy of every few states in which there is a choice."""
    _, rules, brain = opened(slug)
    state = rules.new(Setup(players), seed)
    dice = Dice(seed)
    met = 0
    while rules.to_act(state) != NOBODY and met < MOST * every:
        legal = rules.legal(state)
        if len(legal) > 1:
            met += 1
            if met % every == 0:
                yield rules.copy(state)
        rules.apply(state, brain.policy(state, legal, dice) if len(legal) > 1 else legal[0])


def short(slug: str, level: str, view: Any, seed: int) -> Deliberation:
    """Return a level's search with few iterations and no clock."""
    _, rules, brain = opened(slug)
    plan = brain.plan(level)
    plan = replace(plan, iterations=min(FEW, plan.iterations), seconds=600.0)
    return METHODS[plan.method](rules, brain, view, plan, seed)


def answer(thinking: Deliberation) -> Any:
    while thinking.step(8):
        pass
    return thinking.best()


@pytest.mark.parametrize(("slug", "level"), LEVELS)
def test_bots_decide_the_same_whatever_is_hidden(slug: str, level: str) -> None:
    """Full states that fit a view are set up, looked at again, and lead to the same decision."""
    spec, rules, _ = opened(slug)
    for number, state in enumerate(choices(slug, spec.max_players, 5, every=9)):
        seat = rules.to_act(state)
        view = rules.view(state, seat)
        found = short(slug, level, view, number)
        decided = answer(found)
        for other in range(2):
            permuted = rules.sampler(view)(1000 + other)
            again = short(slug, level, rules.view(permuted, seat), number)
            assert answer(again) == decided
            assert again.thought() == found.thought()


@pytest.mark.parametrize(("slug", "level"), LEVELS)
def test_the_best_so_far_is_always_legal(slug: str, level: str) -> None:
    spec, rules, _ = opened(slug)
    for state in choices(slug, spec.min_players, 6, every=7):
        legal = rules.legal(state)
        thinking = short(slug, level, rules.view(state, rules.to_act(state)), 1)
        assert thinking.best() in legal
        while thinking.step(1):
            assert thinking.best() in legal
        thought = thinking.thought()
        assert thought.best in legal
        assert set(thought.equal) <= set(legal) - {thought.best}
        assert thought.judged[0].action == thought.best


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_games_between_the_strongest_end(slug: str, players: int) -> None:
    """Strong bots must not wait for each other for ever: the strongest search, shortened."""
    spec, rules, _ = opened(slug)
    state = rules.new(Setup(players), 77)
    decisions = 0
    while (seat := rules.to_act(state)) != NOBODY:
        view = rules.view(state, seat)
        rules.apply(state, answer(short(slug, spec.levels[-1], view, decisions)))
        decisions += 1
        assert decisions < 2000
    assert rules.outcome(state).winners


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_games_between_the_weakest_end(slug: str, players: int) -> None:
    spec, rules, brain = opened(slug)
    for seed in range(5):
        state = rules.new(Setup(players), seed)
        decisions = 0
        while (seat := rules.to_act(state)) != NOBODY:
            view = rules.view(state, seat)
            level = spec.levels[0]
            rules.apply(state, decide(spec, rules, brain, view, level, decisions))
            decisions += 1
            assert decisions < 2000
