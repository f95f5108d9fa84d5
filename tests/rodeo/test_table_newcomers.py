"""Somebody new is told what the game is about, once, before the first act."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import K_ESCAPE, K_RETURN

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.types import Setup
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.rodeo.newcomers.welcome import Welcome
from game.tables.seats import COLOURS
from tests.game.driver import Driver
from tests.game.reading import windows
from tests.game.tables import NAMES, Table
from tests.rodeo.desk import tables
from tests.rodeo.reading import check, spoken


def new(version: str = "beginner", players: int = 4, seed: int = 7) -> Match:
    seats = [Player(NAMES[n], "easy" if n else "human", COLOURS[n], "rosa") for n in range(players)]
    return Match.deal(game("rodeo"), Setup(players, (("version", version),)), seed, seats)


def greeted(table: Table) -> bool:
    return table.desk.interlude and isinstance(table.desk.window, Welcome)


def test_a_click_anywhere_in_it_puts_the_welcome_away(driver: Driver) -> None:
    table = Table(driver, new())
    assert greeted(table)
    table.click("welcome")
    assert not table.desk.interlude
    assert not table.match.log
    table.settle()
    assert table.desk.may_choose


@pytest.mark.parametrize("key", [K_RETURN, K_ESCAPE])
def test_so_does_one_key(driver: Driver, key: int) -> None:
    table = Table(driver, new())
    assert greeted(table)
    driver.key(key)
    assert not table.desk.interlude
    assert table.on_top, "no menu came instead"


def test_it_comes_once_a_profile(driver: Driver) -> None:
    assert greeted(Table(driver, new()))
    assert not greeted(Table(driver, new()))


def test_it_comes_to_beginners_alone_and_not_without_help(driver: Driver) -> None:
    assert not greeted(Table(driver, new("full")))
    driver.ctx.settings.table_help = False
    assert not greeted(Table(driver, new()))
    driver.ctx.settings.table_help = True
    assert greeted(Table(driver, new()))


@windows((1024, 600), (1280, 720), (1920, 1080))
def test_it_can_be_read(drive: Callable[..., Driver], size: tuple[int, int], words: str) -> None:
    """With different festival cards."""
    seen = set()
    driver = spoken(drive, size, words)
    for seed in range(6 if size == (1024, 600) else 2):
        driver.ctx.settings.welcomed = []
        table = Table(driver, new(seed=seed))
        assert greeted(table)
        seen.add(table.desk.window.festival.id)
        check(table, f"welcome {seed}")
    assert len(seen) > 1


def test_while_booking_the_resting_help_names_the_fans_that_pay(driver: Driver) -> None:
    driver.ctx.settings.welcomed = ["rodeo"]
    for seed in range(4):
        table = Table(driver, new("full", 2, seed))
        table.settle()
        table.desk.pointer.hot = table.desk.pointer.focus = ""
        note = table.note()
        assert note is not None
        state = table.match.state
        festival = tables().data.festivals[state.festival[0]]
        said = driver.ctx.kit.words(note.lines[0])
        for genre in festival.genres:
            assert driver.ctx.kit.words(GENRE_NAMES[GENRES[genre]]) in said
