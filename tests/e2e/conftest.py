from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import App, Screen, missing

Start = Callable[..., App]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    reason = missing()
    if reason:
        pytest.skip(reason)
    folder = tmp_path / "screen"
    folder.mkdir()
    shown = Screen(folder)
    yield shown
    shown.close()


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """Start the app, as often as wanted, in one home folder."""
    started: list[App] = []

    def begin(*arguments: str) -> App:
        home = tmp_path / "home with space ä"
        home.mkdir(exist_ok=True)
        started.append(App(screen, home, ["--window", "1280x720", *arguments]))
        return started[-1]

    yield begin
    for app in started:
        app.close()
