"""One test, at least, for each ruling 1 to 11 and 17, 18, 22, 23, by number."""

from __future__ import annotations

import pytest

from engines.core.types import Setup
from engines.games.on_the_road.actions import Drive, Perform, ReturnFan
from engines.games.on_the_road.events import (
    Concert,
    DrewCard,
    Drove,
    HandDiscarded,
    Reshuffled,
    TookTicket,
)
from engines.games.on_the_road.state import DRIVE, PERFORM, RETURN, unpack_hand
from tests.on_the_road.tour import STAGE, act, bag_of, held, kinds, rules, tour

NOTHING = [0] * 5


def test_ruling_01_an_empty_pile_is_made_of_the_discards() -> None:
    state = tour(vans=(0,), hand=(1, 2, 2))
    values = rules().tables.data.values
    state.discard, state.deck, state.deck_left = state.deck, [0] * 6, 0
    census = rules().census(state)
    discarded = sum(state.discard)
    events = act(state, Drive(1))
    assert Reshuffled(discarded + 1) in events
    assert state.discard == [0] * 6
    assert state.deck_left == sum(state.deck) == discarded
    assert len(unpack_hand(state.hands[0], values)) == 3
    assert rules().census(state) == census


def test_ruling_01_a_hand_given_up_can_be_drawn_again() -> None:
    state = tour(vans=(29,), hand=(2, 5, 5))
    state.discard = [0] * 6
    act(state, Drive(2))
    assert state.discard == [0, 1, 0, 0, 2, 0]


def test_ruling_02_barn_and_mainstage_hold_any_number() -> None:
    state = tour(4, vans=(30, STAGE, STAGE, 29), hand=(1, 6, 6))
    act(state, Drive(1))
    assert state.pos[:3] == [STAGE] * 3
    state = tour(4, vans=(5, 0, 0, 0), hand=(6, 6, 6))
    act(state, Drive(6, "back"))
    assert state.pos == [0, 0, 0, 0]


def test_ruling_02_a_city_is_occupied_like_any_tile() -> None:
    state = tour(vans=(7, 8), hand=(1, 6, 6))
    act(state, Drive(1))
    assert state.pos[0] == 9


def test_ruling_03_a_row_of_vans_is_passed_in_the_direction_of_the_move() -> None:
    state = tour(4, vans=(10, 12, 13, 14), hand=(2, 6, 6))
    events = act(state, Drive(2))
    assert state.pos[0] == 15
    assert isinstance(events[0], Drove)
    assert events[0].parked == (1, 2, 3)
    state = tour(4, vans=(10, 8, 7, 20), hand=(2, 6, 6))
    events = act(state, Drive(2, "back"))
    assert state.pos[0] == 6
    assert isinstance(events[0], Drove)
    assert events[0].path == (9, 8, 7, 6)


def test_ruling_03_a_bumped_van_stops_at_mainstage_or_barn_at_the_latest() -> None:
    state = tour(4, vans=(28, 29, 30, STAGE), hand=(1, 6, 6))
    act(state, Drive(1))
    assert state.pos[0] == STAGE
    state = tour(4, vans=(5, 1, 2, 3), hand=(2, 6, 6))
    act(state, Drive(2, "back"))
    assert state.pos[0] == 0


def test_ruling_04_cities_are_passed_and_the_mainstage_stops() -> None:
    state = tour(vans=(6,), hand=(4, 6, 6))
    assert "drew_fans" not in kinds(act(state, Drive(4)))
    assert state.pos[0] == 10
    state = tour(vans=(30,), hand=(6, 6, 6))
    act(state, Drive(6))
    assert state.pos[0] == STAGE


def test_ruling_04_a_doubled_move_stops_at_the_mainstage() -> None:
    state = tour(vans=(26,), hand=(4, 6, 6))
    state.road = (*state.road[:26], 5, *state.road[27:])
    events = act(state, Drive(4, "double"))
    assert state.pos[0] == STAGE
    assert isinstance(events[0], Drove)
    assert events[0].path == (27, 28, 29, 30, 31)


