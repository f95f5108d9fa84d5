"""A sheet of every widget in every state, as a scene: for tests and for looking at."""

from __future__ import annotations

import sys
from pathlib import Path

from pygame import Rect

from engines.core.types import text
from game.scene import AppContext
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.chip import Chip
from game.ui.choice import Choice
from game.ui.dialog import Answer, Dialog, confirm
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.listing import ListView
from game.ui.progress import draw_progress
from game.ui.screen import Screen
from game.ui.skin import SKINS, Skin
from game.ui.slider import Slider
from game.ui.tabs import Tabs
from game.ui.text import BOLD, HEAD, SMALL, Style
from game.ui.toggle import Toggle
from game.ui.tooltip import draw_tip
from game.ui.widget import Widget
from game.words import Said
from tests.game.driver import Driver

STATES = ("normal", "hover", "focus", "pressed", "disabled")
ROW = 76
ROWS = (
    "Primary",
    "Plain",
    "Danger",
    "Icon",
    "Toggle",
    "Choice",
    "Drop-down",
    "Slider",
    "Field",
    "Tab",
    "Chip",
)
ICONS = ("screen", "sound", "keys")
BUTTON = BOLD.but(size=24)


def nothing(*_: object) -> None:
    """Do nothing."""


class Names:
    """Five rows of a list."""

    def count(self) -> int:
        return 5

    def height(self, canvas: Canvas, index: int) -> int:
        return canvas.metrics.ui_px(52)

    def name(self, index: int) -> Said:
        return f"Round {index + 3}"

    def draw(self, canvas: Canvas, index: int, rect: Rect, state: str, selected: bool) -> None:
        body = Rect(rect.x, rect.y, rect.w, rect.h - canvas.metrics.ui_px(6))
        fill = canvas.skin.plain.hover if state == "hover" else canvas.skin.field
        canvas.box(body, fill, canvas.skin.mark if selected else "", 5 if selected else 3, 10)
        style = BOLD.but(colour=canvas.skin.field_text)
        canvas.text(self.name(index), body.inflate(-canvas.metrics.ui_px(28), 0), style)


