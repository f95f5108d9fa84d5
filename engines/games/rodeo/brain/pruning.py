"""Which actions are worth a search: silly ones are left out, alike ones are looked at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.rng import Dice
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.brain import evening
from engines.games.rodeo.brain.booking import play_value
from engines.games.rodeo.brain.grounds import best_turn
from engines.games.rodeo.brain.quick import action_value, choose, toilets_wanted
from engines.games.rodeo.components.model import WILD
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, PASS, Tables

MOST: int = 4
"""Candidates a search looks at."""


def worth_a_look(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the candidates, the quick choice always among them."""
    phase = state.phase
    if phase in (st.PLACE, st.FINISH, st.GARBAGE, st.DUMP):
        return (choose(t, state, legal, Dice(0)),)
    if phase == st.TURN:
        card = best_turn(t, state)
        return (t.turn[card - 1] if card and t.turn[card - 1] in legal else DONE,)
    if phase == st.EVENING:
        return _evening(t, state, legal)
    if phase == st.TOILETS:
        return _toilets(t, state, legal)
    if phase in (st.EVENT, st.AFTERNOON):
        return _events(t, state, legal)
    if phase == st.BOOK:
        legal = _bookable(t, state, legal)
    if len(legal) <= (2 if phase == st.WILD else MOST):
        return legal
    ranked = sorted(legal, key=lambda action: -action_value(t, state, action))
    return ranked[: 2 if phase == st.WILD else MOST]


def _bookable(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the bands whose fans still look for tickets, and the garage."""
    return [a for a in legal if not isinstance(a, ac.Book) or _wanted(t, state, a.band)]


def _wanted(t: Tables, state: State, band: str) -> bool:
    symbols = t.data.bands[t.band_at[band]].symbols
    return any(genre == WILD or state.available[genre] for genre, _ in symbols)


def _events(t: Tables, state: State, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the cards that do something now, the least useful one to swap, and the pass."""
    plays = [a for a in legal if isinstance(a, ac.PlayEvent) and play_value(t, state, a) > 0.05]
    plays.sort(key=lambda action: -action_value(t, state, action))
    swaps = [a for a in legal if isinstance(a, ac.SwapEvent)]
    swaps.sort(key=lambda action: -action_value(t, state, action))
    return (*plays[:3], *swaps[:1], PASS)


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
