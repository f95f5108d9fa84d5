"""Special actions (rulebook, Special Actions; rulings 12 to 14)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import Pass, Special
from engines.games.on_the_road.draw_events import (
    STAGE_PASS,
    CalledBack,
    Passed,
    PutBack,
    Rescued,
    Spent,
)
from engines.games.on_the_road.drawing import draw, keep, react, to_stage
from engines.games.on_the_road.state import State
from engines.games.on_the_road.tables import Tables

CHANCES = {st.RESCUE: "rescue", st.REDRAW: "redraw", st.REACT: "react"}
"""The decision kinds in which a special action may be passed."""


def spend(t: Tables, state: State, action: Special, emit: Sink | None) -> None:
    """Take the action's tokens from the actor; they leave the game (ruling 14)."""
    base = state.actor * 5
    for colour in t.spend[action]:
        state.tokens[base + colour] -= 1
        state.gone[colour] += 1
    if emit:
        emit(Spent(state.actor, action.tokens, action.kind))


def pass_by(t: Tables, state: State, action: Pass, emit: Sink | None) -> None:
    """Go on without a special action."""
    if emit:
        emit(Passed(state.actor, CHANCES[state.phase]))
    if state.phase == st.RESCUE:
        draw(t, state, emit)
    elif state.phase == st.REDRAW:
        keep(t, state, emit)
    else:
        react(t, state, state.actor, emit)


def rescue(t: Tables, state: State, action: Special, emit: Sink | None) -> None:
    """Three tokens before the draw: all own fans from the porta-potty to the bag."""
    spend(t, state, action, emit)
    seat = state.actor
    count = state.potty[seat]
    state.potty[seat] = 0
    state.bag[seat] += count
    state.spent = 1
    if emit:
        emit(Rescued(seat, count))
    draw(t, state, emit)


def redraw(t: Tables, state: State, action: Special, emit: Sink | None) -> None:
    """Two tokens after the draw: all drawn fans to the bag, and draw again (ruling 13)."""
    spend(t, state, action, emit)
    if emit:
        emit(PutBack(state.actor, tuple(state.drawn)))
    for seat in range(state.players):
        state.bag[seat] += state.drawn[seat]
        state.drawn[seat] = 0
    state.spent = 1
    draw(t, state, emit, again=True)


def call_back(t: Tables, state: State, action: Special, emit: Sink | None) -> None:
    """Two tokens after another's draw: all own drawn fans back to the bag."""
    spend(t, state, action, emit)
    seat = state.actor
    count = state.drawn[seat]
    state.drawn[seat] = 0
    state.bag[seat] += count
    if emit:
        emit(CalledBack(seat, count))
    react(t, state, seat, emit)


def stage_pass(t: Tables, state: State, action: Special, emit: Sink | None) -> None:
    """Four tokens after another's draw: one own drawn fan onto the mainstage."""
    spend(t, state, action, emit)
    seat = state.actor
    state.drawn[seat] -= 1
    state.by_pass[seat] += 1
    to_stage(state, seat, 1, STAGE_PASS, emit)
    react(t, state, seat, emit)
