"""What the data says, as immutable records. Genres, tiers and types are indices into the lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GENRES: Final = ("punk", "metal", "reggae", "indie")
"""The four musical directions; everything else counts them in this order."""
WILD: Final = 4
"""The genre of a wildcard symbol until its fan card is drawn."""
TIERS: Final = ("garage", "local_hero", "superstar", "legend")
GARAGE, LOCAL_HERO, SUPERSTAR, LEGEND = range(4)
TYPES: Final = ("fastfood", "drinks", "other")
"""The types of stand."""
SPACES: Final = ("tent", "car_park")
SIDES: Final = ("tent", "car_park", "mixed")
"""The sides of campsite cards."""
KINDS: Final = ("single", "plus", "kombo")
"""The kinds of festival scoring."""
TRACKS: Final = ("chaos", "hygiene", "mood")
CHAOS, HYGIENE, MOOD = range(3)
DAYS: Final = ("friday", "saturday", "sunday")
BANDS_A_SEASON: Final = 3
SYMBOLS: Final = 3
"""The most genre symbols on a band card."""
COLUMNS: Final = 6
ROWS: Final = 4
"""The largest campsite: three cards wide, two deep."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an event, an ability, a stand or an upgrade: an operation and a number."""

    op: str
    n: int


@dataclass(frozen=True, slots=True)
class Band:
    """``symbols`` are (genre or WILD, fans), in printed order."""

    id: str
    name: str
    tier: int
    fee: int
    symbols: tuple[tuple[int, int], ...]
    quote: str


@dataclass(frozen=True, slots=True)
class Fan:
    """A fan group. ``location`` is an index of SPACES or -1; the rest are genres and types."""

    id: str
    name: str
    english: str
    genre: int
    copies: int
    power: int
    location: int
    wants: tuple[int, ...]
    avoids: tuple[int, ...]
    aversion: tuple[int, ...]
    ability: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """A stand; ``starting`` ones belong to festival cards, the others to the market."""

    id: str
    name: str
    english: str
    starting: bool
    copies: int
    type: int
    spaces: int
    income: int
    bonus: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade; ``beginner`` ones everybody has in the beginner version."""

    id: str
    name: str
    english: str
    copies: int
    spaces: int
    per_fan: tuple[Effect, ...]
    beginner: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an event card."""

    name: str
    english: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card with its two sides."""

    id: str
    booking: Side
    festival: Side


@dataclass(frozen=True, slots=True)
class Ground:
    """A campsite card's place: it joins in ``season`` (from 0) at card column x, card row y."""

    season: int
    x: int
    y: int
    side: int


@dataclass(frozen=True, slots=True)
class Festival:
    """A festival card. ``table`` holds (fewest, points), ascending; ``stands`` are stand ids."""

    id: str
    name: str
    kind: int
    genres: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    stands: tuple[str, ...]
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A track of the festival board."""

    low: int
    high: int
    start: int

    def held(self, value: int) -> int:
        """Return a value, or the end of the track it lies beyond (ruling 28)."""
        return min(max(value, self.low), self.high)


@dataclass(frozen=True, slots=True)
class Penalty:
    """A hygiene penalty: it strikes at ``at`` or below (ruling 39)."""

    at: int
    effect: str
    n: int


@dataclass(frozen=True, slots=True)
class CampsiteCard:
    """Double-sided cards: two of SIDES, and how many there are."""

    id: str
    sides: tuple[int, int]
    copies: int


@dataclass(frozen=True, slots=True)
class Boards:
    """Tracks, tables and supplies. Tables by number of players are lists from 2 players on.

    ``available[players - 2][season]`` counts figures by genre, ``reveal`` cards by tier;
    ``first`` is the order number that begins each booking round. ``vp`` has the quick-reference
    rows by name, (from, points) ascending.
    """

    cash: int
    seasons: int
    beginner_seasons: int
    figures: tuple[int, ...]
    toilets: int
    toilets_least: int
    toilets_most: int
    toilets_beginner: int
    toilet_cost: int
    tracks: tuple[Track, ...]
    bins: tuple[int, ...]
    penalties: tuple[Penalty, ...]
    available: tuple[tuple[tuple[int, ...], ...], ...]
    reveal: tuple[tuple[tuple[int, ...], ...], ...]
    first: tuple[tuple[int, ...], ...]
    vp: dict[str, tuple[tuple[int, int], ...]]
    best_mood: int
    most_fans: int
    money_per_vp: int
    tax_free: int
    fee_per: int
    price: int
    uniform_mood: int
    uniform_spaces: int

    def garbage(self, chaos: int) -> int:
        """Return the garbage of a night: a piece for each bin the chaos has reached (ruling 37)."""
        return sum(chaos >= bin_ for bin_ in self.bins)


@dataclass(frozen=True, slots=True)
class Components:
    """One data set. ``per_card`` is (track, step) by genre."""

    bands: tuple[Band, ...]
    garage_bonus: int
    legends: int
    stars: tuple[int, ...]
    fans: tuple[Fan, ...]
    per_card: tuple[tuple[int, int], ...]
    stands: tuple[Stand, ...]
    stacks: int
    upgrades: tuple[Upgrade, ...]
    events: tuple[EventCard, ...]
    hand: int
    festivals: tuple[Festival, ...]
    campsites: tuple[CampsiteCard, ...]
    cells: tuple[tuple[str, ...], ...]
    boards: Boards
    hash: str
