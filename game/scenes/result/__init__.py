"""How a game ended."""

from game.scenes.result.scene import ResultScene

__all__ = ["ResultScene"]
