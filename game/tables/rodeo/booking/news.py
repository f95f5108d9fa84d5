"""The band just booked, and what is asked about it: a genre, a symbol, a fan card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Thing, Who, ntext, text
from engines.games.rodeo.components.model import GENRES, SYMBOLS, WILD
from engines.games.rodeo.view import View
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, LINE, MUTED, PANEL, head_height
from game.tables.rodeo.cards.paper import ACID, ROSE, art, cut, fitted, plate, square
from game.tables.rodeo.cards.poster import CARD, draw_poster, symbol_boxes
from game.tables.rodeo.cards.sheet import Row, draw_row
from game.tables.rodeo.hand.fans import cards_of, fan_boxes, fan_parts, fan_spots
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

GENRE_KINDS: Final = ("wild", "refill", "rewild")
"""Decisions that ask for a genre."""
SYMBOL_KINDS: Final = ("extra", "rewild")


def symbols_of(view: View) -> list[tuple[int, int]]:
    """Return the symbols of the band just booked as they are now."""
    base = view.actor * 9 + view.booked * 3
    return [
        (view.genre_of[base + i], view.fans_of[base + i])
        for i in range(SYMBOLS)
        if view.genre_of[base + i] >= 0
    ]


def poster_box(rect: Rect) -> Rect:
    """Return where the band's poster lies in the panel."""
    pad = max(rect.h // 24, 4)
    wide = round((rect.h - 2 * pad) * 204 / 318)
    return fitted(CARD, Rect(rect.x + pad, rect.y + pad, wide, rect.h - 2 * pad))


def asked_box(rect: Rect) -> Rect:
    """Return the room beside the poster."""
    box = poster_box(rect)
    pad = max(rect.h // 24, 4)
    return Rect(box.right + pad, rect.y + pad, rect.right - box.right - 2 * pad, rect.h - 2 * pad)


def genre_boxes(rect: Rect, head: int) -> list[Rect]:
    """Return the tiles of the four genres below the words."""
    room = asked_box(rect)
    gap = max(room.w // 50, 3)
    top = room.y + head
    high = (room.bottom - top - gap) // 2
    wide = (room.w - gap) // 2
    return [
        Rect(room.x + (wide + gap) * (n % 2), top + (high + gap) * (n // 2), wide, high)
        for n in range(4)
    ]


def news_parts(scene: Scene, rect: Rect) -> Iterator[Part]:
    """Return the panel with the poster, then what is asked."""
    view, moment = scene.view, scene.moment
    symbols = tuple(symbols_of(view))
    drew = view.drew if scene.own else ()
    key = (view.actor, view.bands, symbols, view.waits, moment.lit, moment.chosen, drew,
           view.available, view.deck_counts, view.reserve)  # fmt: skip
    yield Part("news", rect, key, partial(_draw, scene=scene, rect=rect))
    if view.waits == "keep" and view.offer:
        yield from fan_parts(scene.t, cards_of(scene.t, view.offer), offer_boxes(scene, rect),
                             moment, "offer")  # fmt: skip


def offer_boxes(scene: Scene, rect: Rect) -> list[Rect]:
    """Return where the fan cards lie one of which is kept."""
    room = asked_box(rect)
    room = Rect(room.x, room.y + room.h // 6, room.w, room.h - room.h // 6)
    return fan_boxes(room, len(cards_of(scene.t, scene.view.offer or 0)), room.w // 20)


def _draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    view = scene.view
    canvas.box(rect, PANEL, "", 3, 14)
    band = view.bands[view.actor * 3 + view.booked]
    draw_poster(canvas, poster_box(rect), scene.t.data, band, symbols_of(view))
    room = asked_box(rect)
    row = Rect(room.x, room.y, room.w, head_height(canvas, rect))
    label(canvas, text("{who} booked", who=Who(view.actor)), row,
          SMALL.but(size=23, colour=ACID, weight=700))  # fmt: skip
    if scene.own and view.waits in GENRE_KINDS and scene.moment.lit:
        for genre, box in enumerate(genre_boxes(rect, row.h)):
            _genre(canvas, scene, box, genre)
        return
    if view.waits != "keep" or not view.offer:
        _what_it_brings(canvas, scene, Rect(room.x, row.bottom, room.w, room.bottom - row.bottom))


def _genre(canvas: Canvas, scene: Scene, box: Rect, genre: int) -> None:
    """A genre that may be chosen: its badge, the fans and cards there are."""
    thing = f"genre:{GENRES[genre]}"
    lit = scene.lit(thing) or thing in scene.moment.chosen
    chosen = thing in scene.moment.chosen
    canvas.box(box, "#3b3460", ACID if chosen else LINE, 5 if chosen else 3, 12)
    badge = Rect(box.x, box.y, min(box.h, box.w * 42 // 100), box.h)
    art(canvas, f"genre_{GENRES[genre]}", square(badge, 0.72))
    left = badge.right + 2
    words = Rect(left, box.y + box.h // 10, box.right - left - 4, box.h * 4 // 10)
    style = BOLD.but(size=25, colour=CHALK, lines=2, lead=1.0)
    label(canvas, GENRE_NAMES[GENRES[genre]], words, style)
    below = Rect(left, words.bottom, words.w, box.h * 4 // 10)
    count = scene.view.reserve if scene.view.waits == "refill" else scene.view.available
    said = ntext("{fans} fan", "{fans} fans", count="fans", fans=count[genre])
    colour = MUTED
    if not count[genre]:
        said, colour = text("none left"), ROSE
    label(canvas, said, below, SMALL.but(size=23, colour=colour))
    if not lit:
        plate(canvas, "veil", box)


def _what_it_brings(canvas: Canvas, scene: Scene, room: Rect) -> None:
    """Symbol by symbol: how many fans will come, and for own ones the card drawn."""
    view, t = scene.view, scene.t
    lines = []
    left = list(view.available)
    for place, (genre, fans) in enumerate(symbols_of(view)):
        if genre == WILD:
            lines.append(Row("genre_wild", text("genre still open"), f"×{fans}"))
            continue
        come = min(fans, left[genre])
        left[genre] -= come
        card = view.drew[place] if place < len(view.drew) else -1
        words: Text = t.fan_names[card] if card >= 0 else text("fan card drawn")
        value = f"{come}" if come == fans else text("{come} of {fans}", come=come, fans=fans)
        lines.append(Row(f"genre_{GENRES[genre]}", words, value, 0 if come == fans else -1))
    high = min(room.h // max(len(lines), 3), round(canvas.metrics.text_floor * 2.6))
    for number, line in enumerate(lines):
        box = Rect(room.x, room.y + high * number, room.w, high)
        draw_row(canvas, box, line, CHALK, colours=False)


def news_spots(scene: Scene, rect: Rect, head: int) -> Iterator[Spot]:
    """Return the poster, its symbols and the genres, as far as they are asked for."""
    view = scene.view
    band = scene.t.data.bands[view.bands[view.actor * 3 + view.booked]]
    box = poster_box(rect)
    yield Spot(f"band:{band.id}", box, text("{name}", name=band.name))
    if scene.own and view.waits in SYMBOL_KINDS:
        boxes = symbol_boxes(cut(CARD, box, "symbols"), len(symbols_of(view)))
        for number, symbol in enumerate(boxes):
            said = text("Symbol {number}", number=number + 1)
            yield Spot(f"symbol:{number}", symbol.inflate(0, symbol.h // 4), said)
    if scene.own and view.waits in GENRE_KINDS and scene.moment.lit:
        for genre, tile in zip(GENRES, genre_boxes(rect, head), strict=True):
            yield Spot(f"genre:{genre}", tile, GENRE_NAMES[genre])
    if view.waits == "keep" and view.offer:
        cards = cards_of(scene.t, view.offer)
        yield from fan_spots(scene.t, cards, offer_boxes(scene, rect))


def draw_asked(canvas: Canvas, scene: Scene, rect: Rect, head: int) -> None:
    """Ring what can be clicked: symbols on the poster, the pointed genre."""
    view, moment = scene.view, scene.moment
    if not scene.own or not moment.lit:
        return
    if view.waits in SYMBOL_KINDS:
        boxes = symbol_boxes(cut(CARD, poster_box(rect), "symbols"), len(symbols_of(view)))
        for number, box in enumerate(boxes):
            _ring(canvas, scene, f"symbol:{number}", box.inflate(0, box.h // 6))
    if view.waits in GENRE_KINDS:
        for genre, box in zip(GENRES, genre_boxes(rect, head), strict=True):
            _ring(canvas, scene, f"genre:{genre}", box)


def _ring(canvas: Canvas, scene: Scene, thing: Thing, box: Rect) -> None:
    moment = scene.moment
    if thing in moment.chosen or (thing == moment.pointed and scene.lit(thing)):
        canvas.box(box, None, ACID, 6, 12)
    elif scene.lit(thing) or thing in moment.advised:
        canvas.box(box, None, ACID, 4, 12, dash=True)
