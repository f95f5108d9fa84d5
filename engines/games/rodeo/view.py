"""What one seat may know (ruling 49).

Hidden are the fan and event cards of the others, the fan cards they gave back, and the order
of every face-down stack. Everything else lies open: how many cards of each genre a hand has,
the discarded events, the bands and stands still to come (not their order).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engines.core.types import Seat
from engines.games.rodeo import state as st
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables

WAITS: Final = (
    "book", "wild", "event", "return_card", "keep", "refill", "extra", "rewild", "drop",
    "expand", "line_up", "turn", "toilets",
    "arrive", "place", "finish", "afternoon", "clear", "wake", "rival", "dump", "evening",
    "garbage", "leave", "over",
)  # fmt: skip
"""What the game waits for, by ``State.phase``; also the kinds of decision."""

OPEN_FACTS: Final = (
    "players", "beginner", "seasons", "ggam", "phase", "opened", "season", "round", "day", "turn",
    "actor", "queue", "booked", "symbol", "event", "effect", "clear", "rival", "turns", "bought",
    "waiting", "group", "group_left", "group_card", "group_symbol", "rank", "night", "penalty",
    "leaving", "band_stack", "band_display", "band_gone", "event_gone", "market_pool",
)  # fmt: skip
OPEN_LISTS: Final = (
    "order", "cash", "vp", "festival", "upgrades", "played", "rebate", "extra", "count",
    "toilets", "happy", "up", "flat", "garbage", "piles", "fence", "last_fans", "bands",
    "genre_of", "fans_of", "cardless", "home", "marks", "sad_out", "happy_out", "away", "purse",
    "purse_at", "tracks", "stands", "turned", "room", "crowd", "ledger", "books", "available",
    "reserve", "top", "below", "upgrades_left",
)  # fmt: skip
HIDDEN: Final = -3
"""In ``drew``: a card only its owner knows."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it (None: a spectator); plain ints and tuples of ints.

    Fields that ``State`` has too mean the same. ``hands``, ``returned``, ``events`` and
    ``offer`` are None where hidden; the counts beside them are open: four a seat (by genre)
    for fan cards, one a seat for events. ``deck_counts`` and ``offer_counts`` go by genre,
    ``events_left`` is the size of the event stack.
    """

    seat: Seat | None
    players: int
    beginner: int
    seasons: int
    ggam: int
    phase: int
    opened: int
    season: int
    round: int
    day: int
    turn: int
    actor: int
    queue: tuple[int, ...]
    booked: int
    symbol: int
    event: int
    effect: int
    clear: int
    rival: int
    turns: int
    bought: int
    waiting: int
    group: int
    group_left: int
    group_card: int
    group_symbol: int
    rank: int
    night: int
    penalty: int
    leaving: int
    band_stack: int
    band_display: int
    band_gone: int
    event_gone: int
    market_pool: int
    order: tuple[int, ...]
    cash: tuple[int, ...]
    vp: tuple[int, ...]
    festival: tuple[int, ...]
    upgrades: tuple[int, ...]
    played: tuple[int, ...]
    rebate: tuple[int, ...]
    extra: tuple[int, ...]
    count: tuple[int, ...]
    toilets: tuple[int, ...]
    happy: tuple[int, ...]
    up: tuple[int, ...]
    flat: tuple[int, ...]
    garbage: tuple[int, ...]
    piles: tuple[int, ...]
    fence: tuple[int, ...]
    last_fans: tuple[int, ...]
    bands: tuple[int, ...]
    genre_of: tuple[int, ...]
    fans_of: tuple[int, ...]
    cardless: tuple[int, ...]
    home: tuple[int, ...]
    marks: tuple[int, ...]
    sad_out: tuple[int, ...]
    happy_out: tuple[int, ...]
    away: tuple[int, ...]
    purse: tuple[int, ...]
    purse_at: tuple[int, ...]
    tracks: tuple[int, ...]
    stands: tuple[int, ...]
    turned: tuple[int, ...]
    room: tuple[int, ...]
    crowd: tuple[int, ...]
    ledger: tuple[int, ...]
    books: tuple[int, ...]
    available: tuple[int, ...]
    reserve: tuple[int, ...]
    top: tuple[int, ...]
    below: tuple[int, ...]
    upgrades_left: tuple[int, ...]
    hands: tuple[int | None, ...]
    returned: tuple[int | None, ...]
    events: tuple[int | None, ...]
    offer: int | None
    drew: tuple[int, ...]
    hand_counts: tuple[int, ...]
    returned_counts: tuple[int, ...]
    event_counts: tuple[int, ...]
    deck_counts: tuple[int, ...]
    offer_counts: tuple[int, ...]
    events_left: int

    @property
    def waits(self) -> str:
        """What the game waits for."""
        return WAITS[self.phase]

    @property
    def hand(self) -> int:
        """The viewing seat's own fan cards, packed; none for a spectator."""
        return 0 if self.seat is None else self.hands[self.seat] or 0

    @property
    def own_events(self) -> int:
        """The viewing seat's own event cards, a bit each; none for a spectator."""
        return 0 if self.seat is None else self.events[self.seat] or 0


def counts(t: Tables, hand: int) -> tuple[int, ...]:
    """Return how many cards of each genre a packed hand has."""
    return tuple(len(t.held[g][hand >> t.shift[g] & t.span[g]]) for g in range(4))


def view_of(t: Tables, state: State, seat: Seat | None) -> View:
    """Return what a seat may know; after the end everything is open."""
    over = state.phase == st.OVER
    n = state.players
    seen = [over or s == seat for s in range(n)]
    own = over or state.actor == seat
    drew = state.drew if own else [HIDDEN if fan >= 0 else fan for fan in state.drew]
    open_facts = [getattr(state, name) for name in OPEN_FACTS]
    open_lists = [tuple(getattr(state, name)) for name in OPEN_LISTS]
    hidden: list[Any] = [
        tuple(hand if seen[s] else None for s, hand in enumerate(state.hands)),
        tuple(pile if seen[s] else None for s, pile in enumerate(state.returned)),
        tuple(hand if seen[s] else None for s, hand in enumerate(state.events)),
        state.offer if own else None,
        tuple(drew),
        tuple(count for hand in state.hands for count in counts(t, hand)),
        tuple(count for pile in state.returned for count in counts(t, pile)),
        tuple(hand.bit_count() for hand in state.events),
        counts(t, state.fan_deck),
        counts(t, state.offer),
        state.event_stack.bit_count(),
    ]
    return View(*[seat, *open_facts, *open_lists, *hidden])
