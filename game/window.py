"""The one window: opened no larger than the screen, resizable, full screen on demand."""

from __future__ import annotations

import os
import sys
import warnings
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.metrics import MIN_H, MIN_W
from game.words import ASSETS

TITLE = "Roadshow"
ICON = ASSETS / "common" / "sprites" / "app_icon.png"
PATIENCE = 150
"""Milliseconds a window manager gets to change the kind of window."""


class NoDisplay(RuntimeError):
    """No window can be opened; the message says why."""


def prepare(accelerated: bool = True) -> None:
    """Set what SDL reads before the display is opened; settings of the environment win.

    Without a graphics card, copying through an emulated one costs fifty times the drawing.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    bare_linux = sys.platform.startswith("linux") and not Path("/dev/dri").exists()
    if not accelerated or bare_linux:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


class Window:
    """The display; sizes are real pixels.

    ``desktop`` is the screen's size, measured if left out; without a real display (pictures
    for the manual, tests) it is whatever the caller wants to draw on.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        full_screen: bool = False,
        desktop: tuple[int, int] | None = None,
    ) -> None:
        if not _there_is_a_display():
            raise NoDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
        try:
            pygame.display.init()
            pygame.font.init()
            self.desktop = desktop or pygame.display.get_desktop_sizes()[0]
        except (pygame.error, IndexError) as error:
            raise NoDisplay(str(error)) from error
        self.full_screen = False
        self.size = fitted(size or usual(self.desktop), self.desktop)
        pygame.display.set_caption(TITLE)
        _show_icon()
        self._open(full_screen)

    @property
    def surface(self) -> Surface:
        """What is drawn on; another one after every change of size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplay("the window is closed")
        return surface

    def toggle_full_screen(self) -> None:
        """Change between window and full screen; the window keeps its size."""
        if not self.full_screen:
            self.size = self.surface.get_size()
        self._open(not self.full_screen)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as far as the screen allows."""
        self.size = fitted(size, self.desktop)
        self._open(False)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self, full_screen: bool) -> None:
        try:
            self._set_mode(full_screen)
            if self.full_screen and not full_screen and self.surface.get_size() != self.size:
                pygame.time.wait(PATIENCE)  # the window manager is still leaving full screen
                pygame.event.pump()
                self._set_mode(full_screen)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        self.full_screen = full_screen
        _bound_below()

    def _set_mode(self, full_screen: bool) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # that the system chose another size
            if full_screen:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                pygame.display.set_mode(self.size, pygame.RESIZABLE)


def _show_icon() -> None:
    """Give the window its sign; without the file it has the system's."""
    with suppress(pygame.error, OSError):
        pygame.display.set_icon(pygame.image.load(ICON))


def _there_is_a_display() -> bool:
    """False where SDL would open a window that nobody can see."""
    named = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def usual(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return a 16:9 window that fills most of a screen."""
    width = min(desktop[0] * 85 // 100, desktop[1] * 85 // 100 * 16 // 9)
    return max(width, MIN_W), max(width * 9 // 16, MIN_H)


def fitted(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """Return a size no smaller than the least window and no larger than the screen."""
    width, height = max(size[0], MIN_W), max(size[1], MIN_H)
    return min(width, desktop[0]), min(height, desktop[1])


def _bound_below() -> None:
    """Ask the window manager for a least size; pygame offers it by a deprecated way only."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            pygame.Window.from_display_module().minimum_size = (MIN_W, MIN_H)
        except (AttributeError, pygame.error, ValueError):
            return
