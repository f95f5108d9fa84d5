"""The cards as the rules list them: what a card face has to show."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

RULES = Path(__file__).resolve().parents[3] / "engines" / "games" / "old_town_road"


@dataclass(frozen=True)
class Card:
    """One card. ``front`` and ``back`` are the bonus signs of its two orientations, each
    named as often as it counts: chip, wanted, moneybag."""

    id: str
    number: int
    suit: str
    affiliation: str
    reach: int
    targets: tuple[str, ...]
    name: str
    front: tuple[str, ...]
    back: tuple[str, ...]
    effect: str

    @property
    def person(self) -> bool:
        """Whether this is a character and not an establishment."""
        return bool(self.affiliation)

    @property
    def lawman(self) -> bool:
        """Whether the character is on the side of the law."""
        return self.affiliation == "lawman"

    def bonus(self, turned: bool) -> tuple[str, ...]:
        """The bonus signs of the active area."""
        return self.back if turned else self.front


def _signs(counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(
        "moneybag" if name == "moneybags" else name for name, n in counts.items() for _ in range(n)
    )


def _card(line: dict[str, Any]) -> Card:
    return Card(
        line["id"],
        line["number"],
        line["suit"],
        line.get("affiliation", ""),
        line.get("range", 0),
        tuple(str(name) for name in line.get("targets", ())),
        line.get("name", ""),
        _signs(line["front"]),
        _signs(line["back"]),
        line.get("draw_effect", ""),
    )


@cache
def cards() -> tuple[Card, ...]:
    """All cards, in the order of the rules' own list."""
    lists = (tomllib.loads(f.read_text("utf-8")) for f in sorted(RULES.glob("*.toml")))
    return tuple(_card(line) for data in lists for line in data.get("card", ()))
