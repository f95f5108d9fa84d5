"""The pieces of On the Road at rest: tiles, vans, flags, fans."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Decision, Seat
from engines.games.on_the_road.actions import Drive
from game.tables.on_the_road.ground import BACKSTAGE, INK, SLUG, tile_sprite
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import Model
from game.tables.paint import label
from game.tables.spec import Moment
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD

QUIET = "#d3d3d3"
"""Tiles that cannot be chosen are a little darker while others can."""
VAN = 0.8
PARKED = 0.58
FAN = 0.8


def scale_of(canvas: Canvas, unit: float, scale: float = 1.0) -> float:
    """Return a sprite scale for a canvas, from board or strip pixels."""
    return unit / canvas.metrics.scale * scale


def draw_tiles(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Draw the road; while tiles are lit the others are quieter."""
    lit = {n for n in range(model.last) if f"tile:{n}" in moment.lit}
    for number in range(model.last):
        if number not in lit:
            tint = QUIET if lit else ""
            draw_tile(canvas, layout, model, number, tint=tint)
    for number in sorted(lit):
        draw_glow(canvas, layout, number)
        draw_tile(canvas, layout, model, number)


def draw_tile(
    canvas: Canvas, layout: Layout, model: Model, number: int, grow: float = 1.0, tint: str = ""
) -> None:
    """Draw one tile."""
    scale = scale_of(canvas, layout.unit, layout.tile_scale(number) * grow)
    turn = layout.tile_turn(number)
    canvas.sprite(tile_sprite(model, number), layout.tile(number), scale, turn, tint)


def draw_glow(
    canvas: Canvas, layout: Layout, number: int, hover: bool = False, grow: float = 1.0
) -> None:
    """Draw the light around a tile that can be chosen."""
    name = f"{SLUG}/tile_glow_hover" if hover else f"{SLUG}/tile_glow"
    scale = scale_of(canvas, layout.unit, layout.tile_scale(number) * grow)
    canvas.sprite(name, layout.tile(number), scale, layout.tile_turn(number))


def draw_backstage(canvas: Canvas, layout: Layout, parked: int) -> None:
    """Write what the car park is, where the vans leave room for it."""
    u, park = layout.unit, layout.area("parking")
    left = park.x + round((10 + 69 * parked) * u)
    sign = Rect(left, park.y + round(14 * u), park.right - round(10 * u) - left, park.h)
    sign.h -= round(14 * u)
    style = HEAD.but(size=26, colour="#a9a79f", align="centre")
    if sign.w > 0 and not canvas.set(BACKSTAGE, style, sign.size).cut:
        label(canvas, BACKSTAGE, sign, style)


def van_name(model: Model, seat: Seat) -> str:
    """Return the sprite of a seat's van."""
    return f"{SLUG}/van_{model.bands[seat]}"


def draw_van(canvas: Canvas, layout: Layout, model: Model, seat: Seat) -> None:
    """Draw a van on the road, driving the way the road goes, or parked backstage."""
    tile = model.vans[seat]
    scale = scale_of(canvas, layout.unit, PARKED if tile == model.last else VAN)
    flip = tile != model.last and layout.leftward(tile)
    canvas.sprite(van_name(model, seat), van_place(layout, model, seat), scale, flip=flip)


def van_place(layout: Layout, model: Model, seat: Seat) -> tuple[float, float]:
    """Return where a seat's van stands."""
    tile = model.vans[seat]
    together = [s for s in model.seats if model.vans[s] == tile]
    return layout.van(tile, together.index(seat) if seat in together else 0, len(together))


def van_box(layout: Layout, model: Model, seat: Seat) -> Rect:
    """Return the box of a seat's van."""
    scale = (PARKED if model.vans[seat] == model.last else VAN) * layout.unit
    box = Rect(0, 0, round(104 * scale), round(78 * scale))
    x, y = van_place(layout, model, seat)
    box.center = round(x), round(y)
    return box


def targets(decision: Decision | None) -> dict[int, list[Drive]]:
    """Return the drives that end on each tile."""
    found: dict[int, list[Drive]] = {}
    for option in decision.options if decision else ():
        for thing in option.things:
            if thing.startswith("tile:") and isinstance(option.action, Drive):
                found.setdefault(int(thing[5:]), []).append(option.action)
    return found


def draw_flag(
    canvas: Canvas, layout: Layout, tile: int, drives: list[Drive], hover: bool = False
) -> None:
    """Draw a flag over a tile: a value for each card, with a sign for double or back."""
    u = layout.unit
    foot_x, foot_y = _flag_foot(layout, tile)
    parts = [(str(d.value), d.how) for d in drives]
    widths = _flag_widths(drives)
    body = _flag_body(layout, tile, drives)
    name = f"{SLUG}/flag_body_hover" if hover else f"{SLUG}/flag_body"
    canvas.sprite(f"{SLUG}/flag_foot", (foot_x, foot_y), scale_of(canvas, u))
    canvas.skin_box(name, body)
    left = body.x + 4 * u
    for (value, how), w in zip(parts, widths, strict=True):
        _flag_part(canvas, u, Rect(round(left), body.y, round(w * u), body.h), value, how)
        left += w * u


