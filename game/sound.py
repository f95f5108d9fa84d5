"""Sounds: short WAV files by name. Without a device, or with a broken file, silence."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

LOG = logging.getLogger(__name__)


class Sound:
    """Plays ``assets/*/sounds/<name>.wav``; files are read when first asked for."""

    def __init__(self, assets: Path, volume: float = 1.0) -> None:
        self.files = {file.stem: file for file in sorted(assets.glob("*/sounds/*.wav"))}
        self.on = _open_device()
        self.volume = volume
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}

    def play(self, name: str) -> bool:
        """Play a sound over the others; true if it can be heard."""
        if not self.on or self.volume <= 0:
            return False
        sound = self._sound(name)
        if sound is None:
            return False
        sound.set_volume(self.volume)
        return sound.play() is not None

    def close(self) -> None:
        """Let the device go."""
        if self.on:
            pygame.mixer.quit()
            self.on = False

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            self._loaded[name] = self._read(name)
        return self._loaded[name]

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        file = self.files.get(name)
        if file is None:
            LOG.warning("there is no sound %r", name)
            return None
        try:
            return pygame.mixer.Sound(file)
        except (pygame.error, OSError) as error:
            LOG.warning("sound %r cannot be read: %s", name, error)
            return None


def _open_device() -> bool:
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error as error:
        LOG.warning("no sound: %s", error)
        return False
    return True
