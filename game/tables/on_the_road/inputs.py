"""What can be pointed at on the table of On the Road, and what it is called."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Option, Text, Thing, Who, ntext, text
from engines.games.on_the_road.actions import Drive
from engines.games.on_the_road.words import TILE_NAMES, TOKEN_NAMES
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import COLOURS, Model
from game.tables.on_the_road.pieces import van_box
from game.tables.on_the_road.strip import hand_shown
from game.tables.spec import HAND, Moment, Spot


def spots(layout: Layout, model: Model, moment: Moment) -> list[Spot]:
    """Return everything that can be pointed at, lower things first."""
    return [*_areas(layout, model), *_road(layout, model), *_strip(layout, model, moment)]


def _areas(layout: Layout, model: Model) -> list[Spot]:
    fans = len(model.stage)
    return [
        Spot("stage", layout.area("stage"), _counted(text("Mainstage"), fans)),
        Spot("potty", layout.area("queue"), _counted(text("Porta-potty"), len(model.queue))),
        Spot("home", layout.area("home"), _counted(text("At home"), sum(model.home))),
    ]


def _counted(name: Text, fans: int) -> Text:
    return ntext("{name}, {fans} fan", "{name}, {fans} fans", count="fans", name=name, fans=fans)


def _road(layout: Layout, model: Model) -> list[Spot]:
    tiles = [Spot(f"tile:{n}", layout.tile_box(n), _tile_name(model, n)) for n in range(model.last)]
    stage = Spot(f"tile:{model.last}", _backstage(layout), TILE_NAMES["mainstage"])
    vans = [
        Spot(
            f"van:{seat}",
            van_box(layout, model, seat),
            text("{who}'s van", who=Who(seat)),
            movable=True,
        )
        for seat in model.seats
        if model.vans[seat] >= 0
    ]
    return [*tiles, stage, *vans]


def _backstage(layout: Layout) -> Rect:
    return layout.area("parking")


def _tile_name(model: Model, number: int) -> Text:
    return text("{name}, space {number}", name=TILE_NAMES[model.road[number]], number=number)


def _strip(layout: Layout, model: Model, moment: Moment) -> list[Spot]:
    found = [
        Spot(f"token:{colour}", layout.token(index), TOKEN_NAMES[colour])
        for index, colour in enumerate(COLOURS)
    ]
    found.append(Spot("ticket", layout.tickets(), text("Tickets")))
    found.append(Spot("bag", layout.bag, _counted(text("Bag"), sum(model.bag))))
    found.append(Spot("deck", layout.deck, text("Draw pile")))
    found.append(Spot("discard", layout.discard, text("Played cards")))
    cards = hand_shown(model, moment)
    for place, value in enumerate(cards):
        if value:
            name = text("Movement card {value}", value=value)
            box = layout.card_box(place, len(cards))
            found.append(Spot(f"card:{value}", box, name, HAND, movable=True))
        elif place == 0:
            found.append(Spot(f"seat:{moment.turn}", _backs(layout, len(cards)), _hidden(moment)))
    return found


def _backs(layout: Layout, count: int) -> Rect:
    box = layout.card_box(0, count)
    for place in range(1, count):
        box = box.union(layout.card_box(place, count))
    return box


def _hidden(moment: Moment) -> Text:
    return text("{who}'s hand", who=Who(moment.turn))


def things(option: Option, seat: int) -> tuple[Thing, ...]:
    """Return what leads to an option: its own things, and the van for a drive."""
    if isinstance(option.action, Drive):
        return (*option.things, f"van:{seat}")
    return option.things


CHAPTERS = {
    "van": "move",
    "card": "move",
    "deck": "draw_card",
    "discard": "draw_card",
    "hand": "draw_card",
    "token": "tokens",
    "held": "tokens",
    "bag": "draw_fans",
    "home": "concert",
    "potty": "specials",
    "stage": "mainstage",
    "ticket": "mainstage",
    "spend": "specials",
    "choice": "specials",
}
TILE_CHAPTERS = {"van": "van_tile", "city": "draw_fans", "barn": "setup", "mainstage": "mainstage"}


def chapter(model: Model, thing: Thing) -> str:
    """Return the chapter of the rules that a thing belongs to; nothing if to none."""
    kind, _, name = thing.partition(":")
    if kind == "tile":
        return TILE_CHAPTERS.get(model.road[int(name)], "tokens")
    return CHAPTERS.get(kind, "")
