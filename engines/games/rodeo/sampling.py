"""Full states that fit a view: what is hidden is dealt anew from what the seat has not seen."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.rng import Dice
from engines.games.rodeo.play.common import bits, lay_out
from engines.games.rodeo.play.flow import options_of
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import HIDDEN, OPEN_FACTS, OPEN_LISTS, View


def sampler_of(t: Tables, view: View) -> Callable[[int], State]:
    """Return a function from a seed to a full state that fits the view."""
    base = _known(t, view)
    fans = _unseen_fans(t, view)
    events = _unseen_events(t, view)

    def sample(seed: int) -> State:
        state = base.copy()
        dice = Dice(seed)
        _deal_fans(t, view, state, fans, dice)
        _deal_events(view, state, events, dice)
        state.rng = dice.state
        state.options = options_of(t, state)
        return state

    return sample


def _known(t: Tables, view: View) -> State:
    """Return the state as far as the view tells."""
    state = State()
    for name in OPEN_FACTS:
        setattr(state, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(state, name, list(getattr(view, name)))
    state.hands = [hand or 0 for hand in view.hands]
    state.returned = [pile or 0 for pile in view.returned]
    state.events = [hand or 0 for hand in view.events]
    state.offer = view.offer or 0
    state.drew = list(view.drew)
    state.fan_deck = state.event_stack = state.rng = 0
    state.cells = state.tent = state.dirt = [0] * view.players
    for seat in range(view.players):
        lay_out(t, state, seat)
    state.options = ()
    return state


# ------------------------------------------------------------------ fan cards
def _unseen_fans(t: Tables, view: View) -> list[list[int]]:
    """Return the fan cards of each genre whose place the seat does not know."""
    seen = [*view.played, *view.hands, *view.returned, view.offer]
    left = t.full_deck - sum(pile for pile in seen if pile is not None)
    return [list(t.held[g][left >> t.shift[g] & t.span[g]]) for g in range(4)]


def _deal_fans(t: Tables, view: View, state: State, unseen: list[list[int]], dice: Dice) -> None:
    for genre in range(4):
        cards = unseen[genre][:]
        dice.shuffle(cards)
        for seat in range(view.players):
            if view.hands[seat] is None:
                state.hands[seat] += _some(cards, view.hand_counts[seat * 4 + genre])
            if view.returned[seat] is None:
                state.returned[seat] += _some(cards, view.returned_counts[seat * 4 + genre])
        if view.offer is None:
            state.offer += _some(cards, view.offer_counts[genre])
        state.fan_deck += _some(cards, len(cards))
    if HIDDEN in view.drew:
        _guess_drawn(t, view, state)


def _some(cards: list[int], number: int) -> int:
    """Take cards off a list; return them packed."""
    taken = sum(1 << 2 * card for card in cards[:number])
    del cards[:number]
    return taken


def _guess_drawn(t: Tables, view: View, state: State) -> None:
    """Let the symbols just booked have drawn cards of their genre that the hand holds now."""
    seat = view.actor
    hand = state.hands[seat]
    base = seat * 9 + view.booked * 3
    for symbol, drawn in enumerate(view.drew):
        if drawn == HIDDEN:
            genre = view.genre_of[base + symbol]
            card = t.held[genre][hand >> t.shift[genre] & t.span[genre]][0]
            state.drew[symbol] = card
            hand -= 1 << 2 * card


# ------------------------------------------------------------------ events
def _unseen_events(t: Tables, view: View) -> list[int]:
    """Return the event cards whose place the seat does not know."""
    seen = view.event_gone
    for hand in view.events:
        seen |= hand or 0
    return bits((1 << len(t.data.events)) - 1 & ~seen)


def _deal_events(view: View, state: State, unseen: list[int], dice: Dice) -> None:
    cards = unseen[:]
    dice.shuffle(cards)
    for seat in range(view.players):
        if view.events[seat] is None:
            number = view.event_counts[seat]
            state.events[seat] = sum(1 << card for card in cards[:number])
            del cards[:number]
    state.event_stack = sum(1 << card for card in cards)


def one_world(t: Tables, view: View) -> State:
    """Return one state that fits the view, for what is the same in all of them."""
    return sampler_of(t, view)(0)
