"""Festival cards, and the ladder of what a festival pays for its fans."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from engines.games.rodeo.components.model import SIDES, Components, Festival
from game.tables.paint import label
from game.tables.rodeo.cards.paper import (
    ACID,
    SLUG,
    art,
    cut,
    fitted,
    split,
    square,
    unit,
    write,
)
from game.tables.rodeo.cards.signs import Sign, draw_sign, genre_sprite
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, Style

CARD: Final = "festival"
KOMBO: Final = 2
GROUND: Final = {"tent": "#77953d", "car_park": "#6a6d7e", "mixed": "#77953d"}


def draw_emblem(canvas: Canvas, rect: Rect, festival: Festival) -> None:
    """Draw a festival's emblem."""
    art(canvas, f"festival_{festival.id}", rect)


def draw_festival(canvas: Canvas, rect: Rect, data: Components, at: int, reached: int = -1) -> Rect:
    """Draw a festival card; ``reached`` is the lit step of its ladder, -1 for none."""
    festival = data.festivals[at]
    box = fitted(CARD, rect)
    u = unit(CARD, box) / canvas.metrics.scale
    art(canvas, "festival_card", box)
    draw_emblem(canvas, cut(CARD, box, "emblem"), festival)
    style = Style(size=27 * u, family=DISPLAY, colour=ACID, lines=2, lead=1.05)
    label(canvas, festival.name, cut(CARD, box, "name"), style)
    grounds = cut(CARD, box, "grounds")
    _head(canvas, grounds, grounds.y, text("Grounds"), u)
    _grounds(canvas, grounds, festival)
    start = cut(CARD, box, "start")
    _head(canvas, start, grounds.y, text("Start with"), u)
    for sign, cell in zip(festival.stands, split(start, 2), strict=True):
        art(canvas, f"sign_{sign}", square(cell, 0.94))
    draw_goal(canvas, cut(CARD, box, "goal"), festival)
    draw_ladder(canvas, cut(CARD, box, "steps"), festival, reached)
    return box


def _head(canvas: Canvas, below: Rect, top: int, said: Text, u: float) -> None:
    high = round(26 * u * canvas.metrics.scale)
    row = Rect(below.x, top - high, below.w, high)
    write(canvas, said, row, BOLD.but(size=21 * u))


def _grounds(canvas: Canvas, rect: Rect, festival: Festival) -> None:
    wide, high = rect.w // 3, rect.h // 2
    for ground in festival.grounds:
        cell = Rect(rect.x + ground.x * wide, rect.y + ground.y * high, wide, high)
        draw_ground(canvas, cell.inflate(-wide // 10, -high // 10), SIDES[ground.side])
        style = Style(size=28, family=DISPLAY, align="centre", colour="#fffdf6")
        label(canvas, str(ground.season + 1), cell, style)


def draw_ground(canvas: Canvas, cell: Rect, side: str) -> None:
    """Draw a campsite card as a small field in the colours of its side."""
    canvas.box(cell, GROUND[side], "", 3, 8)
    if side == "mixed":
        half = Rect(cell.centerx, cell.y, cell.right - cell.centerx, cell.h)
        with canvas.clip(half):
            canvas.box(cell, GROUND["car_park"], "", 3, 8)


def draw_goal(canvas: Canvas, rect: Rect, festival: Festival, colour: str = "") -> int:
    """Draw which fans a festival pays for, from the left; return where the drawing ends."""
    side = rect.h
    x = rect.x
    for number, genre in enumerate(festival.genres):
        if number and festival.kind != KOMBO:
            plus = Rect(x, rect.y, side * 6 // 10, side)
            write(canvas, "+", plus, BOLD.but(size=28, align="centre", colour=colour))
            x = plus.right
        art(canvas, genre_sprite(genre), Rect(x, rect.y, side, side))
        x += side
    said = text("sets a season") if festival.kind == KOMBO else text("fans, each season")
    room = Rect(x + side // 4, rect.y, rect.right - x - side // 4, rect.h)
    write(canvas, said, room, BOLD.but(size=22, colour=colour))
    return x


def spans(festival: Festival) -> list[str]:
    """Return the steps of a festival's table as figures: ``4–7``, ``14+``."""
    lows = [low for low, _ in festival.table]
    found = []
    for low, after in zip(lows, [*lows[1:], None], strict=True):
        if after is None:
            found.append(f"{low}+")
        else:
            found.append(str(low) if after == low + 1 else f"{low}–{after - 1}")
    return found


def step_of(festival: Festival, count: int) -> int:
    """Return the step a number of fans or sets reaches, -1 for none."""
    return sum(count >= low for low, _ in festival.table) - 1


def draw_ladder(
    canvas: Canvas, rect: Rect, festival: Festival, reached: int = -1, ghost: int = -1
) -> None:
    """Draw the steps with their points: the reached one lit, that of a preview dashed."""
    gap = max(rect.w // 60, 2)
    cells = split(rect, len(festival.table), gap)
    steps = zip(spans(festival), festival.table, cells, strict=True)
    for number, (span, (_, points), cell) in enumerate(steps):
        canvas.box(cell, ACID if number == reached else "#fffdf6", "", 3, 8)
        upper = Rect(cell.x, cell.y, cell.w, cell.h // 2)
        write(canvas, span, upper.inflate(-4, 0), BOLD.but(size=24, align="centre"))
        lower = Rect(cell.x, upper.bottom, cell.w, cell.h - upper.h).inflate(-4, -cell.h // 10)
        draw_sign(canvas, Sign("symbol_points", str(points)), lower, BOLD.but(size=28))
        if number == ghost:
            ring = cell.inflate(canvas.metrics.px(8), canvas.metrics.px(8))
            canvas.box(ring, None, ACID, 4, 11, dash=True)


def emblem_sprite(festival: Festival) -> str:
    """Return the name of a festival's emblem."""
    return f"{SLUG}/festival_{festival.id}"
