"""Bots and hints, thought out in a process of their own; the window never waits.

One decision at a time: ``ask``, then ``poll`` in every frame. Whatever happens to the worker,
the decision is made: by the best found so far, or by a quick legal choice, with a line in the
log.
"""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.core.bot import Thought
from engines.core.match import Match, Played
from engines.core.rng import Dice, seeded
from engines.core.types import NOBODY
from game.requests import Reply, Request, Studying, Worker, as_ours, ended, started
from game.worker import (
    Drop,
    Failed,
    Hurry,
    Job,
    News,
    Order,
    Ready,
    Report,
    Studied,
    Study,
)

LOG = logging.getLogger("roadshow.thinker")

START_SECONDS: Final = 20.0
"""A worker that has not reported after this long never will."""
SILENT_SECONDS: Final = 6.0
"""A worker that thinks reports four times a second; after this long it hangs."""
CAP_SECONDS: Final = 30.0
"""No decision takes longer, whatever its level says."""
HURRY_SECONDS: Final = 0.5
"""After "move now" the answer is there within this time."""


__all__ = ["Reply", "Thinker"]


@dataclass(slots=True)
class Thinker:
    """The worker process and the one decision it thinks about. Nothing starts before ``warm``."""

    cap: float = CAP_SECONDS
    _worker: Worker | None = None
    _request: Request | None = None
    _tokens: int = 0
    _study: Studying | None = None

    # ------------------------------------------------------------ asking
    def warm(self) -> None:
        """Start the worker if it is not running; takes some milliseconds, call it when idle."""
        if self._worker is None:
            try:
                self._worker = started()
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
        self._request = Request(job, legal, now, now, self.cap)
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

    def study(self, match: Match, kind: str) -> int:
        """Begin to look into a finished game for one; return the token of the study.

        ``kind`` is ``deal`` (an ``Appraisal``) or ``review`` (a ``Review``). What was asked for
        before is forgotten.
        """
        self.cancel()
        self._tokens += 1
        actions = tuple(e.action for e in match.log if isinstance(e, Played))
        study = Study(
            self._tokens, kind, match.spec.slug, match.rules.data_hash, match.setup, match.seed,
            actions,
        )  # fmt: skip
        self._study = Studying(study)
        self._send_study()
        return study.token

    def studied(self) -> Studied | None:
        """Return how far the study is, with its result once at the end; None: nothing new.

        A study that fails ends without a result and a progress of 1.
        """
        if self._study is None:
            return None
        self._read()
        under_way = self._study
        news, under_way.news = under_way.news, None
        if news is not None and (news.result is not None or news.progress >= 1.0):
            self._study = None
        return news

    def cancel(self) -> None:
        """Forget the request or study under way; no answer to it is ever delivered."""
        if self._request is not None or self._study is not None:
            self._request = self._study = None
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
        self._request = self._study = None
        if self._worker is not None:
            ended(self._worker)
            self._worker = None

    # ------------------------------------------------------------ listening
    @property
    def _waiting(self) -> bool:
        return self._request is not None or self._study is not None

    def _read(self) -> Reply | None:
        """Take in all that the worker has said."""
        latest: Reply | None = None
        worker = self._worker
        if worker is None:
            return self._lost("is missing")
        try:
            while self._waiting and worker.link.poll():
                latest = self._take(worker, worker.link.recv()) or latest
        except (EOFError, OSError) as error:
            return self._lost(f"ended by itself ({error!r})")
        return latest

    def _take(self, worker: Worker, news: News) -> Reply | None:
        request = self._request
        if isinstance(news, Ready):
            worker.ready = True
            if request is not None:
                request.heard = time.monotonic()
            return None
        if self._study is not None and news.token == self._study.study.token:
            self._heard(self._study, news)
            return None
        if request is None or isinstance(news, Studied) or news.token != request.job.token:
            return None
        request.heard = time.monotonic()
        if isinstance(news, Failed):
            return self._give(request, request.best, news.problem)
        return self._reported(request, news)

    def _heard(self, under_way: Studying, news: Report | Studied | Failed) -> None:
        if isinstance(news, Studied):
            under_way.news = news
        elif isinstance(news, Failed):
            LOG.warning("looking into %s failed: %s", under_way.study.slug, news.problem)
            under_way.news = Studied(news.token, 1.0)

    def _reported(self, request: Request, report: Report) -> Reply | None:
        thought = as_ours(report.thought, request.legal)
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
        self._study_again()
        request = self._request
        if request is None:
            return None
        if request.best is None and request.sent < 2:
            self._send_job()
            return None
        reply = self._give(request, request.best, how)
        self.warm()
        return reply

    def _give(self, request: Request, thought: Thought | None, why: str) -> Reply:
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

    def _send_study(self) -> None:
        self.warm()
        if self._study is not None:
            self._study.sent += 1
            self._send(self._study.study)

    def _study_again(self) -> None:
        """A study whose worker was lost begins once more, then is given up."""
        under_way = self._study
        if under_way is None:
            return
        if under_way.sent < 2:
            self._send_study()
        else:
            under_way.news = Studied(under_way.study.token, 1.0)

    def _send(self, order: Order) -> None:
        if self._worker is not None:
            with suppress(OSError):  # the next poll finds that it has ended
                self._worker.link.send(order)

    def _end_worker(self, how: str) -> None:
        if self._worker is not None:
            LOG.warning("the worker %s and is started again", how)
            ended(self._worker)
            self._worker = None
