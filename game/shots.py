"""Pictures of every scene and of each game's key moments: ``python -m game.shots DIR``.

No display is needed. Nothing of the player's is read or changed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from game.arguments import known_language, window_size

USUAL = (1280, 720)


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be taken: where to, how large, in which language, at which UI scale.

    ``only`` is a pattern that names must contain; empty for all.
    """

    folder: Path
    size: tuple[int, int] = USUAL
    language: str = "en"
    ui_scale: int = 100
    only: str = ""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"shots: {message} (see --help)\n")


def parse(arguments: Sequence[str]) -> Order:
    """Read the arguments; a wrong one ends the program with code 2 and one sentence."""
    parser = _Parser(prog="python -m game.shots", description="Take a picture of every scene.")
    add = parser.add_argument
    add("folder", metavar="DIR", help="where the pictures go; made if it is not there")
    add("--size", metavar="WxH", help="size of the window in pixels (1280x720)")
    add("--lang", metavar="LANG", default="", help="the language (en)")
    add("--ui", metavar="PERCENT", default="100", help="size of text and buttons, 75 to 200")
    add("--only", metavar="WORD", default="", help="only the pictures with this in their name")
    given = parser.parse_args(arguments)
    try:
        return _checked(given)
    except ValueError as error:
        parser.error(str(error))


def _checked(given: argparse.Namespace) -> Order:
    folder = Path(given.folder)
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"{given.folder!r} is a file; give a folder for the pictures")
    if not re.fullmatch(r"[0-9]{2,3}", given.ui) or not 75 <= int(given.ui) <= 200:
        raise ValueError(f"--ui: {given.ui!r} is no size of text; give a number from 75 to 200")
    return Order(
        folder,
        window_size(given.size, "--size") or USUAL,
        known_language(given.lang) or "en",
        int(given.ui),
        given.only,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures and name each; return the exit code."""
    order = parse(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    from game.darkroom import develop  # noqa: PLC0415 - pygame is loaded only for a sound order

    try:
        order.folder.mkdir(parents=True, exist_ok=True)
        for name in develop(order):
            print(name)
    except OSError as error:
        sys.stderr.write(f"shots: no pictures in {order.folder}: {error.strerror or error}\n")
        return 2
    if order.only and not any(order.folder.iterdir()):
        sys.stderr.write(f"shots: no picture has {order.only!r} in its name\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
