"""Drawing fans from the bag, and where they go (rulebook C; rulings 8, 12, 13, 19, 20).

A draw event runs: the active player may spend three tokens; the draw; he may spend two and
draw again; his own fans go on stage; the others react, clockwise; the rest queue.
"""

from __future__ import annotations

from engines.core.rng import INCREMENT, MASK, MULTIPLIER
from engines.core.rules import Sink
from engines.games.on_the_road import state as st
from engines.games.on_the_road.draw_events import (
    CITY_DRAW,
    STAGE_DRAW,
    DrewFans,
    NothingDrawn,
    ToPotty,
    ToStage,
)
from engines.games.on_the_road.state import State, colour_mask, note_count, unpack_seats
from engines.games.on_the_road.tables import Tables
from engines.games.on_the_road.turns import end_turn


def begin_draw(t: Tables, state: State, emit: Sink | None) -> None:
    """Open a draw event for the active player; without notes there is none (ruling 19)."""
    seat = state.seat
    state.spent = 0
    notes = note_count(state, seat)
    if not notes:
        if emit:
            emit(NothingDrawn(seat, 0))
        end_turn(t, state, emit)
    elif state.potty[seat] and t.rescue[colour_mask(state, seat)]:
        state.phase = st.RESCUE
        state.actor = seat
    else:
        draw(t, state, emit)


def draw(t: Tables, state: State, emit: Sink | None, again: bool = False) -> None:
    """Draw as many fans as there are notes, counted now (ruling 13), and the bag holds."""
    seat = state.seat
    notes = note_count(state, seat)
    left = sum(state.bag)
    count = notes if notes < left else left
    if not count:
        state.drawn_order = 1
        if emit:
            emit(NothingDrawn(seat, notes))
        return end_turn(t, state, emit)
    _take_from_bag(state, count, left)
    state.quiet = 0
    if emit:
        emit(DrewFans(seat, unpack_seats(state.drawn_order), notes, again))
    if not state.spent and t.redraw[colour_mask(state, seat)]:
        state.phase = st.REDRAW
        state.actor = seat
        return None
    return keep(t, state, emit)


def _take_from_bag(state: State, count: int, left: int) -> None:
    bag = state.bag
    drawn = state.drawn
    rng = state.rng
    order = 1
    for size in range(left, left - count, -1):
        rng = (rng * MULTIPLIER + INCREMENT) & MASK
        at = ((rng >> 32) * size) >> 32
        band = 0
        while at >= bag[band]:
            at -= bag[band]
            band += 1
        bag[band] -= 1
        drawn[band] += 1
        order = order << 2 | band
    state.rng = rng
    state.drawn_order = order


def keep(t: Tables, state: State, emit: Sink | None) -> None:
    """The draw stands: the drawer's own fans go on stage, then the others may react."""
    seat = state.seat
    own = state.drawn[seat]
    if own:
        state.drawn[seat] = 0
        in_city = state.pos[seat] != t.last
        if in_city:
            state.by_city[seat] += own
        to_stage(state, seat, own, CITY_DRAW if in_city else STAGE_DRAW, emit)
    react(t, state, seat, emit)


def to_stage(state: State, seat: int, count: int, source: str, emit: Sink | None) -> None:
    """Put fans on the first free spaces; beyond the last one they still count (ruling 20)."""
    space = sum(state.stage) if emit else 0
    state.stage[seat] += count
    order = state.stage_order
    for _ in range(count):
        order = order << 2 | seat
    state.stage_order = order
    if emit:
        emit(ToStage(seat, count, space, source))


def react(t: Tables, state: State, after: int, emit: Sink | None) -> None:
    """Ask the next seat clockwise that can react (ruling 12); then the turn is over."""
    drawn = state.drawn
    players = state.players
    seat = after + 1
    if seat == players:
        seat = 0
    while seat != state.seat:
        if drawn[seat] and t.react[colour_mask(state, seat)]:
            state.phase = st.REACT
            state.actor = seat
            return
        seat += 1
        if seat == players:
            seat = 0
    _queue(state, emit)
    end_turn(t, state, emit)


def _queue(state: State, emit: Sink | None) -> None:
    """All drawn fans still in hand queue at the porta-potty."""
    drawn = state.drawn
    for seat in range(state.players):
        count = drawn[seat]
        if count:
            state.potty[seat] += count
            drawn[seat] = 0
            if emit:
                emit(ToPotty(seat, count))
    state.drawn_order = 1
