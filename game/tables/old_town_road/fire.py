"""A shot before it falls: the shooter, the line of fire, and everyone in range or why not."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect

from engines.core.types import Text, ntext, text
from engines.games.old_town_road.actions import Shootout
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.hands import Hand
from game.tables.motion import Point
from game.tables.old_town_road.forecast import Gain, gain_of
from game.tables.old_town_road.layout import SLUG, Layout, places
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.street import card_at, draw_card, scale_of, under_card
from game.tables.old_town_road.tags import INK, LAMP, Disc, Part, Pic
from game.tables.old_town_road.trail import hand_sprite
from game.tables.paint import curve
from game.tables.spec import Moment
from game.ui.canvas import Canvas

MASTER_W = 240
"""The pixels of a card's drawing across."""


def draw_fire(
    canvas: Canvas,
    layout: Layout,
    model: Model,
    moment: Moment,
    shooter: int,
    targets: list[int],
    aiming: bool,
) -> None:
    """Draw a shooter with its targets; while it takes aim, why the others cannot be shot."""
    start = card_at(layout, model, shooter).move(0, -layout.lift)
    lit = {mark for target in targets for mark in matches(model, shooter, target)}
    for target in targets:
        box = card_at(layout, model, target)
        draw_card(canvas, layout, model.sprite(model.face(target)), box, "target")
        _light_up(canvas, box, model.card(target), matches(model, shooter, target))
    glow = "shooter" if aiming else "hover"
    draw_card(canvas, layout, model.sprite(model.face(shooter)), start, glow)
    light_targets(canvas, start, model.card(shooter), lit)
    for target in sorted(targets, key=lambda t: f"card:{model.card(t).id}" == moment.pointed):
        hot = moment.pointed == model.thing(target)
        _line(canvas, layout, start, card_at(layout, model, target), hot)
    for target in targets:
        box = card_at(layout, model, target)
        at = box.centerx, box.y - 22 * layout.unit
        canvas.sprite(f"{SLUG}/sight", at, scale_of(canvas, layout.unit, 0.86))
    _tags(canvas, layout, model, moment, shooter, targets, aiming)


def matches(model: Model, shooter: int, target: int) -> set[str]:
    """Return which of a shooter's targets a card answers to."""
    card = model.card(target)
    return set(model.card(shooter).targets) & card.attributes(model.is_turned(target))


def _light_up(canvas: Canvas, box: Rect, card: Card, marks: set[str]) -> None:
    """Ring what makes a card a target: its suit, its affiliation."""
    lit = places()["card"]["lit"]
    if card.suit in marks:
        x, y = lit["suit"]["at"]
        at = box.x + x * box.w, box.y + y * box.h
        scale = box.w / MASTER_W / canvas.metrics.scale
        canvas.sprite(f"{SLUG}/lit_{card.suit}", at, scale)
    if card.affiliation in marks:
        x, y, w, h = lit["affiliation"]
        middle = box.x + (x + w / 2) * box.w, box.y + (y + h / 2) * box.h
        scale = box.w / MASTER_W / canvas.metrics.scale
        canvas.sprite(f"{SLUG}/lit_affiliation", middle, scale)


def light_targets(canvas: Canvas, box: Rect, card: Card, marks: set[str]) -> None:
    """Light up the entries of a shooter's list that somebody in range answers to."""
    entry = places()["card"]["lit"]["targets"].get(str(len(card.targets)))
    if entry is None:
        return
    for name, (x, y) in zip(card.targets, entry["at"], strict=True):
        sprite = f"{SLUG}/lit_target_{name}"
        if name in marks and sprite in canvas.kit.sprites:
            side = round(entry["size"] * box.w * 1.12)
            room = Rect(0, 0, side, side)
            room.center = round(box.x + x * box.w), round(box.y + y * box.h)
            canvas.sprite_in(sprite, room)


# ------------------------------------------------------------------ the line
def _line(canvas: Canvas, layout: Layout, start: Rect, end: Rect, hot: bool) -> None:
    a = (float(start.centerx), start.y - 6 * layout.unit)
    b = (float(end.centerx), end.y - 24 * layout.unit)
    far = abs(a[0] - b[0]) > layout.card[0] * 1.4
    rise = (112 if far else 56) * layout.unit
    line_of_fire(canvas, curve(a, b, rise, 40), layout.unit, "#fffdf6" if hot else LAMP, hot)


