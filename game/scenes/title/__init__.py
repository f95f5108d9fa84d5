"""The title: posters on a wooden table, the last game's ticket, and the way everywhere."""

from game.scenes.title.scene import TitleScene

__all__ = ["TitleScene"]
