"""The command line, checked before any window is opened; every error is one sentence."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from engines.core.bot import RANDOM_LEVEL
from engines.core.match import HUMAN
from engines.core.rules import GameSpec
from game.drawn import drawn
from game.words import Words

LARGEST_SEED = 10**12 - 1
SMALLEST, LARGEST = (1024, 600), (16384, 16384)


@dataclass(frozen=True, slots=True)
class Request:
    """What the app is started with; ``seats`` are "human" or a bot's level, in turn order."""

    game: str = ""
    seats: tuple[str, ...] = ()
    seed: int | None = None
    load: Path | None = None
    window: tuple[int, int] | None = None
    language: str = ""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"roadshow: {message} (see --help)\n")


def parse(arguments: Sequence[str]) -> Request:
    """Read the arguments; a wrong one ends the program with code 2 and one sentence."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        return _checked(given)
    except ValueError as error:
        parser.error(str(error))


def _parser() -> _Parser:
    parser = _Parser(
        prog="roadshow",
        description="Board games on your own desk, against bots, with the mouse or the keyboard.",
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--game", metavar="SLUG", default="", help="start at the table of this game")
    add("--seats", metavar="WHO,WHO", default="", help="who plays, in turn order (with --game)")
    add("--seed", metavar="N", help="the seed that decides every shuffle (with --game)")
    add("--load", metavar="FILE", help="go on with this save")
    add("--window", metavar="WxH", help="size of the window in pixels, such as 1280x720")
    add("--lang", metavar="LANG", default="", help="language: " + ", ".join(Words().languages()))
    return parser


def _epilog() -> str:
    lines = ["games, and who may play a seat:"]
    for spec in drawn().values():
        count = f"{spec.min_players}-{spec.max_players}"
        if spec.min_players == spec.max_players:
            count = str(spec.min_players)
        lines.append(f"  {spec.slug:<16}{count:>4} seats: {', '.join(_who(spec))}")
    lines.append("")
    lines.append("Saves and settings are kept where ROADSHOW_HOME says, else in the user's data")
    lines.append("folder.")
    return "\n".join(lines)


def _who(spec: GameSpec) -> tuple[str, ...]:
    return (HUMAN, *reversed(spec.levels), RANDOM_LEVEL)


def _checked(given: argparse.Namespace) -> Request:
    spec = _game(given.game)
    if spec is None and given.seats:
        raise ValueError("--seats says who plays a game: name it with --game")
    if spec is None and given.seed is not None:
        raise ValueError("--seed deals a new game: name it with --game")
    if spec is not None and given.load is not None:
        raise ValueError("--load and --game exclude each other: leave one of them out")
    return Request(
        given.game,
        _seats(spec, given.seats) if spec else (),
        _seed(given.seed),
        _file(given.load),
        window_size(given.window),
        known_language(given.lang),
    )


def _game(slug: str) -> GameSpec | None:
    if not slug:
        return None
    found = drawn().get(slug)
    if found is None:
        raise ValueError(f"--game: there is no game {slug!r}; choose {_either(drawn())}")
    return found


def _seats(spec: GameSpec, given: str) -> tuple[str, ...]:
    if not given:
        level = "normal" if "normal" in spec.levels else spec.levels[0]
        count = max(spec.min_players, min(2, spec.max_players))
        return (HUMAN, *[level] * (count - 1))
    seats = tuple(part.strip() for part in given.split(","))
    for seat in seats:
        if seat not in _who(spec):
            raise ValueError(f"--seats: nobody is called {seat!r}; choose {_either(_who(spec))}")
    if len(seats) not in spec.seats:
        allowed = _either([str(count) for count in spec.seats])
        raise ValueError(
            f"--seats: {spec.slug} is played by {allowed}, not by {len(seats)}; "
            f"give that many, separated by commas"
        )
    return seats


def _seed(given: str | None) -> int | None:
    if given is None:
        return None
    if not re.fullmatch(r"[0-9]{1,12}", given):
        raise ValueError(f"--seed: {given!r} is no seed; give a whole number of at most 12 digits")
    return int(given)


def _file(given: str | None) -> Path | None:
    if given is None:
        return None
    path = Path(given)
    if not path.is_file():
        raise ValueError(f"--load: there is no file {given!r}; give the path of a save")
    return path


def window_size(given: str | None, option: str = "--window") -> tuple[int, int] | None:
    """Return a size written as 1280x720; ValueError says what is wrong with it."""
    if given is None:
        return None
    found = re.fullmatch(r"([0-9]{1,6})[xX×]([0-9]{1,6})", given)
    if not found:
        raise ValueError(f"{option}: {given!r} is no size; give width x height, such as 1280x720")
    size = int(found[1]), int(found[2])
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
        raise ValueError(f"{option}: {given} is too small; the least is 1024x600")
    if size[0] > LARGEST[0] or size[1] > LARGEST[1]:
        raise ValueError(f"{option}: {given} is too large; the most is 16384x16384")
    return size


def known_language(given: str) -> str:
    """Return a language's code if it is spoken here; ValueError names those that are."""
    known = Words().languages()
    if given and given not in known:
        raise ValueError(f"--lang: {given!r} is not spoken here; choose {_either(known)}")
    return given


def _either(words: Sequence[str] | dict[str, GameSpec] | dict[str, str]) -> str:
    """The words as "a, b or c"."""
    names = list(words)
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else "none"


def complain(sentence: str) -> None:
    """Say one sentence on stderr."""
    sys.stderr.write(f"roadshow: {sentence}\n")
