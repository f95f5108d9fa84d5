"""What follows the pointer: where a marker, a fan or a bag would be, and the tracks after it."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.games.rodeo.actions import Clear, Dump, Leave, Place, Put
from engines.games.rodeo.components.model import GENRES, TRACKS
from engines.games.rodeo.happenings.tracks import TrackMoved
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import SPACE_AT, SPACES
from game.tables.rodeo.cards.panel import PANEL
from game.tables.rodeo.cards.paper import ACID, art, square
from game.tables.rodeo.changes import carried_to, changes_in
from game.tables.rodeo.festival.campsite import Camp
from game.tables.rodeo.festival.chips import draw_chips, gain_at, signs_of_gain
from game.tables.rodeo.festival.faders import draw_fader, fader_box, fader_of
from game.tables.rodeo.festival.lying import HAPPY, SAD, group_genre
from game.tables.rodeo.festival.marks import (
    broken_at,
    conflicts,
    draw_conflict,
    free_toilets,
)
from game.tables.rodeo.festival.place import Day
from game.tables.rodeo.festival.stage import audience, draw_dancer, space_boxes
from game.tables.rodeo.festival.things import camp_sprite, draw_garbage, figure_box, scaled
from game.tables.rodeo.phase import Scene
from game.ui.canvas import Canvas

FADED: Final = 190


def draw_ghosts(canvas: Canvas, scene: Scene, day: Day) -> None:
    """Draw what the option that is pointed at would change in the middle."""
    _rings(canvas, scene, day.camp)
    carried = carried_to(scene)
    if carried >= 0:
        _tent(canvas, scene, day.camp, carried)
    if scene.moment.shown is None or carried >= 0:
        return
    match scene.moment.shown[0].action:
        case Place(space):
            _tent(canvas, scene, day.camp, SPACE_AT[space])
        case Dump(space):
            _bag(canvas, scene, day.camp, SPACE_AT[space])
        case Clear(space) if space in SPACE_AT:
            art(canvas, "symbol_cross", square(day.camp.spaces[SPACE_AT[space]], 0.5))
        case Leave(genre):
            _going_home(canvas, scene, day.camp, GENRES.index(genre))
        case Put(genre, "toilet"):
            _at_toilet(canvas, scene, day.camp, GENRES.index(genre))
        case Put(genre, "band"):
            _before_stage(canvas, scene, day, GENRES.index(genre))
    _tracks(canvas, scene, day.faders)


def draw_movable(canvas: Canvas, scene: Scene, day: Day) -> None:
    """Draw an edge around a tent that is pointed at and can be put elsewhere."""
    pointed = scene.moment.pointed
    if pointed in changes_in(scene) and not scene.moment.dragged:
        canvas.box(day.camp.spaces[SPACE_AT[pointed[6:]]], None, ACID, 4, 10)


def _rings(canvas: Canvas, scene: Scene, camp: Camp) -> None:
    """A solid edge around the space that is pointed at or advised."""
    for at in bits(scene.state.cells[scene.seat]):
        thing = f"space:{SPACES[at]}"
        if thing in (scene.moment.pointed, *scene.moment.advised) and scene.lit(thing):
            art(canvas, "space_chosen", camp.spaces[at])
            _figure(canvas, scene, camp.spaces[at], at)


def _figure(canvas: Canvas, scene: Scene, box: Rect, at: int) -> None:
    """The fan and tent of a ringed space again, above the ring."""
    state, seat = scene.state, scene.seat
    for genre in range(4):
        if state.marks[seat * 4 + genre] >> at & 1:
            mood = HAPPY if state.happy[seat] >> at & 1 else SAD
            car = not state.tent[seat] >> at & 1
            art(canvas, camp_sprite(genre, car, mood), scaled(box, 0.74))
            if (state.up[seat] | state.flat[seat]) >> at & 1:
                art(canvas, f"figure_{GENRES[genre]}_lit", figure_box(box))


def _tent(canvas: Canvas, scene: Scene, camp: Camp, at: int) -> None:
    """The next tent on a space, how it would feel, and with whom it would quarrel."""
    state, box = scene.state, camp.spaces[at]
    mood = HAPPY if broken_at(scene.t, state, at) == () else SAD
    art(canvas, "space_chosen", box)
    car = not state.tent[scene.seat] >> at & 1
    art(canvas, camp_sprite(group_genre(state), car, mood), scaled(box, 0.78))
    for a, b in conflicts(scene.t, state, 1 << at):
        draw_conflict(canvas, camp, a, b)


def _bag(canvas: Canvas, scene: Scene, camp: Camp, at: int) -> None:
    """One bag more on a space."""
    state, seat = scene.state, scene.seat
    there = state.garbage[seat] >> at & 1 and 1 + (state.piles[seat] >> 5 * at & 31)
    art(canvas, "space_chosen", camp.spaces[at])
    draw_garbage(canvas, camp.spaces[at], there + 1)


def _going_home(canvas: Canvas, scene: Scene, camp: Camp, genre: int) -> None:
    """A sign at the fan who would go: the first who sleeps, else one who is out for the night."""
    state, seat = scene.state, scene.seat
    asleep = bits(state.flat[seat] & state.marks[seat * 4 + genre])
    pointed = scene.moment.pointed[6:]
    at = asleep[0] if asleep else SPACE_AT.get(pointed, -1)
    if at >= 0:
        art(canvas, "symbol_leave", square(camp.spaces[at], 0.6))


def _at_toilet(canvas: Canvas, scene: Scene, camp: Camp, genre: int) -> None:
    free = free_toilets(scene)
    if not free:
        return
    box = camp.spaces[free[0]]
    art(canvas, f"figure_{GENRES[genre]}_lit", figure_box(box))
    gain = gain_at(scene, "toilet")
    if gain is not None:
        draw_chips(canvas, box.right, box.y, signs_of_gain(gain), "chosen")


def _before_stage(canvas: Canvas, scene: Scene, day: Day, genre: int) -> None:
    number = len(audience(scene))
    box = space_boxes(day.stage, number + 1)[number]
    art(canvas, "stage_space_chosen", box)
    draw_dancer(canvas, box, genre, lit=True)
    gain = gain_at(scene, "band")
    if gain is not None:
        right, top = box.right + box.w // 2, box.y - box.h * 3 // 2
        draw_chips(canvas, right, top, signs_of_gain(gain), "chosen")


def _tracks(canvas: Canvas, scene: Scene, panel: Rect) -> None:
    """The faders of the tracks that would move, their ghosts where they would go."""
    assert scene.moment.shown is not None
    after = {}
    for event in scene.moment.shown[1].events:
        if isinstance(event, TrackMoved) and event.seat == scene.seat:
            after[TRACKS.index(event.track)] = event.after
    for track, value in after.items():
        fader = fader_of(scene, track, value)
        if fader.ghost == fader.value:
            continue
        box = fader_box(panel, track)
        canvas.fill(box, PANEL)
        draw_fader(canvas, panel, fader)
        canvas.box(box, None, ACID, 3, 8)
