"""How the festival days look on the grounds that are shown; rivals change on their panels."""

from __future__ import annotations

from pygame import Rect

from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from engines.games.rodeo.tables import GENRE_AT, PLACES, SPACE_AT, SPACES
from game.tables.rodeo.cards.paper import square
from game.tables.rodeo.festival.campsite import Camp
from game.tables.rodeo.festival.lying import OPEN, ground_kind
from game.tables.rodeo.festival.place import day_of
from game.tables.rodeo.festival.things import FIGURE, TENT, camp_sprite, figure_box
from game.tables.rodeo.motions.makers import LONG, REST, SHORT, Look
from game.tables.rodeo.motions.places import Places


def _camp(p: Places) -> Camp:
    return day_of(p.place).camp


def _space(p: Places, space: str) -> Rect | None:
    """Return a space's box while the campsite is drawn, that of the fence without a name."""
    return p.box(f"space:{space}" if space else "fence")


def track_moved(p: Places, e: tr.TrackMoved) -> Look | None:
    """A fader moves on the desk that is shown."""
    if e.before == e.after or not p.seen(e.seat) or p.box(f"count:{e.seat}:{e.track}") is None:
        return None
    return Look(sound="fader", hold=REST, early=True)


def cash_moved(p: Places, e: tr.CashMoved) -> Look | None:
    """Money of a stand goes to the panel."""
    if not p.seen(e.seat):
        return None
    start, end = square(p.middle, 0.08), p.panel(e.seat)
    high = start.h
    return Look(SHORT, (p.flight("tag_money", start, end, (high, high * 0.6)),), "token")


def rival_chosen(p: Places, e: tr.RivalChosen) -> Look:
    """An alarm goes from panel to panel."""
    start, end = p.panel(e.seat), p.panel(e.rival)
    alarm = p.flight("symbol_alarm", start, end, (start.h * 0.5, end.h * 0.8))
    return Look(LONG, (alarm,), "card", REST)


def marker_turned(p: Places, e: tr.MarkerTurned) -> Look | None:
    """A marker changes its sign where it lies."""
    return Look(sound="star", hold=REST, early=True) if p.seen(e.seat) else None


# ------------------------------------------------------------------ morning
def marker_placed(p: Places, e: dy.MarkerPlaced) -> Look | None:
    """A marker comes from the gates, below, to its space."""
    box = _space(p, e.space)
    if not p.seen(e.seat) or box is None:
        return None
    car = ground_kind(p.model.state, e.seat, SPACE_AT[e.space]) == "car_park"
    sprite = camp_sprite(GENRE_AT[e.genre], car, OPEN)
    gates = Rect(box)
    gates.midbottom = _camp(p).rect.midbottom
    high = box.h * TENT
    return Look(0.25, (p.flight(sprite, gates, box, (high * 0.7, high)),), "star")


def group_judged(p: Places, e: dy.GroupJudged) -> Look | None:
    """Thumbs go up and down."""
    if not p.seen(e.seat):
        return None
    return Look(sound="cheer" if e.happy and not e.sad else "", hold=REST, early=True)


# ------------------------------------------------------------------ evening
def band_plays(p: Places, e: dy.BandPlays) -> Look | None:
    """The band strikes its first chord."""
    return Look(sound="chord", hold=REST, early=True) if p.seen(e.seat) else None


def fan_put(p: Places, e: dy.FanPut) -> Look | None:
    """A figure goes from its tent to a place."""
    if not p.seen(e.seat):
        return None
    start, end = _space(p, e.space), _place(p, e.place)
    if start is None or end is None:
        return None
    state, bit = p.model.state, 1 << SPACE_AT[e.space]

    def lift() -> None:
        state.up[e.seat] &= ~bit

    high = start.h * FIGURE
    figure = p.flight(f"figure_{e.genre}", figure_box(start), end, (high, high))
    return Look(SHORT, (figure,), "star", lift=lift)


def _place(p: Places, place: str) -> Rect | None:
    """Return where a place lies: the first free toilet, the stage, a booth."""
    if place == "toilet":
        state, seat = p.model.state, p.home
        used = state.crowd[seat * PLACES]
        taken = sum(used >> 4 * genre & 15 for genre in range(4))
        there = [space for at, space in enumerate(SPACES) if state.toilets[seat] >> at & 1]
        return _space(p, there[taken]) if taken < len(there) else None
    return p.box(place) or p.box(f"stand:{place}") or p.box(f"upgrade:{place}")


def uniform(p: Places, e: dy.Uniform) -> Look | None:
    """One crowd cheers."""
    return Look(sound="cheer", hold=REST) if p.seen(e.seat) else None


def fans_asleep(p: Places, e: dy.FansAsleep) -> Look | None:
    """Those left over lie down."""
    return Look(hold=REST, early=True) if p.seen(e.seat) and any(e.counts) else None


def woken(p: Places, e: dy.Woken) -> Look | None:
    """A fan gets up."""
    return Look(sound="star", hold=REST, early=True) if p.seen(e.seat) else None


# ------------------------------------------------------------------ night
def night_event(p: Places, e: nt.NightFell | nt.PenaltyStruck | nt.UnhappyGrumble) -> Look | None:
    """The report goes on."""
    return Look(hold=REST, early=True) if p.seen(e.seat) else None


def garbage_dumped(p: Places, e: nt.GarbageDumped) -> Look | None:
    """A bag comes from the chaos fader, or from the rival who sent it."""
    box = _space(p, e.space)
    if not p.seen(e.seat) or box is None:
        return None
    start = p.box(f"count:{e.seat}:chaos") or p.middle
    if p.model.view.rival == e.seat:
        start = p.panel(p.model.view.actor)
    high = box.h * 0.5
    return Look(SHORT, (p.flight("garbage_1", start, box, (high, high)),), "garbage")


def garbage_cleared(p: Places, e: nt.GarbageCleared) -> Look | None:
    """A bag is carried off."""
    box = _space(p, "" if e.space == "fence" else e.space)
    if not p.seen(e.seat) or box is None:
        return None
    high, end = box.h * 0.5, box.move(0, p.place.body.h)
    return Look(LONG, (p.flight("garbage_1", box, end, (high, high), 0),), "garbage", early=True)


def fan_left(p: Places, e: nt.FanLeft) -> Look | None:
    """A figure walks off to the left."""
    start = _sleeper(p, e) if p.seen(e.seat) else None
    if start is None:
        return None
    end, high = start.move(-p.place.body.w, 0), start.h * FIGURE
    return Look(LONG, (p.flight(f"figure_{e.genre}", start, end, (high, high), 0),), early=True)


def _sleeper(p: Places, e: nt.FanLeft) -> Rect | None:
    """Return the space of the fan who leaves, None if it was somewhere else."""
    state = p.model.state
    there = state.flat[e.seat] & state.marks[e.seat * 4 + GENRE_AT[e.genre]]
    return _space(p, SPACES[(there & -there).bit_length() - 1]) if there else None
