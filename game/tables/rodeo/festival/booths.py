"""Stands and upgrades on the grounds: booths with who stands there and what a fan brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Thing, text
from engines.games.rodeo.actions import Put
from engines.games.rodeo.gains import Gain
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import PLACES, STAND_SLOTS, UPGRADE_SLOT
from game.tables.rodeo.cards.booth import (
    Booth,
    draw_booth,
    kind_of,
    space_boxes,
    stand_booth,
    upgrade_booth,
)
from game.tables.rodeo.cards.panel import draw_panel
from game.tables.rodeo.cards.paper import art, fitted, plate
from game.tables.rodeo.festival.chips import draw_chips, gain_at, signs_of_gain
from game.tables.rodeo.festival.hours import crowd_list
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas

LEAST_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class Placed:
    """A booth on the grounds: its thing, what it shows, who stands there, its box."""

    thing: Thing
    booth: Booth
    crowd: tuple[int, ...]
    box: Rect


def placed(scene: Scene, panel: Rect) -> list[Placed]:
    """Return the booths of the festival shown, stands first."""
    t, state, seat = scene.t, scene.state, scene.seat
    found: list[tuple[Thing, Booth, int]] = []
    for slot, at in enumerate(state.stands[seat * STAND_SLOTS : seat * STAND_SLOTS + STAND_SLOTS]):
        if at >= 0:
            booth = stand_booth(t.data, at, t.stand_names[at])
            found.append((f"stand:{booth.id}", booth, 2 + slot))
    for at in bits(state.upgrades[seat]):
        booth = upgrade_booth(t.data, at, t.upgrade_names[at])
        found.append((f"upgrade:{booth.id}", booth, UPGRADE_SLOT + at))
    boxes = booth_boxes(panel, len(found), scene.px(40))
    return [
        Placed(thing, booth, tuple(crowd_list(state.crowd[seat * PLACES + slot])), box)
        for (thing, booth, slot), box in zip(found, boxes, strict=True)
    ]


def booth_boxes(panel: Rect, count: int, head: int) -> list[Rect]:
    """Return the boxes of so many booths in two columns."""
    rows = max((count + 1) // 2, LEAST_ROWS)
    pad, gap = max(panel.w // 36, 4), max(panel.w // 40, 4)
    top = panel.y + head + gap // 2
    high = (panel.bottom - pad - top - gap * (rows - 1)) // rows
    wide = (panel.w - 2 * pad - gap) // 2
    return [
        Rect(panel.x + pad + n % 2 * (wide + gap), top + n // 2 * (high + gap), wide, high)
        for n in range(count)
    ]


def booth_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    """Return the panel and each booth on it."""
    yield inside("booths", panel, 0, partial(_panel, panel=panel))
    asked = scene.view.waits == "evening" and scene.moment.decision is not None
    for number, one in enumerate(placed(scene, panel)):
        lit = asked and scene.lit(one.thing)
        veiled = asked and not lit and one.thing not in scene.moment.chosen
        gain = gain_at(scene, one.thing) if lit else None
        draw = partial(_draw, one=one, lit=lit, veiled=veiled, gain=gain)
        box = one.box.inflate(scene.px(12), scene.px(12))
        key = (one.thing, one.crowd, lit, veiled, gain)
        yield inside(f"booth{number}", box, key, draw)


def _panel(canvas: Canvas, panel: Rect) -> None:
    draw_panel(canvas, panel, text("Stands"))


def _draw(canvas: Canvas, one: Placed, lit: bool, veiled: bool, gain: Gain | None) -> None:
    box = draw_booth(canvas, one.box, one.booth, one.crowd)
    if veiled:
        plate(canvas, "veil", box)
    if lit:
        art(canvas, f"legal_{kind_of(one.box)}", box)
    if gain is not None:
        draw_gain(canvas, one.box, gain, "gain")


def draw_gain(canvas: Canvas, rect: Rect, gain: Gain, kind: str) -> None:
    """Draw the chip of a booth at its upper right, below the sign."""
    card = kind_of(rect)
    box = fitted(card, rect)
    top = box.y + box.h * 26 // 100
    draw_chips(canvas, box.right, top, signs_of_gain(gain), kind)


def booth_spots(scene: Scene, panel: Rect) -> Iterator[Spot]:
    """Return every booth."""
    for one in placed(scene, panel):
        yield Spot(one.thing, fitted(kind_of(one.box), one.box), one.booth.name)


def draw_meant_booth(canvas: Canvas, scene: Scene, panel: Rect) -> None:
    """Draw the booth that is pointed at with a solid edge, and its next fan as a ghost."""
    shown = scene.moment.shown
    action = shown[0].action if shown is not None else None
    for one in placed(scene, panel):
        if one.thing not in (scene.moment.pointed, *scene.moment.advised):
            continue
        if not scene.lit(one.thing):
            continue
        box = fitted(kind_of(one.box), one.box)
        art(canvas, f"chosen_{kind_of(one.box)}", box)
        if isinstance(action, Put) and action.place == one.thing:
            spaces = space_boxes(one.box, one.booth.spaces)
            if len(one.crowd) < len(spaces):
                space = spaces[len(one.crowd)].inflate(-2, -2)
                art(canvas, f"figure_{action.genre}_lit", space)
        gain = gain_at(scene, one.thing)
        if gain is not None:
            draw_gain(canvas, one.box, gain, "chosen")
