"""Drives an App without display and clock: posts events, lets time pass, returns the picture."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app import App
from game.scene import Scene
from game.scenes.table import TableScene, picture
from game.services import Services
from game.ui.audit import Audit, collecting
from game.ui.sprites import SpriteBook
from game.ui.widget import Widget
from game.window import Window
from game.words import ASSETS

SCREEN = (8000, 6000)
"""The screen the tests pretend to have."""
Where = tuple[int, int] | Rect | Widget


picture.SHARE = 60.0
"""No picture of the tests is drawn bit by bit, but for what a window hides."""


@cache
def _sprites(strict: bool) -> SpriteBook:
    """Sprites for all tests of a run, which make none ahead."""
    book = SpriteBook(ASSETS, strict)
    book.ahead.watch = lambda names: None  # type: ignore[method-assign]
    return book


class FakeClock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.waiting = 1 / 60

    def tick(self, rate: int) -> float:
        """Return the time that was set to pass."""
        return self.waiting


class Driver:
    """An app with a fake clock, in a folder of its own.

    Only with ``ahead`` pictures are made before they are needed.
    """

    def __init__(
        self,
        home: Path,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        ui_scale: int = 100,
        strict: bool = True,
        ahead: bool = False,
    ) -> None:
        self.clock = FakeClock()
        services = Services.open(home)
        services.profile.settings.language = language
        services.profile.settings.ui_scale = ui_scale
        self.app = App(Window(size, desktop=SCREEN), services, "", self.clock, strict)
        self.ctx = self.app.ctx
        if not ahead:
            self.ctx.kit.sprites = _sprites(strict)
        self.mouse = (0, 0)
        pygame.event.clear()

    @property
    def surface(self) -> Surface:
        """What the window shows."""
        return self.app.window.surface

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        top = self.app.stack.top
        assert top is not None
        return top

    def open(self, scene: Scene) -> Scene:
        """Put a scene on top and draw it."""
        self.app.push(scene)
        self.step()
        return scene

    def close(self) -> None:
        """End the app."""
        self.app.close()

    # ------------------------------------------------------------ time
    def step(self, count: int = 1, seconds: float = 1 / 60) -> Surface:
        """Let steps of the loop pass, and the picture be finished; return it."""
        self.clock.waiting = seconds
        for _ in range(count):
            self.app.step()
        top = self.app.stack.top
        while isinstance(top, TableScene) and top.picture.behind:
            top.draw(self.surface)
        return self.surface

    def wait(self, seconds: float) -> Surface:
        """Let time pass in steps of a tenth of a second at most."""
        while seconds > 0:
            self.step(1, min(seconds, 0.1))
            seconds -= 0.1
        return self.surface

    # ------------------------------------------------------------ mouse
    def move(self, where: Where, held: bool = False) -> None:
        """Move the mouse."""
        spot = _spot(where)
        moved = spot[0] - self.mouse[0], spot[1] - self.mouse[1]
        self.mouse = spot
        buttons = (1 if held else 0, 0, 0)
        self.post(pygame.MOUSEMOTION, pos=spot, rel=moved, buttons=buttons, touch=False)

    def press(self, where: Where, button: int = 1) -> None:
        """Press a mouse button."""
        self.move(where)
        self.post(pygame.MOUSEBUTTONDOWN, pos=_spot(where), button=button, touch=False)

    def let_go(self, where: Where, button: int = 1) -> None:
        """Release a mouse button."""
        self.post(pygame.MOUSEBUTTONUP, pos=_spot(where), button=button, touch=False)

    def click(self, where: Where) -> Surface:
        """Click as a person does: after the last click has had its effect."""
        self.wait(0.4)
        self.press(where)
        self.step()
        self.let_go(where)
        return self.step()

    def drag(self, start: Where, end: Where, steps: int = 4) -> Surface:
        """Drag from one place to another."""
        self.wait(0.4)
        a, b = _spot(start), _spot(end)
        self.press(a)
        for n in range(1, steps + 1):
            spot = a[0] + (b[0] - a[0]) * n // steps, a[1] + (b[1] - a[1]) * n // steps
            self.move(spot, held=True)
            self.step()
        self.let_go(b)
        return self.step()

    def wheel(self, where: Where, steps: int) -> Surface:
        """Turn the wheel over a place."""
        self.move(where)
        self.post(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps), flipped=False)
        return self.step()

    # ------------------------------------------------------------ keyboard
    def key(self, key: int, mod: int = 0, scancode: int = 0) -> Surface:
        """Press a key and let it go."""
        self.key_down(key, mod, scancode)
        self.post(pygame.KEYUP, key=key, mod=mod, scancode=scancode, unicode="")
        return self.step()

    def key_down(self, key: int, mod: int = 0, scancode: int = 0) -> None:
        """Press a key."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode, unicode="")

    def type(self, words: str) -> Surface:
        """Type text: each letter as a key and as text input."""
        for letter in words:
            self.key_down(ord(letter.lower()))
            self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, key=ord(letter.lower()), mod=0, scancode=0, unicode="")
        return self.step()

    # ------------------------------------------------------------ window
    def resize(self, width: int, height: int) -> Surface:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=width, y=height, window=None)
        return self.step()

    def post(self, kind: int, **fields: object) -> None:
        """Queue an event."""
        pygame.event.post(Event(kind, fields))

    # ------------------------------------------------------------ looking
    def audit(self) -> Audit:
        """Draw once more and return what text was drawn where."""
        with collecting() as audit:
            self.post(pygame.WINDOWEXPOSED, window=None)
            self.step()
        return audit

    def shot(self, file: Path) -> None:
        """Write the picture to a file."""
        pygame.image.save(self.surface, file)


def _spot(where: Where) -> tuple[int, int]:
    if isinstance(where, Widget):
        where = where.rect
    if isinstance(where, Rect):
        return where.centerx, where.centery
    return where
