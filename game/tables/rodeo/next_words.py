"""What the prompt line says while something is in the hand: what to click next."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, Thing, text
from engines.games.rodeo.actions import Put
from game.tables.rodeo.changes import MARKER, RACK
from game.tables.rodeo.festival.chips import still_open
from game.tables.rodeo.phase import Scene

_FAN: Final = {
    "punk": text("Choose where the punk rock fan goes."),
    "metal": text("Choose where the metal fan goes."),
    "reggae": text("Choose where the reggae fan goes."),
    "indie": text("Choose where the indie fan goes."),
}
_TENT: Final = text("Choose a lit space for the tent.")
_TOILET: Final = text("Choose a lit space for the toilet.")
_NEXT: Final[dict[tuple[str, str], Text]] = {
    ("arrive", "fan"): text("Choose the symbol of the band they come for."),
    ("arrive", "symbol"): text("Choose a fan card for this symbol."),
    ("place", MARKER): _TENT,
    ("place", "space"): _TENT,
    ("finish", "space"): _TENT,
    ("toilets", RACK): _TOILET,
    ("toilets", "space"): _TOILET,
    ("line_up", "day"): text("Choose the band that plays on this day."),
    ("line_up", "band"): text("Drop it on the day that is lit."),
    ("expand", "plot"): text("Choose the card that is built here."),
    ("expand", "stand"): text("Drop it on the free plot."),
    ("expand", "upgrade"): text("Drop it on the free plot."),
    ("rewild", "symbol"): text("Choose the genre it becomes."),
    ("rewild", "genre"): text("Choose the symbol that becomes this genre."),
}
"""By kind of decision and of what is in the hand."""


def next_words(scene: Scene) -> Text | None:
    """Return what to click next, with what is in the hand or was clicked last; None: nothing."""
    moment = scene.moment
    held: Thing = moment.dragged or (moment.chosen[-1] if moment.chosen else "")
    if not held:
        return None
    if scene.view.waits == "evening":
        return _evening(scene)
    return _NEXT.get((scene.view.waits, held.partition(":")[0]))


def _evening(scene: Scene) -> Text:
    puts = [o.action for o in still_open(scene) if isinstance(o.action, Put)]
    if len({put.place for put in puts}) == 1:
        return text("Choose the fan who goes there.")
    genres = {put.genre for put in puts}
    return _FAN[genres.pop()] if len(genres) == 1 else text("Choose where the fan goes.")
