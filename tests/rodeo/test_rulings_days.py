"""Rulings 29 to 40: afternoon, evening, night, the beginner version, by number."""

from __future__ import annotations

import pytest

from engines.core.types import Setup
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.play.common import garbage_count, sad_count
from engines.games.rodeo.tables import DONE
from tests.rodeo.desk import Desk, mask, mine, rules


def afternoon(desk: Desk, event: str, *others: str) -> None:
    """Let seat 0 hold event cards in the afternoon."""
    desk.alone()
    desk.s.events[0] = sum(1 << desk.t.event_at[e] for e in (event, *others))
    desk.bands("lh04", "lh04", "lh04")
    desk.start(st.TO_AFTERNOON)


def shop(**purse: int) -> Desk:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.stands("bierstand", "doenermann", "markenbier")
    desk.purse(**purse)
    return desk


def test_ruling_29_rival_garbage_on_an_empty_space_next_to_a_marker() -> None:
    desk = Desk(3)
    desk.grounds(["TTT", "TTT"], seat=2)
    desk.mark("punk", "a2", seat=2)
    afternoon(desk, "e05")
    desk.act(ac.PlayEvent("e05"))
    assert set(desk.options) == {ac.Target(1), ac.Target(2)}
    desk.act(ac.Target(2))
    assert {a.space for a in desk.options} == {"a1", "a3", "b2"}
    desk.busy(0)
    desk.act(ac.Dump("b2"))
    assert desk.s.garbage[2] == mask(["b2"])
    assert desk.track("hygiene", 2) == 0


def test_ruling_29_stack_or_fence_only_without_an_empty_space() -> None:
    for garbage, lost in (("a2", 1), ("", 1)):
        desk = Desk(2)
        desk.grounds(["TT"], seat=1)
        desk.mark("punk", "a1", seat=1)
        desk.mark("punk", "a2" if not garbage else "a1", seat=1)
        desk.s.garbage[1] = mask([garbage]) if garbage else 0
        desk.busy(0)
        desk.s.count[1] = 0
        desk.s.events[0] = 1 << desk.t.event_at["e05"]
        desk.start(st.TO_AFTERNOON)
        desk.act(ac.PlayEvent("e05"))
        assert desk.track("hygiene", 1) == -lost
        assert garbage_count(desk.s, 1) == (2 if garbage else 1)


def test_ruling_30_only_upright_figures_on_the_campsite_move() -> None:
    desk = shop(punk=9, metal=9)
    desk.stand_up("punk", "a1")
    desk.mark("metal", "a2")
    desk.s.flat[0] = mask(["a2"])
    desk.evening("lh04")
    assert {a.genre for a in desk.options if isinstance(a, ac.Put)} == {"punk"}
    desk.act(ac.Put("punk", "band"))
    assert desk.s.marks[0] == mask(["a1"]), "the camping marker stays behind"


def test_ruling_31_one_fan_at_a_time_the_rest_sleeps() -> None:
    desk = shop(punk=9)
    desk.stand_up("punk", "a1", "a2")
    desk.evening("lh04")
    desk.act(ac.Put("punk", "stand:bierstand"))
    assert desk.s.cash[0] == 9
    desk.act(DONE)
    assert desk.told("fans_asleep")[0].counts == (1, 0, 0, 0)
    assert desk.s.flat[0] == mask(["a2"])
    assert desk.s.up[0] == 0


def test_ruling_32_one_pool_for_each_genre_with_aversions() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    # Straight Edgers (2K, no drinks) and Punks (1K) come by bands of the day.
    desk.s.toilets[0] = 0
    desk.morning("rl01", ["p6", "p1", "m6"])
    while desk.waits != "evening":
        desk.go_on()
    assert desk.s.purse[0] == 3
    assert mine(desk.s.purse_at, 3) == [3, 1, 3], "drinks: the pool less those who do not drink"
    desk.stands("bierstand", "doenermann")
    desk.settle()
    desk.act(ac.Put("punk", "stand:bierstand"))
    assert ac.Put("punk", "stand:bierstand") not in desk.options
    desk.act(ac.Put("punk", "stand:doenermann"))
    assert desk.s.purse[0] == 0


