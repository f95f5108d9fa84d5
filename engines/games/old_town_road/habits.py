"""What the quick player weighs, in points; found by trying weights on a thousand deals."""

from __future__ import annotations

from dataclasses import dataclass

from engines.games.old_town_road.hands import POINTS
from engines.games.old_town_road.tables import Tables


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights; every bonus is measured in the points it would score."""

    turn: float = 0.39
    """A shooter's new symbols (it must still be shot face up to score them)."""
    chip: float = 0.93
    """A chip lost by turning."""
    lost: float = 0.82
    """Symbols that a target shot too early will never get."""
    target: float = 0.33
    """A target that many could have shot at; it leaves the harder ones behind."""
    kind: float = 2.28
    """A kind of hand not made yet: a fifth of ten points, and a bit."""
    second: float = 0.43
    """A hand that the next card could complete."""
    third: float = 0.16
    """A hand that the next two cards could complete."""
    hidden: float = 0.85
    """Share of such a hand if nobody can shoot that card right now."""
    promise: float = 0.55
    """What an open pair of cards makes with a third one, over the whole deck."""
    away: float = 0.88
    """A getaway: a card less that scores."""
    away_symbols: float = -0.6
    """Symbols a card got away from could have had: such cards clog the road."""
    away_chip: float = 0.27
    """A chip on a card got away from."""
    away_reach: float = -0.24
    """Cards the one got away from could still shoot."""
    away_target: float = -0.15
    """Cards that could still shoot the one got away from."""


class Habits:
    """Static values by card or face, from weights and cards."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.weights = weights
        cards = tables.cards.cards
        gain = [tables.bonus[2 * c + 1] - tables.bonus[2 * c] for c in range(len(cards))]
        chip = [bool(side.chip) for card in cards for side in card.sides]
        reach, aimed = _reach(tables)
        self.turning = [
            weights.turn * gain[c] - weights.chip * (chip[2 * c] and not chip[2 * c + 1])
            for c in range(len(cards))
        ]
        """What turning a card is worth."""
        self.leaving = [0.0] * (2 * len(cards))
        """What it costs to shoot or rob a face."""
        self.parting = [0.0] * (2 * len(cards))
        """What it costs to get away from a face."""
        for card in cards:
            c = card.index
            hard = weights.target * aimed[c] if card.character else 0.0
            far = weights.away_reach * reach[c] + weights.away_target * aimed[c]
            for turned in (0, 1):
                unturned = gain[c] * (not turned)
                self.leaving[2 * c + turned] = -hard + weights.lost * unturned * card.character
                self.parting[2 * c + turned] = (
                    weights.away
                    + weights.away_symbols * unturned
                    + weights.away_chip * chip[2 * c + turned]
                    - far * card.character
                )
        self.promise = _promise(tables, weights.promise)
        """What two faces in a row promise, third card unknown."""


def _reach(tables: Tables) -> tuple[list[float], list[float]]:
    """Return for each card how much it can shoot, and how much can shoot it, around 0."""
    cards = tables.cards.cards
    reach = [-0.6] * len(cards)
    aimed = [-0.6] * len(cards)
    for left in range(len(cards)):
        for table in tables.pairs:
            for shot in (shot for shots in table[left] for shot in shots if shot.by == left):
                reach[shot.by] += 1 / (len(cards) - 1)
                aimed[shot.at] += 1 / (len(cards) - 1)
    return reach, aimed


def _promise(tables: Tables, weight: float) -> list[list[float]]:
    size = len(tables.cards)
    return [
        [weight * sum(POINTS[code] for code in row[::2]) / size for row in rows]
        for rows in tables.hand
    ]
