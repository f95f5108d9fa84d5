"""Positions of line-ups, mornings, evenings and nights."""

from __future__ import annotations

from typing import Any

from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.play.common import garbage_count
from engines.games.rodeo.tables import DONE
from tests.rodeo.desk import Desk, mask
from tests.rodeo.thinking import choice, play_while, position


# ------------------------------------------------------------------ evening
def evening(band: str = "lh04", **purse: int) -> Desk:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.stands("bierstand", "doenermann")
    desk.purse(**purse)
    for number, genre in enumerate(purse):
        desk.stand_up(genre, f"a{2 * number + 1}", f"a{2 * number + 2}")
    desk.evening(band)
    return desk


@position
def no_paying_fan_is_sent_to_bed() -> bool:
    desk = evening(punk=4, metal=4)
    made = play_while(desk, "evening")
    return DONE not in made or not [e for e in desk.told("fans_asleep") if any(e.counts)]


@position
def the_band_plays_only_tonight() -> bool:
    desk = evening(punk=0)
    play_while(desk, "evening")
    return desk.track("mood") == 3


@position
def one_crowd_in_front_of_the_band() -> bool:
    desk = evening(punk=0, metal=4)
    play_while(desk, "evening")
    return desk.track("mood") >= 3 and desk.s.cash[0] >= 11


@position
def a_toilet_with_hygiene_below_zero() -> bool:
    desk = evening(punk=0)
    desk.s.tracks[1] = -1
    desk.s.toilets[0], desk.s.room[0] = mask(["a6"]), 1
    desk.settle()
    play_while(desk, "evening")
    return desk.s.room[0] == 0


@position
def showers_with_hygiene_far_below_zero() -> bool:
    desk = evening(punk=0)
    desk.s.upgrades[0], desk.s.room[10] = 8, 2
    desk.s.tracks[1] = -2
    desk.settle()
    play_while(desk, "evening")
    return desk.s.room[10] < 2


@position
def the_dear_stand_before_the_cheap_one() -> bool:
    desk = evening(punk=2)
    desk.s.room[1] = 0
    desk.settle()
    return bool(choice(desk) == ac.Put("punk", "stand:doenermann"))


@position
def those_who_can_pay_pay() -> bool:
    desk = evening("lh10", punk=2, metal=0)
    play_while(desk, "evening")
    return desk.s.cash[0] >= 10


# ------------------------------------------------------------------ arrival
def settled(band: str, card: str, rows: list[str], **marks: str) -> bool:
    """Let one group arrive; true if every marker of it is satisfied."""
    desk = Desk()
    desk.grounds(rows)
    for genre, space in marks.items():
        desk.mark(genre, space)
    desk.morning(band, [card])
    desk.busy(1)
    told: list[Any] = []
    while desk.waits in ("arrive", "place", "finish") and desk.s.actor == 0:
        desk.act(choice(desk))
        told += desk.told("group_judged")
    return bool(told) and not told[0].sad


@position
def rockers_in_the_car_park_away_from_punks() -> bool:
    return settled("lh10", "m2", ["TTPPPP"], punk="a2")


@position
def skaters_side_by_side() -> bool:
    return settled("lh06", "p2", ["TTTTTT"])


@position
def air_guitarists_side_by_side() -> bool:
    return settled("lh10", "m4", ["TPTPTP"], punk="a1")


@position
def neck_breakers_in_tents() -> bool:
    return settled("lh10", "m6", ["PTPTPP"])


@position
def punks_away_from_reggae() -> bool:
    return settled("lh06", "p1", ["TTTTTT"], reggae="a3")


@position
def studded_jackets_away_from_indie() -> bool:
    return settled("lh04", "p4", ["TTTTTT"], indie="a1")


@position
def vikings_in_the_car_park_away_from_indie() -> bool:
    return settled("lh10", "m5", ["PPTPPT"], indie="a1")


@position
def the_drum_circle_in_a_circle() -> bool:
    return settled("lh11", "r3", ["TTTTTT"])


@position
def hippies_find_the_car_park() -> bool:
    return settled("lh11", "r1", ["PTPTPT"])


# ------------------------------------------------------------------ grounds and night
@position
def garbage_is_not_piled_up_without_need() -> bool:
    desk = Desk()
    desk.grounds(["TTT", "TDT"])
    desk.mark("punk", "a2")
    desk.s.garbage[0] = mask(["a1"])
    desk.night(chaos=3, hygiene=0)
    action = choice(desk)
    desk.act(action)
    return action != ac.Dump("a1") and garbage_count(desk.s, 0) == 2


@position
def garbage_goes_into_the_dirt() -> bool:
    desk = Desk()
    desk.grounds(["TTT", "TDT"])
    desk.mark("punk", "a2")
    desk.night(chaos=3, hygiene=0)
    return bool(choice(desk) == ac.Dump("b2"))


@position
def the_fan_who_counts_stays() -> bool:
    desk = Desk()
    desk.s.festival[0] = [f.id for f in desk.t.data.festivals].index("punk")
    desk.grounds(["TT"])
    desk.s.away[0], desk.s.away[1] = 4, 3
    desk.night(hygiene=-5)
    return bool(choice(desk) == ac.Leave("metal"))


def toilets(*bands: str) -> int:
    desk = Desk()
    desk.alone()
    desk.bands(*bands)
    desk.pool(punk=3, metal=2, reggae=2, indie=2)
    desk.start(st.TO_LINE_UP)
    play_while(desk, "line_up", "turn", "toilets")
    return desk.s.toilets[0].bit_count()


@position
def thirsty_genres_need_toilets() -> bool:
    return toilets("lh12", "lh14", "lh16") >= 2


@position
def punks_and_metalheads_need_few() -> bool:
    return toilets("lh04", "lh10", "lh06") <= 2


@position
def a_stand_in_the_first_season() -> bool:
    desk = Desk()
    desk.start(st.TO_EXPAND)
    desk.s.cash[0] = 10
    desk.settle()
    return bool(choice(desk) is not DONE)
