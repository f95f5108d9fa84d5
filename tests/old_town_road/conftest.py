"""The fixtures of the front end's tests, for this game's table."""

from tests.game.conftest import drive, driver

__all__ = ["drive", "driver"]
