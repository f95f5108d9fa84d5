"""The Load screen: whole, named, finished, damaged and newer saves."""

import pygame
import pytest

from engines.core.types import Text
from game.scenes.load import LoadScene
from game.scenes.naming import NameDialog
from game.scenes.result import ResultScene
from game.ui.dialog import Dialog
from saves.cover import SaveEntry
from tests.game.driver import Driver
from tests.game.scenes_kit import a_match, at_table, ended, fill, keep


def opened(driver: Driver) -> LoadScene:
    scene = LoadScene(driver.ctx)
    driver.open(scene)
    driver.step()
    return scene


def entry_of(scene: LoadScene, file: str) -> int:
    return next(n for n, e in enumerate(scene.rows.entries) if e.file.startswith(file))


def words_on(driver: Driver) -> str:
    return " | ".join(shown.words for shown in driver.audit().shown)


def test_without_saves_it_says_what_to_do(driver: Driver) -> None:
    opened(driver)
    assert "No game has been saved yet" in words_on(driver)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, LoadScene)


def test_everything_about_a_save_is_shown(driver: Driver) -> None:
    match = a_match(30)
    cover = keep(driver, match)
    opened(driver)
    shown = words_on(driver)
    for player, score in zip(match.players, match.rules.scores(match.state), strict=True):
        assert player.name in shown
        assert str(score) in shown
    for words in (f"Round {match.round}", "Today", "38 minutes", "Seed 7", cover.id, "version"):
        assert words in shown


def test_damaged_and_newer_files_are_named_and_cannot_be_played(driver: Driver) -> None:
    fill(driver)
    scene = opened(driver)
    for file in ("broken.save", "newer.save", "empty.save"):
        scene.list.select(entry_of(scene, file))
        assert not scene.go.enabled
        assert not scene.name.enabled
        assert scene.delete.enabled
        shown = words_on(driver)
        assert file in shown
        fault = scene.rows.entries[scene.list.selected].fault
        assert fault is not None
        assert driver.ctx.words(fault.what) in shown
        driver.key(pygame.K_RETURN)
        assert driver.app.stack.top is scene


def test_the_first_that_can_be_opened_is_selected(driver: Driver) -> None:
    fill(driver)
    scene = opened(driver)
    assert scene.chosen is not None
    assert scene.chosen.openable


def test_enter_goes_on_with_the_game(driver: Driver) -> None:
    match = a_match()
    keep(driver, match)
    opened(driver)
    driver.key(pygame.K_RETURN)
    driver.step()
    assert at_table(driver).match.digest == match.digest


def test_a_finished_game_shows_its_result(driver: Driver) -> None:
    keep(driver, ended())
    scene = opened(driver)
    assert scene.go.label == Text("Show the result")
    driver.click(scene.go)
    driver.step()
    assert isinstance(driver.top, ResultScene)


def test_a_damaged_file_opens_its_earlier_copy(driver: Driver) -> None:
    match = a_match(20)
    cover = keep(driver, match)
    before = match.digest
    match.play(match.rules.legal(match.state)[0])
    driver.ctx.store.leave(match, cover)
    (driver.ctx.store.folder / f"{cover.id}.save").write_bytes(b"{")
    scene = opened(driver)
    assert scene.go.label == Text("Open the earlier copy")
    driver.click(scene.go)
    driver.step()
    assert at_table(driver).match.digest == before


def test_delete_asks_first(driver: Driver) -> None:
    keep(driver, a_match())
    scene = opened(driver)
    driver.key(pygame.K_DELETE)
    assert isinstance(driver.top, Dialog)
    driver.key(pygame.K_RETURN)  # the harmless answer has the focus
    assert driver.app.stack.top is scene
    assert len(driver.ctx.store.entries()) == 1
    driver.click(scene.delete)
    dialog = driver.top
    assert isinstance(dialog, Dialog)
    driver.click(dialog.buttons[-1])
    assert driver.app.stack.top is scene
    assert driver.ctx.store.entries() == []
    assert scene.rows.count() == 0


def test_after_deleting_the_next_one_is_selected(driver: Driver) -> None:
    fill(driver)
    scene = opened(driver)
    count = scene.rows.count()
    scene.list.select(0)
    for _ in range(count):
        scene._deleted(scene.rows.entries[max(scene.list.selected, 0)])
        driver.step()
    assert scene.entries == []


def test_renaming(driver: Driver) -> None:
    keep(driver, a_match())
    scene = opened(driver)
    driver.key(pygame.K_F2)
    assert isinstance(driver.top, NameDialog)
    driver.type("Sunday")
    driver.key(pygame.K_RETURN)
    assert driver.app.stack.top is scene
    chosen = scene.chosen
    assert chosen is not None
    assert chosen.info is not None
    assert chosen.info.name == "Sunday"
    assert "Sunday" in words_on(driver)
    driver.key(pygame.K_F2)
    driver.key(pygame.K_ESCAPE)
    assert driver.ctx.store.entries()[0].info is not None


def test_arrow_keys_and_the_wheel_go_through_a_long_list(driver: Driver) -> None:
    match = a_match(3)
    for _ in range(14):
        keep(driver, match)
    scene = opened(driver)
    driver.key(pygame.K_END)
    assert scene.list.selected == 13
    assert scene.list.scroller.offset > 0
    driver.step()
    driver.wheel(scene.list.rect.center, 30)
    assert scene.list.scroller.offset == 0
    driver.key(pygame.K_UP)
    assert scene.list.selected == 12


def test_chips_filter_by_game(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(driver, a_match())
    scene = opened(driver)
    assert scene.chips == []
    slug = scene._slugs()[0]
    monkeypatch.setattr(scene, "_slugs", lambda: [slug, "another"])
    monkeypatch.setattr(scene, "_chip", lambda s: _chip(scene, s))
    scene._again(0)
    driver.step()
    assert len(scene.chips) == 3
    driver.click(scene.chips[2])
    assert scene.rows.count() == 0
    driver.click(scene.chips[1])
    assert scene.rows.count() == 1
    assert [chip.on for chip in scene.chips] == [False, True, False]


def _chip(scene: LoadScene, slug: str) -> object:
    from game.ui.chip import Chip  # noqa: PLC0415 - only here

    return scene.gui.add(Chip(slug or "All", lambda: scene._choose_filter(slug)))


def test_a_folder_that_cannot_be_read_is_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engines.core.types import text  # noqa: PLC0415 - only here
    from saves.errors import StoreError  # noqa: PLC0415

    def fail() -> list[SaveEntry]:
        raise StoreError(text("The folder cannot be read."))

    monkeypatch.setattr(driver.ctx.store, "entries", fail)
    opened(driver)
    assert "The folder cannot be read." in words_on(driver)
