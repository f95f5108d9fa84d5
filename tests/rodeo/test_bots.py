"""Positions with one clearly right or clearly silly choice: the hard level must see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from engines.bots.levels import decide
from engines.catalogue import game
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.play.common import garbage_count
from engines.games.rodeo.play.flow import options_of
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, PASS
from engines.games.rodeo.view import View
from tests.rodeo.desk import Desk, mask, rules

SPEC = game("rodeo")
BRAIN = SPEC.brain(rules())
Position = Callable[[], bool]
POSITIONS: list[Position] = []


def position(found: Position) -> Position:
    POSITIONS.append(found)
    return found


class OnDesk:
    """The rules, but for campsites laid by hand, which a view does not show."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def __getattr__(self, name: str) -> Any:
        return getattr(rules(), name)

    def sampler(self, view: View) -> Callable[[int], State]:
        sample = rules().sampler(view)

        def laid(seed: int) -> State:
            state = sample(seed)
            for name in ("cells", "tent", "dirt"):
                setattr(state, name, list(getattr(self.desk.s, name)))
            state.options = options_of(self.desk.t, state)
            return state

        return laid


def choice(desk: Desk, level: str = "hard") -> Any:
    """Return what a level does here."""
    view = rules().view(desk.s, desk.s.actor)
    return decide(SPEC, cast(Any, OnDesk(desk)), BRAIN, view, level, 7)


def play_while(desk: Desk, *waits: str) -> list[Any]:
    """Let the hard level play on while seat 0 is asked one of these; return its choices."""
    made = []
    while desk.waits in waits and desk.s.actor == 0:
        made.append(choice(desk))
        desk.act(made[-1])
    return made


# ------------------------------------------------------------------ booking
def display(festival: str, *bands: str, cash: int = 8, season: int = 0) -> Desk:
    desk = Desk(2)
    s = desk.s
    s.season = season
    ids = [f.id for f in desk.t.data.festivals]
    s.festival[s.actor] = ids.index(festival)
    s.festival[1 - s.actor] = ids.index("kombo" if festival != "kombo" else "punk")
    s.cash[s.actor] = cash
    s.band_stack |= s.band_display
    s.band_display = sum(1 << desk.t.band_at[band] for band in bands)
    s.band_stack &= ~s.band_display
    desk.settle()
    return desk


@position
def the_punk_festival_books_punks() -> bool:
    return bool(choice(display("punk", "lh04", "lh14")) == ac.Book("lh04"))


@position
def the_reggae_festival_books_reggae() -> bool:
    return bool(choice(display("reggae", "lh11", "lh04")) == ac.Book("lh11"))


@position
def the_indie_festival_books_indie() -> bool:
    return bool(choice(display("indie", "lh14", "lh04")) == ac.Book("lh14"))


@position
def the_metal_festival_books_metal() -> bool:
    return bool(choice(display("metal", "lh07", "lh06")) == ac.Book("lh07"))


@position
def no_band_whose_fans_are_gone() -> bool:
    desk = display("kombo", "lh04", "lh11")
    desk.s.available[0] = 0
    return bool(choice(desk) != ac.Book("lh04"))


@position
def rather_a_garage_band_than_one_without_fans() -> bool:
    desk = display("metal", "lh04")
    desk.s.available[0] = 0
    return bool(choice(desk) == ac.Garage())


@position
def a_rich_manager_takes_no_garage_band_in_the_last_season() -> bool:
    return bool(choice(display("punk", "ss01", "lh04", cash=20, season=2)) != ac.Garage())


@position
def a_full_purse_books_a_real_band() -> bool:
    return bool(choice(display("reggae", "lh12", "lh13")) != ac.Garage())


def wildcard(festival: str, **available: int) -> Any:
    desk = display(festival, "lh06", "lh09")
    desk.s.available = [available.get(g, 5) for g in ("punk", "metal", "reggae", "indie")]
    desk.act(ac.Book("lh09"))
    return choice(desk)


@position
def a_wildcard_for_the_festival_card() -> bool:
    return bool(wildcard("reggae") == ac.Wild("reggae"))


@position
def a_wildcard_never_for_fans_who_are_gone() -> bool:
    return bool(wildcard("kombo", punk=0) != ac.Wild("punk"))


# ------------------------------------------------------------------ events
def afternoon(*events: str, players: int = 2, day: int = 2) -> Desk:
    desk = Desk(players)
    desk.alone()
    desk.grounds(["TTTT", "TTTT"])
    desk.bands("lh04", "lh04", "lh04")
    desk.s.events[0] = sum(1 << desk.t.event_at[e] for e in events)
    desk.start(st.TO_AFTERNOON, day=day)
    return desk


@position
def a_free_mood_point_on_the_last_day() -> bool:
    return bool(choice(afternoon("e01", "e08")) == ac.PlayEvent("e01"))


@position
def no_spring_cleaning_where_nothing_lies() -> bool:
    return bool(choice(afternoon("e08", "e12")) not in (ac.PlayEvent("e08"),))


@position
def nobody_to_wake() -> bool:
    return bool(choice(afternoon("e14", "e02")) == ac.PlayEvent("e02"))


@position
def cash_on_the_last_day() -> bool:
    return bool(choice(afternoon("e20", "e14")) == ac.PlayEvent("e20"))


@position
def spring_cleaning_where_garbage_lies() -> bool:
    desk = afternoon("e08", "e14")
    desk.s.garbage[0] = mask(["a1", "a2"])
    desk.mark("punk", "a3")
    return bool(choice(desk) == ac.PlayEvent("e08"))


@position
def the_leader_is_the_rival_to_strike() -> bool:
    desk = afternoon("e17", players=3)
    desk.s.vp = [5, 1, 14]
    desk.s.tracks[3] = desk.s.tracks[6] = 2
    desk.act(ac.PlayEvent("e17"))
    return bool(choice(desk) == ac.Target(2))


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


# ------------------------------------------------------------------ the tests
def test_there_are_positions_enough() -> None:
    assert len(POSITIONS) >= 30
    assert len({found.__name__ for found in POSITIONS}) == len(POSITIONS)


def test_hard_sees_what_is_clearly_right_or_silly() -> None:
    wrong = [found.__name__ for found in POSITIONS if not found()]
    assert len(wrong) <= 0.05 * len(POSITIONS), wrong


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_plays_from_its_view(level: str) -> None:
    desk = Desk(3)
    for _ in range(12):
        action = choice(desk, level)
        assert action in desk.options
        desk.act(action)
    assert PASS in rules().vocabulary()
