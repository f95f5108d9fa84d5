"""Positions to test rules on: a known road, and everything else set as a test needs it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from engines.core.types import Event, Setup
from engines.games.on_the_road import state as st
from engines.games.on_the_road.components import (
    BARN,
    CITY,
    COLOURS,
    FIELD,
    FOREST,
    LAKE,
    MAINSTAGE,
    MOUNTAIN,
    VAN,
)
from engines.games.on_the_road.rules import RoadRules, load
from engines.games.on_the_road.state import State, pack_hand, pack_seats

ROAD = (
    BARN,
    *(MOUNTAIN, LAKE, FOREST, FIELD, VAN, LAKE, MOUNTAIN, CITY),
    *(FOREST, VAN, FIELD, LAKE, MOUNTAIN, FOREST, FIELD, CITY),
    *(LAKE, MOUNTAIN, FIELD, FOREST, VAN, LAKE, FIELD, CITY),
    *(MOUNTAIN, FOREST, LAKE, FIELD, MOUNTAIN, FOREST, MAINSTAGE),
)
"""Van stops at 5, 10 and 21, cities at 8, 16 and 24, the mainstage at 31."""
STAGE = 31


@cache
def rules() -> RoadRules:
    return load()


def tour(
    players: int = 3,
    seat: int = 0,
    vans: Iterable[int] = (),
    hand: Iterable[int] = (1, 2, 3),
    **places: Any,
) -> State:
    """Return a state with ``seat`` to move; vans stand apart unless placed.

    ``places`` are slots of the state by name, ``tokens`` one row of five for each seat.
    """
    state = rules().new(Setup(players), 1)
    state.road = ROAD
    state.first = state.seat = state.actor = seat
    state.pos = [*vans, *range(25, 29)][:players]
    _give_hand(state, seat, tuple(hand))
    for name, value in places.items():
        if name == "tokens":
            state.tokens = [count for row in value for count in row]
        else:
            setattr(state, name, value)
    state.stage_order = pack_seats(tuple(s for s, n in enumerate(state.stage) for _ in range(n)))
    state.phase = st.PERFORM if state.pos[seat] == STAGE else st.DRIVE
    if state.phase == st.PERFORM:
        _give_hand(state, seat, ())
    return state


def _give_hand(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Swap a hand for other cards of the draw pile."""
    values = rules().tables.data.values
    for slot in range(len(values)):
        state.deck[slot] += state.hands[seat] >> 2 * slot & 3
        state.deck[slot] -= cards.count(values[slot])
    state.hands[seat] = pack_hand(cards, values)
    state.deck_left = sum(state.deck)


def act(state: State, action: Any) -> list[Event]:
    """Play an action that must be legal; return its events."""
    assert action in rules().legal(state), rules().legal(state)
    events: list[Event] = []
    rules().apply(state, action, events.append)
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of events but those that begin rounds and turns."""
    return [e.kind for e in events if e.kind not in ("round_started", "turn_started")]


def held(state: State, seat: int) -> dict[str, int]:
    """Return a seat's tokens by colour."""
    return dict(zip(COLOURS, state.tokens[seat * 5 : seat * 5 + 5], strict=True))


def bag_of(players: int, **fans: int) -> list[int]:
    """Return a bag holding these fans only: ``bag_of(3, s0=2)``."""
    return [fans.get(f"s{seat}", 0) for seat in range(players)]


def on_stage(players: int = 3, **places: Any) -> State:
    """Return seat 0 on the mainstage with three notes; no pink is left in the supply."""
    state = tour(players, vans=(STAGE,), notes=[3] + [0] * (players - 1), **places)
    state.supply[4] = 0
    return state
