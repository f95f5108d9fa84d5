"""What is said of a game of Rock'n Rodeo before and after it."""

from __future__ import annotations

import pytest

from engines.catalogue import game
from game.scenes.new_game.draft import Draft
from game.scenes.saved import length_words
from game.words import Words


@pytest.mark.parametrize(
    ("version", "shown", "played"), [("beginner", "two", 2), ("full", "three", 3)]
)
def test_the_length_shown_is_the_length_played(version: str, shown: str, played: int) -> None:
    spec = game("rodeo")
    draft = Draft.of(spec, "Mara")
    draft.options["version"] = version
    length = next(option for option in spec.options if option.id == "seasons")
    assert draft.value_of(length) == shown
    assert draft.deal().state.seasons == played


def test_a_game_is_counted_in_seasons() -> None:
    assert Words()(length_words("rodeo", 3)) == "3 seasons"
    assert Words()(length_words("a game this app lacks", 1)) == "1 round"
