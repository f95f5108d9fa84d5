"""Matches of Rock'n Rodeo at a kind of decision of the person at the screen."""

from __future__ import annotations

from functools import cache

from engines.core.match import Match
from game.tables.rodeo.moments import reached
from tests.game.tables import dealt, played

SLUG = "rodeo"


@cache
def _quick(kind: str, season: int) -> Match:
    return reached(kind, lambda match: match.state.season >= season)


def quick(kind: str, season: int = 0) -> Match:
    """Return a fresh copy of a match that quick players brought to a decision of seat 0."""
    return anew(_quick(kind, season))


def anew(match: Match) -> Match:
    """Return a copy of a match, played again from its start."""
    again = Match.deal(match.spec, match.setup, match.seed, match.opening, match.rules)
    for entry in match.log:
        action = getattr(entry, "action", None)
        if action is not None:
            again.play(action)
    return again


def random_at(kind: str, players: int = 3) -> Match:
    """Return a fresh copy of a match that random play brought to a decision of seat 0."""
    return anew(_random(kind, players))


@cache
def _random(kind: str, players: int) -> Match:
    for seed in range(300):
        match = dealt(players, seed, slug=SLUG)
        try:
            return played(match, lambda m, d: d.kind == kind and m.to_act == 0)
        except AssertionError:
            continue
    raise AssertionError(f"no {kind} in 300 games")
