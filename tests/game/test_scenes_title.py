"""The title: what it offers, and where each thing leads."""

from itertools import pairwise

import pygame
import pytest

from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.playable import Playable, playable
from game.scenes.result import ResultScene
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.ui.dialog import Dialog
from tests.game.driver import Driver
from tests.game.scenes_kit import a_match, at_table, first_slug, keep


@pytest.fixture
def title(driver: Driver) -> TitleScene:
    scene = TitleScene(driver.ctx)
    driver.open(scene)
    return scene


def test_every_game_with_a_table_has_a_poster(title: TitleScene) -> None:
    assert [poster.spec.slug for poster in title.posters] == list(playable())


def test_a_click_on_a_poster_chooses_its_game(driver: Driver, title: TitleScene) -> None:
    driver.click(title.posters[-1])
    assert isinstance(driver.top, NewGameScene)
    assert driver.top.draft.spec is title.posters[-1].spec
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is title


def test_each_button_leads_somewhere_and_back(driver: Driver, title: TitleScene) -> None:
    kinds = (NewGameScene, LoadScene, SettingsScene, RulesScene)
    for number, kind in enumerate(kinds):
        button = (title.new, *title.buttons)[number]
        driver.click(button)
        assert type(driver.top) is kind
        driver.key(pygame.K_ESCAPE)
        assert driver.app.stack.top is title


def test_quit_ends_the_app(driver: Driver, title: TitleScene) -> None:
    driver.click(title.buttons[-1])
    assert not driver.app.running


def test_without_a_save_enter_begins_a_new_game(driver: Driver, title: TitleScene) -> None:
    assert title.ticket is None
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, NewGameScene)


def test_enter_continues_the_last_game(driver: Driver) -> None:
    newer = a_match(35)
    cover = keep(driver, newer)
    title = TitleScene(driver.ctx)
    driver.open(title)
    assert title.ticket is not None
    words = driver.ctx.words(title.ticket.line)
    assert str(newer.round) in words
    assert newer.players[newer.to_act].name in words
    driver.key(pygame.K_RETURN)
    driver.step()
    assert at_table(driver).match.digest == newer.digest
    assert at_table(driver).cover.id == cover.id


def test_alone_against_bots_it_is_your_turn(driver: Driver) -> None:
    match = a_match(who="normal")
    while match.to_act != 0:
        match.play(match.rules.legal(match.state)[0])
    keep(driver, match)
    title = TitleScene(driver.ctx)
    driver.open(title)
    assert title.ticket is not None
    assert "your turn" in driver.ctx.words(title.ticket.line)


def test_a_finished_game_is_not_continued(driver: Driver) -> None:
    match = a_match(20_000)
    keep(driver, match)
    title = TitleScene(driver.ctx)
    driver.open(title)
    assert title.ticket is None


def test_a_save_that_went_bad_meanwhile_is_told(driver: Driver) -> None:
    cover = keep(driver, a_match())
    title = TitleScene(driver.ctx)
    driver.open(title)
    for file in driver.ctx.store.folder.glob(f"{cover.id}*"):
        file.unlink()
    assert title.ticket is not None
    driver.click(title.ticket)
    assert isinstance(driver.top, Dialog)
    assert cover.id in driver.ctx.words(driver.top.ask.body[0])
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TitleScene)
    assert driver.top.ticket is None


def test_everything_can_be_reached_with_tab(driver: Driver, title: TitleScene) -> None:
    seen = []
    for _ in title.gui.widgets:
        driver.key(pygame.K_TAB)
        seen.append(title.gui.focus)
    assert set(seen) == {*title.posters, title.new, *title.buttons}


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_any_number_of_posters_lie_apart(driver: Driver, count: int) -> None:
    title = TitleScene(driver.ctx)
    game: Playable = playable()[first_slug()]
    title.games = [game] * count
    driver.open(title)
    for width, height in ((1024, 600), (1024, 768), (2560, 1080)):
        driver.resize(width, height)
        boxes = [poster.rect for poster in title.posters]
        window = driver.surface.get_rect()
        assert all(window.contains(box) for box in boxes)
        assert all(not a.colliderect(b) for a, b in pairwise(boxes))
        assert all(not box.colliderect(title.new.rect) for box in boxes)


def test_the_result_of_a_save_is_shown_instead_of_a_table(driver: Driver) -> None:
    from game.scenes import routes  # noqa: PLC0415 - what is tested

    cover = keep(driver, a_match(20_000))
    driver.open(TitleScene(driver.ctx))
    routes.continue_save(driver.ctx, cover.id)
    driver.step()
    assert isinstance(driver.top, ResultScene)


def test_a_posters_tip_covers_no_button(driver: Driver, title: TitleScene) -> None:
    rest = {shown.words for shown in driver.audit().shown}
    buttons = [w for w in title.gui.widgets if w not in title.posters]
    for poster in title.posters:
        driver.move(poster)
        driver.wait(1.5)
        tips = [shown for shown in driver.audit().shown if shown.words not in rest]
        assert tips
        for shown in tips:
            assert not [b for b in buttons if b.rect.colliderect(shown.ink)], shown
