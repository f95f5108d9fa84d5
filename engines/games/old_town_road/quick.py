"""The quick player: a sensible event in some microseconds, for roll-outs and first answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.games.old_town_road.actions import TownAction
from engines.games.old_town_road.habits import Habits, Weights
from engines.games.old_town_road.hands import BIT, POINTS
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.scoring import score
from engines.games.old_town_road.state import OUTSIDE, OVER, State

_STOPPING: Final = 0.01
"""What it costs to ride into town: other things equal, play on."""
_HOPELESS: Final = -5
"""A hand worth so much less than what it would break up is not looked at."""


class Trail:
    """The hands of the face-up pile, card by card.

    ``best0`` to ``best2`` are the best points of disjoint hands with all cards, with one and
    with two fewer; ``older`` and ``newer`` the last two faces (-1: none); ``kinds`` the kinds
    made along the way.
    """

    __slots__ = ("best0", "best1", "best2", "kinds", "newer", "older")

    def __init__(self) -> None:
        self.best0 = self.best1 = self.best2 = self.kinds = 0
        self.older = self.newer = -1

    def add(self, hand: list[list[bytes]], face: int) -> None:
        """Lay a face-up card at the end."""
        best = self.best0
        if self.older >= 0:
            code = hand[self.older][self.newer][face]
            if code and self.best2 + POINTS[code] > best:
                best = self.best2 + POINTS[code]
                self.kinds |= BIT[code]
        self.best2 = self.best1
        self.best1 = self.best0
        self.best0 = best
        self.older = self.newer
        self.newer = face


class QuickPlayer:
    """One-step choice by weights; builds its tables once and keeps no game."""

    def __init__(self, play: Play, weights: Weights | None = None) -> None:
        self.play = play
        self.tables = play.tables
        self.habits = Habits(play.tables, weights or Weights())

    def trail(self, pile: Sequence[int]) -> Trail:
        """Return the trail of a pile."""
        trail = Trail()
        for face in pile:
            if face >= 0:
                trail.add(self.tables.hand, face)
        return trail

    def finish(self, state: State) -> int:
        """Play a state to its end and return the points; the state is used up."""
        play, pile, hand = self.play, state.pile, self.tables.hand
        trail = self.trail(pile)
        seen = len(pile)
        while state.phase != OVER:
            actions = play.legal(state)
            if state.phase > OUTSIDE:
                play.apply(state, actions[0])
                continue
            play.apply(state, self.choose(state, actions, trail))
            if pile[seen] >= 0:
                trail.add(hand, pile[seen])
            seen += 1
            if seen == len(self.play.cards):
                break
        return score(self.tables, pile)

    def choose(self, state: State, actions: Sequence[TownAction], trail: Trail) -> TownAction:
        """Return the action of highest worth among those of an event; a draw's first one."""
        if state.phase > OUTSIDE:
            return actions[0]
        turned = state.turned
        turning, parting = self.habits.turning, self.habits.parting
        faces = [2 * card + (turned >> card & 1) for card in state.road]
        reach = self._reach(faces, actions)
        shown: dict[int, float] = {}
        best, chosen = -1000.0, actions[0]
        for action in actions:
            if action.code == 0:
                target = action.at
                if target in shown:
                    worth = shown[target]
                else:
                    face = 2 * target + (turned >> target & 1)
                    worth = shown[target] = self._worth(face, trail, faces, reach)
                if not turned >> action.by & 1:
                    worth += turning[action.by]
            elif action.code == 2:
                target = action.at
                worth = -parting[2 * target + (turned >> target & 1)]
            else:
                worth = self._rarely(state, action, trail, faces, reach)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _reach(self, faces: list[int], actions: Sequence[TownAction]) -> list[float]:
        """Return for each face on the road how far a hand that needs it counts."""
        weights = self.habits.weights
        near = weights.second
        far = near * weights.hidden
        targets = {action.at for action in actions if action.code == 0}
        return [near if face >> 1 in targets else far for face in faces]

    def _rarely(
        self,
        state: State,
        action: TownAction,
        trail: Trail,
        faces: list[int],
        reach: list[float],
    ) -> float:
        """Return the worth of a robbery, or of riding into town."""
        if action.code != 1:
            return -_STOPPING
        card = action.at
        robbers = self.play.robbers(state.road, card) or ()
        exact = sum(self.tables.number[r] for r in robbers) == self.tables.number[card]
        face = 2 * card + exact
        worth = self.tables.bonus[face] + self._worth(face, trail, faces, reach)
        return worth + sum(self.habits.turning[r] for r in robbers if not state.turned >> r & 1)

    def _worth(self, face: int, trail: Trail, faces: list[int], reach: list[float]) -> float:
        """Return what a face does for the hands when it is laid next."""
        hand, weights = self.tables.hand, self.habits.weights
        before = best = trail.best0
        kinds = trail.kinds
        worth = -self.habits.leaving[face]
        if trail.older >= 0:
            code = hand[trail.older][trail.newer][face]
            if code and trail.best2 + POINTS[code] > before:
                best = trail.best2 + POINTS[code]
                worth += best - before
                if not kinds & BIT[code]:
                    worth += weights.kind
        ahead = 0.0
        if trail.newer >= 0:
            ahead = self._next(hand[trail.newer][face], trail.best1 - best, kinds, faces, reach)
            if best == before == trail.best1:
                worth += self.habits.promise[trail.newer][face]
        if before - best > _HOPELESS:
            after = self._after(face, before - best, kinds, faces)
            ahead = max(ahead, after)
        return worth + ahead

    def _next(
        self, row: bytes, base: int, kinds: int, faces: list[int], reach: list[float]
    ) -> float:
        """Return the best a next card could make, weighed."""
        new = self.habits.weights.kind
        ahead = 0.0
        for face, share in zip(faces, reach):  # noqa: B905
            code = row[face]
            if code:
                made = (base + POINTS[code] + (0 if kinds & BIT[code] else new)) * share
                if made > ahead:  # noqa: PLR1730  (max() is slow)
                    ahead = made
        return ahead

    def _after(self, face: int, base: int, kinds: int, faces: list[int]) -> float:
        """Return the best that two more cards of the road could make, weighed."""
        rows = self.tables.hand[face]
        new = self.habits.weights.kind
        most = 0.0
        for at, second in enumerate(faces, start=1):
            row = rows[second]
            for third in faces[at:]:  # a hand is the same in any order
                code = row[third]
                if code:
                    made = base + POINTS[code] + (0 if kinds & BIT[code] else new)
                    if made > most:  # noqa: PLR1730  (max() is slow)
                        most = made
        return most * self.habits.weights.third
