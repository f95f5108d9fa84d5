"""Old Town Road in the real window: killed in the middle of each kind of choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.conftest import Start, home, screen, start
from tests.e2e.twin import Drive, killed_at_each_kind

__all__ = ["home", "screen", "start"]
KINDS = ("event", "crossroads", "train")


@pytest.mark.slow
def test_a_kill_at_an_event_a_crossroads_and_a_train(
    start: Start, home: Path, drive: Drive
) -> None:
    killed_at_each_kind(start, home, drive, "old_town_road", 30, KINDS)
