"""The windows for special actions: every option can be chosen, every refusal says why."""

from __future__ import annotations

import pygame
import pytest

from engines.core.types import Option
from engines.games.on_the_road.draw_events import ToPotty
from game.scenes.table.menu import TableMenu
from game.tables.on_the_road.pointing import place_of
from game.tables.on_the_road.special import SpecialWindow
from game.tables.on_the_road.tray import aside
from game.tables.spec import WINDOW
from tests.game.driver import Driver
from tests.game.tables import Table, at

KINDS = ("return_fan", "rescue", "redraw", "react")


def window(table: Table) -> SpecialWindow:
    """The window that is open."""
    found = table.desk.window
    assert isinstance(found, SpecialWindow)
    return found


def choose(table: Table, option: Option) -> None:
    """Put an option together by clicking its tokens, then confirm or pass."""
    tokens = getattr(option.action, "tokens", ())
    open_window = window(table)
    card = next(c for c in open_window.choices if option in c.options)
    table.click(f"choice:{card.kind}")
    for colour in [c for c in open_window.tokens if c not in tokens]:
        table.click(f"spend:{colour}")
    for colour in [c for c in tokens if c not in open_window.tokens]:
        table.click(f"spend:{colour}")
    table.click("confirm")


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_of_a_window_can_be_chosen(driver: Driver, kind: str) -> None:
    match = at(kind, 3)
    options = match.decision(0)
    assert options is not None
    for option in options.options:
        again = match.replay(at(kind, 3), ())
        table = Table(driver, again)
        moves = len(again.log)
        choose(table, option)
        assert table.last_actions(moves)[0] == option.action


@pytest.mark.parametrize("kind", ("rescue", "redraw", "react"))
def test_passing_needs_one_click(driver: Driver, kind: str) -> None:
    match = at(kind, 3)
    table = Table(driver, match)
    moves = len(match.log)
    decline = table.desk.decision.decline
    table.click("decline")
    assert table.last_actions(moves)[0] == decline


def test_a_token_one_does_not_have_is_refused_with_the_reason(driver: Driver) -> None:
    match = at("react", 3)
    table = Table(driver, match)
    held = window(table).held
    colour = ("mountain", "lake", "forest", "field", "pink")[held.index(0)]
    table.click(f"spend:{colour}")
    assert table.desk.refusal is not None
    assert f"no {colour} token" in table.desk.refusal[1].id
    words = [shown.words for shown in driver.audit().shown]
    assert any(f"no {colour} token" in line for line in words), "said above the window"


def test_confirming_too_early_says_what_is_missing(driver: Driver) -> None:
    match = at("rescue", 3)
    table = Table(driver, match)
    moves = len(match.log)
    table.click("confirm")
    assert len(match.log) == moves
    assert table.desk.refusal is not None


def test_a_card_that_cannot_be_paid_says_why(driver: Driver) -> None:
    match = at("react", 3)
    table = Table(driver, match)
    dear = next(c for c in window(table).choices if c.kind == "stage_pass")
    assert dear.refusal is not None
    table.click("choice:stage_pass")
    assert table.desk.refusal == ("choice:stage_pass", dear.refusal)


def test_a_card_proposes_tokens_and_keeps_the_pink_one(driver: Driver) -> None:
    match = at("rescue", 3)
    table = Table(driver, match)
    open_window = window(table)
    table.click("choice:rescue")
    others = sum(1 for count in open_window.held[:4] if count)
    assert len(open_window.tokens) == 3
    assert ("pink" in open_window.tokens) == (others < 3)


def test_a_hint_fills_the_window_in(driver: Driver) -> None:
    match = at("rescue", 3)
    table = Table(driver, match)
    table.desk.ask_hint()
    driver.step(3)
    assert table.desk.hint is not None
    option = window(table).option
    assert option is not None
    assert option.action == table.desk.hint.best


def test_escape_puts_the_tokens_back_and_then_opens_the_menu(driver: Driver) -> None:
    table = Table(driver, at("redraw", 3))
    table.click("choice:redraw")
    assert len(window(table).tokens) == 2
    table.key(pygame.K_ESCAPE)
    assert window(table).tokens == []
    assert window(table).choice is None
    table.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableMenu)


