"""What tables are told beforehand equals what then happens."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.rodeo import prospects
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Book, BuyStand, Wild
from engines.games.rodeo.components.model import CHAOS, HYGIENE
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PASS
from tests.rodeo.desk import mine, rules, tables


def waiting(phase: int, games: int = 6) -> Iterator[State]:
    """Yield states of random games that wait for a kind of decision."""
    r = rules()
    for seed in range(games):
        state, dice = r.new(Setup(2 + seed % 3), seed), Dice(seed)
        while state.phase != st.OVER:
            if state.phase == phase:
                yield state
            r.apply(state, state.options[dice.below(len(state.options))])


def passed(state: State) -> None:
    """Pass the event step, if it is asked for."""
    if state.phase == st.EVENT:
        rules().apply(state, PASS)


def test_a_booked_band_brings_what_was_said() -> None:
    r, t = rules(), tables()
    seen = 0
    for state in waiting(st.BOOK):
        for action in (a for a in state.options if isinstance(a, Book)):
            seat, at = state.actor, t.band_at[action.band]
            told = prospects.booking(t, r.view(state, seat), seat, at)
            if told.wild:
                continue
            after = state.copy()
            r.apply(after, action)
            assert after.cash[seat] == told.cash
            if after.actor == seat:
                passed(after)
            view = r.view(after, seat)
            assert prospects.ticket_holders(view, seat) == told.after
            assert prospects.goal(t, view, seat, told.after) == (told.goal, told.points)
            seen += 1
    assert seen > 200


def test_a_wildcard_brings_what_was_said() -> None:
    r, t = rules(), tables()
    seen = 0
    for state in waiting(st.WILD, 12):
        for action in (a for a in state.options if isinstance(a, Wild)):
            seat = state.actor
            genre = t.wild.index(action)
            told = prospects.underway(t, r.view(state, seat), genre)
            assert told is not None
            after = state.copy()
            r.apply(after, action)
            if after.phase == st.WILD:
                continue
            passed(after)
            assert prospects.ticket_holders(r.view(after, seat), seat) == told.after
            seen += 1
    assert seen > 40


def test_nothing_is_under_way_at_the_start_of_a_booking() -> None:
    state = next(waiting(st.BOOK))
    assert prospects.underway(tables(), rules().view(state, state.actor)) is None


def test_the_weekend_begins_with_the_toilets_and_adds_up_day_by_day() -> None:
    t = tables()
    seen = 0
    for state in waiting(st.TOILETS):
        seat = state.actor
        days = prospects.weekend(t, state, seat, 2)
        chaos, hygiene = 0, 2
        for day in days:
            chaos += day.chaos_step
            hygiene += day.hygiene_step
            assert (day.chaos, day.hygiene) == (min(chaos, 8), max(hygiene, -8))
            chaos, hygiene = day.chaos, day.hygiene
            assert day.bins == sum(day.chaos >= at for at in t.data.boards.bins)
            assert 0 <= day.happy <= day.tents == sum(n for _, n in day.arrivals)
        assert [day.band for day in days] == mine(state.bands, 3, seat)[: len(days)]
        seen += 1
    assert seen > 10


def test_a_days_tracks_move_as_the_weekend_said() -> None:
    """With cards that have no ability the forecast is what happens in the morning."""
    r, t = rules(), tables()
    loud = sum(3 << 2 * at for at, fan in enumerate(t.data.fans) if fan.ability)
    seen = 0
    for state in waiting(st.ARRIVE, 30):
        seat = state.actor
        before = mine(state.tracks, 3, seat)
        if state.played[seat] or before[HYGIENE] != state.toilets[seat].bit_count():
            continue
        after = state.copy()
        while after.actor == seat and after.phase in (st.ARRIVE, st.PLACE, st.FINISH):
            r.apply(after, after.options[-1])
        if after.played[seat] & loud:
            continue
        told = prospects.weekend(t, state, seat, before[HYGIENE])[state.day]
        now = mine(after.tracks, 3, seat)
        assert (now[CHAOS], now[HYGIENE]) == (told.chaos, told.hygiene)
        seen += 1
    assert seen > 10


def test_takings_grow_by_the_stand_that_is_added() -> None:
    r, t = rules(), tables()
    seen = 0
    for state in waiting(st.EXPAND):
        seat = state.actor
        view = r.view(state, seat)
        assert prospects.building_price(t, view, seat) in (0, 1, 2)
        for action in (a for a in state.options if isinstance(a, BuyStand)):
            at = t.stand_at[action.stand]
            told = prospects.takings(t, view, seat, at)
            after = state.copy()
            r.apply(after, action)
            assert prospects.takings(t, r.view(after, seat), seat) == told
            assert after.cash[seat] == state.cash[seat] - prospects.building_price(t, view, seat)
            seen += 1
    assert seen > 10