def test_ruling_33_income_must_be_paid_in_full() -> None:
    desk = shop(punk=3)
    desk.stand_up("punk", "a1")
    desk.evening("lh04")
    places = {a.place for a in desk.options if isinstance(a, ac.Put)}
    assert places == {"band", "stand:bierstand", "stand:doenermann"}
    reason = rules().why_not(rules().view(desk.s, 0), ac.Put("punk", "stand:markenbier"))
    assert reason is not None
    assert dict(reason.args) == {"price": 4, "left": 3}


def test_ruling_34_uniform_bonus() -> None:
    desk = shop(punk=9, metal=9)
    desk.stand_up("punk", "a1", "a2", "a3")
    desk.stand_up("metal", "a4")
    desk.evening("lh04")
    desk.act(ac.Put("punk", "stand:markenbier"))
    assert not desk.told("uniform"), "one space is too few"
    desk.act(ac.Put("punk", "band"))
    desk.act(ac.Put("metal", "band"))
    assert not desk.told("uniform")
    assert desk.track("mood") == 2


def test_ruling_34_a_stand_may_be_completed_over_several_days() -> None:
    desk = shop(punk=9)
    desk.s.room[3], desk.s.crowd[3] = 1, 1
    desk.stand_up("punk", "a1", "a2")
    desk.evening("lh04", day=2)
    desk.act(ac.Put("punk", "stand:doenermann"))
    assert desk.told("uniform")[0].place == "stand:doenermann"


def test_ruling_35_beginners_own_security_and_showers() -> None:
    s = rules().new(Setup(3, (("version", "beginner"),)), 1)
    kinds = [u.id for u in rules().tables.data.upgrades]
    owned = {kind for at, kind in enumerate(kinds) if s.upgrades[0] >> at & 1}
    assert owned == {"security", "duschen"}
    assert s.seasons == 2
    assert [s.upgrades_left[kinds.index(k)] for k in kinds] == [4, 4, 1, 1]


def test_ruling_35_beginners_play_no_events_and_build_nothing() -> None:
    desk = Desk(2, version="beginner")
    seen: dict[str, set[str]] = {}
    while desk.s.season == 0:
        seen.setdefault(desk.waits, set()).update(desk.kinds())
        if desk.waits == "event":
            desk.act(desk.options[-1])
        else:
            desk.go_on()
    assert seen["event"] == {"swap_event", "pass"}
    assert "play_event" in seen["afternoon"]
    assert "expand" not in seen
    assert seen["toilets"] == {"toilet"}


def test_ruling_35_beginners_turn_new_cards_only_and_have_two_toilets() -> None:
    desk = Desk(2, version="beginner")
    while desk.waits != "toilets":
        desk.act(desk.options[0])
    seat = desk.s.actor
    desk.act(desk.options[0])
    desk.act(desk.options[0])
    assert desk.s.toilets[seat].bit_count() == 2
    assert desk.s.actor != seat or desk.waits != "toilets"
    while desk.s.season == 0 or desk.waits in ("book", "event"):
        desk.go_on()
    while desk.waits == "line_up":
        desk.act(desk.options[0])
    grounds = desk.t.data.festivals[desk.s.festival[desk.s.actor]].grounds
    if desk.waits == "turn":
        cards = [a.card for a in desk.options if isinstance(a, ac.Turn)]
        assert all(grounds[card - 1].season == 1 for card in cards)


def test_ruling_36_garbage_then_hygiene_then_dissatisfied() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1", "a2", happy=False)
    desk.mark("punk", "a3", "a4")
    events = desk.night(chaos=3, hygiene=0, mood=5)
    kinds = [e.kind for e in events]
    assert kinds.index("garbage_dumped") < kinds.index("penalty_struck")
    assert kinds.index("penalty_struck") < kinds.index("unhappy_grumble")


