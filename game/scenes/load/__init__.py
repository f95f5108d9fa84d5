"""The saved games."""

from game.scenes.load.scene import LoadScene

__all__ = ["LoadScene"]
