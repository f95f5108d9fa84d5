"""Scrolling by wheel, thumb and to what is to be shown."""

from __future__ import annotations

from pygame import Rect

from game.ui.scroller import Scroller

BAR = Rect(300, 100, 22, 200)


def long() -> Scroller:
    scroller = Scroller()
    scroller.fit(200, 1000, 20)
    return scroller


def test_it_stays_within_bounds() -> None:
    scroller = long()
    assert not scroller.wheel(1) and scroller.wheel(-1) and scroller.offset == 60
    assert scroller.to(5000) and scroller.offset == 800
    scroller.fit(200, 300, 20)
    assert scroller.offset == 100
    scroller.fit(400, 300, 20)
    assert scroller.offset == 0 and not scroller.needed


def test_the_thumb_follows_the_mouse_that_holds_it() -> None:
    scroller = long()
    assert scroller.thumb(BAR) == Rect(300, 100, 22, 44)
    scroller.grab(BAR, 110)
    assert scroller.offset == 0
    scroller.pull(BAR, 110 + 156)
    assert scroller.offset == 800
    scroller.pull(BAR, -500)
    assert scroller.offset == 0
    scroller.let_go()
    assert not scroller.pull(BAR, 250)


def test_a_click_beside_the_thumb_brings_it_there() -> None:
    scroller = long()
    scroller.grab(BAR, 200)
    assert scroller.thumb(BAR).collidepoint((310, 200))


def test_it_shows_what_is_asked_for_and_moves_no_further() -> None:
    scroller = long()
    scroller.show(500, 540)
    assert scroller.offset == 340
    assert not scroller.show(400, 440)
    scroller.show(100, 140)
    assert scroller.offset == 100
