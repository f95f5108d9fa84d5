"""The stage: sky of the hour, line-up of the weekend, who arrives, who stands in front."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import text
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.gains import Gain
from engines.games.rodeo.tables import PLACES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, MUTED
from game.tables.rodeo.cards.paper import ACID, INK, art, plate
from game.tables.rodeo.cards.poster import draw_thumb
from game.tables.rodeo.cards.signs import Sign, draw_sign, genre_sprite
from game.tables.rodeo.festival.chips import draw_chips, gain_at, signs_of_gain
from game.tables.rodeo.festival.hours import (
    DONE,
    EVENING,
    NIGHT,
    OPEN,
    SHORT_DAYS,
    crowd_list,
    hour_of,
    symbols_of,
)
from game.tables.rodeo.inside import inside
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, SMALL, Style

DARK: Final = "#17151f"
LIT: Final = "#e8f6c3"
WIDE, HIGH = 692, 182
Symbols = tuple[tuple[int, int, int], ...]


def _at(panel: Rect, x: float, y: float, w: float, h: float) -> Rect:
    """Return a box of design pixels of the panel."""
    u, v = panel.w / WIDE, panel.h / HIGH
    return Rect(panel.x + round(x * u), panel.y + round(y * v), round(w * u), round(h * v))


def stage_box(panel: Rect) -> Rect:
    """Return the box of the stage itself."""
    return _at(panel, 214, 7, 470, 168)


def poster_boxes(panel: Rect) -> list[Rect]:
    """Return the boxes of the weekend's three bands."""
    return [_at(panel, 10 + 67 * n, 34, 62, 78) for n in range(3)]


def banner_box(panel: Rect) -> Rect:
    """Return the box of the banner on the stage."""
    return _at(panel, 295, 42, 308, 66)


def space_boxes(panel: Rect, count: int) -> list[Rect]:
    """Return the boxes of the spaces in front of the stage."""
    return [_at(panel, 266 + 72 * n, 138, 64, 32) for n in range(count)]


def today(scene: Scene) -> int:
    """Return the band that plays today at the festival shown, -1 for none."""
    state, seat = scene.state, scene.seat
    if state.day >= state.count[seat]:
        return -1
    return state.bands[seat * 3 + state.day]


def band_spaces(scene: Scene) -> int:
    """Return the spaces today's band has."""
    at = today(scene)
    return scene.t.data.stars[scene.t.data.bands[at].tier] if at >= 0 else 0


def audience(scene: Scene) -> list[int]:
    """Return the genres of those in front of the stage tonight."""
    if scene_hour(scene) not in (EVENING, NIGHT):
        return []
    return crowd_list(scene.state.crowd[scene.seat * PLACES + 1])[: band_spaces(scene)]


def scene_hour(scene: Scene) -> str:
    """Return the time of day."""
    return hour_of(scene.view.waits, scene.state)


# ------------------------------------------------------------------ parts
def stage_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    """Return sky, posters, banner and the audience."""
    hour = scene_hour(scene)
    yield inside("stage", panel, hour, partial(_draw_sky, panel=panel, hour=hour))
    yield from _poster_parts(scene, panel)
    if hour == NIGHT:
        box = banner_box(panel)
        yield inside("banner", box, "night", partial(_draw_night, box=box))
    elif hour != EVENING:
        symbols = tuple(symbols_of(scene.state, scene.seat, scene.view.waits))
        box = banner_box(panel)
        lit = frozenset(n for n in range(len(symbols)) if scene.lit(f"symbol:{n}"))
        draw = partial(_draw_symbols, box=box, symbols=symbols, lit=lit)
        yield inside("banner", box, (symbols, lit), draw)
    yield _audience_part(scene, panel)
    gain = gain_at(scene, "band") if scene.lit("band") else None
    if gain is not None:
        box = _at(panel, 560, 96, 118, 38)
        yield inside("band_gain", box, gain, partial(_draw_gain, box=box, gain=gain))


def _draw_gain(canvas: Canvas, box: Rect, gain: Gain) -> None:
    draw_chips(canvas, box.right, box.y, signs_of_gain(gain), "gain")


def _draw_sky(canvas: Canvas, panel: Rect, hour: str) -> None:
    canvas.box(panel, DARK, "", 3, 14)
    art(canvas, f"stage_{hour}", stage_box(panel))


def _poster_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    state, seat = scene.state, scene.seat
    for day, box in enumerate(poster_boxes(panel)):
        at = state.bands[seat * 3 + day]
        head = Rect(box.x, panel.y + 3, box.w, box.y - panel.y - 3)
        draw = partial(_draw_day, scene=scene, box=box, head=head, at=at, day=day)
        yield inside(f"day{day}", box.union(head).inflate(4, 0), (at, state.day), draw)
    at = today(scene)
    name = _at(panel, 10, 115, 200, 62)
    yield inside("band_name", name, at, partial(_draw_name, scene=scene, box=name, at=at))


