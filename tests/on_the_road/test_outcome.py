"""The result: where each fan came from, how the game ended, what became of a tie."""

from __future__ import annotations

from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import Drive, Perform, StagePass
from engines.games.on_the_road.draw_events import GameEnded
from engines.games.on_the_road.state import State
from tests.on_the_road.test_words import said
from tests.on_the_road.tour import STAGE, act, bag_of, rules, tour

NOTHING = [0] * 5


def terms(state: State, seat: int) -> dict[str, int]:
    """Return a seat's score by where its fans came from."""
    standing = next(s for s in rules().outcome(state).standings if s.seat == seat)
    assert sum(item.amount for item in standing.items) == standing.total
    return {item.group: item.amount for item in standing.items}


def test_fans_are_counted_by_where_they_came_from() -> None:
    rows = [[0, 0, 0, 0, 1], [1, 1, 1, 1, 0], NOTHING]
    state = tour(vans=(7, STAGE, 3), hand=(1, 6, 6), tokens=rows, bag=bag_of(3, s0=1, s1=1))
    act(state, Drive(1))
    act(state, StagePass(("mountain", "lake", "forest", "field")))
    assert terms(state, 0) == {"city": 1, "stage": 0, "pass": 0}
    assert terms(state, 1) == {"city": 0, "stage": 0, "pass": 1}
    state.bag = bag_of(3, s1=1)
    act(state, Perform())
    assert terms(state, 1) == {"city": 0, "stage": 1, "pass": 1}
    outcome = rules().outcome(state)
    assert said(outcome.ending) == "The game is still being played."
    assert [(s.seat, s.place) for s in outcome.standings] == [(1, 1), (0, 2), (2, 3)]


def test_a_clear_win_has_no_tie_break() -> None:
    state = tour(2, vans=(0,), hand=(1, 6, 6), stage=[9, 3])
    events = act(state, Drive(1))
    assert events[-1] == GameEnded(st.STAGE_WON, (0,))
    assert said(events[-1].text) == "P0 is the hottest act of the year!"
    outcome = rules().outcome(state)
    assert said(outcome.ending) == "The mainstage is full, and P0 has the most fans on it."
    assert outcome.tie_break is None


def test_a_tie_that_is_never_broken_is_shared() -> None:
    state = tour(2, vans=(STAGE, STAGE), notes=[1, 2], stage=[6, 6], bag=[0, 0])
    state.supply[4] = 0
    while state.phase != st.OVER:
        events = act(state, Perform())
    assert events[-1] == GameEnded(st.DEADLOCK, (0, 1))
    assert said(events[-1].text) == "The game ends level: P0 + P1 share it."
    outcome = rules().outcome(state)
    assert outcome.winners == (0, 1)
    assert said(outcome.ending) == "Nothing changed for two full rounds, so the game ends."
    assert said(outcome.tie_break) == (
        "With 12 fans the mainstage was full, but P0 + P1 were level on 6. "
        "Play went on, and it stayed level."
    )


def test_the_tie_break_tells_of_the_first_tie() -> None:
    state = tour(3, vans=(STAGE,) * 3, notes=[1, 1, 1], stage=[6, 6, 1], bag=bag_of(3, s2=1))
    state.supply[4] = 0
    act(state, Perform())
    state.bag = bag_of(3, s1=1)
    act(state, Perform())
    assert state.phase == st.OVER
    assert said(rules().outcome(state).tie_break) == (
        "With 13 fans the mainstage was full, but P0 + P1 were level on 6. "
        "Play went on until P1 took the lead alone."
    )


def test_the_last_round_ends_the_game() -> None:
    state = tour(2, vans=(0, 20), hand=(1, 6, 6), stage=[1, 1], turn=199)
    act(state, Drive(1))
    outcome = rules().outcome(state)
    assert said(outcome.ending) == "The last possible round has been played, so the game ends."
    assert outcome.winners == (0, 1)
