"""The line above the campsite: which spaces count now."""

from __future__ import annotations

from functools import partial
from typing import Final

from engines.core.types import Text, text
from engines.games.rodeo.components.model import COLUMNS
from engines.games.rodeo.play.placing import open_row
from game.tables.rodeo.festival.campsite import Camp, draw_head
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part

_LINES: Final = {
    "arrive": text("The front row fills first; dirt comes last."),
    "finish": text("Take a marker up to put it elsewhere."),
    "wake": text("Wake a fan who is asleep."),
    "garbage": text("Garbage needs a tent next door."),
    "dump": text("Garbage needs a tent next door."),
    "leave": text("Click a tent: a fan of its genre goes home."),
    "clear": text("Which garbage is removed?"),
}


def line_of(scene: Scene) -> Text:
    """Return the line for what is asked now."""
    kind = scene.view.waits
    if kind == "place" and scene.seat == scene.state.actor:
        spaces = open_row(scene.state)
        if spaces & scene.state.dirt[scene.seat]:
            return text("All else is full: only dirt is left.")
        row = ((spaces & -spaces).bit_length() - 1) // COLUMNS
        return text("Row {row} is open. Dirt comes last.", row="ABCD"[row])
    if kind == "evening":
        return text("Only fans who stand can be sent: {n} left.", n=up_at(scene))
    return _LINES.get(kind, text("Row A lies next to the stage."))


def up_at(scene: Scene) -> int:
    """Return how many fans of the festival shown still stand at their tents."""
    return scene.state.up[scene.seat].bit_count()


def line_part(scene: Scene, camp: Camp) -> Part:
    """Return the line as a part."""
    said = line_of(scene)
    return inside("camp_line", camp.head, said, partial(draw_head, camp=camp, said=said))
