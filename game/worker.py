"""The process that thinks for the bots: it searches in slices and listens in between.

It imports the engines only, no window. It ends when the app does, however that ends.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

from engines.bots.levels import search
from engines.catalogue import game, games, rules_with
from engines.core.bot import Search, Thought

SLICE_SECONDS: Final = 0.02
"""Thinking between two looks at the pipe."""
TELL_SECONDS: Final = 0.25
"""Time between two reports: they show progress and that the worker is alive."""
LOWER_PRIORITY: Final = 5
PIPE_CLOSED: Final = (EOFError, BrokenPipeError, ConnectionResetError)


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to think about: the view of the seat to act and how to think."""

    token: int
    slug: str
    data_hash: str
    view: Any
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class Hurry:
    """Answer the job under way at once with the best so far."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Forget the job under way."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker has started."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was found so far, or with ``final`` the answer."""

    token: int
    thought: Thought
    final: bool


@dataclass(frozen=True, slots=True)
class Failed:
    """Thinking about a job ended in an error."""

    token: int
    problem: str


Order: TypeAlias = Job | Hurry | Drop
News: TypeAlias = Ready | Report | Failed


def serve(link: Connection) -> None:
    """Think about one job after another until the other end is closed."""
    _settle_in()
    with suppress(*PIPE_CLOSED):
        games()
        link.send(Ready())
        order: Order = link.recv()
        while True:
            order = _think(link, order) if isinstance(order, Job) else link.recv()


def begin(job: Job) -> Search:
    """Return the search for a job."""
    spec = game(job.slug)
    rules = rules_with(spec, job.data_hash)
    return search(spec, rules, spec.brain(rules), job.view, job.level, job.seed)


def _think(link: Connection, job: Job) -> Order:
    """Think about a job to its end or to the next order; return that order."""
    try:
        thinking = begin(job)
        told = _tell(link, job, thinking, final=False)
        while _slice(thinking):
            if link.poll():
                order: Order = link.recv()
                if not isinstance(order, Hurry):
                    return order
                break
            if time.monotonic() - told > TELL_SECONDS:
                told = _tell(link, job, thinking, final=False)
        _tell(link, job, thinking, final=True)
    except PIPE_CLOSED:
        raise
    except Exception as error:  # a game's fault must not silence the bots for good
        link.send(Failed(job.token, repr(error)))
    return Drop()


def _slice(thinking: Search) -> bool:
    """Think for a moment; False at the end of the search."""
    limit = time.perf_counter() + SLICE_SECONDS
    while time.perf_counter() < limit:
        if not thinking.step(1):
            return False
    return True


def _tell(link: Connection, job: Job, thinking: Search, final: bool) -> float:
    link.send(Report(job.token, thinking.thought(), final))
    return time.monotonic()


def _settle_in() -> None:
    """Leave the keyboard to the app, let the window go first, and watch over the app's life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOWER_PRIORITY)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
