"""What the others did last, as marks: on the fans they got, and where they struck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.types import Event, Seat, Thing
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from game.tables.spec import Mark


def traces(seat: Seat, events: Sequence[Event], looker: Seat | None) -> Iterator[Mark]:
    """Return the marks of a seat's act for a looker."""
    for event in events:
        if isinstance(event, nt.NightFell):
            return  # what comes with a night is nobody's doing
        thing = _thing_of(seat, event, looker)
        if thing and event.text is not None:
            yield Mark(thing, seat, event.text)


def _thing_of(seat: Seat, event: Event, looker: Seat | None) -> Thing:
    """Return where it is seen: fans out of the pool, what strikes the looker's grounds."""
    if isinstance(event, bk.FansTaken) and event.seat == seat and event.count:
        return f"genre:{event.genre}"
    if seat == looker or getattr(event, "seat", -1) != looker:
        return ""
    if isinstance(event, tr.TrackMoved):
        return f"count:{looker}:{event.track}"
    if isinstance(event, nt.GarbageDumped | tr.MarkerTurned):
        return f"space:{event.space}" if event.space else "fence"
    return ""
