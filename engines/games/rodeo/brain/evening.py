"""Where fans go in the evening: a plan for all of them, played place by place.

Searches and roll-outs move in canonical order (by place, then genre), so a move is good if it
is the first of a good plan, not if it alone brings most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.games.rodeo.brain.worth import money
from engines.games.rodeo.components.model import CHAOS, HYGIENE
from engines.games.rodeo.play.common import garbage_count, sad_count
from engines.games.rodeo.play.evening import global_place, rank_of
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, GENRE_AT, PLACES, UPGRADE_SLOT, Tables

MOOD_POINT = 0.36
LEAST = 0.08
"""What a move must bring to be worth a fan."""


class Scene:
    """The evening of the actor as the plan changes it."""

    __slots__ = (
        "ahead", "chaos", "crowd", "fans", "garbage", "here", "hygiene", "levels", "nights",
        "purse", "room", "sad", "seat", "worth_1k",
    )  # fmt: skip

    def __init__(self, t: Tables, state: State) -> None:
        seat = self.seat = state.actor
        b = seat * 4
        up = state.up[seat]
        self.fans = [(up & state.marks[b + g]).bit_count() for g in range(4)]
        self.room = state.room[seat * PLACES : seat * PLACES + PLACES]
        self.crowd = state.crowd[seat * PLACES : seat * PLACES + PLACES]
        self.purse = state.purse[b : b + 4]
        self.here = state.purse_at[seat * 12 : seat * 12 + 12]
        self.hygiene = state.tracks[seat * 3 + HYGIENE]
        self.chaos = state.tracks[seat * 3 + CHAOS]
        self.sad = sad_count(state, seat)
        self.garbage = garbage_count(state, seat)
        self.nights = 3 - state.day
        self.worth_1k = money(state)
        self.levels = [penalty.at for penalty in t.data.boards.penalties]
        self.ahead = _drain_ahead(t, state, seat)

    def hygiene_point(self) -> float:
        """Return what one more hygiene is worth: most where it ends a penalty."""
        level, nights = self.hygiene, self.nights
        steps = sum(level <= at < level + 1 for at in self.levels)
        if level < 0:
            # The last season's point lies between -1 and 0, the mood in every night.
            return (0.9 if level == -1 else 0.3) + 0.34 * nights * steps
        later = level - self.ahead
        if later < 0:
            return 0.5
        return 0.34 if later < 3 else 0.05

    def effect(self, op: str, n: int, bins: tuple[int, ...]) -> float:
        """Return what an effect of a stand or upgrade is worth now."""
        if op == "mood":
            return MOOD_POINT * n
        if op == "cash":
            return n * self.worth_1k
        if op == "hygiene":
            return n * self.hygiene_point()
        if op == "chaos":
            drop = min(self.chaos, -n)
            saved = sum(self.chaos - drop < bin_ <= self.chaos for bin_ in bins)
            return 0.1 * drop + 0.5 * saved * self.nights
        if op == "satisfy":
            return 0.45 * min(n, self.sad)
        return 0.6 * min(n, self.garbage)

    def crowd_value(self, slot: int, genre: int) -> float:
        """Return what a fan does for a place's chance of one crowd."""
        crowd, room = self.crowd[slot], self.room[slot]
        own = crowd >> 4 * genre & 15
        if crowd != own << 4 * genre or own + room < 2:
            return 0.0
        if self.fans[genre] >= room:
            return MOOD_POINT / room
        return 0.06 if slot > 1 else 0.0


def _drain_ahead(t: Tables, state: State, seat: int) -> int:
    """Return the hygiene that the fans of the days to come will cost."""
    total = 0
    for genre in state.genre_of[seat * 9 + (state.day + 1) * 3 : seat * 9 + 9]:
        if 0 <= genre < 4 and t.data.per_card[genre][0] == HYGIENE:
            total -= t.data.per_card[genre][1]
    return total


def value(t: Tables, state: State, scene: Scene, slot: int, genre: int) -> float:
    """Return what a fan of a genre brings on one of the actor's places; -1 if it cannot go."""
    purse = scene.purse[genre]
    if slot == 0:
        return scene.hygiene_point() - 0.02 * min(4, purse)
    if slot == 1:
        return MOOD_POINT + scene.crowd_value(1, genre) - 0.02 * min(4, purse)
    place = global_place(t, state, scene.seat, slot)
    bins = t.data.boards.bins
    if slot >= UPGRADE_SLOT:
        upgrade = t.data.upgrades[place - t.first_upgrade]
        total = sum(scene.effect(e.op, e.n, bins) for e in upgrade.per_fan)
        return total - 0.02 * min(4, purse)
    stand = t.data.stands[place - 2]
    if stand.income > purse or stand.income > scene.here[genre * 3 + stand.type]:
        return -1.0
    total = stand.income * scene.worth_1k + scene.crowd_value(slot, genre)
    return total + sum(scene.effect(e.op, e.n, bins) for e in stand.bonus)


def send(t: Tables, state: State, scene: Scene, slot: int, genre: int) -> None:
    """Move a fan in the scene."""
    scene.fans[genre] -= 1
    scene.room[slot] -= 1
    scene.crowd[slot] += 1 << 4 * genre
    if slot == 0:
        scene.hygiene += 1
    if slot < 2:
        return
    place = global_place(t, state, scene.seat, slot)
    if slot < UPGRADE_SLOT:
        stand = t.data.stands[place - 2]
        scene.purse[genre] -= stand.income
        scene.here[genre * 3 + stand.type] -= stand.income
        return
    for effect in t.data.upgrades[place - t.first_upgrade].per_fan:
        if effect.op == "satisfy":
            scene.sad = max(0, scene.sad - effect.n)
        elif effect.op == "remove_garbage":
            scene.garbage = max(0, scene.garbage - effect.n)
        elif effect.op == "hygiene":
            scene.hygiene += effect.n
        elif effect.op == "chaos":
            scene.chaos = max(0, scene.chaos + effect.n)


def plan(t: Tables, state: State) -> list[int]:
    """Return the ranks (4 * place + genre + 1) of the moves the evening should see, ascending."""
    scene = Scene(t, state)
    moves: list[int] = []
    while True:
        best, highest = 0, LEAST
        for genre in range(4):
            if not scene.fans[genre]:
                continue
            for slot in range(PLACES):
                rank = slot * 4 + genre + 1
                if scene.room[slot] and rank >= state.rank:
                    found = value(t, state, scene, slot, genre)
                    if found > highest:
                        best, highest = rank, found
        if not best:
            return sorted(moves)
        moves.append(best)
        send(t, state, scene, (best - 1) // 4, (best - 1) % 4)


def best_put(t: Tables, state: State, legal: Sequence[Any]) -> Any:
    """Return the first move of the plan, or done if there is nothing to gain."""
    moves = plan(t, state)
    if moves:
        for action in legal:
            if action is not DONE and rank_of(t, state, action) == moves[0]:
                return action
    return DONE if DONE in legal else legal[0]


def alternatives(t: Tables, state: State, legal: Sequence[Any], first: Any) -> list[Any]:
    """Return the moves of other genres to the place of the plan's first."""
    return [
        action
        for action in legal
        if action is not DONE
        and action is not first
        and action.place == first.place
        and value(
            t, state, Scene(t, state), (rank_of(t, state, action) - 1) // 4, GENRE_AT[action.genre]
        )
        > LEAST
    ]
