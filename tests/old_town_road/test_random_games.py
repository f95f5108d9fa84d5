"""Random games to the end: nothing is lost, nothing stands still."""

from __future__ import annotations

import pytest

from engines.core.rng import Dice
from engines.core.types import NOBODY, Setup
from tests.old_town_road.table import rules

ONCE_EACH = (1,) * 28


def run(games: int) -> list[int]:
    scores = []
    for seed in range(games):
        dice = Dice(seed, 4)
        state = rules().new(Setup(1), seed)
        assert rules().census(state) == ONCE_EACH
        for _ in range(100):
            if rules().to_act(state) == NOBODY:
                break
            legal = rules().legal(state)
            rules().apply(state, legal[dice.below(len(legal))])
            assert rules().census(state) == ONCE_EACH
        assert rules().to_act(state) == NOBODY
        assert len(state.pile) == 28
        scores.append(rules().scores(state)[0])
    return scores


def test_a_thousand_random_games_end_with_every_card_in_one_place() -> None:
    scores = run(1000)
    assert 9 <= sum(scores) / len(scores) <= 14


@pytest.mark.slow
def test_ten_thousand_random_games() -> None:
    run(10_000)
