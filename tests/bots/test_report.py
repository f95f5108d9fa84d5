"""From game records to figures."""

from __future__ import annotations

from engines.bots.playing import GameRecord
from engines.bots.report import readable, report, wilson


def record(levels: tuple[str, ...], *shares: float, score: int = 0) -> GameRecord:
    times = tuple([float(seat + 1)] for seat in range(len(levels)))
    figures = {"robberies": 2.0 * score}
    return GameRecord(levels, (score,) * len(levels), shares, 9, times, times, figures)


def test_wins_follow_the_level_through_the_rotation() -> None:
    records = [
        record(("hard", "easy"), 1.0, 0.0),
        record(("easy", "hard"), 0.0, 1.0),
        record(("hard", "easy"), 0.5, 0.5),
        record(("easy", "hard"), 1.0, 0.0),
    ]
    found = report(records)
    assert found["games"] == 4
    assert found["levels"]["hard"]["wins"] == 2.5
    assert found["levels"]["easy"]["wins"] == 1.5
    assert found["levels"]["hard"]["win_rate"] == 0.625
    assert found["levels"]["hard"]["ci95"] == [round(x, 4) for x in wilson(2.5, 4)]
    assert found["levels"]["hard"]["decision_ms"] == {"p50": 2.0, "p99": 2.0, "max": 2.0}


def test_a_level_in_two_seats_is_measured_by_the_seat() -> None:
    found = report([record(("hard", "easy", "easy"), 0.0, 0.0, 1.0)])["levels"]
    assert found["easy"]["win_rate"] == 0.5
    assert found["hard"]["win_rate"] == 0.0


def test_a_game_for_one_is_measured_by_its_score() -> None:
    found = report([record(("hard",), 1.0, score=score) for score in (40, 50, 60)])
    assert found["games"] == 3
    assert found["level"] == "hard"
    assert (found["mean"], found["sd"], found["min"], found["max"]) == (50.0, 10.0, 40, 60)
    assert found["robberies"] == 100.0
    assert found["decision_ms"]["max"] == 1.0


def test_both_kinds_read_as_tables() -> None:
    duel = readable(report([record(("hard", "easy"), 1.0, 0.0)]))
    assert "hard" in duel
    assert "100.0%" in duel
    assert "mean         40.0" in readable(report([record(("hard",), 1.0, score=40)]))
