"""Every widget in every skin and size: no text leaves its box, nothing is drawn when idle."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame
import pytest

from game.ui.skin import SKINS
from tests.game.driver import Driver
from tests.game.widget_sheet import Sheet

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [75, 100, 150])
def test_no_text_leaves_its_box(
    drive: Callable[..., Driver], size: tuple[int, int], ui_scale: int
) -> None:
    driver = drive(size=size, ui_scale=ui_scale)
    for skin in SKINS.values():
        driver.app.reset(Sheet(driver.ctx, skin))
        driver.step(2)
        audit = driver.audit()
        assert audit.spills() == [] and len(audit.shown) > 60
        assert min(shown.size for shown in audit.shown) >= 0.02 * size[1]


def test_the_same_picture_is_drawn_again_to_the_pixel(drive: Callable[..., Driver]) -> None:
    pictures = []
    for _ in range(2):
        driver = drive()
        driver.open(Sheet(driver.ctx, SKINS["house"]))
        pictures.append(pygame.image.tobytes(driver.step(2), "RGB"))
        driver.close()
    assert pictures[0] == pictures[1]


def test_the_skins_differ(driver: Driver) -> None:
    seen = set()
    for skin in SKINS.values():
        driver.app.reset(Sheet(driver.ctx, skin))
        seen.add(pygame.image.tobytes(driver.step(2), "RGB"))
    assert len(seen) == len(SKINS)


def test_an_idle_step_costs_next_to_nothing(driver: Driver) -> None:
    """60 steps a second at 0.2 ms would be 1.2 % of a core; a slow machine gets five times that."""
    sheet = Sheet(driver.ctx, SKINS["house"])
    driver.open(sheet)
    for widget in sheet.gui.widgets:
        widget.focused = False
    driver.step(20)
    drawn = len(driver.app.frames.draws)
    began = time.process_time()
    driver.step(300)
    assert (time.process_time() - began) / 300 < 0.001
    assert len(driver.app.frames.draws) == drawn


def test_a_second_drawing_is_cheaper_than_the_first(driver: Driver) -> None:
    sheet = Sheet(driver.ctx, SKINS["house"])
    driver.open(sheet)
    draws = driver.app.frames.draws
    driver.step()
    for _ in range(5):
        driver.post(pygame.WINDOWEXPOSED, window=None)
        driver.step()
    assert min(draws) < max(draws) / 2
