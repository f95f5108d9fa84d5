"""After an own act nothing is refused until the mouse has moved on or a press is refused."""

from __future__ import annotations

import pygame

from engines.games.rodeo.actions import Put
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.plain_days import quick


def filled(driver: Driver) -> Table:
    """An evening in which a fan was just sent to the last free space before the stage."""
    table = Table(driver, quick("evening", 1))
    for _ in range(6):
        options = table.desk.decision.options
        puts = [o for o in options if isinstance(o.action, Put) and o.action.place == "band"]
        assert puts
        table.choose(puts[0].action)
        table.driver.step(3)
        note = table.desk.board.note("band", table.desk.moment())
        if note is not None and note.refusal is not None:
            assert table.desk.pointer.pointed == "band"
            return table
    raise AssertionError("the stage is never full")


def refused(table: Table) -> bool:
    """Whether what is pointed at is shown as refused."""
    note = table.note()
    return note is not None and note.refusal is not None


def test_what_was_just_used_is_not_refused(driver: Driver) -> None:
    table = filled(driver)
    assert not refused(table)


def test_it_is_refused_once_the_mouse_has_moved_on(driver: Driver) -> None:
    table = filled(driver)
    x, y = driver.mouse
    driver.move((x + 2, y))
    driver.step()
    assert not refused(table), "a hand is never quite still"
    driver.move((x + 12, y))
    driver.step()
    assert refused(table)


def test_a_click_on_it_is_refused_at_once(driver: Driver) -> None:
    table = filled(driver)
    driver.click(driver.mouse)
    assert refused(table)


def test_the_keys_ask_anew(driver: Driver) -> None:
    table = filled(driver)
    table.key(pygame.K_TAB)
    assert table.desk.pointer.rests is None
