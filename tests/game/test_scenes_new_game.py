"""The New game screen, with mouse and keyboard."""

import pygame
import pytest

from engines.core.match import HUMAN
from game.scenes.new_game import NewGameScene
from game.scenes.new_game.seat import SeatRow
from game.scenes.rules import RulesScene
from game.ui.choice import Choice
from tests.game.driver import Driver
from tests.game.scenes_kit import at_table, first_slug


@pytest.fixture
def scene(driver: Driver) -> NewGameScene:
    scene = NewGameScene(driver.ctx, first_slug())
    driver.open(scene)
    driver.step()
    return scene


def segment(choice: Choice, index: int) -> tuple[int, int]:
    """The middle of a segment that was drawn."""
    return choice._boxes[index].center


def row(scene: NewGameScene, seat: int) -> SeatRow:
    return scene.seats[seat]


def test_enter_starts_what_the_summary_says(driver: Driver, scene: NewGameScene) -> None:
    assert "2 players" in driver.ctx.words(scene.summary())
    driver.key(pygame.K_RETURN)
    driver.step()
    match = at_table(driver).match
    assert [player.who for player in match.players] == [HUMAN, "normal"]
    assert match.seed == int("".join(scene.draft.seed.split()))


def test_seats_are_added_and_taken_away(driver: Driver, scene: NewGameScene) -> None:
    for count in (3, 4):
        assert scene.plus is not None
        driver.click(scene.plus)
        assert len(scene.draft.places) == count
    assert scene.plus is None
    driver.step()
    driver.click(row(scene, 1).out)
    assert [place.colour for place in scene.draft.places] == ["red", "yellow", "white"]


def test_the_last_seats_cannot_be_taken_away(scene: NewGameScene) -> None:
    assert not any(seat.out.visible for seat in scene.seats)


def test_person_bot_and_level(driver: Driver, scene: NewGameScene) -> None:
    driver.click(segment(row(scene, 1).who, 0))
    assert scene.draft.places[1].human
    assert not row(scene, 1).level.visible
    driver.step()
    driver.click(segment(row(scene, 1).who, 1))
    driver.step()
    levels = scene.draft.spec.levels
    driver.click(segment(row(scene, 1).level, len(levels) - 1))
    assert scene.draft.places[1].who == levels[-1]


def test_a_colour_that_is_taken_changes_hands(driver: Driver, scene: NewGameScene) -> None:
    driver.click(row(scene, 0).colour.boxes()[1])
    assert [place.colour for place in scene.draft.places] == ["blue", "red"]


def test_a_click_on_the_face_shows_another(driver: Driver, scene: NewGameScene) -> None:
    before = scene.draft.places[0].face
    driver.click(row(scene, 0).face)
    assert scene.draft.places[0].face != before


def test_a_name_is_typed_over(driver: Driver, scene: NewGameScene) -> None:
    driver.click(row(scene, 0).name)
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("Otto")
    assert scene.draft.places[0].name == "Otto"
    driver.key(pygame.K_RETURN)
    driver.step()
    assert at_table(driver).match.players[0].name == "Otto"


@pytest.mark.parametrize("typed", ["abc", "-4", "1.5", "", "99999999999999"])
def test_a_seed_that_is_no_number_is_refused_in_place(
    driver: Driver, scene: NewGameScene, typed: str
) -> None:
    driver.click(scene.tags["seed"])
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_DELETE)
    driver.type(typed)
    problem = scene.draft.seed_problem()
    assert problem is not None
    said = driver.ctx.words(problem)
    assert any(shown.words.replace("\n", " ") == said for shown in driver.audit().shown)
    driver.key(pygame.K_RETURN)
    driver.step()
    assert driver.app.stack.top is scene
    assert scene.gui.focus is scene.tags["seed"]
    driver.click(scene.tags["dice"])
    assert scene.draft.seed_problem() is None


def test_two_equal_names_are_refused(driver: Driver, scene: NewGameScene) -> None:
    scene.renamed(1, scene.draft.places[0].name)
    driver.click(scene.go)
    assert driver.app.stack.top is scene
    assert scene.gui.focus is scene.tags["seat1.name"]


def test_the_last_choice_is_remembered(driver: Driver, scene: NewGameScene) -> None:
    scene.change(scene.draft.add)
    scene.change(scene.draft.seat_bot, 2, "hard")
    scene.change(scene.draft.paint, 0, "white")
    scene.start()
    driver.step()
    again = NewGameScene(driver.ctx)
    assert again.draft.places == scene.draft.places
    assert again.draft.seed != scene.draft.seed


@pytest.mark.parametrize("memory", [{"last": {"slug": 4}}, {"last": {}}, {"last": {"slug": "x"}}])
def test_an_odd_memory_does_no_harm(driver: Driver, memory: dict[str, dict[str, object]]) -> None:
    driver.ctx.settings.last_table = memory  # type: ignore[assignment]
    assert NewGameScene(driver.ctx).draft.spec.slug == first_slug()


def test_the_players_own_name_takes_the_first_seat(driver: Driver) -> None:
    driver.ctx.settings.player_name = "Frieda"
    assert NewGameScene(driver.ctx).draft.places[0].name == "Frieda"


def test_focus_stays_where_it_was_when_something_changes(
    driver: Driver, scene: NewGameScene
) -> None:
    scene.gui.set_focus(scene.tags["seat1.level"], show=True)
    driver.key(pygame.K_RIGHT)
    assert scene.gui.focus is scene.tags["seat1.level"]
    assert scene.draft.places[1].who == scene.draft.spec.levels[2]
    driver.key(pygame.K_RETURN)
    driver.step()
    assert at_table(driver)


def test_settings_of_the_table_are_kept_at_once(driver: Driver, scene: NewGameScene) -> None:
    driver.click(scene.tags["confirm"])
    assert driver.ctx.settings.confirm_final
    assert '"confirm_final": true' in driver.ctx.profile.path.read_text("utf-8")


def test_f1_opens_the_rules_of_the_game(driver: Driver, scene: NewGameScene) -> None:
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, RulesScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is scene


def test_everything_is_reached_with_tab_and_scrolled_into_sight(driver: Driver) -> None:
    driver.ctx.settings.ui_scale = 200
    driver.app.settings_changed()
    scene = NewGameScene(driver.ctx)
    driver.open(scene)
    seen = set()
    for _ in range(60):
        driver.key(pygame.K_TAB)
        focus = scene.gui.focus
        assert focus is not None
        area = scene.gui.area_of(focus)
        assert area is None or area.window.colliderect(focus.rect)
        seen.add(focus)
    tagged = {w for w in scene.tags.values() if w.usable}
    assert tagged <= seen


def test_the_wheel_scrolls_what_does_not_fit(driver: Driver) -> None:
    driver.ctx.settings.ui_scale = 200
    driver.app.settings_changed()
    scene = NewGameScene(driver.ctx)
    driver.open(scene)
    area = scene.gui.areas[0]
    assert area.scroller.needed
    driver.wheel(area.view.center, -3)
    assert area.scroller.offset > 0
    offset = area.scroller.offset
    driver.key(pygame.K_PAGEDOWN)
    assert area.scroller.offset > offset
    assert area.bar is not None
    thumb = area.scroller.thumb(area.bar.rect)
    driver.drag(thumb.center, area.bar.rect.midtop)
    assert area.scroller.offset == 0
