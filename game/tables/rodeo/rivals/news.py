"""What the what-if panel says of a player: what was done last, who plays, what is paid for."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, Thing, Who, text
from engines.games.rodeo import about
from game.tables.rodeo.inputs import seat_of
from game.tables.rodeo.phase import Scene
from game.tables.spec import Note

BEFORE: Final = ("book", "wild", "event", "return_card", "keep", "refill", "extra", "rewild",
                 "drop", "expand", "line_up", "turn", "toilets")  # fmt: skip
"""Kinds of decision before the doors open: no band plays yet."""
MOST: Final = 4
"""How many of the last acts are told."""


def note_of_seat(scene: Scene, thing: Thing) -> Note | None:
    """Return what is said of a player's panel; None where it can be chosen itself."""
    seat = seat_of(thing)
    if not thing.startswith("seat:") or scene.lit(thing):
        return None
    acts = tuple(mark.label for mark in scene.moment.marks if mark.seat == seat)
    festival = scene.t.data.festivals[scene.view.festival[seat]]
    wants = about.goal(festival)[0]
    return Note(text("{who}", who=Who(seat)), (*acts[-MOST:], *_bands(scene, seat), wants))


def _bands(scene: Scene, seat: int) -> tuple[Text, ...]:
    """The band of the day, or those booked so far."""
    state, bands = scene.state, scene.t.data.bands
    own = state.bands[seat * 3 : seat * 3 + 3]
    if scene.view.waits in BEFORE:
        booked = ", ".join(bands[at].name for at in own if at >= 0)
        return (text("Booked: {bands}.", bands=booked),) if booked else ()
    today = own[state.day] if 0 <= state.day < len(own) else -1
    return (text("On stage today: {band}.", band=bands[today].name),) if today >= 0 else ()
