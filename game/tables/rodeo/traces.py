"""What the others did last, as marks: on the fans they got, and where they struck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.core.types import Event, Seat, Thing
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import cards as cd
from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import grounds as gr
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from game.tables.spec import Mark

NOWHERE: Final = "done"
"""A thing without a spot: such marks are not drawn, the player's panel tells them."""


def traces(seat: Seat, events: Sequence[Event], looker: Seat | None) -> Iterator[Mark]:
    """Return the marks of a seat's act for a looker."""
    for event in events:
        if isinstance(event, nt.NightFell):
            return  # what comes with a night is nobody's doing
        thing = _thing_of(seat, event, looker)
        if thing and event.text is not None:
            beside_badge = thing.startswith("genre:")
            yield Mark(thing, seat, event.text, right=beside_badge)


def _thing_of(seat: Seat, event: Event, looker: Seat | None) -> Thing:
    """Return where it is seen: fans out of the pool, what strikes the looker's grounds."""
    if isinstance(event, bk.FansTaken) and event.seat == seat and event.count:
        return f"genre:{event.genre}"
    if seat == looker:
        return ""
    if getattr(event, "seat", -1) == seat:
        return _own_act(event)
    if getattr(event, "seat", -1) != looker:
        return ""
    if isinstance(event, tr.TrackMoved):
        return f"count:{looker}:{event.track}"
    if isinstance(event, nt.GarbageDumped | tr.MarkerTurned):
        return f"space:{event.space}" if event.space else "fence"
    return ""


def _own_act(event: Event) -> Thing:
    """Return where what a rival did at home is seen, on that rival's grounds at most."""
    match event:
        case bk.Booked(band=band) | bk.GarageTaken(band=band):
            return f"band:{band}"
        case gr.StandBought(stand=stand):
            return f"stand:{stand}"
        case gr.UpgradeBought(upgrade=upgrade):
            return f"upgrade:{upgrade}"
        case cd.EventPlayed() | dy.GroupJudged() | dy.FanPut() | dy.FansAsleep():
            return NOWHERE
    return ""
