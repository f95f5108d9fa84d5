"""The window's benchmark: its figures and its command line."""

from __future__ import annotations

import pytest

from game.bench import parse, spread, table_figures


def test_a_spread_names_the_percentiles() -> None:
    found = spread([float(n) for n in range(1, 101)])
    assert (found["p50"], found["p95"], found["p99"], found["max"]) == (51, 96, 100, 100)
    assert spread([]) == {"p50": 0, "p95": 0, "p99": 0, "max": 0, "n": 0}


def test_a_table_is_drawn_while_bots_play() -> None:
    found = table_figures("on_the_road", (1280, 720), 3)
    assert found["draw_ms"]["n"] > 0
    assert found["draw_ms"]["p50"] > 0


@pytest.mark.parametrize(
    "words", [["--seconds", "0"], ["--seconds", "soon"], ["--game", "chess"], ["--loud"]]
)
def test_bad_words_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        parse(words)
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("game.bench: ")
    assert said.count("\n") == 1
