"""The players' panels of On the Road."""

from __future__ import annotations

from engines.core.types import Seat, Text, Who, ntext, text
from engines.games.on_the_road.words import TOKEN_NAMES
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.model import COLOURS, Model
from game.tables.seats import FILLS
from game.tables.spec import Cell, Seated


def seated(model: Model, seat: Seat) -> Seated:
    """Return what a panel shows: tokens above, notes, bag, queue and hand below."""
    band = model.bands[seat]
    score = model.stage.count(seat)
    return Seated(
        mascot=f"{SLUG}/van_{band}",
        colour=FILLS[band],
        counter=f"{SLUG}/fan_{band}",
        score=str(score),
        score_meaning=ntext(
            "{who} has {fans} fan on the mainstage.",
            "{who} has {fans} fans on the mainstage.",
            count="fans",
            who=Who(seat),
            fans=score,
        ),
        sign=f"{SLUG}/fan_{band}",
        cells=(*_tokens(model, seat), *_counts(model, seat)),
    )


def _tokens(model: Model, seat: Seat) -> list[Cell]:
    cells = []
    for index, colour in enumerate(COLOURS):
        count = model.tokens[seat][index]
        meaning = text(
            "{name}: {who} has {count}.", name=TOKEN_NAMES[colour], who=Who(seat), count=count
        )
        sprite = f"{SLUG}/token_{colour}" if count else f"{SLUG}/token_{colour}_off"
        cells.append(Cell(sprite, str(count), meaning, 0, not count, f"held:{seat}:{colour}"))
    return cells


def _counts(model: Model, seat: Seat) -> list[Cell]:
    pink, ticket = model.tokens[seat][COLOURS.index("pink")], model.tickets[seat]
    notes = text(
        "{who} draws {notes} fans: {pink} notes on pink tokens, {ticket} on the ticket.",
        who=Who(seat),
        notes=pink + ticket,
        pink=pink,
        ticket=ticket,
    )
    found: list[tuple[str, int, Text, str]] = [
        ("note", pink + ticket, notes, "notes"),
        ("bag_small", model.bag[seat], _in_bag(model, seat), "bag"),
        ("potty_small", model.waiting(seat), _queueing(model, seat), "queue"),
        ("hand", model.hand_sizes[seat], _holding(model, seat), "hand"),
    ]
    return [
        Cell(f"{SLUG}/{sprite}", str(count), meaning, 1, not count, f"count:{seat}:{name}")
        for sprite, count, meaning, name in found
    ]


def _in_bag(model: Model, seat: Seat) -> Text:
    return text(
        "{count} of the {total} fans in the bag are {who}'s.",
        who=Who(seat),
        count=model.bag[seat],
        total=sum(model.bag),
    )


def _queueing(model: Model, seat: Seat) -> Text:
    return ntext(
        "{fans} fan of {who} queues at the porta-potty.",
        "{fans} fans of {who} queue at the porta-potty.",
        count="fans",
        fans=model.waiting(seat),
        who=Who(seat),
    )


def _holding(model: Model, seat: Seat) -> Text:
    return ntext(
        "{who} holds {cards} movement card.",
        "{who} holds {cards} movement cards.",
        count="cards",
        who=Who(seat),
        cards=model.hand_sizes[seat],
    )
