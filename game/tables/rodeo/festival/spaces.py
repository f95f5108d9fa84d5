"""The campsite's spaces as things: what can be pointed at, and what is lit there."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.types import Action, Decision, Thing, text
from engines.games.rodeo.actions import Put
from engines.games.rodeo.tables import SPACES
from game.tables.rodeo.changes import changes_in
from game.tables.rodeo.festival.campsite import Camp, fence_box
from game.tables.rodeo.phase import Scene
from game.tables.spec import Spot


def space_spots(scene: Scene, camp: Camp) -> Iterator[Spot]:
    """Return every space of the campsite shown, and the fence."""
    cells, toilets = scene.state.cells[scene.seat], scene.state.toilets[scene.seat]
    carried = scene.view.waits in ("evening", "wake")
    fans, mine = scene.offered, changes_in(scene)
    for at, box in enumerate(camp.spaces):
        if scene.view.waits == "evening" and toilets >> at & 1:
            yield Spot("toilet", box, text("Toilet"))
        elif cells >> at & 1:
            thing = f"space:{SPACES[at]}"
            name = text("Space {space}", space=SPACES[at].upper())
            yield Spot(thing, box, name, movable=(carried and thing in fans) or thing in mine)
    fence = fence_box(scene.t, scene.state, scene.seat, camp)
    yield Spot("fence", fence, text("Beside the campsite"))


def next_fan(action: Action, decision: Decision) -> tuple[Thing, ...]:
    """Return where the next fan of the genre stands that was sent out, while others stand too."""
    if decision.kind != "evening" or not isinstance(action, Put):
        return ()
    puts = [(o.action.genre, o.things) for o in decision.options if isinstance(o.action, Put)]
    mine = [things for genre, things in puts if genre == action.genre]
    if not mine or len(mine) == len(puts):
        return ()
    return tuple(thing for thing in mine[0] if thing.startswith("space:"))[:1]
