"""The front end's fixtures, for the tests of this game's table."""

from tests.game.conftest import drive, driver

__all__ = ["drive", "driver"]
