"""Rock'n Rodeo's own sounds: short, quiet, the same at every run."""

import math
from collections.abc import Callable

from assets.source.sounds import (
    PLUCK,
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


def _string(freq: float, ms: float) -> Samples:
    """An overdriven string: a few partials pressed against the ceiling."""
    n, out = count(ms), []
    for k in range(n):
        t = k / RATE
        swing = sum(math.sin(2 * math.pi * freq * m * t) / m for m in (1, 2, 3, 4))
        out.append(math.tanh(2.6 * swing * (1 - 0.75 * k / n)))
    return shaped(out, 0.01, 1.2)


def chord() -> Samples:
    """A power chord: root, fifth and octave, struck a little apart."""
    pick = shaped(hiss(14, 201, 1500, 7000), 0.1, 2)
    strings = [(9.0 * k, 0.8, _string(f, 290 - 9 * k)) for k, f in enumerate((110, 164.8, 220))]
    return finished(mix((0, 0.25, pick), *strings), 0.24)


def cheer() -> Samples:
    """A few fans at the gate: a swell of voices and one whistle."""
    n, out = count(300), [0.0] * count(300)
    for voice, base in enumerate((212.0, 246.0, 281.0, 330.0, 377.0)):
        for k in range(n):
            t = k / RATE
            glide = base * (1 + 0.22 * math.sin(math.pi * k / n))
            out[k] += math.sin(2 * math.pi * glide * t + voice) * 0.2
    breath = shaped(hiss(300, 211, 500, 3400), 0.4, 1.2)
    whistle = shaped(tone(1980, 110, 60), 0.3, 1.5)
    parts = ((0, 0.55, shaped(out, 0.35, 1.2)), (0, 1.0, breath), (110, 0.16, whistle))
    return finished(mix(*parts), 0.24)


def garbage() -> Samples:
    """A bag lands, a can rolls out of it."""
    thud = shaped(hiss(120, 221, 60, 520), 0.03, 2)
    rustle = shaped(hiss(150, 222, 1800, 7000), 0.2, 1.6)
    can = [(150.0 + 48 * k, 0.3 - 0.08 * k, tone(1320 + 130 * k, 60, 11, WOODEN)) for k in range(3)]
    return finished(mix((0, 1, thud), (6, 0.25, rustle), *can), 0.26)


def fader() -> Samples:
    """A fader pushed one step: a short slide and a soft click."""
    slide = shaped(hiss(60, 231, 900, 4200), 0.5, 1.4)
    return finished(mix((0, 0.5, slide), (52, 1, tone(520, 60, 10, PLUCK))), 0.2)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "chord": chord,
    "cheer": cheer,
    "garbage": garbage,
    "fader": fader,
}
