"""Positions with one clearly right or clearly silly choice: the hard level must see it."""

from __future__ import annotations

import pytest

from engines.games.rodeo.tables import PASS
from tests.rodeo import positions_booking, positions_days
from tests.rodeo.desk import Desk, rules
from tests.rodeo.thinking import POSITIONS, choice


def test_there_are_positions_enough() -> None:
    assert positions_booking and positions_days
    assert len(POSITIONS) >= 30
    assert len({found.__name__ for found in POSITIONS}) == len(POSITIONS)


def test_hard_sees_what_is_clearly_right_or_silly() -> None:
    wrong = [found.__name__ for found in POSITIONS if not found()]
    assert len(wrong) <= 0.05 * len(POSITIONS), wrong


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_plays_from_its_view(level: str) -> None:
    desk = Desk(3)
    for _ in range(12):
        action = choice(desk, level)
        assert action in desk.options
        desk.act(action)
    assert PASS in rules().vocabulary()
