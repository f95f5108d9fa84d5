"""A robbery before it happens: the two robbers, what they pay in, the sum, the safe."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text, text
from game.tables.old_town_road.forecast import gain_of
from game.tables.old_town_road.layout import SLUG, Layout
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.street import card_at, draw_card, scale_of, under_card
from game.tables.old_town_road.tags import INK, LAMP, RUST, Part, Pic
from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, Style


def burst_box(layout: Layout, model: Model, house: int, grow: float = 1.0) -> Rect:
    """Return the box of the sum over an establishment, larger where text is."""
    box = card_at(layout, model, house)
    wide, high = round(452 * layout.unit * grow), round(144 * layout.unit * grow)
    burst = Rect(0, 0, wide, high)
    burst.midbottom = box.centerx, box.y + round(6 * layout.unit)
    burst.top = max(burst.top, layout.street.y + 2)
    burst.left = max(burst.left, layout.street.x + 2)
    burst.right = min(burst.right, layout.street.right - 2)
    return burst


def draw_heist(canvas: Canvas, layout: Layout, model: Model, house: int) -> None:
    """Draw a robbery that is possible."""
    pair = model.rules.robbers(model.road, house)
    if pair is None:
        return
    box = card_at(layout, model, house)
    for robber in pair:
        place = card_at(layout, model, robber)
        draw_card(canvas, layout, model.sprite(model.face(robber)), place, "robber")
    draw_card(canvas, layout, model.sprite(model.face(house)), box, "safe")
    numbers = [model.card(robber).number for robber in pair]
    _sum(canvas, layout, model, house, numbers)
    for robber, number in zip(pair, numbers, strict=True):
        _coin(canvas, layout, model, robber, number, house)
    _bar(canvas, layout, model, pair)
    for robber in pair:
        already = model.is_turned(robber)
        said = text("is", context="WANTED") if already else text("turns", context="WANTED")
        sign = Pic(f"{SLUG}/wanted")
        under_card(canvas, layout, model, robber, (said, sign), "off" if already else "hit")
    gain = gain_of(model, model.tables.robberies[house])
    if gain is not None:
        parts: list[Part] = [text("taken +{points}", points=gain.points)]
        if gain.face & 1:
            parts += [Pic(f"{SLUG}/moneybag")] * model.card(house).sides[1].moneybags
        under_card(canvas, layout, model, house, tuple(parts), "lamp")


def _sum(canvas: Canvas, layout: Layout, model: Model, house: int, numbers: list[int]) -> None:
    metrics = canvas.metrics
    grow = max(1.0, metrics.text_floor / (21 * metrics.scale))
    burst = burst_box(layout, model, house, grow)
    canvas.sprite_in(f"{SLUG}/sum_burst", burst)
    need, total = model.card(house).number, sum(numbers)
    upper = Rect(burst.x + burst.w // 6, burst.y + burst.h * 16 // 100, burst.w * 2 // 3, 0)
    upper.h = burst.h * 40 // 100
    style = Style(size=48, family=DISPLAY, align="centre", colour=INK)
    label(canvas, f"{numbers[0]} + {numbers[1]} = {total}", upper, style)
    lower = Rect(upper.x, upper.bottom, upper.w, burst.h * 24 // 100)
    said: Text = text("exactly: the safe opens")
    if total > need:
        said = text("more than {need}: safe shut", need=need)
    label(canvas, said, lower, BOLD.but(size=23, align="centre", colour=RUST))


def _coin(
    canvas: Canvas, layout: Layout, model: Model, robber: int, number: int, house: int
) -> None:
    """A robber's number in a coin, with an arrow towards the sum."""
    box, u = card_at(layout, model, robber), layout.unit
    left = box.centerx < card_at(layout, model, house).centerx
    at = box.centerx - (26 if left else -26) * u, box.y - 34 * u
    scale = scale_of(canvas, u, 0.86)
    arrow = at[0] + (46 if left else -46) * u, at[1] - 8 * u
    canvas.sprite(f"{SLUG}/pays_in", arrow, scale, flip=not left)
    canvas.sprite(f"{SLUG}/robber_coin", at, scale)
    room = Rect(0, 0, round(60 * u), round(56 * u))
    room.center = round(at[0]), round(at[1])
    style = Style(size=42, family=DISPLAY, align="centre", colour="#fffdf6")
    label(canvas, str(number), room, style)


def _bar(canvas: Canvas, layout: Layout, model: Model, pair: tuple[int, int]) -> None:
    y, unit = layout.tags.centery, layout.unit
    left, right = (card_at(layout, model, robber).centerx for robber in pair)
    for wide, colour in ((max(round(12 * unit), 3), INK), (max(round(5 * unit), 1), LAMP)):
        canvas.fill(Rect(left, y - wide // 2, right - left, wide), colour)
