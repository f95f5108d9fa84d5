"""The three tracks as faders of a mixing desk: value, where tonight leads, bins and penalties."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import text
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD, TRACKS, Boards
from engines.games.rodeo.tonight import tonight
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, MUTED, PANEL
from game.tables.rodeo.cards.paper import ACID, art, plain, plate
from game.tables.rodeo.festival.fits import label_if_fits
from game.tables.rodeo.festival.told import told_of
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, SMALL, Style

NAMES: Final = {CHAOS: text("Chaos"), HYGIENE: text("Hygiene"), MOOD: text("Mood")}
_COLUMNS: Final = {CHAOS: (8, 78, 46), HYGIENE: (87, 91, 138), MOOD: (178, 107, 228)}
"""Left edge, width and middle of the slot, in design pixels of a panel 288 wide."""
_STEP: Final = {CHAOS: 1, HYGIENE: 1, MOOD: 5}
_MARKS: Final = {
    "mood": "step_penalty_mood",
    "dissatisfy": "step_penalty_unhappy",
    "fan_leaves": "step_penalty_leave",
}


@dataclass(frozen=True, slots=True)
class Fader:
    """What a fader shows: ends, where it stands, where it will, marks as (value, sprite, words)."""

    track: int
    low: int
    high: int
    value: int
    ghost: int
    marks: tuple[tuple[int, str, str], ...]


def fader_of(scene: Scene, track: int, after: int | None = None) -> Fader:
    """Return a track's fader; its ghost is where an option or else tonight leaves it.

    While a night is told the fader moves itself.
    """
    boards, seat = scene.t.data.boards, scene.seat
    ends = boards.tracks[track]
    value = scene.state.tracks[seat * 3 + track]
    if after is None and told_of(scene, seat) is not None:
        after = value
    elif after is None:
        night = tonight(scene.t, scene.state, seat)
        after = {HYGIENE: night.hygiene[1], MOOD: night.mood[1]}.get(track, value)
    return Fader(track, ends.low, ends.high, value, after, marks_of(boards, track))


def marks_of(boards: Boards, track: int) -> tuple[tuple[int, str, str], ...]:
    """Return what waits beside a track: bins, penalties, points."""
    if track == CHAOS:
        return tuple((at, "symbol_bin", "") for at in boards.bins)
    if track == HYGIENE:
        return tuple((p.at, _MARKS[p.effect], "") for p in boards.penalties)
    return tuple((at, "symbol_points", str(vp)) for at, vp in boards.vp["mood"] if vp > 0)


def fader_box(panel: Rect, track: int) -> Rect:
    """Return the column of a track."""
    left, wide, _ = _COLUMNS[track]
    u = panel.w / 288
    top = panel.y + panel.h * 39 // 680
    return Rect(panel.x + round(left * u), top, round(wide * u), panel.bottom - 4 - top)


def fader_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    """Return the desk, and each fader on it."""
    yield inside("desk", panel, 0, partial(_desk, panel=panel))
    names = Rect(panel.x, panel.y, panel.w, panel.h * 38 // 680)
    yield inside("track_names", names, 0, partial(_names, panel=panel))
    for track in range(3):
        fader = fader_of(scene, track)
        draw = partial(draw_fader, panel=panel, fader=fader)
        yield inside(f"fader_{TRACKS[track]}", fader_box(panel, track), fader, draw)


def fader_spots(scene: Scene, panel: Rect) -> Iterator[Spot]:
    """Return the faders as the player's counts."""
    for track in range(3):
        thing = f"count:{scene.seat}:{TRACKS[track]}"
        yield Spot(thing, fader_box(panel, track), NAMES[track])


def _desk(canvas: Canvas, panel: Rect) -> None:
    canvas.box(panel, PANEL, "", 3, 14)


_NAME_AT: Final = {CHAOS: (8, 62), HYGIENE: (72, 96), MOOD: (170, 114)}


