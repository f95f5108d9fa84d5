"""From a level to a search: the brain's plan names the method, this table holds them."""

from __future__ import annotations

from typing import Any, Final

from engines.bots.base import Deliberation
from engines.bots.flat import Flat
from engines.bots.greedy import Greedy
from engines.bots.ismcts import Tree
from engines.bots.solo import Solo
from engines.bots.uniform import Uniform
from engines.core.bot import RANDOM_LEVEL, Brain, Plan, Search
from engines.core.rules import AnyRules, GameSpec
from engines.core.types import Action

METHODS: Final[dict[str, type[Deliberation]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "flat": Flat,
    "ismcts": Tree,
    "solo": Solo,
}

_CHUNK = 16


def known(spec: GameSpec) -> tuple[str, ...]:
    """Return the levels of a game, the random one included, weakest first."""
    return (RANDOM_LEVEL, *spec.levels)


def search(
    spec: GameSpec, rules: AnyRules, brain: Brain, view: Any, level: str, seed: int
) -> Search:
    """Begin to think about the decision of the viewing seat at a level.

    ``view`` is that of the seat to act. Equal view, level and seed give an equal answer.
    ValueError for a level the game lacks, and if the game is over.
    """
    if level not in known(spec):
        raise ValueError(f"{spec.slug} has no level {level!r}; it has {', '.join(known(spec))}")
    plan = Plan("uniform") if level == RANDOM_LEVEL else brain.plan(level)
    return METHODS[plan.method](rules, brain, view, plan, seed)


def decide(
    spec: GameSpec, rules: AnyRules, brain: Brain, view: Any, level: str, seed: int
) -> Action:
    """Think to the end of the level's plan and return the action found."""
    thinking = search(spec, rules, brain, view, level, seed)
    while thinking.step(_CHUNK):
        pass
    return thinking.best()
