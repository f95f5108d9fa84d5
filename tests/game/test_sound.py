"""Sounds play where they can and are silent where they cannot."""

from __future__ import annotations

import logging
import wave
from pathlib import Path

import pygame
import pytest

from game.sound import Sound


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    sounds = tmp_path / "common" / "sounds"
    sounds.mkdir(parents=True)
    with wave.open(str(sounds / "card.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(b"\0\0" * 400)
    (sounds / "broken.wav").write_bytes(b"RIFFnothing")
    return tmp_path


def test_a_sound_plays_at_the_volume_set(folder: Path) -> None:
    sound = Sound(folder, volume=0.5)
    assert sound.play("card")
    sound.volume = 0
    assert not sound.play("card")
    sound.close()


def test_a_broken_or_missing_file_is_one_line_in_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sound = Sound(folder)
    with caplog.at_level(logging.WARNING):
        for name in ("broken", "broken", "nothing", "nothing"):
            assert not sound.play(name)
    assert len(caplog.records) == 2
    sound.close()


def test_without_a_device_all_is_silent(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sound = Sound(folder)
    assert not sound.on and not sound.play("card")
    sound.close()
