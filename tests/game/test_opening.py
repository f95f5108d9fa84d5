"""Opening saves that are not as they should be."""

import pygame
import pytest

from engines.core.types import text
from game.scenes.opening import open_save
from game.scenes.title import TitleScene
from game.ui.dialog import Dialog
from saves.cover import Opened
from saves.errors import Fault, SaveError
from tests.game.driver import Driver
from tests.game.scenes_kit import a_match, at_table, keep


def test_what_still_plays_well_can_be_opened(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(12)
    cover = keep(driver, match)
    whole = driver.ctx.store.open

    def broken(id_: str, upto: int | None = None) -> Opened:
        if upto is None:
            what, advice = text("It goes wrong at move 9."), text("Open it up to there.")
            raise SaveError(Fault.ILLEGAL, f"{id_}.save", what, advice, usable=8)
        return whole(id_, upto)

    monkeypatch.setattr(driver.ctx.store, "open", broken)
    driver.open(TitleScene(driver.ctx))
    open_save(driver.ctx, cover.id)
    driver.step()
    dialog = driver.top
    assert isinstance(dialog, Dialog)
    said = " ".join(driver.ctx.words(words) for words in dialog.ask.body)
    assert "move 9" in said
    assert "up to move 8" in said
    driver.click(dialog.buttons[0])
    driver.step()
    assert len(at_table(driver).match.log) == 8


def test_a_warning_is_shown_over_the_table(driver: Driver) -> None:
    match = a_match(20)
    cover = keep(driver, match)
    match.play(match.rules.legal(match.state)[0])
    driver.ctx.store.leave(match, cover)
    (driver.ctx.store.folder / f"{cover.id}.save").write_bytes(b"{")
    driver.open(TitleScene(driver.ctx))
    open_save(driver.ctx, cover.id)
    driver.step(2)
    assert at_table(driver)
    driver.key(pygame.K_RETURN)  # the curtain between two people
    assert isinstance(driver.top, Dialog)
    shown = " ".join(shown.words for shown in driver.audit().shown)
    assert "earlier copy" in shown
