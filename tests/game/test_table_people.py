"""Several people at one screen, and seats that change hands."""

from __future__ import annotations

from game.scenes.table.curtain import Curtain
from tests.game.driver import Driver
from tests.game.tables import Table, cards, dealt, my_drive


def test_the_screen_is_handed_over_before_a_hand_is_shown(driver: Driver) -> None:
    match = dealt(3, seed=4, humans=2)
    table = Table(driver, match)
    while match.to_act > 1:
        driver.step(1, 0.1)
    driver.step(3)
    assert isinstance(driver.top, Curtain)
    seat = match.to_act
    assert table.desk.session.looker is None
    words = [shown.words for shown in driver.audit().shown]
    assert not any("Movement card" in line for line in words)
    driver.click(driver.top.show)
    driver.wait(0.5)
    assert table.on_top
    assert table.desk.session.looker == seat
    table.click(cards(table)[0])
    driver.step(3)
    if match.to_act == seat:
        return
    assert table.desk.session.looker != seat


def test_bots_alone_are_watched_with_all_hands_hidden(driver: Driver) -> None:
    match = dealt(3, seed=4, humans=0)
    table = Table(driver, match)
    driver.step(30)
    assert match.log
    assert table.desk.session.looker is None
    assert not any(spot.thing.startswith("card:") for spot in table.desk.pointer.spots)


def test_a_seat_is_handed_to_a_bot_and_taken_over_again(driver: Driver) -> None:
    match = my_drive()
    table = Table(driver, match)
    moves = len(match.log)
    table.scene.orders.hand_to(0, "easy")
    driver.step(10)
    assert len(match.log) > moves + 1
    table.scene.orders.hand_to(0, "human")
    table.settle()
    assert table.desk.may_choose
    assert table.desk.session.looker == 0
