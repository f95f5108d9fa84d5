"""Bot against bot: ``python -m engines.bots.arena SLUG --seats hard,easy --games 400``.

Every deal is played once in every rotation of the seats, so that neither the deal nor the first
seat favours a level. A level's win rate is the share of its seats that won, a shared win
counting as a fraction; ``ci95`` is Wilson's interval. ``decision_ms`` is over the decisions
that had a choice, ``turn_ms`` over all decisions a seat takes in a row. A game for one seat
gives the mean score and its spread instead; there the level ``foresight`` is the best line
found by somebody who sees every card.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from typing import NoReturn

from engines.bots.foresight import FORESIGHT
from engines.bots.levels import known
from engines.bots.playing import GameRecord, play_one
from engines.bots.report import readable, report
from engines.catalogue import game
from engines.core.rules import GameSpec


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"arena: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games asked for, print the report, return the exit code."""
    asked = _ask(arguments)
    records = run(asked.slug, asked.seats, asked.games, asked.seed, asked.jobs)
    figures = report(records)
    print(json.dumps(figures) if asked.json else readable(figures))
    return 0


def run(slug: str, seats: Sequence[str], games: int, seed: int, jobs: int = 1) -> list[GameRecord]:
    """Play games of a title with these levels in its seats; equal for any number of jobs."""
    tasks = [(slug, tuple(seats), seed, number) for number in range(games)]
    if jobs == 1:
        return [play_one(*task) for task in tasks]
    with multiprocessing.get_context("spawn").Pool(min(jobs, games)) as pool:
        return pool.starmap(play_one, tasks, chunksize=1)


def _ask(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the checked arguments; exits with code 2 and one sentence if one is wrong."""
    parser = _Parser("arena", description="Let bots play a game against each other.")
    parser.add_argument("slug", help="the game, by its slug")
    parser.add_argument("--seats", required=True, help="a level for each seat: hard,easy")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(arguments)
    asked.seats = tuple(level.strip() for level in asked.seats.split(","))
    try:
        spec = game(asked.slug)
    except ValueError as unknown:
        parser.error(str(unknown))
    if (problem := _problem(asked, spec)) is not None:
        parser.error(problem)
    return asked


def _problem(asked: argparse.Namespace, spec: GameSpec) -> str | None:
    """Return what is wrong with the arguments, if anything is."""
    seated = len(asked.seats)
    if seated not in spec.seats:
        least, most = spec.min_players, spec.max_players
        players = str(least) if least == most else f"{least} to {most}"
        return f"--seats: {spec.slug} is played by {players}, not by {seated}"
    levels = (*known(spec), FORESIGHT) if spec.max_players == 1 else known(spec)
    for level in asked.seats:
        if level not in levels:
            return f"--seats: there is no level {level!r}; there are {', '.join(levels)}"
    if asked.games < 1:
        return f"--games must be 1 or more, not {asked.games}"
    if asked.jobs < 1:
        return f"--jobs must be 1 or more, not {asked.jobs}"
    return None


if __name__ == "__main__":
    sys.exit(main())