def line_of_fire(
    canvas: Canvas, points: list[Point], unit: float, colour: str = LAMP, hot: bool = False
) -> None:
    """Draw dashes along a curve over a dark line."""
    thick, thin = max(round((18 if hot else 14) * unit), 4), max(round((9 if hot else 7) * unit), 2)
    surface = canvas.surface
    for point in points:
        pygame.draw.aacircle(surface, INK, point, thick / 2)
    pygame.draw.lines(surface, INK, False, points, thick)
    dash, gap = 20 * unit, 12 * unit
    for a, b in _dashes(points, dash, gap):
        pygame.draw.line(surface, colour, a, b, thin)
        pygame.draw.aacircle(surface, colour, a, thin / 2)
        pygame.draw.aacircle(surface, colour, b, thin / 2)


def _dashes(points: list[Point], dash: float, gap: float) -> list[tuple[Point, Point]]:
    """Cut a curve into dashes of about a length, short straight pieces each."""
    found, walked = [], 0.0
    for a, b in pairwise(points):
        if walked % (dash + gap) < dash:
            found.append((a, b))
        walked += math.dist(a, b)
    return found


# ------------------------------------------------------------------ in words
def _tags(
    canvas: Canvas,
    layout: Layout,
    model: Model,
    moment: Moment,
    shooter: int,
    targets: list[int],
    aiming: bool,
) -> None:
    reach = _reach(layout, model, shooter)
    if aiming:
        _bar(canvas, layout, reach)
    own = ntext("range {n}", "range {n}", count="n", n=model.card(shooter).range)
    under_card(canvas, layout, model, shooter, (own,), "own")
    threats = _threats(model, moment, shooter)
    for index in model.road:
        if index == shooter:
            continue
        steps = Disc(str(model.steps(shooter, index)))
        if index in targets:
            gain = gain_of(model, model.tables.shots[shooter][index])
            hot = moment.pointed == model.thing(index)
            parts = (steps, *gain_parts(gain)) if gain else (steps,)
            under_card(canvas, layout, model, index, parts, "lamp" if hot else "hit")
        elif aiming:
            parts = (steps, why_short(model, shooter, index))
            under_card(canvas, layout, model, index, parts, "off")
        elif index in threats:
            _threat(canvas, layout, model, index)
    for index in threats & set(targets):
        if not aiming:
            _badge(canvas, layout, model, index)


def _threats(model: Model, moment: Moment, target: int) -> set[int]:
    """Return who could shoot a card."""
    options = moment.decision.options if moment.decision else ()
    return {
        option.action.by
        for option in options
        if isinstance(option.action, Shootout) and option.action.at == target
    }


def _threat(canvas: Canvas, layout: Layout, model: Model, index: int) -> None:
    """Say of a card that it can shoot the one pointed at."""
    parts: tuple[Part, ...] = (Pic(f"{SLUG}/shoot"), text("can shoot it"))
    under_card(canvas, layout, model, index, parts, "plain")
    _badge(canvas, layout, model, index)


def _badge(canvas: Canvas, layout: Layout, model: Model, index: int) -> None:
    """A revolver at the corner of a card that can shoot the one pointed at."""
    box = card_at(layout, model, index)
    radius = round(27 * layout.unit)
    at = box.right - radius // 2, box.y + radius // 2
    canvas.disc(at, radius, LAMP, INK, 3)
    side = round(radius * 1.45)
    room = Rect(0, 0, side, side)
    room.center = at
    canvas.sprite_in(f"{SLUG}/shoot", room)


def _reach(layout: Layout, model: Model, shooter: int) -> tuple[int, int]:
    """Return the middles of the outermost cards in range."""
    place, reach = model.road.index(shooter), model.card(shooter).range
    low, high = max(0, place - reach), min(len(model.road) - 1, place + reach)
    first = card_at(layout, model, model.road[low]).centerx
    return first, card_at(layout, model, model.road[high]).centerx


def _bar(canvas: Canvas, layout: Layout, reach: tuple[int, int]) -> None:
    y, unit = layout.tags.centery, layout.unit
    thick, thin = max(round(12 * unit), 3), max(round(5 * unit), 1)
    for wide, colour in ((thick, INK), (thin, LAMP)):
        canvas.fill(Rect(reach[0], y - wide // 2, reach[1] - reach[0], wide), colour)


def why_short(model: Model, shooter: int, target: int) -> Text:
    """Return in two words why a card cannot be shot."""
    if not model.card(target).character:
        return text("no target")
    if not matches(model, shooter, target):
        return text("no match")
    return text("too far")


def gain_parts(gain: Gain) -> tuple[Part, ...]:
    """Return what an event brings, for a tag: points, the hand, the symbols."""
    parts: list[Part] = [f"+{gain.points}"]
    if gain.hand is not Hand.NONE:
        parts.append(Pic(f"{SLUG}/{hand_sprite(gain.hand)}", 0.8))
    if gain.doubled:
        parts.append(Pic(f"{SLUG}/chip"))
    return tuple(parts)
