"""Recorded games as reports in both languages: ``python -m tests.rodeo.reports`` records anew.

One file a setup in ``reports``: the actions, and the log as a spectator reads it. The bots'
quick choices play, so that the games are sensible ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.rodeo import GAME
from game.words import Words
from tests.rodeo.desk import rules

FOLDER = Path(__file__).parent / "reports"
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SETUPS = {
    "two": Setup(2),
    "three": Setup(3),
    "four": Setup(4),
    "beginner": Setup(3, (("version", "beginner"),)),
    "short": Setup(2, (("seasons", "two"), ("version", "full"))),
    "ggam": Setup(4, (("ggam", "on"),)),
}
SEED = 11


def dealt(name: str) -> Match:
    setup = SETUPS[name]
    players = [Player(NAMES[seat]) for seat in range(setup.players)]
    return Match.deal(GAME, setup, SEED, players, rules())


def told(match: Match) -> dict[str, list[str]]:
    """Return the log of a match as the public reads it, in both languages."""
    speakers = {language: Words(language, names=NAMES) for language in ("en", "de")}
    lines: dict[str, list[str]] = {language: [] for language in speakers}

    def tell(number: int, entry: Any, events: list[Any], state: Any) -> None:
        for event in events:
            if event.text is not None:
                for language, words in speakers.items():
                    lines[language].append(words(event.text))

    match.retold(None, tell)
    return lines


def record(name: str) -> None:
    match = dealt(name)
    brain = GAME.brain(rules())
    dice = Dice(SEED)
    actions = []
    while not match.over:
        choices = rules().choices(match.state)
        action = choices[0] if len(choices) == 1 else brain.policy(match.state, choices, dice)
        actions.append(rules().encode(action))
        match.play(action)
    rows = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in actions)
    log = told(match)
    parts = [f'"actions": [\n  {rows}\n ]']
    for language, lines in log.items():
        said = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in lines)
        parts.append(f'"{language}": [\n  {said}\n ]')
    FOLDER.mkdir(exist_ok=True)
    whole = ",\n ".join(parts)
    (FOLDER / f"{name}.json").write_text(f"{{\n {whole}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    for name in SETUPS:
        record(name)
