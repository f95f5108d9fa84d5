"""What is offered before a game of Rock'n Rodeo is dealt."""

from __future__ import annotations

import pytest

from engines.catalogue import game
from game.scenes.new_game.draft import Draft


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
