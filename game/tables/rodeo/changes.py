"""What of the player's own acts can be changed by hand: bands, tents of the group, toilets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engines.core.types import Decision, Thing
from engines.games.rodeo.components.model import DAYS
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.play.line_up import toilet_spaces
from engines.games.rodeo.play.placing import lift, liftable, open_row
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACE_AT, SPACES, Tables, on
from engines.games.rodeo.view import View
from game.tables.rodeo.model import Model
from game.tables.rodeo.phase import Scene
from game.tables.spec import Change

MARKER: Final[Thing] = "marker"
"""The group under way as a thing: its next tent can be dragged from here to a space."""
RACK: Final[Thing] = "toilet"
Changes = Mapping[Thing, Mapping[Thing, Change]]


def changes_of(model: Model, decision: Decision) -> Changes:
    """Return what can be moved or taken back before the decision goes on."""
    view = model.view
    if view.waits != decision.kind or not decision.options:
        return {}
    found = _BY_KIND.get(view.waits)
    return found(model.t, model.state) if found is not None else {}


def _space(at: int) -> Thing:
    return f"space:{SPACES[at]}"


def _from_here(view: View) -> bool:
    return True


# ------------------------------------------------------------------ tents of the group under way
def _lifted(t: Tables, state: State, at: int) -> State:
    """The state with a marker of the group in the hand again, as ``lift`` does it."""
    other = state.copy()
    lift(t, other, on(t.lift, 1 << at)[0], None)
    return other


def _while_pitching(t: Tables, state: State) -> Changes:
    """The game knows no lifting yet: the group's own acts are taken back and played anew."""
    mine = liftable(state)
    start = _group_was(state, state.group & ~mine)
    found: dict[Thing, dict[Thing, Change]] = {}
    for at in bits(mine):
        rest = on(t.place, mine & ~(1 << at))
        back = Change(start, rest)
        targets = {"": back, MARKER: back}
        for to in bits(open_row(_lifted(t, state, at)) & ~(1 << at)):
            targets[_space(to)] = Change(start, (*rest, *on(t.place, 1 << to)))
        found[_space(at)] = targets
    return found


def _group_was(state: State, group: int) -> Callable[[Any], bool]:
    """Whether a view is of the same group with only these markers pitched."""
    symbol = state.group_symbol

    def fits(view: View) -> bool:
        asked = view.waits == "place" and view.group_symbol == symbol
        return asked and view.group == group

    return fits


def _when_pitched(t: Tables, state: State) -> Changes:
    """The game's own way: a marker is taken up and put elsewhere."""
    found: dict[Thing, dict[Thing, Change]] = {}
    for at in bits(liftable(state)):
        up = on(t.lift, 1 << at)
        targets = {MARKER: Change(_from_here, up)}
        for to in bits(open_row(_lifted(t, state, at)) & ~(1 << at)):
            targets[_space(to)] = Change(_from_here, (*up, *on(t.place, 1 << to)))
        found[_space(at)] = targets
    return found


# ------------------------------------------------------------------ bands and their days
def _line_up(t: Tables, state: State) -> Changes:
    """A band dragged onto another day changes places with the band there.

    The days before keep their bands as they hang; what was decided for later ones is taken back.
    """
    seat = state.actor
    hung = state.bands[seat * 3 : seat * 3 + state.count[seat]]
    found: dict[Thing, dict[Thing, Change]] = {}
    for day, band in enumerate(hung):
        targets: dict[Thing, Change] = {}
        for other, there in enumerate(hung):
            if other == day:
                continue
            first = min(day, other)
            comes = there if first == day else band
            asked = min(first, state.day)
            keeps = (t.stage[hung[at]][at] for at in range(asked, first))
            targets[f"day:{DAYS[other]}"] = Change(
                _asked_for(asked), (*keeps, t.stage[comes][first])
            )
        found[f"band:{t.data.bands[band].id}"] = targets
    return found


def _asked_for(day: int) -> Callable[[Any], bool]:
    """Whether a view asks for the band of a day."""

    def fits(view: View) -> bool:
        return view.waits == "line_up" and view.day == day

    return fits


# ------------------------------------------------------------------ toilets
def _toilets(t: Tables, state: State) -> Changes:
    """A toilet goes back to the rack or elsewhere by taking acts back: all go up anew."""
    placed = state.toilets[state.actor]
    seat, free = state.actor, toilet_spaces(state)

    def none_up(view: View) -> bool:
        return view.waits == "toilets" and not view.toilets[seat]

    found: dict[Thing, dict[Thing, Change]] = {}
    for at in bits(placed):
        rest = on(t.toilet, placed & ~(1 << at))
        back = Change(none_up, rest)
        targets = {"": back, RACK: back}
        for to in bits(free):
            targets[_space(to)] = Change(none_up, (*rest, *on(t.toilet, 1 << to)))
        found[_space(at)] = targets
    return found


_BY_KIND: Final[Mapping[str, Callable[[Tables, State], Changes]]] = {
    "line_up": _line_up,
    "place": _while_pitching,
    "finish": _when_pitched,
    "toilets": _toilets,
}


# ------------------------------------------------------------------ while it is in the hand
def changes_in(scene: Scene) -> Changes:
    """Return what can be changed by the player who is asked in a scene."""
    decision = scene.moment.decision
    return changes_of(scene.model, decision) if decision is not None else {}


def moved_space(scene: Scene) -> int:
    """Return the space of the tent or toilet that is being dragged elsewhere, -1 for none."""
    dragged = scene.moment.dragged
    if not dragged.startswith("space:"):
        return -1
    return SPACE_AT[dragged[6:]] if dragged in changes_in(scene) else -1


def without_moved(scene: Scene) -> Scene:
    """Return the scene without the tent or toilet that is being dragged."""
    at = moved_space(scene)
    if at < 0:
        return scene
    twin = scene.model.fork()
    if scene.view.waits == "toilets":
        twin.state.toilets[scene.seat] ^= 1 << at
    else:
        twin.state.group ^= 1 << at
        twin.state.group_left += 1
    return replace(scene, model=twin)


def tent_asked(scene: Scene) -> bool:
    """Return whether a space for a tent is looked for: a new one, or one that is dragged."""
    waits, dragged = scene.view.waits, scene.moment.dragged
    return waits == "place" or (waits == "finish" and dragged.startswith("space:"))


def carried_to(scene: Scene) -> int:
    """Return the space over which a tent of the group is dragged, -1 for none it can go to."""
    moment = scene.moment
    tent = tent_asked(scene) and moment.dragged.startswith("space:")
    if not tent or moment.pointed[6:] not in SPACE_AT or not scene.lit(moment.pointed):
        return -1
    return SPACE_AT[moment.pointed[6:]]
