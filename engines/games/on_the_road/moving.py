"""Movement cards, location tokens and concerts (rulebook A and B, Mainstage; rulings 1-11)."""

from __future__ import annotations

from engines.core.rng import INCREMENT, MASK, MULTIPLIER
from engines.core.rules import Sink
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import BACK, DOUBLE, Drive, Perform, ReturnFan
from engines.games.on_the_road.components import (
    BARN,
    CITY,
    COLOUR_OF,
    COLOURS,
    KINDS,
    MAINSTAGE,
    PINK,
    VAN,
)
from engines.games.on_the_road.drawing import begin_draw
from engines.games.on_the_road.events import (
    Concert,
    DrewCard,
    Drove,
    FanReturned,
    HandDiscarded,
    NoToken,
    Reshuffled,
    TookTicket,
    TookToken,
)
from engines.games.on_the_road.state import State, note_count, unpack_hand
from engines.games.on_the_road.tables import Options, Tables
from engines.games.on_the_road.turns import end_turn


def drives(t: Tables, state: State) -> Options:
    """Return the drives of the actor; on a van tile every card three ways (ruling 5)."""
    seat = state.actor
    hand = state.hands[seat]
    at = state.pos[seat]
    if state.road[at] != VAN:
        return t.go[hand]
    doubled = 0
    for slot, value in enumerate(t.data.values):
        # Doubling that ends where the plain move does is the same move (ruling 22).
        if hand >> 2 * slot & 3 and forward(t, state, at + 2 * value) != forward(
            t, state, at + value
        ):
            doubled |= 1 << slot
    return t.van[hand << t.slots | doubled]


def forward(t: Tables, state: State, to: int) -> int:
    """Return where a forward move to a tile ends: the first free one (ruling 3)."""
    pos = state.pos
    last = t.last
    while to < last and to in pos:
        to += 1
    return to if to < last else last


def backward(state: State, to: int) -> int:
    """Return where a backward move ends: the first free tile, or the barn (ruling 4)."""
    pos = state.pos
    while to > 0 and to in pos:
        to -= 1
    return to if to > 0 else 0


def drive(t: Tables, state: State, action: Drive, emit: Sink | None) -> None:
    """Play a card, move the van, take the token."""
    seat = state.seat
    value = action.value
    slot = t.slot_of[value]
    state.hands[seat] -= 1 << 2 * slot
    state.discard[slot] += 1
    state.quiet = 0
    start = state.pos[seat]
    if action.how == BACK:
        to = backward(state, start - value)
    else:
        to = forward(t, state, start + (2 * value if action.how == DOUBLE else value))
    if emit:
        emit(_drove(t, state, action, to))
    state.pos[seat] = to
    kind = state.road[to]
    if kind == BARN:
        _end_on_the_road(t, state, kind, emit)
    elif _take_token(state, COLOUR_OF[kind], emit):
        after_token(t, state, emit)
    else:
        # Ruling 7: no token left, an own fan in the porta-potty: the player chooses.
        state.phase = st.RETURN


def _drove(t: Tables, state: State, action: Drive, to: int) -> Drove:
    """Describe a move before it is made."""
    seat = state.seat
    start = state.pos[seat]
    steps = action.value * {BACK: -1, DOUBLE: 2}.get(action.how, 1)
    step = 1 if steps > 0 else -1
    aimed = min(max(start + steps, 0), t.last)
    met = range(aimed, to, step)
    return Drove(
        seat,
        start,
        tuple(range(start + step, to + step, step)),
        to,
        KINDS[state.road[to]],
        action.value,
        action.how,
        tuple(state.pos.index(tile) for tile in met),
        tuple(KINDS[state.road[tile]] for tile in met),
    )


