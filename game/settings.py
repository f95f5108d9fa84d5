"""What the player has set, as the front end reads it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """The settings the app itself needs; percentages and names as in the settings scene.

    ``animation`` is slow, normal, fast or none.
    """

    language: str = "en"
    full_screen: bool = False
    ui_scale: int = 100
    animation: str = "normal"
    sound_volume: int = 70
