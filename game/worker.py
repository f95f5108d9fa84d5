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
from typing import Any, Final, Protocol, TypeAlias

from engines.bots.appraisal import Appraising
from engines.bots.levels import search
from engines.bots.review import Reviewing
from engines.catalogue import game, games, rules_with
from engines.core.bot import Search, Thought
from engines.core.solo import SoloBrain
from engines.core.types import Action, Setup

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
class Study:
    """A finished game for one to look into: ``kind`` is ``deal`` or ``review``.

    The deal is appraised from the seed alone, the review is of the actions played.
    """

    token: int
    kind: str
    slug: str
    data_hash: str
    setup: Setup
    seed: int
    actions: tuple[Action, ...] = ()


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
class Studied:
    """How far a study is; with the ``result`` (an Appraisal or a Review) it is complete."""

    token: int
    progress: float
    result: Any = None


@dataclass(frozen=True, slots=True)
class Failed:
    """Thinking about a job, or a study, ended in an error."""

    token: int
    problem: str


Order: TypeAlias = Job | Study | Hurry | Drop
News: TypeAlias = Ready | Report | Studied | Failed


def serve(link: Connection) -> None:
    """Think about one job after another until the other end is closed."""
    _settle_in()
    with suppress(*PIPE_CLOSED):
        games()
        link.send(Ready())
        order: Order = link.recv()
        while True:
            if isinstance(order, Job):
                order = _think(link, order)
            elif isinstance(order, Study):
                order = _study(link, order)
            else:
                order = link.recv()


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


def begin_study(study: Study) -> Appraising | Reviewing:
    """Return the stepwise work of a study; ValueError for a game that is not for one."""
    spec = game(study.slug)
    rules = rules_with(spec, study.data_hash)
    brain = spec.brain(rules)
    if not isinstance(brain, SoloBrain):
        raise ValueError(f"{study.slug} is no game for one")
    if study.kind == "deal":
        return Appraising(rules, brain, study.setup, study.seed)
    return Reviewing(rules, brain, study.setup, study.seed, study.actions)


def _study(link: Connection, study: Study) -> Order:
    """Look into a game to the end or to the next order; return that order."""
    try:
        work = begin_study(study)
        told = 0.0
        while _slice(work):
            if link.poll():
                order: Order = link.recv()
                return order
            if time.monotonic() - told > TELL_SECONDS:
                link.send(Studied(study.token, work.progress))
                told = time.monotonic()
        link.send(Studied(study.token, 1.0, work.result()))
    except PIPE_CLOSED:
        raise
    except Exception as error:  # as for a decision
        link.send(Failed(study.token, repr(error)))
    return Drop()


class Steps(Protocol):
    """Work done in steps."""

    def step(self, iterations: int) -> bool:
        """Work for some iterations; False at the end."""
        ...


def _slice(thinking: Steps) -> bool:
    """Think for a moment; False at the end of the work."""
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
