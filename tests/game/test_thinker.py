"""The worker process: answers, hurry, late answers, and everything that can happen to it."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.bots.levels import decide
from engines.catalogue import game, games
from engines.core.match import Match, Player
from engines.core.rng import seeded
from engines.core.types import Setup
from game import thinker as module
from game.thinker import Reply, Thinker

posix = pytest.mark.skipif(os.name != "posix", reason="signals as on Linux and macOS")


def dealt(slug: str = "on_the_road", seed: int = 3) -> Match:
    spec = game(slug)
    seats = spec.min_players
    players = [Player(f"P{seat}") for seat in range(seats)]
    setup = Setup(seats, tuple((option.id, option.default) for option in spec.options))
    return Match.deal(spec, setup, seed, players)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def answer(thinker: Thinker, seconds: float = 30.0) -> Reply:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        reply = thinker.poll()
        if reply is not None and reply.final:
            return reply
        time.sleep(0.005)
    raise AssertionError("no answer came")


def progress(thinker: Thinker, seconds: float = 30.0) -> Reply:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        reply = thinker.poll()
        if reply is not None:
            assert not reply.final
            return reply
        time.sleep(0.005)
    raise AssertionError("no report came")


def process_of(thinker: Thinker) -> int:
    assert thinker._worker is not None
    assert thinker._worker.process.pid is not None
    return thinker._worker.process.pid


@pytest.mark.parametrize("slug", games())
def test_an_answer_is_legal_and_the_same_as_without_a_worker(thinker: Thinker, slug: str) -> None:
    match = dealt(slug)
    token = thinker.ask(match, "easy")
    assert thinker.busy
    reply = answer(thinker)
    assert (reply.token, reply.fallback) == (token, False)
    rules, spec = match.rules, match.spec
    view, seed = match.view(match.to_act), seeded(match.seed, 0)
    assert reply.thought.best == decide(spec, rules, spec.brain(rules), view, "easy", seed)
    assert any(reply.thought.best is action for action in rules.legal(match.state))
    match.play(reply.thought.best)
    assert not thinker.busy
    assert thinker.poll() is None


@pytest.mark.parametrize("slug", games())
def test_bots_play_a_whole_turn(thinker: Thinker, slug: str) -> None:
    match = dealt(slug)
    for _ in range(12):
        thinker.ask(match, "random")
        reply = answer(thinker)
        assert not reply.fallback
        match.play(reply.thought.best)


def test_a_hint_comes_with_progress_and_can_be_hurried(thinker: Thinker) -> None:
    match = dealt()
    thinker.hint(match)
    seen = progress(thinker)
    assert 0 <= seen.thought.progress < 1
    asked = time.monotonic()
    thinker.hurry()
    reply = answer(thinker)
    assert time.monotonic() - asked < 1.0
    assert reply.thought.best in match.rules.legal(match.state)


def test_nobody_thinks_after_the_end(thinker: Thinker) -> None:
    match = dealt()
    while not match.over:
        match.play(match.rules.legal(match.state)[0])
    with pytest.raises(ValueError, match="over"):
        thinker.ask(match, "easy")


def test_a_late_answer_is_never_delivered(thinker: Thinker) -> None:
    match = dealt()
    thinker.ask(match, "easy")
    answer(thinker)
    thinker.ask(match, "easy")
    time.sleep(0.3)  # the answer lies in the pipe by now
    thinker.cancel()
    assert thinker.poll() is None
    token = thinker.ask(match, "random")
    assert answer(thinker).token == token


def test_a_new_request_replaces_the_one_before(thinker: Thinker) -> None:
    match = dealt()
    thinker.ask(match, "hard")
    progress(thinker)
    token = thinker.ask(match, "random")
    asked = time.monotonic()
    assert answer(thinker).token == token
    assert time.monotonic() - asked < 1.5


@posix
def test_a_killed_worker_costs_neither_the_decision_nor_the_next(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    match = dealt()
    thinker.ask(match, "hard")
    progress(thinker)
    with caplog.at_level(logging.WARNING, "roadshow.thinker"):
        os.kill(process_of(thinker), signal.SIGKILL)
        reply = answer(thinker, 5.0)
    assert reply.fallback
    assert reply.thought.best in match.rules.legal(match.state)
    assert "quick choice" in caplog.text
    thinker.ask(match, "easy")
    assert not answer(thinker).fallback


@posix
def test_a_request_the_worker_never_saw_is_sent_again(thinker: Thinker) -> None:
    match = dealt()
    thinker.warm()
    os.kill(process_of(thinker), signal.SIGKILL)
    thinker.ask(match, "easy")
    assert not answer(thinker).fallback


@posix
def test_a_worker_that_hangs_is_replaced(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.5)
    match = dealt()
    thinker.ask(match, "hard")
    progress(thinker)
    hung = process_of(thinker)
    os.kill(hung, signal.SIGSTOP)
    assert answer(thinker, 10.0).fallback
    assert process_of(thinker) != hung
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)


@posix
def test_hurry_does_not_wait_for_a_worker_that_hangs(thinker: Thinker) -> None:
    thinker.ask(dealt(), "hard")
    seen = progress(thinker)
    os.kill(process_of(thinker), signal.SIGSTOP)
    thinker.hurry()
    asked = time.monotonic()
    reply = answer(thinker, 5.0)
    assert time.monotonic() - asked < 1.0
    assert reply.thought.best == seen.thought.best


def test_no_decision_takes_longer_than_the_cap() -> None:
    capped = Thinker(cap=0.1)
    match = dealt()
    capped.ask(match, "hard")
    begun = time.monotonic()
    reply = answer(capped)
    assert time.monotonic() - begun < 1.0
    assert reply.thought.best in match.rules.legal(match.state)
    capped.close()


def test_a_fault_of_a_game_is_a_quick_choice(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    match = dealt()
    thinker.ask(match, "no such level")
    with caplog.at_level(logging.WARNING, "roadshow.thinker"):
        reply = answer(thinker)
    assert reply.fallback
    assert reply.thought.best in match.rules.legal(match.state)
    assert "no such level" in caplog.text
    thinker.ask(match, "easy")
    assert not answer(thinker).fallback


def test_where_no_process_can_start_the_bots_still_play(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(module, "started", refuse)
    match = dealt()
    thinker.ask(match, "easy")
    reply = answer(thinker, 2.0)
    assert reply.fallback
    assert reply.thought.best in match.rules.legal(match.state)


@posix
def test_closing_is_immediate(thinker: Thinker) -> None:
    thinker.hint(dealt())
    progress(thinker)
    worker = process_of(thinker)
    begun = time.monotonic()
    thinker.close()
    assert time.monotonic() - begun < 0.5
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


PARENT = """
import sys, time
from tests.game.test_thinker import dealt, process_of, progress
from game.thinker import Thinker
if __name__ == "__main__":
    thinker = Thinker()
    thinker.ask(dealt(), "hard")
    progress(thinker)
    print(process_of(thinker), flush=True)
    time.sleep(60)
"""


@posix
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_the_worker_dies_with_the_app_and_has_no_window(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    root = Path(__file__).resolve().parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert "pygame" not in Path(f"/proc/{worker}/maps").read_text()
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert gone(worker, 3.0)


def gone(pid: int, seconds: float) -> bool:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":  # dead, and nobody here to collect it
            return True
        time.sleep(0.02)
    return False
