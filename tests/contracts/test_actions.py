"""Actions: every legal one applies, every other is refused with a reason; they survive JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core.errors import IllegalAction, NotYourTurn
from engines.core.match import Match, Played
from engines.core.rng import Dice
from engines.core.types import NOBODY
from tests.contracts.cases import Case, every_case, every_game, moments, rules_of
from tests.contracts.words import check

TRIED = 40
"""How many illegal actions of the vocabulary are tried at one moment."""


def some_illegal(case: Case, state: Any, dice: Dice) -> list[Any]:
    """Return illegal actions: those of a kind that is legal now first, then any."""
    legal = case.rules.legal(state)
    kinds = {action.kind for action in legal}
    others = [a for a in case.rules.vocabulary() if a not in legal]
    near = [a for a in others if a.kind in kinds]
    far = [a for a in others if a.kind not in kinds]
    picked = [pool[dice.below(len(pool))] for pool in (near, far) if pool for _ in range(TRIED)]
    return list(dict.fromkeys(picked))


@every_case
def test_every_legal_action_applies(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 21, 25):
        census = rules.census(state)
        for action in rules.legal(state):
            after = rules.copy(state)
            rules.apply(after, action)
            assert rules.census(after) == census
            assert rules.digest(after) != rules.digest(state)


@every_case
def test_legal_actions_are_prebuilt_and_differ(case: Case) -> None:
    known = {id(action) for action in case.rules.vocabulary()}
    for state, _ in moments(case, 22, 60):
        legal = case.rules.legal(state)
        assert len(set(legal)) == len(legal) <= 64
        assert all(id(action) in known for action in legal)
        assert set(case.rules.choices(state)) <= set(legal)
        assert bool(case.rules.choices(state)) == bool(legal)


@every_case
def test_every_other_action_is_refused_with_a_reason(case: Case) -> None:
    rules = case.rules
    dice = Dice(1)
    for state, action in moments(case, 23, 25):
        seat = rules.to_act(state)
        if seat == NOBODY:
            continue
        view = rules.view(state, seat)
        assert all(rules.why_not(view, legal) is None for legal in rules.legal(state))
        for other in some_illegal(case, state, dice):
            reason = rules.why_not(view, other)
            assert reason is not None, f"{other} instead of {action}"
            check(reason, case.setup.players)


@every_case
def test_the_border_refuses_and_changes_nothing(case: Case) -> None:
    match = case.match(24)
    dice = Dice(2)
    while not match.over and len(match.log) < 60:
        before = match.digest
        illegal = some_illegal(case, match.state, dice)[:3]
        for action in illegal:
            with pytest.raises(IllegalAction) as refused:
                match.play(action)
            assert refused.value.reason.id != "This is not possible now."
        legal = case.rules.legal(match.state)
        for seat in range(case.setup.players):
            if seat != match.to_act:
                with pytest.raises(NotYourTurn):
                    match.play(legal[0], seat)
        assert match.digest == before
        match.play(legal[dice.below(len(legal))])


@every_case
def test_nothing_can_be_played_after_the_end(case: Case) -> None:
    rules = case.rules
    state, _ = moments(case, 23, 25)[-1]
    match = case.match(1)
    match.state = rules.copy(state)
    for action in rules.vocabulary()[:5]:
        for seat in range(case.setup.players):
            assert match.why_not(action, seat) is not None
            assert rules.why_not(rules.view(state, seat), action) is not None
            with pytest.raises(NotYourTurn):
                match.play(action, seat)


@every_game
def test_actions_survive_json(slug: str) -> None:
    rules = rules_of(slug)
    vocabulary = rules.vocabulary()
    assert len(set(vocabulary)) == len(vocabulary)
    for action in vocabulary:
        data = rules.encode(action)
        assert data["kind"] == action.kind
        assert rules.decode(json.loads(json.dumps(data))) is action


@every_game
def test_unknown_actions_are_refused(slug: str) -> None:
    rules = rules_of(slug)
    known = rules.encode(rules.vocabulary()[0])
    for data in ({}, {"kind": "no such kind"}, {**known, "kind": 3}, {**known, "odd": [1]}):
        with pytest.raises(ValueError, match=r"."):
            rules.decode(data)


@every_case
def test_a_stored_game_replays(case: Case) -> None:
    match = case.match(25)
    dice = Dice(3)
    while not match.over and len(match.log) < 150:
        legal = case.rules.legal(match.state)
        match.play(legal[dice.below(len(legal))])
    played = [entry for entry in match.log if isinstance(entry, Played)]
    stored = json.dumps([(e.seat, case.rules.encode(e.action), e.digest) for e in played])
    again = Match.replay(case.match(25), [])
    for seat, action, digest in json.loads(stored):
        again.play(case.rules.decode(action), seat)
        assert again.digest == digest
    assert again.digest == match.digest
    assert Match.replay(case.match(25), match.log).digest == match.digest
