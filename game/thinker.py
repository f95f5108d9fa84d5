"""Bots and hints, thought out in a process of their own; the window never waits.

One decision at a time: ``ask``, then ``poll`` in every frame. Whatever happens to the worker,
the decision is made: by the best found so far, or by a quick legal choice, with a line in the
log.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from engines.core.bot import Thought
from engines.core.match import Match
from engines.core.rng import Dice, seeded
from engines.core.types import NOBODY, Action
from game.worker import Drop, Failed, Hurry, Job, News, Order, Ready, Report, serve

LOG = logging.getLogger("roadshow.thinker")

START_SECONDS: Final = 20.0
"""A worker that has not reported after this long never will."""
SILENT_SECONDS: Final = 6.0
"""A worker that thinks reports four times a second; after this long it hangs."""
CAP_SECONDS: Final = 30.0
"""No decision takes longer, whatever its level says."""
HURRY_SECONDS: Final = 0.5
"""After "move now" the answer is there within this time."""


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
class _Request:
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
class _Worker:
    """A running process and our end of the pipe."""

    process: BaseProcess
    link: Connection
    born: float
    ready: bool = False


@dataclass(slots=True)
class Thinker:
    """The worker process and the one decision it thinks about. Nothing starts before ``warm``."""

    cap: float = CAP_SECONDS
    _worker: _Worker | None = None
    _request: _Request | None = None
    _tokens: int = 0

    # ------------------------------------------------------------ asking
    def warm(self) -> None:
        """Start the worker if it is not running; takes some milliseconds, call it when idle."""
        if self._worker is None:
            try:
                self._worker = _started()
            except OSError as error:
                LOG.warning("no worker can be started (%s)", error)

    def ask(self, match: Match, level: str) -> int:
        """Begin to think about the decision of the seat to act; return the request's token.

        A request before is forgotten. Equal games and levels give equal answers. ValueError if
        the game is over.
        """
        seat = match.to_act
        if seat == NOBODY:
            raise ValueError("the game is over: there is nothing to decide")
        self.cancel()
        self._tokens += 1
        seed = seeded(match.seed, len(match.log))
        view, legal = match.view(seat), tuple(match.rules.legal(match.state))
        job = Job(self._tokens, match.spec.slug, match.rules.data_hash, view, level, seed)
        now = time.monotonic()
        self._request = _Request(job, legal, now, now, self.cap)
        self._send_job()
        return job.token

    def hint(self, match: Match) -> int:
        """Begin to look for the best action for the seat to act, at the game's best level."""
        return self.ask(match, match.spec.levels[-1])

    def hurry(self) -> None:
        """Have the best so far as the answer, now."""
        if self._request is not None and self._request.hurried is None:
            self._request.hurried = time.monotonic()
            self._send(Hurry())

    def cancel(self) -> None:
        """Forget the request under way; no answer to it is ever delivered."""
        if self._request is not None:
            self._request = None
            self._send(Drop())

    @property
    def busy(self) -> bool:
        """True while a decision is being thought about."""
        return self._request is not None

    def poll(self) -> Reply | None:
        """Return the newest report on the request, the answer once; None if nothing is new."""
        if self._request is None:
            return None
        reply = self._read()
        if self._request is None or reply is not None:
            return reply
        return self._overdue(time.monotonic())

    def close(self) -> None:
        """End the worker at once; a later ``ask`` starts another."""
        self._request = None
        if self._worker is not None:
            _ended(self._worker)
            self._worker = None

    # ------------------------------------------------------------ listening
    def _read(self) -> Reply | None:
        """Take in all that the worker has said."""
        latest: Reply | None = None
        worker = self._worker
        if worker is None:
            return self._lost("is missing")
        try:
            while self._request is not None and worker.link.poll():
                latest = self._take(worker, worker.link.recv()) or latest
        except (EOFError, OSError) as error:
            return self._lost(f"ended by itself ({error!r})")
        return latest

    def _take(self, worker: _Worker, news: News) -> Reply | None:
        request = self._request
        if isinstance(news, Ready):
            worker.ready = True
            if request is not None:
                request.heard = time.monotonic()
            return None
        if request is None or news.token != request.job.token:
            return None
        request.heard = time.monotonic()
        if isinstance(news, Failed):
            return self._give(request, request.best, news.problem)
        return self._reported(request, news)

    def _reported(self, request: _Request, report: Report) -> Reply | None:
        thought = _as_ours(report.thought, request.legal)
        if thought is None:
            if not report.final:
                return None
            return self._give(request, request.best, "the answer was not legal")
        request.best = thought
        if report.final:
            self._request = None
        return Reply(request.job.token, thought, report.final)

    # ------------------------------------------------------------ when it goes wrong
    def _overdue(self, now: float) -> Reply | None:
        request, worker = self._request, self._worker
        if request is None or worker is None:
            return None
        if request.hurried is not None and now - request.hurried > HURRY_SECONDS:
            return self._give(request, request.best, "the answer did not come at once")
        if now - request.begun > request.cap:
            return self._give(request, request.best, "it thinks for too long")
        if not worker.ready and now - worker.born > START_SECONDS:
            return self._lost("did not start")
        if worker.ready and now - request.heard > SILENT_SECONDS:
            return self._lost("does not speak")
        return None

    def _lost(self, how: str) -> Reply | None:
        """Start another worker; a request the old one never spoke of is sent once more."""
        self._end_worker(how)
        request = self._request
        if request is None:
            return None
        if request.best is None and request.sent < 2:
            self._send_job()
            return None
        reply = self._give(request, request.best, how)
        self.warm()
        return reply

    def _give(self, request: _Request, thought: Thought | None, why: str) -> Reply:
        """Answer without the worker: the best so far, or any legal action."""
        self.cancel()
        LOG.warning("%s, %s: a quick choice instead (%s)", request.job.slug, request.job.level, why)
        if thought is None:
            choice = Dice(request.job.seed).below(len(request.legal))
            thought = Thought(request.legal[choice], (), 0.0)
        return Reply(request.job.token, thought, final=True, fallback=True)

    # ------------------------------------------------------------ the process
    def _send_job(self) -> None:
        self.warm()
        request = self._request
        if request is not None:
            request.sent += 1
            request.heard = time.monotonic()
            self._send(request.job)

    def _send(self, order: Order) -> None:
        if self._worker is not None:
            with suppress(OSError):  # the next poll finds that it has ended
                self._worker.link.send(order)

    def _end_worker(self, how: str) -> None:
        if self._worker is not None:
            LOG.warning("the worker %s and is started again", how)
            _ended(self._worker)
            self._worker = None


def _started() -> _Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours, time.monotonic())


def _ended(worker: _Worker) -> None:
    worker.process.kill()
    worker.link.close()
    worker.process.join(1.0)


def _as_ours(thought: Thought, legal: Sequence[Action]) -> Thought | None:
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
