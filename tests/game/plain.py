"""The simplest scenes: one that counts what happens to it, one that leads to the next."""

from __future__ import annotations

import pygame
from pygame import Surface
from pygame.event import Event

from engines.core.types import text
from game.scene import AppContext, Scene
from game.ui.button import Button
from game.ui.screen import Screen


class Plain(Scene):
    """Counts what happens to it."""

    def __init__(self, ctx: AppContext, name: str = "", overlay: bool = False) -> None:
        super().__init__(ctx)
        self.name = name
        self.overlay = overlay
        self.calls: list[str] = []
        self.seen: list[int] = []
        self.moving = False

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def layout(self) -> None:
        self.calls.append("layout")

    def covered(self) -> None:
        self.calls.append("covered")

    def uncovered(self) -> None:
        self.calls.append("uncovered")

    def handle(self, event: Event) -> bool:
        self.seen.append(event.type)
        return event.type == pygame.MOUSEBUTTONDOWN

    def update(self, dt: float) -> bool:
        return self.moving

    def draw(self, surface: Surface) -> None:
        self.calls.append("draw")
        surface.fill("#204060")


class Hop(Screen):
    """A button that fills the window and opens the next such scene."""

    made = 0

    def build(self) -> None:
        Hop.made += 1
        self.button = self.gui.add(Button(text("Next"), self._next))
        self.gui.set_focus(self.button)

    def layout(self) -> None:
        self.button.rect = self.ctx.metrics.window

    def _next(self) -> None:
        self.ctx.stage.replace(Hop(self.ctx))