@pytest.mark.parametrize(("chaos", "bins"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_ruling_37_a_bin_counts_when_reached(chaos: int, bins: int) -> None:
    desk = Desk()
    desk.grounds(["TT"])
    desk.mark("punk", "a1", "a2")
    desk.night(chaos=chaos)
    assert desk.told("night_fell")[0].garbage == bins
    assert desk.s.fence[0] == bins


def test_ruling_38_garbage_next_to_a_marker_or_stacked() -> None:
    desk = Desk()
    desk.grounds(["TTT", "TDT"])
    desk.mark("punk", "a2")
    desk.s.garbage[0] = mask(["b3"])
    desk.s.toilets[0] = mask(["a3"])
    desk.night(chaos=3, hygiene=2)
    assert {a.space for a in desk.options} == {"a1", "b2", "b3"}
    desk.act(ac.Dump("b3"))
    assert garbage_count(desk.s, 0) == 2
    assert desk.track("hygiene") == 1


def test_ruling_38_removing_gives_no_hygiene_back() -> None:
    desk = Desk()
    desk.grounds(["TTT"])
    desk.mark("punk", "a2")
    desk.s.garbage[0] = mask(["a1"])
    desk.s.piles[0] = 1
    desk.s.fence[0] = 1
    desk.s.tracks[1] = -2
    desk.busy(1)
    afternoon(desk, "e08")
    assert ac.PlayEvent("e08") in desk.options
    desk.act(ac.PlayEvent("e08"))
    assert set(desk.options) == {ac.Clear("a1"), ac.Clear("fence")}
    desk.busy(1)
    desk.act(ac.Clear("a1"))
    assert (desk.s.garbage[0], desk.s.piles[0], desk.s.fence[0]) == (mask(["a1"]), 0, 1)
    assert not [e for e in desk.told("track_moved") if e.track == "hygiene" and e.after > e.before]


def test_ruling_39_penalties_add_up() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.mark("punk", "a1", "a2")
    desk.mark("reggae", "a3")
    desk.s.flat[0] = mask(["a2"])
    desk.s.away[2] = 1
    reserve = list(desk.s.reserve)
    desk.night(hygiene=-5, mood=5)
    struck = [event.effect for event in desk.told("penalty_struck")]
    assert struck == ["mood", "dissatisfy", "fan_leaves"]
    assert desk.track("mood") == 4
    assert sad_count(desk.s, 0) == 1
    assert not desk.s.happy[0] & 1, "the first in reading order"
    assert set(desk.options) == {ac.Leave("punk"), ac.Leave("reggae")}
    desk.act(ac.Leave("punk"))
    assert desk.s.flat[0] == 0
    assert desk.s.reserve[0] == reserve[0] + 1
    assert desk.s.marks[0] == mask(["a1", "a2"]), "the marker stays"


def test_ruling_39_the_space_it_vacates_stays_used() -> None:
    desk = Desk()
    desk.grounds(["TT"])
    desk.s.away[0] = 1
    desk.s.crowd[2], desk.s.room[2] = 1, 2
    desk.night(hygiene=-5)
    assert desk.told("fan_left")[0].genre == "punk", "only one genre: no question"
    assert (desk.s.crowd[2], desk.s.room[2]) == (1, 2)
    assert desk.s.away[0] == 0


def test_ruling_39_a_penalty_with_nothing_to_hit_lapses() -> None:
    desk = Desk()
    desk.grounds(["TT"])
    desk.night(hygiene=-8, mood=0)
    assert desk.track("mood") == -2
    assert not desk.told("fan_left")


@pytest.mark.parametrize(("sad", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_ruling_40_dissatisfied_fans(sad: int, lost: int) -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    inside = min(sad, 2)
    desk.mark("punk", *("a1", "a2")[:inside], happy=False)
    desk.s.sad_out[1] = sad - inside
    desk.night(mood=9)
    assert desk.track("mood") == 9 - lost
    assert sad_count(desk.s, 0) == sad - (1 if lost else 0)


def test_ruling_40_also_at_the_end_of_the_track() -> None:
    desk = Desk()
    desk.grounds(["TTTT"])
    desk.s.sad_out[1] = 2
    desk.night(mood=-5)
    assert desk.track("mood") == -5
    assert mine(desk.s.happy_out) == [0, 1, 0, 0], "markers beside the campsite count"


def test_the_last_night_offers_no_idle_choice() -> None:
    desk = Desk()
    desk.grounds(["TTT", "TTT"])
    desk.mark("punk", "a2")
    desk.night(chaos=3, day=2)
    assert desk.told("garbage_dumped")[0].space == "a1"
