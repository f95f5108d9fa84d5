"""What a choice would come to later, as far as it is certain: for tables, not for the rules.

Everything is worked out from a view, so that nothing hidden can be told.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.types import Seat
from engines.games.rodeo.components.model import BANDS_A_SEASON, CHAOS, HYGIENE, WILD, Band
from engines.games.rodeo.play.booking import booking_order
from engines.games.rodeo.play.common import free_spaces
from engines.games.rodeo.play.expansion import price
from engines.games.rodeo.play.line_up import least_toilets
from engines.games.rodeo.play.scoring import step, target_count
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.tents import best_camp
from engines.games.rodeo.view import View

Counts = tuple[int, int, int, int]
"""Figures by genre."""


# ------------------------------------------------------------------ fans and the festival card
def ticket_holders(view: View, seat: Seat) -> Counts:
    """Return a seat's fans by genre: those still to arrive and those on the grounds."""
    b = seat * 4
    here = view.up[seat] | view.flat[seat]
    a, c, d, e = (
        view.home[b + g] + (here & view.marks[b + g]).bit_count() + view.away[b + g]
        for g in range(4)
    )
    return a, c, d, e


def goal(t: Tables, view: View, seat: Seat, fans: Counts) -> tuple[int, int]:
    """Return what a seat's festival card counts among fans, and the points for it."""
    festival = t.data.festivals[view.festival[seat]]
    count = target_count(festival, list(fans))
    return count, step(festival.table, count, 0)


@dataclass(frozen=True, slots=True)
class Booking:
    """A band booked by a seat, wildcards aside: figures by genre before and after.

    ``brings`` are the figures it would take from those available, ``short`` those it would
    miss; ``wild`` are fans of a genre still open. ``chaos`` and ``hygiene`` are the steps of
    its fan cards on its day. ``goal`` and ``points`` are of the festival card after it.
    """

    cash: int
    before: Counts
    brings: Counts
    short: Counts
    wild: int
    chaos: int
    hygiene: int
    goal: int
    points: int

    @property
    def after(self) -> Counts:
        """Figures by genre afterwards."""
        a, b, c, d = (x + y for x, y in zip(self.before, self.brings, strict=True))
        return a, b, c, d


def booking(t: Tables, view: View, seat: Seat, band: int) -> Booking:
    """Return what a band would bring a seat now (rulings 5 to 7, 9)."""
    card = t.data.bands[band]
    symbols = [(genre, fans) for genre, fans in card.symbols if genre != WILD]
    wild = sum(fans for genre, fans in card.symbols if genre == WILD)
    return _booking(t, view, seat, symbols, wild, view.cash[seat] - _fee(t, card))


def _fee(t: Tables, card: Band) -> int:
    return card.fee if card.tier else -t.data.garage_bonus


def underway(t: Tables, view: View, wild_as: int = -1) -> Booking | None:
    """Return what the band just booked will bring; None if none is.

    With ``wild_as`` the wildcard being asked for takes this genre.
    """
    seat = view.actor
    if view.booked < 0:
        return None
    base = seat * 9 + view.booked * 3
    symbols, wild = [], 0
    for i in range(3):
        genre, fans = view.genre_of[base + i], view.fans_of[base + i]
        if genre == WILD and i == view.symbol and wild_as >= 0:
            genre = wild_as
        if genre == WILD:
            wild += fans
        elif genre >= 0:
            symbols.append((genre, fans))
    return _booking(t, view, seat, symbols, wild, view.cash[seat])


def _booking(
    t: Tables, view: View, seat: Seat, symbols: list[tuple[int, int]], wild: int, cash: int
) -> Booking:
    left = list(view.available)
    brings, short = [0] * 4, [0] * 4
    for genre, fans in symbols:
        taken = min(fans, left[genre])
        left[genre] -= taken
        brings[genre] += taken
        short[genre] += fans - taken
    before = ticket_holders(view, seat)
    after = [x + y for x, y in zip(before, brings, strict=True)]
    count, points = goal(t, view, seat, (after[0], after[1], after[2], after[3]))
    chaos, hygiene = _steps(t, [genre for genre, _ in symbols])
    return Booking(
        cash,
        before,
        (brings[0], brings[1], brings[2], brings[3]),
        (short[0], short[1], short[2], short[3]),
        wild,
        chaos,
        hygiene,
        count,
        points,
    )


@dataclass(frozen=True, slots=True)
class Room:
    """What a campsite has room for: its spaces, those of them on dirt, who needs one."""

    spaces: int
    dirt: int
    fans: int
    toilets: int

    @property
    def missing(self) -> int:
        """How many fans find no space."""
        return max(self.fans + self.toilets - self.spaces, 0)

    @property
    def on_dirt(self) -> int:
        """How many fans find none but on dirt."""
        free = self.spaces - self.dirt
        return min(max(self.fans + self.toilets - free, 0), self.dirt)


def room_for(t: Tables, state: State, seat: Seat, fans: int) -> Room:
    """Return what so many fans find at a seat's, with the fewest toilets (rulings 17, 35)."""
    spaces, dirt = state.cells[seat].bit_count(), state.dirt[seat].bit_count()
    standing = state.toilets[seat].bit_count()
    return Room(spaces, dirt, fans, max(standing, least_toilets(t, state, seat)))


