"""Taking back, letting go, hints, and the last round once more."""

from __future__ import annotations

import pygame
import pytest

from engines.core.errors import CannotUndo
from game.scenes.table.menu import TableMenu
from game.ui.dialog import Dialog
from tests.game.driver import Driver
from tests.game.tables import CTRL, Table, at, cards, my_drive


def test_undo_says_why_not_and_offers_the_whole_round(driver: Driver) -> None:
    match = my_drive()
    table = Table(driver, match)
    start = match.digest
    table.click(cards(table)[0])
    table.settle()
    assert match.digest != start
    with pytest.raises(CannotUndo):
        table.desk.session.undo()
    table.click("ui:undo")
    driver.step()
    assert isinstance(driver.top, Dialog)
    driver.wait(0.5)
    take_back = driver.top.buttons[1]
    driver.click(take_back)
    driver.wait(0.5)
    assert table.on_top
    assert match.digest == start
    assert match.assists.free_undos == 1
    assert table.desk.may_choose
    table.key(pygame.K_y, CTRL)
    driver.step()
    assert match.digest != start


def test_undo_takes_back_a_step_without_luck(driver: Driver) -> None:
    match = at("return_fan", 3)
    table = Table(driver, match)
    moves = len(match.log)
    table.key(pygame.K_z, CTRL)
    assert len(match.log) == moves - 1
    assert table.desk.decision.kind == "drive"
    table.key(pygame.K_y, CTRL)
    assert len(match.log) == moves
    assert table.desk.decision.kind == "return_fan"


def test_escape_lets_go_of_a_choice_and_then_opens_the_menu(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click("van:0")
    assert table.desk.chooser.chosen == ("van:0",)
    table.key(pygame.K_ESCAPE)
    assert table.desk.chooser.chosen == ()
    table.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableMenu)
    table.key(pygame.K_ESCAPE)
    assert table.on_top


def test_a_hint_marks_its_option_and_is_counted(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.key(pygame.K_h)
    driver.step(3)
    assert table.desk.hint is not None
    assert table.match.assists.hints == 1
    option = table.desk.option_of(table.desk.hint.best)
    assert set(option.things) == table.desk.moment().advised
    driver.step()
    table.click("ui:close_hint")
    assert table.desk.hint is None


def test_the_last_round_is_shown_again_and_changes_nothing(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    digest = table.match.digest
    table.key(pygame.K_r)
    assert table.desk.busy
    assert table.desk.replaying
    driver.step(5)
    table.click("ui:skip")
    assert not table.desk.busy
    assert table.match.digest == digest
    assert table.desk.may_choose
    view = table.desk.board.model.view
    assert view == table.match.view(0)
