"""The score explained: hand by hand, bonus by bonus, what is missing and what was passed over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engines.core.types import Outcome, ScoreItem, Standing, Text, ntext, text
from engines.games.old_town_road.hands import (
    EVERY_KIND,
    FIVE_KINDS,
    KINDS,
    MONEYBAG,
    POINTS,
    WANTED,
    Hand,
)
from engines.games.old_town_road.scoring import codes_of
from engines.games.old_town_road.state import OVER, State
from engines.games.old_town_road.tables import Tables
from engines.games.old_town_road.words import HAND_NAMES, card_name, rank


@dataclass(frozen=True, slots=True)
class Made:
    """Three adjacent face-up cards that make a hand.

    ``at`` is the first card's place among the face-up cards, ``chip`` the card that doubles
    the points or -1; ``counts`` says whether it is one of the best disjoint hands, and
    ``overlaps`` which counting hands (by ``at``) use cards of one that does not.
    """

    at: int
    cards: tuple[int, int, int]
    hand: Hand
    points: int
    chip: int
    counts: bool
    overlaps: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Account:
    """A whole score: ``total`` is the sum of all that counts."""

    hands: tuple[Made, ...]
    missing: tuple[Hand, ...]
    moneybags: int
    wanted: int

    @property
    def counting(self) -> tuple[Made, ...]:
        """The hands that count."""
        return tuple(made for made in self.hands if made.counts)

    @property
    def five_kinds(self) -> int:
        """The bonus for all kinds, or 0."""
        return 0 if self.missing else FIVE_KINDS

    @property
    def total(self) -> int:
        """All points."""
        hands = sum(made.points for made in self.counting)
        return hands + self.five_kinds + self.moneybags * MONEYBAG + self.wanted * WANTED


def account(tables: Tables, pile: Sequence[int]) -> Account:
    """Return the explained score of a pile (Scoring; rulings 7, 12, 13)."""
    up = [face for face in pile if face >= 0]
    codes = codes_of(tables, up)
    chosen = best_hands(codes)
    made = tuple(_made(tables, up, at, code, chosen) for at, code in enumerate(codes) if code)
    kinds = {hand.hand for hand in made if hand.counts}
    sides = [tables.cards[face >> 1].sides[face & 1] for face in up]
    return Account(
        made,
        tuple(kind for kind in KINDS if kind not in kinds),
        sum(side.moneybags for side in sides),
        sum(side.wanted for side in sides),
    )


def best_hands(codes: Sequence[int]) -> tuple[int, ...]:
    """Return where the best disjoint hands begin; of equal sets the one that starts earliest."""

    @cache
    def best(at: int, kinds: int) -> tuple[int, tuple[int, ...]]:
        if at >= len(codes):
            return (FIVE_KINDS if kinds == EVERY_KIND else 0), ()
        without = best(at + 1, kinds)
        code = codes[at]
        if not code:
            return without
        points, rest = best(at + 3, kinds | 1 << ((code >> 1) - 1))
        points += POINTS[code]
        return (points, (at, *rest)) if points >= without[0] else without

    return best(0, 0)[1]


def _made(tables: Tables, up: Sequence[int], at: int, code: int, chosen: tuple[int, ...]) -> Made:
    faces = up[at : at + 3]
    chips = [f >> 1 for f in faces if tables.cards[f >> 1].sides[f & 1].chip]
    counts = at in chosen
    return Made(
        at,
        (faces[0] >> 1, faces[1] >> 1, faces[2] >> 1),
        Hand(code >> 1),
        POINTS[code],
        chips[0] if chips else -1,
        counts,
        () if counts else tuple(other for other in chosen if abs(other - at) < 3),
    )


# ---------------------------------------------------------------- in words
def hand_text(tables: Tables, made: Made) -> Text:
    """Return a hand with its cards, and the chip that doubles it."""
    names = tuple(card_name(tables.cards[card]) for card in made.cards)
    hand = HAND_NAMES[made.hand]
    if made.chip < 0:
        return text("{hand}: {cards}", hand=hand, cards=names)
    chip = card_name(tables.cards[made.chip])
    return text(
        "{hand}: {cards}, doubled by the poker chip of the {chip}",
        hand=hand,
        cards=names,
        chip=chip,
    )


def kinds_text(account: Account) -> Text:
    """Return the bonus for all five kinds, or the kinds still missing."""
    if not account.missing:
        return text("All five kinds of hand")
    missing = tuple(HAND_NAMES[hand] for hand in account.missing)
    return text("Missing for all five kinds: {kinds}", kinds=missing)


def items(tables: Tables, account: Account) -> tuple[ScoreItem, ...]:
    """Return the score as terms; their amounts add up to the total."""
    return (
        *(ScoreItem("hands", made.points, hand_text(tables, made)) for made in account.counting),
        ScoreItem("kinds", account.five_kinds, kinds_text(account)),
        ScoreItem(
            "moneybags",
            account.moneybags * MONEYBAG,
            ntext("{n} moneybag", "{n} moneybags", count="n", n=account.moneybags),
        ),
        ScoreItem(
            "wanted",
            account.wanted * WANTED,
            ntext("{n} WANTED sign", "{n} WANTED signs", count="n", n=account.wanted),
        ),
    )


def outcome(tables: Tables, state: State) -> Outcome:
    """Return the standing of the one player, with the rank at the end."""
    explained = account(tables, state.pile)
    standing = Standing(0, 1, explained.total, items(tables, explained))
    title = rank(explained.total)
    if state.phase == OVER:
        return Outcome((standing,), text("You have reached Old Town: {rank}.", rank=title))
    return Outcome((standing,), text("On the road; so far: {rank}.", rank=title))
