"""What a band or a genre would bring, line by line, for the what-if panel."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text
from engines.games.rodeo.actions import RodeoAction
from engines.games.rodeo.components.model import GARAGE, GENRES, WILD
from engines.games.rodeo.prospects import Booking, booking, goal, room_for, underway
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.rodeo.booking.own import Plan
from game.tables.rodeo.cards.paper import signed
from game.tables.rodeo.cards.sheet import Row, change, moved
from game.tables.rodeo.phase import Scene

MOST: Final = 6
"""So many lines leave room for one about the campsite, before points and tracks."""


def pointed_band(scene: Scene) -> int:
    """Return the band on display that is pointed at, dragged or advised; -1 for none."""
    moment = scene.moment
    for thing in (moment.dragged, moment.pointed, *moment.advised):
        kind, _, name = thing.partition(":")
        if kind == "band" and name in scene.t.band_at:
            at = scene.t.band_at[name]
            if scene.view.band_display >> at & 1:
                return at
    return -1


def plan_of(scene: Scene) -> Plan | None:
    """Return what is about to come to the festival shown, what is pointed at included."""
    view = scene.view
    if view.waits == "book" and scene.own:
        at = pointed_band(scene)
        return Plan(booking(scene.t, view, scene.seat, at), at) if at >= 0 else None
    return rest_plan(scene, _genre_meant(scene))


def rest_plan(scene: Scene, wild_as: int = -1) -> Plan | None:
    """Return what the band just booked will bring; None if none is on its way."""
    view = scene.view
    if view.booked < 0 or view.actor != scene.seat:
        return None
    told = underway(scene.t, view, wild_as)
    return Plan(told) if told is not None else None


def _genre_meant(scene: Scene) -> int:
    kind, _, name = scene.moment.pointed.partition(":")
    if scene.view.waits == "wild" and kind == "genre" and scene.lit(scene.moment.pointed):
        return GENRES.index(name)
    return -1


def why_not(scene: Scene, action: RodeoAction) -> list[Row]:
    """Return a line that says why something cannot be chosen; nothing if it can be."""
    reason = scene.model.rules.why_not(scene.view, action)
    return [Row("symbol_lock", reason, "", -1)] if reason is not None else []


def rows_of(scene: Scene, plan: Plan) -> list[Row]:
    """Return the lines of a plan: money, cards, fans, points, tracks, mood."""
    told = plan.told
    found = []
    if plan.band >= 0:
        found += _of_band(scene, plan)
    before, after = sum(told.before), sum(told.after)
    found.append(Row("symbol_fan", text("Fans with a ticket"), change(before, after),
                     int(after > before)))  # fmt: skip
    if told.wild:
        found.append(Row("genre_wild", text("Fans of a genre you choose"), f"+{told.wild}", 1))
    if any(told.short):
        genres = tuple(GENRE_NAMES[GENRES[g]] for g in range(4) if told.short[g])
        said = text("Not enough left: {genres}", genres=genres)
        found.append(Row("symbol_unhappy", said, signed(-sum(told.short)), -1))
    if len(found) < MOST:
        found += _room(scene, after)
    found += _points_and_tracks(scene, told)
    return found


def _room(scene: Scene, fans: int) -> list[Row]:
    """A line where so many fans and the toilets find too few spaces."""
    missing = room_for(scene.t, scene.state, scene.seat, fans).missing
    if not missing:
        return []
    return [Row("symbol_tent", text("Spaces missing, toilets included"), str(missing), -1)]


def _of_band(scene: Scene, plan: Plan) -> list[Row]:
    data = scene.t.data
    band, cash = data.bands[plan.band], scene.view.cash[scene.seat]
    left = change(cash, plan.told.cash, "K")
    found = [Row("symbol_money", text("Cash"), left, -1 if plan.told.cash < 0 else 0)]
    names: list[Text] = []
    for genre, _ in band.symbols:
        names.append(text("any") if genre == WILD else GENRE_NAMES[GENRES[genre]])
    listed = text("{genres}", genres=tuple(names))
    found.append(Row("symbol_fan_card", text("Fan cards"), listed))
    stars = data.stars[band.tier]
    mood = text("up to +{n}", n=stars + (stars >= data.boards.uniform_spaces))
    return [*found, Row("symbol_mood", text("Mood, {n} in front", n=stars), mood, 1)]


def _points_and_tracks(scene: Scene, told: Booking) -> list[Row]:
    _, points = goal(scene.t, scene.view, scene.seat, told.before)
    goal_row = Row("symbol_points", text("Festival points"), change(points, told.points),
                   int(told.points > points))  # fmt: skip
    chaos, hygiene = moved(told.chaos, -1), moved(told.hygiene)
    found = [goal_row]
    if told.chaos:
        found.append(Row("symbol_chaos", text("Chaos on its day"), *chaos))
    if told.hygiene:
        found.append(Row("symbol_hygiene", text("Hygiene on its day"), *hygiene))
    return found


def garage_rows(scene: Scene) -> list[Row]:
    """Return what the garage stack brings."""
    data, view = scene.t.data, scene.view
    cash = view.cash[scene.seat]
    left = (view.band_stack & scene.t.tier_masks[GARAGE]).bit_count()
    return [
        Row("symbol_money", text("Cash"), change(cash, cash + data.garage_bonus, "K"), 1),
        Row("symbol_fan_card", text("Fan cards"), "1"),
        Row("symbol_fan", text("Fans, genre by luck"), "+1", 1),
        Row("symbol_star", text("Space in front of the stage"), "1"),
        Row("symbol_eye", text("The top card, blind"), text("{left} left", left=left)),
    ]
