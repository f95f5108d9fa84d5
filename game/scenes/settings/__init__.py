"""What the player can set."""

from game.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
