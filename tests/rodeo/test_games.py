"""Whole games: every number of players and every option; caches, counts, money, saves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Event, Setup
from engines.games.rodeo import state as st
from engines.games.rodeo.play.common import fans_by_genre, lay_out
from engines.games.rodeo.play.flow import options_of
from engines.games.rodeo.state import SOURCES, State
from engines.games.rodeo.tables import PLACES
from saves.cover import Cover
from saves.document import to_document
from tests.contracts.cases import Case
from tests.contracts.test_choices import TooLargeError, outcomes
from tests.rodeo.desk import rules, tables

SETUPS = tuple(
    Setup(players, tuple(sorted({"version": version, "seasons": seasons, "ggam": ggam}.items())))
    for players, (version, seasons), ggam in product(
        (2, 3, 4), (("full", "three"), ("full", "two"), ("beginner", "three")), ("off", "on")
    )
)
every_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda s: "-".join([str(s.players), *(v for _, v in s.options)])
)


def playout(setup: Setup, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Play at random; yield each state with the events that led there."""
    r = rules()
    state = r.new(setup, seed)
    dice = Dice(seed, setup.players)
    yield state, []
    while state.phase != st.OVER:
        events: list[Event] = []
        r.apply(state, state.options[dice.below(len(state.options))], events.append)
        yield state, events


def check_caches(state: State) -> None:
    fresh = state.copy()
    for seat in range(state.players):
        lay_out(tables(), fresh, seat)
    assert (fresh.cells, fresh.tent, fresh.dirt) == (state.cells, state.tent, state.dirt)
    assert options_of(tables(), state) == state.options


def check_grounds(state: State, seat: int) -> None:
    """Nothing lies twice on a space; figures stand on markers; fans and places agree."""
    marks = state.marks[seat * 4 : seat * 4 + 4]
    layers = [*marks, state.toilets[seat], state.garbage[seat]]
    together = 0
    for layer in layers:
        assert not together & layer
        together |= layer
    assert not together & ~state.cells[seat]
    everyone = marks[0] | marks[1] | marks[2] | marks[3]
    for mask in (state.happy[seat], state.up[seat], state.flat[seat]):
        assert not mask & ~everyone
    assert not state.up[seat] & state.flat[seat]
    assert not state.dirt[seat] & state.toilets[seat]
    assert all(room >= 0 for room in state.room[seat * PLACES : seat * PLACES + PLACES])
    assert all(left >= 0 for left in state.purse[seat * 4 : seat * 4 + 4])
    assert all(left >= 0 for left in state.purse_at[seat * 12 : seat * 12 + 12])
    assert all(n >= 0 for n in fans_by_genre(state, seat))
    assert state.cash[seat] >= 0
    assert state.vp[seat] == sum(state.ledger[seat * st.LEDGER : (seat + 1) * st.LEDGER])


def check_tracks(state: State) -> None:
    for at, track in enumerate(tables().data.boards.tracks):
        assert all(track.low <= n <= track.high for n in state.tracks[at::3])


def check_all(state: State) -> None:
    check_caches(state)
    check_tracks(state)
    for seat in range(state.players):
        check_grounds(state, seat)


def money_told(events: list[Event], cash: list[int]) -> None:
    """Money changes only by events, and they say what there is afterwards."""
    for event in events:
        told: Any = event
        if event.kind in ("booked", "cash_moved", "stand_bought", "upgrade_bought", "income_taken"):
            cash[told.seat] = told.cash
        elif event.kind == "garage_taken":
            cash[told.seat] += told.cash


@every_setup
def test_random_games(setup: Setup) -> None:
    for seed in range(3):
        cash = [tables().data.boards.cash] * setup.players
        census = None
        for state, events in playout(setup, seed):
            census = census or rules().census(state)
            assert rules().census(state) == census
            money_told(events, cash)
            assert cash == state.cash
            check_all(state)
        assert state.season == state.seasons - 1


@pytest.mark.slow
@pytest.mark.timeout(7200)
@every_setup
def test_five_thousand_random_games(setup: Setup) -> None:
    """The census after every action; every 50th game is held to all that is cached, too."""
    r = rules()
    for seed in range(5_000):
        state = r.new(setup, seed)
        dice, census, cash = Dice(seed), r.census(state), [*state.cash]
        while state.phase != st.OVER:
            events: list[Event] = []
            r.apply(state, state.options[dice.below(len(state.options))], events.append)
            money_told(events, cash)
            assert cash == state.cash
            assert r.census(state) == census
            if seed % 50 == 0:
                check_all(state)
        assert max(state.vp) == r.outcome(state).standings[0].total


def compound(kinds: tuple[str, ...], number: int) -> int:
    """Compare choices with legal at so many recorded starts of evenings and arrivals."""
    found, seed = 0, 0
    while found < number:
        case = Case("rodeo", Setup(2 + seed % 3))
        for state, _ in playout(case.setup, 900 + seed):
            decision = rules().decision(state, None)
            if decision is None or decision.sub or decision.kind not in kinds or found >= number:
                continue
            try:
                everything = outcomes(case, state, all_orders=True)
            except TooLargeError:
                continue
            assert outcomes(case, state, all_orders=False) == everything
            found += 1
        seed += 1
    return found


@pytest.mark.parametrize("kind", ["evening", "arrive", "place", "garbage"])
def test_choices_reach_the_outcomes_of_legal(kind: str) -> None:
    assert compound((kind,), 6) == 6


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_choices_reach_the_outcomes_of_legal_on_a_thousand() -> None:
    assert compound(("evening", "arrive", "place"), 1_000) == 1_000


def recorded(players: int, seed: int) -> Match:
    names = [Player(f"Player {seat}") for seat in range(players)]
    match = Match.deal(game("rodeo"), Setup(players), seed, names, rules())
    dice = Dice(seed)
    while not match.over:
        match.play(match.state.options[dice.below(len(match.state.options))])
    return match


def test_a_whole_game_is_a_small_save() -> None:
    match = recorded(4, 1)
    document = to_document(match, Cover(id="x", game="x"))
    assert len(document.model_dump_json().encode()) < 200_000
    again = Match.deal(match.spec, match.setup, match.seed, match.players, rules())
    assert Match.replay(again, match.log).digest == match.digest


def test_every_point_has_a_source() -> None:
    match = recorded(3, 2)
    outcome = match.outcome
    for standing in outcome.standings:
        assert sum(item.amount for item in standing.items) == standing.total
        groups = [item.group for item in standing.items]
        assert len(groups) == 3 * len(SOURCES) - 2
    books = match.state.books
    for seat in range(3):
        rows = [books[seat * st.BOOKS + 4 * season :][:4] for season in range(3)]
        assert all(fans >= 0 and toilets >= 0 for fans, toilets, _, _ in rows)
    assert json.dumps(books)
