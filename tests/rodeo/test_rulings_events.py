"""Ruling 12: event cards."""

from __future__ import annotations

from engines.games.rodeo import actions as ac
from engines.games.rodeo.play.cards import draw_event
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import PASS
from tests.rodeo.desk import Desk
from tests.rodeo.desk_booking import booked


def test_ruling_12_events() -> None:
    desk = Desk(2)
    s = desk.s
    seat = booked(desk, "lh04")
    hand = bits(s.events[seat])
    ids = [desk.t.data.events[at].id for at in hand]
    wanted = {ac.PlayEvent(i) for i in ids} | {ac.SwapEvent(i) for i in ids} | {PASS}
    assert set(desk.options) == wanted
    desk.act(ac.SwapEvent(ids[0]))
    assert s.events[seat].bit_count() == 4
    assert s.event_gone == 1 << hand[0]
    # Nothing to draw: no swap. A card played is not replaced.
    s.event_stack = s.event_gone = 0
    other = booked(desk, "lh06")
    assert desk.kinds() == {"play_event", "pass"}
    before = s.events[other].bit_count()
    play = next(a for a in desk.options if isinstance(a, ac.PlayEvent))
    desk.act(play)
    assert s.events[other].bit_count() <= before - 1 or s.event_stack == 0


def test_ruling_12_a_swap_draws_first_and_never_the_card_swapped() -> None:
    desk = Desk(2)
    s = desk.s
    s.event_stack, s.event_gone = 0, 1 << desk.t.event_at["e20"]
    s.events = [0b1111, 0b11110000]
    seat = booked(desk, "lh04")
    at = bits(s.events[seat])[0]
    desk.act(ac.SwapEvent(desk.t.data.events[at].id))
    assert s.events[seat] >> desk.t.event_at["e20"] & 1
    assert s.event_gone == 1 << at
    assert not draw_event(desk.t, s, seat, None) or s.event_gone == 0


def test_ruling_12_an_empty_hand_asks_nothing() -> None:
    desk = Desk(2)
    desk.s.events[desk.s.actor] = 0
    seat = booked(desk, "lh04")
    assert desk.s.actor != seat
    assert desk.s.home[seat * 4] == 3
