"""A recorded game for each number of players and option reads as it did, in both languages."""

from __future__ import annotations

import json

import pytest

from tests.rodeo.desk import rules
from tests.rodeo.reports import FOLDER, SETUPS, dealt, told

HINT = "if it was changed on purpose: python -m tests.rodeo.reports"


@pytest.mark.parametrize("name", SETUPS)
def test_the_report_reads_as_recorded(name: str) -> None:
    stored = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    match = dealt(name)
    for action in stored["actions"]:
        match.play(rules().decode(action))
    assert match.over
    log = told(match)
    assert log["en"] == stored["en"], HINT
    assert log["de"] == stored["de"], HINT
    assert len(log["en"]) == len(log["de"])


def test_german_says_everything_in_german() -> None:
    for name in SETUPS:
        stored = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        same = [e for e, d in zip(stored["en"], stored["de"], strict=True) if e == d]
        assert not [line for line in same if not line.startswith("Chaos")]
