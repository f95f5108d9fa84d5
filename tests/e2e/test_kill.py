"""The app killed in the middle of games: what was on the disk is there again, and plays on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from engines.core.rng import Dice
from saves.listing import load
from saves.store import Store
from tests.e2e.conftest import Start
from tests.e2e.desktop import App, until
from tests.e2e.tables import PLAYABLE, every_table, saves_in, seats
from tests.e2e.twin import Drive, killed_at_each_kind
from tests.game.conftest import drive

__all__ = ["drive"]


def playing(start: Start, home: Path, dice: Dice) -> tuple[App, Path]:
    """Let bots play, on where they were killed or a new game; return the game's file too."""
    store = Store(home / "saves")
    latest = store.latest()
    store.close()
    if latest is not None:
        path = home / "saves" / latest.file
        return start("--load", str(path)), path
    before = saves_in(home)
    slug = PLAYABLE[dice.below(len(PLAYABLE))]
    app = start(*seats(slug, "easy"), "--seed", str(dice.below(10**6)))
    fresh = until("the game's file", lambda: [p for p in saves_in(home) if p not in before])
    return app, fresh[0]


def kill_again_and_again(start: Start, home: Path, kills: int) -> None:
    seed = int(time.time())
    print("seed", seed)  # shown if it fails
    dice = Dice(seed)
    ends = []
    for number in range(kills):
        app, path = playing(start, home, dice)
        if number % 2:
            act_played(path)
        time.sleep(dice.real())
        seen = path.read_bytes()
        assert app.running
        app.kill()
        ends.append(opened_again(home, path, seen))
    assert max(ends) > 0


def act_played(path: Path) -> None:
    begun = len(load(path).entries)
    until("an act", lambda: len(load(path).entries) > begun)


def opened_again(home: Path, path: Path, seen: bytes) -> int:
    """Check that nothing seen on the disk before the kill is gone; return the moves there."""
    copy = home / "seen.save"
    copy.write_bytes(seen)
    store = Store(home / "saves")
    assert all(entry.fault is None for entry in store.entries())
    before, after = store.open_file(copy), store.open(path.stem)
    store.close()
    assert before.warning is None
    assert after.warning is None
    assert after.match.log[: len(before.match.log)] == before.match.log
    return len(after.match.log)


def test_a_few_kills(start: Start, home: Path) -> None:
    kill_again_and_again(start, home, kills=5)


@every_table
def test_a_kill_at_every_kind_of_decision(
    start: Start, home: Path, drive: Drive, slug: str
) -> None:
    killed_at_each_kind(start, home, drive, slug, moves=10)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_two_hundred_kills(start: Start, home: Path) -> None:
    kill_again_and_again(start, home, kills=200)
