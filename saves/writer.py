"""Writing in the background: in order, one at a time, so that the window never waits for a disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait


class Writer:
    """A queue of writes with one thread, started at the first.

    ``put`` waits for the write before, for at most ``patience`` seconds: whoever puts one in
    for each act loses at most the act under way.
    """

    def __init__(self, patience: float = 2.0) -> None:
        self._patience = patience
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")
        self._last: Future[None] | None = None

    def put(self, job: Callable[[], None]) -> None:
        """Have a job done; it must deal with its own errors."""
        self.flush(self._patience)
        self._last = self._pool.submit(job)

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything is written; False if that took longer than the seconds."""
        if self._last is None:
            return True
        _, late = wait([self._last], seconds)
        return not late

    def close(self, seconds: float = 10.0) -> None:
        """Write what is left and end the thread."""
        self.flush(seconds)
        self._pool.shutdown(wait=False)
