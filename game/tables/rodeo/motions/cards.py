"""What the events about fan and event cards change."""

from __future__ import annotations

from engines.games.rodeo.happenings import cards as ev
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import GENRE_AT, Tables
from game.tables.rodeo.motions.world import DECK, take_event, take_fan


def fan_drawn(t: Tables, state: State, e: ev.FanDrawn) -> None:
    """Put a card of the deck into a hand."""
    at = take_fan(t, state, DECK, GENRE_AT[e.genre], e.fan, e.seat)
    if at >= 0:
        state.hands[e.seat] += 1 << 2 * at


def no_fan_card(t: Tables, state: State, e: ev.NoFanCard) -> None:
    """Note that a symbol comes without a card."""
    state.cardless[e.seat * 4 + GENRE_AT[e.genre]] += 1


def cards_shuffled(t: Tables, state: State, e: ev.CardsShuffled) -> None:
    """Put the returned cards of a genre into the deck."""
    genre = GENRE_AT[e.genre]
    for seat, pile in enumerate(state.returned):
        mine = pile & t.span[genre] << t.shift[genre]
        state.returned[seat] -= mine
        state.fan_deck += mine


def card_returned(t: Tables, state: State, e: ev.CardReturned) -> None:
    """Put a card of a hand to the returned ones."""
    at = take_fan(t, state, e.seat, GENRE_AT[e.genre], e.fan)
    if at >= 0:
        state.returned[e.seat] += 1 << 2 * at


def offers_drawn(t: Tables, state: State, e: ev.OffersDrawn) -> None:
    """Lay cards of the deck open to their owner."""
    for number in range(e.count):
        fan = e.fans[number] if e.fans else ""
        at = take_fan(t, state, DECK, GENRE_AT[e.genre], fan, e.seat)
        if at >= 0:
            state.offer += 1 << 2 * at


def card_kept(t: Tables, state: State, e: ev.CardKept) -> None:
    """Put one of the cards on offer into the hand, the rest to the returned ones."""
    genre = GENRE_AT[e.genre]
    there = t.kinds[genre][state.offer >> t.shift[genre] & t.span[genre]]
    if not there:
        return
    at = t.fan_at[e.fan] if e.fan else there[0]
    if at in there:
        state.offer -= 1 << 2 * at
        state.hands[e.seat] += 1 << 2 * at
    state.returned[e.seat] += state.offer
    state.offer = 0


def hand_dealt(t: Tables, state: State, e: ev.HandDealt) -> None:
    """Deal event cards."""
    for number in range(e.count):
        at = take_event(t, state, DECK, e.events[number] if e.events else "")
        if at >= 0:
            state.events[e.seat] |= 1 << at


def event_gone(t: Tables, state: State, e: ev.EventPlayed | ev.EventSwapped) -> None:
    """Discard an event card; it will not be among those shuffled next."""
    at = take_event(t, state, e.seat, e.event)
    if at >= 0:
        state.event_gone |= 1 << at
        state.event = at


def event_drawn(t: Tables, state: State, e: ev.EventDrawn) -> None:
    """Put a card of the stack into a hand."""
    at = take_event(t, state, DECK, e.event)
    if at >= 0:
        state.events[e.seat] |= 1 << at


def events_shuffled(t: Tables, state: State, e: ev.EventsShuffled) -> None:
    """Make the discarded cards the stack; the one being played or swapped stays out of it."""
    fresh = state.event_gone
    if fresh.bit_count() > e.count and state.event >= 0:
        fresh &= ~(1 << state.event)
    state.event_stack |= fresh
    state.event_gone ^= fresh
