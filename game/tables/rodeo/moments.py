"""Matches at their key moments, for pictures of the table."""

from __future__ import annotations

from collections.abc import Callable

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Setup
from game.tables.seats import COLOURS

Stop = Callable[[Match], bool]
NAMES = ("Mara", "Jonas", "Edda", "Tom")
SEED = 41


def moments() -> dict[str, Match]:
    """Return a decision of each phase, the fullest evening of the last season, and the end."""
    return {
        "booking": reached("book", lambda m: m.state.round == 1),
        "wildcard": reached("wild"),
        "booking_event": reached("event"),
        "expansion": reached("expand"),
        "line_up": reached("line_up"),
        "turn": reached("turn"),
        "toilets": reached("toilets", lambda m: m.state.season == 1),
        "arrival": reached("arrive"),
        "place": reached("place", lambda m: m.state.season == 1 and m.state.day > 0),
        "afternoon": reached("afternoon"),
        "evening": reached("evening"),
        "evening_full": reached("evening", lambda m: m.state.season == 2 and m.state.day == 2),
        "garbage": reached("garbage", lambda m: m.state.season > 0),
        "over": reached("over"),
    }


def reached(kind: str, fits: Stop = lambda match: True) -> Match:
    """Return a match of quick players up to a decision of seat 0; LookupError if none comes."""
    spec = game("rodeo")
    for seed in range(SEED, SEED + 12):
        players = [
            Player(name, "normal" if seat else "human", COLOURS[seat], "rosa")
            for seat, name in enumerate(NAMES)
        ]
        match = Match.deal(spec, Setup(4), seed, players)
        brain, dice = spec.brain(match.rules), Dice(seed)
        while not match.over:
            if _is_at(match, kind) and fits(match):
                return match
            legal = match.rules.choices(match.state)
            match.play(brain.policy(match.state, legal, dice))
        if kind == "over":
            return match
    raise LookupError(f"no match comes to {kind}")


def _is_at(match: Match, kind: str) -> bool:
    decision = match.decision(0)
    return decision is not None and decision.kind == kind and match.to_act == 0
