"""Hands and the best set of them against a second evaluator, written another way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.old_town_road.account import account
from engines.games.old_town_road.brain import brain
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.hands import POINTS
from engines.games.old_town_road.scoring import score
from tests.old_town_road.table import rules

BRAIN = brain(rules())
CARDS = rules().cards.cards
WORTH = {"": 0, "pair": 1, "flush": 2, "straight": 3, "three": 4, "straight flush": 5}
SEQUENCES = {frozenset({n, n + 1, n + 2}) for n in range(1, 6)}


def kind(trio: tuple[Card, ...]) -> str:
    """The second evaluator: by counting, not by sorting."""
    numbers = Counter(card.number for card in trio)
    suited = len({card.suit for card in trio}) == 1
    if frozenset(numbers) in SEQUENCES:
        return "straight flush" if suited else "straight"
    if 3 in numbers.values():
        return "three"
    if suited:
        return "flush"
    return "pair" if 2 in numbers.values() else ""


def test_all_3276_hands_agree_with_a_second_evaluator_in_any_order() -> None:
    hand = rules().tables.hand
    trios = list(combinations(CARDS, 3))
    assert len(trios) == 3276
    for trio in trios:
        worth = WORTH[kind(trio)]
        for a, b, c in permutations(trio):
            for side in range(8):
                faces = (
                    2 * a.index + (side & 1),
                    2 * b.index + (side >> 1 & 1),
                    2 * c.index + (side >> 2),
                )
                chip = any(CARDS[f >> 1].sides[f & 1].chip for f in faces)
                assert POINTS[hand[faces[0]][faces[1]][faces[2]]] == worth * (2 if chip else 1)


def test_how_many_hands_of_each_kind_there_are() -> None:
    found = Counter(kind(trio) for trio in combinations(CARDS, 3))
    assert found["straight flush"] == 4 * 5
    assert found["three"] == 7 * 4
    assert found["straight"] == 5 * 64 - 20
    assert found["flush"] == 4 * 35 - 20
    assert found["pair"] == 7 * 6 * 24


def windows(up: list[int]) -> list[tuple[str, int]]:
    """Kind and points of every three neighbours."""
    found = []
    for trio in zip(up, up[1:], up[2:], strict=False):
        name = kind(tuple(CARDS[face >> 1] for face in trio))
        chip = any(CARDS[face >> 1].sides[face & 1].chip for face in trio)
        found.append((name, WORTH[name] * (1 + chip)))
    return found


def brute(left: list[tuple[str, int]], made: frozenset[str]) -> int:
    """Try every set of disjoint triples, one after another."""
    while left and not left[0][0]:
        left = left[1:]
    if not left:
        return 10 if len(made) == 5 else 0
    name, points = left[0]
    return max(brute(left[1:], made), points + brute(left[3:], made | {name}))


def by_hand(pile: list[int]) -> int:
    """The whole score of a pile, from the rulebook's words alone."""
    up = [face for face in pile if face >= 0]
    sides = [CARDS[face >> 1].sides[face & 1] for face in up]
    return brute(windows(up), frozenset()) + sum(2 * s.moneybags + s.wanted for s in sides)


def random_pile(dice: Dice) -> list[int]:
    """Between 3 and 28 cards, each face down with a chance of one in 2 to 8, or turned."""
    deck = list(range(28))
    dice.shuffle(deck)
    rarity = 2 + dice.below(7)
    pile = []
    for card in deck[: 3 + dice.below(26)]:
        face = 2 * card + dice.below(2)
        pile.append(face if dice.below(rarity) else ~face)
    return pile


def good_pile(dice: Dice) -> list[int]:
    """What a sensible game left, or a part of it, so that all five kinds come up."""
    state = rules().new(Setup(1), dice.below(1_000_000))
    BRAIN.finish(state)
    rarity = 5 + dice.below(30)
    return [face if dice.below(rarity) else ~face for face in state.pile]


def test_the_best_set_agrees_with_brute_force_on_3000_piles() -> None:
    dice = Dice(12)
    all_kinds = 0
    for number in range(3000):
        pile = random_pile(dice) if number % 3 else good_pile(dice)
        points = score(rules().tables, pile)
        assert points == by_hand(pile)
        explained = account(rules().tables, pile)
        assert explained.total == points
        all_kinds += not explained.missing
    assert all_kinds > 100  # the bonus was put to the test


def test_the_counting_hands_share_no_card() -> None:
    dice = Dice(13)
    for _ in range(300):
        explained = account(rules().tables, good_pile(dice))
        cards = [card for made in explained.counting for card in made.cards]
        assert len(cards) == len(set(cards))
        for made in explained.hands:
            assert made.counts or made.overlaps or not made.points
