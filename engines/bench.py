"""How fast the engines are: decisions, games, copies and views a second, for each game.

``python -m engines.bench [--json] [--game SLUG]``. Process time, best of five, so that other
work on the machine counts as little as it can; a plain Python loop is timed beside it, because
only figures relative to it mean anything on another machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from engines.catalogue import game, games
from engines.core.rng import INCREMENT, MASK, MULTIPLIER, seeded
from engines.core.rules import AnyRules, GameSpec
from engines.core.types import NOBODY, Setup

REPEATS: Final = 5
SECONDS: Final = 0.25
"""How long one measurement lasts at least."""

Figures = dict[str, float]


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of usage lines."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"engines.bench: {message}.\n")


def calibration() -> int:
    """Return the turns of a plain Python loop in one call, which always does the same work."""
    state = 1
    for _ in range(200_000):
        state = (state * MULTIPLIER + INCREMENT) & MASK
    return 200_000


def best_rate(work: Callable[[], int]) -> float:
    """Return the best rate of five: what ``work`` says it did, by process time."""
    return max(_rate(work) for _ in range(REPEATS))


def _rate(work: Callable[[], int]) -> float:
    done = 0
    start = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= SECONDS:
            return done / spent


def play_random(rules: AnyRules, players: int, seed: int) -> int:
    """Play one game of uniform random choices; return the number of decisions."""
    state = rules.new(Setup(players), seed)
    legal, apply, to_act = rules.legal, rules.apply, rules.to_act
    dice = seeded(seed)
    decisions = 0
    while to_act(state) != NOBODY:
        options = legal(state)
        dice = (dice * MULTIPLIER + INCREMENT) & MASK
        apply(state, options[((dice >> 32) * len(options)) >> 32])
        decisions += 1
    return decisions


def middle(rules: AnyRules, players: int, seed: int) -> Any:
    """Return a state half-way through a random game."""
    state = rules.new(Setup(players), seed)
    dice = seeded(seed)
    for _ in range(play_random(rules, players, seed) // 2):
        options = rules.legal(state)
        dice = (dice * MULTIPLIER + INCREMENT) & MASK
        rules.apply(state, options[((dice >> 32) * len(options)) >> 32])
    return state


def measure(spec: GameSpec) -> Figures:
    """Return a game's figures, every number of players taking its turn."""
    rules = spec.load(None)
    seats = list(spec.seats)
    counted = {"games": 0, "decisions": 0}

    def one_game() -> int:
        number = counted["games"]
        counted["games"] += 1
        decisions = play_random(rules, seats[number % len(seats)], number // len(seats))
        counted["decisions"] += decisions
        return decisions

    decisions_per_s = best_rate(one_game)
    mean_length = counted["decisions"] / counted["games"]
    states = [middle(rules, players, 1) for players in seats]

    def copies() -> int:
        for state in states:
            for _ in range(100):
                rules.copy(state)
        return 100 * len(states)

    def views() -> int:
        for state in states:
            rules.view(state, rules.to_act(state))
        return len(states)

    return {
        "decisions_per_s": decisions_per_s,
        "games_per_s": decisions_per_s / mean_length,
        "copies_per_s": best_rate(copies),
        "views_per_s": best_rate(views),
    }


def report(chosen: Sequence[GameSpec]) -> dict[str, Any]:
    """Return the calibration and each game's figures, rounded."""
    found = {spec.slug: measure(spec) for spec in chosen}
    return {
        "calibration": round(best_rate(calibration)),
        "games": {
            slug: {name: round(rate, 1) for name, rate in figures.items()}
            for slug, figures in found.items()
        },
    }


def _table(result: dict[str, Any]) -> str:
    lines = [f"calibration: {result['calibration']:,} loop turns a second"]
    for slug, figures in result["games"].items():
        lines.append(slug)
        lines += (
            f"  {name.removesuffix('_per_s'):<10}{rate:>14,.1f} a second"
            f"{rate / result['calibration']:>12.5f} of calibration"
            for name, rate in figures.items()
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 for a bad command line."""
    parser = _Parser(prog="python -m engines.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--game", metavar="SLUG", help="measure this game only")
    given = parser.parse_args(arguments)
    try:
        chosen = [game(given.game)] if given.game else list(games().values())
    except ValueError as error:
        parser.error(str(error))
    result = report(chosen)
    print(json.dumps(result, indent=2) if given.json else _table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
