"""Which actions are worth a search: silly ones are left out, alike ones are looked at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.rng import Dice
from engines.games.rodeo import state as st
from engines.games.rodeo.brain import evening
from engines.games.rodeo.brain.quick import action_value, choose, toilets_wanted
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, Tables

MOST: int = 4
"""Candidates a search looks at."""


def worth_a_look(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the candidates, the quick choice always among them."""
    phase = state.phase
    if phase in (st.PLACE, st.FINISH, st.GARBAGE, st.DUMP, st.TURN):
        return (choose(t, state, legal, Dice(0)),)
    if phase == st.EVENING:
        return _evening(t, state, legal)
    if phase == st.TOILETS:
        return _toilets(t, state, legal)
    if len(legal) <= MOST:
        return legal
    ranked = sorted(legal, key=lambda action: -action_value(t, state, action))
    return ranked[:MOST]


def _evening(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the plan's first move, and other genres for its place."""
    first = evening.best_put(t, state, legal)
    if first is DONE:
        return (DONE,)
    return (first, *evening.alternatives(t, state, legal, first))


def _toilets(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the best space, and stopping once the number is about right."""
    quick = choose(t, state, legal, Dice(0))
    if DONE not in legal or quick is DONE:
        return (quick,)
    placed = state.toilets[state.actor].bit_count()
    if placed < toilets_wanted(t, state):
        return (quick,)
    return (quick, DONE)
