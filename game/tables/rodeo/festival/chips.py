"""Chips on the places of an evening: what the next fan would bring there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pygame import Rect

from engines.core.types import Option, Thing
from engines.games.rodeo.actions import Put
from engines.games.rodeo.gains import Gain, put_gain
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View
from game.tables.rodeo.cards.paper import signed
from game.tables.rodeo.cards.signs import Sign, draw_chip
from game.tables.rodeo.phase import Scene
from game.ui.canvas import Canvas
from game.ui.text import BOLD


@lru_cache(maxsize=32)
def gains_of(t: Tables, view: View) -> dict[Put, Gain]:
    """Return what each of the evening's moves brings."""
    state = one_world(t, view)
    return {a: put_gain(t, state, a) for a in state.options if isinstance(a, Put)}


def still_open(scene: Scene) -> tuple[Option, ...]:
    """Return the options that everything clicked so far leads to."""
    decision = scene.moment.decision
    if decision is None:
        return ()
    chosen = scene.moment.chosen
    return tuple(o for o in decision.options if all(thing in o.things for thing in chosen))


def gain_at(scene: Scene, place: Thing) -> Gain | None:
    """Return what a fan brings at a place, whichever of those that may be meant goes there."""
    found: Gain | None = None
    gains = gains_of(scene.t, scene.view)
    for option in still_open(scene):
        action = option.action
        if isinstance(action, Put) and action.place == place:
            gain = gains[action]
            found = gain if found is None else found.shared(gain)
    return found


def signs_of_gain(gain: Gain) -> list[Sign]:
    """Return a gain as signs: money, mood, hygiene, chaos, happy fans, garbage cleared."""
    found = [Sign("symbol_money", f"{signed(gain.cash)}K")] if gain.cash else []
    for sprite, value in (
        ("symbol_mood", gain.mood),
        ("symbol_hygiene", gain.hygiene),
        ("symbol_chaos", gain.chaos),
        ("symbol_happy", gain.happy),
        ("symbol_garbage", -gain.cleared),
    ):
        if value:
            found.append(Sign(sprite, signed(value)))
    return found


def draw_chips(canvas: Canvas, right: int, top: int, signs: Sequence[Sign], kind: str) -> Rect:
    """Draw signs on a chip whose upper right corner is given; return its box."""
    high = max(canvas.metrics.px(34), round(canvas.metrics.text_floor * 1.35))
    box = Rect(right, top, 0, high)
    for sign in reversed(signs):
        wide = high + canvas.measure(sign.words, BOLD) + high // 3
        box = Rect(box.x - wide, top, wide, high)
        draw_chip(canvas, sign, box, kind)
    return Rect(box.x, top, right - box.x, high)
