"""Rulings 41 to 56: scoring, the new year, hidden things, effects in detail, by number."""

from __future__ import annotations

import pytest

from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.play.common import fans_by_genre, happy_count, sad_count
from engines.games.rodeo.play.scoring import leaders, winner_of
from engines.games.rodeo.tables import DONE, PASS
from tests.rodeo.desk import Desk, mask, mine, packed, rules, tables
from tests.rodeo.desk_booking import booked
from tests.rodeo.test_rulings_days import afternoon


def score(desk: Desk, season: int = 0) -> None:
    desk.alone()
    desk.s.season = season
    desk.start(st.TO_SCORING)


def test_ruling_41_figures_and_markers() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.stand_up("punk", "a1")
    desk.mark("punk", "a2", happy=False)
    desk.mark("punk", "a3")
    desk.s.flat[0] = mask(["a2"])
    desk.s.away[1] = 2
    assert fans_by_genre(desk.s, 0) == [2, 2, 0, 0]
    assert (happy_count(desk.s, 0), sad_count(desk.s, 0)) == (2, 1)


def test_ruling_42_income_is_never_negative_and_event_toilets_are_free() -> None:
    desk = Desk()
    desk.s.fence[0] = 9
    desk.s.toilets[0] = mask(["a1", "a2"])
    cash = desk.s.cash[0]
    score(desk)
    assert desk.s.cash[0] == cash
    desk = Desk()
    desk.s.away[0] = 5
    desk.s.toilets[0] = mask(["a1", "a2"])
    desk.s.extra[0] = 1
    score(desk)
    assert desk.told("income_taken")[0].toilets == 1
    assert desk.s.cash[0] == 8 + 4


def test_ruling_42_points_may_fall_below_zero() -> None:
    desk = Desk()
    desk.s.tracks[:3] = [0, -4, -3]
    desk.s.sad_out[0] = 5
    desk.s.fence[0] = 3
    score(desk)
    assert desk.s.vp[0] == -4


def test_ruling_43_awards_and_ties() -> None:
    assert winner_of([5, 3], [0, 9]) == 0
    assert winner_of([5, 5], [2, 3]) == 1
    assert winner_of([5, 5, 1], [3, 3, 9]) == -1
    desk = Desk(3)
    desk.s.tracks[2], desk.s.tracks[5] = 4, 4
    desk.s.happy_out[4] = 1
    score(desk)
    awards = {(e.source, e.seat) for e in desk.told("points_scored") if e.source == "best_mood"}
    assert awards == {("best_mood", 1)}
    assert {e.source for e in desk.told("no_award")} == set()


def test_ruling_44_festival_points_every_season() -> None:
    for season in (0, 1, 2):
        desk = Desk()
        desk.s.festival[0] = 0
        desk.s.away[0] = 9
        score(desk, season)
        scored = [e for e in desk.told("points_scored") if (e.source, e.seat) == ("festival", 0)]
        assert [e.points for e in scored] == [4]


@pytest.mark.parametrize(("seasons", "season", "paid"), [(3, 1, False), (3, 2, True), (2, 1, True)])
def test_ruling_45_money_in_the_last_season_only(seasons: int, season: int, paid: bool) -> None:
    desk = Desk(seasons="two" if seasons == 2 else "three")
    desk.s.cash[0] = 14
    desk.s.away[0] = 3
    score(desk, season)
    money = [e for e in desk.told("points_scored") if (e.source, e.seat) == ("money", 0)]
    assert [(e.value, e.points) for e in money] == ([(17, 3)] if paid else [])


def test_ruling_46_order_track() -> None:
    desk = Desk(4)
    desk.s.vp = [3, 9, 3, 3]
    desk.s.cash = [5, 0, 7, 5]
    score(desk)
    assert desk.told("order_changed")[0].seats == (1, 2, 0, 3)
    assert desk.s.order == [3, 1, 2, 4]


