"""On the Road's bots: strength, sense, and reasons that say what is so."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bots.arena import run
from engines.bots.levels import decide
from engines.bots.playing import opened
from engines.bots.report import report
from engines.core.rng import Dice
from engines.core.types import NOBODY, Setup, Text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import CallBack, Drive, Pass, Redraw, Rescue, ReturnFan
from engines.games.on_the_road.brain import RoadBrain
from engines.games.on_the_road.components import LAKE
from engines.games.on_the_road.state import State
from tests.on_the_road.tour import STAGE, act, bag_of, rules, tour

SLUG = "on_the_road"
LEVELS = ("easy", "normal", "hard")


def brain() -> RoadBrain:
    return RoadBrain(rules())


def chosen(state: State, level: str, seed: int = 1) -> Any:
    """Return what a bot does in a position."""
    spec, _, own = opened(SLUG)
    return decide(spec, rules(), own, rules().view(state, state.actor), level, seed)


def win_rate(seats: str, games: int, level: str) -> float:
    found = report(run(SLUG, seats.split(","), games, 21))
    return float(found["levels"][level]["win_rate"])


# ------------------------------------------------------------------ strength
def test_easy_beats_random() -> None:
    assert win_rate("easy,random", 60, "easy") > 0.6


def test_normal_beats_easy() -> None:
    assert win_rate("normal,easy", 20, "normal") > 0.55


@pytest.mark.parametrize("players", [3, 4])
def test_one_easy_bot_beats_a_table_of_random_ones(players: int) -> None:
    seats = ",".join(["easy"] + ["random"] * (players - 1))
    assert win_rate(seats, 120, "easy") > 1.4 / players


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    ("better", "worse"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")]
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """400 games: the lower end of the 95 % interval lies above one half."""
    found = report(run(SLUG, (better, worse), 400, 1, jobs=2))["levels"][better]
    assert found["ci95"][0] > 0.5


def test_arriving_early_beats_dawdling() -> None:
    """The same policy, but one always plays its highest card and the other its lowest."""
    own = brain()
    won = 0
    for game in range(200):
        eager = game % 2
        state = rules().new(Setup(2), game // 2)
        dice = Dice(game)
        while (seat := state.actor) != NOBODY:
            legal = rules().legal(state)
            if state.phase == st.DRIVE:
                drives: Any = [a for a in legal if isinstance(a, Drive) and a.how == "go"]
                action = max(drives, key=lambda a: a.value * (1 if seat == eager else -1))
            else:
                action = own.policy(state, legal, dice)
            rules().apply(state, action)
        won += rules().outcome(state).winners == (eager,)
    assert won > 120


# ------------------------------------------------------------------ sense
@pytest.mark.parametrize("level", LEVELS)
def test_a_free_fan_is_never_refused(level: str) -> None:
    """No lake token is left: an own fan may leave the queue for nothing (ruling 7)."""
    for seed in range(5):
        state = tour(2, vans=(1,), hand=(1, 4, 6), potty=[2, 0], supply=[6, 0, 6, 6, 6])
        act(state, Drive(1))
        assert state.phase == st.RETURN
        assert chosen(state, level, seed) == ReturnFan(True)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_useless_tokens_call_fans_back(level: str) -> None:
    """On the mainstage lone landscape tokens have no other use than to save three fans."""
    state = _after_a_draw_of_three()
    assert isinstance(chosen(state, level), CallBack)


def _after_a_draw_of_three() -> State:
    """Seat 0 on stage drew three fans of seat 1, which can pay two tokens and has no more fans."""
    state = tour(
        2,
        vans=(STAGE, STAGE),
        tokens=[[0, 0, 0, 0, 3], [1, 1, 0, 0, 0]],
        notes=[1, 2],
        supply=[5, 5, 6, 6, 3],
        bag=[6, 1],
        drawn=[0, 3],
        stage=[4, 4],
        home=[10, 12],
        potty=[0, 0],
    )
    state.phase, state.actor = st.REACT, 1
    state.drawn_order = 0b1_01_01_01
    return state


def test_a_winning_drive_is_found() -> None:
    """Only the mainstage is in reach of the six, and only a draw now can still win."""
    state = tour(
        2,
        vans=(25, STAGE),
        hand=(1, 2, 6),
        bag=bag_of(2, s0=8),
        stage=[6, 5],
        notes=[0, 1],
        tokens=[[0, 0, 0, 0, 3], [0, 0, 0, 0, 2]],
        supply=[6, 6, 6, 6, 0],
        home=[6, 15],
    )
    assert chosen(state, "hard") == Drive(6)


def test_the_brain_keeps_the_cheapest_ways_to_pay() -> None:
    """On stage, where landscape tokens have no other use, pink ones are kept."""
    state = _after_a_draw_of_three()
    state.tokens[5:] = [2, 1, 1, 1, 4]
    kept = brain().prune(state, rules().legal(state))
    assert any(isinstance(action, Pass) for action in kept)
    assert 2 < len(kept) <= 5
    calls = [action for action in kept if isinstance(action, CallBack)]
    assert calls
    assert all("pink" not in action.tokens for action in calls)


# ------------------------------------------------------------------ reasons
def why(state: State, action: Any) -> Text:
    found = brain().reason(rules().view(state, state.actor), action)
    assert found is not None
    return found


def test_a_concert_is_counted() -> None:
    """Two lake tokens held: the third brings three fans."""
    state = tour(2, vans=(1,), hand=(1, 4, 6), tokens=[[0, 2, 0, 0, 0], [0] * 5])
    assert state.road[2] == LAKE
    found = why(state, Drive(1))
    assert found.arg("fans") == 3
    assert "lake" in found.id


def test_a_city_and_the_mainstage_are_counted() -> None:
    state = tour(2, vans=(7, 0), hand=(1, 2, 3), tokens=[[0, 0, 0, 0, 2], [0] * 5])
    assert why(state, Drive(1)).arg("draws") == 3
    late = tour(2, vans=(30, 0), hand=(1, 2, 3), tokens=[[0, 0, 0, 0, 2], [0] * 5])
    assert why(late, Drive(1)).arg("draws") == 4


def test_special_actions_are_counted() -> None:
    state = _after_a_draw_of_three()
    call = next(a for a in rules().legal(state) if isinstance(a, CallBack))
    assert why(state, call).arg("fans") == 3
    assert why(state, rules().legal(state)[-1]).arg("fans") == 3
    state = tour(2, vans=(STAGE, 0), tokens=[[1, 1, 1, 0, 1], [0] * 5], potty=[4, 0], notes=[1, 0])
    act(state, rules().legal(state)[0])
    rescue = next(a for a in rules().legal(state) if isinstance(a, Rescue))
    assert why(state, rescue).arg("fans") == 4
    act(state, rules().legal(state)[-1])
    redraw = next(a for a in rules().legal(state) if isinstance(a, Redraw))
    assert why(state, redraw).arg("drawn") == 3
