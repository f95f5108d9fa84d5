"""A game at the table is kept, named, opened again, and full disks are told."""

from __future__ import annotations

import pygame

from engines.core.types import Text, text
from game.scenes.naming import NameDialog
from game.ui.dialog import Dialog
from tests.game.driver import Driver
from tests.game.tables import CTRL, Table, cards, dealt, my_drive


def test_every_decision_is_kept_before_the_next(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click(cards(table)[0])
    table.settle()
    store = driver.ctx.store
    store.flush()
    opened = store.open(table.scene.cover.id)
    assert opened.match.digest == table.match.digest


def test_an_opened_game_shows_what_happened_last(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click(cards(table)[0])
    table.settle()
    store = driver.ctx.store
    store.flush()
    lines = table.desk.lines
    marks = table.desk.moment().marks
    opened = store.open(table.scene.cover.id)
    again = Table(driver, opened.match)
    assert again.desk.lines == lines
    assert set(again.desk.moment().marks) == set(marks)
    assert marks


class Full:
    """A store on a full disk."""

    failing = True

    def __init__(self) -> None:
        self.asked = 0
        self.told: Text | None = text("The disk is full.")

    def autosave(self, match: object, cover: object, clean: bool = False) -> None:
        """Fail quietly."""
        self.asked += 1

    def leave(self, match: object, cover: object) -> None:
        """Fail quietly."""

    def set_picture(self, cover: object, png: bytes) -> None:
        """Fail quietly."""

    def trouble(self) -> Text | None:
        """Tell it once."""
        told, self.told = self.told, None
        return told


def test_a_full_disk_is_told_and_the_game_goes_on(driver: Driver) -> None:
    table = Table(driver, my_drive())
    full = Full()
    table.desk.session.store = full
    table.click(cards(table)[0])
    driver.step(3)
    assert isinstance(driver.top, Dialog)
    words = " ".join(shown.words for shown in driver.audit().shown)
    assert "The disk is full." in words
    asked = full.asked
    driver.wait(0.5)
    driver.click(driver.top.buttons[0])
    driver.step(2)
    assert full.asked > asked
    driver.wait(0.5)
    assert table.on_top
    table.settle()
    assert table.desk.may_choose


def test_save_as_asks_for_a_name(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.key(pygame.K_s, CTRL)
    assert isinstance(driver.top, NameDialog)
    proposed = driver.top.field.words
    assert "On the Road" in proposed, "a name is proposed, so that Enter alone is enough"
    driver.key(pygame.K_RETURN)
    assert table.on_top
    driver.wait(0.5)
    table.key(pygame.K_s, CTRL)
    driver.key(pygame.K_a, CTRL)
    driver.type("Sunday")
    driver.key(pygame.K_RETURN)
    table.key(pygame.K_s, CTRL)
    driver.key(pygame.K_ESCAPE)
    assert table.on_top
    driver.ctx.store.flush()
    names = [e.info.name for e in driver.ctx.store.entries() if e.info and e.info.kept]
    assert sorted(names) == sorted([proposed, "Sunday"])


def test_a_note_covers_the_status_bar_and_nothing_else(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.scene.orders.refused(text("Nothing has been played yet."))
    shown = [s for s in driver.audit().shown if s.words == "Nothing has been played yet."]
    frame = table.scene.picture.frame
    assert frame is not None
    assert shown
    assert all(frame.status.contains(s.ink) for s in shown)


def test_the_log_tells_who_begins(driver: Driver) -> None:
    for seed in (3, 4, 5):
        match = dealt(3, seed)
        begins = match.to_act
        line = Table(driver, match).desk.lines[0]
        assert line.seat == begins
        assert driver.ctx.words(line.words) == f"{match.players[begins].name} begins."
