"""Whole games: random ones end, their outcomes are in order; bots find all they need."""

from __future__ import annotations

import pytest

from engines.catalogue import game
from engines.core.bot import RANDOM_LEVEL
from engines.core.rng import Dice
from engines.core.types import NOBODY, Setup
from tests.contracts.cases import (
    BOUND,
    Case,
    brain_of,
    every_case,
    every_game,
    moments,
    playout,
    rules_of,
)
from tests.contracts.words import check, check_outcome

GAMES = 10_000
BUDGET = 60_000
"""Decisions after which a normal run stops, the same on every machine."""


@every_case
def test_random_games_end(case: Case) -> None:
    decisions = games = 0
    while games < GAMES // 10 and decisions < BUDGET:
        decisions += sum(action is not None for _, action in playout(case, games))
        games += 1
    assert games >= 10


@pytest.mark.slow
@pytest.mark.timeout(3600)
@every_game
def test_ten_thousand_random_games_end_and_lose_nothing(slug: str) -> None:
    """With every number of players: no exception, an end, all components after every action."""
    rules = rules_of(slug)
    for players in game(slug).seats:
        for seed in range(GAMES):
            state = rules.new(Setup(players), seed)
            census, dice, decisions = rules.census(state), Dice(seed), 0
            while rules.to_act(state) != NOBODY:
                legal = rules.legal(state)
                rules.apply(state, legal[dice.below(len(legal))])
                assert rules.census(state) == census
                decisions += 1
            assert 0 < decisions < BOUND


@every_case
def test_outcomes_are_in_order(case: Case) -> None:
    rules = case.rules
    for seed in range(12):
        for state, action in moments(case, seed, 6):
            outcome = rules.outcome(state)
            check_outcome(outcome, case.setup.players)
            places = [standing.place for standing in outcome.standings]
            assert sorted(s.seat for s in outcome.standings) == list(range(case.setup.players))
            assert places == sorted(places)
            assert places[0] == 1
            assert all(place == 1 + sum(p < place for p in places) for place in places)
            assert outcome.winners
            for standing in outcome.standings:
                assert standing.total == rules.scores(state)[standing.seat]
                terms = [item.amount for item in standing.items]
                assert not terms or sum(terms) == standing.total
            groups = {tuple(item.group for item in s.items) for s in outcome.standings}
            assert len(groups) == 1
            assert rules.to_act(state) == NOBODY or action is not None


@every_case
def test_the_brain_knows_every_position(case: Case) -> None:
    rules, brain = case.rules, brain_of(case.slug)
    dice = Dice(81)
    for state, action in moments(case, 81, 40):
        digest = rules.digest(state)
        values = brain.value(state)
        assert len(values) == case.setup.players
        assert all(0.0 <= value <= 1.0 for value in values)
        if action is not None:
            legal = rules.legal(state)
            pruned = brain.prune(state, legal)
            assert pruned
            assert set(pruned) <= set(legal)
            assert brain.policy(state, legal, dice) in legal
            view = rules.view(state, rules.to_act(state))
            for option in legal:
                check(brain.reason(view, option), case.setup.players)
        assert rules.digest(state) == digest, "thinking changed the state"


@every_case
def test_the_brain_knows_who_won(case: Case) -> None:
    rules, brain = case.rules, brain_of(case.slug)
    for seed in range(12):
        state, _ = moments(case, seed, 6)[-1]
        values = brain.value(state)
        if case.setup.players > 1:
            best = max(values)
            ahead = tuple(seat for seat, value in enumerate(values) if value == best)
            assert ahead == tuple(sorted(rules.outcome(state).winners))


@every_game
def test_every_level_has_a_plan(slug: str) -> None:
    spec, brain = game(slug), brain_of(slug)
    for level in (*spec.levels, RANDOM_LEVEL):
        assert brain.plan(level).iterations >= 1
    with pytest.raises(ValueError, match=r"."):
        brain.plan("no such level")


@every_game
def test_the_game_introduces_itself(slug: str) -> None:
    spec = game(slug)
    assert spec.slug == slug
    assert spec.title.strip()
    assert 1 <= spec.min_players <= spec.max_players
    assert spec.phases
    for words in (spec.blurb, spec.tagline, *spec.phases):
        check(words, spec.max_players)
    for option in spec.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
        assert len(option.value_labels) in (0, len(option.values))
        for words in (option.label, option.help, *option.value_labels):
            check(words, spec.max_players)
    assert len(spec.load(None).data_hash) == 16
