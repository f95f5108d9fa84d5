"""The component file: what it says, and that every fault in it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.errors import DataError
from engines.core.types import Setup
from engines.games.on_the_road.components import OWN_FILE, read
from engines.games.on_the_road.rules import load

SOURCE = OWN_FILE.read_text(encoding="utf-8")


def test_the_box_holds_what_the_rulebook_lists() -> None:
    data = read()
    assert sum(data.copies) == 50
    assert (data.values, data.copies) == ((1, 2, 3, 4, 5, 6), (9, 9, 8, 8, 8, 8))
    assert len(data.locations) == 27
    assert sum(data.tokens) == 33
    assert data.tickets == (1, 2, 3, 4)
    assert data.band * 4 == 80
    assert data.full == {2: 12, 3: 13, 4: 16}
    assert data.pink == {2: 6, 3: 7, 4: 9}


FAULTS = [
    ("format = 1", "format = 2", "format must be a whole number from 1 to 1"),
    ("hand = 3", "hand = 4", "cards: hand must be a whole number from 1 to 3"),
    ("value = 6", "value = 5", "cards: value lists a value twice"),
    ("count = 9", "count = 'nine'", "cards.value 1: count must be a whole number"),
    ("stretches = [7, 7, 7, 6]", "stretches = [7, 7]", "road: stretches must hold all 27"),
    ("stretches = [7, 7, 7, 6]", "stretches = 27", "road: stretches must be a list"),
    ("lake = 6\nforest = 6\nfield = 6\nvan = 3", "", "road.locations: lake must be"),
    ("pink = 9", "pink = true", "tokens: pink must be a whole number"),
    ("notes = [1, 2, 3, 4]", "notes = [1, 2]", "tickets: notes must list one ticket"),
    ("in_bag = 3", "in_bag = 21", "fans: in_bag must be a whole number from 0 to 20"),
    ("rounds = 100", "rounds = 0", "limits: rounds must be"),
    ("players = 3", "players = 2", "table: must have one row each for 2, 3 and 4"),
    ("[fans]", "[crowd]", "fans: is missing"),
    ("[cards]", "[cards", "file: is not TOML"),
]


@pytest.mark.parametrize(("good", "bad", "problem"), FAULTS, ids=[p for *_, p in FAULTS])
def test_a_fault_names_file_record_and_field(
    tmp_path: Path, good: str, bad: str, problem: str
) -> None:
    assert good in SOURCE
    path = tmp_path / "parts.toml"
    path.write_text(SOURCE.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(DataError) as found:
        read(path)
    assert str(found.value).startswith("parts.toml: ")
    assert problem in str(found.value)


def test_a_missing_file_is_a_data_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read(tmp_path / "nothing.toml")


def test_the_hash_is_of_the_meaning(tmp_path: Path) -> None:
    path = tmp_path / "parts.toml"
    path.write_text("# another comment\n" + SOURCE, encoding="utf-8")
    assert read(path).hash == read().hash
    path.write_text(SOURCE.replace("rounds = 100", "rounds = 90"), encoding="utf-8")
    assert read(path).hash != read().hash


def test_other_data_is_played(tmp_path: Path) -> None:
    """Better figures can replace the reconstructed ones without a change of code."""
    other = SOURCE.replace("value = 6", "value = 9").replace("band = 20", "band = 12")
    path = tmp_path / "parts.toml"
    path.write_text(other, encoding="utf-8")
    rules = load(path)
    state = rules.new(Setup(2), 4)
    assert state.home == [9, 9]
    while rules.to_act(state) >= 0:
        rules.apply(state, rules.legal(state)[-1])
    assert state.ending
