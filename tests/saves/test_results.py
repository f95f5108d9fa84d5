"""Results: a game counts once, a damaged line spoils no other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from saves.cover import Cover
from saves.errors import StoreError
from saves.results import Result, Results
from tests.saves.party import dealt, play


def finished(seed: int = 5) -> Result:
    match = play(dealt(seed), 12)
    match.assists.hints = 1
    return Result.of(match, Cover.begin("party"))


def test_a_result_is_what_the_game_ended_with(tmp_path: Path) -> None:
    match = play(dealt(), 12)
    result = Result.of(match, Cover.begin("party"))
    assert result.scores == tuple(match.rules.scores(match.state))
    assert {s for s, place in enumerate(result.places) if place == 1} == set(match.outcome.winners)


def test_an_unfinished_game_has_none() -> None:
    with pytest.raises(ValueError, match="not over"):
        Result.of(play(dealt(), 3), Cover.begin("party"))


def test_results_come_back_in_order(tmp_path: Path) -> None:
    kept = Results(tmp_path / "new")
    assert kept.all() == []
    every = [finished(seed) for seed in range(4)]
    assert all(kept.add(result) for result in every)
    assert Results(tmp_path / "new").all() == every


def test_a_game_counts_once(tmp_path: Path) -> None:
    kept = Results(tmp_path)
    result = finished()
    assert kept.add(result)
    assert not kept.add(replace(result, scores=(9, 9, 9)))
    assert not Results(tmp_path).add(result)
    assert kept.all() == [result]


@pytest.mark.parametrize("torn", [b'{"result":1,"game":"x', b"\xff\xfe\n", b"[]\n", b"\n\n"])
def test_a_damaged_line_spoils_no_other(tmp_path: Path, torn: bytes) -> None:
    kept = Results(tmp_path)
    first, second = finished(1), finished(2)
    kept.add(first)
    with kept.path.open("ab") as file:
        file.write(torn)
    assert kept.all() == [first]
    assert kept.add(second)
    assert kept.all() == [first, second]
    assert torn.strip() in kept.path.read_bytes()


def test_two_apps_append_side_by_side(tmp_path: Path) -> None:
    one, other = Results(tmp_path), Results(tmp_path)
    first, second = finished(1), finished(2)
    one.add(first), other.add(second)
    assert one.all() == other.all() == [first, second]


def test_a_folder_that_will_not_do_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    blocked = Results(tmp_path / "taken")
    assert blocked.all() == []
    with pytest.raises(StoreError):
        blocked.add(finished())
