"""Rulings about the end and what leads to it: 15, 16, 20, 24, by number."""

from __future__ import annotations

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import Drive, Perform, StagePass
from engines.games.on_the_road.state import State
from tests.on_the_road.tour import STAGE, act, bag_of, on_stage, rules, tour

ALL = [1, 1, 1, 1, 1]
NOTHING = [0] * 5
FOUR = ("mountain", "lake", "forest", "field")


def test_ruling_15_the_end_waits_for_the_reactions() -> None:
    state = on_stage(stage=[6, 4, 2], tokens=[NOTHING, ALL, NOTHING], bag=bag_of(3, s0=1, s1=2))
    act(state, Perform())
    assert sum(state.stage) == 13
    assert state.phase == st.REACT
    act(state, StagePass(FOUR))
    assert state.phase == st.OVER
    assert state.stage == [7, 5, 2]
    assert rules().outcome(state).winners == (0,)


def test_ruling_15_the_end_is_checked_after_every_turn_not_only_after_a_draw() -> None:
    state = tour(vans=(0,), hand=(1, 6, 6), stage=[7, 4, 2])
    act(state, Drive(1))
    assert state.phase == st.OVER


def test_ruling_15_the_stage_is_full_at_12_13_and_16() -> None:
    for players, full in ((2, 12), (3, 13), (4, 16)):
        for fans, over in ((full - 1, False), (full, True)):
            state = tour(players, vans=(0,), hand=(1, 6, 6))
            state.stage = [fans] + [0] * (players - 1)
            act(state, Drive(1))
            assert (state.phase == st.OVER) == over


def fingerprint(state: State) -> tuple[object, ...]:
    """Return everything ruling 16 names."""
    places = (state.bag, state.potty, state.stage, state.tokens, state.supply, state.pos)
    return tuple(map(tuple, places))


def test_ruling_16_two_quiet_rounds_end_the_game() -> None:
    state = tour(3, vans=(STAGE,) * 3, notes=[1, 2, 3], stage=[5, 5, 1], bag=bag_of(3))
    state.supply[4] = 0
    for turn in range(6):
        assert state.phase == st.PERFORM, f"over after {turn} turns"
        act(state, Perform())
    assert (state.phase, state.ending) == (st.OVER, st.DEADLOCK)
    assert rules().outcome(state).winners == (0, 1)


def test_ruling_16_the_game_ends_after_a_hundred_rounds() -> None:
    state = tour(2, vans=(5, 20), hand=(6, 6, 6), stage=[1, 2], turn=199)
    act(state, Drive(6, "back"))
    assert (state.phase, state.ending) == (st.OVER, st.OUT_OF_ROUNDS)
    assert rules().round_of(state) == 100
    assert rules().outcome(state).winners == (1,)
    state = tour(2, vans=(5, 20), hand=(6, 6, 6), turn=198)
    act(state, Drive(6, "back"))
    assert state.phase == st.DRIVE


def test_ruling_20_fans_beyond_the_last_space_count() -> None:
    state = on_stage(players=2, stage=[11, 0], bag=bag_of(2, s0=3))
    act(state, Perform())
    assert state.stage == [14, 0]
    assert len(rules().view(state, 0).stage) == 14
    assert rules().outcome(state).standings[0].total == 14


def test_ruling_24_quiet_turns_are_those_in_which_nothing_changed() -> None:
    """The counter kept by the rules is that of fingerprints compared turn by turn."""
    met = 0
    for seed in range(60):
        for players in (2, 3, 4):
            state = rules().new(Setup(players), seed)
            if seed % 2:
                state.pos = [STAGE] * players
                state.notes = [seat + 1 for seat in range(players)]
                state.phase = st.PERFORM
                state.supply[4] = 0
                state.bag = [1, 1] + [0] * (players - 2)
                state.hands = [0] * players
            met += quiet_turns_agree(state, Dice(seed))
    assert met > 100


def quiet_turns_agree(state: State, dice: Dice) -> int:
    """Play to the end, comparing the counter after each turn; return how many were quiet."""
    last, quiet, met = fingerprint(state), 0, 0
    while state.phase != st.OVER:
        turn = state.turn
        legal = rules().legal(state)
        rules().apply(state, legal[dice.below(len(legal))])
        if state.turn > turn:
            quiet = quiet + 1 if fingerprint(state) == last else 0
            last = fingerprint(state)
            assert state.quiet == quiet
            met += quiet > 0
    return met
