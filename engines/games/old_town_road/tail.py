"""The end of a journey solved: the best points once every card's place is known."""

from __future__ import annotations

from typing import TypeAlias

from engines.games.old_town_road.hands import BIT, EVERY_KIND, FIVE_KINDS, POINTS
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.state import OVER, State

Best: TypeAlias = tuple[tuple[int, int], ...]
"""For each set of kinds made the best points of disjoint hands, sorted by the set."""


class TooLong(Exception):
    """More positions than allowed."""


class Tail:
    """A search through everything that can still happen, each position looked at once."""

    def __init__(self, play: Play, bound: int) -> None:
        self.play = play
        self.bound = bound
        self.solved: dict[tuple[object, ...], int] = {}

    def best(self, state: State) -> int:
        """Return the best points at the end; TooLong past the bound. The state is kept."""
        tables = self.play.tables
        up = [face for face in state.pile if face >= 0]
        hands: tuple[Best, ...] = (((0, 0),),) * 3
        for older, newer, face in zip(up, up[1:], up[2:]):  # noqa: B905
            hands = self._extend(hands, tables.hand[older][newer][face])
        bonus = sum(tables.bonus[face] for face in up)
        return bonus + self._search(state, hands, (-1, -1, *up)[-2:])

    def _search(self, state: State, hands: tuple[Best, ...], last: tuple[int, ...]) -> int:
        """Return the most points still to come, the hands as a whole included."""
        if state.phase == OVER:
            return max(p + FIVE_KINDS * (kinds == EVERY_KIND) for kinds, p in hands[0])
        lying = tuple([2 * card + (state.turned >> card & 1) for card in state.road])
        key = (lying, state.phase, state.drawn, state.sent, tuple(state.deck), hands, last)
        if key in self.solved:
            return self.solved[key]
        if len(self.solved) >= self.bound:
            raise TooLong
        most = -1
        for action in self.play.choices(state):
            child = state.copy()
            self.play.apply(child, action)
            most = max(most, self._after(state, child, hands, last))
        self.solved[key] = most
        return most

    def _after(
        self, state: State, child: State, hands: tuple[Best, ...], last: tuple[int, ...]
    ) -> int:
        """Return the points of a child: what was laid face up, and the rest."""
        gained = 0
        tables = self.play.tables
        for face in child.pile[len(state.pile) :]:
            if face >= 0:
                gained += tables.bonus[face]
                code = tables.hand[last[0]][last[1]][face] if last[0] >= 0 else 0
                hands = self._extend(hands, code)
                last = (last[1], face)
        return gained + self._search(child, hands, last)

    @staticmethod
    def _extend(hands: tuple[Best, ...], code: int) -> tuple[Best, ...]:
        """Return the hands with one, two and three cards fewer after another card."""
        latest, _, third = hands
        if code:
            found = dict(latest)
            for kinds, points in third:
                made = kinds | BIT[code]
                if points + POINTS[code] > found.get(made, -1):
                    found[made] = points + POINTS[code]
            latest = tuple(sorted(found.items()))
        return (latest, hands[0], hands[1])
