"""Whole games at the table, by mouse alone and by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.scenes.result import ResultScene
from game.tables.spec import WINDOW
from tests.game.driver import Driver
from tests.game.tables import Table, dealt

MOST = 600
KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


@pytest.mark.parametrize("players", [4])
def test_a_whole_game_with_the_mouse_alone(driver: Driver, players: int) -> None:
    table = Table(driver, dealt(players, seed=3))
    dice = random.Random(players)
    for _ in range(MOST):
        table.settle()
        if not table.on_top:
            break
        spots = table.choosable()
        assert spots, "a person to decide always has something to click"
        driver.click(table.box(dice.choice(spots).thing))
    assert table.match.over
    assert isinstance(driver.top, ResultScene)


@pytest.mark.parametrize("players", [2])
def test_a_whole_game_with_the_keys_alone(driver: Driver, players: int) -> None:
    table = Table(driver, dealt(players, seed=5))
    dice = random.Random(players)
    for _ in range(MOST):
        table.settle()
        if not table.on_top:
            break
        moves = len(table.match.log)
        _choose_by_keys(table, dice)
        if table.desk.window is None:
            assert len(table.match.log) > moves or table.desk.chooser.chosen
    assert table.match.over
    assert isinstance(driver.top, ResultScene)


def _choose_by_keys(table: Table, dice: random.Random) -> None:
    """Walk over lit targets and press Enter, as somebody without a mouse would."""
    for _ in range(dice.randrange(1, 5)):
        table.key(dice.choice(KEYS))
    pointer = table.desk.pointer
    for _ in range(12):
        if pointer.focus in table.desk.lit or pointer.focus.startswith("ui:option"):
            break
        table.key(pygame.K_TAB)
    if table.desk.window is not None:
        assert pointer.spot(pointer.focus).area == WINDOW
        table.key(pygame.K_RETURN)
        _confirm(table)
        return
    table.key(pygame.K_RETURN)


def _confirm(table: Table) -> None:
    """In a window: go on to the button that confirms, if it may be pressed."""
    for _ in range(24):
        if table.desk.window is None or table.desk.pointer.focus in ("confirm", "decline"):
            break
        table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)


def test_a_monkey_clicks_and_types_and_nothing_breaks(drive: Callable[..., Driver]) -> None:
    driver = drive(size=(1024, 600))
    table = Table(driver, dealt(4, seed=11))
    dice = random.Random(1)
    keys = (
        *KEYS,
        pygame.K_RETURN,
        pygame.K_TAB,
        pygame.K_h,
        pygame.K_l,
        pygame.K_r,
        pygame.K_SPACE,
    )
    for step in range(240):
        if not table.on_top:
            break
        spot = dice.randrange(1024), dice.randrange(600)
        if step % 3 == 0:
            table.key(dice.choice(keys), dice.choice((0, 0, pygame.KMOD_SHIFT)))
        elif step % 7 == 0:
            driver.drag(spot, (dice.randrange(1024), dice.randrange(600)))
        elif not pygame.Rect(787, 560, 240, 40).collidepoint(spot) and spot[1] > 30:
            driver.click(spot)
        _close_dialogs(driver, table)
        table.settle(1.0)
    fresh = dealt(4, seed=11)
    replayed = fresh.replay(fresh, table.match.log)
    assert replayed.digest == table.match.digest
    assert table.match.log, "the monkey has played something"


def _close_dialogs(driver: Driver, table: Table) -> None:
    for _ in range(4):
        if table.on_top:
            return
        driver.key(pygame.K_ESCAPE)
        driver.wait(0.5)
