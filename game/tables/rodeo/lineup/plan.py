"""The plan as it is, and as it would be with what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.types import Action, Option
from engines.games.rodeo.actions import Toilet
from engines.games.rodeo.play.line_up import least_toilets, most_toilets, place_toilet
from engines.games.rodeo.prospects import Day, weekend
from engines.games.rodeo.state import State
from game.tables.rodeo.changes import changes_in
from game.tables.rodeo.phase import Scene


@dataclass(frozen=True, slots=True)
class Plan:
    """A weekend: its days, and how many toilets stand or must stand at least."""

    days: tuple[Day, ...]
    toilets: int

    @property
    def happy(self) -> int:
        """The satisfied tents of all days, each group placed as well as it can be then."""
        return sum(day.happy for day in self.days)

    @property
    def tents(self) -> int:
        """All tents of the weekend."""
        return sum(day.tents for day in self.days)


def toilets_of(scene: Scene, state: State) -> int:
    """Return the toilets that stand, or those that must at least."""
    standing = state.toilets[scene.seat].bit_count()
    return max(standing, least_toilets(scene.t, state, scene.seat))


def least_of(scene: Scene) -> int:
    """Return how many toilets the seat must put up."""
    return least_toilets(scene.t, scene.state, scene.seat)


def most_of(scene: Scene) -> int:
    """Return how many toilets the seat may put up."""
    return most_toilets(scene.t, scene.state, scene.seat)


def plan_of(scene: Scene, state: State | None = None) -> Plan:
    """Return the plan of a state, the present one if left out."""
    state = scene.state if state is None else state
    toilets = toilets_of(scene, state)
    return Plan(weekend(scene.t, state, scene.seat, toilets), toilets)


def planned(scene: Scene, option: Option) -> Plan:
    """Return the plan after an option of the line-up."""
    return _played(scene, (option.action,))


def _played(scene: Scene, acts: Sequence[Action]) -> Plan:
    """Return the plan after acts of the line-up.

    The last toilet may open the festival, and the rules would play on into Friday: the plan
    is the one before that.
    """
    state = scene.state.copy()
    for action in acts:
        act: Any = action
        if isinstance(act, Toilet):
            place_toilet(scene.t, state, act, None)
        else:
            scene.model.rules.apply(state, act)
    return plan_of(scene, state)


def meant(scene: Scene) -> Plan | None:
    """Return the plan with what is pointed at or carried there; None if there is none."""
    moment = scene.moment
    if not scene.own:
        return None
    if moment.shown is None:
        return _carried(scene)
    if moment.shown[0].action.kind == "done":
        return None
    return planned(scene, moment.shown[0])


def _carried(scene: Scene) -> Plan | None:
    """The plan with a band laid down where it is carried, if nothing is taken back for it."""
    moment = scene.moment
    if not moment.dragged.startswith("band:"):
        return None
    change = changes_in(scene).get(moment.dragged, {}).get(moment.pointed)
    if change is None or not change.start(scene.view):
        return None
    return _played(scene, change.acts)
