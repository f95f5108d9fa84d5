"""Killed at any moment, a game opens again and has lost at most the act under way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engines.core.rng import Dice
from saves.store import Store

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as Linux and macOS do")

# What the table does: take a game up, play an act, keep it, show it. Several games in turn.
PLAYER = """
import sys
from pathlib import Path
from engines.core.rng import Dice
from saves.store import Store
from tests.contracts.cases import CASES

store, dice = Store(Path(sys.argv[1])), Dice(int(sys.argv[2]))
latest = store.latest()
if latest is None:
    case = CASES[dice.below(len(CASES))]
    match = case.match(int(sys.argv[2]))
    cover = store.begin(match)
else:
    opened = store.open(latest.id)
    assert opened.warning is None, opened.warning
    match, cover = opened.match, opened.cover
print("on", cover.id, len(match.log), flush=True)
while not match.over:
    legal = match.rules.legal(match.state)
    match.play(legal[dice.below(len(legal))])
    store.autosave(match, cover)
    print("shown", cover.id, len(match.log), flush=True)
store.close()
"""


def killed_while_playing(folder: Path, seed: int, seconds: float) -> tuple[str, int]:
    """Let a process play and kill it; return the game and the acts it had shown."""
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(seed)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    first = player.stdout.readline()
    time.sleep(seconds)
    player.send_signal(signal.SIGKILL)
    told = (first + player.stdout.read()).split("\n")[:-1]  # the last one may be cut off
    player.stdout.close()
    player.wait()
    _, game, acts = [line for line in told if line.count(" ") == 2][-1].split()
    return game, int(acts)


def kill_and_open(folder: Path, kills: int, seed: int) -> None:
    dice = Dice(seed)
    acts_played = 0
    print("seed", seed)  # shown if it fails
    for number in range(kills):
        game, shown = killed_while_playing(folder, seed + number, dice.real() * 0.25)
        store = Store(folder)
        entries = store.entries()
        assert all(entry.fault is None for entry in entries)
        if shown > 1:
            opened = store.open(game)
            assert opened.warning is None
            assert len(opened.match.log) >= shown - 1
        acts_played += shown
        store.close()
    assert acts_played > kills


def test_a_few_kills(tmp_path: Path) -> None:
    kill_and_open(tmp_path, kills=6, seed=int(time.time()))


@pytest.mark.slow
def test_two_hundred_kills(tmp_path: Path) -> None:
    kill_and_open(tmp_path, kills=200, seed=int(time.time()))