def test_the_keys_are_in_the_window_when_it_opens(driver: Driver) -> None:
    table = Table(driver, at("rescue", 3))
    pointer = table.desk.pointer
    pointer.keyed, pointer.focus = True, "deck"
    table.desk.offer_again()
    driver.step(2)
    assert pointer.focus == ""
    table.key(pygame.K_RETURN)
    assert pointer.spot(pointer.focus).area == WINDOW
    assert table.desk.refusal is None


def test_enter_on_a_chosen_card_confirms_it(driver: Driver) -> None:
    match = at("rescue", 3)
    table = Table(driver, match)
    moves = len(match.log)
    pointer = table.desk.pointer
    pointer.keyed, pointer.focus = True, "choice:rescue"
    table.key(pygame.K_RETURN)
    option = window(table).option
    assert option is not None
    assert len(match.log) == moves
    table.key(pygame.K_RETURN)
    assert table.last_actions(moves)[0] == option.action


def test_a_second_click_on_a_card_confirms_nothing(driver: Driver) -> None:
    match = at("rescue", 3)
    table = Table(driver, match)
    moves = len(match.log)
    table.click("choice:rescue")
    table.click("choice:rescue")
    assert len(match.log) == moves
    assert window(table).option is not None


@pytest.mark.parametrize("kind", KINDS)
def test_an_arrow_at_the_end_of_a_row_stays_there(driver: Driver, kind: str) -> None:
    table = Table(driver, at(kind, 3))
    pointer = table.desk.pointer
    spots = [s for s in pointer.spots if s.area == WINDOW]
    pointer.keyed = True
    for spot in spots:
        for way in ((1, 0), (-1, 0)):
            pointer.focus = spot.thing
            if pointer.arrow(way, table.desk.lit, False):
                box = pointer.spot(pointer.focus).box
                beside = min(box.bottom, spot.box.bottom) > max(box.top, spot.box.top)
                assert beside, (spot.thing, way, pointer.focus)


@pytest.mark.parametrize("seed", range(3))
def test_letting_fans_go_always_says_where_they_go(driver: Driver, seed: int) -> None:
    match = at("react", 4, seed=40 * seed)
    table = Table(driver, match)
    let_go = next(c for c in window(table).choices if c.kind == "passing")
    own = table.desk.board.model.tray.count(0)
    assert let_go.effect[0] == ToPotty(0, own).forecast


def test_of_two_equal_cards_the_one_under_the_mouse_is_meant(driver: Driver) -> None:
    seed = next(s for s in range(100) if len(set(at("drive", 2, s).view(0).hand)) == 2)
    table = Table(driver, at("drive", 2, seed))
    board, pointer = table.desk.board, table.desk.pointer
    hand = board.model.hand
    value = next(v for v in hand if hand.count(v) == 2)
    boxes = [s.box for s in pointer.spots if s.thing == f"card:{value}"]
    for place, box in zip((p for p, v in enumerate(hand) if v == value), boxes, strict=True):
        driver.move((box.centerx, box.centery))
        driver.step()
        meant = place_of(board.place, hand, value, table.desk.moment())
        assert meant == place


def test_of_two_equal_cards_the_one_clicked_flies(driver: Driver) -> None:
    seed = next(s for s in range(100) if len(set(at("drive", 2, s).view(0).hand)) == 2)
    for number in range(2):
        table = Table(driver, at("drive", 2, seed), "normal")
        hand = table.desk.board.model.hand
        value = next(v for v in hand if hand.count(v) == 2)
        place = [p for p, v in enumerate(hand) if v == value][number]
        boxes = [s.box for s in table.desk.pointer.spots if s.thing == f"card:{value}"]
        start = table.desk.board.place.card(place, len(hand))[0]
        driver.click((boxes[number].centerx, boxes[number].centery))
        flights = [f for f in table.desk.playback._step.flights if f.sprite.endswith(f"_{value}")]
        assert [f.route[0] for f in flights] == [start]


def test_a_slip_with_fewer_fans_than_were_drawn_says_so(driver: Driver) -> None:
    said = set()
    for seed in range(4):
        model = Table(driver, at("react", 4, seed=40 * seed)).desk.board.model
        gone = len(model.tray) < len(model.view.drawn)
        assert (aside(model).id == "{fans} still here") == gone
        said.add(gone)
    assert said == {True, False}
