"""Recorded games play again exactly as they were: prompts, options, events, words, digests."""

from __future__ import annotations

import json

import pytest

from engines.catalogue import games
from tests.plays.playing import FOLDER, dealt, end, file_of, step

HINT = "if it was changed on purpose: python -m tests.plays.record"


@pytest.mark.parametrize("slug", tuple(games()))
def test_the_recorded_game_plays_again(slug: str) -> None:
    stored = json.loads(file_of(slug).read_text(encoding="utf-8"))
    match = dealt(slug, stored["players"], stored["seed"])
    for number, told in enumerate(stored["steps"]):
        played = step(match, match.rules.decode(told["action"]))
        assert json.loads(json.dumps(played)) == told, f"step {number}; {HINT}"
    assert match.over
    assert json.loads(json.dumps(end(match))) == stored["end"], HINT


def test_no_game_lacks_a_play() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(games())