def flag_box(layout: Layout, tile: int, drives: list[Drive]) -> Rect:
    """Return the box of a flag with its foot and its shadow."""
    u, (x, y) = layout.unit, _flag_foot(layout, tile)
    foot = Rect(round(x - 24 * u), round(y - 24 * u), round(48 * u), round(48 * u))
    return _flag_body(layout, tile, drives).inflate(round(24 * u), round(24 * u)).union(foot)


def _flag_foot(layout: Layout, tile: int) -> tuple[float, float]:
    u = layout.unit
    if tile >= 31:
        stage = layout.area("stage")
        return stage.x + 20 * u + 40 * u, stage.y + 92 * u
    x, y = layout.tile(tile)
    return x, y - 42 * u * layout.tile_scale(tile)


def _flag_widths(drives: list[Drive]) -> list[int]:
    return [68 if drive.how in ("double", "back") else 40 for drive in drives]


def _flag_body(layout: Layout, tile: int, drives: list[Drive]) -> Rect:
    u, (x, y) = layout.unit, _flag_foot(layout, tile)
    wide = round((sum(_flag_widths(drives)) + 8) * u)
    body = Rect(round(x) - wide // 2, round(y - 58 * u), wide, round(46 * u))
    body.clamp_ip(layout.frame.middle)
    return body


def _flag_part(canvas: Canvas, u: float, box: Rect, value: str, how: str) -> None:
    number = box.copy()
    if how in ("double", "back"):
        number.w = round(40 * u)
        sign = Rect(0, 0, round(24 * u), round(24 * u))
        sign.center = box.right - round(16 * u), box.centery
        if how == "back":
            number.right, sign.centerx = box.right, box.x + round(15 * u)
        canvas.sprite_in(f"{SLUG}/{how}", sign)
    style = BOLD.but(size=36, family="LilitaOne-Regular", colour=INK, align="centre")
    label(canvas, value, number, style)


def draw_stage(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the spaces and the fans on the mainstage; the next space is marked."""
    count = len(model.stage)
    scale = scale_of(canvas, layout.unit, 0.94)
    for number in range(max(model.full, count)):
        at = layout.stage_slot(number, model.full, count)
        if number < count:
            canvas.sprite(f"{SLUG}/fan_{model.bands[model.stage[number]]}", at, scale)
            continue
        following = number == count
        canvas.sprite(f"{SLUG}/fan_next" if following else f"{SLUG}/fan_slot", at, scale)
        box = Rect(0, 0, round(34 * layout.unit), round(30 * layout.unit))
        box.center = round(at[0]), round(at[1] + 2 * layout.unit)
        colour = INK if following else "#ffe48a"
        label(canvas, str(number + 1), box, BOLD.but(size=22, align="centre", colour=colour))


def draw_queue(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the fans at the porta-potty and their number."""
    u, queue = layout.unit, layout.area("queue")
    count = len(model.queue)
    pill = Rect(queue.right - round(50 * u), queue.y + round(10 * u), round(42 * u), round(34 * u))
    canvas.box(pill, INK, None, 0, 16)
    label(canvas, str(count), pill, BOLD.but(size=26, align="centre", colour="#fffdf6"))
    for number in range(max(count, 14)):
        at = layout.queue_slot(number, count)
        if number < count:
            name = f"{SLUG}/fan_{model.bands[model.queue[number]]}"
            canvas.sprite(name, at, scale_of(canvas, u, FAN))
        else:
            canvas.disc(at, max(4 * u, 1), "#bfa46c", None)


def draw_home(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw how many fans of each band are at home."""
    for seat in model.seats:
        box = layout.home_slot(seat, len(model.bands))
        draw_counted(
            canvas, box, f"{SLUG}/fan_{model.bands[seat]}", model.home[seat], 0.66, layout.unit
        )


def draw_counted(
    canvas: Canvas, box: Rect, name: str, count: int, scale: float, unit: float
) -> None:
    """Draw a piece with a number beside it; where room is short the piece is smaller."""
    style = BOLD.but(size=25)
    gap = round(5 * unit)
    number = canvas.measure("20", style) + 2
    side = max(min(round(52 * scale * unit), box.w - number - gap), 8)
    at = box.x + side / 2, box.centery
    canvas.sprite(name, at, side / 52 / canvas.metrics.scale)
    left = box.x + side + gap
    label(canvas, str(count), Rect(left, box.y, max(box.right - left, number), box.h), style)
