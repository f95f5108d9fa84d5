"""Recorded games: everything a player meets at each step, as JSON, one file for a game.

A step holds who acted, the prompt, the options as words and as actions, the action, the events
as the public sees them with their log lines, and the digest afterwards.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Event, Setup, Text, Who

FOLDER = Path(__file__).parent
SEED = 2024

Step = dict[str, Any]


def file_of(slug: str) -> Path:
    return FOLDER / f"{slug}.json"


def words(text: Text | None) -> str | None:
    """Return a Text as plain English, players as P0, P1."""
    if text is None:
        return None
    named = {name: _worded(value) for name, value in text.args}
    many = text.plural and text.arg(text.count) != 1
    return (text.plural if many else text.id).format(**named)


def _worded(value: Any) -> Any:
    if isinstance(value, Who):
        return f"P{value.seat}"
    if isinstance(value, Text):
        return words(value)
    return ", ".join(str(_worded(v)) for v in value) if isinstance(value, tuple) else value


def plain(value: Any) -> Any:
    """Return an event, or anything in one, as JSON."""
    if isinstance(value, Text):
        return words(value)
    if is_dataclass(value) and not isinstance(value, type):
        kind = {"kind": value.kind} if hasattr(value, "kind") else {}
        return {**kind, **{f.name: plain(getattr(value, f.name)) for f in fields(value)}}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    return value


def _told(match: Match, event: Event) -> Step | None:
    seen = match.rules.redact(event, None)
    if seen is None:
        return None
    line = words(seen.text)
    return {**plain(seen), **({"line": line} if line else {})}


def step(match: Match, action: Any) -> Step:
    """Play an action; return all there is to tell of it."""
    seat = match.to_act
    decision = match.decision(seat)
    assert decision is not None
    events = match.play(action, seat)
    return {
        "seat": seat,
        "kind": decision.kind,
        "prompt": words(decision.prompt),
        "options": [
            [match.rules.encode(option.action), words(option.label), list(option.things)]
            for option in decision.options
        ],
        "action": match.rules.encode(action),
        "events": [told for event in events if (told := _told(match, event)) is not None],
        "digest": match.digest,
    }


def end(match: Match) -> Step:
    outcome = match.outcome
    return {
        "ending": words(outcome.ending),
        "tie_break": words(outcome.tie_break),
        "standings": plain(outcome.standings),
    }


def dealt(slug: str, players: int, seed: int) -> Match:
    seated = [Player(f"P{seat}") for seat in range(players)]
    return Match.deal(game(slug), Setup(players), seed, seated)


def record(slug: str) -> None:
    """Play a game with quick sensible choices and write it down."""
    spec = game(slug)
    players = min(3, spec.max_players)
    match = dealt(slug, players, SEED)
    brain = spec.brain(match.rules)
    dice = Dice(SEED)
    steps = []
    while not match.over:
        # A third of the choices at random, so that rare actions are met as well.
        legal = match.rules.legal(match.state)
        sensible = brain.policy(match.state, legal, dice)
        action = legal[dice.below(len(legal))] if dice.below(3) == 0 else sensible
        steps.append(step(match, action))
    lines = ",\n  ".join(json.dumps(s, ensure_ascii=False) for s in steps)
    head = f'"players": {players}, "seed": {SEED},\n "end": {json.dumps(end(match))}'
    file_of(slug).write_text(f'{{{head},\n "steps": [\n  {lines}\n ]}}\n', encoding="utf-8")
