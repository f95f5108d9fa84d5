"""The Result screen: places, terms, notes, what comes next, and the record of the game."""

from dataclasses import replace

import pygame
import pytest

from engines.core.match import Match
from engines.core.types import text
from game.scenes.result import ResultScene
from game.scenes.title import TitleScene
from saves.errors import StoreError
from tests.game.driver import Driver
from tests.game.scenes_kit import NAMES, at_table, ended


def opened(driver: Driver, match: Match) -> ResultScene:
    cover = driver.ctx.store.begin(match)
    cover.seconds = 2460
    scene = ResultScene(driver.ctx, match, cover)
    driver.open(scene)
    driver.step()
    return scene


def words_on(driver: Driver) -> str:
    return " | ".join(shown.words for shown in driver.audit().shown)


def test_everything_about_the_end_is_said(driver: Driver) -> None:
    match = ended()
    scene = opened(driver, match)
    shown = words_on(driver)
    for standing in match.outcome.standings:
        assert f"{standing.place}." in shown
        assert str(standing.total) in shown
        for item in standing.items:
            assert driver.ctx.words(item.label) in shown
    assert all(name in shown for name in NAMES[: len(match.players)])
    note = match.outcome.tie_break or match.outcome.ending
    assert driver.ctx.words(note) in shown
    assert "Seed 7" in shown
    assert f"{match.round} rounds" in shown
    assert "41 minutes" in shown
    assert scene.poster is not None
    winner = match.players[match.outcome.winners[0]].name
    assert any(winner in words for words in shown.split(" | ") if "with" in words)


def test_help_is_named_only_if_it_was_used(driver: Driver) -> None:
    match = ended()
    opened(driver, match)
    assert "Counted apart" not in words_on(driver)
    match.assists.hints, match.assists.free_undos = 2, 1
    opened(driver, match)
    shown = words_on(driver)
    assert "2 hints" in shown
    assert "1 undo past a reveal" in shown
    assert "Counted apart" in shown


def test_shared_places_and_winners(driver: Driver) -> None:
    match = ended()
    scene = opened(driver, match)
    first, second, *rest = match.outcome.standings
    level = replace(second, place=1, total=first.total)
    scene.outcome = replace(match.outcome, standings=(first, level, *rest))
    poster = scene._poster()
    assert poster is not None
    said = driver.ctx.words(poster.foot)
    assert all(match.players[seat].name in said for seat in (first.seat, second.seat))


def test_the_result_is_kept_once(driver: Driver) -> None:
    match = ended()
    cover = driver.ctx.store.begin(match)
    for _ in range(2):
        driver.app.reset(ResultScene(driver.ctx, match, cover))
        driver.step()
    kept = driver.ctx.results.all()
    assert len(kept) == 1
    assert kept[0].scores == tuple(match.rules.scores(match.state))


def test_a_record_that_cannot_be_written_is_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> bool:
        raise StoreError(text("The disk is full."))

    monkeypatch.setattr(driver.ctx.results, "add", fail)
    opened(driver, ended())
    assert "The disk is full." in words_on(driver)


def test_play_again_deals_other_cards_to_the_same_players(driver: Driver) -> None:
    match = ended()
    opened(driver, match)
    driver.key(pygame.K_RETURN)
    driver.step()
    again = at_table(driver).match
    assert again.players == match.opening
    assert again.setup == match.setup
    assert again.seed != match.seed
    assert again.log == []


def test_the_same_seed_deals_the_same_cards(driver: Driver) -> None:
    match = ended()
    scene = opened(driver, match)
    driver.click(scene.same)
    driver.step()
    again = at_table(driver).match
    assert again.seed == match.seed
    assert again.rules.digest(again.state) == match.rules.digest(
        match.rules.new(match.setup, match.seed)
    )
    assert at_table(driver).cover.game != scene.cover.game


def test_esc_leads_to_the_title(driver: Driver) -> None:
    opened(driver, ended())
    driver.key(pygame.K_ESCAPE)
    driver.step()
    assert isinstance(driver.top, TitleScene)
