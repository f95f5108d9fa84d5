"""The Settings screen: each setting applied at once and kept."""

import json
from typing import Any

import pygame
import pytest

from game.scenes.settings import SettingsScene
from game.scenes.settings.keys import groups
from game.scenes.settings.pages import PAGES
from game.scenes.table import TableScene
from game.scenes.table.commands import COMMANDS
from game.scenes.table.curtain import Curtain
from game.scenes.title import TitleScene
from game.ui.choice import Choice
from game.ui.looks import Look, adapted
from game.ui.skin import SKINS
from game.ui.slider import Slider
from game.ui.toggle import Toggle
from tests.game.driver import Driver
from tests.game.scenes_kit import a_match


def opened(driver: Driver, page: int = 0) -> SettingsScene:
    scene = SettingsScene(driver.ctx, page)
    driver.open(scene)
    driver.step()
    return scene


def control(scene: SettingsScene, name: str) -> Any:
    return next(row.control for row in scene.rows if row.name.id == name)


def kept(driver: Driver) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(driver.ctx.profile.path.read_text("utf-8"))
    return data


def choose(driver: Driver, choice: Choice, index: int) -> None:
    driver.click(choice._boxes[index].center)


def test_every_page_opens_by_mouse_and_by_keys(driver: Driver) -> None:
    scene = opened(driver)
    for number, box in enumerate(scene.tabs.boxes()):
        driver.click(box)
        assert scene.page == number
        assert scene.tabs.index == number
    for _ in PAGES[1:]:
        driver.key(pygame.K_LEFT)
    assert scene.page == 0
    assert scene.gui.focus is scene.tabs


@pytest.mark.parametrize(
    ("page", "name", "index", "field", "value"),
    [
        (0, "Animation", 0, "animation", "none"),
        (0, "Animation", 3, "animation", "fast"),
        (1, "Pace of the bots", 3, "bot_pace", "at_once"),
        (3, "Colours", 1, "palette", "colour_blind"),
    ],
)
def test_choices_are_kept(
    driver: Driver, page: int, name: str, index: int, field: str, value: str
) -> None:
    scene = opened(driver, page)
    choose(driver, control(scene, name), index)
    assert getattr(driver.ctx.settings, field) == value
    assert kept(driver)[field] == value
    assert control(scene, name).index == index


@pytest.mark.parametrize(
    ("page", "name", "field"),
    [
        (0, "Compatible drawing", "compatible_drawing"),
        (1, "Ask before final acts", "confirm_final"),
        (3, "Strong contrast", "high_contrast"),
    ],
)
def test_switches_are_kept(driver: Driver, page: int, name: str, field: str) -> None:
    scene = opened(driver, page)
    toggle = control(scene, name)
    assert isinstance(toggle, Toggle)
    driver.click(toggle)
    assert getattr(driver.ctx.settings, field) is True
    assert kept(driver)[field] is True


def test_the_language_changes_at_once(driver: Driver) -> None:
    scene = opened(driver, 5)
    choose(driver, control(scene, "Language"), 1)
    assert driver.ctx.words.language == "de"
    assert any(shown.words == "Einstellungen" for shown in driver.audit().shown)
    assert kept(driver)["language"] == "de"


def test_the_ui_scale_is_applied_when_the_knob_is_let_go(driver: Driver) -> None:
    scene = opened(driver)
    slider = control(scene, "Size of text and buttons")
    assert isinstance(slider, Slider)
    y = slider.rect.y + slider.rect.h // 4
    driver.press((slider.rect.centerx, y))
    driver.step()
    assert driver.ctx.settings.ui_scale == 100
    driver.let_go((slider.rect.centerx, y))
    driver.step(2)
    assert driver.ctx.settings.ui_scale > 120
    assert driver.ctx.metrics.ui == driver.ctx.settings.ui_scale / 100


def test_the_ui_scale_by_keys(driver: Driver) -> None:
    scene = opened(driver)
    scene.gui.set_focus(control(scene, "Size of text and buttons"), show=True)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert driver.ctx.settings.ui_scale == 110
    assert scene.gui.focus is control(scene, "Size of text and buttons")


def test_the_window_takes_a_size_from_the_list(driver: Driver) -> None:
    scene = opened(driver)
    drop = control(scene, "Window size")
    drop.choose(next(n for n, label in enumerate(drop.labels) if label == "1600 x 900"))
    driver.step(2)
    assert driver.surface.get_size() == (1600, 900)
    assert control(scene, "Window size").value_words == "1600 x 900"


