"""Fixtures of the widgets' tests."""

from __future__ import annotations

import pytest

from game.ui.widget import Widget
from tests.game.driver import Driver
from tests.game.ui.stand import Put, Stand


@pytest.fixture
def put(driver: Driver) -> Put:
    def stand(*widgets: Widget) -> Stand:
        made = Stand(driver.ctx, *widgets)
        driver.open(made)
        return made

    return stand
