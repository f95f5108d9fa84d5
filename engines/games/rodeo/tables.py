"""A data set made ready for play: every action prebuilt, every list of options looked up.

Spaces of a campsite are bits of one int: bit 6 * row + column, row 0 next to the stage, named
``a1`` to ``d6``. A hand of fan cards is an int with two bits a group. Places of an evening are
numbered 0 toilet, 1 band, then the stands, then the upgrades of the data.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final, TypeVar

from engines.core.types import text
from engines.games.rodeo import actions as ac
from engines.games.rodeo.actions import RodeoAction
from engines.games.rodeo.components.model import COLUMNS, DAYS, GENRES, ROWS, SYMBOLS, Components
from engines.games.rodeo.words.names import named
from engines.games.rodeo.words.phrases import BAND_CAUSE, TOILET_CAUSE

Options = tuple[RodeoAction, ...]
A = TypeVar("A", bound=RodeoAction)

SPACES: Final = tuple(f"{'abcd'[row]}{col + 1}" for row in range(ROWS) for col in range(COLUMNS))
SPACE_AT: Final = {name: at for at, name in enumerate(SPACES)}
ROW: Final = (1 << COLUMNS) - 1
ROW_MASKS: Final = tuple(ROW << COLUMNS * row for row in range(ROWS))
_ALL: Final = (1 << COLUMNS * ROWS) - 1
_NOT_FIRST: Final = _ALL & ~sum(1 << COLUMNS * row for row in range(ROWS))
_NOT_LAST: Final = _ALL & ~sum(1 << COLUMNS * row + COLUMNS - 1 for row in range(ROWS))
GENRE_AT: Final = {name: at for at, name in enumerate(GENRES)}
DAY_AT: Final = {name: at for at, name in enumerate(DAYS)}
PASS: Final = ac.Pass()
DONE: Final = ac.Done()
GARAGE: Final = ac.Garage()
DONE_ONLY: Final[Options] = (DONE,)
STAND_SLOTS: Final = 5
"""Stands a seat can come to own: two to start with, one a season."""
PLACES: Final = 2 + STAND_SLOTS + 4
"""Places a seat's fans can go to: toilet, band, stands, upgrades."""
UPGRADE_SLOT: Final = 2 + STAND_SLOTS
CARDS: Final = 5
"""Campsite cards a seat can come to own."""

# What turns a card's four spaces a quarter turn clockwise: front-left was back-left, ...
_QUARTER: Final = (2, 0, 3, 1)


def beside(mask: int) -> int:
    """Return the spaces next to any of a mask's; diagonals do not count (ruling 20)."""
    return (
        (mask & _NOT_LAST) << 1
        | (mask & _NOT_FIRST) >> 1
        | mask << COLUMNS & _ALL
        | mask >> COLUMNS
    )


def spaces_of(mask: int) -> tuple[str, ...]:
    """Return the names of a mask's spaces in reading order."""
    return tuple(name for at, name in enumerate(SPACES) if mask >> at & 1)


def _by_row(made: list[A]) -> tuple[tuple[tuple[A, ...], ...], ...]:
    """Return for each row the actions of each of its 64 sets of spaces."""
    return tuple(
        tuple(
            tuple(made[COLUMNS * row + col] for col in range(COLUMNS) if bits >> col & 1)
            for bits in range(1 << COLUMNS)
        )
        for row in range(ROWS)
    )


def on(rows: tuple[tuple[tuple[A, ...], ...], ...], mask: int) -> tuple[A, ...]:
    """Return the actions of a set of spaces in reading order."""
    return (
        rows[0][mask & ROW]
        + rows[1][mask >> 6 & ROW]
        + rows[2][mask >> 12 & ROW]
        + rows[3][mask >> 18]
    )


def _rotated(cells: tuple[str, ...], turns: int) -> tuple[str, ...]:
    for _ in range(turns):
        cells = tuple(cells[at] for at in _QUARTER)
    return cells


