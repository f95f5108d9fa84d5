"""Any change of a rule shows as a number; a change on purpose is recorded by command only."""

from __future__ import annotations

import pytest

from engines.catalogue import game, games
from tests.counts.counting import FOLDER, counts_to, position, stored

HINT = "if the rules were changed on purpose: python -m tests.counts.record"


@pytest.mark.parametrize("slug", tuple(games()))
def test_the_number_of_action_sequences(slug: str) -> None:
    rules = game(slug).load(None)
    for count in stored(slug):
        state = position(rules, count.players, count.seed, count.after)
        assert counts_to(rules, state, len(count.counts)) == count.counts, HINT


def test_every_game_is_counted_with_every_number_of_players() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(games())
    for slug, spec in games().items():
        assert {count.players for count in stored(slug)} == set(spec.seats)
        assert any(count.after for count in stored(slug))
        assert all(max(count.counts) > 1 for count in stored(slug) if not count.after)