def bookers(t: Tables, view: View) -> tuple[tuple[Seat, ...], ...]:
    """Return who books in turn, round by round, in the present season (ruling 2)."""
    return tuple(booking_order(t, view, number) for number in range(BANDS_A_SEASON))


def _steps(t: Tables, genres: list[int]) -> tuple[int, int]:
    """Return what a fan card of each genre does to chaos and hygiene."""
    moved = {CHAOS: 0, HYGIENE: 0}
    for genre in genres:
        track, n = t.data.per_card[genre]
        moved[track] = moved.get(track, 0) + n
    return moved[CHAOS], moved[HYGIENE]


# ------------------------------------------------------------------ the plan of a weekend
@dataclass(frozen=True, slots=True)
class Day:
    """A day of a plan: before events and evening fans, abilities left out.

    ``arrivals`` are (genre, fans) that come for its symbols, an open wildcard as ``WILD``.
    ``chaos`` and ``hygiene`` are the markers at its night, the steps lead there. ``bins`` counts
    the garbage of that night, ``penalties`` how many hygiene penalties strike. ``happy`` of
    ``tents`` would be satisfied if every group lies where it fits best by itself, ``power`` is
    the purchasing power those cards bring, by genre.
    """

    band: int
    arrivals: tuple[tuple[int, int], ...]
    chaos_step: int
    chaos: int
    hygiene_step: int
    hygiene: int
    bins: int
    penalties: int
    happy: int
    tents: int
    power: Counts


def weekend(t: Tables, planned: State, seat: Seat, toilets: int) -> tuple[Day, ...]:
    """Return a seat's days as planned in a state, hygiene starting at a number of toilets.

    What hangs on the fan cards in hand (``happy``, ``power``) is worth nothing for a seat whose
    hand the state only guesses.
    """
    state = planned.copy()
    state.actor = seat
    chaos, hygiene = 0, toilets
    found = []
    for day in range(state.count[seat]):
        arrivals = _arrivals(state, seat, day)
        one, two = _steps(t, [genre for genre, _ in arrivals if genre != WILD])
        chaos = t.data.boards.tracks[CHAOS].held(chaos + one)
        hygiene = t.data.boards.tracks[HYGIENE].held(hygiene + two)
        happy, tents, power = _settle(t, state, seat, arrivals)
        band = state.bands[seat * 3 + day]
        bins = t.data.boards.garbage(chaos)
        struck = sum(hygiene <= penalty.at for penalty in t.data.boards.penalties)
        found.append(
            Day(band, arrivals, one, chaos, two, hygiene, bins, struck, happy, tents, power)
        )
    return tuple(found)


def _arrivals(state: State, seat: int, day: int) -> tuple[tuple[int, int], ...]:
    """Take a day's fans out of those still to come, symbol by symbol (ruling 9)."""
    found = []
    for at in range(seat * 9 + day * 3, seat * 9 + day * 3 + 3):
        genre, fans = state.genre_of[at], state.fans_of[at]
        if genre == WILD:
            found.append((genre, fans))
        elif genre >= 0:
            count = min(fans, state.home[seat * 4 + genre])
            state.home[seat * 4 + genre] -= count
            if count:
                found.append((genre, count))
    return tuple(found)


def _settle(
    t: Tables, state: State, seat: int, arrivals: tuple[tuple[int, int], ...]
) -> tuple[int, int, Counts]:
    """Let a day's groups camp where they fit best, one after another: happy, all, power."""
    happy = tents = 0
    power = [0] * 4
    for genre, count in arrivals:
        if genre == WILD:
            continue
        tents += count
        room = min(count, free_spaces(state, seat).bit_count())
        card, group, best = _best_card(t, state, seat, genre, room)
        if card < 0:
            continue
        state.hands[seat] -= 1 << 2 * card
        state.marks[seat * 4 + genre] |= group
        power[genre] += t.data.fans[card].power
        happy += best
    return happy, tents, (power[0], power[1], power[2], power[3])


def _best_card(t: Tables, state: State, seat: Seat, genre: int, count: int) -> tuple[int, int, int]:
    """Return the fan card whose group would have the most satisfied: card, spaces, how many."""
    best = (-1, 0, -1)
    hand = state.hands[seat] >> t.shift[genre] & t.span[genre]
    for card in t.kinds[genre][hand]:
        group, value = best_camp(t, state, seat, card, count)
        if value > best[2]:
            best = (card, group, value)
    return best


# ------------------------------------------------------------------ expansion
@dataclass(frozen=True, slots=True)
class Takings:
    """What the stands of one type can take a day: spaces, and K if every space is filled."""

    spaces: int
    money: int


def takings(t: Tables, view: View, seat: Seat, more: int = -1) -> tuple[Takings, ...]:
    """Return the takings by type of stand; ``more`` is a stand to be added."""
    owned = [at for at in view.stands[seat * 5 : seat * 5 + 5] if at >= 0]
    stands = [t.data.stands[at] for at in (*owned, *([more] if more >= 0 else []))]
    return tuple(
        Takings(
            sum(stand.spaces for stand in stands if stand.type == kind),
            sum(stand.spaces * stand.income for stand in stands if stand.type == kind),
        )
        for kind in range(3)
    )


def building_price(t: Tables, view: View, seat: Seat) -> int:
    """Return what a seat's next stand or upgrade costs (ruling 52)."""
    return price(t, one_world(t, view), seat)
