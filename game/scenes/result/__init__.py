"""How a game ended."""

from game.scenes.result.look_back import LookBackScene
from game.scenes.result.scene import ResultScene
from game.scenes.result.solo import SoloResultScene

__all__ = ["LookBackScene", "ResultScene", "SoloResultScene"]
