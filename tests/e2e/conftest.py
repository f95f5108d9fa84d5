from __future__ import annotations

import json
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
def home(tmp_path: Path) -> Path:
    """A player's folder, with settings that let nothing move and bots not wait."""
    folder = tmp_path / "home with space ä"
    folder.mkdir()
    quick = {"language": "en", "animation": "none", "bot_pace": "at_once"}
    (folder / "settings.json").write_text(json.dumps(quick))
    return folder


@pytest.fixture
def start(screen: Screen, home: Path) -> Iterator[Start]:
    """Start the app, as often as wanted, in one home folder."""
    started: list[App] = []

    def begin(*arguments: str) -> App:
        started.append(App(screen, home, ["--window", "1280x720", *arguments]))
        return started[-1]

    yield begin
    for app in started:
        app.close()
