"""The windows for special actions: every option can be chosen, every refusal says why."""

from __future__ import annotations

import pytest

from engines.core.types import Option
from game.tables.on_the_road.special import SpecialWindow
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
