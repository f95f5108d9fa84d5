"""States: the same seed gives the same game, earlier ones never change, nothing gets lost."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from engines.catalogue import game, games
from engines.core.types import NOBODY, Event, Setup
from tests.contracts.cases import (
    CASES,
    Case,
    every_case,
    every_game,
    moments,
    playout,
    rules_of,
)
from tests.contracts.transcript import transcript


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    assert transcript(case, 11) == transcript(case, 11)
    assert transcript(case, 11) != transcript(case, 12)


@every_game
def test_the_same_seed_gives_the_same_game_in_another_process(slug: str) -> None:
    spec = game(slug)
    case = Case(slug, Setup(spec.max_players))
    here = transcript(case, 5)
    for hash_seed in ("1", "4242"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.contracts.transcript", slug, str(spec.max_players), "5"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


@every_case
def test_no_earlier_state_ever_changes(case: Case) -> None:
    rules = case.rules
    kept: list[tuple[Any, str]] = []
    state = rules.new(case.setup, 3)
    for _, action in playout(case, 3):
        kept.append((state, rules.digest(state)))
        if action is None:
            break
        state = rules.copy(state)
        rules.apply(state, action)
    for earlier, digest in kept:
        assert rules.digest(earlier) == digest


@every_case
def test_a_copy_is_played_on_alike(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 4, 40):
        one, two = rules.copy(state), rules.copy(state)
        assert rules.digest(one) == rules.digest(state)
        if action is not None:
            rules.apply(one, action)
            events: list[Event] = []
            rules.apply(two, action, events.append)
            assert rules.digest(one) == rules.digest(two), "with events it goes another way"
            assert rules.digest(one) != rules.digest(state)


@every_case
def test_components_are_conserved(case: Case) -> None:
    rules = case.rules
    for seed in range(5):
        dealt = rules.census(rules.new(case.setup, seed))
        assert any(dealt)
        for state, _ in playout(case, seed):
            assert rules.census(state) == dealt


@every_case
def test_somebody_can_act_until_the_end(case: Case) -> None:
    rules = case.rules
    rounds = 1
    for state, action in playout(case, 6):
        seat = rules.to_act(state)
        assert (seat == NOBODY) == (action is None)
        assert bool(rules.legal(state)) == (action is not None)
        assert seat in range(case.setup.players) or action is None
        assert len(rules.scores(state)) == case.setup.players
        assert rules.round_of(state) in (rounds, rounds + 1)
        rounds = rules.round_of(state)


@every_game
def test_a_wrong_setup_is_refused(slug: str) -> None:
    spec = game(slug)
    rules = rules_of(slug)
    for players in (0, spec.min_players - 1, spec.max_players + 1):
        with pytest.raises(ValueError, match=r"."):
            rules.new(Setup(players), 1)
    with pytest.raises(ValueError, match=r"."):
        rules.new(Setup(spec.min_players, (("no_such_option", "yes"),)), 1)
    for option in spec.options:
        with pytest.raises(ValueError, match=r"."):
            rules.new(Setup(spec.min_players, ((option.id, "no such value"),)), 1)


def test_the_catalogue_is_covered() -> None:
    assert {case.slug for case in CASES} == set(games())
    assert games(), "no game was found"
