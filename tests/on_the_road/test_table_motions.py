"""What animations leave behind is what the view says: piece by piece, after every act."""

from __future__ import annotations

import random

import pygame
import pytest

from engines.core.match import Match
from engines.core.types import Seat
from game.tables.on_the_road.layout import lay_out
from game.tables.on_the_road.model import Model
from game.tables.on_the_road.motions import Motions
from game.tables.seats import colours
from game.ui.metrics import Metrics
from tests.game.tables import dealt

LOOKERS = (0, None)


def shown(model: Model) -> dict[str, object]:
    """Everything a model shows, without the order that only the screen keeps."""
    return {
        "vans": model.vans,
        "tokens": model.tokens,
        "supply": model.supply,
        "tickets": model.tickets,
        "ticket_stack": model.ticket_stack,
        "home": model.home,
        "bag": model.bag,
        "queue": sorted(model.queue),
        "stage": model.stage,
        "tray": sorted(model.tray),
        "hand": model.hand,
        "hand_sizes": model.hand_sizes,
        "deck": model.deck,
        "discards": model.discards,
    }


def play_one(match: Match, model: Model, looker: Seat | None, dice: random.Random) -> None:
    """Play one random act and run its animation on the model."""
    layout = lay_out(Metrics(1280, 720), len(match.players))
    events = match.play(dice.choice(match.rules.legal(match.state)))
    for raw in events:
        event = match.rules.redact(raw, looker)
        if event is None:
            continue
        for step in Motions(model, layout, 0.66, looker).steps(event):
            step.begin()
            for flight in step.flights:
                for share in (0.0, 0.5, 1.0):
                    x, y = flight.place(share)
                    assert pygame.Rect(-1500, -1500, 5000, 4000).collidepoint(x, y)
            step.end()


@pytest.mark.parametrize("looker", LOOKERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_animations_end_where_the_view_is(players: int, looker: Seat | None) -> None:
    match = dealt(players, seed=players)
    dice = random.Random(players)
    model = Model(colours(match.players))
    model.take(match.view(looker))
    while not match.over:
        play_one(match, model, looker, dice)
        fresh = Model(colours(match.players))
        fresh.take(match.view(looker))
        if match.over:
            break  # all hands are open then, and no animation opens them
        assert shown(model) == shown(fresh), match.log[-1]
        model.take(match.view(looker))


def test_the_queue_keeps_its_order_while_others_leave() -> None:
    match = dealt(3)
    model = Model(colours(match.players))
    model.take(match.view(0))
    model.queue = [2, 0, 1, 0]
    view = match.view(0)
    model.take(view)
    assert model.queue == []


def test_a_taken_or_unknown_colour_gives_another_band() -> None:
    match = dealt(3)
    players = tuple(match.players)
    assert colours(players) == ("red", "blue", "yellow")
    same = (players[0], players[0], players[0])
    assert colours(same) == ("red", "blue", "yellow")
