"""Fixtures of the front end's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.game.driver import Driver


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Return a function that starts an app; all are closed in the end."""
    running: list[Driver] = []

    def make(**options: Any) -> Driver:
        driver = Driver(tmp_path / f"home{len(running)}", **options)
        running.append(driver)
        return driver

    yield make
    for driver in running:
        driver.close()


@pytest.fixture
def driver(drive: Callable[..., Driver]) -> Driver:
    """Return an app at 1280 x 720 in English."""
    return drive()
