"""The table: one frame for all games, in which a match is played."""

from game.scenes.table.scene import TableScene

__all__ = ["TableScene"]
