"""Old Town Road's own sounds: short, quiet, the same at every run."""

import math
from collections.abc import Callable

from assets.source.sounds import (
    RATE,
    WOODEN,
    Samples,
    count,
    finished,
    hiss,
    mix,
    shaped,
    tone,
)


def _thump(low: float, ms: float) -> Samples:
    """A low note that falls by half while it dies away."""
    n, out, phase = count(ms), [], 0.0
    for k in range(n):
        phase += low * (1 - 0.5 * k / n) / RATE
        out.append(math.sin(2 * math.pi * phase))
    return shaped(out, 0.02, 2.2)


def shot() -> Samples:
    """A revolver, far enough away: a crack, a thump and a little echo."""
    crack = shaped(hiss(90, 101, 700, 5200), 0.01, 3)
    echo = shaped(hiss(210, 102, 200, 1300), 0.05, 2.4)
    return finished(mix((0, 1, crack), (0, 0.8, _thump(150, 130)), (70, 0.22, echo)), 0.3)


def hooves() -> Samples:
    """Off at a gallop: three hoofs, a pause, three hoofs, fainter."""
    parts = []
    for k, at in enumerate((0, 75, 145, 290, 360, 425)):
        clop = mix((0, 1, tone(310 - 30 * (k % 3), 60, 9, WOODEN)), (0, 0.6, _thump(120, 50)))
        parts.append((float(at), 1 - 0.13 * k, clop))
    return finished(mix(*parts), 0.26)


def train() -> Samples:
    """A whistle of three notes with steam in it."""
    n, out = count(430), []
    for k in range(n):
        t = k / RATE
        bend = 1 - 0.03 * max(0.0, k / n - 0.7)
        out.append(sum(math.sin(2 * math.pi * f * bend * t) for f in (466.2, 554.4, 698.5)) / 3)
    steam = shaped(hiss(430, 121, 900, 3800), 0.2, 1.3)
    return finished(mix((0, 1, shaped(out, 0.12, 1.1)), (0, 0.25, steam)), 0.22)


def blast() -> Samples:
    """Dynamite: a dull boom and falling rubble."""
    rubble = [
        (150 + 46.0 * k, 0.16, shaped(hiss(40, 140 + k, 300, 1800), 0.05, 2)) for k in range(6)
    ]
    boom = shaped(hiss(380, 131, 60, 620), 0.02, 2.2)
    return finished(mix((0, 1, boom), (0, 0.9, _thump(92, 260)), *rubble), 0.3)


def nail() -> Samples:
    """A poster nailed up: two knocks."""
    knock = mix(
        (0, 1, tone(260, 80, 14, WOODEN)), (0, 0.5, shaped(hiss(18, 151, 900, 4000), 0.1, 2))
    )
    return finished(mix((0, 0.8, knock), (130, 1, knock)), 0.26)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "shot": shot,
    "hooves": hooves,
    "train": train,
    "blast": blast,
    "nail": nail,
}
