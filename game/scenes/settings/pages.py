"""What can be set, page by page: each row a name, a sentence and a control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engines.core.types import Text, text
from game.scenes.new_game.draft import LONGEST_NAME, cleaned
from game.scenes.new_game.options import PACES
from game.scenes.settings.scale import ScaleSlider
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.slider import Slider
from game.ui.text import TEXT
from game.ui.toggle import Toggle
from game.ui.widget import Widget
from game.words import Said

if TYPE_CHECKING:
    from game.scenes.settings.scene import SettingsScene

SIZES: Final = (
    (1024, 600),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
SCALES: Final = (75, 100, 125, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class Row:
    """One setting. ``wide`` is the control's width in design pixels, ``high`` its height."""

    name: Text
    help: Text
    control: Widget
    wide: float
    high: float = 50
    after: Text | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A tab: its icon, the settings its reset touches, and the rows."""

    name: Text
    icon: str
    fields: tuple[str, ...]
    rows: Callable[[SettingsScene], list[Row]]


def _choice(
    scene: SettingsScene, name: Text, field: str, values: Sequence[tuple[Any, Text]]
) -> Choice:
    """A choice that sets a field to the value of the label chosen."""
    known = [value for value, _ in values]
    now = getattr(scene.ctx.settings, field)
    index = known.index(now) if now in known else 0
    labels = [label for _, label in values]
    return Choice(name, labels, index, lambda at: scene.put(field, known[at]))


def _toggle(scene: SettingsScene, name: Text, field: str) -> Toggle:
    return Toggle(name, getattr(scene.ctx.settings, field), lambda on: scene.put(field, on))


# ---------------------------------------------------------------- screen
def screen_rows(scene: SettingsScene) -> list[Row]:
    """Window, its size, the UI scale, animation, compatible drawing."""
    window = _choice(
        scene,
        text("Window"),
        "full_screen",
        ((False, text("In a window")), (True, text("Full screen"))),
    )
    off = scene.ctx.settings.compatible_drawing
    return [
        Row(text("Window"), text("F11 switches at any time."), window, 470),
        Row(text("Window size"), text("Or drag the window's edge."), _sizes(scene), 420),
        Row(
            text("Size of text and buttons"),
            text("At the table up to 150 %: more has no room there."),
            _scale(scene),
            640,
            78,
        ),
        Row(
            text("Animation"),
            text("None: the same game, nothing moves."),
            _choice(
                scene,
                text("Animation"),
                "animation",
                (
                    ("none", text("None", context="animation")),
                    ("slow", text("Slow")),
                    ("normal", text("Normal")),
                    ("fast", text("Fast")),
                ),
            ),
            690,
        ),
        Row(
            text("Compatible drawing"),
            text("Slower, for old graphics cards."),
            _toggle(scene, text("Compatible drawing"), "compatible_drawing"),
            92,
            44,
            text("On. Works from the next start on.")
            if off
            else text("Off. Turn it on if the picture flickers or stays black."),
        ),
    ]


def _sizes(scene: SettingsScene) -> DropDown:
    stage, metrics = scene.ctx.stage, scene.ctx.metrics
    here = (metrics.width, metrics.height)
    fitting = {
        size for size in SIZES if size[0] <= stage.desktop[0] and size[1] <= stage.desktop[1]
    }
    sizes = sorted(fitting | {here})
    labels: list[Said] = [f"{width} x {height}" for width, height in sizes]
    drop = DropDown(
        text("Window size"), labels, sizes.index(here), lambda at: stage.resize(*sizes[at])
    )
    drop.enabled = not scene.ctx.settings.full_screen
    return drop


def _scale(scene: SettingsScene) -> Slider:
    marks = [(value, text("{n} %", n=value) if value == 200 else str(value)) for value in SCALES]
    return ScaleSlider(
        text("Size of text and buttons"),
        scene.ctx.settings.ui_scale,
        lambda value: scene.put("ui_scale", value),
        low=75,
        high=200,
        step=5,
        marks=marks,
        wording=lambda value: text("{n} %", n=value),
    )


# ---------------------------------------------------------------- game
def game_rows(scene: SettingsScene) -> list[Row]:
    """The player's name, the bots' pace, confirmations."""
    pace = _choice(
        scene,
        text("Pace of the bots"),
        "bot_pace",
        PACES,
    )
    name = TextField(
        text("Your name"),
        scene.ctx.settings.player_name,
        lambda words: scene.keep("player_name", cleaned(words)),
        limit=LONGEST_NAME,
        hint=text("none"),
        style=TEXT.but(size=26),
    )
    return [
        Row(text("Your name"), text("The first seat of a new game has it."), name, 420),
        Row(text("Pace of the bots"), text("How long each act stays visible."), pace, 690),
        Row(
            text("Help at the table"),
            text("A line for each phase of a turn, while nothing is pointed at."),
            _toggle(scene, text("Help at the table"), "table_help"),
            92,
            44,
        ),
        Row(
            text("Ask before final acts"),
            text("Acts that cannot be taken back ask once more."),
            _toggle(scene, text("Ask before final acts"), "confirm_final"),
            92,
            44,
            text("Undo takes back all other acts anyway."),
        ),
    ]


# ---------------------------------------------------------------- sound
def sound_rows(scene: SettingsScene) -> list[Row]:
    """The volume, and a button to hear it."""
    volume = Slider(
        text("Volume"),
        scene.ctx.settings.sound_volume,
        scene.loudness,
        low=0,
        high=100,
        step=5,
        marks=[(0, text("off")), (50, "50"), (100, text("{n} %", n=100))],
        wording=lambda value: text("{n} %", n=value),
    )
    heard = Button(text("Play a sound"), scene.hear, icon="music")
    there = scene.ctx.sound.on
    volume.enabled = heard.enabled = there
    missing = text("This computer offers no sound device.")
    return [
        Row(
            text("Volume"),
            text("Cards, tokens, the crowd.") if there else missing,
            volume,
            640,
            78,
        ),
        Row(text("Listen"), text("How loud it is now."), heard, 320),
    ]


# ---------------------------------------------------------------- colours
def colour_rows(scene: SettingsScene) -> list[Row]:
    """Colours for everybody, and contrast."""
    return [
        Row(
            text("Colours"),
            text("Every band, piece and button has its own shape as well."),
            _choice(
                scene,
                text("Colours"),
                "palette",
                (("normal", text("Printed")), ("colour_blind", text("Without red and green"))),
            ),
            640,
        ),
        Row(
            text("Strong contrast"),
            text("Black on white, no tints, for weak eyes and bright rooms."),
            _toggle(scene, text("Strong contrast"), "high_contrast"),
            92,
            44,
        ),
    ]


# ---------------------------------------------------------------- language
def language_rows(scene: SettingsScene) -> list[Row]:
    """The languages there are, each by its own name."""
    spoken = scene.ctx.words.languages()
    codes = list(spoken)
    now = scene.ctx.words.language
    index = codes.index(now) if now in codes else 0
    names = [spoken[code] for code in codes]
    control: Widget
    if len(codes) <= 3:
        control = Choice(
            text("Language"), names, index, lambda at: scene.put("language", codes[at])
        )
    else:
        control = DropDown(
            text("Language"), names, index, lambda at: scene.put("language", codes[at])
        )
    return [
        Row(text("Language"), text("Changes at once, rules and log too."), control, 470),
    ]


def no_rows(scene: SettingsScene) -> list[Row]:
    """The keys are a page of their own."""
    return []


PAGES: Final = (
    Page(
        text("Screen"),
        "screen",
        ("full_screen", "ui_scale", "animation", "compatible_drawing"),
        screen_rows,
    ),
    Page(
        text("Game"), "game", ("player_name", "bot_pace", "table_help", "confirm_final"), game_rows
    ),
    Page(text("Sound"), "sound", ("sound_volume",), sound_rows),
    Page(text("Colours"), "colour", ("palette", "high_contrast"), colour_rows),
    Page(text("Keys"), "keys", (), no_rows),
    Page(text("Language"), "lang", ("language",), language_rows),
)
