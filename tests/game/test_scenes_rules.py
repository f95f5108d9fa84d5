"""The Rules screen: chapters, search, and opening at a paragraph from the table."""

from pathlib import Path

import pygame
import pytest

from game.scenes.playable import playable
from game.scenes.rules import RulesScene
from game.scenes.rules.manual import Kind, Place, parse
from game.scenes.rules.sheet import _hits
from game.scenes.title import TitleScene
from game.words import ASSETS
from tests.game.driver import Driver
from tests.game.scenes_kit import first_slug


def opened(driver: Driver, chapter: str = "", table: bool = False) -> RulesScene:
    scene = RulesScene(driver.ctx, first_slug(), chapter, table)
    driver.open(scene)
    driver.step()
    return scene


def words_on(driver: Driver) -> str:
    return " | ".join(shown.words for shown in driver.audit().shown)


def test_all_chapters_are_listed_and_turned(driver: Driver) -> None:
    scene = opened(driver)
    titles = [chapter.title for chapter in scene.manual.chapters]
    for number, title in enumerate(titles):
        assert scene.here.chapter == number
        assert title in words_on(driver)
        if number < len(titles) - 1:
            driver.click(scene.next)
            driver.step()
    driver.click(scene.last)
    assert scene.here.chapter == len(titles) - 2


def test_arrow_keys_go_through_the_list(driver: Driver) -> None:
    scene = opened(driver)
    driver.key(pygame.K_DOWN)
    assert scene.here == Place(1)
    driver.key(pygame.K_UP)
    assert scene.here == Place(0)
    driver.key(pygame.K_RIGHT)
    assert scene.here == Place(1)
    driver.key(pygame.K_LEFT)
    assert scene.here == Place(0)


def test_it_opens_at_the_paragraph_asked_for(driver: Driver) -> None:
    manual = parse((ASSETS / first_slug() / "rules" / "en.md").read_text("utf-8"))
    targets = [
        (chapter, block)
        for chapter in manual.chapters
        for block in chapter.blocks
        if block.kind is Kind.HEADING
    ]
    assert targets
    for chapter, block in targets:
        scene = opened(driver, block.id, True)
        assert scene.chapter.title == chapter.title
        top = scene.sheet.top_of(scene.probe(), scene.page.rect.w, scene.target)
        offset = scene.page.scroller.offset
        assert offset <= top + 60
        assert top < offset + scene.page.rect.h
        assert block.words in words_on(driver)


def test_every_id_the_games_decisions_name_is_there() -> None:
    for slug in playable():
        for language in ("en", "de"):
            manual = parse((ASSETS / slug / "rules" / f"{language}.md").read_text("utf-8"))
            homes = {figure.home for figure in playable()[slug].table.figures}
            ids = {chapter.id for chapter in manual.chapters}
            ids |= {block.id for chapter in manual.chapters for block in chapter.blocks}
            assert homes <= ids
            assert {c for f in playable()[slug].table.figures for c in f.chapters} <= ids


def test_both_languages_have_the_same_chapters_and_rulings() -> None:
    for slug in playable():
        folder: Path = ASSETS / slug / "rules"
        texts = [parse((folder / f"{lang}.md").read_text("utf-8")) for lang in ("en", "de")]
        shapes = [
            [(c.id, [(b.kind, b.number, b.id) for b in c.blocks]) for c in manual.chapters]
            for manual in texts
        ]
        assert shapes[0] == shapes[1]


def test_search_lists_and_marks_every_place(driver: Driver) -> None:
    scene = opened(driver)
    driver.key(pygame.K_f, pygame.KMOD_CTRL)
    assert scene.gui.focus is scene.find
    driver.type("pink")
    hits = scene.manual.search("pink")
    assert scene.contents.count() == len(hits) > 3
    assert scene.here.chapter == hits[0].chapter
    assert f"{len(hits)} places" in words_on(driver)
    colours = [scene.sheet.query, driver.surface]
    assert colours[0] == "pink"
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert scene.query == "pink"
    assert scene.here.chapter == hits[scene.toc.selected].chapter
    driver.key(pygame.K_ESCAPE)
    assert scene.query == ""
    assert driver.app.stack.top is scene
    assert scene.contents.count() >= len(scene.manual.chapters)


def test_a_search_without_a_hit_says_so(driver: Driver) -> None:
    scene = opened(driver)
    scene.gui.set_focus(scene.find)
    driver.type("zebra crossing")
    assert "zebra crossing" in words_on(driver)
    assert scene.contents.count() == 0
    driver.key(pygame.K_RETURN)
    assert driver.app.stack.top is scene


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("road", [(0, (4, 8))]),
        ("the road", [(0, (0, 8))]),
        ("road goes", [(0, (4, 8)), (1, (0, 4))]),
        ("o", [(0, (5, 6)), (1, (1, 2)), (1, (5, 6))]),
        ("x", []),
    ],
)
def test_hits_are_found_across_the_ends_of_lines(
    wanted: str, found: list[tuple[int, tuple[int, int]]]
) -> None:
    assert _hits(("The road", "goes on"), wanted) == found


def test_page_keys_scroll_wherever_the_focus_is(driver: Driver) -> None:
    scene = opened(driver, "setup")
    driver.resize(1024, 600)
    for focus in (scene.toc, scene.find, scene.page):
        scene.gui.set_focus(focus)
        driver.key(pygame.K_PAGEDOWN)
        assert scene.page.scroller.offset > 0
        driver.key(pygame.K_PAGEUP)
        assert scene.page.scroller.offset == 0


def test_a_click_on_a_piece_opens_its_paragraph(driver: Driver) -> None:
    driver.resize(1920, 1080)
    scene = opened(driver, "setup")
    figure = scene.figures[1]
    driver.click(figure)
    assert scene.here.chapter == scene.manual.find(figure.figure.home).chapter


def test_the_language_may_change_while_it_is_open(driver: Driver) -> None:
    scene = opened(driver, "concert")
    driver.ctx.settings.language = "de"
    driver.app.settings_changed()
    driver.step()
    assert scene.chapter.title == "Konzerte"


def test_esc_leads_back_to_where_one_came_from(driver: Driver) -> None:
    title = TitleScene(driver.ctx)
    driver.open(title)
    opened(driver, "end", True)
    assert "Back to the table" in words_on(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is title


@pytest.mark.parametrize("chapter", ["", "no-such-place", "ruling-9999"])
def test_an_unknown_place_opens_the_beginning(driver: Driver, chapter: str) -> None:
    assert opened(driver, chapter).here == Place(0)


def test_a_game_without_rules_shows_an_empty_page(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.rules.scene.read_manual", lambda *_: None)
    scene = opened(driver)
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_PAGEDOWN):
        driver.key(key)
    assert driver.app.stack.top is scene
