"""Every worked example of the rulebook, by name, and the setup it describes."""

from __future__ import annotations

from engines.core.types import Setup
from engines.games.on_the_road.actions import Drive, Perform
from engines.games.on_the_road.components import BARN, CITY, KINDS, LAKE, MAINSTAGE, VAN
from engines.games.on_the_road.draw_events import Tied
from engines.games.on_the_road.events import Concert, Drove
from engines.games.on_the_road.state import OVER, unpack_hand
from tests.on_the_road.tour import STAGE, act, bag_of, held, rules, tour


def test_setup_builds_the_road_from_barn_cities_and_mainstage() -> None:
    for seed in range(30):
        road = rules().new(Setup(4), seed).road
        assert len(road) == 32
        assert (road[0], road[31]) == (BARN, MAINSTAGE)
        assert [at for at, kind in enumerate(road) if kind == CITY] == [8, 16, 24]
        counts = {KINDS[kind]: road.count(kind) for kind in range(1, 6)}
        assert counts == {"mountain": 6, "lake": 6, "forest": 6, "field": 6, "van": 3}


def test_setup_shuffles_the_road() -> None:
    assert len({rules().new(Setup(2), seed).road for seed in range(20)}) == 20


def test_setup_deals_three_cards_and_puts_three_fans_in_the_bag() -> None:
    for players, pink in ((2, 6), (3, 7), (4, 9)):
        state = rules().new(Setup(players), 5)
        assert state.supply == [6, 6, 6, 6, pink]
        assert state.bag == [3] * players
        assert state.home == [17] * players
        assert state.pos == [0] * players
        values = rules().tables.data.values
        assert [len(unpack_hand(hand, values)) for hand in state.hands] == [3] * players
        assert state.deck_left == sum(state.deck) == 50 - 3 * players
        assert rules().view(state, 0).ticket_stack == (1, 2, 3, 4)


def test_van_tile_with_a_two_goes_on_two_or_four_or_back_two() -> None:
    ends = {}
    for how in ("go", "double", "back"):
        state = tour(vans=(10, 2, 3), hand=(2, 2, 2))
        act(state, Drive(2, how))
        ends[how] = state.pos[0]
    assert ends == {"go": 12, "double": 14, "back": 8}


def test_occupied_tile_sends_the_van_on_to_the_next() -> None:
    state = tour(vans=(11, 13, 3), hand=(2, 4, 5))
    events = act(state, Drive(2))
    assert state.pos[0] == 14
    drove = events[0]
    assert isinstance(drove, Drove)
    assert (drove.path, drove.parked, drove.over) == ((12, 13, 14), (1,), ("mountain",))


def test_forest_gives_a_green_token_and_other_tiles_theirs() -> None:
    for value, colour in ((3, "forest"), (4, "field"), (2, "lake"), (1, "mountain"), (5, "pink")):
        state = tour(vans=(0,), hand=(value, 6, 6))
        act(state, Drive(value))
        assert held(state, 0)[colour] == 1
        assert sum(held(state, 0).values()) == 1


def test_three_blue_tokens_send_three_fans_into_the_bag() -> None:
    state = tour(vans=(11,), hand=(1, 5, 5), tokens=[[0, 2, 0, 0, 0], [0] * 5, [0] * 5])
    assert state.road[12] == LAKE
    events = act(state, Drive(1))
    assert held(state, 0)["lake"] == 3
    assert state.bag[0] == 3 + 3
    assert state.home[0] == 17 - 3
    assert Concert(0, "lake", 3, 3) in events


def test_van_tile_gives_a_pink_token_and_no_concert() -> None:
    state = tour(vans=(3,), hand=(2, 5, 5))
    assert state.road[5] == VAN
    events = act(state, Drive(2))
    assert held(state, 0)["pink"] == 1
    assert state.bag == [3, 3, 3]
    assert not any(isinstance(event, Concert) for event in events)


def test_ending_with_15_fans_blue_and_yellow_tied_at_5_and_red_winning_with_6() -> None:
    """Seats: red 0, blue 1, yellow 2, white 3; it is blue's turn, then yellow's, white's, red's.

    Yellow and white find the bag empty, so that red is really the next to draw.
    """
    state = tour(4, seat=1, vans=(STAGE,) * 4, stage=[4, 3, 5, 3], notes=[2, 2, 1, 3])
    state.supply[4] = 0
    state.bag = bag_of(4, s1=2)
    events = act(state, Perform())
    assert state.stage == [4, 5, 5, 3]
    assert sum(state.stage) == 17
    assert Tied((1, 2), 5) in events
    assert state.phase != OVER
    act(state, Perform())
    act(state, Perform())
    assert state.seat == 0
    state.bag = bag_of(4, s0=2)
    act(state, Perform())
    assert state.stage[0] == 6
    assert state.phase == OVER
    outcome = rules().outcome(state)
    assert outcome.winners == (0,)
    assert [s.total for s in outcome.standings] == [6, 5, 5, 3]
    assert outcome.tie_break is not None
    assert outcome.tie_break.arg("fans") == 17
    assert outcome.tie_break.arg("level") == 5
