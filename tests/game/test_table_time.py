"""What time does at the table: animations, the bots' pace, late answers."""

from __future__ import annotations

import statistics
import time

import pygame

from game.ui.canvas import Canvas
from tests.game.driver import Driver
from tests.game.tables import Table, at, cards, my_drive


def test_a_click_during_an_animation_finishes_it_and_does_nothing_else(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    table.click(cards(table)[0])
    driver.step(25)
    assert table.desk.busy
    moves = len(table.match.log)
    lit_before = table.box("deck")
    driver.press(lit_before)
    driver.step()
    assert not table.desk.busy
    driver.let_go(lit_before)
    driver.step()
    assert table.desk.refusal is None
    assert len(table.match.log) - moves <= 1, "only a bot may have acted since"


def test_the_log_tells_an_act_only_when_it_is_shown(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    before = len(table.desk.lines)
    table.click(cards(table)[0])
    driver.step(2)
    whole = len(table.desk.session.story.lines)
    assert before < len(table.desk.lines) < whole
    driver.step(25)
    driver.press((5, 300))
    driver.step()
    assert len(table.desk.lines) >= whole


def test_nothing_is_drawn_while_nothing_changes(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.point(cards(table)[0])
    driver.step(5)
    driver.app.frames.draws.clear()
    driver.step(60)
    assert len(driver.app.frames.draws) == 0


def test_frames_of_an_animation_are_cheap(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    table.click(cards(table)[0])
    picture, costs = table.scene.picture, []
    draw = picture.draw

    def timed(canvas: Canvas) -> None:
        began = time.process_time()
        draw(canvas)
        costs.append((time.process_time() - began) * 1000)

    picture.draw = timed  # type: ignore[method-assign]
    driver.step(100)
    assert len(costs) > 40
    assert statistics.median(costs) < 4.0, "milliseconds of this process, a busy machine or not"


def test_step_by_step_shows_each_act_of_a_bot_only_when_asked(driver: Driver) -> None:
    table = Table(driver, my_drive())
    driver.ctx.settings.bot_pace = "step"
    table.click(cards(table)[0])
    driver.step(20)
    moves = len(table.match.log)
    assert table.desk.waits_for_step
    driver.wait(5.0)
    assert len(table.match.log) == moves
    table.click("ui:step")
    driver.step(5)
    assert len(table.match.log) == moves + 1
    table.key(pygame.K_RETURN)
    driver.step(5)
    assert len(table.match.log) == moves + 2 or table.desk.may_choose


def test_a_late_answer_of_a_bot_is_never_played(driver: Driver) -> None:
    table = Table(driver, at("drive", 2, seed=3))
    table.thinker.late = True
    table.click(cards(table)[0])
    driver.step(5)
    assert table.desk.bots.thinking
    held = table.thinker.waiting
    table.desk.round_back()
    assert table.desk.may_choose
    table.thinker.late, table.thinker.waiting = False, held
    moves = len(table.match.log)
    driver.step(10)
    assert len(table.match.log) == moves
