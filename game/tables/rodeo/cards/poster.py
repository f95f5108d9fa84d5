"""Band posters: whole, as a strip with its symbols, and as a small picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from engines.games.rodeo.components.model import GARAGE, TIERS, Band, Components
from game.tables.rodeo.cards.paper import (
    INK,
    SLUG,
    art,
    cut,
    fitted,
    plate,
    unit,
    write,
    write_name,
)
from game.tables.rodeo.cards.signs import draw_money, genre_sprite
from game.ui.canvas import Canvas
from game.ui.text import BOLD, TEXT

CARD: Final = "poster"
EDGES: Final = {"garage": "#d8d4c8", "local_hero": "#f7f0dc", "superstar": "#ff3d81",
                "legend": "#f2b632"}  # fmt: skip

Symbols = Sequence[tuple[int, int]]
"""Genre (or the wildcard) and fans of each symbol."""


def fee_of(band: Band, bonus: int) -> Text:
    """Return what a band costs; a garage band brings money."""
    if band.tier == GARAGE:
        return text("free, +{cash}K", cash=bonus)
    return text("{fee}K", fee=band.fee)


def draw_poster(
    canvas: Canvas,
    rect: Rect,
    data: Components,
    at: int,
    symbols: Symbols = (),
    short: Short | None = None,
) -> Rect:
    """Draw a band's poster; ``symbols`` are those fixed since, ``short`` is said over its picture.

    Returns the box the poster fills.
    """
    band = data.bands[at]
    box = fitted(CARD, rect)
    tier = TIERS[band.tier]
    art(canvas, f"poster_{tier}", box)
    picture = cut(CARD, box, "picture")
    art(canvas, f"band_{band.id}", picture)
    u = unit(CARD, box) / canvas.metrics.scale
    name = cut(CARD, box, "name")
    write_name(canvas, band.name, name, BOLD.but(size=27 * u, align="centre"), 2)
    draw_symbols(canvas, symbols or band.symbols, cut(CARD, box, "symbols"))
    fee = cut(CARD, box, "fee_garage" if band.tier == GARAGE else "fee")
    draw_money(canvas, fee_of(band, data.garage_bonus), fee, display=band.tier != GARAGE)
    if short is not None:
        draw_band_note(canvas, picture, short)
    return box


@dataclass(frozen=True, slots=True)
class Short:
    """A warning: of these genres there are not enough fans, and how many are left."""

    genres: tuple[int, ...]
    left: int
    said: Text


def draw_band_note(canvas: Canvas, picture: Rect, short: Short) -> None:
    """Write a warning over the foot of a poster's picture: badges of genres, words."""
    floor = canvas.metrics.text_floor
    high = max(round(floor * 1.5), picture.h // 5)
    row = Rect(picture.x, picture.bottom - high, picture.w, high)
    plate(canvas, "chip_bad", row)
    _short(canvas, row.inflate(-row.h // 6, 0), short, 1)


def _short(canvas: Canvas, row: Rect, short: Short, lines: int) -> None:
    """Badges at the left, the words beside them; only the number where these have no room."""
    side = min(row.h * 92 // 100, row.w // 5)
    x = row.x + 1
    for genre in short.genres:
        art(canvas, genre_sprite(genre), Rect(x, row.centery - side // 2, side, side))
        x += side
    words = Rect(x + 1, row.y, row.right - x - 1, row.h)
    style = BOLD.but(size=22, align="centre", lines=lines, lead=0.95)
    narrow = canvas.measure(short.said, style) > words.w
    write(canvas, f"{short.left}" if narrow else short.said, words, style)


def draw_symbols(
    canvas: Canvas, symbols: Symbols, rect: Rect, colour: str = INK, size: float = 30
) -> None:
    """Draw a band's symbols with their fans, side by side in the middle of a box."""
    for (genre, fans), box in zip(symbols, symbol_boxes(rect, len(symbols)), strict=True):
        side = min(box.h, box.w * 56 // 100)
        badge = Rect(box.x, box.centery - side // 2, side, side)
        art(canvas, genre_sprite(genre), badge)
        words = Rect(badge.right + max(side // 12, 1), box.y, 0, box.h)
        words.w = box.right - words.x - (side // 7 if len(symbols) > 1 else 0)
        write(canvas, f"×{fans}", words, BOLD.but(size=size, colour=colour))


def symbol_boxes(rect: Rect, count: int) -> list[Rect]:
    """Return the boxes of so many symbols: badge and number each."""
    wide = min(rect.w // max(count, 1), round(rect.h * 2.1))
    left = rect.x + (rect.w - wide * count) // 2
    return [Rect(left + wide * n, rect.y, wide, rect.h) for n in range(count)]


def draw_garage(canvas: Canvas, rect: Rect, left: int, bonus: int) -> Rect:
    """Draw the open garage stack: how many are left, one fan, free and money."""
    box = fitted(CARD, rect)
    art(canvas, "poster_pile_garage", box)
    u = unit(CARD, box) / canvas.metrics.scale
    name = cut(CARD, box, "name").inflate(box.w // 14, 0)
    upper = Rect(name.x, name.y, name.w, name.h * 54 // 100)
    write(canvas, text("Garage band"), upper, BOLD.but(size=26 * u, align="centre"))
    lower = Rect(name.x, upper.bottom, name.w, name.bottom - upper.bottom)
    said = text("blind, {left} left", left=left)
    write(canvas, said, lower, TEXT.but(size=23 * u, weight=400, align="centre"))
    draw_symbols(canvas, ((-1, 1),), cut(CARD, box, "symbols"))
    draw_money(canvas, text("free, +{cash}K", cash=bonus), cut(CARD, box, "fee_garage"))
    return box


def draw_thumb(canvas: Canvas, rect: Rect, band: Band, alpha: int = 255) -> Rect:
    """Draw a band's picture alone; return its box."""
    return art(canvas, f"band_{band.id}", rect, alpha)


def draw_strip(
    canvas: Canvas, rect: Rect, data: Components, at: int, short: Short | None = None
) -> Rect:
    """Draw a low poster for a crowded display: small picture and name, symbols, stars, fee."""
    band = data.bands[at]
    box = Rect(rect)
    _paper(canvas, box, band)
    inner = box.inflate(-box.w // 18, -box.h // 9)
    top = Rect(inner.x, inner.y, inner.w, inner.h * 38 // 100)
    picture = Rect(top.x, top.y, min(round(top.h * 1.25), top.w * 38 // 100), top.h)
    drawn = draw_thumb(canvas, picture, band)
    name = Rect(drawn.right + box.w // 40, top.y, 0, top.h)
    name.w = inner.right - name.x
    write_name(canvas, band.name, name, BOLD.but(size=25), 2)
    middle = Rect(inner.x, top.bottom, inner.w, inner.h * 36 // 100).inflate(0, -inner.h // 20)
    draw_symbols(canvas, band.symbols, middle)
    foot = Rect(inner.x, middle.bottom + inner.h // 40, inner.w, 0)
    foot.h = inner.bottom - foot.y
    _stars_and_fee(canvas, foot, data, band, short)
    return box


def draw_tile(canvas: Canvas, rect: Rect, data: Components, at: int) -> Rect:
    """Draw a band where there is room for its picture and its symbols alone."""
    band = data.bands[at]
    _paper(canvas, rect, band)
    inner = rect.inflate(-canvas.metrics.px(16), -canvas.metrics.px(14))
    upper = Rect(inner.x, inner.y, inner.w, inner.h * 46 // 100)
    draw_thumb(canvas, upper, band)
    lower = Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
    wide = lower.w // max(len(band.symbols), 1)
    for number, (genre, fans) in enumerate(band.symbols):
        cell = Rect(lower.x + wide * number, lower.y, wide, lower.h)
        badge = Rect(cell.x, cell.y, cell.w, cell.h * 52 // 100)
        side = min(badge.w, badge.h)
        art(canvas, genre_sprite(genre), Rect(badge.centerx - side // 2, badge.y, side, side))
        words = Rect(cell.x, badge.bottom, cell.w, cell.bottom - badge.bottom)
        write(canvas, str(fans), words, BOLD.but(size=24, align="centre"))
    return rect


def _paper(canvas: Canvas, box: Rect, band: Band) -> None:
    edge = EDGES[TIERS[band.tier]]
    canvas.box(box, edge, "", 3, 12)
    canvas.box(box.inflate(-canvas.metrics.px(12), -canvas.metrics.px(12)), "#f7f0dc", None, 0, 8)


def _stars_and_fee(
    canvas: Canvas, foot: Rect, data: Components, band: Band, short: Short | None
) -> None:
    """The fee, and the stars or, in their place, a warning."""
    tag = Rect(0, 0, foot.w * (58 if band.tier == GARAGE else 36) // 100, foot.h)
    tag.topright = foot.topright
    draw_money(canvas, fee_of(band, data.garage_bonus), tag, display=band.tier != GARAGE)
    stars = Rect(foot.x, foot.y, tag.x - foot.x - foot.w // 40, foot.h)
    if short is not None:
        plate(canvas, "chip_bad", stars)
        _short(canvas, stars.inflate(-stars.h // 4, 0), short, 2)
        return
    scale = min(stars.w / 100, stars.h / 26) / canvas.metrics.scale
    canvas.sprite(f"{SLUG}/tier_{TIERS[band.tier]}", stars.midleft, scale)


def draw_slot(
    canvas: Canvas, rect: Rect, data: Components, at: int, symbols: Symbols, edge: str = ""
) -> None:
    """Draw a band for a day of the line-up: picture at the left, its symbols below each other."""
    band = data.bands[at]
    canvas.box(rect, edge or EDGES[TIERS[band.tier]], "", 3, 8)
    inner = rect.inflate(-canvas.metrics.px(10), -canvas.metrics.px(10))
    canvas.box(inner, "#f7f0dc", None, 0, 6)
    wide = min(round(inner.h * 1.25), inner.w * 60 // 100)
    drawn = draw_thumb(canvas, Rect(inner.x, inner.y, wide, inner.h).inflate(-4, -4), band)
    right = Rect(drawn.right + 3, inner.y, inner.right - drawn.right - 6, inner.h)
    high = min(right.h // max(len(symbols), 2), round(right.w * 0.6))
    top = right.centery - high * len(symbols) // 2
    for number, symbol in enumerate(symbols):
        row = Rect(right.x, top + number * high, right.w, high).inflate(0, -max(high // 10, 2))
        draw_symbols(canvas, (symbol,), row)
