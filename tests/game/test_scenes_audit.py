"""Every scene of the house at every size: no text leaves its box, overlaps, is cut or too small."""

from collections.abc import Callable

import pytest

from game.scenes.playable import playable
from game.ui.audit import Audit
from tests.game.driver import Driver
from tests.game.scenes_kit import LongWords, fill, first_slug, screens

SIZES = ((1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1440), (3840, 2160))
Drive = Callable[..., Driver]


def faults(audit: Audit, floor: int) -> list[str]:
    """What is wrong with the texts of a frame, in words."""
    found = [f"leaves its box: {shown.words!r}" for shown in audit.spills()]
    found += [f"overlap: {a.words!r} and {b.words!r}" for a, b in audit.overlaps()]
    found += [f"cut: {shown.words!r}" for shown in audit.shown if shown.cut]
    return found + [f"too small: {s.words!r}" for s in audit.shown if s.size < floor]


def look_at_all(driver: Driver) -> list[str]:
    """Open every scene and gather what is wrong."""
    fill(driver)
    found = []
    for name, make in screens(driver).items():
        driver.app.reset(make())
        driver.step(2)
        audit = driver.audit()
        assert len(audit.shown) >= 6, f"{name} shows next to nothing"
        floor = driver.ctx.metrics.text_floor
        found += [f"{name}: {fault}" for fault in faults(audit, floor)]
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_scene_fits(drive: Drive, size: tuple[int, int], language: str) -> None:
    assert look_at_all(drive(size=size, language=language)) == []


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1024, 768)])
def test_words_that_are_much_longer_fit(drive: Drive, size: tuple[int, int]) -> None:
    driver = drive(size=size)
    driver.ctx.kit.words = LongWords()
    assert look_at_all(driver) == []


@pytest.mark.parametrize("ui_scale", [75, 125, 150, 200])
def test_every_size_of_text_fits(drive: Drive, ui_scale: int) -> None:
    assert look_at_all(drive(ui_scale=ui_scale, language="de")) == []


def test_larger_text_is_larger(driver: Driver) -> None:
    sizes = []
    for ui_scale in (100, 150):
        driver.ctx.settings.ui_scale = ui_scale
        driver.app.settings_changed()
        driver.app.reset(screens(driver)["new_game"]())
        driver.step(2)
        shown = {shown.words: shown.size for shown in driver.audit().shown}
        sizes.append(shown[playable()[first_slug()].spec.title])
    assert sizes[1] > sizes[0] * 1.4


def test_a_window_that_changes_its_size_is_laid_out_anew(driver: Driver) -> None:
    fill(driver)
    for make in screens(driver).values():
        driver.app.reset(make())
        driver.step()
        driver.resize(1024, 768)
        assert faults(driver.audit(), driver.ctx.metrics.text_floor) == []
        driver.resize(1280, 720)
        assert faults(driver.audit(), driver.ctx.metrics.text_floor) == []
