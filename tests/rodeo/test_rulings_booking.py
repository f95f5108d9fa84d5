"""Rulings 1 to 15: setup and booking, by number."""

from __future__ import annotations

import pytest

from engines.core.types import Setup
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import GENRES, LOCAL_HERO
from engines.games.rodeo.play.booking import booking_order
from engines.games.rodeo.play.common import bits, draw_fan, genres_with_cards
from engines.games.rodeo.tables import GARAGE, GENRE_AT, PASS
from tests.rodeo.desk import Desk, mask, mine, packed, rules, tables
from tests.rodeo.desk_booking import booked


def test_setup() -> None:
    for players in (2, 3, 4):
        s = rules().new(Setup(players), 5)
        assert s.cash == [8] * players
        assert all(hand.bit_count() == 4 for hand in s.events)
        assert sorted(s.order) == list(range(1, players + 1))
        assert len(set(s.festival)) == players
        assert all(cells.bit_count() == 12 for cells in s.cells)
        assert s.market_pool.bit_count() + 3 == 12
        assert s.upgrades_left == [4, 4, 4, 4]


def test_start_player_is_drawn_and_order_runs_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        order = rules().new(Setup(4), seed).order
        first = order.index(1)
        firsts.add(first)
        assert [order[(first + i) % 4] for i in range(4)] == [1, 2, 3, 4]
    assert firsts == {0, 1, 2, 3}


def test_ruling_1_tables_for_two_and_four_players() -> None:
    boards = tables().data.boards
    assert boards.available[1][0] == (9, 7, 7, 6)
    assert boards.available[1][1] == (11, 9, 9, 8)
    assert boards.available[1][2] == (14, 11, 11, 10)
    assert rules().new(Setup(2), 1).available == [6, 5, 5, 4]
    assert rules().new(Setup(4), 1).available == [12, 9, 9, 8]
    assert boards.reveal[2] == ((0, 5, 0, 0), (0, 4, 1, 0), (0, 3, 1, 1))


@pytest.mark.parametrize(
    ("players", "orders"),
    [
        (4, ((4, 3, 2, 1), (3, 2, 1, 4), (2, 1, 4, 3))),
        (3, ((3, 2, 1), (2, 1, 3), (1, 3, 2))),
        (2, ((2, 1), (1, 2), (2, 1))),
    ],
)
def test_ruling_2_order_of_booking(players: int, orders: tuple[tuple[int, ...], ...]) -> None:
    desk = Desk(players)
    for number, order in enumerate(orders):
        desk.s.round = number
        seats = booking_order(desk.t, desk.s)
        assert tuple(desk.s.order[seat] for seat in seats) == order


def test_ruling_3_new_cards_join_leftover_local_heroes() -> None:
    desk = Desk(2)
    s = desk.s
    s.season = 1
    heroes = [at for at in bits(s.band_display) if desk.t.data.bands[at].tier == LOCAL_HERO]
    star = 1 << desk.t.band_at["ss01"]
    s.band_display |= star
    s.band_stack &= ~star
    before = s.band_display.bit_count()
    s.round = 1
    s.phase = st.TO_ROUND
    desk.settle()
    assert desk.told("bands_gone")[0].bands == ("ss01",)
    assert s.band_gone & star
    assert all(s.band_display >> at & 1 for at in heroes)
    assert s.band_display.bit_count() == before - 1 + 3


def test_ruling_4_garage_band() -> None:
    desk = Desk(2)
    s = desk.s
    seat = s.actor
    assert GARAGE in desk.options, "also with money for others"
    left = (s.band_stack & desk.t.tier_masks[0]).bit_count()
    desk.act(GARAGE)
    assert s.cash[seat] == 9
    assert (s.band_stack & desk.t.tier_masks[0]).bit_count() == left - 1
    assert desk.told("garage_taken")[0].reveals.value == "luck"
    assert sum(s.fans_of[seat * 9 : seat * 9 + 3]) == 1


def test_ruling_5_the_fee_is_paid_before_the_event() -> None:
    desk = Desk(2)
    seat = desk.s.actor
    desk.s.cash[seat] = 3
    desk.s.events[seat] = 1 << desk.t.event_at["e13"]
    desk.s.band_display = mask([]) | 1 << desk.t.band_at["lh01"] | 1 << desk.t.band_at["lh02"]
    desk.settle()
    assert ac.Book("lh01") not in desk.options, "a rebate cannot pay for it"
    desk.act(ac.Book("lh02"))
    desk.act(ac.PlayEvent("e13"))
    assert desk.s.cash[seat] == 2


def test_ruling_6_event_before_the_figures() -> None:
    desk = Desk(2)
    desk.s.events[desk.s.actor] = 1 << desk.t.event_at["e10"]
    seat = booked(desk, "lh04")
    assert desk.waits == "event"
    desk.act(ac.PlayEvent("e10"))
    assert desk.s.home[seat * 4] == 4, "three punks and a cousin"


def test_ruling_7_wildcards() -> None:
    desk = Desk(2)
    seat = booked(desk, "lh01")
    desk.act(ac.Wild("reggae"))
    assert desk.s.genre_of[seat * 9 : seat * 9 + 3] == [0, 2, -1]
    desk.act(PASS)
    assert mine(desk.s.home, seat=seat) == [2, 0, 2, 0]


