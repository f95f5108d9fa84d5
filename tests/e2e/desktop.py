"""A screen nobody sees, the app in its window on it, and a hand on mouse and keyboard."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tests.e2e.xclose import ask_to_close

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool")
WIDTH, HEIGHT = 1280, 720
HOPELESS = 30.0
"""Seconds after which what was waited for will not come."""

T = TypeVar("T")


def missing() -> str:
    """Return why there can be no screen, or nothing."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"needs {' and '.join(lacking)}" if lacking else ""


def until(what: str, look: Callable[[], T], seconds: float = HOPELESS) -> T:
    """Look again and again until there is something; fail after the seconds."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come within {seconds:.0f} seconds")


@dataclass(frozen=True)
class Picture:
    """What a screen shows: rows of four bytes a pixel (blue, green, red, nothing)."""

    width: int
    height: int
    pixels: bytes

    @property
    def colours(self) -> int:
        """Return how many different colours there are; an empty window has one or two."""
        view = memoryview(self.pixels).cast("I")
        return len(set(view[:: 7 if len(view) > 10_000 else 1]))

    def part(self, left: float, top: float, right: float, bottom: float) -> bytes:
        """Return the pixels of a box given in fractions of the screen."""
        x0, x1 = int(left * self.width) * 4, int(right * self.width) * 4
        rows = range(int(top * self.height), int(bottom * self.height))
        stride = self.width * 4
        return b"".join(self.pixels[y * stride + x0 : y * stride + x1] for y in rows)


class Screen:
    """An X server on a free display, with one screen in memory."""

    def __init__(self, folder: Path, width: int = WIDTH, height: int = HEIGHT) -> None:
        self._file = folder / "Xvfb_screen0"
        reading, writing = os.pipe()
        command = (
            f"Xvfb -displayfd {writing} -screen 0 {width}x{height}x24 -nolisten tcp -noreset -fbdir"
        )
        self._server = subprocess.Popen(
            [*command.split(), str(folder)],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        self.display = f":{number}"

    def close(self) -> None:
        """End the server."""
        self._server.terminate()
        self._server.wait(10)

    def picture(self) -> Picture:
        """Return what is shown now."""
        data = self._file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        size, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        start = size + 12 * colours
        rows = (data[start + y * stride : start + y * stride + width * 4] for y in range(height))
        return Picture(width, height, b"".join(rows))

    def settled(self) -> Picture:
        """Return what is shown once it has stopped changing for a moment."""
        before = self.picture()
        for _ in range(200):
            time.sleep(0.15)
            now = self.picture()
            if now.pixels == before.pixels:
                return now
            before = now
        raise AssertionError("the picture never comes to rest")


class App:
    """The app in a process of its own, started as a player starts it."""

    def __init__(self, screen: Screen, home: Path, arguments: Sequence[str] = ()) -> None:
        self.screen, self.home = screen, home
        self._errors = home.parent / f"{home.name}.err"
        self._environment = {
            **{k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"},
            "DISPLAY": screen.display,
            "ROADSHOW_HOME": str(home),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "main.py"), *arguments],
                env=self._environment,
                stderr=errors,
            )
        self.window = self._find_window()

    @property
    def errors(self) -> str:
        """Return what the app has said on stderr."""
        return self._errors.read_text()

    @property
    def running(self) -> bool:
        """True until the process has ended."""
        return self.process.poll() is None

    def shown(self) -> Picture:
        """Wait until the window shows something, and return it at rest."""
        until("a picture", lambda: self.screen.picture().colours > 20)
        return self.screen.settled()

    # ------------------------------------------------------------ the hand
    def click(self, x: float, y: float, button: int = 1) -> None:
        """Click at a place given in fractions of the screen."""
        self.move(x, y)
        self._xdotool("click", str(button))

    def move(self, x: float, y: float) -> None:
        """Move the mouse to a place given in fractions of the screen."""
        self._xdotool("mousemove", str(int(x * WIDTH)), str(int(y * HEIGHT)))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from one place to another, over the middle."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        self.move(*start)
        self._xdotool("mousedown", "1")
        for x, y in (middle, end, end):
            self.move(x, y)
            time.sleep(0.05)
        self._xdotool("mouseup", "1")

    def key(self, *names: str) -> None:
        """Press keys by their X names (Return, Escape, ctrl+z)."""
        self._xdotool("key", "--delay", "40", *names)

    # ------------------------------------------------------------ the end
    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def close_window(self) -> None:
        """Ask the window to close, as its frame's button does."""
        ask_to_close(self.screen.display, int(self.window))

    def ended(self, seconds: float = 10.0) -> int:
        """Wait for the process to end by itself and return its exit code."""
        return self.process.wait(seconds)

    def close(self) -> None:
        """Make sure that the process is gone."""
        if self.running:
            self.kill()

    # ------------------------------------------------------------ inside
    def _find_window(self) -> str:
        def search() -> str:
            if not self.running:
                raise AssertionError(f"the app ended: {self.errors}")
            found = self._ask("search", "--onlyvisible", "--pid", str(self.process.pid))
            return found.split()[-1] if found.split() else ""

        window = until("the window", search)
        self._ask("windowfocus", window)
        return window

    def _ask(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    def _xdotool(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], env=self._environment, check=True)
