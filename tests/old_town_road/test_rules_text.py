"""The rules people read, the rulings, and the tests belong together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.games import old_town_road

ROOT = Path(__file__).parents[2]
GAME = Path(old_town_road.__file__).parent
RULES = ROOT / "assets" / "old_town_road" / "rules"
NUMBERS = re.compile(r"^(\d+)\. ", re.MULTILINE)
HEADING = re.compile(r"^##+ .*\{#([\w-]+)\}$", re.MULTILINE)
RULING = re.compile(r"^> (?:ruling|Regelung) (\d+): \S", re.MULTILINE)


def rulings() -> set[int]:
    return {int(n) for n in NUMBERS.findall((GAME / "RULINGS.md").read_text(encoding="utf-8"))}


def test_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == set(range(1, max(rulings()) + 1))


def test_every_ruling_has_a_test() -> None:
    tests = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rulebook.py")
    )
    assert {int(n) for n in re.findall(r"def test_ruling_(\d+)_", tests)} == rulings()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ruling_stands_once_in_the_rules(language: str) -> None:
    source = (RULES / f"{language}.md").read_text(encoding="utf-8")
    assert sorted(map(int, RULING.findall(source))) == sorted(rulings())


def test_both_languages_have_the_same_chapters_and_blocks() -> None:
    english, german = (
        (RULES / f"{language}.md").read_text(encoding="utf-8") for language in ("en", "de")
    )
    assert HEADING.findall(english) == HEADING.findall(german)
    marks = [[line[:2] for line in source.splitlines()] for source in (english, german)]
    assert [mark in ("- ", "> ", "##") for mark in marks[0]] == [
        mark in ("- ", "> ", "##") for mark in marks[1]
    ]
    chapters = "goal cards setup journey shootout robbery getaway draw town score hands bonuses"
    assert set(chapters.split()) < set(HEADING.findall(english))


def test_rulings_cited_in_the_code_exist() -> None:
    cited = {
        int(number)
        for path in GAME.glob("*.py")
        for numbers in re.findall(r"rulings? ([\d, and-]+)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+", numbers)
    }
    assert cited
    assert cited <= rulings()
