"""The app in a real window: it starts, shows itself, and goes when it is told to."""

from __future__ import annotations

import time

from tests.e2e.conftest import Start


def test_start_to_title_and_close(start: Start) -> None:
    begun = time.monotonic()
    app = start()
    picture = app.shown()
    assert time.monotonic() - begun < 20
    assert picture.colours > 200
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors
