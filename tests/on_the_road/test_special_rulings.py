"""Rulings about special actions and what they show: 12 to 14, 19 to 21, 25, by number."""

from __future__ import annotations

from engines.core.types import Setup
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import (
    CallBack,
    Drive,
    Pass,
    Perform,
    Redraw,
    Rescue,
    RoadAction,
    StagePass,
)
from engines.games.on_the_road.draw_events import DrewFans, NothingDrawn, Spent, ToStage
from tests.on_the_road.tour import STAGE, act, bag_of, held, kinds, on_stage, rules, tour

ALL = [1, 1, 1, 1, 1]
NOTHING = [0] * 5
THREE = ("mountain", "lake", "forest")
TWO = ("mountain", "lake")
FOUR = ("mountain", "lake", "forest", "field")


def test_ruling_12_the_active_player_may_spend_three_before_the_draw() -> None:
    state = on_stage(tokens=[ALL, NOTHING, NOTHING], potty=[5, 0, 0], bag=bag_of(3))
    act(state, Perform())
    assert (state.phase, state.actor) == (st.RESCUE, 0)
    assert len(rules().legal(state)) == 10 + 1
    events = act(state, Rescue(THREE))
    assert kinds(events)[:3] == ["spent", "rescued", "drew_fans"]
    assert state.potty[0] == 0
    assert held(state, 0) == {"mountain": 0, "lake": 0, "forest": 0, "field": 1, "pink": 1}


def test_ruling_12_who_spent_before_the_draw_may_not_draw_again() -> None:
    state = on_stage(tokens=[[3] * 5, NOTHING, NOTHING], potty=[5, 0, 0], bag=bag_of(3, s1=9))
    act(state, Perform())
    act(state, Rescue(THREE))
    assert (state.seat, state.phase) == (1, st.DRIVE)
    state = on_stage(tokens=[[3] * 5, NOTHING, NOTHING], potty=[5, 0, 0], bag=bag_of(3, s1=9))
    act(state, Perform())
    act(state, Pass())
    assert state.phase == st.REDRAW


def test_ruling_12_others_react_clockwise_from_the_left() -> None:
    state = tour(
        4,
        seat=1,
        vans=(28, STAGE, 3, 4),
        notes=[0, 6, 0, 0],
        tokens=[ALL, NOTHING, ALL, ALL],
        bag=bag_of(4, s0=2, s2=2, s3=2),
    )
    state.supply[4] = 0
    act(state, Perform())
    order = []
    while state.phase == st.REACT:
        order.append(state.actor)
        act(state, Pass())
    assert order == [2, 3, 0]
    assert state.potty == [2, 0, 2, 2]


def test_ruling_12_two_tokens_call_all_own_drawn_fans_back() -> None:
    state = on_stage(tokens=[NOTHING, ALL, NOTHING], bag=bag_of(3, s1=3))
    act(state, Perform())
    assert (state.phase, state.actor) == (st.REACT, 1)
    act(state, CallBack(TWO))
    assert state.bag[1] == 3
    assert state.potty[1] == 0
    assert state.seat == 1


def test_ruling_12_four_tokens_put_one_on_stage_and_the_others_queue() -> None:
    state = on_stage(tokens=[NOTHING, ALL, NOTHING], bag=bag_of(3, s1=3))
    act(state, Perform())
    events = act(state, StagePass(FOUR))
    assert ToStage(1, 1, 0, "pass") in events
    assert state.stage[1] == state.by_pass[1] == 1
    assert state.potty[1] == 2


def test_ruling_12_one_action_for_each_player() -> None:
    for action in (CallBack(TWO), StagePass(FOUR), Pass()):
        state = on_stage(tokens=[NOTHING, [4] * 5, NOTHING], bag=bag_of(3, s1=3))
        act(state, Perform())
        act(state, action)
        assert (state.phase, state.seat) == (st.DRIVE, 1)


def test_ruling_13_others_react_to_the_redrawn_fans_only() -> None:
    state = on_stage(tokens=[ALL, ALL, ALL], bag=bag_of(3, s1=3))
    act(state, Perform())
    assert state.phase == st.REDRAW
    events = act(state, Redraw(TWO))
    assert [e.again for e in events if isinstance(e, DrewFans)] == [True]
    assert (state.phase, state.actor) == (st.REACT, 1)
    act(state, Pass())
    assert state.phase == st.DRIVE
    assert state.potty == [0, 3, 0]


def test_ruling_13_a_spent_pink_token_no_longer_counts() -> None:
    state = on_stage(tokens=[[1, 0, 0, 0, 2], NOTHING, NOTHING], bag=bag_of(3, s1=9))
    act(state, Perform())
    assert sum(state.drawn) == 5
    act(state, Redraw(("mountain", "pink")))
    assert state.potty[1] == 4
    state = on_stage(
        tokens=[[1, 1, 0, 0, 1], NOTHING, NOTHING], potty=[2, 0, 0], bag=bag_of(3, s1=9)
    )
    act(state, Perform())
    events = act(state, Rescue(("mountain", "lake", "pink")))
    assert [e.notes for e in events if isinstance(e, DrewFans)] == [3]