class Tables:
    """What rules look up; nothing here changes after it is built.

    ``shift`` and ``span`` cut a genre's cards out of a packed hand; ``held[genre]`` gives the
    groups of that cut, each as often as it is there, ``kinds[genre]`` each once. ``tent`` and
    ``dirt`` are masks by side and rotation of a card at the stage's left corner.
    """

    def __init__(self, data: Components) -> None:
        self.data = data
        self.band_at = {band.id: at for at, band in enumerate(data.bands)}
        self.fan_at = {fan.id: at for at, fan in enumerate(data.fans)}
        self.stand_at = {stand.id: at for at, stand in enumerate(data.stands)}
        self.upgrade_at = {upgrade.id: at for at, upgrade in enumerate(data.upgrades)}
        self.event_at = {event.id: at for at, event in enumerate(data.events)}
        self.tier_masks = tuple(
            sum(1 << at for at, band in enumerate(data.bands) if band.tier == tier)
            for tier in range(len(data.stars))
        )
        self._names()
        self._hands()
        self._layouts()
        self._booking_actions()
        self._ground_actions()
        self._evening_actions()
        self.vocabulary: Options = tuple(self._vocabulary())

    def _names(self) -> None:
        data = self.data
        self.fan_names = tuple(named(fan.english) for fan in data.fans)
        self.stand_names = tuple(named(stand.english) for stand in data.stands)
        self.upgrade_names = tuple(named(upgrade.english) for upgrade in data.upgrades)
        self.booking_names = tuple(named(event.booking.english) for event in data.events)
        self.festival_names = tuple(named(event.festival.english) for event in data.events)
        self.event_names = tuple(
            text("{booking} / {festival}", booking=booking, festival=festival)
            for booking, festival in zip(self.booking_names, self.festival_names, strict=True)
        )
        self.place_labels = (TOILET_CAUSE, BAND_CAUSE, *self.stand_names, *self.upgrade_names)

    def _hands(self) -> None:
        fans = self.data.fans
        firsts = [min(a for a, fan in enumerate(fans) if fan.genre == g) for g in range(4)]
        counts = [sum(fan.genre == g for fan in fans) for g in range(4)]
        self.shift = tuple(2 * first for first in firsts)
        self.span = tuple((1 << 2 * count) - 1 for count in counts)
        self.full_deck = sum(fan.copies << 2 * at for at, fan in enumerate(fans))
        self.held: tuple[dict[int, tuple[int, ...]], ...] = ({}, {}, {}, {})
        self.kinds: tuple[dict[int, tuple[int, ...]], ...] = ({}, {}, {}, {})
        for genre, (first, count) in enumerate(zip(firsts, counts, strict=True)):
            group = range(first, first + count)
            for numbers in product(*(range(fans[at].copies + 1) for at in group)):
                key = sum(n << 2 * i for i, n in enumerate(numbers))
                pairs = list(zip(group, numbers, strict=True))
                self.held[genre][key] = tuple(at for at, n in pairs for _ in range(n))
                self.kinds[genre][key] = tuple(at for at, n in pairs if n)

    def _layouts(self) -> None:
        def mask(cells: tuple[str, ...], wanted: str) -> int:
            spots = (0, 1, COLUMNS, COLUMNS + 1)
            return sum(1 << at for at, cell in zip(spots, cells, strict=True) if cell in wanted)

        turned = [[_rotated(cells, turns) for turns in range(4)] for cells in self.data.cells]
        self.tent = tuple(tuple(mask(cells, "TD") for cells in row) for row in turned)
        self.dirt = tuple(tuple(mask(cells, "D") for cells in row) for row in turned)
        self.turnable = tuple(len(set(row)) > 1 for row in turned)
        self.corner = 1 | 2 | 1 << COLUMNS | 2 << COLUMNS
        self.at = tuple(
            tuple(2 * COLUMNS * ground.y + 2 * ground.x for ground in festival.grounds)
            for festival in self.data.festivals
        )

    def _booking_actions(self) -> None:
        data = self.data
        self.book = tuple(ac.Book(band.id) for band in data.bands)
        self.wild = tuple(ac.Wild(genre) for genre in GENRES)
        self.play = tuple(ac.PlayEvent(event.id) for event in data.events)
        self.swap = tuple(ac.SwapEvent(event.id) for event in data.events)
        self.give = tuple(ac.ReturnCard(fan.id) for fan in data.fans)
        self.keep = tuple(ac.Keep(fan.id) for fan in data.fans)
        self.refill = tuple(ac.Refill(genre) for genre in GENRES)
        self.extra = tuple(ac.Extra(at) for at in range(SYMBOLS))
        self.rewild = tuple(
            tuple(ac.Rewild(at, genre) for genre in GENRES) for at in range(SYMBOLS)
        )
        self.drop = tuple(ac.Drop(band.id) for band in data.bands)
        self.buy_stand = tuple(ac.BuyStand(stand.id) for stand in data.stands)
        self.buy_upgrade = tuple(ac.BuyUpgrade(upgrade.id) for upgrade in data.upgrades)
        self.stage = tuple(tuple(ac.Stage(band.id, day) for day in DAYS) for band in data.bands)

    def _ground_actions(self) -> None:
        self.turn = tuple(ac.Turn(card + 1) for card in range(CARDS))
        self.toilet = _by_row([ac.Toilet(space) for space in SPACES])
        self.place = _by_row([ac.Place(space) for space in SPACES])
        self.lift = _by_row([ac.Lift(space) for space in SPACES])
        self.dump = _by_row([ac.Dump(space) for space in SPACES])
        self.clear = _by_row([ac.Clear(space) for space in SPACES])
        self.clear_fence = ac.Clear(ac.FENCE)
        self.arrive = tuple(
            tuple(ac.Arrive(fan.id, at) for at in range(SYMBOLS)) for fan in self.data.fans
        )
        self.cardless = tuple(ac.Cardless(at) for at in range(SYMBOLS))
        self.wake = tuple(ac.Wake(genre) for genre in GENRES)
        self.leave = tuple(ac.Leave(genre) for genre in GENRES)
        self.target = tuple(ac.Target(seat) for seat in range(4))

    def _evening_actions(self) -> None:
        data = self.data
        names = [ac.TOILET, ac.BAND]
        names += (f"stand:{stand.id}" for stand in data.stands)
        names += (f"upgrade:{upgrade.id}" for upgrade in data.upgrades)
        self.place_names = tuple(names)
        self.place_at = {name: at for at, name in enumerate(names)}
        self.first_upgrade = 2 + len(data.stands)
        made = [[ac.Put(genre, name) for genre in GENRES] for name in names]
        self.put = tuple(
            tuple(
                tuple(action for genre, action in enumerate(row) if genres >> genre & 1)
                for genres in range(16)
            )
            for row in made
        )

    def _vocabulary(self) -> list[RodeoAction]:
        plain: list[Any] = [GARAGE, PASS, DONE, self.clear_fence]
        for row in (
            self.book, self.wild, self.play, self.swap, self.give, self.keep, self.refill,
            self.extra, self.drop, self.buy_stand, self.buy_upgrade, self.turn, self.cardless,
            self.wake, self.leave, self.target, *self.rewild, *self.stage, *self.arrive,
        ):  # fmt: skip
            plain += row
        for rows in (self.toilet, self.place, self.lift, self.dump, self.clear):
            plain += on(rows, _ALL)
        for sets in self.put:
            plain += sets[15]
        return plain
