"""The pictures of cards are ready before the cards are dealt."""

from __future__ import annotations

from pathlib import Path

from game.tables.rodeo.board import RodeoBoard
from tests.game.driver import Driver
from tests.game.tables import Table, dealt


def test_a_still_table_comes_to_rest_with_every_poster_ready(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(640, 480), ahead=True)
    table = Table(driver, dealt(2, slug="rodeo"))
    sprites, board = driver.ctx.kit.sprites, table.desk.board
    assert isinstance(board, RodeoBoard)
    driver.step(600)
    assert not sprites.ahead.work(), "nothing is left to be made"
    shown = next(name for name in board.soon() if sprites.sizes(name))
    sizes = sprites.sizes(shown)
    for band in board.model.t.data.bands:
        assert sprites.sizes(f"rodeo/band_{band.id}") >= sizes
    driver.close()


def test_every_picture_named_is_there(driver: Driver) -> None:
    board = Table(driver, dealt(2, slug="rodeo")).desk.board
    names = board.soon()
    assert len(set(names)) == len(names)
    assert [name for name in names if name not in driver.ctx.kit.sprites] == []
