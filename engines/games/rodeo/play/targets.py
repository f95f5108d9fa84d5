"""Targets of event cards: which card, genre, symbol, band, garbage, rival (rulings 29, 51-54)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import (
    Clear,
    Drop,
    Extra,
    Keep,
    Refill,
    ReturnCard,
    Rewild,
    Target,
    Wake,
)
from engines.games.rodeo.components.model import CHAOS, GENRES, HYGIENE, SYMBOLS
from engines.games.rodeo.happenings.booking import BandDropped, BandsRevealed
from engines.games.rodeo.happenings.cards import CardKept, CardReturned, OffersDrawn
from engines.games.rodeo.happenings.days import Woken
from engines.games.rodeo.happenings.nights import GarbageCleared
from engines.games.rodeo.happenings.tracks import ExtraFan, Refilled, Rewilded, RivalChosen
from engines.games.rodeo.play.booking import draw_for
from engines.games.rodeo.play.common import annoy, bits, draw_bit, draw_fan, genres_with_cards, move
from engines.games.rodeo.play.effects import cause_of, current
from engines.games.rodeo.play.garbage import cannot_choose, dump_options, heap
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import GENRE_AT, SPACE_AT, SPACES, Options, Tables, on

GONE = -2
"""In ``State.drew``: the card drawn was given back since."""


def kinds_in(t: Tables, hand: int) -> list[int]:
    """Return the fan groups in a packed hand, each once."""
    return [fan for g in range(4) for fan in t.kinds[g][hand >> t.shift[g] & t.span[g]]]


# ------------------------------------------------------------------ a fan card exchanged
def return_options(t: Tables, state: State) -> Options:
    """Return the fan cards that may be given back."""
    return tuple(t.give[fan] for fan in kinds_in(t, state.hands[state.actor]))


def return_card(t: Tables, state: State, action: ReturnCard, emit: Sink | None) -> None:
    """Give a card back face down and draw two of its genre to keep one of."""
    fan = t.fan_at[action.fan]
    seat, genre = state.actor, t.data.fans[fan].genre
    state.hands[seat] -= 1 << 2 * fan
    state.returned[seat] += 1 << 2 * fan
    if fan in state.drew:
        state.drew[state.drew.index(fan)] = GONE
    if emit:
        emit(CardReturned(seat, GENRES[genre], action.fan, t.fan_names[fan]))
    drawn = [found for _ in range(2) if (found := draw_fan(t, state, genre, emit)) >= 0]
    state.offer = sum(1 << 2 * found for found in drawn)
    if emit:
        names = tuple(t.fan_names[found] for found in drawn)
        ids = tuple(t.data.fans[found].id for found in drawn)
        emit(OffersDrawn(seat, GENRES[genre], len(drawn), ids, names))
    state.phase = st.KEEP


def keep_options(t: Tables, state: State) -> Options:
    """Return the cards drawn, one of which is kept."""
    return tuple(t.keep[fan] for fan in kinds_in(t, state.offer))


def keep(t: Tables, state: State, action: Keep, emit: Sink | None) -> None:
    """Take one of the cards drawn to the hand; the other goes to the returned cards."""
    fan = t.fan_at[action.fan]
    seat, genre = state.actor, t.data.fans[fan].genre
    state.offer -= 1 << 2 * fan
    state.returned[seat] += state.offer
    state.offer = 0
    state.hands[seat] += 1 << 2 * fan
    if emit:
        emit(CardKept(seat, GENRES[genre], action.fan, t.fan_names[fan]))
    state.phase = st.TO_EFFECT


# ------------------------------------------------------------------ figures and symbols
def refill_options(t: Tables, state: State) -> Options:
    """Return the genres with figures in reserve."""
    return tuple(t.refill[g] for g in range(4) if state.reserve[g])


def refill(t: Tables, state: State, action: Refill, emit: Sink | None) -> None:
    """Move figures from the reserve to the available fans, as far as there are any."""
    genre = GENRE_AT[action.genre]
    count = min(current(t, state).n, state.reserve[genre])
    state.reserve[genre] -= count
    state.available[genre] += count
    if emit:
        emit(Refilled(state.actor, action.genre, count))
    state.phase = st.TO_EFFECT


def symbols_booked(state: State) -> list[int]:
    """Return the symbols of the band just booked."""
    base = state.actor * 9 + state.booked * 3
    return [i for i in range(SYMBOLS) if state.genre_of[base + i] >= 0]


def extra_options(t: Tables, state: State) -> Options:
    """Return the symbols of the band just booked; equal ones are one choice."""
    base = state.actor * 9 + state.booked * 3
    found: dict[tuple[int, int], int] = {}
    for i in symbols_booked(state):
        found.setdefault((state.genre_of[base + i], state.fans_of[base + i]), i)
    return tuple(t.extra[i] for i in found.values())


def extra(t: Tables, state: State, action: Extra, emit: Sink | None) -> None:
    """Let a symbol bring more fans for the season; they are taken with the others (51)."""
    at = state.actor * 9 + state.booked * 3 + action.symbol
    n = current(t, state).n
    state.fans_of[at] += n
    if emit:
        emit(ExtraFan(state.actor, GENRES[state.genre_of[at]], n, state.fans_of[at]))
    state.phase = st.TO_EFFECT


def rewild_options(t: Tables, state: State) -> Options:
    """Return each symbol with every other genre that has cards."""
    there = genres_with_cards(t, state)
    base = state.actor * 9 + state.booked * 3
    return tuple(
        t.rewild[i][genre]
        for i in symbols_booked(state)
        for genre in range(4)
        if there >> genre & 1 and genre != state.genre_of[base + i]
    )


def rewild(t: Tables, state: State, action: Rewild, emit: Sink | None) -> None:
    """Change a symbol's genre: its card goes back, one of the new genre is drawn (51)."""
    seat = state.actor
    at = seat * 9 + state.booked * 3 + action.symbol
    old, new = state.genre_of[at], GENRE_AT[action.genre]
    if emit:
        emit(Rewilded(seat, GENRES[old], action.genre, state.fans_of[at]))
    fan = state.drew[action.symbol]
    if fan == GONE:
        fan = t.held[old][state.hands[seat] >> t.shift[old] & t.span[old]][0]
    if fan < 0:
        state.cardless[seat * 4 + old] -= 1
    else:
        state.hands[seat] -= 1 << 2 * fan
        state.returned[seat] += 1 << 2 * fan
        if emit:
            name = t.fan_names[fan]
            emit(CardReturned(seat, GENRES[old], t.data.fans[fan].id, name))
    state.genre_of[at] = new
    draw_for(t, state, action.symbol, emit)
    state.phase = st.TO_EFFECT


