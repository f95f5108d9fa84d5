"""A board may show something after an act; the whole game waits until it is put away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pygame import K_RETURN, Rect

from engines.core.types import Event, Thing, text
from game.tables.on_the_road.board import RoadBoard
from game.tables.spec import WINDOW, Answer, Frame, Spot, TableWindow
from game.ui.canvas import Canvas
from tests.game.driver import Driver
from tests.game.tables import Table, dealt


class Sheet(TableWindow):
    """A window with one button."""

    def __init__(self, told: int) -> None:
        self.told = told

    def layout(self, canvas: Canvas, frame: Frame) -> None:
        self.box = Rect(frame.middle)

    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        canvas.fill(self.box, "#ffffff")

    def spots(self) -> Sequence[Spot]:
        return [Spot("sheet:on", self.box, text("Go on"), WINDOW)]

    def click(self, thing: Thing) -> Answer:
        return Answer(done=True)


@pytest.fixture
def table(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table whose board shows a sheet after every drive of a person."""

    def interlude(self: RoadBoard, events: Sequence[Event], told: Sequence[Event]) -> Sheet | None:
        mine = any(e.kind == "drove" and getattr(e, "seat", -1) == 0 for e in events)
        return Sheet(len(told)) if mine else None

    monkeypatch.setattr(RoadBoard, "interlude", interlude)
    table = Table(driver, dealt())
    table.settle()
    option = table.desk.decision.options[0]
    table.scene.orders.choose(option)
    driver.step(3)
    return table


def test_the_game_waits_while_something_is_shown(table: Table) -> None:
    desk, moves = table.desk, len(table.match.log)
    assert isinstance(desk.window, Sheet)
    assert desk.window.told >= 1
    table.driver.wait(3)
    assert len(table.match.log) == moves
    assert not desk.may_choose
    table.click("sheet:on")
    assert desk.window is None
    table.settle()
    assert len(table.match.log) > moves


def test_it_is_put_away_by_keyboard_as_well(table: Table) -> None:
    table.key(K_RETURN)
    table.key(K_RETURN)
    table.driver.step()
    assert not table.desk.interlude


def test_undo_takes_it_away(table: Table) -> None:
    assert table.desk.undo() is None or table.desk.round_back() is None
    assert not table.desk.interlude
    assert table.desk.window is None


def test_who_comes_back_finds_it_again(table: Table) -> None:
    again = Table(table.driver, table.match)
    assert isinstance(again.desk.window, Sheet)
    moves = len(table.match.log)
    again.driver.wait(2)
    assert len(table.match.log) == moves
    again.click("sheet:on")
    assert not again.desk.interlude
