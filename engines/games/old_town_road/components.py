"""The cards as data, read once into immutable tables and checked field by field."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engines.core.errors import DataError

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
AFFILIATIONS: Final = ("outlaw", "lawman")
SYMBOLS: Final = ("chip", "moneybags", "wanted")
EFFECTS: Final = ("crossroads", "train")
OWN_FILE: Final = Path(__file__).with_name("components.toml")
ROAD: Final = 6
"""Cards on the road at the start of a turn (Setup)."""


@dataclass(frozen=True, slots=True)
class Side:
    """The symbols a card's active area shows in one orientation, as counts."""

    chip: int = 0
    moneybags: int = 0
    wanted: int = 0

    def shows(self, symbol: str) -> bool:
        """True if the symbol is there at least once."""
        return bool(getattr(self, symbol))


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``sides`` are the active area upright and upside down.

    ``affiliation`` is empty for an establishment, ``name`` for a character.
    """

    index: int
    id: str
    number: int
    suit: str
    affiliation: str
    range: int
    targets: tuple[str, ...]
    sides: tuple[Side, Side]
    effect: str
    name: str
    safe: bool

    @property
    def character(self) -> bool:
        """True for a character, False for an establishment."""
        return bool(self.affiliation)

    def attributes(self, side: int) -> frozenset[str]:
        """Return everything a target list can name, as the card lies (0 upright, 1 turned)."""
        shown = {symbol for symbol in SYMBOLS if self.sides[side].shows(symbol)}
        return frozenset({self.suit, self.affiliation, str(self.number)} | shown) - {""}


@dataclass(frozen=True, slots=True)
class Cards:
    """A whole deck: cards by index, indices by id, and the hash of the file."""

    cards: tuple[Card, ...]
    index: Mapping[str, int]
    data_hash: str

    def __getitem__(self, index: int) -> Card:
        return self.cards[index]

    def __len__(self) -> int:
        return len(self.cards)


def load_cards(path: Path | None = None) -> Cards:
    """Read a card file (the game's own if None); DataError names record and field."""
    path = path or OWN_FILE
    raw = path.read_bytes()
    try:
        data = tomllib.loads(raw.decode())
    except ValueError as error:  # not UTF-8, or not TOML
        raise DataError(path.name, "file", str(error)) from error
    records = data.get("card")
    if data.get("schema") != 1 or not isinstance(records, list):
        raise DataError(path.name, "schema", "schema = 1 and a list of cards are expected")
    cards = tuple(_Reader(path.name, record).card(i) for i, record in enumerate(records))
    if len(cards) <= ROAD:
        raise DataError(path.name, "card", f"more than {ROAD} cards are needed")
    index = {card.id: card.index for card in cards}
    if len(index) != len(cards):
        raise DataError(path.name, "card", "two cards have the same id")
    digest = hashlib.blake2b(raw.replace(b"\r\n", b"\n"), digest_size=8).hexdigest()
    return Cards(cards, index, digest)


class _Reader:
    """One record of the file."""

    def __init__(self, file: str, record: dict[str, Any]) -> None:
        self.file = file
        self.record = record

    def card(self, index: int) -> Card:
        character = self._one_of("kind", ("character", "establishment")) == "character"
        return Card(
            index=index,
            id=self._field("id", str, ""),
            number=self._number("number", 1),
            suit=self._one_of("suit", SUITS),
            affiliation=self._one_of("affiliation", AFFILIATIONS) if character else "",
            range=self._number("range", 1) if character else 0,
            targets=self._targets() if character else (),
            sides=(self._side("front"), self._side("back")),
            effect=self._one_of("draw_effect", ("", *EFFECTS), ""),
            name="" if character else self._field("name", str, ""),
            safe=not character and self._field("safe", bool, False),
        )

    def _wrong(self, problem: str) -> DataError:
        return DataError(self.file, str(self.record.get("id", "a card without id")), problem)

    def _field(self, name: str, kind: type, default: Any = None) -> Any:
        value = self.record.get(name, default)
        if not isinstance(value, kind) or value == "" or (kind is int and value is True):
            raise self._wrong(f"{name} is missing or no {kind.__name__}")
        return value

    def _number(self, name: str, least: int) -> int:
        value: int = self._field(name, int)
        if value < least:
            raise self._wrong(f"{name} must be at least {least}")
        return value

    def _one_of(self, name: str, known: tuple[str, ...], default: str | None = None) -> str:
        value = self.record.get(name, default)
        if value not in known:
            raise self._wrong(f"{name} must be one of {', '.join(filter(None, known))}")
        return str(value)

    def _side(self, name: str) -> Side:
        counts = self._field(name, dict, {})
        for symbol, count in counts.items():
            if symbol not in SYMBOLS or not isinstance(count, int) or count < 0:
                raise self._wrong(f"{name}: {symbol} is no symbol with a count")
        return Side(**counts)

    def _targets(self) -> tuple[str, ...]:
        named = tuple(str(target) for target in self._field("targets", list, []))
        for target in named:
            if target not in SUITS + AFFILIATIONS + SYMBOLS and not target.isdecimal():
                raise self._wrong(f"targets: {target} is no attribute")
        return named