def drop_options(t: Tables, state: State) -> Options:
    """Return the bands on display."""
    return tuple(t.drop[at] for at in bits(state.band_display))


def drop(t: Tables, state: State, action: Drop, emit: Sink | None) -> None:
    """Discard a band from the display and replace it from its stack, if it has any (54)."""
    at = t.band_at[action.band]
    band = t.data.bands[at]
    state.band_display ^= 1 << at
    state.band_gone |= 1 << at
    if emit:
        emit(BandDropped(state.actor, band.id, band.name))
    there = state.band_stack & t.tier_masks[band.tier]
    if there:
        new = draw_bit(state, there)
        state.band_stack ^= 1 << new
        state.band_display |= 1 << new
        if emit:
            fresh = t.data.bands[new]
            emit(BandsRevealed(0, (fresh.id,), (fresh.name,)))
    state.phase = st.TO_EFFECT


# ------------------------------------------------------------------ the own grounds
def clear_options(t: Tables, state: State) -> Options:
    """Return where garbage lies: spaces, and beside the campsite."""
    seat = state.actor
    found: Options = on(t.clear, state.garbage[seat])
    return (*found, t.clear_fence) if state.fence[seat] else found


def clear(t: Tables, state: State, action: Clear, emit: Sink | None) -> None:
    """Remove a garbage marker; the hygiene it cost stays lost (ruling 38)."""
    seat = state.actor
    at = SPACE_AT.get(action.space, -1)
    if at < 0:
        state.fence[seat] -= 1
    elif state.piles[seat] >> 5 * at & 31:
        state.piles[seat] -= 1 << 5 * at
    else:
        state.garbage[seat] ^= 1 << at
    if emit:
        emit(GarbageCleared(seat, action.space))
    state.clear -= 1
    if not state.clear:
        state.phase = st.TO_EFFECT if state.event >= 0 else st.TO_FANS


def wake_options(t: Tables, state: State) -> Options:
    """Return the genres of the fans lying flat."""
    seat = state.actor
    flat = state.flat[seat]
    return tuple(t.wake[g] for g in range(4) if flat & state.marks[seat * 4 + g])


def wake(t: Tables, state: State, action: Wake, emit: Sink | None) -> None:
    """Stand flat-lying fans of a genre up, as many as the card says and there are."""
    seat = state.actor
    genre = GENRE_AT[action.genre]
    for _ in range(current(t, state).n):
        lying = state.flat[seat] & state.marks[seat * 4 + genre]
        if lying:
            low = lying & -lying
            state.flat[seat] ^= low
            state.up[seat] |= low
            if emit:
                emit(Woken(seat, action.genre, SPACES[low.bit_length() - 1]))
    state.phase = st.TO_EFFECT


# ------------------------------------------------------------------ rivals
def rival_options(t: Tables, state: State) -> Options:
    """Return the rivals, in seat order."""
    return tuple(t.target[s] for s in range(state.players) if s != state.actor)


def target(t: Tables, state: State, action: Target, emit: Sink | None) -> None:
    """Strike a rival; garbage asks for a space as well (ruling 29)."""
    effect, rival = current(t, state), action.seat
    cause = cause_of(t, state)
    if emit:
        emit(RivalChosen(state.actor, rival, cause))
    state.phase = st.TO_EFFECT
    if effect.op == "rival_chaos":
        move(t, state, rival, CHAOS, effect.n, cause, emit)
    elif effect.op == "rival_hygiene":
        move(t, state, rival, HYGIENE, effect.n, cause, emit)
    elif effect.op == "rival_dissatisfy":
        annoy(state, rival, effect.n, cause, emit)
    else:
        state.rival, state.night = rival, effect.n
        state.rank = 0
        dump_on_rival(t, state, emit)


def dump_on_rival(t: Tables, state: State, emit: Sink | None) -> None:
    """Place garbage on a rival's grounds until there is something to choose."""
    while state.night:
        if not cannot_choose(state, state.rival):
            state.phase = st.DUMP
            return
        heap(t, state, state.rival, -1, emit)
        state.night -= 1
    state.rival = -1
    state.rank = 0
    state.phase = st.TO_EFFECT


def rival_dump_options(t: Tables, state: State) -> Options:
    """Return the free spaces next to a rival's markers; without one, those with garbage (29)."""
    return dump_options(t, state, state.rival, stack=False)
