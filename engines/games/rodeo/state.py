"""One game's state: slots of ints and flat lists of ints, with a hand-written copy."""

from __future__ import annotations

from typing import Final

from engines.games.rodeo.actions import RodeoAction

# What the state waits for: decisions first, then steps that need none.
(
    BOOK, WILD, EVENT, RETURN, KEEP, REFILL, EXTRA, REWILD, DROP,
    EXPAND, LINE_UP, TURN, TOILETS,
    ARRIVE, PLACE, FINISH, AFTERNOON, CLEAR, WAKE, RIVAL, DUMP, EVENING, GARBAGE, LEAVE, OVER,
) = range(25)  # fmt: skip
AUTO: Final = 30
"""Phases from here on are steps that ask nothing; ``flow`` runs them."""
(
    TO_SEASON, TO_ROUND, TO_BOOK, TO_DRAW, TO_EVENT, TO_EFFECT, TO_TAKE,
    TO_EXPAND, TO_LINE_UP, TO_TURNING, TO_TOILETS,
    TO_MORNING, TO_GROUP, TO_PLACE, TO_JUDGE, TO_AFTERNOON, TO_EVENING, TO_FANS, TO_EVENING_END,
    TO_NIGHT, TO_GARBAGE, TO_HYGIENE, TO_UNHAPPY, TO_SCORING,
) = range(AUTO, AUTO + 24)  # fmt: skip

NO_CARD: Final = -1
"""``group_card`` of a group that comes without a card, rightly (ruling 10)."""
BLUNDER: Final = -2
"""``group_card`` of a group whose card is missing by a blunder (ruling 11)."""

# Columns of the ledger: points by source, nine a season.
SOURCES: Final = (
    "mood", "satisfied", "dissatisfied", "garbage", "hygiene",
    "best_mood", "most_fans", "festival", "money",
)  # fmt: skip
LEDGER: Final = 3 * len(SOURCES)
BOOKS: Final = 12
"""Four figures a season: fans, toilets charged, garbage, fee."""

FIELDS: Final = (
    "players", "beginner", "seasons", "ggam", "rng", "phase", "opened", "season", "round", "day",
    "turn", "actor", "queue", "booked", "symbol", "event", "effect", "clear", "rival", "offer",
    "turns", "bought", "waiting", "group", "group_left", "group_card", "group_symbol", "rank",
    "night", "penalty", "leaving", "fan_deck", "band_stack", "band_display", "band_gone",
    "event_stack", "event_gone", "market_pool", "order", "cash", "vp", "festival", "upgrades",
    "hands", "events", "returned", "played", "rebate", "extra", "count", "toilets", "happy", "up",
    "flat", "garbage", "piles", "fence", "last_fans", "bands", "genre_of", "fans_of", "cardless",
    "home", "marks", "sad_out", "happy_out", "away", "purse", "purse_at", "tracks", "stands",
    "turned", "room", "crowd", "ledger", "books", "available", "reserve", "top", "below",
    "upgrades_left", "drew",
)  # fmt: skip
"""Every slot that the digest covers, in its order."""
CACHES: Final = ("cells", "tent", "dirt", "options")
"""What follows from the rest: masks of the campsites, and the legal actions."""