def test_ruling_8_any_card_of_the_genre_serves_any_symbol() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.morning("lh07", ["m1", "m3"])
    assert set(desk.options) == {ac.Arrive(f, i) for f in ("m1", "m3") for i in (0, 1)}
    view = rules().view(desk.s, 1)
    assert view.hands[0] is None
    assert view.hand_counts[:4] == (0, 2, 0, 0)


def test_ruling_9_too_few_fans() -> None:
    desk = Desk(2)
    desk.s.available = [1, 5, 5, 4]
    seat = booked(desk, "lh04")
    desk.act(PASS)
    assert desk.s.home[seat * 4] == 1
    assert desk.told("fans_taken")[0].wanted == 3
    # The shortage falls on the last symbol played; with nobody left the card lapses.
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.pool(metal=2)
    desk.morning("lh07", ["m3", "m6"])
    desk.act(ac.Arrive("m3", 0))
    assert desk.told("group_came") and desk.s.group_left == 2
    desk.act(ac.Place("a1"))
    desk.act(ac.Place("a2"))
    desk.act(ac.Done())
    assert desk.told("symbol_lapsed")
    assert desk.s.hands[0] == packed(["m6"])
    assert not desk.s.sad_out[1]


def test_ruling_10_returned_cards_and_empty_stacks() -> None:
    desk = Desk(2)
    s, t = desk.s, desk.t
    punk = t.span[0] << t.shift[0]
    s.fan_deck &= ~punk
    s.returned[1] = packed(["p3"])
    assert genres_with_cards(t, s) & 1
    told: list[object] = []
    assert t.data.fans[draw_fan(t, s, 0, told.append)].id == "p3"
    assert [type(event).__name__ for event in told] == ["CardsShuffled"]
    assert draw_fan(t, s, 0, None) == -1
    assert not genres_with_cards(t, s) & 1
    seat = booked(desk, "lh06")
    assert s.cardless[seat * 4] == 1
    assert desk.told("no_fan_card")


def test_ruling_10_a_wildcard_needs_cards() -> None:
    desk = Desk(2)
    punk = desk.s.fan_deck & desk.t.span[0] << desk.t.shift[0]
    desk.s.fan_deck -= punk
    desk.s.played[1 - desk.s.actor] = punk
    booked(desk, "lh13")
    assert {action.genre for action in desk.options} == {"metal", "reggae", "indie"}
    assert rules().why_not(rules().view(desk.s, desk.s.actor), ac.Wild("punk")) is not None


def test_ruling_10_cardless_fans_are_satisfied() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.s.cardless[0] = 1
    desk.morning("lh04", [])
    for space in ("a1", "a2", "a3"):
        desk.act(ac.Place(space))
    desk.act(ac.Done())
    assert desk.s.happy[0] == mask(["a1", "a2", "a3"])
    assert desk.track("chaos") == 0
    assert desk.s.purse[0] == 0


def test_ruling_11_blunder_penalty() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.pool(punk=3)
    desk.morning("lh04", [])
    desk.busy(1)
    for space in ("a1", "a2", "a3"):
        desk.act(ac.Place(space))
    desk.act(ac.Done())
    assert desk.s.marks[0] == mask(["a1", "a2", "a3"])
    assert desk.s.happy[0] == desk.s.up[0] == 0
    assert desk.track("chaos") == 0
    assert desk.s.home[0] == 3


def test_ruling_13_one_legend_a_season() -> None:
    desk = Desk(2)
    s = desk.s
    seat = s.actor
    for band in ("rl01", "rl02"):
        s.band_display |= 1 << desk.t.band_at[band]
    s.cash = [50, 50]
    desk.settle()
    assert {ac.Book("rl01"), ac.Book("rl02")} <= set(desk.options)
    s.bands[seat * 3] = desk.t.band_at["rl03"]
    desk.settle()
    assert not {ac.Book("rl01"), ac.Book("rl02")} & set(desk.options)
    reason = rules().why_not(rules().view(s, seat), ac.Book("rl01"))
    assert reason is not None
    assert reason.id == "You may book one legend a season."


def test_ruling_14_insolvency() -> None:
    desk = Desk(2)
    s = desk.s
    seat, other = s.actor, 1 - s.actor
    s.band_stack &= ~desk.t.tier_masks[0]
    s.cash[seat] = 0
    s.phase = st.TO_BOOK
    desk.settle()
    assert desk.told("insolvent")
    assert s.actor == other
    assert s.count[seat] == 0
    assert not desk.told("event_passed")


def test_ruling_14_a_day_without_a_band() -> None:
    desk = Desk()
    desk.grounds(["TTTTTT"])
    desk.s.events[0] = 0b1111
    desk.bands("lh04")
    desk.pool(punk=1)
    desk.mark("punk", "a1")
    desk.s.tracks[0] = 3
    desk.s.count[1] = 0
    desk.start(st.TO_MORNING, day=2)
    assert desk.told("night_fell"), "no arrival, no event, no evening, but the night"
    assert desk.s.home[0] == 0 or not desk.told("group_came")


def test_ruling_15_third_round_of_two_players() -> None:
    assert tables().data.boards.first[0] == (2, 1, 2)


def test_availability_is_counted_by_genre() -> None:
    assert [GENRE_AT[name] for name in GENRES] == [0, 1, 2, 3]