def test_ruling_04_the_barn_gives_no_token_and_no_concert() -> None:
    state = tour(vans=(5,), hand=(6, 6, 6))
    events = act(state, Drive(6, "back"))
    assert state.pos[0] == 0
    assert kinds(events) == ["drove", "drew_card"]
    assert held(state, 0) == dict.fromkeys(held(state, 0), 0)


def test_ruling_05_the_choice_belongs_to_the_tile_the_move_starts_on() -> None:
    ends_on_van = tour(vans=(3,), hand=(2, 2, 2))
    assert rules().legal(ends_on_van) == (Drive(2),)
    starts_on_van = tour(vans=(5,), hand=(2, 2, 4))
    assert rules().legal(starts_on_van) == tuple(
        Drive(value, how) for value in (2, 4) for how in ("go", "double", "back")
    )


def test_ruling_06_a_city_reached_backwards_draws_fans() -> None:
    state = tour(vans=(10,), hand=(2, 6, 6))
    events = act(state, Drive(2, "back"))
    assert kinds(events)[:4] == ["drove", "took_token", "drew_card", "drew_fans"]
    assert held(state, 0)["pink"] == 1


def test_ruling_07_a_fan_may_return_for_a_missing_token() -> None:
    for yes in (True, False):
        state = tour(vans=(0,), hand=(2, 6, 6), potty=[2, 0, 0])
        state.supply[1] = 0
        assert kinds(act(state, Drive(2))) == ["drove", "no_token"]
        assert state.phase == RETURN
        events = act(state, ReturnFan(yes))
        assert Concert(0, "lake", 0, 0) in events
        assert state.potty[0] == 2 - yes
        assert state.bag[0] == 3 + yes
        assert kinds(events)[-1] == "drew_card"


def test_ruling_07_the_concert_counts_the_tokens_held_already() -> None:
    state = tour(vans=(0,), hand=(2, 6, 6), tokens=[[0, 2, 0, 0, 0], NOTHING, NOTHING])
    state.supply[1] = 0
    events = act(state, Drive(2))
    assert Concert(0, "lake", 2, 2) in events
    assert state.bag[0] == 5
    assert state.seat == 1, "without a fan in the porta-potty there is nothing to choose"


def test_ruling_08_a_concert_is_limited_by_the_fans_at_home() -> None:
    row = [0, 3, 0, 0, 0]
    state = tour(vans=(0,), hand=(2, 6, 6), tokens=[row, NOTHING, NOTHING], home=[1, 17, 17])
    events = act(state, Drive(2))
    assert Concert(0, "lake", 4, 1) in events
    assert state.home[0] == 0
    assert state.bag[0] == 4


def test_ruling_08_a_draw_is_limited_by_the_fans_in_the_bag() -> None:
    state = tour(vans=(STAGE,), notes=[4, 0, 0], bag=bag_of(3, s0=2))
    act(state, Perform())
    assert state.bag == [0, 0, 0]
    assert state.stage == [2, 0, 0]


def test_ruling_09_the_order_of_a_turn() -> None:
    landscape = tour(vans=(0,), hand=(1, 6, 6))
    assert kinds(act(landscape, Drive(1))) == ["drove", "took_token", "concert", "drew_card"]
    van = tour(vans=(4,), hand=(1, 6, 6))
    assert kinds(act(van, Drive(1))) == ["drove", "took_token", "drew_card"]
    city = tour(vans=(7,), hand=(1, 6, 6))
    order = kinds(act(city, Drive(1)))
    assert order[:4] == ["drove", "took_token", "drew_card", "drew_fans"]


def test_ruling_09_two_cards_of_one_value_are_one_option() -> None:
    assert rules().legal(tour(vans=(0,), hand=(4, 4, 4))) == (Drive(4),)
    assert rules().legal(tour(vans=(0,), hand=(4, 1, 4))) == (Drive(1), Drive(4))


