"""What one seat may know, and full states that fit it (ruling 20).

Hidden are the hands of the others and which cards are left in the draw pile; everything else
lies open. Nobody can know the place of any card in the pile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engines.core.rng import Dice
from engines.core.types import Seat
from engines.games.on_the_road import state as st
from engines.games.on_the_road.components import CITY, COLOURS, KINDS
from engines.games.on_the_road.state import (
    State,
    note_count,
    pack_hand,
    pack_seats,
    unpack_hand,
    unpack_seats,
)
from engines.games.on_the_road.tables import Tables

WAITS: Final = ("drive", "return_fan", "perform", "rescue", "redraw", "react", "over")
"""What the game waits for, by ``State.phase``; also the kinds of decision."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it (None: a spectator); plain tuples, seats in order.

    ``waits`` is one of ``WAITS``. ``active`` is whose turn it is, ``actor`` who is to decide.
    ``vans`` are tiles, ``road`` the kinds of the tiles. ``tokens`` and ``supply`` count the
    five colours. ``notes`` are all of a band's music notes, ``tickets`` those on its ticket,
    ``ticket_stack`` the tickets left, top first. ``hands`` are card values ascending, None if
    hidden; ``discards`` counts the played cards by value in ascending order. ``home``,
    ``bag``, ``potty`` and ``pending`` (drawn, not yet placed) count fans; ``drawn`` lists the
    whole draw in order, ``stage`` the mainstage's spaces in order.
    """

    seat: Seat | None
    players: int
    first: Seat
    round: int
    turn: int
    waits: str
    active: Seat
    actor: Seat
    spent: bool
    quiet: int
    road: tuple[str, ...]
    vans: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    gone: tuple[int, ...]
    notes: tuple[int, ...]
    tickets: tuple[int, ...]
    ticket_stack: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    deck_left: int
    discards: tuple[int, ...]
    home: tuple[int, ...]
    bag: tuple[int, ...]
    potty: tuple[int, ...]
    pending: tuple[int, ...]
    drawn: tuple[Seat, ...]
    stage: tuple[Seat, ...]
    full: int
    scores: tuple[int, ...]
    by_city: tuple[int, ...]
    by_pass: tuple[int, ...]
    tie: tuple[int, int, int, int]
    ending: int

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewing seat's own cards; none for a spectator."""
        return () if self.seat is None else self.hands[self.seat] or ()

    def kind_under(self, seat: Seat) -> str:
        """Return the kind of the tile a seat's van stands on."""
        return self.road[self.vans[seat]]


def view_of(t: Tables, state: State, seat: Seat | None) -> View:
    """Return what a seat may know; after the end all hands are open."""
    n = state.players
    over = state.phase == st.OVER
    hands = [unpack_hand(hand, t.data.values) for hand in state.hands]
    tickets = t.data.tickets
    return View(
        seat=seat,
        players=n,
        first=state.first,
        round=round_of(state),
        turn=state.turn,
        waits=WAITS[state.phase],
        active=state.seat,
        actor=state.actor,
        spent=bool(state.spent),
        quiet=state.quiet,
        road=tuple(KINDS[kind] for kind in state.road),
        vans=tuple(state.pos),
        tokens=tuple(tuple(state.tokens[s * 5 : s * 5 + 5]) for s in range(n)),
        supply=tuple(state.supply),
        gone=tuple(state.gone),
        notes=tuple(note_count(state, s) for s in range(n)),
        tickets=tuple(state.notes),
        ticket_stack=tickets[len(tickets) - state.tickets_left :],
        hands=tuple(hand if over or s == seat else None for s, hand in enumerate(hands)),
        hand_sizes=tuple(map(len, hands)),
        deck_left=state.deck_left,
        discards=tuple(state.discard),
        home=tuple(state.home),
        bag=tuple(state.bag),
        potty=tuple(state.potty),
        pending=tuple(state.drawn),
        drawn=unpack_seats(state.drawn_order),
        stage=unpack_seats(state.stage_order),
        full=t.data.full[n],
        scores=tuple(state.stage),
        by_city=tuple(state.by_city),
        by_pass=tuple(state.by_pass),
        tie=(state.tie_turns, state.tie_fans, state.tie_level, state.tie_seats),
        ending=state.ending,
    )


def round_of(state: State) -> int:
    """Return the round being played, from 1; after the end the last one."""
    turn = state.turn - (state.phase == st.OVER)
    return turn // state.players + 1


def sampler_of(t: Tables, view: View) -> Callable[[int], State]:
    """Return a function from a seed to a full state that fits the view."""
    base = _known(t, view)

    def sample(seed: int) -> State:
        state = base.copy()
        dice = Dice(seed)
        for seat, hand in enumerate(view.hands):
            if hand is None:
                _deal_hidden(state, seat, view.hand_sizes[seat], dice)
        state.rng = dice.state
        return state

    return sample


def _deal_hidden(state: State, seat: Seat, size: int, dice: Dice) -> None:
    """Move random cards from the unseen ones, which ``deck`` still counts, to a hand."""
    for _ in range(size):
        at = dice.below(sum(state.deck))
        slot = 0
        while at >= state.deck[slot]:
            at -= state.deck[slot]
            slot += 1
        state.deck[slot] -= 1
        state.hands[seat] += 1 << 2 * slot


def _known(t: Tables, view: View) -> State:
    """Return the state as far as the view tells, all unseen cards in the draw pile."""
    state = State()
    state.road = tuple(KINDS.index(kind) for kind in view.road)
    state.players = view.players
    state.first = view.first
    state.rng = 0
    state.phase = WAITS.index(view.waits)
    state.seat = view.active
    state.actor = view.actor
    state.turn = view.turn
    state.quiet = view.quiet
    state.spent = int(view.spent)
    state.deck_left = view.deck_left
    state.tickets_left = len(view.ticket_stack)
    state.stage_order = pack_seats(view.stage)
    state.drawn_order = pack_seats(view.drawn)
    state.tie_turns, state.tie_fans, state.tie_level, state.tie_seats = view.tie
    state.ending = view.ending
    state.pos = list(view.vans)
    state.notes = list(view.tickets)
    state.tokens = [count for row in view.tokens for count in row]
    state.supply = list(view.supply)
    state.gone = list(view.gone)
    state.home = list(view.home)
    state.bag = list(view.bag)
    state.potty = list(view.potty)
    state.drawn = list(view.pending)
    state.stage = list(view.scores)
    state.by_city = list(view.by_city)
    state.by_pass = list(view.by_pass)
    state.discard = list(view.discards)
    state.hands = [pack_hand(hand or (), t.data.values) for hand in view.hands]
    state.deck = [
        copies - gone - sum(hand >> 2 * slot & 3 for hand in state.hands)
        for slot, (copies, gone) in enumerate(zip(t.data.copies, view.discards, strict=True))
    ]
    return state


def tile_kind(view: View, tile: int) -> str:
    """Return a tile's kind; ValueError beyond the road."""
    if not 0 <= tile < len(view.road):
        raise ValueError(f"there is no tile {tile}")
    return view.road[tile]


def city_number(view: View, tile: int) -> int:
    """Return which city a city tile is, from 1."""
    return view.road[: tile + 1].count(KINDS[CITY])


def colour_index(colour: str) -> int:
    """Return a colour's place in the counts; ValueError for no colour."""
    if colour not in COLOURS:
        raise ValueError(f"there is no token colour {colour!r}")
    return COLOURS.index(colour)
