"""What lies over the table: menu, hand-over, hint, whole log, questions; at every size."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tests.game.driver import Driver
from tests.game.reading import opened
from tests.game.tables import Table, dealt, played

SIZES = ((1024, 600), (1280, 720), (1024, 768), (2560, 1080))


def check(driver: Driver, size: tuple[int, int]) -> None:
    """No text is cut, too small, out of its box or on another."""
    audit = driver.audit()
    assert audit.shown
    assert audit.spills() == []
    assert audit.overlaps() == []
    for text in audit.shown:
        assert not text.cut, text
        assert text.size >= size[1] * 0.02


@pytest.mark.parametrize("words", ["en", "de", "long"])
@pytest.mark.parametrize("size", SIZES)
def test_overlays_hold_their_words(
    drive: Callable[..., Driver], size: tuple[int, int], words: str
) -> None:
    driver = opened(drive, size, words, 100)
    match = played(
        dealt(4, 7), lambda m, d: m.to_act == 0 and d.kind == "drive" and len(m.log) > 14
    )
    match.assists.hints = match.assists.free_undos = 2
    table = Table(driver, match)
    for key in (pygame.K_ESCAPE, pygame.K_h, pygame.K_l):
        driver.wait(0.5)
        table.key(key)
        driver.step(4)
        check(driver, size)
        table.key(pygame.K_ESCAPE)
        driver.step(2)
    driver.wait(0.5)
    table.scene.orders.seats()
    driver.step(2)
    check(driver, size)


@pytest.mark.parametrize("words", ["de", "long"])
@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_holds_its_words(
    drive: Callable[..., Driver], size: tuple[int, int], words: str
) -> None:
    driver = opened(drive, size, words, 100)
    match = played(dealt(3, 4, humans=2), lambda m, d: m.to_act < 2 and len(m.log) > 6)
    Table(driver, match)
    driver.step(3)
    check(driver, size)


@pytest.mark.parametrize("ui", [75, 150, 200])
def test_larger_text_holds_too(drive: Callable[..., Driver], ui: int) -> None:
    size = (1280, 720)
    driver = opened(drive, size, "en", ui)
    match = played(
        dealt(4, 7), lambda m, d: m.to_act == 0 and d.kind == "drive" and len(m.log) > 14
    )
    table = Table(driver, match)
    check(driver, size)
    table.key(pygame.K_ESCAPE)
    driver.step(3)
    check(driver, size)
