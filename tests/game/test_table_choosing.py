"""Clicks, drags and pointing at the table, and what they are answered with."""

from __future__ import annotations

import pygame
import pytest

from game.ui.dialog import Dialog
from tests.game.driver import Driver
from tests.game.tables import Table, at, cards, my_drive


def test_a_click_on_a_card_plays_it(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    table.click(cards(table)[0])
    table.settle()
    assert len(table.match.log) > moves


def test_a_card_dragged_onto_its_tile_is_played(driver: Driver) -> None:
    table = Table(driver, my_drive())
    option = table.desk.decision.options[0]
    card, tile = option.things
    moves = len(table.match.log)
    driver.drag(table.box(card), table.box(tile))
    assert table.last_actions(moves)[0] == option.action


def test_the_van_dragged_onto_a_lit_tile_drives_there(driver: Driver) -> None:
    table = Table(driver, my_drive())
    option = table.desk.decision.options[-1]
    tile = option.things[1]
    moves = len(table.match.log)
    driver.drag(table.box("van:0"), table.box(tile))
    assert table.last_actions(moves)[0] == option.action


def test_a_card_dropped_elsewhere_goes_back_and_says_why(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    driver.drag(table.box(cards(table)[0]), table.box("deck"))
    assert len(table.match.log) == moves
    assert table.desk.refusal is not None
    assert table.desk.chooser.chosen == ()


def test_a_drag_let_go_of_outside_the_window_is_forgotten(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    driver.press(table.box(cards(table)[0]))
    driver.move((600, 300), held=True)
    driver.step()
    assert table.desk.pointer.dragged
    driver.post(pygame.WINDOWFOCUSLOST, window=None)
    driver.step()
    assert not table.desk.pointer.dragged
    driver.let_go((600, 300))
    driver.step()
    assert len(table.match.log) == moves
    assert table.desk.may_choose


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("deck", "First play one of your movement cards."),
        ("tile:0", "None of your cards takes you to this tile."),
        ("seat:1", "First play one of your movement cards."),
    ],
)
def test_a_refused_click_gives_the_one_reason(driver: Driver, thing: str, reason: str) -> None:
    table = Table(driver, my_drive())
    table.click(thing)
    assert table.desk.refusal is not None
    refused, said = table.desk.refusal
    assert (refused, said.id) == (thing, reason)
    with_words = [shown.words for shown in driver.audit().shown]
    assert any(reason in words for words in with_words), "the reason is on the screen"


def test_pointing_at_a_card_says_what_it_will_do(driver: Driver) -> None:
    table = Table(driver, my_drive())
    card = cards(table)[0]
    table.point(card)
    option, preview = table.desk.moment().shown
    assert card in option.things
    note = table.note()
    assert note is not None
    assert note.lines == preview.lines
    assert note.head == option.label


def test_every_number_on_a_panel_explains_itself(driver: Driver) -> None:
    table = Table(driver, my_drive())
    for seat in range(3):
        for cell in table.desk.board.seated(seat).cells:
            table.point(cell.thing)
            note = table.note()
            assert note is not None
            assert note.lines == (cell.meaning,)


def test_a_double_click_plays_one_card(driver: Driver) -> None:
    table = Table(driver, at("drive", 2, seed=3))
    place = table.box(cards(table)[0])
    moves = len(table.match.log)
    driver.wait(0.5)
    for _ in range(2):
        driver.press(place)
        driver.step()
        driver.let_go(place)
        driver.step()
    driver.step(4)
    own = [e for e in table.match.log[moves:] if e.seat == 0]
    assert len(own) == 1


def test_final_acts_can_be_confirmed(driver: Driver) -> None:
    table = Table(driver, my_drive())
    driver.ctx.settings.confirm_final = True
    moves = len(table.match.log)
    table.click(cards(table)[0])
    driver.step()
    assert isinstance(driver.top, Dialog)
    assert len(table.match.log) == moves
    driver.wait(0.5)
    table.key(pygame.K_ESCAPE)
    driver.wait(0.5)
    assert len(table.match.log) == moves
    assert table.desk.chooser.chosen == ()
    table.click(cards(table)[0])
    driver.wait(0.5)
    driver.click(driver.top.buttons[1])
    driver.step()
    assert len(table.match.log) > moves
