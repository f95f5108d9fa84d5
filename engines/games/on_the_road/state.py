"""One game's state: slots of ints and flat lists of ints, with a hand-written copy."""

from __future__ import annotations

from typing import Final

# What the state waits for.
DRIVE, RETURN, PERFORM, RESCUE, REDRAW, REACT, OVER = range(7)

# How it ended.
NOT_ENDED, STAGE_WON, DEADLOCK, OUT_OF_ROUNDS = range(4)

FIELDS: Final = (
    "road",
    "players",
    "first",
    "rng",
    "phase",
    "seat",
    "actor",
    "turn",
    "quiet",
    "spent",
    "deck_left",
    "tickets_left",
    "stage_order",
    "drawn_order",
    "tie_turns",
    "tie_fans",
    "tie_level",
    "tie_seats",
    "ending",
    "pos",
    "notes",
    "tokens",
    "supply",
    "gone",
    "hands",
    "deck",
    "discard",
    "home",
    "bag",
    "potty",
    "drawn",
    "stage",
    "by_city",
    "by_pass",
)
"""Every slot, in the order of the digest."""


class State:
    """Everything that is true at one moment of a game.

    ``seat`` is the active player, ``actor`` the one to decide (-1 at the end). ``turn`` counts
    finished turns, ``quiet`` those at the end of which nothing had changed (ruling 16).
    ``spent`` is 1 once the active player used a special action in this draw event.

    By seat: ``pos`` (tile), ``notes`` (of the ticket, 0 without), ``hands`` (two bits a card
    value, so a hand is one int), fans at ``home``, in the ``bag``, in the ``potty``, ``drawn``
    and not yet placed, on the ``stage``; of the latter ``by_city`` and ``by_pass`` came by
    city draws and stage passes. ``tokens`` has five counts a seat. ``supply`` and ``gone`` are
    tokens by colour, ``deck`` and ``discard`` cards by value: their order nobody can know.

    ``stage_order`` and ``drawn_order`` list seats, two bits each, below a leading 1.
    """

    __slots__ = FIELDS

    road: tuple[int, ...]
    players: int
    first: int
    rng: int
    phase: int
    seat: int
    actor: int
    turn: int
    quiet: int
    spent: int
    deck_left: int
    tickets_left: int
    stage_order: int
    drawn_order: int
    tie_turns: int
    tie_fans: int
    tie_level: int
    tie_seats: int
    ending: int
    pos: list[int]
    notes: list[int]
    tokens: list[int]
    supply: list[int]
    gone: list[int]
    hands: list[int]
    deck: list[int]
    discard: list[int]
    home: list[int]
    bag: list[int]
    potty: list[int]
    drawn: list[int]
    stage: list[int]
    by_city: list[int]
    by_pass: list[int]

    def copy(self) -> State:
        """Return a state that shares nothing that changes; ``road`` never does."""
        new = State.__new__(State)
        new.road = self.road
        new.players = self.players
        new.first = self.first
        new.rng = self.rng
        new.phase = self.phase
        new.seat = self.seat
        new.actor = self.actor
        new.turn = self.turn
        new.quiet = self.quiet
        new.spent = self.spent
        new.deck_left = self.deck_left
        new.tickets_left = self.tickets_left
        new.stage_order = self.stage_order
        new.drawn_order = self.drawn_order
        new.tie_turns = self.tie_turns
        new.tie_fans = self.tie_fans
        new.tie_level = self.tie_level
        new.tie_seats = self.tie_seats
        new.ending = self.ending
        new.pos = self.pos[:]
        new.notes = self.notes[:]
        new.tokens = self.tokens[:]
        new.supply = self.supply[:]
        new.gone = self.gone[:]
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.home = self.home[:]
        new.bag = self.bag[:]
        new.potty = self.potty[:]
        new.drawn = self.drawn[:]
        new.stage = self.stage[:]
        new.by_city = self.by_city[:]
        new.by_pass = self.by_pass[:]
        return new


def colour_mask(state: State, seat: int) -> int:
    """Return which token colours a seat holds, one bit each."""
    t = state.tokens
    b = seat * 5
    return (
        (t[b] > 0)
        | (t[b + 1] > 0) << 1
        | (t[b + 2] > 0) << 2
        | (t[b + 3] > 0) << 3
        | (t[b + 4] > 0) << 4
    )


def note_count(state: State, seat: int) -> int:
    """Return a seat's music notes: one on each pink token, and those of its ticket."""
    return state.tokens[seat * 5 + 4] + state.notes[seat]


def unpack_seats(order: int) -> tuple[int, ...]:
    """Return the seats of ``stage_order`` or ``drawn_order``, first one first."""
    found: list[int] = []
    while order > 1:
        found.append(order & 3)
        order >>= 2
    return tuple(reversed(found))


def pack_seats(seats: tuple[int, ...]) -> int:
    """Return the int that ``unpack_seats`` reads."""
    order = 1
    for seat in seats:
        order = order << 2 | seat
    return order


def unpack_hand(hand: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """Return a packed hand as card values, ascending."""
    return tuple(value for slot, value in enumerate(values) for _ in range(hand >> 2 * slot & 3))


def pack_hand(cards: tuple[int, ...], values: tuple[int, ...]) -> int:
    """Return card values as a packed hand."""
    return sum(1 << 2 * values.index(card) for card in cards)
