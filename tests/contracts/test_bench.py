"""The benchmark's command: its figures, its JSON, and what it says to a bad command line."""

from __future__ import annotations

import json

import pytest

from engines import bench
from engines.catalogue import games


def test_every_game_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "REPEATS", 1)
    assert bench.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["calibration"] > 0
    assert list(found["games"]) == list(games())
    names = {"decisions_per_s", "games_per_s", "copies_per_s", "views_per_s"}
    for figures in found["games"].values():
        assert set(figures) == names
        assert all(rate > 0 for rate in figures.values())


def test_one_game_can_be_measured_for_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    slug = next(iter(games()))
    assert bench.main(["--game", slug]) == 0
    printed = capsys.readouterr().out
    assert slug in printed
    assert "of calibration" in printed


@pytest.mark.parametrize("line", [["--game", "chess"], ["--fast"], ["--game"]])
def test_a_bad_command_line_gets_one_sentence(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        bench.main(line)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("engines.bench: ")
