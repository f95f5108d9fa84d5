"""The season's sheet is told line by line; a click or Enter tells the rest; then it rests."""

from __future__ import annotations

import pygame
import pytest

from engines.core.match import Match, Played
from game.tables.rodeo.scoring.account import account_of
from game.tables.rodeo.scoring.race import ranking
from game.tables.rodeo.scoring.reveal import BEAT, Reveal
from game.tables.rodeo.scoring.terms import foot_of
from game.tables.rodeo.scoring.window import ON, SeasonSheet
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.plain_days import quick
from tests.rodeo.test_table_scoring import shown, told


def sheet_of(table: Table) -> SeasonSheet:
    window = table.desk.window
    assert isinstance(window, SeasonSheet)
    return window


def words(table: Table) -> list[str]:
    return [text.words for text in table.driver.audit().shown]


def test_bits_are_due_one_by_one_on_a_steady_beat() -> None:
    reveal = Reveal(3)
    seen = []
    for _ in range(40):
        reveal.advance(BEAT / 10)
        seen.append(reveal.due)
    assert sorted(set(seen)) == [0, 1, 2, 3]
    assert seen.count(1) == seen.count(2) == 10
    assert not reveal.advance(BEAT)
    assert not reveal.all_now()


def test_a_long_pause_skips_no_bit() -> None:
    reveal = Reveal(5)
    reveal.advance(BEAT * 30)
    assert reveal.due == 1


def test_lines_come_in_order_whole_and_with_their_sums(driver: Driver) -> None:
    table = shown(driver, 2, "normal")
    sheet, say = sheet_of(table), driver.ctx.words
    names = [say(line.name) for line in sheet.lines]
    for due in range(len(sheet.lines) + 1):
        while sheet.reveal.due < due:
            driver.step()
        seen = words(table)
        assert [name for name in names if name in seen] == names[:due]
        counted = [line.source for line in sheet.lines[:due]]
        sums = foot_of(sheet.account, sheet.seats, counted, False).figures
        assert {figure.worth for figure in sums} <= set(seen)
        for line in sheet.lines[:due]:
            assert {str(figure.value) for figure in line.figures} <= set(seen)


def test_sums_are_of_what_is_told_and_the_race_comes_last(driver: Driver) -> None:
    sheet = sheet_of(shown(driver, 2, "normal"))
    for told_so_far in range(len(sheet.lines) + 1):
        counted = [line.source for line in sheet.lines[:told_so_far]]
        foot = foot_of(sheet.account, sheet.seats, counted, False)
        for seat, figure in zip(sheet.seats, foot.figures, strict=True):
            so_far = sum(sheet.account.points(source, seat) for source in counted)
            assert int(figure.worth.replace("−", "-")) == so_far
            assert figure.value == ""
    for seat, figure in zip(sheet.seats, foot.figures, strict=True):
        assert int(figure.worth.replace("−", "-")) == sheet.account.gained(seat)


def test_figures_not_yet_told_explain_nothing(driver: Driver) -> None:
    sheet = sheet_of(shown(driver, 2, "normal"))
    assert sheet.rows("sheet:hygiene:0") is None
    sheet.show_all()
    assert sheet.rows("sheet:hygiene:0") is not None


def test_a_click_tells_the_rest_and_another_goes_on(driver: Driver) -> None:
    table = shown(driver, 2, "normal")
    sheet = sheet_of(table)
    assert sheet.unfolding
    assert "Show all" in words(table)
    driver.click(sheet.sheet.center)
    driver.step()
    assert not sheet.unfolding
    assert table.desk.interlude
    assert "On to season 3" in words(table)
    table.click(ON)
    assert not table.desk.interlude


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_tells_the_rest_and_the_next_ones_go_on(driver: Driver, key: int) -> None:
    table = shown(driver, 2, "normal")
    sheet = sheet_of(table)
    table.key(key)
    driver.step()
    assert not sheet.unfolding
    assert table.desk.interlude
    table.key(key)
    table.key(key)
    driver.step()
    assert not table.desk.interlude


def test_the_button_itself_tells_the_rest_first(driver: Driver) -> None:
    table = shown(driver, 2, "normal")
    sheet = sheet_of(table)
    table.click(ON)
    driver.step()
    assert table.desk.interlude
    assert not sheet.unfolding


@pytest.mark.parametrize(("animation", "longest"), [("slow", 12.0), ("normal", 7.5), ("fast", 3.5)])
def test_it_follows_the_setting_of_animations(
    driver: Driver, animation: str, longest: float
) -> None:
    sheet = sheet_of(shown(driver, 2, animation))
    seconds = 0.0
    while sheet.unfolding:
        driver.step(1, 0.05)
        seconds += 0.05
        assert seconds < longest
    assert seconds > longest / 2


def test_without_animations_everything_is_there_at_once(driver: Driver) -> None:
    table = shown(driver, 2, "none")
    assert not sheet_of(table).unfolding
    assert "Show all" not in words(table)


def test_once_told_nothing_is_drawn_any_more(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shown(driver, 2, "fast")
    sheet = sheet_of(table)
    driver.step(400)
    assert not sheet.unfolding
    drawn = []
    monkeypatch.setattr(sheet, "draw", lambda canvas, pointed: drawn.append(1))
    driver.step(120)
    assert drawn == []


def test_the_last_ranking_is_the_engines() -> None:
    match = quick("over")
    account = account_of([event for act in told(match) for event in act])
    assert account is not None
    assert account.over
    standings = [(s.place, s.seat) for s in match.outcome.standings]
    assert ranking(account) == standings


def test_who_comes_back_to_the_sheet_finds_it_and_its_season_in_the_bar(driver: Driver) -> None:
    whole = quick("book", 1)
    acts = Table(driver, whole).desk.session.story.acts
    last = next(a.entry for a in acts if any(e.kind == "scoring_began" for e in a.events))
    match = Match.deal(whole.spec, whole.setup, whole.seed, whole.players)
    for entry in whole.log[: last + 1]:
        assert isinstance(entry, Played)
        match.play(entry.action)
    desk = Table(driver, match).desk
    assert desk.interlude
    assert match.spec.phases[desk.shown.phase or 0].id == "Scoring"
    assert desk.shown.round == 1 < match.round
