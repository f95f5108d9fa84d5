"""From game records to the arena's figures: win rates with their intervals, scores, times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from engines.bots.playing import GameRecord

_Z = 1.959964
"""Standard errors of a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a win rate; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, _Z * _Z
    middle = rate + z2 / (2 * games)
    reach = _Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def times(values: Sequence[float]) -> dict[str, float]:
    """Return median, 99th percentile and maximum of decision times in milliseconds."""
    return {
        "p50": round(percentile(values, 0.50), 2),
        "p99": round(percentile(values, 0.99), 2),
        "max": round(max(values, default=0.0), 2),
    }


def duel_report(records: Sequence[GameRecord]) -> dict[str, Any]:
    """Return ``games`` and, for each level, wins, win rate, interval, and times of
    decisions and turns.

    ``wins`` counts shared wins as fractions; the rate is per seat of the level, so that with
    two seats of one level and one of another all three are measured alike.
    """
    levels: dict[str, Any] = {}
    for level in sorted({level for record in records for level in record.levels}):
        places = [(r, seat) for r in records for seat, at in enumerate(r.levels) if at == level]
        wins = sum(record.shares[seat] for record, seat in places)
        spent = [ms for record, seat in places for ms in record.milliseconds[seat]]
        levels[level] = {
            "wins": round(wins, 4),
            "win_rate": round(wins / len(places), 4),
            "ci95": [round(bound, 4) for bound in wilson(wins, len(places))],
            "decision_ms": times(spent),
            "turn_ms": times([ms for record, seat in places for ms in record.turns[seat]]),
        }
    return {"games": len(records), "levels": levels}


def solo_report(records: Sequence[GameRecord]) -> dict[str, Any]:
    """Return the scores of a game for one: mean, deviation, least, most, and the game's figures."""
    scores = [record.scores[0] for record in records]
    n = len(scores)
    mean = sum(scores) / n
    spread = sqrt(sum((s - mean) ** 2 for s in scores) / (n - 1)) if n > 1 else 0.0
    names = sorted({name for record in records for name in record.figures})
    figures = {m: round(sum(r.figures.get(m, 0.0) for r in records) / n, 3) for m in names}
    return {
        "games": n,
        "level": records[0].levels[0],
        "mean": round(mean, 3),
        "sd": round(spread, 3),
        "min": min(scores),
        "max": max(scores),
        "decision_ms": times([ms for record in records for ms in record.milliseconds[0]]),
        **figures,
    }


def report(records: Sequence[GameRecord]) -> dict[str, Any]:
    """Return the report that fits the number of seats."""
    return (solo_report if len(records[0].levels) == 1 else duel_report)(records)


def readable(figures: dict[str, Any]) -> str:
    """Return a report as a table for people."""
    if "levels" not in figures:
        return "\n".join(f"{name:<12} {_cell(value)}" for name, value in figures.items())
    lines = [f"games: {figures['games']}", f"{'level':<10}{'wins':>8}{'rate':>8}  {'95 %':<14}ms"]
    for level, found in figures["levels"].items():
        low, high = found["ci95"]
        lines.append(
            f"{level:<10}{found['wins']:>8.1f}{found['win_rate']:>8.1%}  "
            f"{f'{low:.1%}-{high:.1%}':<14}{_cell(found['decision_ms'])}"
        )
    return "\n".join(lines)


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    return str(value)
