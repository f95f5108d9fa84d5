"""Rulings 16 to 28: expansion, line-up, grounds, arrival, by number."""

from __future__ import annotations

from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.about import wishes_at
from engines.games.rodeo.play.arrival import judged
from engines.games.rodeo.play.common import sad_count
from engines.games.rodeo.play.line_up import toilet_choices
from engines.games.rodeo.tables import DONE, SPACE_AT, beside, spaces_of
from tests.rodeo.desk import Desk, mask, mine, tables


def line_up(desk: Desk, *bands: str) -> None:
    desk.alone()
    desk.bands(*(bands or ("lh01", "lh07", "lh11")))
    desk.start(st.TO_LINE_UP)


def to_toilets(desk: Desk) -> None:
    line_up(desk)
    while desk.waits != "toilets":
        action = DONE if desk.waits == "turn" else desk.options[0]
        desk.act(action)


def test_ruling_16_one_stand_and_one_upgrade() -> None:
    desk = Desk(2)
    desk.start(st.TO_EXPAND)
    s = desk.s
    s.cash[0] = 10
    desk.settle()
    desk.act(ac.BuyUpgrade("security"))
    assert s.cash[0] == 8
    assert desk.kinds() == {"buy_stand", "done"}
    stand = next(a for a in desk.options if isinstance(a, ac.BuyStand))
    desk.act(stand)
    assert s.cash[0] == 6
    assert s.actor == 1, "nothing is left to buy"
    s.bought = 0
    s.actor = 0
    s.phase = st.EXPAND
    desk.settle()
    assert ac.BuyUpgrade("security") not in desk.options, "each kind once"


def test_ruling_17_toilets_cost_income_only() -> None:
    desk = Desk(2)
    to_toilets(desk)
    cash = desk.s.cash[0]
    assert DONE not in desk.options, "at least one"
    desk.act(desk.options[0])
    desk.act(desk.options[0])
    assert DONE in desk.options
    desk.act(desk.options[0])
    assert desk.s.actor == 1 or desk.waits != "toilets", "three at most"
    assert desk.s.cash[0] == cash


def test_ruling_18_days_then_cards_then_toilets() -> None:
    desk = Desk(2)
    desk.bands("lh01", "lh07", "lh11", seat=0)
    desk.bands("lh04", "lh02", "lh05", seat=1)
    desk.start(st.TO_LINE_UP, seat=1)
    seen = []
    while desk.waits in ("line_up", "turn", "toilets"):
        seen.append((desk.s.actor, desk.waits))
        desk.go_on()
    assert list(dict.fromkeys(seen)) == [
        (seat, waits) for seat in (1, 0) for waits in ("line_up", "turn", "toilets")
    ]


def test_ruling_18_highest_number_first() -> None:
    desk = Desk(4)
    s = desk.s
    s.round = 2
    s.turn = 3
    s.phase = st.TO_TAKE
    s.booked = 0
    desk.bands("lh04", seat=s.actor)
    s.phase = st.TO_TAKE
    desk.settle()
    assert desk.waits == "expand"
    assert [s.order[seat] for seat in s.queue] == [4, 3, 2, 1]


def test_ruling_19_quarter_turns() -> None:
    desk = Desk(2)
    t = desk.t
    desk.s.festival[0] = next(i for i, f in enumerate(t.data.festivals) if f.id == "punk")
    desk.s.turned[:5] = [0] * 5
    desk.start(st.TO_SEASON)
    line_up(desk)
    desk.act(desk.options[0])
    desk.act(desk.options[0])
    assert desk.waits == "turn"
    assert spaces_of(desk.s.dirt[0] & mask(["a1", "a2", "b1", "b2"])) == ("b2",)
    corners: list[str] = []
    for _ in range(3):
        desk.act(ac.Turn(1))
        corners += spaces_of(desk.s.dirt[0] & mask(["a1", "a2", "b1", "b2"]))
    assert corners == ["b1", "a1", "a2"]
    assert ac.Turn(1) not in desk.options
    assert not any(isinstance(a, ac.Turn) and a.card > 3 for a in desk.options)


def test_ruling_20_adjacency() -> None:
    assert spaces_of(beside(mask(["b2"]))) == ("a2", "b1", "b3", "c2")
    assert spaces_of(beside(mask(["a1"]))) == ("a2", "b1"), "no diagonals"
    assert spaces_of(beside(mask(["b6", "c6"]))) == ("a6", "b5", "b6", "c5", "c6", "d6")
    # Across a card's border (a2 to a3), never across a row's end (a6 to b1).
    assert mask(["a3"]) & beside(mask(["a2"]))
    assert not mask(["b1"]) & beside(mask(["a6"]))


def test_ruling_21_rows_count_over_all_cards() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT", "TTTTTT"])
    desk.s.toilets[0] = mask(["a1", "a2"])
    desk.s.garbage[0] = mask(["a3"])
    desk.mark("metal", "a4")
    desk.morning("lh04", ["p1"])
    assert {a.space for a in desk.options if isinstance(a, ac.Place)} == {
        "b1", "b2", "b3", "b4", "b5", "b6",
    }  # fmt: skip
    assert {event.space for event in desk.told("marker_placed")} == {"a5", "a6"}


