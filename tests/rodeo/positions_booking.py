"""Positions of booking and afternoons."""

from __future__ import annotations

from typing import Any

from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from tests.rodeo.desk import Desk, mask
from tests.rodeo.thinking import choice, position


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
