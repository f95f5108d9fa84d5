"""Marks on the campsite: where a marker may go and whether it would be satisfied there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from engines.games.rodeo import state as st
from engines.games.rodeo.about import wishes_at
from engines.games.rodeo.components.model import GENRES, Fan
from engines.games.rodeo.components.model import SPACES as SIDES
from engines.games.rodeo.gains import Gain
from engines.games.rodeo.play.common import bits, free_spaces
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACES, Tables, beside
from game.tables.rodeo.cards.paper import art, square
from game.tables.rodeo.changes import tent_asked
from game.tables.rodeo.festival.campsite import Camp
from game.tables.rodeo.festival.chips import draw_chips, gain_at, signs_of_gain
from game.tables.rodeo.festival.lying import AREA, genre_on, group_genre, toilet_users
from game.tables.rodeo.festival.things import draw_garbage, figure_box
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part
from game.ui.canvas import Canvas

GOOD, BAD, LEGAL, VEIL, FIGURE, CHOSEN, LIFT = range(7)
ASKING: Final = frozenset(("place", "garbage", "dump"))
"""Kinds in which free spaces that will not do are veiled."""


@dataclass(frozen=True, slots=True)
class SpaceMark:
    """What a space carries: its kind, plates of broken wishes, a bag to come, a figure's genre,
    what a fan brings there."""

    kind: int
    plates: tuple[str, ...] = ()
    bag: bool = False
    genre: int = -1
    gain: Gain | None = None


def plates_in_order(fan: Fan) -> list[str]:
    """Return a plate for each of a group's wishes, in the order of ``about.wishes_at``."""
    found = [f"plate_place_{SIDES[fan.location]}"] if fan.location >= 0 else []
    if fan.wants:
        found.append(f"plate_wants_{GENRES[fan.wants[0]]}")
    return found + [f"plate_avoids_{GENRES[genre]}" for genre in fan.avoids]


def broken_at(t: Tables, state: State, at: int) -> tuple[str, ...] | None:
    """Return the plates of the arriving group's wishes a space breaks; None: all unhappy."""
    if state.group_card == st.BLUNDER:
        return None
    if state.group_card < 0:
        return ()
    plates = plates_in_order(t.data.fans[state.group_card])
    wishes = wishes_at(t, state, at)
    return tuple(plate for plate, (_, kept) in zip(plates, wishes, strict=True) if not kept)


def mark_of(scene: Scene, at: int) -> SpaceMark | None:
    """Return the mark of a space of the festival shown."""
    state, thing = scene.state, f"space:{SPACES[at]}"
    bit, kind = 1 << at, scene.view.waits
    if not state.cells[scene.seat] & bit or scene.moment.decision is None:
        return None
    if thing in scene.moment.chosen:
        return SpaceMark(CHOSEN)
    if scene.lit("toilet") and state.toilets[scene.seat] & bit:
        empty = free_toilets(scene)
        gain = gain_at(scene, "toilet") if empty[:1] == [at] else None
        return SpaceMark(LEGAL, gain=gain) if at in empty else None
    fan = (state.up[scene.seat] | state.flat[scene.seat]) & bit
    if fan and kind in ("evening", "wake") and thing in scene.offered:
        return SpaceMark(FIGURE, genre=genre_on(state, scene.seat, at))
    tent = tent_asked(scene)
    if not scene.lit(thing):
        free = (tent or kind in ASKING) and free_spaces(state, scene.seat) & ~state.group & bit
        return SpaceMark(VEIL) if free else None
    if tent:
        broken = broken_at(scene.t, state, at)
        return SpaceMark(GOOD) if broken == () else SpaceMark(BAD, broken or ())
    if kind == "finish":
        return SpaceMark(LIFT)
    return SpaceMark(LEGAL, bag=kind in ("garbage", "dump"))


def mark_parts(scene: Scene, camp: Camp) -> Iterator[Part]:
    """Return every space's mark, the thumbs of the arriving group, conflicts."""
    for at in range(AREA):
        mark = mark_of(scene, at)
        if mark is not None:
            box = camp.spaces[at]
            yield inside(f"mark{at}", box, mark, partial(draw_mark, box=box, mark=mark))
    yield from _thumbs(scene, camp)


