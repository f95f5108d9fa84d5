"""The app in a real window: it starts, is played, closed, and goes on where it was."""

from __future__ import annotations

import time
from pathlib import Path

from tests.e2e.conftest import Start
from tests.e2e.desktop import App, until
from tests.e2e.tables import every_table, kept, saves_in, seats

TRIES = (("Return",), ("Right", "Return"), ("Down", "Return"), ("Left", "Return"), ("Up", "Return"))
"""Arrow keys go from target to target, and Enter chooses: enough to get on, and never to a menu."""


def play_on(app: App, home: Path, moves: int) -> None:
    """Press keys, as somebody who looks for what is lit, until so many moves are kept."""
    limit = time.monotonic() + 60
    for number in range(10_000):
        if len(kept(home).entries) >= moves:
            return
        assert time.monotonic() < limit, f"stuck after {len(kept(home).entries)} moves"
        app.key(*TRIES[number % len(TRIES)])
        time.sleep(0.15)


def test_start_to_title_and_close(start: Start) -> None:
    begun = time.monotonic()
    app = start()
    picture = app.shown()
    assert time.monotonic() - begun < 20
    assert picture.colours > 200
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors


@every_table
def test_a_game_is_played_closed_and_continued(start: Start, home: Path, slug: str) -> None:
    app = start(*seats(slug, "human"), "--seed", "11")
    app.shown()
    play_on(app, home, 3)
    app.close_window()
    assert app.ended() == 0
    left = kept(home)
    assert left.clean

    app = start()
    title = app.shown()
    app.key("Return")
    until("the table", lambda: app.screen.settled().pixels != title.pixels)
    play_on(app, home, len(left.entries) + 1)
    now = kept(home)
    assert now.entries[: len(left.entries)] == left.entries
    assert (now.game, now.seed) == (left.game, left.seed)
    app.close_window()
    assert app.ended() == 0
    assert len(saves_in(home)) == 1
    assert "Traceback" not in app.errors


@every_table
def test_the_end_of_the_session_leaves_the_game_properly(
    start: Start, home: Path, slug: str
) -> None:
    app = start(*seats(slug, "human"))
    app.shown()
    play_on(app, home, 1)
    app.process.terminate()
    assert app.ended() == 0
    assert kept(home).clean


def test_a_ruined_home_stops_nothing(start: Start, home: Path) -> None:
    (home / "settings.json").write_bytes(b'{"ui_scale": "\xff')
    (home / "results.jsonl").write_bytes(bytes(500))
    (home / "saves").mkdir()
    (home / "saves" / "torn.save").write_bytes(b'{"app":"roadshow","format":1,')
    (home / "saves" / "empty.save").touch()
    app = start()
    assert app.shown().colours > 200
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors
    assert (home / "settings.bad.json").exists()
    assert len(saves_in(home)) == 2


@every_table
def test_a_game_can_be_played_where_nothing_can_be_kept(
    start: Start, home: Path, slug: str
) -> None:
    (home / "saves").write_text("a file in the folder's place")
    app = start(*seats(slug, "human"))
    before = app.shown()
    app.key("Escape")
    after = until("another picture", lambda: app.screen.settled().pixels != before.pixels)
    assert after
    app.key("Right", "Return")
    time.sleep(1)
    assert app.running
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors
