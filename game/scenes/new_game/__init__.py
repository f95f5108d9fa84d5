"""Choosing a game and who plays it."""

from game.scenes.new_game.scene import NewGameScene

__all__ = ["NewGameScene"]
