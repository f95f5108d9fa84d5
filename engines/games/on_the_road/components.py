"""The parts of the game, read once from a data file into immutable tables.

Every problem is a DataError that names the file, the record and what is wrong with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeGuard

from engines.core.errors import DataError

KINDS: Final = ("barn", "mountain", "lake", "forest", "field", "van", "city", "mainstage")
"""What a tile of the road can be; states hold the index."""
BARN, MOUNTAIN, LAKE, FOREST, FIELD, VAN, CITY, MAINSTAGE = range(8)

COLOURS: Final = ("mountain", "lake", "forest", "field", "pink")
"""The five token colours; states hold counts in this order. A landscape's colour is kind - 1."""
PINK: Final = 4

COLOUR_OF: Final = (-1, 0, 1, 2, 3, PINK, PINK, PINK)
"""The colour of token a tile kind gives (rulebook, Location tokens); the barn gives none."""

OWN_FILE: Final = Path(__file__).with_name("components.toml")


@dataclass(frozen=True, slots=True)
class Components:
    """One data set. ``full`` and ``pink`` go by number of players, 2 to 4.

    ``values`` are the card values in ascending order, ``copies`` their number in the deck;
    ``locations`` are the kinds of the shuffled location tiles, unshuffled.
    """

    values: tuple[int, ...]
    copies: tuple[int, ...]
    hand: int
    stretches: tuple[int, ...]
    locations: tuple[int, ...]
    tokens: tuple[int, ...]
    tickets: tuple[int, ...]
    band: int
    in_bag: int
    quiet_rounds: int
    rounds: int
    full: Mapping[int, int]
    pink: Mapping[int, int]
    hash: str

    @property
    def last(self) -> int:
        """The place of the mainstage: the spaces are 0 (the barn) to this."""
        return sum(self.stretches) + len(self.stretches)


class _Reader:
    """Typed access to one table of the file; every miss is a DataError."""

    def __init__(self, file: str, record: str, table: Any) -> None:
        self.file = file
        self.record = record
        if not isinstance(table, dict):
            raise DataError(file, record, "is missing")
        self.table: dict[str, Any] = table

    def fail(self, field: str, problem: str) -> DataError:
        return DataError(self.file, self.record, f"{field} {problem}")

    def number(self, field: str, low: int, high: int = 1000) -> int:
        found = self.table.get(field)
        if not _whole(found, low, high):
            raise self.fail(field, f"must be a whole number from {low} to {high}")
        return found

    def numbers(self, field: str, low: int, high: int = 1000) -> tuple[int, ...]:
        found = self.table.get(field)
        if not isinstance(found, list) or not all(_whole(n, low, high) for n in found):
            raise self.fail(field, f"must be a list of whole numbers from {low} to {high}")
        return tuple(found)

    def sub(self, field: str) -> _Reader:
        name = f"{self.record}.{field}" if self.record else field
        return _Reader(self.file, name, self.table.get(field))

    def rows(self, field: str) -> list[_Reader]:
        found = self.table.get(field)
        name = f"{self.record}.{field}" if self.record else field
        if not isinstance(found, list) or not found:
            raise DataError(self.file, name, "is missing")
        return [_Reader(self.file, f"{name} {i + 1}", row) for i, row in enumerate(found)]


def _whole(found: Any, low: int, high: int) -> TypeGuard[int]:
    return isinstance(found, int) and not isinstance(found, bool) and low <= found <= high


def _table(path: Path) -> tuple[_Reader, str]:
    try:
        raw = path.read_bytes()
        data = tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        raise DataError(path.name, "file", f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(path.name, "file", f"is not TOML: {error}") from error
    top = _Reader(path.name, "", data)
    top.number("format", 1, 1)
    # The hash is of the meaning, not of comments and spaces, so that those may change freely.
    return top, blake2b(repr(_sorted(data)).encode(), digest_size=8).hexdigest()


def _sorted(data: Any) -> Any:
    if isinstance(data, dict):
        return sorted((key, _sorted(value)) for key, value in data.items())
    return [_sorted(item) for item in data] if isinstance(data, list) else data


def _cards(top: _Reader) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    cards = top.sub("cards")
    rows = cards.rows("value")
    pairs = sorted((row.number("value", 1, 60), row.number("count", 1)) for row in rows)
    values, copies = zip(*pairs, strict=True)
    if len(set(values)) < len(values):
        raise cards.fail("value", "lists a value twice")
    hand = cards.number("hand", 1, 3)
    # One card more than all hands: a card just played can then always be drawn (ruling 23).
    if sum(copies) <= 4 * hand:
        raise cards.fail("value", f"must hold more than {4 * hand} cards")
    return values, copies, hand


def _road(top: _Reader) -> tuple[tuple[int, ...], tuple[int, ...]]:
    road = top.sub("road")
    stretches = road.numbers("stretches", 0)
    counts = road.sub("locations")
    locations: list[int] = []
    for kind in range(MOUNTAIN, CITY):
        locations += [kind] * counts.number(KINDS[kind], 0)
    if len(locations) != sum(stretches):
        raise road.fail("stretches", f"must hold all {len(locations)} location tiles")
    return stretches, tuple(locations)


def _tables(top: _Reader, pink: int) -> tuple[dict[int, int], dict[int, int]]:
    full: dict[int, int] = {}
    left: dict[int, int] = {}
    for row in top.rows("table"):
        players = row.number("players", 2, 4)
        full[players] = row.number("full", 1)
        left[players] = pink - row.number("pink_removed", 0, pink)
    if sorted(full) != [2, 3, 4]:
        raise DataError(top.file, "table", "must have one row each for 2, 3 and 4 players")
    return full, left


def read(path: Path | None = None) -> Components:
    """Read a data file, the game's own if None; DataError says what is wrong with it."""
    top, digest = _table(path or OWN_FILE)
    values, copies, hand = _cards(top)
    stretches, locations = _road(top)
    counts = top.sub("tokens")
    tokens = tuple(counts.number(colour, 0, 15) for colour in COLOURS)
    tickets = top.sub("tickets").numbers("notes", 0)
    if len(tickets) < 4:
        raise DataError(top.file, "tickets", "notes must list one ticket for each of 4 players")
    fans = top.sub("fans")
    band = fans.number("band", 1, 1000)
    limits = top.sub("limits")
    full, pink = _tables(top, tokens[PINK])
    return Components(
        values,
        copies,
        hand,
        stretches,
        locations,
        tokens,
        tickets,
        band,
        fans.number("in_bag", 0, band),
        limits.number("quiet_rounds", 1),
        limits.number("rounds", 1),
        full,
        pink,
        digest,
    )
