"""Event cards: play, swap or pass, and drawing new ones (rulings 12, 50, 54)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Pass, PlayEvent, SwapEvent
from engines.games.rodeo.happenings.cards import (
    EventDrawn,
    EventPassed,
    EventPlayed,
    EventsShuffled,
    EventSwapped,
)
from engines.games.rodeo.play.common import begin, bits, draw_bit, next_seat
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PASS, Options, Tables


def event_options(t: Tables, state: State) -> Options:
    """Return playing, swapping and passing; none with an empty hand.

    In the beginner version cards are not played in booking (ruling 35).
    """
    hand = bits(state.events[state.actor])
    if not hand:
        return ()
    booking = state.phase in (st.EVENT, st.TO_EVENT)
    plays = () if booking and state.beginner else tuple(t.play[at] for at in hand)
    swaps = tuple(t.swap[at] for at in hand) if state.event_stack | state.event_gone else ()
    return (*plays, *swaps, PASS)


def begin_event(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask for an event card in booking, or go on to the figures."""
    state.opened = 0
    state.phase = st.EVENT if len(event_options(t, state)) > 1 else st.TO_TAKE


def begin_afternoon(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask for an event card in the afternoon; not on a day without a band (ruling 14)."""
    state.opened = 0
    seat = state.actor
    if state.day < state.count[seat] and len(event_options(t, state)) > 1:
        state.phase = st.AFTERNOON
    else:
        _next_afternoon(state)


def _next_afternoon(state: State) -> None:
    next_seat(state, st.TO_AFTERNOON, st.TO_EVENING)
    if state.phase == st.TO_EVENING:
        begin(state, state.queue, st.TO_EVENING)


def after_event(state: State) -> None:
    """Go on after a card was played, swapped or passed."""
    state.event = state.effect = state.rival = -1
    if state.booked >= 0:
        state.phase = st.TO_TAKE
    else:
        _next_afternoon(state)


def play_event(t: Tables, state: State, action: PlayEvent, emit: Sink | None) -> None:
    """Play a card; its effects follow in order."""
    at = t.event_at[action.event]
    seat = state.actor
    state.events[seat] ^= 1 << at
    state.event_gone |= 1 << at
    state.event, state.effect = at, 0
    if emit:
        booking = state.booked >= 0
        names = t.booking_names if booking else t.festival_names
        emit(EventPlayed(seat, action.event, names[at], booking))
    state.phase = st.TO_EFFECT


def swap_event(t: Tables, state: State, action: SwapEvent, emit: Sink | None) -> None:
    """Draw a card first, then discard the one swapped (ruling 12)."""
    at = t.event_at[action.event]
    seat = state.actor
    if emit:
        emit(EventSwapped(seat, action.event, t.event_names[at]))
    draw_event(t, state, seat, emit)
    state.events[seat] ^= 1 << at
    state.event_gone |= 1 << at
    after_event(state)


def pass_event(t: Tables, state: State, action: Pass, emit: Sink | None) -> None:
    """Keep all cards."""
    if emit:
        emit(EventPassed(state.actor))
    after_event(state)


def draw_event(t: Tables, state: State, seat: int, emit: Sink | None) -> bool:
    """Draw an event card, from the discards shuffled anew if need be; False if there is none."""
    if not state.event_stack:
        # A card being played has no effect on itself: it stays out of the new stack.
        fresh = state.event_gone & ~(1 << state.event if state.event >= 0 else 0)
        if not fresh:
            return False
        state.event_stack = fresh
        state.event_gone ^= fresh
        if emit:
            emit(EventsShuffled(fresh.bit_count()))
    at = draw_bit(state, state.event_stack)
    state.event_stack ^= 1 << at
    state.events[seat] |= 1 << at
    if emit:
        emit(EventDrawn(seat, t.data.events[at].id, t.event_names[at]))
    return True
