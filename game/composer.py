"""Putting the scenes together on the screen: what lies under a dialog is kept as a picture."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.scene import Scene
from game.ui.audit import AUDIT
from game.ui.shapes import PREMULTIPLIED, premultiplied


class Composer:
    """Draws a stack of scenes; those below the top one only when they changed."""

    def __init__(self) -> None:
        self._below: Surface | None = None
        self._shown: tuple[Scene, ...] = ()

    def stale(self) -> None:
        """Something below the top scene changed."""
        self._below = None

    def draw(self, target: Surface, scenes: list[Scene]) -> None:
        """Draw scenes, lowest first, each overlay above a dimmed picture of the rest."""
        AUDIT.frame()
        if len(scenes) > 1:
            self._put_below(target, scenes)
        else:
            self._below = None
        AUDIT.layer = len(scenes) - 1
        scenes[-1].draw(target)

    def _put_below(self, target: Surface, scenes: list[Scene]) -> None:
        """Draw all but the top scene, dimmed for it; from the kept picture if it still holds."""
        shown, kept = tuple(scenes), self._below
        same = kept is not None and kept.get_size() == target.get_size() and shown == self._shown
        if kept is not None and same and not AUDIT.on:
            target.blit(kept, (0, 0))
            return
        for number, scene in enumerate(scenes[:-1]):
            AUDIT.layer = number
            scene.draw(target)
            _dim(target, scenes[number + 1].dim)
        self._below = target.copy()
        self._shown = shown


def _dim(target: Surface, colour: str) -> None:
    if not colour:
        return
    shade = Surface(target.get_size(), pygame.SRCALPHA, 32)
    shade.fill(premultiplied(colour))
    target.blit(shade, (0, 0), special_flags=PREMULTIPLIED)