def test_ruling_13_no_note_left_draws_nothing() -> None:
    state = tour(
        vans=(7,), hand=(1, 6, 6), tokens=[[1, 0, 0, 0, 0], NOTHING, NOTHING], bag=bag_of(3, s1=9)
    )
    act(state, Drive(1))
    assert state.phase == st.REDRAW
    events = act(state, Redraw(("mountain", "pink")))
    assert NothingDrawn(0, 0) in events
    assert state.bag == [0, 9, 0]
    assert state.seat == 1


def test_ruling_14_tokens_all_differ_and_leave_the_game() -> None:
    for action in rules().vocabulary():
        tokens = getattr(action, "tokens", ())
        assert len(set(tokens)) == len(tokens)
    state = on_stage(tokens=[NOTHING, ALL, NOTHING], bag=bag_of(3, s1=3))
    supply = list(state.supply)
    act(state, Perform())
    events = act(state, CallBack(("forest", "pink")))
    assert state.supply == supply
    assert state.gone == [0, 0, 1, 0, 1]
    assert Spent(1, ("forest", "pink"), "call_back") in events


def test_ruling_14_only_colours_held_can_be_spent_and_tickets_are_no_tokens() -> None:
    state = on_stage(tokens=[NOTHING, [0, 5, 0, 0, 0], NOTHING], bag=bag_of(3, s1=3))
    state.notes[1] = 4
    act(state, Perform())
    assert state.phase != st.REACT
    state = on_stage(tokens=[NOTHING, [0, 5, 0, 1, 0], NOTHING], bag=bag_of(3, s1=3))
    act(state, Perform())
    assert rules().legal(state) == (CallBack(("lake", "field")), Pass())


def test_ruling_19_no_action_without_effect() -> None:
    no_fan_waits = on_stage(tokens=[ALL, NOTHING, NOTHING], bag=bag_of(3, s1=3))
    act(no_fan_waits, Perform())
    assert no_fan_waits.phase == st.REDRAW
    none_of_theirs = on_stage(tokens=[NOTHING, ALL, ALL], bag=bag_of(3, s0=3))
    act(none_of_theirs, Perform())
    assert none_of_theirs.phase == st.DRIVE
    only_seat_2 = on_stage(tokens=[NOTHING, ALL, ALL], bag=bag_of(3, s2=3))
    act(only_seat_2, Perform())
    assert (only_seat_2.phase, only_seat_2.actor) == (st.REACT, 2)


def test_ruling_19_without_notes_there_is_no_draw_event() -> None:
    state = tour(vans=(7,), hand=(1, 6, 6), tokens=[[1, 1, 1, 1, 0], ALL, ALL], potty=[4, 0, 0])
    state.supply[4] = 0
    act(state, Drive(1))
    assert state.phase == st.RETURN
    events = act(state, rules().legal(state)[1])
    assert NothingDrawn(0, 0) in events
    assert state.seat == 1


def test_ruling_19_an_empty_bag_still_offers_the_three_token_action() -> None:
    for action, on_it in ((Pass(), 0), (Rescue(THREE), 2)):
        state = on_stage(tokens=[ALL, NOTHING, NOTHING], potty=[2, 0, 0], bag=bag_of(3))
        state.supply[4] = 1
        act(state, Perform())
        assert state.phase == st.RESCUE
        assert sum(state.bag) == 0
        events = act(state, action)
        assert ("nothing_drawn" in kinds(events)) == (on_it == 0)
        assert state.stage[0] == on_it


def test_ruling_20_hidden_are_hands_and_draw_pile_only() -> None:
    state = rules().new(Setup(3), 9)
    view = rules().view(state, 1)
    assert [hand is None for hand in view.hands] == [True, False, True]
    assert view.hand_sizes == (3, 3, 3)
    assert view.deck_left == 41
    assert view.bag == (3, 3, 3)
    public = rules().view(state, None)
    assert public.hands == (None, None, None)


def test_ruling_21_a_pass_is_always_offered_last() -> None:
    actions: tuple[RoadAction, ...]
    for table in (rules().tables.rescue, rules().tables.redraw, rules().tables.react):
        for actions in table:
            assert not actions or (actions[-1] == Pass() and len(actions) > 1)


def test_ruling_25_the_drawers_fans_stand_on_stage_before_the_others_react() -> None:
    state = on_stage(tokens=[NOTHING, ALL, NOTHING], bag=bag_of(3, s0=1, s1=2))
    events = act(state, Perform())
    assert kinds(events)[-1] == "to_stage"
    assert state.stage == [1, 0, 0]
    assert state.potty == [0, 0, 0]
    events = act(state, StagePass(FOUR))
    assert kinds(events) == ["spent", "to_stage", "to_potty"]
    assert rules().view(state, None).stage == (0, 1)
