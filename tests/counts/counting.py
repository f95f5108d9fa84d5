"""How many sequences of actions there are from a position: one number that shows any change.

A game's numbers stand in ``<slug>.json`` beside this file: from the deal and from positions a
random game reaches, at depth 1, 2, 3 and so on.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engines.catalogue import game
from engines.core.rng import Dice
from engines.core.rules import AnyRules
from engines.core.types import NOBODY, Setup

FOLDER = Path(__file__).parent
ENOUGH = 4_000
DEEPEST = 10


@dataclass(frozen=True)
class Count:
    """The numbers of one position: ``after`` random decisions from the deal of a seed."""

    players: int
    seed: int
    after: int
    counts: tuple[int, ...]


def file_of(slug: str) -> Path:
    return FOLDER / f"{slug}.json"


def stored(slug: str) -> list[Count]:
    rows = json.loads(file_of(slug).read_text(encoding="utf-8"))
    return [Count(**{**row, "counts": tuple(row["counts"])}) for row in rows]


def store(slug: str, counts: list[Count]) -> None:
    rows = ",\n ".join(json.dumps(asdict(count)) for count in counts)
    file_of(slug).write_text(f"[\n {rows}\n]\n", encoding="utf-8")


def position(rules: AnyRules, players: int, seed: int, after: int) -> Any:
    """Return where random play stands after so many decisions."""
    state = rules.new(Setup(players), seed)
    dice = Dice(seed)
    for _ in range(after):
        legal = rules.legal(state)
        rules.apply(state, legal[dice.below(len(legal))])
    return state


def sequences(rules: AnyRules, state: Any, depth: int) -> int:
    """Count the sequences of ``depth`` actions; one that ends the game earlier counts once."""
    if depth == 0 or rules.to_act(state) == NOBODY:
        return 1
    legal = rules.legal(state)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = rules.copy(state)
        rules.apply(after, action)
        total += sequences(rules, after, depth - 1)
    return total


def counts_to(rules: AnyRules, state: Any, depth: int) -> tuple[int, ...]:
    return tuple(sequences(rules, state, d) for d in range(1, depth + 1))


def counted(slug: str) -> list[Count]:
    """Count anew, from the deal and from several moments, as deep as stays quick."""
    spec = game(slug)
    rules = spec.load(None)
    found = []
    for players in spec.seats:
        for seed in (1, 2):
            length = _length(rules, players, seed)
            for after in (0, length // 3, length * 3 // 5, length * 5 // 6):
                state = position(rules, players, seed, after)
                found.append(Count(players, seed, after, _as_deep_as_quick(rules, state)))
    return found


def _length(rules: AnyRules, players: int, seed: int) -> int:
    state = rules.new(Setup(players), seed)
    dice = Dice(seed)
    length = 0
    while rules.to_act(state) != NOBODY:
        legal = rules.legal(state)
        rules.apply(state, legal[dice.below(len(legal))])
        length += 1
    return length


def _as_deep_as_quick(rules: AnyRules, state: Any) -> tuple[int, ...]:
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or counts[-1] < ENOUGH):
        counts.append(sequences(rules, state, len(counts) + 1))
    return tuple(counts)
