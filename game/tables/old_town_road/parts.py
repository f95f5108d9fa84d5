"""The picture of Old Town Road at rest, in parts: what each shows, and what that depends on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect

from game.tables.old_town_road.layout import Layout
from game.tables.old_town_road.model import GAP, Model
from game.tables.old_town_road.score import draw_score
from game.tables.old_town_road.street import (
    EVENTS,
    card_at,
    draw_buttons,
    draw_card,
    draw_deck,
    draw_waiting,
    drawn_box,
    is_chosen,
    veiled,
    waiting_boxes,
)
from game.tables.old_town_road.trail import draw_row, draw_town
from game.tables.spec import Moment, Part


def parts(layout: Layout, model: Model, moment: Moment, buttons: Sequence[Rect]) -> list[Part]:
    """Return everything at rest: street, buttons, trail, score."""
    return [
        *_road(layout, model, moment),
        *_buttons(layout, moment, buttons),
        *_trail(layout, model, moment),
        *_score(layout, model),
    ]


def _around(box: Rect, unit: float) -> Rect:
    """Return a card's box with room for its shadow and its glow."""
    return box.inflate(round(44 * unit), round(44 * unit))


def _road(layout: Layout, model: Model, moment: Moment) -> Iterator[Part]:
    """Deck and road; what a chosen card leaves out of the question is veiled."""
    lit = "deck" in moment.lit
    deck = Rect(layout.street.x, layout.street.y, 0, layout.tags.bottom - layout.street.y)
    deck.w = layout.slot(0).x - deck.x
    draw = partial(draw_deck, layout=layout, model=model, lit=lit)
    yield Part("deck", deck, (model.deck, model.choosing_place, lit), draw)
    asleep = veiled(model, moment)
    for index in model.road:
        if index == GAP:
            continue
        box, name = card_at(layout, model, index), model.sprite(model.face(index))
        dark = index in asleep
        card = partial(draw_card, layout=layout, name=name, box=box, veiled=dark)
        yield Part(f"card{index}", _around(box, layout.unit), (name, dark), card)
    if model.drawn >= 0:
        yield _waiting(layout, model, moment)


def _waiting(layout: Layout, model: Model, moment: Moment) -> Part:
    ends = waiting_boxes(layout, model)
    whole = drawn_box(layout, model).unionall(ends)
    carried = moment.dragged == model.thing(model.drawn)
    draw = partial(draw_waiting, layout=layout, model=model, moment=moment)
    return Part("waiting", _around(whole, layout.unit), (model.drawn, len(ends), carried), draw)


def _buttons(layout: Layout, moment: Moment, boxes: Sequence[Rect]) -> Iterator[Part]:
    for event, box in zip(EVENTS, boxes, strict=True):
        thing = event.thing
        key = (is_chosen(thing, moment), thing in moment.lit, moment.pointed == thing)
        draw = partial(draw_buttons, layout=layout, moment=moment, only=thing)
        yield Part(thing, box.inflate(12, 16), key, draw)


def _trail(layout: Layout, model: Model, moment: Moment) -> Iterator[Part]:
    pile = tuple(model.pile)
    yield Part(
        "town",
        _around(Rect(layout.town).union(_arrow(layout)), layout.small),
        ("town" in moment.chosen, model.outside and "town" in moment.lit),
        partial(draw_town, layout=layout, model=model, moment=moment),
    )
    row = partial(draw_row, layout=layout, model=model)
    yield Part("trail", layout.trail, (pile, model.phase <= 1), row)


def _arrow(layout: Layout) -> Rect:
    """The arrow from Old Town's card to the trail."""
    gap = layout.row.x - layout.town.right
    return Rect(layout.town.right, layout.town.centery - gap // 2, gap, gap)


def _score(layout: Layout, model: Model) -> Iterator[Part]:
    panel = layout.panel.inflate(round(16 * layout.unit), round(16 * layout.unit))
    key = (tuple(model.pile), model.phase)
    yield Part("score", panel, key, partial(draw_score, layout=layout, model=model))
