"""The loop and the stack: what is drawn when, sizes, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app import App
from game.ui.canvas import Canvas
from game.ui.metrics import Metrics
from game.window import NoDisplay, Window, fitted, usual
from tests.game.driver import SCREEN, Driver
from tests.game.plain import Hop, Plain


# ---------------------------------------------------------------- drawing
def test_nothing_is_drawn_while_nothing_changes(driver: Driver) -> None:
    scene = Plain(driver.ctx)
    driver.open(scene)
    driver.step(30)
    drawn = scene.calls.count("draw")
    driver.step(60)
    assert scene.calls.count("draw") == drawn
    scene.moving = True
    driver.step(10)
    assert scene.calls.count("draw") == drawn + 10
    assert len(driver.app.frames.draws) == scene.calls.count("draw")


def test_a_used_event_draws_an_unused_one_does_not(driver: Driver) -> None:
    scene = Plain(driver.ctx)
    driver.open(scene)
    driver.step(5)
    before = scene.calls.count("draw")
    driver.move((300, 300))
    driver.step()
    assert scene.calls.count("draw") == before
    driver.press((300, 300))
    driver.step()
    assert scene.calls.count("draw") == before + 1


def test_what_lies_under_a_dialog_is_drawn_once(driver: Driver) -> None:
    below, above = Plain(driver.ctx), Plain(driver.ctx, overlay=True)
    driver.open(below)
    driver.open(above)
    drawn = below.calls.count("draw")
    above.moving = True
    driver.step(20)
    assert below.calls.count("draw") == drawn
    below.moving = True
    driver.step(5)
    assert below.calls.count("draw") == drawn + 5


def test_a_minimised_window_is_not_drawn_and_sleeps(driver: Driver) -> None:
    scene = Plain(driver.ctx)
    driver.open(scene)
    scene.moving = True
    driver.post(pygame.WINDOWMINIMIZED, window=None)
    driver.step()
    before = scene.calls.count("draw")
    driver.step(5)
    assert scene.calls.count("draw") == before
    driver.post(pygame.WINDOWRESTORED, window=None)
    driver.step()
    assert scene.calls.count("draw") > before


def test_a_long_pause_is_one_short_step(driver: Driver) -> None:
    seen: list[float] = []

    class Timed(Plain):
        def update(self, dt: float) -> bool:
            seen.append(dt)
            return False

    driver.open(Timed(driver.ctx))
    driver.step(1, seconds=30.0)
    assert max(seen) <= 0.1


# ---------------------------------------------------------------- stack
def test_scenes_enter_are_laid_out_and_leave_once(driver: Driver) -> None:
    first, second = Plain(driver.ctx, "first"), Plain(driver.ctx, "second", overlay=True)
    driver.open(first)
    driver.open(second)
    driver.ctx.stage.pop()
    driver.step()
    assert [c for c in second.calls if c != "draw"] == ["enter", "layout", "leave"]
    assert [c for c in first.calls if c != "draw"] == [
        "enter",
        "layout",
        "covered",
        "layout",
        "uncovered",
    ]
    driver.ctx.stage.replace(second)
    driver.step()
    assert first.calls[-1] == "leave"


def test_the_app_ends_with_its_last_scene(driver: Driver) -> None:
    driver.open(Plain(driver.ctx))
    driver.ctx.stage.pop()
    driver.step()
    assert not driver.app.running


def test_closing_the_window_lets_every_scene_leave(drive: Callable[..., Driver]) -> None:
    driver = drive()
    scenes = [Plain(driver.ctx), Plain(driver.ctx, overlay=True)]
    for scene in scenes:
        driver.open(scene)
    driver.post(pygame.QUIT)
    driver.app.run()
    assert all(scene.calls[-1] == "leave" for scene in scenes)


# ---------------------------------------------------------------- window and settings
@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1920, 1080), (3840, 2160)])
def test_a_resize_lays_out_at_the_real_size(driver: Driver, size: tuple[int, int]) -> None:
    scene = Plain(driver.ctx)
    driver.open(scene)
    scene.calls.clear()
    driver.resize(*size)
    assert driver.ctx.metrics == Metrics(*size) and driver.surface.get_size() == size
    assert scene.calls == ["covered", "layout", "draw"]
    assert driver.surface.get_at((size[0] - 1, size[1] - 1)).b == 0x60


def test_f11_changes_to_full_screen_and_back(driver: Driver) -> None:
    driver.open(Plain(driver.ctx))
    driver.key(pygame.K_F11)
    assert driver.app.window.full_screen and driver.ctx.settings.full_screen
    driver.key(pygame.K_F11)
    assert not driver.app.window.full_screen
    assert driver.surface.get_size() == (1280, 720)


def test_settings_take_effect_at_once(driver: Driver) -> None:
    scene = Plain(driver.ctx)
    driver.open(scene)
    settings = driver.ctx.settings
    settings.language, settings.ui_scale, settings.sound_volume = "de", 150, 30
    driver.ctx.stage.settings_changed()
    driver.step()
    assert driver.ctx.words.language == "de"
    assert driver.ctx.metrics.ui == 1.5 and driver.ctx.sound.volume == 0.3
    assert driver.ctx.profile.path.read_text("utf-8").count('"ui_scale": 150') == 1


def test_the_windows_size_is_kept(drive: Callable[..., Driver]) -> None:
    driver = drive()
    driver.resize(1500, 900)
    driver.close()
    assert (driver.ctx.settings.window_width, driver.ctx.settings.window_height) == (1500, 900)


def test_a_window_is_no_larger_than_the_screen() -> None:
    assert fitted((3840, 2160), (1920, 1080)) == (1920, 1080)
    assert fitted((100, 100), (1920, 1080)) == (1024, 600)
    assert fitted((1280, 720), (800, 600)) == (800, 600)
    for screen in ((1366, 768), (1920, 1080), (3840, 2160), (1080, 1920)):
        width, height = fitted(usual(screen), screen)
        assert width <= screen[0] and height <= screen[1]


def test_without_a_display_there_is_one_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "set_mode", broken)
    with pytest.raises(NoDisplay, match="No available video device"):
        Window((1280, 720), desktop=SCREEN)


def test_the_app_draws_through_the_window_alone(driver: Driver) -> None:
    assert isinstance(driver.app, App)
    canvas = Plain(driver.ctx).canvas(driver.surface)
    assert isinstance(canvas, Canvas) and canvas.metrics == driver.ctx.metrics


def test_a_new_scene_knows_where_the_mouse_is(driver: Driver) -> None:
    driver.open(Plain(driver.ctx))
    driver.move((300, 300))
    driver.step()
    hop = Hop(driver.ctx)
    driver.open(hop)
    assert hop.button.hovered
