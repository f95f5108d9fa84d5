"""What the window costs: ``python -m game.bench [--json] [--game SLUG] [--seconds N]``.

Start to the first picture, the cost of frames with an animation at two sizes, how even the
frames come while a hard bot thinks, and the share of a core that a still table takes. No
display is needed; with one in DISPLAY and ``--window`` the real window is measured. Times are
milliseconds of this machine: compare them within one run only.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from engines.catalogue import game
from engines.core.match import HUMAN
from game.drawn import drawn

if TYPE_CHECKING:
    from game.app import App

SIZES: Final = ((1280, 720), (2560, 1440))
STARTS: Final = 5
WARM_UP: Final = 1.5
"""Seconds of a table that are not counted: it is laid out and drawn whole once."""

Figures = dict[str, float]


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"game.bench: {message} (see --help)\n")


def spread(values: Sequence[float]) -> Figures:
    """Return p50, p95, p99 and max of some figures; zeros of none."""
    ordered = sorted(values) or [0.0]

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0), "n": len(values)}


def first_picture() -> None:
    """Open the app in an empty home, draw the title, say so, and close."""
    from game.scenes import routes  # noqa: PLC0415 - only here is pygame wanted

    with tempfile.TemporaryDirectory() as home:
        app = _app(Path(home), SIZES[0])
        app.push(routes.title(app.ctx))
        while not app.frames.draws:
            app.step()
        print("drawn", flush=True)
        app.close()


def start_ms() -> Figures:
    """Return the milliseconds from starting Python to the first picture of the title."""
    code = "from game.bench import first_picture; first_picture()"
    return spread([_one_start(code) for _ in range(STARTS + 1)][1:])


def _one_start(code: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        while child.stdout.readline().strip() not in (b"drawn", b""):
            pass
        return (time.perf_counter() - began) * 1000


def table_figures(slug: str, size: tuple[int, int], seconds: float) -> dict[str, Figures]:
    """Return what frames cost while bots play, and frame intervals while a hard one thinks."""
    spec = game(slug)
    level = "hard" if "hard" in spec.levels else spec.levels[-1]
    seats = (level,) * spec.max_players if spec.max_players > 1 else (HUMAN,)
    with tempfile.TemporaryDirectory() as home:
        app = _table(Path(home), slug, seats, size)
        thinking: list[float] = []
        steps = 0.0
        while steps < seconds and app.running:
            before = time.perf_counter()
            app.step()
            took = time.perf_counter() - before
            steps += took
            if app.ctx.thinker.busy:
                thinking.append(took * 1000)
        figures = {"draw_ms": spread(app.frames.draws), "thinking_interval_ms": spread(thinking)}
        app.close()
        return figures


def idle_share(slug: str, seconds: float) -> float:
    """Return the share of a core, in percent, that a table takes while a person thinks."""
    spec = game(slug)
    with tempfile.TemporaryDirectory() as home:
        app = _table(Path(home), slug, (HUMAN,) * spec.min_players, SIZES[0])
        cpu, wall = time.process_time(), time.perf_counter()
        while time.perf_counter() - wall < seconds:
            app.step()
        share = (time.process_time() - cpu) / (time.perf_counter() - wall)
        app.close()
        return round(share * 100, 2)


def _app(home: Path, size: tuple[int, int]) -> App:
    from game.app import App  # noqa: PLC0415 - pygame is loaded only for a sound request
    from game.services import Services  # noqa: PLC0415
    from game.window import Window, prepare  # noqa: PLC0415

    prepare()
    return App(Window(size, desktop=size), Services.open(home), "en")


def _table(home: Path, slug: str, seats: tuple[str, ...], size: tuple[int, int]) -> App:
    """Return the app at a freshly dealt table, past its first pictures."""
    from game.arguments import Request  # noqa: PLC0415
    from game.scenes import routes  # noqa: PLC0415
    from game.start import deal  # noqa: PLC0415

    app = _app(home, size)
    match = deal(Request(slug, seats, 48213907), "Rosa")
    routes.to_table(app.ctx, match, app.ctx.store.begin(match))
    until = time.perf_counter() + WARM_UP
    while time.perf_counter() < until:
        app.step()
    app.frames.draws.clear()
    return app


def measure(slugs: Sequence[str], seconds: float) -> dict[str, object]:
    """Return every figure, as ``--json`` prints it."""
    tables: dict[str, object] = {}
    for slug in slugs:
        sizes = {f"{w}x{h}": table_figures(slug, (w, h), seconds) for w, h in SIZES}
        tables[slug] = {**sizes, "idle_percent": idle_share(slug, min(seconds, 5))}
    return {"start_ms": start_ms(), "tables": tables}


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the arguments; a wrong one ends the program with code 2 and one sentence."""
    parser = _Parser(prog="python -m game.bench", description="Measure what the window costs.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--game", metavar="SLUG", choices=list(drawn()), help="only this game")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each table plays")
    parser.add_argument("--window", action="store_true", help="measure in the real window")
    given = parser.parse_args(arguments)
    if not 1 <= given.seconds <= 600:
        parser.error("--seconds: give a number from 1 to 600")
    return given


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    given = parse(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not given.window:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    figures = measure([given.game] if given.game else list(drawn()), given.seconds)
    print(json.dumps(figures) if given.json else json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