def _draw_day(canvas: Canvas, scene: Scene, box: Rect, head: Rect, at: int, day: int) -> None:
    """A day's poster: checked when over, in a frame when today."""
    now = scene.state.day
    colour = ACID if day == now else MUTED
    label(canvas, SHORT_DAYS[day], head, BOLD.but(size=24, align="centre", colour=colour))
    canvas.box(box, "#35343f", "", 3, 7)
    if at >= 0:
        inner = box.inflate(-4, -4)
        with canvas.clip(inner):  # as high as the poster, cut at both sides
            draw_thumb(canvas, inner.inflate(inner.w, 0), scene.t.data.bands[at])
    if day < now:
        canvas.box(box, "#17151fb0", None, 0, 7)
        art(canvas, "symbol_check", box.inflate(-box.w // 3, -box.h // 3))
    if day == now:
        canvas.box(box, None, ACID, 5, 8)


def _draw_name(canvas: Canvas, scene: Scene, box: Rect, at: int) -> None:
    said = text("{name}", name=scene.t.data.bands[at].name) if at >= 0 else text("No band today")
    label(canvas, said, box, BOLD.but(size=24, colour=CHALK, lines=2, lead=1.0))


def _draw_night(canvas: Canvas, box: Rect) -> None:
    plate(canvas, "stage_banner", box)
    style = Style(size=30, family=DISPLAY, align="centre", colour=INK)
    label(canvas, text("Good night"), box.inflate(-box.w // 8, -box.h // 4), style)


# ------------------------------------------------------------------ today's symbols
def symbol_boxes(panel: Rect, count: int) -> list[Rect]:
    """Return the boxes of today's symbols on the banner."""
    room = banner_box(panel).inflate(-panel.w // 40, -panel.h // 14)
    wide = min(room.w // max(count, 1), room.w // 3)
    left = room.x + (room.w - wide * count) // 2
    return [Rect(left + wide * n, room.y, wide, room.h) for n in range(count)]


def shown_symbols(symbols: Symbols) -> list[tuple[int, tuple[int, int, int]]]:
    """Return the symbols a band has, with their numbers."""
    return [(n, symbol) for n, symbol in enumerate(symbols) if symbol[0] >= 0]


def _draw_symbols(canvas: Canvas, box: Rect, symbols: Symbols, lit: frozenset[int]) -> None:
    plate(canvas, "stage_banner", box)
    shown = shown_symbols(symbols)
    inner = box.inflate(-box.w // 20, -box.h // 5)
    wide = min(inner.w // max(len(shown), 1), inner.w // 3)
    left = inner.x + (inner.w - wide * len(shown)) // 2
    for place, (number, (genre, fans, stage)) in enumerate(shown):
        cell = Rect(left + wide * place, inner.y, wide, inner.h)
        if number in lit:
            canvas.box(cell.inflate(0, box.h // 12).move(-wide // 24, 0), LIT, ACID, 5, 10)
        side = min(cell.h * 9 // 10, cell.w * 36 // 100)
        alpha = 110 if stage == DONE else 255
        badge = Rect(cell.x, cell.centery - side // 2, side, side)
        canvas.sprite_in(f"rodeo/{genre_sprite(genre)}", badge, alpha)
        words = Rect(badge.right + 2, cell.y, cell.w * 36 // 100, cell.h)
        label(canvas, f"×{fans}", words, BOLD.but(size=27, colour=INK))
        mark = Rect(words.right, cell.y, cell.right - words.right - 2, cell.h)
        if stage != OPEN:
            art(canvas, "symbol_check" if stage == DONE else "symbol_arrow", mark)


# ------------------------------------------------------------------ in front of the stage
def _audience_part(scene: Scene, panel: Rect) -> Part:
    count, crowd = band_spaces(scene), tuple(audience(scene))
    lit = scene.lit("band")
    bonus = count >= scene.t.data.boards.uniform_spaces
    box = _at(panel, 262, 108, 420, 66)
    draw = partial(_draw_audience, panel=panel, count=count, crowd=crowd, lit=lit, bonus=bonus)
    return inside("audience", box, (count, crowd, lit, bonus), draw)


def _draw_audience(
    canvas: Canvas, panel: Rect, count: int, crowd: tuple[int, ...], lit: bool, bonus: bool
) -> None:
    """The spaces before the stage, who stands there, what a free one brings."""
    boxes = space_boxes(panel, count)
    for number, box in enumerate(boxes):
        taken = number < len(crowd)
        art(canvas, "stage_space_lit" if lit and not taken else "stage_space", box)
        if taken:
            draw_dancer(canvas, box, crowd[number])
        else:
            sign = Sign("symbol_mood", "+1")
            draw_sign(canvas, sign, box.inflate(-box.w // 8, -box.h // 6), BOLD.but(
                size=23, colour=CHALK))  # fmt: skip
    if bonus and boxes:
        left = boxes[-1].right + boxes[0].w // 8
        room = Rect(left, boxes[0].y, _at(panel, 680, 0, 0, 0).x - left, boxes[0].h)
        label(canvas, text("all alike +1"), room, SMALL.but(colour=CHALK))


def dancer_box(space: Rect) -> Rect:
    """Return the box of a figure that stands on a space."""
    high = space.h * 17 // 10
    return Rect(space.x, space.y + space.h * 6 // 10 - high + space.h // 10, space.w, high)


def draw_dancer(canvas: Canvas, space: Rect, genre: int, lit: bool = False) -> None:
    """Draw a fan on a space before the stage."""
    name = f"figure_{GENRES[genre]}"
    art(canvas, f"{name}_lit" if lit else name, dancer_box(space))


def stage_spots(scene: Scene, panel: Rect) -> Iterator[Spot]:
    """Return the bands of the weekend, today's symbols, the space before the stage."""
    state, seat = scene.state, scene.seat
    for day, box in enumerate(poster_boxes(panel)):
        at = state.bands[seat * 3 + day]
        if at >= 0:
            band = scene.t.data.bands[at]
            yield Spot(f"band:{band.id}", box, text("{name}", name=band.name))
    hour = scene_hour(scene)
    if hour not in (EVENING, NIGHT):
        shown = shown_symbols(tuple(symbols_of(state, seat, scene.view.waits)))
        for (n, _), box in zip(shown, symbol_boxes(panel, len(shown)), strict=True):
            yield Spot(f"symbol:{n}", box, text("Symbol {number}", number=n + 1))
    if hour == EVENING and today(scene) >= 0:
        yield Spot("band", stage_box(panel), text("In front of the stage"))
