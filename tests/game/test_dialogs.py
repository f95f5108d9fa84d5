"""One click does one thing; dialogs and toasts over a scene."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engines.core.types import text
from game.ui.dialog import Answer, Ask, Dialog, confirm, failure
from tests.game.driver import Driver
from tests.game.plain import Hop, Plain


# ---------------------------------------------------------------- one click, one thing
def test_a_double_click_opens_one_scene(driver: Driver) -> None:
    Hop.made = 0
    driver.open(Hop(driver.ctx))
    driver.wait(1)
    for _ in range(2):
        driver.press((300, 300))
        driver.let_go((300, 300))
    driver.step()
    assert Hop.made == 2
    for _ in range(3):
        driver.step(3)
        driver.press((300, 300))
        driver.let_go((300, 300))
        driver.step()
    assert Hop.made == 2
    driver.wait(0.5)
    driver.click((300, 300))
    assert Hop.made == 3


def test_a_held_key_opens_one_scene(driver: Driver) -> None:
    Hop.made = 0
    driver.open(Hop(driver.ctx))
    for _ in range(20):
        driver.key_down(pygame.K_RETURN)
        driver.step()
    assert Hop.made == 2
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert Hop.made == 3


def test_nothing_goes_through_a_dialog(driver: Driver) -> None:
    below = Plain(driver.ctx)
    driver.open(below)
    below.seen.clear()
    driver.open(Dialog(driver.ctx, failure(text("No"), text("It did not work."))))
    driver.click((20, 20))
    driver.click((640, 360))
    driver.type("hello")
    driver.wheel((20, 20), 3)
    assert below.seen == []


def test_a_release_after_the_scene_changed_does_nothing(driver: Driver) -> None:
    below = Plain(driver.ctx)
    driver.open(below)
    driver.press((50, 50))
    driver.step()
    asked: list[str] = []
    ask = Ask(text("Sure?"), (), (Answer(text("Yes"), lambda: asked.append("yes")),))
    dialog = Dialog(driver.ctx, ask)
    driver.open(dialog)
    driver.let_go(dialog.buttons[0])
    driver.step()
    assert asked == []


# ---------------------------------------------------------------- dialogs
def test_a_question_begins_at_the_harmless_answer(driver: Driver) -> None:
    got: list[str] = []
    driver.open(Plain(driver.ctx))

    def ask() -> None:
        yes = Answer(text("Delete"), lambda: got.append("deleted"), "danger")
        driver.open(Dialog(driver.ctx, confirm(text("Delete?"), text("It is gone then."), yes)))

    ask()
    driver.key(pygame.K_RETURN)
    assert got == [] and isinstance(driver.top, Plain)
    ask()
    driver.key(pygame.K_ESCAPE)
    assert got == [] and isinstance(driver.top, Plain)
    ask()
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert got == ["deleted"] and isinstance(driver.top, Plain)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("ui_scale", [75, 100, 200])
def test_dialogs_fit_and_their_words_too(
    drive: Callable[..., Driver], size: tuple[int, int], ui_scale: int
) -> None:
    driver = drive(size=size, ui_scale=ui_scale)
    driver.open(Plain(driver.ctx))
    long = text("Everything since the start of round six is undone, three draws from the bag too.")
    ask = confirm(text("Take back a whole round?"), long, Answer(text("Take it back"), icon="undo"))
    dialog = Dialog(driver.ctx, ask)
    driver.open(dialog)
    audit = driver.audit()
    assert audit.spills() == [] and audit.overlaps() == []
    assert not any(shown.cut for shown in audit.shown)
    assert driver.ctx.metrics.window.contains(dialog.box)
    assert all(dialog.box.contains(button.rect) for button in dialog.buttons)


def test_toasts_show_one_after_another(driver: Driver) -> None:
    driver.open(Plain(driver.ctx))
    for words in ("First", "Second", "First"):
        driver.ctx.stage.toast(text(words))

    def shown() -> set[str]:
        return {s.words for s in driver.audit().shown}

    driver.step()
    assert shown() == {"First"}
    driver.wait(2.1)
    assert shown() == {"Second"}
    driver.wait(2.1)
    assert shown() == set()
