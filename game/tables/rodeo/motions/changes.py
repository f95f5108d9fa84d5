"""What each event changes in a state: the same as the rules did, without their chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.types import Event, Seat
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import cards as cd
from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import grounds as gr
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import scored as sc
from engines.games.rodeo.happenings import tracks as tr
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from game.tables.rodeo.motions import bookings, cards, days, seasons

_CHANGES: Final[dict[type[Any], Callable[[Tables, State, Any], None]]] = {
    bk.SeasonStarted: seasons.season_started,
    bk.BandsGone: bookings.bands_gone,
    bk.BandsRevealed: bookings.bands_revealed,
    bk.Booked: bookings.booked,
    bk.GarageTaken: bookings.garage_taken,
    bk.WildChosen: bookings.wild_chosen,
    bk.FansTaken: bookings.fans_taken,
    bk.BandDropped: bookings.band_dropped,
    cd.FanDrawn: cards.fan_drawn,
    cd.NoFanCard: cards.no_fan_card,
    cd.CardsShuffled: cards.cards_shuffled,
    cd.CardReturned: cards.card_returned,
    cd.OffersDrawn: cards.offers_drawn,
    cd.CardKept: cards.card_kept,
    cd.HandDealt: cards.hand_dealt,
    cd.EventPlayed: cards.event_gone,
    cd.EventSwapped: cards.event_gone,
    cd.EventDrawn: cards.event_drawn,
    cd.EventsShuffled: cards.events_shuffled,
    gr.StandBought: bookings.stand_bought,
    gr.StandRevealed: bookings.stand_revealed,
    gr.UpgradeBought: bookings.upgrade_bought,
    gr.BandSet: bookings.band_set,
    gr.CardTurned: bookings.card_turned,
    gr.ToiletPlaced: bookings.toilet_placed,
    gr.LineUpDone: bookings.line_up_done,
    tr.TrackMoved: days.track_moved,
    tr.CashMoved: days.cash_moved,
    tr.RebateGiven: days.rebate_given,
    tr.ToiletGranted: days.toilet_granted,
    tr.MarkerTurned: days.marker_turned,
    tr.Refilled: bookings.refilled,
    tr.ExtraFan: bookings.extra_fan,
    tr.Rewilded: bookings.rewilded,
    dy.DayStarted: days.day_started,
    dy.GroupCame: days.group_came,
    dy.Overflowed: days.overflowed,
    dy.MarkerPlaced: days.marker_placed,
    dy.MarkerLifted: days.marker_lifted,
    dy.GroupJudged: days.group_judged,
    dy.BandPlays: days.band_plays,
    dy.FanPut: days.fan_put,
    dy.FansAsleep: days.fans_asleep,
    dy.Woken: days.woken,
    nt.NightFell: days.night_fell,
    nt.GarbageDumped: days.garbage_dumped,
    nt.GarbageCleared: days.garbage_cleared,
    nt.FanLeft: days.fan_left,
    sc.IncomeTaken: seasons.income_taken,
    sc.PointsScored: seasons.points_scored,
    sc.OrderChanged: seasons.order_changed,
}


def changes(event: Event) -> bool:
    """Return whether an event changes anything that is shown."""
    return type(event) in _CHANGES


def change(t: Tables, state: State, event: Event, looker: Seat | None) -> None:
    """Change a state as an event tells; the cards ``looker`` knows stay his in others' acts."""
    apply = _CHANGES.get(type(event))
    if apply is None:
        return
    other = looker is not None and getattr(event, "seat", looker) != looker
    kept = _known(state, looker) if other else ()
    apply(t, state, event)
    if looker is not None and kept:
        state.hands[looker], state.returned[looker], state.events[looker] = kept


def _known(state: State, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None else (state.hands[seat], state.returned[seat], state.events[seat])
