"""Everything that follows from the cards alone, built once: actions, shots, hands, symbols."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, TypeAlias

from engines.games.old_town_road.actions import (
    ENTER,
    PLACE_LEFT,
    PLACE_RIGHT,
    RIDE_ON,
    Getaway,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.components import EFFECTS, Card, Cards
from engines.games.old_town_road.hands import MONEYBAG, WANTED, hand_of

Shots: TypeAlias = tuple[Shootout, ...]

NO_EFFECT: Final = 0
CROSSROADS_EFFECT: Final = 1 + EFFECTS.index("crossroads")
TRAIN_EFFECT: Final = 1 + EFFECTS.index("train")


class Tables:
    """Tables by card index; ``face`` is ``2 * card + turned``."""

    def __init__(self, cards: Cards) -> None:
        every = cards.cards
        self.cards = cards
        self.number = [card.number for card in every]
        self.outlaw = [card.affiliation == "outlaw" for card in every]
        self.character = [card.character for card in every]
        self.safe = [card.safe for card in every]
        self.safes = frozenset(card.index for card in every if card.safe)
        self.effect = [EFFECTS.index(c.effect) + 1 if c.effect else NO_EFFECT for c in every]
        self.bonus = [
            side.moneybags * MONEYBAG + side.wanted * WANTED for c in every for side in c.sides
        ]
        self.shots = _shots(every)
        self.robberies = [Robbery(card.id, card.index) for card in every]
        self.getaways = [Getaway(card.id, card.index) for card in every]
        self.pairs, self.moody = _pairs(every, self.shots)
        self.hand = _hand_codes(every)

    def actions(self) -> Iterator[TownAction]:
        """Yield every action there is."""
        yield from (shot for row in self.shots for shot in row if shot is not None)
        yield from self.robberies
        yield from self.getaways
        yield from (PLACE_LEFT, PLACE_RIGHT, RIDE_ON, ENTER)


def _shots(cards: tuple[Card, ...]) -> list[list[Shootout | None]]:
    """Return the shootout of every shooter and target; only characters take part (ruling 3)."""
    return [
        [
            Shootout(a.id, b.id, a.index, b.index)
            if a.character and b.character and a is not b
            else None
            for b in cards
        ]
        for a in cards
    ]


def sides_matched(shooter: Card, target: Card) -> tuple[bool, bool]:
    """Return for both of the target's sides whether it is on the list (ruling 3)."""
    wanted = frozenset(shooter.targets)
    return (
        not wanted.isdisjoint(target.attributes(0)),
        not wanted.isdisjoint(target.attributes(1)),
    )


def _pairs(
    cards: tuple[Card, ...], shots: list[list[Shootout | None]]
) -> tuple[list[list[list[Shots]]], list[tuple[int, Shootout, int]]]:
    """Return the shots between two cards, by steps - 1, left card, right card; and the moody.

    A shot is moody if the target matches on one side only: steps within range, shot, side.
    """
    size = len(cards)
    steps = max((card.range for card in cards), default=0)
    pairs: list[list[list[Shots]]] = [[[()] * size for _ in cards] for _ in range(steps)]
    moody: list[tuple[int, Shootout, int]] = []
    for shot in (shot for row in shots for shot in row if shot is not None):
        shooter = cards[shot.by]
        upright, turned = sides_matched(shooter, cards[shot.at])
        if upright and turned:
            for table in pairs[: shooter.range]:
                table[shot.by][shot.at] += (shot,)
                table[shot.at][shot.by] += (shot,)
        elif upright or turned:
            moody.append((shooter.range, shot, int(turned)))
    return pairs, moody


def _hand_codes(cards: tuple[Card, ...]) -> list[list[bytes]]:
    """Return the hand code of three faces lying in a row, as ``[face][face][face]``."""
    size = len(cards)
    kinds = [[bytearray(2 * size) for _ in cards] for _ in cards]
    for trio in combinations(cards, 3):
        code = 2 * hand_of(*trio)
        if code:
            for a, b, c in permutations(trio):
                row = kinds[a.index][b.index]
                row[2 * c.index] = row[2 * c.index + 1] = code
    chips = [bool(side.chip) for card in cards for side in card.sides]
    doubling = bytes(code + 1 if 1 < code < 12 and not code & 1 else code for code in range(256))
    return [
        [_row(bytes(kinds[a >> 1][b >> 1]), chips[a] or chips[b], chips, doubling)
         for b in range(2 * size)]
        for a in range(2 * size)
    ]  # fmt: skip


def _row(plain: bytes, chip: bool, chips: list[bool], doubling: bytes) -> bytes:
    """Return a row of codes, doubled where the first two or the third card have a chip."""
    doubled = plain.translate(doubling)
    if chip:
        return doubled
    return bytes(d if third else p for p, d, third in zip(plain, doubled, chips, strict=True))
