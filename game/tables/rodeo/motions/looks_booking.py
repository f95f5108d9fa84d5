"""How booking, cards, purchases and the line-up look."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from engines.core.types import Seat, Thing
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import cards as cd
from engines.games.rodeo.happenings import grounds as gr
from game.tables.rodeo.cards.paper import square
from game.tables.rodeo.motions.makers import LONG, REST, SHORT, Look
from game.tables.rodeo.motions.places import Places

MOST = 4
"""Figures that fly at once."""


def _goal(p: Places, seat: Seat, thing: Thing) -> Rect:
    """Return where a thing goes: its place in the festival shown, else its owner's panel."""
    found = p.later(thing) if p.seen(seat) else None
    return found or p.panel(seat)


def revealed(p: Places, e: bk.BandsRevealed) -> Look:
    """Posters appear on the display."""
    return Look(sound="card", hold=REST, early=True)


def booked(p: Places, e: bk.Booked) -> Look | None:
    """The band's picture flies from its poster to the festival or the panel."""
    start = p.box(f"band:{e.band}")
    if start is None:
        return None
    end, bit = _goal(p, e.seat, f"band:{e.band}"), 1 << p.model.t.band_at[e.band]

    def lift() -> None:
        p.model.state.band_display &= ~bit

    picture = p.flight(f"band_{e.band}", start, end, (start.h * 0.5, end.h * 0.5))
    return Look(LONG, (picture,), "token", REST, lift=lift)


def garage_taken(p: Places, e: bk.GarageTaken) -> Look | None:
    """The top garage band turns over on its way."""
    start = p.box("garage")
    if start is None:
        return None
    end = _goal(p, e.seat, f"band:{e.band}")
    picture = p.flight(f"band_{e.band}", start, end, (start.h * 0.5, end.h * 0.5))
    return Look(LONG, (picture,), "card", REST)


def dropped(p: Places, e: bk.BandDropped) -> Look | None:
    """A poster leaves over the upper edge."""
    start = p.box(f"band:{e.band}")
    if start is None:
        return None
    end = start.move(0, -p.place.body.h)
    picture = p.flight(f"band_{e.band}", start, end, (start.h * 0.5, start.h * 0.5), 0)
    return Look(LONG, (picture,), "card", early=True)


def fans_taken(p: Places, e: bk.FansTaken) -> Look | None:
    """Figures walk out of the pool."""
    start = p.box(f"genre:{e.genre}")
    if start is None or not e.count:
        return None
    end = _goal(p, e.seat, f"seat:{e.seat}")
    count, high = min(e.count, MOST), start.h * 0.8
    flights = tuple(
        p.flight(f"figure_{e.genre}", start.move(n * start.h // 2, 0), end, (high, high * 0.6))
        for n in range(count)
    )
    return Look(LONG, flights, "star")


# ------------------------------------------------------------------ cards
def fan_drawn(p: Places, e: cd.FanDrawn) -> Look | None:
    """A fan card comes to the hand, face up for its owner; a back goes to a panel."""
    start = p.box(f"genre:{e.genre}")
    if start is None:
        return None
    own = p.later(f"fan:{e.fan}") if e.fan and p.seen(e.seat) else None
    if own is None:
        end = p.panel(e.seat)
        back = p.flight(f"fan_back_{e.genre}", start, end, (start.h, end.h * 0.5))
        return Look(SHORT, (back,), "card")
    face = p.flight(f"fan_{e.fan}", start, own, (start.h, own.h * 0.5))
    return Look(SHORT, (face,), "card")


def card_returned(p: Places, e: cd.CardReturned) -> Look | None:
    """A fan card goes back to those of its genre."""
    start, end = p.box(f"fan:{e.fan}") or p.panel(e.seat), p.box(f"genre:{e.genre}")
    if end is None:
        return None
    back = p.flight(f"fan_back_{e.genre}", start, end, (start.h * 0.6, end.h))
    return Look(SHORT, (back,), "card", early=True)


def event_played(p: Places, e: cd.EventPlayed) -> Look:
    """The card comes to the middle, large, and stays a moment: everybody is to see it."""
    start = p.box(f"event:{e.event}") or p.panel(e.seat)
    end = square(p.middle, 0.4)
    side = "booking" if e.booking else "festival"
    sprite, low = f"event_{e.event}_{side}", min(start.h * 0.5, end.h)
    comes = replace(p.flight(sprite, start, end, (low, end.h)), until=0.45)
    stays = p.flight(sprite, end, end, (end.h, end.h), 0, wait=0.45)
    return Look(LONG + 0.45, (comes, stays), "card", early=True)


def event_drawn(p: Places, e: cd.EventDrawn) -> Look:
    """A card comes to the hand or goes to a panel, face down."""
    start = square(p.middle, 0.3)
    end = (p.later(f"event:{e.event}") if e.event else None) or p.panel(e.seat)
    back = p.flight("event_back", start, end, (start.h, end.h * 0.6))
    return Look(SHORT, (back,), "card")


# ------------------------------------------------------------------ grounds
def stand_bought(p: Places, e: gr.StandBought) -> Look | None:
    """A stand goes from the market to the festival or the panel."""
    return _bought(p, e.seat, f"stand:{e.stand}", f"sign_{e.stand}")


def upgrade_bought(p: Places, e: gr.UpgradeBought) -> Look | None:
    """An upgrade goes the same way."""
    return _bought(p, e.seat, f"upgrade:{e.upgrade}", f"sign_{e.upgrade}")


def _bought(p: Places, seat: Seat, thing: Thing, sign: str) -> Look | None:
    start = p.box(thing)
    if start is None:
        return None
    end = p.box("plot") if p.seen(seat) else None
    end = end or p.panel(seat)
    flight = p.flight(sign, start, end, (start.h * 0.5, end.h * 0.7))
    return Look(LONG, (flight,), "token", REST)


def toilet_placed(p: Places, e: gr.ToiletPlaced) -> Look | None:
    """A toilet goes from the rack to its space."""
    start, end = p.box("toilet"), p.box(f"space:{e.space}")
    if not p.seen(e.seat) or start is None or end is None:
        return None
    high = end.h * 0.88
    return Look(SHORT, (p.flight("toilet", start, end, (high, high)),), "token")


def card_turned(p: Places, e: gr.CardTurned) -> Look | None:
    """A campsite card turns."""
    return Look(sound="card", hold=0.1, early=True) if p.seen(e.seat) else None
