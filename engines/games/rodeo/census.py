"""Every piece of the game counted, wherever it is: the sums never change."""

from __future__ import annotations

from engines.games.rodeo.play.common import fans_by_genre
from engines.games.rodeo.state import BLUNDER, State
from engines.games.rodeo.tables import Tables


def census_of(t: Tables, state: State) -> tuple[int, ...]:
    """Return counts of fan cards, bands, events, stands, upgrades, figures, order numbers."""
    return (
        *(_fan_cards(state, fan) for fan in range(len(t.data.fans))),
        *(_bands(state, band) for band in range(len(t.data.bands))),
        *(_events(state, event) for event in range(len(t.data.events))),
        *(_stands(state, stand) for stand in range(len(t.data.stands))),
        sum(state.below) - state.market_pool.bit_count(),
        *(_upgrades(state, kind) for kind in range(len(t.data.upgrades))),
        *(_figures(state, genre) for genre in range(4)),
        sum(state.order),
    )


def _fan_cards(state: State, fan: int) -> int:
    piles = [state.fan_deck, state.offer, *state.hands, *state.returned, *state.played]
    return sum(pile >> 2 * fan & 3 for pile in piles)


def _bands(state: State, band: int) -> int:
    piles = (state.band_stack, state.band_display, state.band_gone)
    return sum(pile >> band & 1 for pile in piles) + state.bands.count(band)


def _events(state: State, event: int) -> int:
    piles = [state.event_stack, state.event_gone, *state.events]
    return sum(pile >> event & 1 for pile in piles)


def _stands(state: State, stand: int) -> int:
    pool = state.market_pool >> stand & 1
    return pool + state.top.count(stand) + state.stands.count(stand)


def _upgrades(state: State, kind: int) -> int:
    return state.upgrades_left[kind] + sum(owned >> kind & 1 for owned in state.upgrades)


def _figures(state: State, genre: int) -> int:
    found = state.available[genre] + state.reserve[genre] + sum(state.home[genre::4])
    if state.group_card != BLUNDER and (state.group or state.group_left):
        # The arriving group's figures belong to it until it is judged.
        at = state.actor * 9 + state.day * 3 + state.group_symbol
        if state.genre_of[at] == genre:
            found += state.group.bit_count() + state.group_left
    return found + sum(fans_by_genre(state, seat)[genre] for seat in range(state.players))