def draw_mark(canvas: Canvas, box: Rect, mark: SpaceMark) -> None:
    """Draw a space's mark inside its box."""
    if mark.kind == VEIL:
        art(canvas, "space_veil", box)
    elif mark.kind in (GOOD, BAD):
        _wanted(canvas, box, mark)
    elif mark.kind == FIGURE:
        art(canvas, f"figure_{GENRES[mark.genre]}_lit", figure_box(box).inflate(4, 4).clamp(box))
    elif mark.kind == CHOSEN:
        art(canvas, "space_chosen", box)
    else:
        if mark.bag:
            draw_garbage(canvas, box, 1, 130)
        art(canvas, "space_legal", box)
    if mark.gain is not None:
        draw_chips(canvas, box.right, box.y, signs_of_gain(mark.gain), "gain")


def free_toilets(scene: Scene) -> list[int]:
    """Return the toilets nobody uses tonight, in reading order."""
    users = len(toilet_users(scene.state, scene.seat))
    return bits(scene.state.toilets[scene.seat])[users:]


def _wanted(canvas: Canvas, box: Rect, mark: SpaceMark) -> None:
    """A thumb, and below it the wishes that are broken here."""
    art(canvas, "space_legal" if mark.kind == GOOD else "space_unhappy", box)
    thumb = "symbol_happy" if mark.kind == GOOD else "symbol_unhappy"
    if not mark.plates:
        art(canvas, thumb, square(box, 0.46))
        return
    side = box.h * 40 // 100
    top = box.y + box.h // 10
    art(canvas, thumb, Rect(box.centerx - side // 2, top, side, side))
    wide = min(side, (box.w - box.w // 6) // len(mark.plates))
    left = box.centerx - wide * len(mark.plates) // 2
    for number, sprite in enumerate(mark.plates):
        art(canvas, sprite, Rect(left + wide * number, top + side, wide, side))


# ------------------------------------------------------------------ the group under way
def _thumbs(scene: Scene, camp: Camp) -> Iterator[Part]:
    """How the markers of the arriving group feel as it lies, and with whom they do not get on."""
    state = scene.state
    if group_genre(state) < 0 or scene.seat != state.actor:
        return
    for at in bits(state.group):
        broken = broken_at(scene.t, state, at)
        good, box = broken == (), camp.spaces[at]
        draw = partial(_thumb, box=box, good=good)
        yield inside(f"thumb{at}", box, good, draw)
    for number, (a, b) in enumerate(conflicts(scene.t, state)):
        box = edge_box(camp, a, b)
        yield inside(f"conflict{number}", box, (a, b), partial(draw_conflict, camp=camp, a=a, b=b))


def _thumb(canvas: Canvas, box: Rect, good: bool) -> None:
    side = box.h * 36 // 100
    art(canvas, "symbol_happy" if good else "symbol_unhappy", Rect(box.x, box.y, side, side))


def conflicts(t: Tables, state: State, more: int = 0) -> list[tuple[int, int]]:
    """Return pairs of a marker of the arriving group (``more`` included) and a bad neighbour."""
    if state.group_card < 0:
        return []
    fan, seat = t.data.fans[state.group_card], state.actor
    group = state.group | more
    found = []
    for genre in fan.avoids:
        bad = state.marks[seat * 4 + genre] | (group if genre == fan.genre else 0)
        for at in bits(group):
            found += [(at, other) for other in bits(beside(1 << at) & bad)]
    return found


def edge_box(camp: Camp, a: int, b: int) -> Rect:
    """Return the box of the zigzag on the edge two spaces share."""
    one, two = camp.spaces[a], camp.spaces[b]
    long, short = one.w * 2 // 3, one.w // 3
    upright = one.y == two.y
    box = Rect(0, 0, short if upright else long, long if upright else short)
    box.center = (one.centerx + two.centerx) // 2, (one.centery + two.centery) // 2
    return box


def draw_conflict(canvas: Canvas, camp: Camp, a: int, b: int) -> None:
    """Draw the zigzag between two markers that do not get on."""
    box = edge_box(camp, a, b)
    turn = 90 if box.h > box.w else 0
    scale = max(box.size) / 70 / canvas.metrics.scale
    canvas.sprite("rodeo/conflict", box.center, scale, turn=turn)
