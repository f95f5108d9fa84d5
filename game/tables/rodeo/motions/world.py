"""Cards of a made-up world: what turns out to be elsewhere changes places, so that counts stay.

A state that fits a view holds hidden cards at will. When an event names one, it lies in the
wrong place perhaps: then it changes places with one of those that could have been meant.
"""

from __future__ import annotations

from engines.core.types import Seat
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables

DECK = -1
"""The face-down stack, where a seat could be named."""


def _fans(state: State, place: Seat) -> int:
    return state.fan_deck if place == DECK else state.hands[place]


def _set_fans(state: State, place: Seat, cards: int) -> None:
    if place == DECK:
        state.fan_deck = cards
    else:
        state.hands[place] = cards


def _any_fan(t: Tables, cards: int, genre: int) -> int:
    """Return a card of a genre in a packed heap, -1 for none."""
    kinds = t.kinds[genre][cards >> t.shift[genre] & t.span[genre]]
    return kinds[0] if kinds else -1


def take_fan(t: Tables, state: State, place: Seat, genre: int, fan: str, known: Seat = DECK) -> int:
    """Take a fan card out of a hand or the deck, any of the genre without a name; -1: none.

    The hand of ``known`` is not touched by an exchange.
    """
    cards = _fans(state, place)
    some = _any_fan(t, cards, genre)
    if some < 0:
        return -1
    at = t.fan_at[fan] if fan else some
    if not cards >> 2 * at & 3:
        _swap_fan(state, place, at, some, known)
    _set_fans(state, place, _fans(state, place) - (1 << 2 * at))
    return at


def _swap_fan(state: State, place: Seat, wanted: int, some: int, known: Seat) -> None:
    """Let a place have the wanted card in exchange for one of its own."""
    gain = (1 << 2 * wanted) - (1 << 2 * some)
    for other in range(DECK, state.players):
        if other not in (place, known) and _fans(state, other) >> 2 * wanted & 3:
            _set_fans(state, other, _fans(state, other) - gain)
            break
    else:
        for seat, pile in enumerate(state.returned):
            if pile >> 2 * wanted & 3:
                state.returned[seat] -= gain
                break
    _set_fans(state, place, _fans(state, place) + gain)


def _events(state: State, place: Seat) -> int:
    return state.event_stack if place == DECK else state.events[place]


def _set_events(state: State, place: Seat, cards: int) -> None:
    if place == DECK:
        state.event_stack = cards
    else:
        state.events[place] = cards


def take_event(t: Tables, state: State, place: Seat, event: str) -> int:
    """Take an event card out of a hand or the stack, any without a name; -1 for none."""
    cards = _events(state, place)
    if not cards:
        return -1
    some = cards & -cards
    bit = 1 << t.event_at[event] if event else some
    if not cards & bit:
        for other in range(DECK, state.players):
            if _events(state, other) & bit:
                _set_events(state, other, _events(state, other) ^ bit | some)
                break
        _set_events(state, place, cards ^ some | bit)
    _set_events(state, place, _events(state, place) ^ bit)
    return bit.bit_length() - 1
