"""The game's key moments as matches, found by playing: every kind of decision once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from engines.core.match import HUMAN, Match, Player
from engines.core.rng import Dice
from engines.core.types import Decision, Setup
from engines.games.on_the_road import GAME

LEVEL: Final = "normal"
SEEDS: Final = range(1, 60)
BANDS: Final = (
    ("Rosa", "red", "rosa"),
    ("Bea", "blue", "bea"),
    ("Yuri", "yellow", "yuri"),
    ("Wanda", "white", "wanda"),
)
Wanted: TypeAlias = Callable[[Match, Decision], bool]

WANTED: Final[dict[str, Wanted]] = {
    "start": lambda match, decision: True,
    "van_stop": lambda match, decision: decision.rule == "van_tile" and match.round > 2,
    "middle": lambda match, decision: decision.kind == "drive" and match.round == 6,
    "no_token": lambda match, decision: decision.kind == "return_fan",
    "before_the_draw": lambda match, decision: decision.kind == "rescue",
    "draw_again": lambda match, decision: decision.kind == "redraw",
    "reaction": lambda match, decision: decision.kind == "react",
    "mainstage": lambda match, decision: decision.kind == "perform",
    "late": lambda match, decision: match.round >= 11,
}


def moments() -> dict[str, Match]:
    """Return a match for each key moment, with one person, whose turn it is, among bots."""
    found: dict[str, Match] = {}
    for seed in SEEDS:
        for match, decision in _played(seed):
            for name, wanted in WANTED.items():
                if name not in found and wanted(match, decision):
                    found[name] = _seen_by(match, decision.seat)
        if len(found) == len(WANTED):
            break
    return {name: found[name] for name in WANTED if name in found}


def _played(seed: int) -> Iterator[tuple[Match, Decision]]:
    """Play a game by the brain's quick choices; stop at every decision."""
    players = [Player(name, HUMAN, colour, face) for name, colour, face in BANDS]
    match = Match.deal(GAME, Setup(len(players)), seed, players)
    brain, dice = GAME.brain(match.rules), Dice(seed)
    while not match.over:
        decision = match.decision(match.to_act)
        if decision is not None:
            yield match, decision
        match.play(brain.policy(match.state, match.rules.legal(match.state), dice))


def _seen_by(match: Match, seat: int) -> Match:
    """A copy of the match as it stands, with a person on one seat and bots on the others."""
    players = tuple(
        replace(player, who=HUMAN if at == seat else LEVEL)
        for at, player in enumerate(match.players)
    )
    copy = Match.deal(match.spec, match.setup, match.seed, players, match.rules)
    return Match.replay(copy, match.log)
