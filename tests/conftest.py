"""Set up before anything is imported: no display, no sound, no clock in generated tests."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from hypothesis import HealthCheck, settings

# A busy machine is no failure: examples have no deadline, and the same ones are tried each time.
settings.register_profile(
    "roadshow",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("roadshow")
