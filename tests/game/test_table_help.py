"""The line of help at the table can be switched off."""

from __future__ import annotations

from tests.game.driver import Driver
from tests.game.tables import Table, dealt


def test_help_is_shown_at_rest_unless_switched_off(driver: Driver) -> None:
    table = Table(driver, dealt())
    table.settle()
    table.desk.pointer.hot = table.desk.pointer.focus = ""
    said = table.note()
    assert said == table.desk.board.resting(table.desk.moment())
    table.desk.ctx.settings.table_help = False
    assert table.note() != said
