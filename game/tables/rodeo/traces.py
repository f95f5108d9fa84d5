"""What the others did last, as marks: on their panels, or where it struck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.types import Event, Seat, Thing
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import grounds as gr
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from game.tables.spec import Mark

BUILT = (bk.Booked, bk.GarageTaken, gr.StandBought, gr.UpgradeBought)


def traces(seat: Seat, events: Sequence[Event], looker: Seat | None) -> Iterator[Mark]:
    """Return the marks of a seat's act for a looker: bands, booths, events that strike."""
    for event in events:
        thing = _thing_of(seat, event, looker)
        if thing and event.text is not None:
            yield Mark(thing, seat, event.text)


def _thing_of(seat: Seat, event: Event, looker: Seat | None) -> Thing:
    if isinstance(event, BUILT) and event.seat == seat:
        return f"seat:{seat}"
    if isinstance(event, tr.RivalChosen):
        return f"seat:{event.rival}"
    if isinstance(event, nt.GarbageDumped) and event.seat == looker != seat:
        return f"space:{event.space}" if event.space else "fence"
    return ""
