"""Booking: the season's start, three rounds, bands, fan cards, figures (rulebook, Phase 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Book, Garage, Wild
from engines.games.rodeo.components.model import (
    BANDS_A_SEASON,
    GARAGE,
    GENRES,
    LEGEND,
    LOCAL_HERO,
    SYMBOLS,
    TIERS,
    WILD,
)
from engines.games.rodeo.happenings.booking import (
    BandsGone,
    BandsRevealed,
    Booked,
    FansTaken,
    GarageTaken,
    Insolvent,
    WildChosen,
)
from engines.games.rodeo.happenings.cards import FanDrawn, NoFanCard
from engines.games.rodeo.play.common import (
    begin,
    bits,
    draw_bit,
    draw_fan,
    genres_with_cards,
    next_seat,
)
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import GARAGE as TAKE_GARAGE
from engines.games.rodeo.tables import GENRE_AT, Options, Tables

if TYPE_CHECKING:
    from engines.games.rodeo.view import View


def booking_order(t: Tables, state: State | View, round_: int = -1) -> tuple[int, ...]:
    """Return the seats of a booking round: the printed first, then descending (ruling 2).

    It is the present round if left out, from 0.
    """
    n = state.players
    first = t.data.boards.first[n - 2][state.round if round_ < 0 else round_]
    seat_of = {number: seat for seat, number in enumerate(state.order)}
    return tuple(seat_of[(first - 1 - i) % n + 1] for i in range(n))


def begin_round(t: Tables, state: State, emit: Sink | None) -> None:
    """Discard superstars and legends left over, reveal new bands (ruling 3)."""
    left = state.band_display & ~t.tier_masks[LOCAL_HERO]
    state.band_display ^= left
    state.band_gone |= left
    fresh = 0
    for tier, number in enumerate(t.data.boards.reveal[state.players - 2][state.season]):
        for _ in range(number):
            there = state.band_stack & t.tier_masks[tier]
            if there:
                bit = 1 << draw_bit(state, there)
                state.band_stack ^= bit
                fresh |= bit
    state.band_display |= fresh
    if emit:
        if left:
            emit(BandsGone(*_told(t, left)))
        emit(BandsRevealed(state.round + 1, *_told(t, fresh)))
    begin(state, booking_order(t, state), st.TO_BOOK)


def _told(t: Tables, mask: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    bands = [t.data.bands[at] for at in bits(mask)]
    return tuple(band.id for band in bands), tuple(band.name for band in bands)


def bookable(t: Tables, state: State, seat: int) -> int:
    """Return the bands on display a seat may book: affordable, and no second legend (13)."""
    found = 0
    bands = t.data.bands
    cash = state.cash[seat]
    for at in bits(state.band_display):
        if bands[at].fee <= cash:
            found |= 1 << at
    held = sum(bands[b].tier == LEGEND for b in state.bands[seat * 3 : seat * 3 + 3] if b >= 0)
    return found & ~t.tier_masks[LEGEND] if held >= t.data.legends else found


def book_options(t: Tables, state: State) -> Options:
    """Return the bands that may be booked, then the garage."""
    found: Options = tuple(t.book[at] for at in bits(bookable(t, state, state.actor)))
    return (*found, TAKE_GARAGE) if state.band_stack & t.tier_masks[GARAGE] else found


def begin_booking(t: Tables, state: State, emit: Sink | None) -> None:
    """Ask for a band, or note the insolvency (ruling 14)."""
    state.opened = 0
    if book_options(t, state):
        state.phase = st.BOOK
        return
    if emit:
        emit(Insolvent(state.actor, state.count[state.actor]))
    next_booking(state)


def next_booking(state: State) -> None:
    """Go on with the next seat, round or phase."""
    next_seat(state, st.TO_BOOK, st.TO_ROUND)
    if state.phase == st.TO_ROUND:
        state.round += 1
        if state.round == BANDS_A_SEASON:
            # Expansion keeps the order of the first round: highest number first.
            state.round = 0
            begin(state, tuple(sorted(state.queue, key=lambda s: -state.order[s])), st.TO_EXPAND)


def book(t: Tables, state: State, action: Book, emit: Sink | None) -> None:
    """Pay the fee and take the band."""
    at = t.band_at[action.band]
    band = t.data.bands[at]
    state.cash[state.actor] -= band.fee
    state.band_display ^= 1 << at
    if emit:
        emit(Booked(state.actor, band.id, band.name, band.fee, state.cash[state.actor]))
    _take(t, state, at)


def garage(t: Tables, state: State, action: Garage, emit: Sink | None) -> None:
    """Take the top garage band and 1K (ruling 4)."""
    at = draw_bit(state, state.band_stack & t.tier_masks[GARAGE])
    state.band_stack ^= 1 << at
    state.cash[state.actor] += t.data.garage_bonus
    if emit:
        band = t.data.bands[at]
        emit(GarageTaken(state.actor, band.id, band.name, t.data.garage_bonus))
    _take(t, state, at)


def _take(t: Tables, state: State, at: int) -> None:
    seat = state.actor
    place = state.booked = state.count[seat]
    state.count[seat] = place + 1
    state.bands[seat * 3 + place] = at
    base = seat * 9 + place * 3
    for i, (genre, fans) in enumerate(t.data.bands[at].symbols):
        state.genre_of[base + i] = genre
        state.fans_of[base + i] = fans
    state.symbol = 0
    state.drew = [-1] * SYMBOLS
    state.phase = st.TO_DRAW


def draw_cards(t: Tables, state: State, emit: Sink | None) -> None:
    """Draw a fan card for each symbol in printed order; a wildcard asks first (ruling 7)."""
    seat = state.actor
    base = seat * 9 + state.booked * 3
    while state.symbol < SYMBOLS:
        genre = state.genre_of[base + state.symbol]
        if genre == WILD:
            there = genres_with_cards(t, state) or 15
            if there & there - 1:
                state.phase = st.WILD
                return
            genre = there.bit_length() - 1
            _fix_wild(t, state, genre, emit)
        if genre >= 0:
            draw_for(t, state, state.symbol, emit)
        state.symbol += 1
    state.phase = st.TO_EVENT


def draw_for(t: Tables, state: State, symbol: int, emit: Sink | None) -> None:
    """Draw the fan card of one symbol of the band just booked (ruling 10)."""
    seat = state.actor
    genre = state.genre_of[seat * 9 + state.booked * 3 + symbol]
    fan = draw_fan(t, state, genre, emit)
    state.drew[symbol] = fan
    if fan < 0:
        state.cardless[seat * 4 + genre] += 1
        if emit:
            emit(NoFanCard(seat, GENRES[genre]))
        return
    state.hands[seat] += 1 << 2 * fan
    if emit:
        emit(FanDrawn(seat, GENRES[genre], t.data.fans[fan].id, t.fan_names[fan]))


def wild_options(t: Tables, state: State) -> Options:
    """Return the genres a wildcard may take: those that have cards (ruling 10)."""
    there = genres_with_cards(t, state) or 15
    return tuple(t.wild[genre] for genre in range(4) if there >> genre & 1)


def wild(t: Tables, state: State, action: Wild, emit: Sink | None) -> None:
    """Fix a wildcard's genre for the season and draw its card (ruling 7)."""
    _fix_wild(t, state, GENRE_AT[action.genre], emit)
    draw_for(t, state, state.symbol, emit)
    state.symbol += 1
    state.phase = st.TO_DRAW


def _fix_wild(t: Tables, state: State, genre: int, emit: Sink | None) -> None:
    seat = state.actor
    state.genre_of[seat * 9 + state.booked * 3 + state.symbol] = genre
    if emit:
        band = t.data.bands[state.bands[seat * 3 + state.booked]]
        emit(WildChosen(seat, band.id, band.name, GENRES[genre]))


def take_fans(t: Tables, state: State, emit: Sink | None) -> None:
    """Take the figures of the band, as far as there are any (rulings 6 and 9)."""
    seat = state.actor
    base = seat * 9 + state.booked * 3
    for at in range(base, base + SYMBOLS):
        genre = state.genre_of[at]
        if genre < 0:
            continue
        wanted = state.fans_of[at]
        count = min(wanted, state.available[genre])
        state.available[genre] -= count
        state.home[seat * 4 + genre] += count
        if emit:
            emit(FansTaken(seat, GENRES[genre], wanted, count))
    state.booked = -1
    state.drew = [-1] * SYMBOLS
    next_booking(state)


def tier_of(t: Tables, band: int) -> str:
    """Return the name of a band's tier."""
    return TIERS[t.data.bands[band].tier]
