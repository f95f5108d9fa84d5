"""Points of a pile, fast: the best disjoint hands, the five kinds, the symbols (ruling 12)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.games.old_town_road.hands import BIT, EVERY_KIND, FIVE_KINDS, POINTS
from engines.games.old_town_road.tables import Tables


def score(tables: Tables, pile: Sequence[int]) -> int:
    """Return the points of a pile: hands and bonuses."""
    bonus = tables.bonus
    up = [face for face in pile if face >= 0]  # ruling 7: face-down cards are skipped
    return hand_points(tables, up) + sum([bonus[face] for face in up])


def made_all(tables: Tables, pile: Sequence[int]) -> bool:
    """Return whether the best hands have all five kinds."""
    up = [face for face in pile if face >= 0]
    return with_every_kind(codes_of(tables, up)) + FIVE_KINDS >= best_plain(tables, up)


def hand_points(tables: Tables, up: Sequence[int]) -> int:
    """Return the best points of disjoint hands among face-up cards, the five kinds included."""
    if len(up) < 3:
        return 0
    rows = tables.hand
    points = POINTS
    older, newer = up[0], up[1]
    best0 = best1 = best2 = kinds = 0  # best with all cards so far, with one and two fewer
    for face in up[2:]:
        code = rows[older][newer][face]
        older = newer
        newer = face
        if code:
            kinds |= BIT[code]
            made = best2 + points[code]
            best2 = best1
            best1 = best0
            if made > best0:  # noqa: PLR1730  (max() is slow)
                best0 = made
        else:
            best2 = best1
            best1 = best0
    if kinds == EVERY_KIND:
        return max(best0, with_every_kind(codes_of(tables, up)) + FIVE_KINDS)
    return best0


def best_plain(tables: Tables, up: Sequence[int]) -> int:
    """Return the best points of disjoint hands without the bonus for all kinds."""
    best = [0, 0, 0]
    for code in codes_of(tables, up):
        best.append(max(best[-1], best[-3] + POINTS[code]))
    return best[-1]


def codes_of(tables: Tables, up: Sequence[int]) -> list[int]:
    """Return the hand code of each three cards in a row, by their first card."""
    rows = tables.hand
    return [rows[a][b][c] for a, b, c in zip(up, up[1:], up[2:])]  # noqa: B905


def with_every_kind(codes: Sequence[int]) -> int:
    """Return the best points of disjoint hands that make all five kinds; -1000 if none do."""
    three_back: dict[int, int] = {0: 0}  # kinds made -> best points
    two_back = one_back = three_back
    for code in codes:
        now = one_back
        if code:
            now = dict(one_back)
            bit = BIT[code]
            worth = POINTS[code]
            for made, points in three_back.items():
                if points + worth > now.get(made | bit, -1):
                    now[made | bit] = points + worth
        three_back, two_back, one_back = two_back, one_back, now
    return one_back.get(EVERY_KIND, -1000)