class State:
    """Everything that is true at one moment of a game.

    ``season``, ``round`` (of booking) and ``day`` count from 0. ``queue`` lists the seats of
    the part being played in their order, ``turn`` is a place in it, ``actor`` the seat to
    decide (-1 at the end). ``opened`` is 1 from the second step of a compound choice on.

    Under way: ``booked`` (place 0-2 of the band just booked), ``symbol`` (the next to draw
    for), ``drew`` (its fan cards, -1 for none), ``event`` and ``effect`` (card and its effect,
    -1), ``clear`` (garbage still to remove), ``rival`` (-1), ``offer`` (fan cards to keep one
    of), ``turns`` (two bits a campsite card), ``bought`` (1 stand, 2 upgrade), ``waiting``
    (symbols still to arrive, a bit each), ``group`` (its markers placed), ``group_left``,
    ``group_card``, ``group_symbol``, ``rank`` (how far the canonical order has come),
    ``night`` (garbage to place), ``penalty`` (the next), ``leaving`` (fans to go).

    Stacks are sets or counts, since nobody can know their order: ``fan_deck`` (two bits a
    group), ``band_stack``, ``band_display``, ``band_gone``, ``event_stack``, ``event_gone``,
    ``market_pool`` (stands below the tops); ``top`` and ``below`` of the market's stacks.
    ``available`` and ``reserve`` count figures by genre.

    By seat: ``order`` (number on the order track), ``upgrades``, ``events`` (sets), ``hands``,
    ``returned``, ``played`` (fan cards, two bits a group), ``rebate`` (on the next purchase),
    ``extra`` (free toilets), ``count`` (bands), ``fence`` (garbage beside the campsite);
    masks of spaces: ``toilets``, ``happy`` (satisfied markers), ``up`` and ``flat`` (figures),
    ``garbage``; ``piles`` has five bits a space for the garbage beyond the first.
    Three a seat: ``bands`` (in order of booking, from the line-up on by day, -1),
    ``tracks``; nine: ``genre_of`` and ``fans_of`` each symbol of each band; four: ``cardless``
    (symbols without a card), ``home`` (figures still to arrive), ``marks`` (masks of markers),
    ``sad_out`` and ``happy_out`` (markers beside the campsite), ``away`` (figures on places),
    ``purse`` (purchasing power left), by genre; ``purse_at`` the same by genre and type;
    five: ``stands`` (-1), ``turned`` (rotation of campsite cards); eleven: ``room`` (free
    spaces) and ``crowd`` (four bits a genre) of places. ``ledger`` and ``books`` keep points
    and income; ``last_fans`` the fans of the season scored last.
    """

    __slots__ = (*FIELDS, *CACHES)

    players: int
    beginner: int
    seasons: int
    ggam: int
    rng: int
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
    offer: int
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
    fan_deck: int
    band_stack: int
    band_display: int
    band_gone: int
    event_stack: int
    event_gone: int
    market_pool: int
    order: list[int]
    cash: list[int]
    vp: list[int]
    festival: list[int]
    upgrades: list[int]
    hands: list[int]
    events: list[int]
    returned: list[int]
    played: list[int]
    rebate: list[int]
    extra: list[int]
    count: list[int]
    toilets: list[int]
    happy: list[int]
    up: list[int]
    flat: list[int]
    garbage: list[int]
    piles: list[int]
    fence: list[int]
    last_fans: list[int]
    bands: list[int]
    genre_of: list[int]
    fans_of: list[int]
    cardless: list[int]
    home: list[int]
    marks: list[int]
    sad_out: list[int]
    happy_out: list[int]
    away: list[int]
    purse: list[int]
    purse_at: list[int]
    tracks: list[int]
    stands: list[int]
    turned: list[int]
    room: list[int]
    crowd: list[int]
    ledger: list[int]
    books: list[int]
    available: list[int]
    reserve: list[int]
    top: list[int]
    below: list[int]
    upgrades_left: list[int]
    drew: list[int]
    cells: list[int]
    tent: list[int]
    dirt: list[int]
    options: tuple[RodeoAction, ...]

    def copy(self) -> State:
        """Return a state that shares nothing that changes."""
        new = State.__new__(State)
        new.players = self.players
        new.beginner = self.beginner
        new.seasons = self.seasons
        new.ggam = self.ggam
        new.rng = self.rng
        new.phase = self.phase
        new.opened = self.opened
        new.season = self.season
        new.round = self.round
        new.day = self.day
        new.turn = self.turn
        new.actor = self.actor
        new.queue = self.queue
        new.booked = self.booked
        new.symbol = self.symbol
        new.event = self.event
        new.effect = self.effect
        new.clear = self.clear
        new.rival = self.rival
        new.offer = self.offer
        new.turns = self.turns
        new.bought = self.bought
        new.waiting = self.waiting
        new.group = self.group
        new.group_left = self.group_left
        new.group_card = self.group_card
        new.group_symbol = self.group_symbol
        new.rank = self.rank
        new.night = self.night
        new.penalty = self.penalty
        new.leaving = self.leaving
        new.fan_deck = self.fan_deck
        new.band_stack = self.band_stack
        new.band_display = self.band_display
        new.band_gone = self.band_gone
        new.event_stack = self.event_stack
        new.event_gone = self.event_gone
        new.market_pool = self.market_pool
        self._copy_lists(new)
        return new

    def _copy_lists(self, new: State) -> None:
        new.order = self.order[:]
        new.cash = self.cash[:]
        new.vp = self.vp[:]
        new.festival = self.festival[:]
        new.upgrades = self.upgrades[:]
        new.hands = self.hands[:]
        new.events = self.events[:]
        new.returned = self.returned[:]
        new.played = self.played[:]
        new.rebate = self.rebate[:]
        new.extra = self.extra[:]
        new.count = self.count[:]
        new.toilets = self.toilets[:]
        new.happy = self.happy[:]
        new.up = self.up[:]
        new.flat = self.flat[:]
        new.garbage = self.garbage[:]
        new.piles = self.piles[:]
        new.fence = self.fence[:]
        new.last_fans = self.last_fans[:]
        new.bands = self.bands[:]
        new.genre_of = self.genre_of[:]
        new.fans_of = self.fans_of[:]
        new.cardless = self.cardless[:]
        new.home = self.home[:]
        new.marks = self.marks[:]
        new.sad_out = self.sad_out[:]
        new.happy_out = self.happy_out[:]
        new.away = self.away[:]
        new.purse = self.purse[:]
        new.purse_at = self.purse_at[:]
        new.tracks = self.tracks[:]
        new.stands = self.stands[:]
        new.turned = self.turned[:]
        new.room = self.room[:]
        new.crowd = self.crowd[:]
        new.ledger = self.ledger[:]
        new.books = self.books[:]
        new.available = self.available[:]
        new.reserve = self.reserve[:]
        new.top = self.top[:]
        new.below = self.below[:]
        new.upgrades_left = self.upgrades_left[:]
        new.drew = self.drew[:]
        # Replaced as a whole, never changed in place.
        new.cells = self.cells
        new.tent = self.tent
        new.dirt = self.dirt
        new.options = self.options
