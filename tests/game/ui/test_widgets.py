"""Every widget by mouse and by keyboard."""

from __future__ import annotations

import pygame

from engines.core.types import text
from game.ui.button import Button
from game.ui.chip import Chip
from game.ui.choice import Choice
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.listing import ListView
from game.ui.skin import HOUSE
from game.ui.slider import Slider
from game.ui.tabs import Tabs
from game.ui.toggle import Toggle
from tests.game.driver import Driver
from tests.game.ui.stand import Put
from tests.game.widget_sheet import Names, Sheet


def test_a_toggle_turns_over(driver: Driver, put: Put) -> None:
    got: list[bool] = []
    a = Toggle(text("Sound"), False, got.append)
    stand = put(a)
    driver.click(a)
    stand.gui.set_focus(a)
    driver.key(pygame.K_SPACE)
    assert got == [True, False] and driver.ctx.words(a.value_words) == "off"


def test_a_choice_by_mouse_and_arrows(driver: Driver, put: Put) -> None:
    got: list[int] = []
    a = Choice(text("Level"), ("easy", "normal", "hard"), 0, got.append)
    stand = put(a)
    boxes = a._boxes
    driver.click(boxes[2])
    driver.drag(boxes[0], boxes[1])
    stand.gui.set_focus(a)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT)
    assert got == [2, 1, 0] and a.value_words == "easy"


def test_a_drop_down_opens_chooses_and_closes(driver: Driver, put: Put) -> None:
    got: list[int] = []
    below: list[str] = []
    a = DropDown(text("Level"), ("easy", "normal", "hard"), 0, got.append)
    b = Button(text("Under the list"), lambda: below.append("clicked"))
    put(a, b)
    driver.click(a)
    assert a.open
    driver.click((a.rect.centerx, a._list.y + 2 * a._row + 5))
    assert got == [2] and not a.open
    driver.click(a)
    driver.click((900, 600))
    assert not a.open and got == [2]
    driver.click(a)
    driver.click(b)
    assert below == []


def test_a_drop_down_by_keyboard(driver: Driver, put: Put) -> None:
    got: list[int] = []
    a = DropDown(text("Level"), ("easy", "normal", "hard"), 0, got.append)
    stand = put(a)
    stand.gui.set_focus(a)
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_ESCAPE):
        driver.key(key)
    assert got == [] and not a.open
    for key in (pygame.K_SPACE, pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        driver.key(key)
    assert got == [2] and not a.open


def test_a_drop_down_at_the_bottom_opens_upwards(driver: Driver, put: Put) -> None:
    a = DropDown(text("Level"), [str(n) for n in range(30)], 25, lambda n: None)
    put(a)
    a.rect.y = 660
    driver.click(a)
    assert a._list.bottom <= a.rect.top and a._list.top >= 0 and a.scroller.needed
    assert a.scroller.offset > 0


def test_a_slider_by_mouse_and_keys(driver: Driver, put: Put) -> None:
    got: list[int] = []
    a = Slider(text("Volume"), 50, got.append)
    stand = put(a)
    driver.drag((a.rect.right - 15, a.rect.centery), (2000, 700))
    assert a.value == 100
    stand.gui.set_focus(a)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_PAGEUP)
    assert got[-3:] == [95, 0, 25]


def test_a_field_takes_text_and_no_shortcut(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = TextField(text("Name"), "Mara", got.append)
    stand = put(a)
    driver.key(pygame.K_TAB)
    assert stand.gui.focus is a and a.line.selected == "Mara"
    driver.type("hé l")
    assert a.words == "hé l"
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_a, pygame.KMOD_LCTRL)
    driver.key(pygame.K_c, pygame.KMOD_LCTRL)
    driver.key(pygame.K_END)
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert a.words == "hé hé " and got[-1] == "hé hé "
    driver.key(pygame.K_a, pygame.KMOD_LCTRL)
    driver.key(pygame.K_x, pygame.KMOD_LCTRL)
    assert a.words == ""


def test_a_field_shows_what_an_input_method_composes(driver: Driver, put: Put) -> None:
    a = TextField(text("Name"), "", lambda words: None)
    stand = put(a)
    stand.gui.set_focus(a)
    driver.post(pygame.TEXTEDITING, text="にほ", start=0, length=2)
    driver.step()
    assert a.compose == "にほ" and a.words == ""
    driver.post(pygame.TEXTINPUT, text="日本")
    driver.step()
    assert a.compose == "" and a.words == "日本"


def test_a_double_click_in_a_field_selects_the_word(driver: Driver, put: Put) -> None:
    a = TextField(text("Name"), "one two", lambda words: None)
    put(a)
    spot = (a.rect.x + 20, a.rect.centery)
    driver.click(spot)
    driver.press(spot)
    driver.let_go(spot)
    driver.step()
    assert a.line.selected == "one"


def test_tabs_turn_pages(driver: Driver, put: Put) -> None:
    got: list[int] = []
    a = Tabs(text("Pages"), ("One", "Two", "Three"), 0, got.append)
    stand = put(a)
    driver.click(a.boxes()[1])
    stand.gui.set_focus(a)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert got == [1, 2]


def test_a_list_selects_scrolls_and_opens(driver: Driver, put: Put) -> None:
    chosen: list[int] = []
    opened: list[int] = []
    a = ListView(text("Games"), Names(), chosen.append, opened.append)
    stand = put(a)
    driver.step()
    a.rect.h = 90
    driver.resize(1280, 721)
    a.rect.h = 90
    driver.click((150, 45))
    assert chosen == [0]
    driver.press((150, 45))
    driver.let_go((150, 45))
    driver.step()
    assert opened == [0]
    stand.gui.set_focus(a)
    driver.key(pygame.K_END)
    assert chosen == [0, 4] and a.scroller.offset == a.scroller.most > 0
    driver.key(pygame.K_RETURN)
    assert opened == [0, 4]
    driver.wheel(a, 5)
    assert a.scroller.offset == 0


def test_a_list_is_scrolled_by_its_bar(driver: Driver, put: Put) -> None:
    a = ListView(text("Games"), Names(), lambda n: None)
    put(a)
    a.rect.h = 90
    driver.move(a)
    driver.step()
    top = (a.rect.right - 8, a.rect.y + 5)
    driver.drag(top, (a.rect.right + 300, a.rect.bottom + 200))
    assert a.scroller.offset == a.scroller.most > 0 and a.selected == -1


def test_a_chip_clicks(driver: Driver, put: Put) -> None:
    got: list[str] = []
    a = Chip(text("Newest"), lambda: got.append("x"))
    stand = put(a)
    driver.click(a)
    stand.gui.set_focus(a)
    driver.key(pygame.K_RETURN)
    assert got == ["x", "x"]


def test_every_widget_has_a_name_and_a_role(driver: Driver, put: Put) -> None:
    sheet = Sheet(driver.ctx, HOUSE)
    driver.open(sheet)
    for widget in sheet.gui.widgets:
        assert driver.ctx.words(widget.name) and widget.role != "widget"


def test_a_tool_tip_comes_after_a_rest_and_goes_with_the_mouse(driver: Driver, put: Put) -> None:
    a = Button(text("A"), lambda: None, tip=text("What A does"))
    put(a)
    driver.move(a)
    driver.wait(0.2)
    assert "What A does" not in {shown.words for shown in driver.audit().shown}
    driver.wait(0.5)
    assert "What A does" in {shown.words for shown in driver.audit().shown}
    driver.move((900, 500))
    driver.step()
    assert "What A does" not in {shown.words for shown in driver.audit().shown}