def _names(canvas: Canvas, panel: Rect) -> None:
    """The tracks' names; one too long for its room is left to its symbol."""
    u = panel.w / 288
    for track, (left, wide) in _NAME_AT.items():
        row = Rect(panel.x + round(left * u), panel.y + panel.h * 6 // 680, round(wide * u),
                   panel.h * 32 // 680)  # fmt: skip
        label_if_fits(canvas, NAMES[track], row, SMALL.but(colour=MUTED))


def draw_fader(canvas: Canvas, panel: Rect, fader: Fader) -> None:
    """Draw a fader into its column of the panel."""
    u = panel.w / 288
    box, slot = fader_box(panel, fader.track), _slot(panel, fader.track)
    _head(canvas, panel, box, fader)
    plate(canvas, "fader_slot", slot)
    _fill(canvas, slot, fader, u)
    _scale(canvas, box, slot, fader)
    _marks(canvas, box, slot, fader, u)
    if fader.ghost != fader.value:
        art(canvas, "fader_ghost", _knob(slot, fader, fader.ghost, u))
    art(canvas, "fader_knob", _knob(slot, fader, fader.value, u))


def _slot(panel: Rect, track: int) -> Rect:
    u = panel.w / 288
    middle = panel.x + _COLUMNS[track][2] * u
    top = panel.y + panel.h * 118 // 680
    return Rect(round(middle - 7 * u), top, round(14 * u), panel.bottom - round(18 * u) - top)


def _height(slot: Rect, fader: Fader, value: int) -> int:
    """Return the y of a value: a little below and above the slot's round ends."""
    rim = slot.w * 6 // 10
    share = (fader.high - value) / (fader.high - fader.low)
    return round(slot.y + rim + (slot.h - 2 * rim) * share)


def _knob(slot: Rect, fader: Fader, value: int, u: float) -> Rect:
    box = Rect(0, 0, round(46 * u), round(28 * u))
    box.center = slot.centerx, _height(slot, fader, value)
    return box


def _fill(canvas: Canvas, slot: Rect, fader: Fader, u: float) -> None:
    zero, at = _height(slot, fader, max(fader.low, 0)), _height(slot, fader, fader.value)
    if zero == at:
        return
    bad = fader.value < 0
    name = "fader_fill_bad" if bad else f"fader_fill_{TRACKS[fader.track]}"
    wide = max(round(8 * u), 3)
    top, high = min(zero, at), abs(at - zero)
    plate(canvas, name, Rect(slot.centerx - wide // 2, top, wide, max(high, wide)))


def _head(canvas: Canvas, panel: Rect, box: Rect, fader: Fader) -> None:
    """The track's value, and where tonight leads."""
    top = panel.y + panel.h * 39 // 680
    big = Rect(box.x, top, box.w, panel.h * 40 // 680)
    side = min(big.h, round(32 * panel.w / 288))
    art(canvas, f"symbol_{TRACKS[fader.track]}", Rect(big.x, big.centery - side // 2, side, side))
    words = Rect(big.x + side * 11 // 10, big.y, big.w - side * 11 // 10, big.h)
    style = Style(size=32, family=DISPLAY, colour=CHALK)
    label(canvas, plain(fader.value), words, style)
    if fader.ghost == fader.value:
        return
    then = Rect(box.x, big.bottom, box.w, panel.h * 34 // 680)
    style = BOLD.but(colour=ACID, align="centre")
    label(canvas, f"→ {plain(fader.ghost)}", then, style)


def _scale(canvas: Canvas, box: Rect, slot: Rect, fader: Fader) -> None:
    """Numbers to the left of the slot, but for those the knob would cover."""
    high = round(canvas.metrics.text_floor * 1.2)
    step = (slot.h - slot.w) / (fader.high - fader.low)
    tick = max(slot.w // 2, 3)
    for value in range(fader.low, fader.high + 1, _STEP[fader.track]):
        if min(abs(value - at) for at in (fader.value, fader.ghost)) * step < high * 0.9:
            continue
        y = _height(slot, fader, value)
        canvas.fill(Rect(slot.x - tick, y - 1, tick, 2), MUTED)
        row = Rect(box.x, y - high // 2, slot.x - tick - 1 - box.x, high)
        label(canvas, plain(value), row, SMALL.but(align="right", colour=MUTED))


def _marks(canvas: Canvas, box: Rect, slot: Rect, fader: Fader, u: float) -> None:
    """What waits on the way, to the right of the slot."""
    side = round(26 * u)
    for value, sprite, words in fader.marks:
        y = _height(slot, fader, value)
        canvas.fill(Rect(slot.right, y - 1, round(5 * u), 2), CHALK)
        at = Rect(slot.right + round(6 * u), y - side // 2, side, side)
        art(canvas, sprite, at)
        if words:
            high = round(canvas.metrics.text_floor * 1.2)
            room = Rect(at.right + 1, y - high // 2, box.right - at.right - 1, high)
            label(canvas, words, room, BOLD.but(size=22, colour=CHALK))
