"""What the thinker keeps of a request, a study and its worker process."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from engines.core.bot import Thought
from engines.core.types import Action
from game.worker import Job, Studied, Study, serve


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a request: progress, or with ``final`` the answer.

    ``thought.best`` is always legal. ``fallback`` marks a choice made without the worker.
    """

    token: int
    thought: Thought
    final: bool
    fallback: bool = False


@dataclass(slots=True)
class Request:
    """The decision being made. ``heard`` is when the worker last spoke of it."""

    job: Job
    legal: tuple[Action, ...]
    begun: float
    heard: float
    cap: float
    sent: int = 0
    hurried: float | None = None
    best: Thought | None = None


@dataclass(slots=True)
class Studying:
    """The study under way, how often it was sent, and what was last heard of it."""

    study: Study
    sent: int = 0
    news: Studied | None = None


@dataclass(slots=True)
class Worker:
    """A running process and our end of the pipe."""

    process: BaseProcess
    link: Connection
    born: float
    ready: bool = False


def started() -> Worker:
    """Start a worker process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours, time.monotonic())


def ended(worker: Worker) -> None:
    """End a worker process at once."""
    worker.process.kill()
    worker.link.close()
    worker.process.join(1.0)


def as_ours(thought: Thought, legal: Sequence[Action]) -> Thought | None:
    """Return a thought with the match's own actions; None if the best is not among them."""
    own = {action: action for action in legal}
    if thought.best not in own:
        return None
    return replace(
        thought,
        best=own[thought.best],
        judged=tuple(replace(j, action=own[j.action]) for j in thought.judged if j.action in own),
        equal=tuple(own[action] for action in thought.equal if action in own),
    )
