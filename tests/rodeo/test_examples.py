"""The rulebook's worked examples, by number."""

from __future__ import annotations

from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.play.common import garbage_count, happy_count, sad_count
from engines.games.rodeo.play.scoring import fee_on, step, table_row, target_count
from engines.games.rodeo.tables import DONE, PASS
from tests.rodeo.desk import Desk, mask, mine, packed


def test_example_1_festival_status() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1")
    desk.night(chaos=4, hygiene=-3, mood=5)
    assert desk.told("night_fell")[0].garbage == 1
    assert desk.track("chaos") == 4


def test_example_2_booking_has_to_be_learned() -> None:
    desk = Desk(3)
    s = desk.s
    jens = s.actor
    s.cash[jens] = 8
    s.band_display |= 1 << desk.t.band_at["lh01"]
    s.band_stack &= ~s.band_display
    s.fan_deck = desk.t.full_deck
    desk.settle()
    desk.act(ac.Book("lh01"))
    assert s.cash[jens] == 4
    assert [event.genre for event in desk.told("fan_drawn")] == ["punk"]
    assert desk.waits == "wild"
    desk.act(ac.Wild("metal"))
    assert [event.genre for event in desk.told("fan_drawn")] == ["metal"]
    before = list(s.available)
    desk.act(PASS)
    assert mine(s.home, seat=jens) == [2, 2, 0, 0]
    assert [b - a for a, b in zip(s.available, before, strict=True)] == [2, 2, 0, 0]


def test_example_3_setting_up_the_festival_grounds() -> None:
    desk = Desk(3)
    for seat, festival in enumerate(desk.s.festival):
        card = desk.t.data.festivals[festival]
        stands = [desk.t.data.stands[at].id for at in mine(desk.s.stands, 5, seat) if at >= 0]
        assert stands == list(card.stands)
        assert desk.s.cells[seat].bit_count() == 12
    desk.alone()
    desk.bands("lh01", "lh07", "lh11")
    desk.start(st.TO_LINE_UP)
    for band, day in (("lh01", "friday"), ("lh07", "saturday")):
        desk.act(ac.Stage(band, day))
    assert desk.told("band_set")[-1].day == "sunday"
    desk.act(DONE)
    toilets = [a for a in desk.options if a is not DONE]
    desk.act(toilets[0])
    desk.act(toilets[1])
    desk.act(DONE)
    assert desk.s.toilets[0].bit_count() == 2


def test_example_4_arrival_part_1() -> None:
    desk = Desk()
    desk.grounds(["TTPP", "TPTT"])
    desk.mark("indie", "a4")
    desk.morning("lh02", ["p2", "m2"])
    desk.act(ac.Arrive("p2", 1))
    assert {a.space for a in desk.options if isinstance(a, ac.Place)} == {"a1", "a2", "a3"}
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    assert desk.waits == "finish"
    # Two skaters side by side are each other's punks. The rockers come by themselves.
    desk.act(DONE)
    assert desk.told("group_judged")[0].happy == ("a1", "a2")
    assert desk.told("marker_placed")[0].space == "a3", "the first row must be filled first"
    # The second rocker: in the car park but next to punks (1), or on a tent site (2).
    assert {a.space for a in desk.options} == {"b1", "b2", "b3", "b4"}
    desk.act(ac.Place("b2"))
    desk.act(DONE)
    judged = desk.told("group_judged")[0]
    assert judged.sad == ("a3", "b2"), "a3 touches the punks on a2, b2 touches a2 as well"


def test_example_4_only_one_rocker_can_be_satisfied() -> None:
    desk = Desk()
    desk.grounds(["TTTP", "PTTT"])
    desk.s.toilets[0] = mask(["a3"])
    desk.morning("lh02", ["p2", "m2"])
    desk.act(ac.Arrive("p2", 1))
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    desk.act(DONE)
    for space in ("b1", "b3"):
        trial = Desk()
        trial.s = desk.s.copy()
        trial.act(ac.Place(space))
        trial.act(DONE)
        judged = trial.told("group_judged")[0]
        assert judged.happy == ("a4",)
        assert judged.sad == (space,)


def test_example_5_arrival_part_2() -> None:
    desk = Desk()
    desk.grounds(["TTTT", "PPPP"])
    desk.morning("lh15", ["i1", "m1"])
    assert desk.track("chaos") == desk.track("hygiene") == 0
    desk.act(ac.Arrive("i1", 0))
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    desk.act(DONE)
    assert desk.track("hygiene") == -2
    assert desk.told("group_came")[-1].name.id == "Heavy Metallers"
    assert desk.track("chaos") == 2, "one for the metal card, one for its ability"


def test_example_6_cards_played() -> None:
    desk = Desk()
    desk.grounds(["TTTT", "PPPP"])
    desk.morning("lh08", ["m1", "r1"])
    desk.act(ac.Arrive("m1", 0))
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    desk.act(DONE)
    assert desk.told("group_judged")[0].happy == ("a1", "a2")
    # The hippies fill the row beside them; the metalheads remain satisfied.
    assert mine(desk.s.marks)[GENRES.index("reggae")] == mask(["a3", "a4"])
    assert desk.s.happy[0] & mask(["a1", "a2"]) == mask(["a1", "a2"])


