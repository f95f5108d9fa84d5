"""What can be pointed at on the table of Old Town Road, and which clicks choose an event."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engines.core.types import Option, Text, Thing, ntext, text
from engines.games.old_town_road.actions import Enter, Getaway, Place, RideOn, Robbery, Shootout
from engines.games.old_town_road.hands import KINDS
from engines.games.old_town_road.words import HAND_NAMES, card_name
from game.tables.old_town_road.arrange import Arrangement
from game.tables.old_town_road.forecast import reckoning
from game.tables.old_town_road.layout import Layout
from game.tables.old_town_road.model import GAP, Model
from game.tables.old_town_road.score import rows, terms
from game.tables.old_town_road.street import EVENTS, card_at, end_box
from game.tables.spec import BOARD, HAND, PANELS, Moment, Spot

SHOOT, ROB, AWAY = (button.thing for button in EVENTS)


def spots(
    layout: Layout, model: Model, lay: Arrangement, buttons: Sequence[Rect], moment: Moment
) -> list[Spot]:
    """Return everything that can be pointed at: lower things first, the road before the trail."""
    return [
        *_panel(layout, model),
        *_road(layout, model, moment),
        *(
            Spot(event.thing, box, event.said, BOARD)
            for event, box in zip(EVENTS, buttons, strict=True)
        ),
        *_trail(layout, model, lay, moment),
    ]


def _panel(layout: Layout, model: Model) -> list[Spot]:
    _, upper, _, lower = rows(layout.panel)
    account = reckoning(model)
    score = ntext("{points} point", "{points} points", count="points", points=account.total)
    found = [Spot("score", layout.panel, score, PANELS)]
    for term, box in zip(terms(account), upper, strict=True):
        thing = term.thing if term.thing in ("moneybags", "wanted") else "score"
        if thing != "score":
            found.append(Spot(thing, box, term.name, PANELS))
    found += [
        Spot(f"kind:{kind.name.lower()}", box, HAND_NAMES[kind], PANELS)
        for kind, box in zip(KINDS, lower, strict=True)
    ]
    return found


def _trail(layout: Layout, model: Model, lay: Arrangement, moment: Moment) -> list[Spot]:
    row = layout.row.union(lay.following).clip(layout.trail)
    pile = ntext("The trail, {n} card", "The trail, {n} cards", count="n", n=len(model.pile))
    found = [Spot("pile", row, pile, BOARD)]
    if not moment.chosen and not moment.dragged:
        for laid in lay.cards:
            card = model.card((laid.face if laid.face >= 0 else ~laid.face) >> 1)
            found.append(Spot(f"card:{card.id}", laid.box, card_name(card), HAND))
    found.append(Spot("town", layout.town, text("Old Town"), BOARD))
    return found


def _road(layout: Layout, model: Model, moment: Moment) -> list[Spot]:
    count = ntext("The deck, {n} card", "The deck, {n} cards", count="n", n=model.deck)
    found = [Spot("deck", layout.deck, count, BOARD)]
    if model.choosing_place:
        found.append(Spot("road:left", end_box(layout, model, "left"), text("Left end"), BOARD))
        if model.crossroads:
            right = end_box(layout, model, "right")
            found.append(Spot("road:right", right, text("Right end"), BOARD))
    for index in (*model.road, model.drawn):
        if index >= 0 and index != GAP:
            name = card_name(model.card(index))
            box = card_at(layout, model, index)
            spot = Spot(model.thing(index), box, name, BOARD, movable=True)
            if index == model.drawn and moment.dragged == spot.thing:
                found.insert(0, spot)  # while it is carried, what lies under it can be pointed at
            else:
                found.append(spot)
    return found


def ways(model: Model, option: Option) -> tuple[tuple[Thing, ...], ...]:
    """Return the clicks that choose an option: a card and what is done to it, or the reverse."""
    match option.action:
        case Shootout():
            a, b = f"card:{option.action.shooter}", f"card:{option.action.target}"
            return (a, b), (SHOOT, a, b), (a, SHOOT, b)
        case Robbery():
            house = f"card:{option.action.card}"
            robbers = [t for t in option.things if t != house]
            return (
                *((house, house), (house, ROB), (ROB, house)),
                *((robber, house) for robber in robbers),
            )
        case Getaway():
            card = f"card:{option.action.card}"
            return (card, "pile"), (card, AWAY), (AWAY, card), ("pile", card)
        case Place():
            end = f"road:{option.action.side}"
            return (end,), (model.thing(model.drawn), end)
        case RideOn():
            return ("deck",), (model.thing(model.drawn), "deck")
        case Enter():
            return (("town", "town"),)
    return ()


CHAPTERS = {
    "deck": "draw",
    "road": "draw",
    "town": "town",
    "pile": "score",
    "score": "score",
    "kind": "hands",
    "moneybags": "bonuses",
    "wanted": "bonuses",
    SHOOT: "shootout",
    ROB: "robbery",
    AWAY: "getaway",
}


def chapter(model: Model, thing: Thing) -> str:
    """Return the chapter of the rules that a thing belongs to; nothing if to none."""
    index = model.index(thing)
    if index >= 0:
        return "shootout" if model.card(index).character else "robbery"
    return CHAPTERS.get(thing) or CHAPTERS.get(thing.partition(":")[0], "")


def name_of(model: Model, thing: Thing) -> Text:
    """Return what a card is called."""
    return card_name(model.card(model.index(thing)))
