"""What frames cost: the last draw times, for tests and for looking."""

from __future__ import annotations

from collections import deque

KEPT = 600


class Frames:
    """The last frames that were drawn, each with its cost in milliseconds."""

    def __init__(self) -> None:
        self.draws: deque[float] = deque(maxlen=KEPT)

    def drew(self, seconds: float) -> None:
        """Note what drawing a frame cost."""
        self.draws.append(seconds * 1000)