def test_the_volume_is_heard_while_the_slider_moves(driver: Driver) -> None:
    scene = opened(driver, 2)
    volume = control(scene, "Volume")
    volume.put(35)
    assert driver.ctx.sound.volume == 0.35
    assert kept(driver)["sound_volume"] == 35


def test_the_name_is_kept(driver: Driver) -> None:
    scene = opened(driver, 1)
    driver.click(control(scene, "Your name"))
    driver.type("Uwe")
    assert driver.ctx.settings.player_name == "Uwe"
    assert kept(driver)["player_name"] == "Uwe"


def test_reset_puts_back_this_page_only(driver: Driver) -> None:
    settings = driver.ctx.settings
    settings.animation, settings.bot_pace = "fast", "slow"
    scene = opened(driver)
    driver.click(scene.again)
    assert (kept(driver)["animation"], kept(driver)["bot_pace"]) == ("normal", "slow")
    assert control(scene, "Animation").index == 2


def test_keys_that_cannot_be_written_are_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engines.core.types import text  # noqa: PLC0415 - only here

    scene = opened(driver, 3)
    monkeypatch.setattr(driver.ctx.profile, "save", lambda: text("The disk is full."))
    driver.click(control(scene, "Strong contrast"))
    assert any("disk is full" in shown.words for shown in driver.audit().shown)
    assert driver.ctx.settings.high_contrast


def test_every_command_of_the_table_is_on_the_page_of_keys(driver: Driver) -> None:
    listed = [said for _, keys in groups({}) for _, said in keys]
    assert all(command.label in listed for command in COMMANDS)
    caps = [cap for _, keys in groups({"hint": "j"}) for cap, _ in keys]
    assert "J" in caps


def test_the_preview_shows_the_window_below_and_moves(driver: Driver) -> None:
    driver.open(TitleScene(driver.ctx))
    scene = opened(driver)
    assert scene.preview.below is not None
    clock = scene.preview.clock
    driver.wait(0.3)
    assert scene.preview.clock > clock
    driver.ctx.settings.animation = "none"
    clock = scene.preview.clock
    driver.wait(0.3)
    assert scene.preview.clock == clock


def test_the_preview_hides_what_a_curtain_hides(driver: Driver) -> None:
    match = a_match(20)
    table = TableScene(driver.ctx, match, driver.ctx.store.begin(match))
    driver.open(table)
    driver.step(2)
    assert isinstance(driver.top, Curtain)
    shown = driver.surface.copy()
    scene = opened(driver)
    assert scene.preview.below is not None
    below, size = scene.preview.below, shown.get_size()
    spots = [(x, y) for x in range(0, size[0], 37) for y in range(0, size[1], 23)]
    assert all(below.get_at(spot) == shown.get_at(spot) for spot in spots)


def test_esc_leads_back(driver: Driver) -> None:
    title = TitleScene(driver.ctx)
    driver.open(title)
    opened(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is title


@pytest.mark.parametrize("name", sorted(SKINS))
def test_strong_contrast_is_strong_in_every_skin(name: str) -> None:
    skin = adapted(SKINS[name], Look(contrast=True))
    for ink, paper in ((skin.text, skin.panel), (skin.muted, skin.panel), (skin.head, skin.panel)):
        assert _contrast(ink, paper) >= 7


@pytest.mark.parametrize("name", sorted(SKINS))
def test_safe_colours_are_told_apart_by_their_lightness_or_blue(name: str) -> None:
    skin = adapted(SKINS[name], Look(safe=True))
    a, b = pygame.Color(skin.primary.fill), pygame.Color(skin.danger.fill)
    assert abs(a.b - b.b) > 100
    assert _contrast(skin.primary.ink, skin.primary.fill) >= 4.5
    assert _contrast(skin.danger.ink, skin.danger.fill) >= 4.5


@pytest.mark.parametrize("name", sorted(SKINS))
def test_words_on_fields_can_be_read_in_every_skin(name: str) -> None:
    skin = SKINS[name]
    assert _contrast(skin.field_text, skin.field) >= 7
    assert _contrast(skin.field_head, skin.field) >= 4.5


def _contrast(one: str, other: str) -> float:
    """The contrast of two colours after WCAG 2."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    shares = [value / 255 for value in tuple(pygame.Color(colour))[:3]]
    linear = [s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
