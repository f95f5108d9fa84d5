"""The rules of a game, to read and to search."""

from game.scenes.rules.scene import RulesScene

__all__ = ["RulesScene"]
