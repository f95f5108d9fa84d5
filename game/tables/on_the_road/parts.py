"""The picture of On the Road at rest, in parts: what each shows, and what that depends on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Rect

from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import COLOURS, FLYING, Model
from game.tables.on_the_road.pieces import (
    QUIET,
    draw_backstage,
    draw_flag,
    draw_home,
    draw_queue,
    draw_stage,
    draw_tiles,
    draw_van,
    flag_box,
    targets,
    van_box,
    van_place,
)
from game.tables.on_the_road.strip import (
    draw_bag,
    draw_card,
    draw_deck,
    draw_discard,
    draw_tickets,
    draw_tokens,
    hand_shown,
)
from game.tables.on_the_road.tray import draw_tray, tray_box, tray_tile
from game.tables.spec import Moment, Part


def parts(layout: Layout, model: Model, moment: Moment) -> list[Part]:
    """Return all pieces at rest, from the road up to the slip with the drawn fans."""
    return [
        *_road(layout, model, moment),
        *_vans(layout, model),
        *_fans(layout, model),
        *_flags(layout, moment),
        *_supply(layout, model),
        *_cards(layout, model, moment),
        *_tray(layout, model, moment),
    ]


def _around(box: Rect, share: float) -> Rect:
    """Return a box with a rim of a share of its size, for shadows and turned sprites."""
    return box.inflate(round(box.w * share), round(box.h * share))


def _road(layout: Layout, model: Model, moment: Moment) -> Iterator[Part]:
    """The road only while tiles are lit: at rest it belongs to the ground."""
    lit = frozenset(thing for thing in moment.lit if thing.startswith("tile:"))
    if lit:
        draw = partial(draw_tiles, layout=layout, model=model, moment=moment)
        yield Part("road", layout.board, lit, draw)


def _vans(layout: Layout, model: Model) -> Iterator[Part]:
    """All vans, those lower down in front; on the stage's tile they park backstage."""
    standing = [seat for seat in model.seats if model.vans[seat] != FLYING]
    for seat in sorted(standing, key=lambda s: van_place(layout, model, s)[1]):
        draw = partial(draw_van, layout=layout, model=model, seat=seat)
        box = _around(van_box(layout, model, seat), 0.5)
        yield Part(f"van{seat}", box, model.vans[seat], draw)
    parked = len(model.backstage())
    sign = partial(draw_backstage, layout=layout, parked=parked)
    yield Part("backstage", layout.area("parking"), parked, sign)


def _fans(layout: Layout, model: Model) -> Iterator[Part]:
    stage, queue = layout.area("stage"), layout.area("queue")
    on_stage, waiting = (tuple(model.stage), model.full), tuple(model.queue)
    stage_box, queue_box = _around(stage, 0.02), _around(queue, 0.04)
    yield Part("stage", stage_box, on_stage, partial(draw_stage, layout=layout, model=model))
    yield Part("queue", queue_box, waiting, partial(draw_queue, layout=layout, model=model))
    home = partial(draw_home, layout=layout, model=model)
    yield Part("home", layout.area("home"), tuple(model.home), home)
    bag = partial(draw_bag, layout=layout, model=model)
    yield Part("bag", layout.bag, tuple(model.bag), bag)


def _flags(layout: Layout, moment: Moment) -> Iterator[Part]:
    """The card values pinned to the tiles they lead to."""
    for tile, drives in sorted(targets(moment.decision).items()):
        draw = partial(draw_flag, layout=layout, tile=tile, drives=drives)
        yield Part(f"flag{tile}", flag_box(layout, tile, drives), tuple(drives), draw)


def _supply(layout: Layout, model: Model) -> Iterator[Part]:
    for index in range(len(COLOURS)):
        draw = partial(draw_tokens, layout=layout, model=model, index=index)
        yield Part(f"tokens{index}", layout.token(index), model.supply[index], draw)
    tickets = partial(draw_tickets, layout=layout, model=model)
    yield Part("tickets", layout.tickets(), tuple(model.ticket_stack), tickets)


def _cards(layout: Layout, model: Model, moment: Moment) -> Iterator[Part]:
    """Both piles, and the looker's hand or the backs of whose turn it is."""
    yield Part("deck", layout.deck, model.deck, partial(draw_deck, layout=layout, model=model))
    played = (tuple(model.played), model.discards)
    discard = partial(draw_discard, layout=layout, model=model)
    yield Part("discard", layout.discard, played, discard)
    cards = hand_shown(model, moment)
    lit = any(f"card:{value}" in moment.lit for value in cards)
    for place, value in enumerate(cards):
        thing = f"card:{value}"
        quiet = lit and thing not in moment.lit and thing not in moment.chosen
        draw = partial(
            draw_card,
            layout=layout,
            place=place,
            of=len(cards),
            value=value,
            tint=QUIET if quiet else "",
        )
        box = _around(layout.card_box(place, len(cards)), 0.3)
        yield Part(f"card{place}", box, (value, quiet, len(cards)), draw)


def _tray(layout: Layout, model: Model, moment: Moment) -> Iterator[Part]:
    if not model.tray:
        return
    tile, looker = tray_tile(model), moment.person
    box = tray_box(layout, tile)
    around = _around(box, 0.06)
    if tile is not None:  # the slip's tail points to it
        around = around.union(layout.tile_box(tile)) if tile < model.last else around
    of = len(model.view.drawn) if model.view and model.view.drawn else 0
    key = (tuple(model.tray), model.tray_seat, model.notes(model.tray_seat), of, looker)
    draw = partial(draw_tray, layout=layout, model=model, looker=looker)
    yield Part("tray", around, key, draw)