def test_example_7_shopping_part_1() -> None:
    def soeren() -> Desk:
        desk = Desk()
        desk.grounds(["TTTTTT"])
        desk.stands("bierstand", "doenermann")
        desk.stand_up("metal", "a1", "a2")
        desk.stand_up("reggae", "a3", "a4")
        desk.purse(metal=2, reggae=2)
        desk.evening("lh08")
        return desk

    desk = soeren()
    cash = desk.s.cash[0]
    desk.act(ac.Put("metal", "stand:doenermann"))
    desk.act(ac.Put("reggae", "stand:doenermann"))
    assert desk.s.cash[0] == cash + 4
    assert not any(a.place.startswith("stand") for a in desk.options if isinstance(a, ac.Put))
    desk = soeren()
    for genre, place in (("reggae", "bierstand"), ("reggae", "bierstand"), ("metal", "doenermann")):
        desk.act(ac.Put(genre, f"stand:{place}"))
    assert desk.s.cash[0] == cash + 4
    left = {(a.genre, a.place) for a in desk.options if isinstance(a, ac.Put)}
    assert left == {("metal", "band")}, "one fan is free, but has no purchasing power left"


def test_example_8_shopping_part_2() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.stands("doenermann", "markenbier")
    s = desk.s
    s.played[0] = packed(["m1", "m3", "m2"])
    desk.purse(metal=2 + 3 + 2)
    # Friday: one metalhead at the kebab man consumed 2K.
    s.room[2] -= 1
    s.crowd[2] += 1 << 4
    s.purse[1] -= 2
    s.purse_at[3] -= 2
    s.away[1] += 1
    desk.stand_up("metal", "a1", "a2")
    desk.evening("lh10", day=1)
    assert s.purse[1] == 5
    cash = s.cash[0]
    desk.act(ac.Put("metal", "stand:markenbier"))
    assert s.cash[0] == cash + 4
    assert ac.Put("metal", "stand:doenermann") not in desk.options, "5K is not enough for both"


def test_example_9_sample_turn() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.stands("bierstand", "merchandise")
    desk.s.toilets[0] = mask(["a6"])
    desk.s.room[0] = 1
    desk.stand_up("punk", "a1", "a2", "a3")
    desk.stand_up("reggae", "a4", "a5")
    desk.purse(punk=1, reggae=2)
    desk.evening("lh03")
    cash = desk.s.cash[0]
    for genre, place in (
        ("punk", "stand:bierstand"),
        ("punk", "band"),
        ("punk", "band"),
        ("reggae", "stand:merchandise"),
    ):
        desk.act(ac.Put(genre, place))
        if place == "band" and desk.told("uniform"):
            assert desk.told("uniform")[0].genre == "punk"
    # The band is full and no purchasing power is left: only the toilet remains.
    assert desk.options == (ac.Put("reggae", "toilet"), DONE)
    desk.act(ac.Put("reggae", "toilet"))
    assert desk.s.cash[0] == cash + 3
    assert desk.track("mood") == 3, "two for the band, one for the crowd"
    assert desk.track("hygiene") == 1


def test_example_10_day_status() -> None:
    desk = Desk()
    desk.grounds(["TTTTT"])
    desk.mark("metal", "a1", "a2", happy=False)
    desk.mark("punk", "a3", happy=False)
    desk.mark("punk", "a4")
    desk.s.garbage[0] = mask(["a5"])
    desk.night(chaos=5, hygiene=0, mood=6)
    assert garbage_count(desk.s, 0) == 2
    assert desk.track("hygiene") == -1, "garbage stacked on the only space that has some"
    assert desk.track("mood") == 4, "one for hygiene, one for three dissatisfied fans"
    assert sad_count(desk.s, 0) == 2
    turned = desk.told("marker_turned")
    assert [(event.genre, event.happy) for event in turned] == [("metal", True)]


def test_example_11_scoring_part_1() -> None:
    desk = Desk()
    card = next(f for f in desk.t.data.festivals if f.id == "metal_indie")
    kevin = [0, 6, 2, 3]
    assert target_count(card, kevin) == 9
    assert step(card.table, 9, 0) == 3


def test_example_12_scoring_part_2() -> None:
    desk = Desk()
    ingo = {"mood": 7, "satisfied": 16, "dissatisfied": 2, "garbage": 0, "hygiene": -1}
    points = {name: table_row(desk.t, name, value) for name, value in ingo.items()}
    assert points == {"mood": 2, "satisfied": 4, "dissatisfied": 0, "garbage": 0, "hygiene": -1}
    assert sum(points.values()) == 5


def test_sample_calculation_of_income() -> None:
    for option, income in (("off", 6), ("on", 5)):
        desk = Desk(ggam=option)
        s = desk.s
        desk.alone()
        s.away[:4] = [4, 3, 2, 2]
        s.toilets[0] = mask(["a1", "a2"])
        s.fence[0] = 3
        cash = s.cash[0]
        desk.start(st.TO_SCORING)
        assert s.cash[0] == cash + income
    assert fee_on(Desk().t, 6) == 1


def test_ggam_table() -> None:
    fees = [fee_on(Desk().t, income) for income in range(16)]
    assert fees == [0] * 6 + [1] * 2 + [2] * 4 + [3] * 4


def test_satisfied_and_dissatisfied_are_counted_apart() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1", "a2")
    desk.mark("reggae", "a3", happy=False)
    assert (happy_count(desk.s, 0), sad_count(desk.s, 0)) == (2, 1)
