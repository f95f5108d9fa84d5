"""A click, and the focus: what counts as one, what a key does, where Tab goes."""

from __future__ import annotations

import pygame

from engines.core.types import text
from game.ui.button import Button
from tests.game.driver import Driver
from tests.game.ui.stand import Put


def test_a_click_needs_press_and_release_on_the_same_button(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Button(text("A"), lambda: got.append("a"))
    b = Button(text("B"), lambda: got.append("b"))
    put(a, b)
    driver.click(a)
    assert got == ["a"]
    driver.drag(a, b)
    driver.drag((5, 5), b)
    driver.drag(b, (600, 400))
    assert got == ["a"]


def test_a_press_broken_off_does_nothing(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Button(text("A"), lambda: got.append("a"))
    put(a)
    driver.press(a)
    driver.post(pygame.WINDOWFOCUSLOST, window=None)
    driver.step()
    assert not a.pressed
    driver.let_go(a)
    driver.step()
    driver.press(a)
    driver.step()
    driver.resize(1400, 800)
    driver.let_go(a)
    driver.step()
    assert got == []


def test_only_the_left_button_clicks(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Button(text("A"), lambda: got.append("a"))
    put(a)
    for button in (2, 3):
        driver.press(a, button)
        driver.let_go(a, button)
    driver.step()
    assert got == []


def test_a_disabled_button_neither_clicks_nor_takes_the_focus(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a, b = Button(text("A"), lambda: got.append("a")), Button(text("B"), lambda: got.append("b"))
    a.enabled = False
    stand = put(a, b)
    driver.click(a)
    driver.key(pygame.K_TAB)
    assert got == [] and stand.gui.focus is b


def test_enter_and_space_click_once_however_long_they_are_held(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Button(text("A"), lambda: got.append("a"))
    stand = put(a)
    stand.gui.set_focus(a)
    for _ in range(5):
        driver.key_down(pygame.K_RETURN)
    driver.step()
    assert got == ["a"]
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_KP_ENTER)
    assert got == ["a"] * 3


def test_tab_goes_round_and_back(driver: Driver, put: Put) -> None:
    buttons = [Button(text("A"), lambda: None) for _ in range(3)]
    stand = put(*buttons)
    seen = []
    for _ in range(4):
        driver.key(pygame.K_TAB)
        seen.append(stand.gui.focus)
    assert seen == [*buttons, buttons[0]]
    driver.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert stand.gui.focus is buttons[2] and buttons[2].ringed


def test_the_mouse_hides_the_ring_and_keys_show_it(driver: Driver, put: Put) -> None:
    a = Button(text("A"), lambda: None)
    put(a)
    driver.click(a)
    assert a.focused and not a.ringed
    driver.key(pygame.K_SPACE)
    assert a.ringed


def test_enter_without_focus_is_the_default_and_esc_the_way_out(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Button(text("A"), lambda: got.append("start"))
    b = Button(text("B"), lambda: got.append("back"))
    stand = put(a, b)
    stand.gui.default, stand.gui.escape = a, b
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    assert got == ["start", "back"]
