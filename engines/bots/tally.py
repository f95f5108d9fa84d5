"""Paired samples: what every candidate was worth on the same deals and dice.

Sample ``k`` of one candidate is played on the same full state and dice as sample ``k`` of any
other, so that two candidates are compared by the differences of their samples, which vary far
less than the samples themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt


class Tally:
    """The samples of each of some candidates, known by their index."""

    def __init__(self, candidates: int) -> None:
        self.samples: list[list[float]] = [[] for _ in range(candidates)]

    def add(self, index: int, value: float) -> None:
        """Note the next sample of a candidate."""
        self.samples[index].append(value)

    def count(self, index: int) -> int:
        """Return the number of samples of a candidate."""
        return len(self.samples[index])

    def mean(self, index: int, first: int | None = None) -> float:
        """Return the mean of a candidate's (first) samples; -inf without any."""
        values = self.samples[index][:first]
        return sum(values) / len(values) if values else -inf

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """Return how much better one candidate is than another, and the standard error of that.

        Counted over the samples both have; the error is infinite below two of them.
        """
        pairs = list(zip(self.samples[one], self.samples[other], strict=False))
        n = len(pairs)
        if n < 2:
            return (pairs[0][0] - pairs[0][1] if pairs else 0.0), inf
        mean = sum(a - b for a, b in pairs) / n
        variance = sum((a - b - mean) ** 2 for a, b in pairs) / (n - 1)
        return mean, sqrt(variance / n)

    def ranking(self, among: Iterable[int]) -> list[int]:
        """Return candidates by their mean over the samples all of them have, best first."""
        indices = list(among)
        common = min(self.count(i) for i in indices)
        return sorted(indices, key=lambda i: (-self.mean(i, common), i))

    def settled(self, ranked: list[int], errors: float, least: int) -> bool:
        """Return whether the first leads every other by so many standard errors.

        Never before ``least`` samples: a few equal ones have no spread, and prove nothing.
        """
        if self.count(ranked[-1]) < least:
            return False
        leads = (self.lead(ranked[0], other) for other in ranked[1:])
        return all(lead > errors * error for lead, error in leads)
