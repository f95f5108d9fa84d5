"""Journeys at their key moments, for pictures of the table."""

from __future__ import annotations

from collections.abc import Callable

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.old_town_road.state import CROSSROADS, OUTSIDE, TRAIN

Stop = Callable[[Match], bool]


def moments() -> dict[str, Match]:
    """Return the start, an event late in the journey, crossroads, a train, the road's end."""
    return {
        "start": ridden(lambda m: True),
        "aim": ridden(lambda m: len(m.state.pile) >= 12 and m.state.phase == 0),
        "rob": ridden(_robbable),
        "crossroads": ridden(lambda m: m.state.phase == CROSSROADS and len(m.state.pile) > 5),
        "train": ridden(lambda m: m.state.phase == TRAIN and len(m.state.pile) > 3),
        "outside": ridden(lambda m: m.state.phase == OUTSIDE),
        "over": ridden(lambda m: m.over),
    }


def _robbable(match: Match) -> bool:
    actions = match.rules.legal(match.state)
    return len(match.state.pile) > 6 and any(a.kind == "robbery" for a in actions)


def ridden(stop: Stop, seed: int = 383) -> Match:
    """Return a journey of the quick player up to the first decision that fits."""
    spec = game("old_town_road")
    for number in range(40):
        player = Player("Rosa", "human", "red", "rosa")
        match = Match.deal(spec, Setup(1), seed + number, [player])
        brain = spec.brain(match.rules)
        while not stop(match) and not match.over:
            legal = match.rules.choices(match.state)
            match.play(brain.policy(match.state, legal, Dice(seed)))
        if stop(match):
            return match
    raise LookupError("no journey comes to such a moment")
