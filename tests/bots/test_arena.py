"""The arena's command line, and that its games do not depend on who runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from engines.bots.arena import main, run
from engines.bots.playing import GameRecord
from engines.catalogue import games

DUEL = next(spec for spec in games().values() if 2 in spec.seats)
PAIR = f"{DUEL.levels[0]},random"


def timeless(record: GameRecord) -> GameRecord:
    return replace(record, milliseconds=(), turns=())


def test_one_json_object_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([DUEL.slug, "--seats", PAIR, "--games", "6", "--seed", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert set(found["levels"]) == {DUEL.levels[0], "random"}
    for level in found["levels"].values():
        assert set(level) == {"wins", "win_rate", "ci95", "decision_ms", "turn_ms"}
        low, high = level["ci95"]
        assert 0.0 <= low <= level["win_rate"] <= high <= 1.0
        assert set(level["decision_ms"]) == set(level["turn_ms"]) == {"p50", "p99", "max"}
        assert level["turn_ms"]["max"] >= level["decision_ms"]["max"]
    assert sum(level["wins"] for level in found["levels"].values()) == pytest.approx(6)


def test_without_json_people_can_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    main([DUEL.slug, "--seats", PAIR, "--games", "2"])
    shown = capsys.readouterr().out
    assert shown.startswith("games: 2")
    assert "random" in shown


def test_every_deal_is_played_in_every_rotation() -> None:
    """Four games of two seats are two deals, each with the seats exchanged."""
    records = run(DUEL.slug, PAIR.split(","), 4, 9)
    first, second = PAIR.split(",")
    assert [r.levels for r in records] == [(first, second), (second, first)] * 2


def test_another_process_plays_the_same_games() -> None:
    alone = run(DUEL.slug, PAIR.split(","), 4, 9)
    together = run(DUEL.slug, PAIR.split(","), 4, 9, jobs=2)
    assert [timeless(r) for r in alone] == [timeless(r) for r in together]


def test_another_seed_plays_others() -> None:
    one = run(DUEL.slug, PAIR.split(","), 4, 9)
    other = run(DUEL.slug, PAIR.split(","), 4, 10)
    assert [timeless(r) for r in one] != [timeless(r) for r in other]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--seats", "easy,easy"], "no game 'chess'"),
        ([DUEL.slug], "--seats"),
        ([DUEL.slug, "--seats", ",".join(["random"] * 9)], "not by 9"),
        ([DUEL.slug, "--seats", "random,godlike"], "no level 'godlike'"),
        ([DUEL.slug, "--seats", PAIR, "--games", "0"], "--games"),
        ([DUEL.slug, "--seats", PAIR, "--games", "many"], "--games"),
        ([DUEL.slug, "--seats", PAIR, "--jobs", "0"], "--jobs"),
        ([DUEL.slug, "--seats", PAIR, "--wibble"], "--wibble"),
    ],
)
def test_bad_arguments_are_told_in_one_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert told in shown.err


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "engines.bots.arena", DUEL.slug, "--seats", PAIR, "--games=1"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("games: 1")
