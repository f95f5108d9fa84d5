"""What frames cost: the last draw times and frame intervals, for tests and for looking."""

from __future__ import annotations

from collections import deque
from statistics import fmean

KEPT = 600


class Frames:
    """A ring of the last frames. Times in milliseconds; only frames drawn have a draw cost."""

    def __init__(self) -> None:
        self.draws: deque[float] = deque(maxlen=KEPT)
        self.intervals: deque[float] = deque(maxlen=KEPT)
        self.steps = 0

    def stepped(self, seconds: float) -> None:
        """Note that a step of the loop came this long after the last."""
        self.steps += 1
        self.intervals.append(seconds * 1000)

    def drew(self, seconds: float) -> None:
        """Note what drawing a frame cost."""
        self.draws.append(seconds * 1000)

    @property
    def mean_draw(self) -> float:
        """The mean cost of a drawn frame; 0 without any."""
        return fmean(self.draws) if self.draws else 0.0

    @property
    def worst_interval(self) -> float:
        """The longest time between two steps; 0 without any."""
        return max(self.intervals, default=0.0)