def test_ruling_10_arriving_on_the_mainstage() -> None:
    state = tour(vans=(30,), hand=(1, 3, 6))
    events = act(state, Drive(1))
    order = ["drove", "took_token", "hand_discarded", "took_ticket", "drew_fans"]
    assert kinds(events)[:5] == order
    assert HandDiscarded(0, (3, 6)) in events
    assert TookTicket(0, 1, 2) in events
    assert state.hands[0] == 0
    assert not any(isinstance(event, DrewCard) for event in events)
    state = tour(vans=(30, STAGE, STAGE), hand=(1, 3, 6), notes=[0, 1, 2], tickets_left=2)
    assert TookTicket(0, 3, 4) in act(state, Drive(1))


def test_ruling_10_without_a_pink_token_the_fan_is_a_choice_on_arrival() -> None:
    state = tour(vans=(30,), hand=(1, 3, 6), potty=[1, 0, 0])
    state.supply[4] = 0
    act(state, Drive(1))
    assert state.phase == RETURN
    assert kinds(act(state, ReturnFan(True)))[:3] == [
        "fan_returned",
        "hand_discarded",
        "took_ticket",
    ]


def test_ruling_11_a_later_turn_takes_one_pink_token_and_draws_with_all_notes() -> None:
    tokens = [[0, 0, 0, 0, 2], NOTHING, NOTHING]
    state = tour(vans=(STAGE,), tokens=tokens, notes=[1, 0, 0], bag=bag_of(3, s0=9))
    assert state.phase == PERFORM
    assert rules().legal(state) == (Perform(),)
    events = act(state, Perform())
    assert kinds(events)[:2] == ["took_token", "drew_fans"]
    assert state.stage[0] == 4


def test_ruling_11_without_pink_a_fan_returns_and_that_is_no_choice() -> None:
    state = tour(vans=(STAGE,), notes=[1, 0, 0], potty=[1, 0, 0], bag=bag_of(3))
    state.supply[4] = 0
    events = act(state, Perform())
    assert kinds(events)[:3] == ["no_token", "fan_returned", "drew_fans"]
    assert state.potty[0] == 0
    assert state.stage[0] == 1


def test_ruling_11_without_pink_and_without_a_fan_nothing_returns() -> None:
    state = tour(vans=(STAGE,), notes=[1, 0, 0], bag=bag_of(3, s1=1))
    state.supply[4] = 0
    assert kinds(act(state, Perform()))[:2] == ["no_token", "drew_fans"]


def test_ruling_17_the_start_player_is_drawn() -> None:
    for players in (2, 3, 4):
        first = [rules().new(Setup(players), seed).first for seed in range(400)]
        assert all(first.count(seat) > 400 / players * 0.7 for seat in range(players))


def test_ruling_18_all_four_tickets_stay() -> None:
    for players in (2, 3, 4):
        assert rules().new(Setup(players), 1).tickets_left == 4


@pytest.mark.parametrize(
    ("at", "value"), [(26, 5), (28, 4)], ids=["both reach the stage", "exactly and beyond"]
)
def test_ruling_22_doubling_to_the_same_tile_is_offered_once(at: int, value: int) -> None:
    state = tour(vans=(at, 2, 3), hand=(value,) * 3)
    state.road = (*state.road[:at], 5, *state.road[at + 1 :])
    wanted = {Drive(value), Drive(value, "back")}
    if at + value < STAGE:
        wanted.add(Drive(value, "double"))
    assert set(rules().legal(state)) == wanted


def test_ruling_22_bumped_to_the_same_tile() -> None:
    state = tour(vans=(10, 11, 3), hand=(1, 1, 1))
    assert set(rules().legal(state)) == {Drive(1), Drive(1, "back")}
    view = rules().view(state, 0)
    assert rules().why_not(view, Drive(1, "double")) is not None


def test_ruling_23_there_is_always_a_card_to_draw() -> None:
    """With nothing but the hands outside the discards, the card played is drawn again."""
    state = tour(vans=(0,), hand=(1, 1, 1))
    state.discard, state.deck, state.deck_left = [0] * 6, [0] * 6, 0
    act(state, Drive(1))
    assert unpack_hand(state.hands[0], rules().tables.data.values) == (1, 1, 1)
    assert state.phase == DRIVE