def test_ruling_47_winner_tie() -> None:
    desk = Desk(3)
    desk.s.vp, desk.s.cash, desk.s.last_fans = [9, 9, 9], [3, 4, 4], [20, 5, 6]
    assert leaders(desk.s) == (2,)
    desk.s.last_fans = [20, 6, 6]
    assert leaders(desk.s) == (1, 2)
    desk.s.phase, desk.s.actor = st.OVER, -1
    outcome = rules().outcome(desk.s)
    assert [standing.place for standing in outcome.standings] == [1, 1, 3]
    assert outcome.tie_break is not None


def test_ruling_48_season_reset() -> None:
    desk = Desk()
    s = desk.s
    s.vp, s.cash = [4, 2], [11, 6]
    s.upgrades[0] |= 1
    s.hands[0], s.played[0] = packed(["p1"]), packed(["m1"])
    s.fan_deck -= packed(["p1", "m1"])
    s.tracks[:3] = [5, -3, 7]
    desk.mark("punk", "a1", "a2")
    s.garbage[0] = mask(["a3"])
    stands = list(s.stands)
    score(desk)
    assert s.season == 1
    assert (s.hands, s.played, s.returned) == ([0, 0], [0, 0], [0, 0])
    assert s.fan_deck == desk.t.full_deck
    assert s.tracks == [0] * 6
    assert not any(s.marks) and not any(s.garbage) and not any(s.toilets)
    assert s.available == list(desk.t.data.boards.available[0][1])
    assert [a + r for a, r in zip(s.available, s.reserve, strict=True)] == [20, 17, 17, 15]
    assert all(hand.bit_count() == 4 for hand in s.events)
    assert s.stands == stands
    assert s.upgrades[0] & 1
    assert [cells.bit_count() for cells in s.cells] == [16, 16]


def test_ruling_49_what_is_hidden() -> None:
    desk = Desk(3)
    view = rules().view(desk.s, 1)
    assert view.hands == (None, 0, None)
    assert [hand is None for hand in view.events] == [True, False, True]
    assert view.event_counts == (4, 4, 4)
    public = rules().view(desk.s, None)
    assert all(hand is None for hand in public.events)
    for name in ("rng", "fan_deck", "event_stack"):
        assert not hasattr(view, name)


def test_ruling_50_lowest_number_first_at_the_festival() -> None:
    desk = Desk(4)
    desk.s.order = [3, 1, 4, 2]
    desk.s.day = 0
    desk.s.count = [0, 0, 0, 0]
    desk.s.events = [0] * 4
    desk.start(st.TO_MORNING)
    assert {e.kind for e in desk.events} >= {"night_fell", "income_taken"}
    nights = [e.seat for e in desk.told("night_fell")][4:8]
    assert nights == [1, 3, 0, 2]


def test_ruling_51_extra_fan_counts_with_an_empty_pool() -> None:
    desk = Desk(2)
    desk.s.available = [0, 5, 5, 4]
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e11"]
    seat = booked(desk, "lh03")
    desk.act(ac.PlayEvent("e11"))
    assert set(desk.options) == {ac.Extra(0), ac.Extra(1)}
    desk.act(ac.Extra(0))
    assert desk.s.fans_of[seat * 9] == 4
    assert mine(desk.s.home, seat=seat) == [0, 0, 2, 0]


def test_ruling_51_rewild_returns_the_card_drawn_for_the_symbol() -> None:
    desk = Desk(2)
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e15"]
    seat = booked(desk, "lh04")
    fan = desk.s.drew[0]
    desk.act(ac.PlayEvent("e15"))
    desk.act(ac.Rewild(0, "reggae"))
    assert desk.s.returned[seat] == 1 << 2 * fan
    assert mine(desk.s.home, seat=seat) == [0, 0, 3, 0]
    assert rules().view(desk.s, seat).hand_counts[seat * 4 : seat * 4 + 4] == (0, 0, 1, 0)


