"""How much a position promises, to compare two of one deal: for the search with foresight."""

from __future__ import annotations

from dataclasses import dataclass

from engines.games.old_town_road.hands import BIT, EVERY_KIND, FIVE_KINDS, POINTS
from engines.games.old_town_road.quick import Trail
from engines.games.old_town_road.state import State
from engines.games.old_town_road.tables import Tables


@dataclass(frozen=True, slots=True)
class OutlookWeights:
    """In points; found by trying weights on deals, with a narrow beam."""

    kind: float = 1.82
    """A kind of hand made."""
    down: float = 0.9
    """A card got away from."""
    turned: float = 0.79
    """Symbols of turned characters still on the road."""
    upright: float = 0.43
    """Symbols that characters of the road could still turn to."""
    house: float = 0.3
    """An establishment in the way."""
    chip: float = 0.5
    """A chip on the road."""
    second: float = 0.43
    """A hand the next card could complete."""
    coming: float = 0.2
    """How much more a card about to be drawn would make of it."""


class Outlook:
    """Estimates over one set of tables."""

    def __init__(self, tables: Tables, weights: OutlookWeights | None = None) -> None:
        self.tables = tables
        self.weights = weights = weights or OutlookWeights()
        self.on_road = [0.0] * len(tables.bonus)
        """What a face on the road is worth."""
        for card in tables.cards.cards:
            for turned in (0, 1):
                face = 2 * card.index + turned
                share = weights.turned if turned else weights.upright
                symbols = share * tables.bonus[face | 1] if card.character else -weights.house
                chip = weights.chip * bool(card.sides[turned].chip)
                self.on_road[face] = symbols + chip

    def promise(self, state: State) -> float:
        """Return the points of the pile and what road, deck and open hands add."""
        weights, hand, bonus = self.weights, self.tables.hand, self.tables.bonus
        trail = Trail()
        worth = 0.0
        for face in state.pile:
            if face >= 0:
                trail.add(hand, face)
                worth += bonus[face]
            else:
                worth -= weights.down
        kinds = trail.kinds
        worth += FIVE_KINDS if kinds == EVERY_KIND else weights.kind * kinds.bit_count()
        turned = state.turned
        faces = [2 * card + (turned >> card & 1) for card in state.road]
        worth += trail.best0 + sum([self.on_road[face] for face in faces])
        if trail.older >= 0:
            worth += self._open_hand(trail, faces, state.deck)
        return worth

    def _open_hand(self, trail: Trail, faces: list[int], deck: list[int]) -> float:
        """Return what the last two cards can become with one of the road or the next two."""
        row = self.tables.hand[trail.older][trail.newer]
        base = trail.best2 - trail.best0
        now = self._made(row, faces, base, trail.kinds)
        soon = self._made(row, [2 * card for card in deck[-2:]], base, trail.kinds)
        return self.weights.second * now + self.weights.coming * max(0.0, soon - now)

    def _made(self, row: bytes, faces: list[int], base: int, kinds: int) -> float:
        """Return the best that one of some faces makes of a row of hand codes, 0 at least."""
        most = 0.0
        for face in faces:
            code = row[face]
            if code:
                made: float = base + POINTS[code]
                if not kinds & BIT[code]:
                    made += self.weights.kind
                if made > most:  # noqa: PLR1730  (max() is slow)
                    most = made
        return most
