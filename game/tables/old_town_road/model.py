"""What is shown of a journey now: the view it came from, changed step by step by animations."""

from __future__ import annotations

from engines.core.types import Option
from engines.games.old_town_road.actions import Getaway, Robbery, Shootout
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.state import CROSSROADS, EVENT, OUTSIDE, TRAIN
from engines.games.old_town_road.view import View

GAP = -1
"""On the road: the place of a card that has just left."""


class Model:
    """Cards are indices; ``road`` from left to right, ``pile`` as the rules keep it."""

    def __init__(self, rules: TownRules) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.tables = rules.tables
        self.view: View | None = None
        self.road: list[int] = []
        self.pile: list[int] = []
        self.deck = 0
        self.turned = 0
        self.drawn = -1
        self.phase = EVENT

    def take(self, view: View) -> None:
        """Show a view."""
        self.view = view
        self.road = list(view.road)
        self.pile = list(view.pile)
        self.deck = len(view.deck)
        self.turned = view.turned
        self.drawn = view.drawn
        self.phase = view.phase

    # ------------------------------------------------------------ cards
    def index(self, thing: str) -> int:
        """Return the card of a thing ``card:ID``; -1 for any other."""
        kind, _, name = thing.partition(":")
        return self.cards.index.get(name, -1) if kind == "card" else -1

    def card(self, index: int) -> Card:
        """Return a card."""
        return self.cards[index]

    def thing(self, index: int) -> str:
        """Return a card's thing."""
        return f"card:{self.cards[index].id}"

    def is_turned(self, index: int) -> bool:
        """Return whether a card lies upside down."""
        return bool(self.turned >> index & 1)

    def face(self, index: int) -> int:
        """Return a card as it would lie face up under Old Town."""
        return 2 * index + self.is_turned(index)

    def sprite(self, face: int, size: str = "card") -> str:
        """Return the picture of a face, on a large card or a small one."""
        turned = "_turned" if face & 1 else ""
        return f"old_town_road/{size}_{self.cards[face >> 1].id}{turned}"

    # ------------------------------------------------------------ the journey
    @property
    def choosing_place(self) -> bool:
        """True while a drawn card waits for its place."""
        return self.phase in (CROSSROADS, TRAIN)

    @property
    def crossroads(self) -> bool:
        """True while a drawn card may join on either side."""
        return self.phase == CROSSROADS

    @property
    def outside(self) -> bool:
        """True once Old Town is revealed."""
        return self.phase == OUTSIDE

    @property
    def width(self) -> int:
        """How many places the road needs, with those of a card that waits."""
        if self.drawn < 0:
            return len(self.road)
        return len(self.road) + (2 if self.crossroads else 1)

    def place_of(self, index: int) -> int:
        """Return where a card lies among the places of the road."""
        return self.road.index(index) + (1 if self.drawn >= 0 else 0)

    def steps(self, a: int, b: int) -> int:
        """Return the steps between two cards of the road."""
        return abs(self.road.index(a) - self.road.index(b))


def shots(options: tuple[Option, ...]) -> dict[int, list[int]]:
    """Return for each shooter whom it can shoot."""
    found: dict[int, list[int]] = {}
    for option in options:
        if isinstance(option.action, Shootout):
            found.setdefault(option.action.by, []).append(option.action.at)
    return found


def robberies(options: tuple[Option, ...]) -> set[int]:
    """Return the establishments that can be robbed."""
    return {o.action.at for o in options if isinstance(o.action, Robbery)}


def getaways(options: tuple[Option, ...]) -> set[int]:
    """Return the cards one can get away from."""
    return {o.action.at for o in options if isinstance(o.action, Getaway)}