def test_ruling_52_build_rebates() -> None:
    desk = Desk(2)
    desk.s.rebate[0] = 3
    desk.s.cash[0] = 1
    desk.start(st.TO_EXPAND)
    desk.act(ac.BuyUpgrade("security"))
    assert desk.s.cash[0] == 1, "never below 0, and the rest lapses"
    assert desk.s.rebate[0] == 0
    assert desk.s.actor == 1, "1K buys nothing more"


def test_ruling_53_extra_toilet() -> None:
    desk = Desk(4)
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e19"]
    seat = booked(desk, "lh04")
    desk.act(ac.PlayEvent("e19"))
    assert desk.s.extra[seat] == 1
    other = desk.s.actor
    desk.s.events[other] = 1 << desk.t.event_at["e19"]
    booked(desk, "lh05")
    desk.act(ac.PlayEvent("e19"))
    assert desk.s.extra[other] == 0, "the thirteenth is gone"
    assert "lapsed" in {e.kind for e in desk.events}
    desk.alone(seat)
    desk.s.extra[seat] = 1
    desk.bands("lh04", seat=seat)
    desk.start(st.TO_LINE_UP, seat)
    while desk.waits != "toilets":
        desk.go_on()
    for number in range(4):
        assert (DONE in desk.options) == (number > 1)
        desk.act(desk.options[0])
    assert desk.s.toilets[seat].bit_count() == 4


def test_ruling_54_nothing_to_replace_or_draw() -> None:
    desk = Desk(2)
    s = desk.s
    s.band_stack &= ~desk.t.tier_masks[1]
    s.events[s.actor] = 1 << desk.t.event_at["e20"]
    booked(desk, "lh04")
    before = s.band_display
    desk.act(ac.PlayEvent("e20"))
    desk.act(desk.options[0])
    assert s.band_display.bit_count() == before.bit_count() - 1
    desk = Desk(2)
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e04"]
    desk.s.event_stack = desk.s.event_gone = 0
    seat = booked(desk, "lh04")
    desk.act(ac.PlayEvent("e04"))
    assert desk.s.events[seat] == 0
    assert "lapsed" in {e.kind for e in desk.events}


def test_ruling_55_satisfaction_does_not_touch_hygiene() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1", "a2", happy=False)
    desk.night(hygiene=2, mood=5)
    assert desk.track("hygiene") == 2
    assert desk.track("mood") == 4


def test_ruling_56_one_aversion_one_or_two_requirements() -> None:
    for fan in tables().data.fans:
        assert len(fan.aversion) <= 1
        assert 1 <= (fan.location >= 0) + bool(fan.wants) + bool(fan.avoids) <= 2


def test_effects_on_the_own_grounds() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1", happy=False)
    desk.mark("reggae", "a2")
    desk.s.flat[0] = mask(["a1", "a2"])
    desk.s.away[0] = 0
    desk.busy(1)
    afternoon(desk, "e14", "e12")
    assert PASS in desk.options
    desk.act(ac.PlayEvent("e14"))
    assert set(desk.options) == {ac.Wake("punk"), ac.Wake("reggae")}
    desk.act(ac.Wake("reggae"))
    assert desk.told("woken")[0].space == "a2"
    assert desk.waits == "evening"
    assert {a.genre for a in desk.options if isinstance(a, ac.Put)} == {"reggae"}


def test_redraw_of_a_fan_card() -> None:
    desk = Desk(2)
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e05"]
    seat = booked(desk, "lh04", cash=2)
    card = desk.s.hands[seat]
    desk.act(ac.PlayEvent("e05"))
    offered = desk.s.offer
    if desk.waits == "keep":
        assert rules().view(desk.s, 1 - seat).offer is None
        desk.act(desk.options[0])
        assert desk.s.offer == 0
        assert offered == desk.s.hands[seat] + desk.s.returned[seat] - card
    assert desk.s.cash[seat] == 1