def _take_token(state: State, colour: int, emit: Sink | None) -> bool:
    """Take a token, or note that none is left; False if a fan may be returned instead."""
    seat = state.seat
    if state.supply[colour]:
        state.supply[colour] -= 1
        state.tokens[seat * 5 + colour] += 1
        if emit:
            held = state.tokens[seat * 5 + colour]
            emit(TookToken(seat, COLOURS[colour], held, note_count(state, seat)))
        return True
    if emit:
        emit(NoToken(seat, COLOURS[colour]))
    return not state.potty[seat]


def return_fan(t: Tables, state: State, action: ReturnFan, emit: Sink | None) -> None:
    """Decide about the fan in place of a missing token (ruling 7)."""
    if action.yes:
        _fan_to_bag(state, emit)
    after_token(t, state, emit)


def _fan_to_bag(state: State, emit: Sink | None) -> None:
    state.potty[state.seat] -= 1
    state.bag[state.seat] += 1
    if emit:
        emit(FanReturned(state.seat))


def after_token(t: Tables, state: State, emit: Sink | None) -> None:
    """Go on with the concert or the arrival (ruling 9)."""
    kind = state.road[state.pos[state.seat]]
    if kind == MAINSTAGE:
        _arrive(t, state, emit)
        return
    if kind < VAN:
        _concert(state, kind - 1, emit)
    _end_on_the_road(t, state, kind, emit)


def _concert(state: State, colour: int, emit: Sink | None) -> None:
    """Send as many fans into the bag as tokens are held and fans are home (ruling 8)."""
    seat = state.seat
    held = state.tokens[seat * 5 + colour]
    home = state.home[seat]
    count = held if held < home else home
    state.home[seat] = home - count
    state.bag[seat] += count
    if emit:
        emit(Concert(seat, COLOURS[colour], held, count))


def _end_on_the_road(t: Tables, state: State, kind: int, emit: Sink | None) -> None:
    """Draw a movement card, then fans in a city (ruling 9)."""
    _draw_card(t, state, emit)
    if kind == CITY:
        begin_draw(t, state, emit)
    else:
        end_turn(t, state, emit)


def _draw_card(t: Tables, state: State, emit: Sink | None) -> None:
    """Draw from the pile, shuffled anew if empty (ruling 1).

    A card was just played, so there always is one (ruling 23).
    """
    if not state.deck_left:
        state.deck, state.discard = state.discard, state.deck
        state.deck_left = sum(state.deck)
        if emit:
            emit(Reshuffled(state.deck_left))
    deck = state.deck
    state.rng = rng = (state.rng * MULTIPLIER + INCREMENT) & MASK
    at = ((rng >> 32) * state.deck_left) >> 32
    slot = 0
    while at >= deck[slot]:
        at -= deck[slot]
        slot += 1
    deck[slot] -= 1
    state.deck_left -= 1
    state.hands[state.seat] += 1 << 2 * slot
    if emit:
        emit(DrewCard(state.seat, t.data.values[slot]))


def _arrive(t: Tables, state: State, emit: Sink | None) -> None:
    """Give up the hand, take the top ticket, draw fans (ruling 10)."""
    seat = state.seat
    hand = state.hands[seat]
    for slot in range(t.slots):
        state.discard[slot] += hand >> 2 * slot & 3
    state.hands[seat] = 0
    if emit:
        emit(HandDiscarded(seat, unpack_hand(hand, t.data.values)))
    tickets = t.data.tickets
    ticket = tickets[len(tickets) - state.tickets_left]
    state.tickets_left -= 1
    state.notes[seat] = ticket
    if emit:
        emit(TookTicket(seat, ticket, note_count(state, seat)))
    begin_draw(t, state, emit)


def perform(t: Tables, state: State, action: Perform, emit: Sink | None) -> None:
    """A later turn on the mainstage: a pink token, or else a fan back; then draw (ruling 11)."""
    changed = state.supply[PINK] or state.potty[state.seat]
    state.quiet = 0 if changed else state.quiet + 1
    if not _take_token(state, PINK, emit):
        _fan_to_bag(state, emit)
    begin_draw(t, state, emit)
