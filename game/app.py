"""The app: window, clock, event loop, the stack of scenes."""

from __future__ import annotations

import time
from typing import Protocol

import pygame
from pygame import Surface
from pygame.event import Event

from game.composer import Composer
from game.frames import Frames
from game.inputs import Inputs
from game.scene import AppContext, Scene, Stack
from game.services import Services
from game.sound import Sound
from game.ui.audit import silent
from game.ui.keys import stroke
from game.ui.kit import Kit
from game.ui.looks import Look
from game.ui.metrics import MIN_H, MIN_W, Metrics
from game.ui.toast import Toasts
from game.window import Window
from game.words import ASSETS, Said, Words
from saves.profile import Settings

FPS, ASLEEP_FPS = 60, 10
LONGEST_STEP = 0.1
"""Seconds of one step at most: after a pause animations go on, they do not jump."""
REPEAT = (400, 35)
"""Milliseconds until a held key repeats, and between repeats."""
RESIZED = frozenset({pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE})
EXPOSED = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class Clock(Protocol):
    """Time for the loop: a real clock, or a test's."""

    def tick(self, rate: int) -> float:
        """Wait for the next step at a rate; return the seconds since the last."""
        ...


class RealClock:
    """The machine's clock."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, rate: int) -> float:
        """Wait for the next step."""
        return self._clock.tick(rate) / 1000


class App:
    """Runs scenes in a window until none is left or the window is closed.

    ``language`` is spoken instead of the settings' until those change. ``strict`` makes a
    missing sprite an error.
    It is the ``Stage`` of every scene. ``step`` does one round of the loop, so that a test can
    do as many as it wants.
    """

    def __init__(
        self,
        window: Window,
        services: Services,
        language: str = "",
        clock: Clock | None = None,
        strict: bool = False,
    ) -> None:
        self.window = window
        self.clock = clock or RealClock()
        self.frames = Frames()
        self.running = True
        self.minimised = False
        self.now = 0.0
        settings = services.profile.settings
        metrics = Metrics(*window.surface.get_size()).with_ui(settings.ui_scale / 100)
        kit = Kit(metrics, Words(language or settings.language), ASSETS, strict)
        kit.look = _look(settings)
        sound = Sound(ASSETS, settings.sound_volume / 100)
        self.ctx = AppContext(kit, self, sound, services)
        self._language = settings.language
        pygame.key.set_repeat(*REPEAT)
        pygame.key.stop_text_input()  # only while a text field has the focus
        self.stack = Stack()
        self._composer = Composer()
        self._toasts = Toasts()
        self._dirty = True
        self._inputs = Inputs()
        self._closed = False

    # ------------------------------------------------------------ stage
    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.stack.ask(lambda: self.stack.push(scene))

    def pop(self) -> None:
        """Take the top scene away."""
        self.stack.ask(self.stack.pop)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self.stack.ask(lambda: self.stack.replace(scene))

    def reset(self, *scenes: Scene) -> None:
        """Begin anew with these scenes."""
        self.stack.ask(lambda: self.stack.reset(scenes))

    def quit(self) -> None:
        """End the app."""
        self.running = False

    def toast(self, said: Said, icon: str = "check") -> None:
        """Show a short note."""
        self._toasts.add(said, icon)
        self._dirty = True

    def settings_changed(self) -> None:
        """Take over language, sizes, look, sound and full screen."""
        settings = self.ctx.settings
        self.ctx.kit.look = _look(settings)
        if settings.language != self._language:  # what --lang chose lasts until it is changed
            self._language = settings.language
            self.ctx.words.speak(settings.language)
        self.ctx.sound.volume = settings.sound_volume / 100
        if settings.full_screen != self.window.full_screen:
            self.window.toggle_full_screen()
        self.ctx.profile.save()
        self._layout()

    @property
    def desktop(self) -> tuple[int, int]:
        """The size of the screen the window is on."""
        return self.window.desktop

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        if not self.window.full_screen:
            self.window.resize((width, height))
            self._layout()

    def under(self, scene: Scene) -> Surface | None:
        """Return a picture of what lies below a scene."""
        scenes = self.stack.scenes
        at = scenes.index(scene) if scene in scenes else 0
        if at < 1:
            return None
        base = at - 1
        while base > 0 and scenes[base].overlay:
            base -= 1
        picture = Surface(self.window.surface.get_size())
        with silent():
            Composer().draw(picture, scenes[base:at])
        return picture

    # ------------------------------------------------------------ loop
    def run(self) -> None:
        """Run until the end; every scene leaves, whatever happens."""
        try:
            while self.running:
                self.step()
        finally:
            self.close()

    def close(self) -> None:
        """Let every scene leave, keep the window's size, let window and services go."""
        if self._closed:
            return
        self._closed = True
        self.stack.reset(())
        if not self.window.full_screen:
            width, height = self.window.surface.get_size()
            settings = self.ctx.settings
            settings.window_width, settings.window_height = max(width, MIN_W), max(height, MIN_H)
        self.ctx.sound.close()
        self.ctx.services.close()
        self.window.close()

    def step(self) -> None:
        """Wait for the next step, handle what came in, let time pass, draw if needed."""
        waited = self.clock.tick(ASLEEP_FPS if self.minimised else FPS)
        self.now += waited
        self._settle()
        self._events(pygame.event.get())
        self._update(min(waited, LONGEST_STEP))
        if self.running and not self.stack.scenes:
            self.running = False
        if self._dirty and not self.minimised and self.running:
            self._draw()

    def _events(self, events: list[Event]) -> None:
        for event in self._inputs.sift(events, self.now):
            self._dirty |= self._handle(event)
            self._settle()

    def _settle(self) -> None:
        """Carry out what was asked of the stack; the new top learns where the mouse is."""
        if not self.stack.settle():
            return
        still = self._inputs.changed(self.now)
        if still is not None and self.stack.top is not None:
            self.stack.top.handle(still)
        self._composer.stale()
        self._dirty = True

    def _handle(self, event: Event) -> bool:
        if event.type == pygame.QUIT:
            self.running = False
            return False
        if event.type in RESIZED:
            return self._resized()
        if event.type == pygame.WINDOWMINIMIZED:
            self.minimised = True
        if event.type in EXPOSED:
            self.minimised = False
            self._composer.stale()
            return True
        top = self.stack.top
        used = top is not None and top.handle(event)
        return used or (event.type == pygame.KEYDOWN and self._own_key(event))

    def _own_key(self, event: Event) -> bool:
        pressed = stroke(event)
        if pressed.key != pygame.K_F11 or pressed.repeat:
            return False
        self.ctx.settings.full_screen = not self.window.full_screen
        self.settings_changed()
        return True

    def _resized(self) -> bool:
        size = self.window.surface.get_size()
        if size != (self.ctx.metrics.width, self.ctx.metrics.height):
            self._layout()
        return True

    def _layout(self) -> None:
        """Place everything anew for the window's size, the language and the UI scale."""
        kit = self.ctx.kit
        size = self.window.surface.get_size()
        kit.metrics = Metrics(*size).with_ui(self.ctx.settings.ui_scale / 100)
        for scene in self.stack.scenes:
            scene.covered()
            scene.layout()
        self._composer.stale()
        self._dirty = True

    def _update(self, dt: float) -> None:
        top = self.stack.top
        for scene in tuple(self.stack.scenes):
            if scene.update(dt):
                self._dirty = True
                if scene is not top:
                    self._composer.stale()
        self._dirty |= self._toasts.update(dt)
        self._settle()

    def _draw(self) -> None:
        began = time.perf_counter()
        surface = self.window.surface
        scenes = self.stack.drawn()
        if scenes:
            self._composer.draw(surface, scenes)
            self._toasts.draw(scenes[-1].canvas(surface), scenes[-1].toast_box())
        self.frames.drew(time.perf_counter() - began)
        pygame.display.flip()
        self._dirty = False


def _look(settings: Settings) -> Look:
    """What the settings say of colours."""
    return Look(settings.palette == "colour_blind", settings.high_contrast)
