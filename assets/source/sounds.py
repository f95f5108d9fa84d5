"""The sounds, synthesised: short, quiet, the same at every run.

A sound is a list of samples between -1 and 1. Tones ring out, noise comes from a seeded
generator of the module's own, and every sound is faded at its ends so that nothing clicks.
"""

import array
import io
import math
import wave
from collections.abc import Callable, Iterable

RATE = 44_100
Samples = list[float]


class Noise:
    """A small generator of white noise (xorshift), alike on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> float:
        """The next value between -1 and 1."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return x / 0x7FFFFFFF - 1


def count(ms: float) -> int:
    """Samples in so many milliseconds."""
    return round(RATE * ms / 1000)


def tone(
    freq: float, ms: float, decay: float, partials: Iterable[tuple[float, float]] = ((1, 1),)
) -> Samples:
    """A struck tone: partials are (multiple of the frequency, share); decay is its half-life in ms."""
    n, out = count(ms), [0.0] * count(ms)
    for multiple, share in partials:
        step = 2 * math.pi * freq * multiple / RATE
        fall = 0.5 ** (1000 / RATE / (decay / multiple**0.6))
        level = share
        for k in range(n):
            out[k] += level * math.sin(step * k)
            level *= fall
    return out


def hiss(ms: float, seed: int, low: float, high: float) -> Samples:
    """Noise between two frequencies (two one-pole filters)."""
    noise, below, out, a = Noise(seed), 0.0, [], 0.0
    up, down = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    for _ in range(count(ms)):
        a += up * (noise.next() - a)
        below += down * (a - below)
        out.append(a - below)
    return out


def shaped(sound: Samples, attack: float, power: float = 1.0) -> Samples:
    """The sound rising for `attack` of its length, then falling away."""
    n = len(sound)
    top = max(1.0, attack * n)
    return [
        s * (k / top if k < top else max(0.0, 1 - (k - top) / (n - top)) ** power)
        for k, s in enumerate(sound)
    ]


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other: (start in ms, loudness, sound)."""
    out = [0.0] * max(count(at) + len(s) for at, _, s in parts)
    for at, level, sound in parts:
        start = count(at)
        for k, s in enumerate(sound):
            out[start + k] += level * s
    return out


def finished(sound: Samples, peak: float) -> Samples:
    """Brought to its peak, both ends faded over 2 and 12 ms."""
    top = max(abs(s) for s in sound) or 1.0
    n, rise, fall = len(sound), count(2), min(count(12), len(sound) // 3)
    return [s / top * peak * min(1, k / rise, (n - k) / fall) for k, s in enumerate(sound)]


# ---------------------------------------------------------------- the sounds
WOODEN = ((1, 1.0), (2.76, 0.45), (5.4, 0.2))
BELL = ((1, 1.0), (2, 0.3), (3.01, 0.18), (5.2, 0.06))
PLUCK = ((1, 1.0), (2, 0.42), (3, 0.2), (4, 0.1))


def card() -> Samples:
    """A card slid over the table and let go."""
    slide = shaped(hiss(110, 11, 1400, 6500), 0.45, 1.6)
    return finished(mix((0, 1, slide), (92, 0.5, shaped(hiss(34, 12, 300, 2200), 0.05, 2))), 0.26)


def drive() -> Samples:
    """A van pulling away: a low motor, two gears."""
    n, out, phase = count(290), [], 0.0
    for k in range(n):
        t = k / n
        phase += (62 + 46 * t + (10 if t < 0.5 else -8)) / RATE
        saw = sum(math.sin(2 * math.pi * phase * m) / m**1.4 for m in (1, 2, 3, 4, 6))
        out.append(saw * (0.8 + 0.2 * math.sin(2 * math.pi * 23 * k / RATE)))
    return finished(
        mix((0, 1, shaped(out, 0.3, 1.3)), (0, 0.5, shaped(hiss(290, 21, 80, 700), 0.4))), 0.3
    )


def token() -> Samples:
    """A plectrum put down: two small wooden clicks."""
    return finished(
        mix((0, 1, tone(1150, 90, 9, WOODEN)), (58, 0.45, tone(1420, 80, 8, WOODEN))), 0.28
    )


def star() -> Samples:
    """A fan on the stage: two bell notes, upwards."""
    return finished(
        mix((0, 0.8, tone(1318.5, 230, 55, BELL)), (70, 1, tone(1975.5, 230, 60, BELL))), 0.24
    )


def bag() -> Samples:
    """A hand in the bag: soft rustling."""
    bursts = ((0, 70, 0.6), (55, 90, 1.0), (120, 60, 0.7), (165, 85, 0.9))
    parts = [
        (float(at), level, shaped(hiss(ms, 31 + k, 500, 2600), 0.4, 1.4))
        for k, (at, ms, level) in enumerate(bursts)
    ]
    return finished(mix(*parts), 0.24)


def crowd() -> Samples:
    """A small cheer that swells and fades, with claps in it."""
    noise = Noise(47)
    cheer = mix(
        (0, 1.0, shaped(hiss(1150, 41, 500, 1500), 0.3, 1.5)),
        (40, 0.7, shaped(hiss(1080, 42, 1500, 3600), 0.35, 1.6)),
    )
    parts = [(0.0, 1.0, cheer)]
    for k in range(34):
        at = 120 + k * 24 + 14 * noise.next()
        level = (0.5 + 0.3 * noise.next()) * (1 - k / 44)
        parts.append((at, level, shaped(hiss(26, 60 + k, 700, 3000), 0.03, 2.5)))
    return finished(mix(*parts)[: count(1190)], 0.26)


def wrong() -> Samples:
    """Not like that: two low, muffled notes downwards."""
    return finished(
        mix((0, 1, tone(207.7, 120, 40, PLUCK)), (105, 1, tone(155.6, 170, 50, PLUCK))), 0.3
    )


def click() -> Samples:
    """A button."""
    return finished(
        mix((0, 1, tone(920, 24, 4, WOODEN)), (0, 0.25, shaped(hiss(10, 71, 2000, 8000), 0.1, 2))),
        0.2,
    )


def win() -> Samples:
    """A short fanfare: four notes up and a chord."""
    notes = ((0, 523.25), (110, 659.26), (220, 783.99), (330, 1046.5))
    parts = [(float(at), 0.8, tone(f, 420, 95, PLUCK)) for at, f in notes]
    chord = (523.25, 659.26, 783.99, 1046.5)
    parts += [(470.0, 0.6, tone(f, 700, 170, PLUCK)) for f in chord]
    return finished(mix(*parts), 0.34)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "drive": drive,
    "token": token,
    "star": star,
    "bag": bag,
    "crowd": crowd,
    "wrong": wrong,
    "click": click,
    "win": win,
}


def wav(sound: Samples) -> bytes:
    """The sound as a WAV file: mono, 16 bit."""
    pcm = array.array("h", (round(max(-1.0, min(1.0, s)) * 32767) for s in sound))
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pcm.tobytes())
    return buffer.getvalue()