def test_ruling_22_markers_never_run_out() -> None:
    desk = Desk()
    desk.grounds(["TT"])
    desk.s.sad_out[0] = 200
    desk.s.fence[0] = 50
    desk.mark("punk", "a1", "a2")
    desk.night(chaos=8)
    assert desk.s.fence[0] == 53


def test_ruling_23_tent_site_and_car_park() -> None:
    desk = Desk()
    desk.grounds(["TPTP", "TPTP"])
    fans = {fan.id: fan for fan in desk.t.data.fans}
    group = mask(["a1", "a2", "b3", "b4"])
    marks = [0, group, 0, 0]
    assert judged(desk.s, 0, fans["m2"], group, marks) == mask(["a2", "b4"])
    assert judged(desk.s, 0, fans["m6"], group, marks) == mask(["a1", "b3"])


def test_ruling_24_groups_in_any_order_each_finished_first() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT", "PPPPPP"])
    desk.morning("lh02", ["p2", "m2"])
    assert set(desk.options) == {ac.Arrive("p2", 1), ac.Arrive("m2", 0)}
    desk.act(ac.Arrive("p2", 1))
    assert desk.kinds() == {"place"}
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    assert desk.track("chaos") == 0
    desk.act(DONE)
    assert desk.track("chaos") == 2


def test_ruling_25_requirements_are_judged_once_the_group_lies() -> None:
    desk = Desk()
    desk.grounds(["TTTT", "PPPP"])
    t = desk.t
    skaters = t.data.fans[t.fan_at["p2"]]
    group = mask(["a1", "a2", "a4"])
    assert judged(desk.s, 0, skaters, group, [group, 0, 0, 0]) == mask(["a1", "a2"])
    # All requirements must hold, and each marker is judged by itself.
    rockers = t.data.fans[t.fan_at["m2"]]
    marks = [mask(["b1"]), mask(["b2", "b4", "a4"]), 0, 0]
    assert judged(desk.s, 0, rockers, marks[1], marks) == mask(["b4"])


def test_ruling_26_dirt_last_and_anywhere() -> None:
    desk = Desk()
    desk.grounds(["TTDT", "TTDD"])
    desk.mark("metal", "a1", "a2", "a4", "b1")
    desk.morning("lh06", ["p3"])
    # One clean space is left, then any dirt.
    assert [event.space for event in desk.told("marker_placed")] == ["b2"]
    assert {a.space for a in desk.options} == {"a3", "b3", "b4"}
    desk.act(ac.Place("b4"))
    desk.act(DONE)
    assert "b4" in desk.told("group_judged")[0].happy, "dirt alone makes nobody unhappy"


def test_ruling_27_no_space_at_all() -> None:
    desk = Desk()
    desk.grounds(["TT"])
    desk.mark("metal", "a1")
    reserve = desk.s.reserve[0]
    desk.pool(punk=3)
    desk.morning("lh04", ["p1"])
    assert mine(desk.s.sad_out) == [2, 0, 0, 0]
    assert desk.s.reserve[0] == reserve + 2
    assert desk.s.up[0].bit_count() == 1
    assert sad_count(desk.s, 0) == 2


def test_ruling_28_chaos_and_hygiene_by_card_clamped() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.s.tracks[0] = 7
    desk.morning("lh04", ["p6"])
    for space in ("a1", "a2", "a3"):
        desk.act(ac.Place(space))
    desk.act(DONE)
    assert desk.track("chaos") == 8
    assert desk.told("track_moved")[0].before == 7


def test_a_marker_can_be_taken_up_until_the_group_is_finished() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.morning("lh06", ["p6"])
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    desk.act(ac.Lift("a1"))
    desk.act(ac.Place("a5"))
    desk.act(DONE)
    assert desk.s.marks[0] == mask(["a2", "a5"])


def test_toilets_are_placed_in_ascending_order_by_searches() -> None:
    desk = Desk(2)
    to_toilets(desk)
    desk.act(desk.options[3])
    placed = desk.s.toilets[0].bit_length() - 1
    names = [a.space for a in toilet_choices(desk.t, desk.s) if isinstance(a, ac.Toilet)]
    assert names == [s for s in spaces_of(-1 << placed + 1 & (1 << 24) - 1) if s in names]
    assert tables().data.boards.toilets == 13


def test_while_placing_every_space_says_which_wishes_it_fulfils() -> None:
    desk = Desk()
    desk.grounds(["TPPPTP"])
    desk.mark("punk", "a1")
    desk.morning("lh10", ["m2"])
    found = {
        space: [fulfilled for _, fulfilled in wishes_at(desk.t, desk.s, SPACE_AT[space])]
        for space in ("a2", "a3", "a5")
    }
    assert found == {"a2": [True, False], "a3": [True, True], "a5": [False, True]}