class Sheet(Screen):
    """Rows of widgets, columns of states, larger pieces at the right."""

    def __init__(self, ctx: AppContext, skin: Skin) -> None:
        super().__init__(ctx)
        self.skin = skin
        self.cells: list[tuple[Widget, int, int, Rect]] = []

    def build(self) -> None:
        for column, state in enumerate(STATES):
            for row, (widget, box) in enumerate(self._column()):
                self.cells.append((self._in_state(widget, state), row, column, box))
        self._larger()

    def _column(self) -> list[tuple[Widget, Rect]]:
        full = Rect(0, 0, 168, 46)
        return [
            (
                Button(text("Start"), nothing, kind="primary", icon="play", style=BUTTON),
                full,
            ),
            (Button(text("Load"), nothing, style=BUTTON), full),
            (
                Button(text("Delete"), nothing, kind="danger", icon="trash", style=BUTTON),
                full,
            ),
            (Button("", nothing, icon="dice", name=text("New seed")), Rect(60, 0, 48, 46)),
            (Toggle(text("Sound"), True, nothing), Rect(30, 0, 92, 44)),
            (Choice(text("Free undo"), ("Off", "On"), 1, nothing), full),
            (DropDown(text("Level"), ("easy", "normal", "hard"), 2, nothing), full),
            (Slider(text("Volume"), 55, nothing), full),
            (TextField(text("Name"), "Mara", nothing), full),
            (Tabs(text("Pages"), ("Screen",), 0, nothing), full),
            (Chip(text("Newest"), nothing), Rect(22, 0, 124, 40)),
        ]

    def _in_state(self, widget: Widget, state: str) -> Widget:
        self.gui.add(widget)
        self.gui.ring = True
        widget.hovered = state in ("hover", "pressed")
        widget.pressed = state == "pressed"
        widget.focused = state == "focus"
        widget.enabled = state != "disabled"
        if state in ("hover", "pressed") and isinstance(widget, Choice):
            widget._at = 0
        if state == "focus" and isinstance(widget, TextField):
            widget.line.select_all()
        return widget

    def _larger(self) -> None:
        levels = ("easy", "normal", "hard", "expert")
        self.drop = self.gui.add(DropDown(text("Level"), levels, 2, nothing))
        self.hint = self.gui.add(Button(text("Hint"), nothing, icon="hint"))
        self.volume = self.gui.add(
            Slider(
                text("Size"),
                100,
                nothing,
                low=75,
                high=200,
                step=25,
                marks=((75, "75"), (100, "100"), (150, "150"), (200, "200")),
            )
        )
        self.tabs = self.gui.add(
            Tabs(text("Pages"), ("Screen", "Sound", "Keys"), 1, nothing, ICONS)
        )
        self.list = self.gui.add(ListView(text("Games"), Names(), nothing))
        self.list.selected = 1
        self.hint.hovered = True

    def layout(self) -> None:
        m = self.ctx.metrics
        for widget, row, column, box in self.cells:
            x, y = 200 + 204 * column + box.x, 86 + ROW * row + 12
            widget.rect = m.box(x, y, box.w, box.h)
        self.drop.rect = m.box(1256, 90, 250, 46)
        self.hint.rect = m.box(1548, 240, 200, 46)
        self.volume.rect = m.box(1548, 470, 350, 80)
        self.tabs.rect = m.box(1256, 560, 640, 58)
        self.list.rect = m.box(1276, 640, 600, 170)
        self.gui.popup = self.drop
        self.drop.at = 1

    def paint(self, canvas: Canvas) -> None:
        m = canvas.metrics
        canvas.fill(m.window, canvas.skin.back)
        canvas.fill(m.box(0, 0, 1920, 54), canvas.skin.bar)
        canvas.text(
            canvas.skin.name.title(), m.box(24, 0, 170, 54), HEAD.but(colour=canvas.skin.mark)
        )
        canvas.box(m.box(12, 66, 1216, ROW * 11 + 30), canvas.skin.panel, radius=14)
        canvas.box(m.box(1256, 615, 640, 215), canvas.skin.panel)
        canvas.panel(m.box(1256, 380, 250, 140))
        canvas.text(text("Body text 24"), m.box(1278, 440, 210, 30))
        canvas.text(text("Small text 22"), m.box(1278, 480, 210, 30), SMALL)
        draw_progress(canvas, m.box(1548, 430, 350, 22), 0.62)
        for row, name in enumerate(ROWS):
            self._label(canvas, name, Rect(30, 86 + ROW * row + 12, 160, 46), SMALL)
        for column, state in enumerate(STATES):
            style = BOLD.but(align="centre", colour="#fffdf6")
            self._label(canvas, state, Rect(200 + 204 * column, 0, 168, 54), style)

    def _label(self, canvas: Canvas, words: str, box: Rect, style: Style) -> None:
        colour = style.colour or canvas.skin.muted
        canvas.text(words, canvas.metrics.box(*box), style.but(colour=colour))

    def paint_over(self, canvas: Canvas) -> None:
        words = text("Card 5 takes you past the city to the forest.")
        draw_tip(canvas, words, self.hint.rect)


def main(folder: Path) -> None:
    """Write a picture of the sheet in every skin."""
    driver = Driver(folder / "home", size=(1920, 1080))
    for skin in SKINS.values():
        driver.app.replace(Sheet(driver.ctx, skin))
        driver.step(3)
        driver.shot(folder / f"sheet_{skin.name}.png")
        ask = confirm(
            text("Delete this game?"),
            text("On the Road, round 6, 29 November. This cannot be undone."),
            Answer(text("Delete"), kind="danger", icon="trash"),
            text("Keep it"),
        )
        driver.open(Dialog(driver.ctx, ask, skin))
        driver.ctx.stage.toast(text("Saved"))
        driver.step(2)
        driver.shot(folder / f"dialog_{skin.name}.png")
        driver.app.pop()
    driver.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
