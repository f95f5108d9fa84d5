"""From events to steps: what is seen of them, and the change they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.types import Event
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import cards as cd
from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import grounds as gr
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from game.tables.motion import Step
from game.tables.rodeo.layout import Layout
from game.tables.rodeo.model import Model
from game.tables.rodeo.motions import looks_booking as booking
from game.tables.rodeo.motions import looks_days as days
from game.tables.rodeo.motions.changes import change, changes
from game.tables.rodeo.motions.makers import Look, Maker
from game.tables.rodeo.motions.nights import ahead, noted, tell
from game.tables.rodeo.motions.places import Places

_MAKERS: Final[dict[type[Any], Maker]] = {
    bk.BandsRevealed: booking.revealed,
    bk.Booked: booking.booked,
    bk.GarageTaken: booking.garage_taken,
    bk.BandDropped: booking.dropped,
    bk.FansTaken: booking.fans_taken,
    cd.FanDrawn: booking.fan_drawn,
    cd.CardReturned: booking.card_returned,
    cd.EventPlayed: booking.event_played,
    cd.EventDrawn: booking.event_drawn,
    gr.StandBought: booking.stand_bought,
    gr.UpgradeBought: booking.upgrade_bought,
    gr.ToiletPlaced: booking.toilet_placed,
    gr.CardTurned: booking.card_turned,
    tr.TrackMoved: days.track_moved,
    tr.CashMoved: days.cash_moved,
    tr.RivalChosen: days.rival_chosen,
    tr.MarkerTurned: days.marker_turned,
    dy.MarkerPlaced: days.marker_placed,
    dy.GroupJudged: days.group_judged,
    dy.BandPlays: days.band_plays,
    dy.FanPut: days.fan_put,
    dy.Uniform: days.uniform,
    dy.FansAsleep: days.fans_asleep,
    dy.Woken: days.woken,
    nt.NightFell: days.night_event,
    nt.PenaltyStruck: days.night_event,
    nt.UnhappyGrumble: days.night_event,
    nt.GarbageDumped: days.garbage_dumped,
    nt.GarbageCleared: days.garbage_cleared,
    nt.FanLeft: days.fan_left,
}


def steps(model: Model, place: Layout, event: Event) -> Sequence[Step]:
    """Return how an event looks: one step, or none for one that nobody sees anything of.

    Before it comes what the night under way has still to tell.
    """
    before = tuple(ahead(model, event))
    make = _MAKERS.get(type(event))
    look = make(Places(model, place, event), event) if make else None
    if look is None:
        look = Look(early=True)
        if not changes(event) and not noted(event):
            return before
    return (*before, _step(model, event, look))


def _step(model: Model, event: Event, look: Look) -> Step:
    def begin() -> None:
        if look.early:
            settle()
        elif look.lift is not None:
            look.lift()
            model.renew()

    def settle() -> None:
        tell(model, event)
        change(model.t, model.state, event, model.view.seat)
        model.renew()

    def end() -> None:
        if not look.early:
            settle()

    return Step(look.seconds, look.flights, begin, end, look.sound, look.hold)
