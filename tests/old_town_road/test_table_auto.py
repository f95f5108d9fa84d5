"""Old Town Road plays by itself, and is taken over again."""

from __future__ import annotations

import pygame

from game.scenes.result import SoloResultScene
from tests.game.driver import Driver
from tests.game.tables import Table, dealt


def test_it_plays_by_itself_and_is_marked(driver: Driver) -> None:
    table = Table(driver, dealt(1, 9, slug="old_town_road"))
    table.key(pygame.K_a)
    for _ in range(200):
        if not table.on_top:
            break
        driver.step(1, 0.1)
    assert table.match.over
    assert isinstance(driver.top, SoloResultScene)
    assert driver.top.marks().id == "played in part by a bot"
    assert table.match.assists.hints == 1


def test_one_may_take_over_again(driver: Driver) -> None:
    table = Table(driver, dealt(1, 9, slug="old_town_road"))
    driver.ctx.settings.bot_pace = "step"
    table.key(pygame.K_a)
    driver.step(3)
    assert not table.desk.session.humans
    table.click("ui:autoplay")
    assert table.desk.session.humans == [0]
    assert table.desk.may_choose
