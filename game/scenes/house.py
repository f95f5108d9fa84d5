"""What the house's own screens share: wood, the bar at the top, numbered heads, the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engines.core.types import text
from game.scene import AppContext
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.keys import ENTER, stroke
from game.ui.metrics import Metrics
from game.ui.screen import Screen
from game.ui.shapes import PREMULTIPLIED
from game.ui.skin import SUN, WHITE
from game.ui.text import BOLD, HEAD, TEXT, Style
from game.words import Said

ON_WOOD: Final = "#fbeed2"
ON_BAR: Final = "#c8c6bd"
NAME: Final = Style(size=34, family="Bungee-Regular", colour=SUN)
BAR_TITLE: Final = HEAD.but(colour=WHITE)
BAR_NOTE: Final = TEXT.but(size=25, colour=ON_BAR, align="right")
FOOT_NOTE: Final = TEXT.but(size=25, colour=ON_WOOD)
NUMBER: Final = HEAD.but(size=27, align="centre")
COMMON_TEXT: Final = 24
"""Design pixels of most text; boxes are made for it."""
MARGIN: Final = 24
"""Design pixels between the window's edge and the panels."""


class HouseScreen(Screen):
    """A screen of the house: a bar, panels on wood, a footer.

    ``most_ui`` bounds the UI scale a screen can show without hiding anything; larger text
    stops growing there. ``area`` is where panels go, ``foot`` where the footer's buttons go.
    """

    title: Said = ""
    note: Said = ""
    most_ui = 2.0

    def __init__(self, ctx: AppContext) -> None:
        super().__init__(ctx)
        self.bar = Rect(0, 0, 0, 0)
        self.area = Rect(0, 0, 0, 0)
        self.foot = Rect(0, 0, 0, 0)

    @property
    def metrics(self) -> Metrics:
        """The window's units, the UI scale bounded for this screen.

        Text is never smaller than a share of the window's height, so controls are not either.
        """
        metrics = self.ctx.metrics
        least = metrics.text_floor / (COMMON_TEXT * metrics.scale)
        return metrics.with_ui(max(min(metrics.ui, self.most_ui), least))

    def probe(self) -> Canvas:
        """Return a canvas to measure with."""
        return self.canvas(Surface((1, 1)))

    def handle(self, event: Event) -> bool:
        """Give the event to the widgets; Enter that none of them wants is the default's."""
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        pressed, default = stroke(event), self.gui.default
        if pressed.key not in ENTER or not pressed.bare or pressed.repeat:
            return False
        if default is None or not default.usable or self.gui.popup is not None:
            return False
        default.release(default.rect.center)
        return True

    def layout(self) -> None:
        """Place the bar, the area for panels and the footer."""
        m = self.metrics
        margin = m.px(MARGIN)
        self.bar = Rect(0, 0, m.width, m.ui_px(58))
        high = m.ui_px(62)
        self.foot = Rect(margin, m.height - margin - high, m.width - 2 * margin, high)
        top = self.bar.bottom + margin
        self.area = Rect(margin, top, self.foot.w, self.foot.top - margin - top)

    def paint(self, canvas: Canvas) -> None:
        """Draw wood and bar."""
        backdrop(canvas)
        draw_bar(canvas, self.bar, self.title, self.note)

    def back_button(self, action: Callable[[], None], label: Said = "") -> Button:
        """Add the button that leads back, clicked by Esc too."""
        said = label or text("Back")
        button = self.gui.add(Button(said, action, icon="back", key="Esc", style=BOLD.but(size=28)))
        self.gui.escape = button
        return button

    def place_back(self, button: Button) -> None:
        """Put the way back at the left of the footer, as wide as its words ask for."""
        button.rect = Rect(self.foot.topleft, (self.wide(button, 200), self.foot.h))

    def wide(self, button: Button, least: float) -> int:
        """Return a button's width: what its label asks for, at least so many design pixels."""
        return max(self.metrics.ui_px(least), button_width(self.probe(), button))


def button_width(canvas: Canvas, button: Button) -> int:
    """Return the width at which a button's label stands at its full size."""
    ui = canvas.metrics.ui_px
    icon = ui(42) if button.icon else 0
    key = canvas.measure(button.key, BOLD.but(size=22)) + ui(30) if button.key else 0
    label = canvas.measure(button.label, button.style) if button.label else 0
    return label + icon + key + ui(44)


def backdrop(canvas: Canvas) -> None:
    """Cover the window with wood."""
    canvas.cover("wood", canvas.metrics.window)


def grain(canvas: Canvas) -> None:
    """Lay the paper's grain over everything drawn so far."""
    window = canvas.metrics.window
    side = canvas.metrics.px(256)
    image = canvas.kit.sprites.image("grain", (side, side))
    for y in range(0, window.h, side):
        for x in range(0, window.w, side):
            canvas.surface.blit(image, (x, y), special_flags=PREMULTIPLIED)


def draw_bar(canvas: Canvas, bar: Rect, title: Said, note: Said = "", name: Said = "") -> None:
    """Draw the bar at the top: the app's name, the screen's title, a note at the right."""
    ui = canvas.metrics.ui_px
    canvas.fill(bar, canvas.skin.bar)
    line = Rect(0, bar.bottom - canvas.metrics.px(4), bar.w, canvas.metrics.px(4))
    canvas.fill(line, canvas.skin.mark)
    style = NAME if not name else NAME.but(size=38, family=canvas.skin.display)
    said = name or "ROADSHOW"
    left = ui(24)
    wide = canvas.measure(said, style)
    inner = Rect(left, 0, wide + 1, line.top)
    canvas.text(said, inner, style)
    x = inner.right + ui(20)
    canvas.fill(Rect(x, ui(14), max(1, ui(3)), line.top - 2 * ui(14)), "#6d717c")
    x += ui(22)
    room = bar.right - ui(24) - x
    titled = min(canvas.measure(title, BAR_TITLE) + 1, room)
    canvas.text(title, Rect(x, 0, titled, line.top), BAR_TITLE)
    if note:
        x += titled + ui(40)
        canvas.text(note, Rect(x, 0, bar.right - ui(24) - x, line.top), BAR_NOTE)


def head(canvas: Canvas, rect: Rect, said: Said, number: int = 0, note: Said = "") -> None:
    """Draw a panel's heading, with its number in a disc and a note at the right."""
    ui, skin = canvas.metrics.ui_px, canvas.skin
    left = rect.x
    if number:
        radius = ui(20)
        centre = (left + radius, rect.centery)
        canvas.disc(centre, radius, skin.tip_fill, None)
        disc = Rect(left, rect.y, 2 * radius, rect.h)
        canvas.text(str(number), disc, NUMBER.but(colour=skin.tip_head))
        left += ui(54)
    style = HEAD.but(colour=skin.head)
    wide = min(canvas.measure(said, style) + 1, rect.right - left)
    canvas.text(said, Rect(left, rect.y, wide, rect.h), style)
    if note:
        left += wide + ui(16)
        beside = Rect(left, rect.y, rect.right - left, rect.h)
        canvas.text(note, beside, TEXT.but(colour=skin.muted, align="right"))
