"""The figures in the app's own rules are those the game is played with."""

from __future__ import annotations

import re

import pytest

from engines.catalogue import game
from engines.games.rodeo.rules import RodeoRules
from game.scenes.rules.manual import read_manual
from game.tables.rodeo import TABLE
from game.words import ASSETS

NAMES = {
    "en": ("Mood", "Satisfied fans", "Dissatisfied fans", "Garbage", "Hygiene"),
    "de": ("Stimmung", "Zufriedene Fans", "Unzufriedene Fans", "Müll", "Hygiene"),
}
TERMS = ("mood", "satisfied", "dissatisfied", "garbage", "hygiene")
STEP = re.compile(r"(below|from|unter|ab) (\d+): (−?\d+)")


def _written(said: str) -> list[tuple[int, int]]:
    """Return the steps of a line: from which value on, how many points."""
    found = []
    for word, value, points in STEP.findall(said):
        start = -99 if word in ("below", "unter") else int(value)
        found.append((start, int(points.replace("−", "-"))))
    return found


@pytest.mark.parametrize("language", sorted(NAMES))
def test_the_table_of_points_is_the_games(language: str) -> None:
    rules = game("rodeo").load(None)
    assert isinstance(rules, RodeoRules)
    manual = read_manual(ASSETS / "rodeo" / "rules", language)
    assert manual is not None
    scoring = next(c for c in manual.chapters if c.id == "scoring")
    for term, name in zip(TERMS, NAMES[language], strict=True):
        line = next(b.words for b in scoring.blocks if b.words.startswith(f"{name}:"))
        rows = [(start, points) for start, points in rules.tables.data.boards.vp[term] if points]
        assert _written(line) == rows, line


def test_every_phase_leads_to_a_chapter() -> None:
    spec = game("rodeo")
    assert len(TABLE.chapters) == len(spec.phases)
    manual = read_manual(ASSETS / "rodeo" / "rules", "en")
    assert manual is not None
    assert {*TABLE.chapters} <= {chapter.id for chapter in manual.chapters}
