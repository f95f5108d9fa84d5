"""The New game and Rules screens with games unlike the first: a solitaire, options, several."""

from dataclasses import replace

import pygame
import pytest

from engines.core.types import OptionSpec, text
from game.scenes.new_game import NewGameScene
from game.scenes.playable import Playable, playable
from game.scenes.rules import RulesScene
from game.ui.choice import Choice
from game.ui.dropdown import DropDown
from game.ui.skin import TOWN
from game.ui.toggle import Toggle
from tests.game.driver import Driver
from tests.game.scenes_kit import first_slug
from tests.game.test_scenes_audit import faults

OPTIONS = (
    OptionSpec(
        "version",
        ("short", "full"),
        "short",
        text("Version"),
        text("The short one leaves out the second half."),
        (text("Short"), text("Full")),
    ),
    OptionSpec("fee", ("off", "on"), "off", text("Fee"), text("A quarter of everything.")),
    OptionSpec(
        "deck",
        ("a", "b", "c", "d"),
        "b",
        text("Deck"),
        text("Which cards are dealt."),
        (text("All"), text("Old"), text("New"), text("Own")),
    ),
    OptionSpec(
        "seasons",
        ("2", "3"),
        "2",
        text("Seasons"),
        text("The short version always plays two seasons."),
        needs=("version", "full"),
    ),
)


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> dict[str, Playable]:
    """The first game, a solitaire with a notice, and a game with options; all look alike."""
    first = playable()[first_slug()]
    notice = text("This set of cards is the app's own: the printed one was not to be had.")
    solitaire = replace(
        first.spec, title="Patience", min_players=1, max_players=1, minutes=15, notice=notice
    )
    large = replace(first.spec, title="Options", options=OPTIONS, levels=("easy", "expert"))
    found = {
        first_slug(): first,
        "alone": Playable(solitaire, replace(first.table, skin=TOWN)),
        "large": Playable(large, first.table),
    }
    for module in ("new_game.scene", "rules.frame"):
        monkeypatch.setattr(f"game.scenes.{module}.playable", lambda: found)
    return found


def words_on(driver: Driver) -> str:
    return " | ".join(shown.words for shown in driver.audit().shown)


def test_a_solitaire_has_one_seat_and_its_notice_is_shown(
    driver: Driver, games: dict[str, Playable]
) -> None:
    scene = NewGameScene(driver.ctx, "alone")
    driver.open(scene)
    assert len(scene.seats) == 1
    assert scene.plus is None
    shown = words_on(driver)
    assert "the app's own" in shown
    assert "Patience, 1 player, about 15 minutes" in shown
    assert "who starts" not in shown


def test_the_games_are_chosen_by_click_and_by_key(
    driver: Driver, games: dict[str, Playable]
) -> None:
    scene = NewGameScene(driver.ctx)
    driver.open(scene)
    driver.click(scene.cards[2])
    assert scene.draft.spec is games["large"].spec
    assert [card.chosen for card in scene.cards] == [False, False, True]
    scene.gui.set_focus(scene.cards[1], show=True)
    driver.key(pygame.K_SPACE)
    assert scene.draft.spec is games["alone"].spec
    assert scene.gui.focus is scene.tags["game.alone"]
    scene.change(scene.draft.rename, 0, "Ida")
    driver.click(scene.cards[0])
    driver.click(scene.cards[1])
    assert scene.draft.places[0].name == "Ida"


def test_options_are_shown_by_what_they_are(driver: Driver, games: dict[str, Playable]) -> None:
    scene = NewGameScene(driver.ctx, "large")
    driver.open(scene)
    kinds = {"version": Choice, "fee": Toggle, "deck": DropDown, "seasons": Choice}
    for name, kind in kinds.items():
        assert type(scene.tags[f"option.{name}"]) is kind
    assert not scene.tags["option.seasons"].enabled
    version = scene.tags["option.version"]
    assert isinstance(version, Choice)
    version.choose(1)
    assert scene.tags["option.seasons"].enabled
    assert scene.draft.options["version"] == "full"
    driver.step()
    driver.click(scene.tags["option.fee"])
    assert scene.draft.options["fee"] == "on"
    deck = scene.tags["option.deck"]
    assert isinstance(deck, DropDown)
    deck.choose(3)
    assert scene.draft.options["deck"] == "d"
    shown = words_on(driver)
    assert all(spec.help.id in shown for spec in OPTIONS)


@pytest.mark.parametrize("ui_scale", [75, 100, 140, 200])
@pytest.mark.parametrize("slug", ["", "alone", "large"])
def test_any_game_fits(
    driver: Driver, games: dict[str, Playable], slug: str, ui_scale: int
) -> None:
    driver.ctx.settings.ui_scale = ui_scale
    driver.ctx.settings.language = "de"
    driver.app.settings_changed()
    driver.open(NewGameScene(driver.ctx, slug))
    for size in ((1280, 720), (1024, 768)):
        driver.resize(*size)
        assert faults(driver.audit(), driver.ctx.metrics.text_floor) == []


def test_the_rules_of_each_game_are_chosen_from_a_list(
    driver: Driver, games: dict[str, Playable]
) -> None:
    scene = RulesScene(driver.ctx, "alone")
    driver.open(scene)
    assert scene.choice.visible
    assert scene.choice.value_words == "Patience"
    scene.choice.choose(0)
    driver.step()
    assert scene.slug == first_slug()
    assert "The goal" in words_on(driver)
