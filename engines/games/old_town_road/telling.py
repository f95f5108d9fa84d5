"""From what happened to the events that tell it; only people's games get here."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.rules import Sink
from engines.core.types import Text
from engines.games.old_town_road.actions import Shootout
from engines.games.old_town_road.events import (
    Arrived,
    Drawn,
    GotAway,
    HandMade,
    Joined,
    Robbed,
    RodeOn,
    Shot,
    TownRevealed,
    Turned,
)
from engines.games.old_town_road.hands import POINTS, Hand
from engines.games.old_town_road.tables import Tables
from engines.games.old_town_road.words import card_name


class Teller:
    """Sends events with ids and names for card indices."""

    def __init__(self, tables: Tables, emit: Sink) -> None:
        self.tables = tables
        self.cards = tables.cards
        self.emit = emit

    def _name(self, card: int) -> Text:
        return card_name(self.cards[card])

    def _id(self, card: int) -> str:
        return self.cards[card].id

    def shot(self, action: Shootout, turned: bool) -> None:
        """A shootout; ``turned`` is how the target lies."""
        names = self._name(action.by), self._name(action.at)
        self.emit(Shot(action.shooter, action.target, turned, *names))

    def robbed(self, card: int, robbers: tuple[int, int], exact: bool) -> None:
        """A robbery."""
        left, right = robbers
        ids = self._id(left), self._id(right)
        names = self._name(left), self._name(right)
        self.emit(Robbed(self._id(card), ids, exact, self._name(card), names))

    def got_away(self, card: int) -> None:
        """A getaway."""
        self.emit(GotAway(self._id(card), self._name(card)))

    def turned(self, card: int) -> None:
        """A shooter or robber turned."""
        self.emit(Turned(self._id(card), self.tables.outlaw[card], self._name(card)))

    def hand(self, pile: Sequence[int]) -> None:
        """The hand, if any, that the last face-up card completes."""
        up = [face for face in pile if face >= 0][-3:]
        if len(up) < 3:
            return
        code = self.tables.hand[up[0]][up[1]][up[2]]
        if code:
            a, b, c = (self._id(face >> 1) for face in up)
            self.emit(HandMade((a, b, c), Hand(code >> 1), POINTS[code], bool(code & 1)))

    def town_revealed(self) -> None:
        """The deck is down to the Old Town card."""
        self.emit(TownRevealed())

    def drawn(self, card: int, known: bool) -> None:
        """The top card is shown."""
        self.emit(Drawn(self._id(card), known, self._name(card)))

    def joined(self, card: int, side: str, chosen: bool) -> None:
        """The drawn card lies on the road."""
        self.emit(Joined(self._id(card), side, chosen, self._name(card)))

    def rode_on(self, card: int, above: int) -> None:
        """A train went back into the deck."""
        self.emit(RodeOn(self._id(card), above, self._name(card)))

    def arrived(self, left: Sequence[int], points: int) -> None:
        """The end."""
        self.emit(Arrived(tuple(self._id(card) for card in left), points))
