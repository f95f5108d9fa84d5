"""A small generator whose whole state is one integer below 2**64.

A linear congruential step (Knuth's constants for 64 bits); only the high bits are used. It is
the same in every process and every Python, copies as an int, and is quick enough to be written
out in a hot loop::

    state = (state * MULTIPLIER + INCREMENT) & MASK
    k = ((state >> 32) * n) >> 32
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def seeded(*parts: int) -> int:
    """Return a generator state mixed from any number of integers (splitmix64's finaliser)."""
    state = 0x9E3779B97F4A7C15
    for part in parts:
        state = (state ^ (part & MASK)) & MASK
        state = (state + 0x9E3779B97F4A7C15) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        state ^= state >> 31
    return state


class Dice:
    """The same generator as an object, for callers outside hot loops."""

    __slots__ = ("state",)

    def __init__(self, *seed: int) -> None:
        self.state = seeded(*seed)

    def below(self, n: int) -> int:
        """Return an integer in 0..n-1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 32) * n) >> 32

    def real(self) -> float:
        """Return a float in [0, 1)."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return (self.state >> 11) / (1 << 53)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list of ints in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
