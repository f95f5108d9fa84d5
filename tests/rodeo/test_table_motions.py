"""What animations leave behind is what the view says, after every act of whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pygame import Rect

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.types import Event, Seat, Setup
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.happenings import cards as cd
from engines.games.rodeo.view import OPEN_LISTS, View
from game.tables.rodeo.layout import Layout, lay_out
from game.tables.rodeo.model import Model
from game.tables.rodeo.motions.steps import steps
from game.tables.seats import colours
from game.ui.metrics import Metrics
from tests.rodeo.desk import rules, tables

SHOWN = (
    *(name for name in OPEN_LISTS if name not in ("ledger", "books", "room")),
    "season", "band_display", "band_stack", "band_gone", "event_gone", "hands", "returned",
    "events", "hand_counts", "returned_counts", "event_counts", "deck_counts", "events_left",
)  # fmt: skip
AROUND = Rect(-3000, -3000, 8000, 8000)


def dealt(players: int, seed: int, version: str = "full", ggam: str = "off") -> Match:
    options = (("ggam", ggam), ("seasons", "three"), ("version", version))
    people = [Player(f"P{n}", "human", "") for n in range(players)]
    return Match.deal(game("rodeo"), Setup(players, options), seed, people)


def shown(view: View) -> dict[str, Any]:
    """What the table shows of a view."""
    return {name: getattr(view, name) for name in SHOWN} | {"room": places(view)}


def places(view: View) -> list[int]:
    """The free spaces; a seat without a band today loses the stage's without being told."""
    slots = len(view.room) // view.players
    stages = {seat * slots + 1 for seat in range(view.players) if view.count[seat] <= view.day}
    return [-1 if at in stages else room for at, room in enumerate(view.room)]


def animate(model: Model, place: Layout, events: list[Event]) -> int:
    """Play the steps of events to their ends; return how many pieces flew."""
    flown = 0
    for event in events:
        for step in steps(model, place, event):
            step.begin()
            for flight in step.flights:
                flown += 1
                for share in (0.0, 0.5, 1.0):
                    assert AROUND.collidepoint(flight.place(share)), event
                    assert 0 < flight.size(share) < 10, event
            assert step.seconds + step.hold <= 1.6
            step.end()
    return flown


def told(match: Match, events: list[Event], looker: Seat | None) -> list[Event]:
    redacted = [match.rules.redact(event, looker) for event in events]
    return [event for event in redacted if event is not None]


def follow(match: Match, looker: Seat | None, dice: random.Random) -> int:
    """Play a game at random, its animations on a model; return how many pieces flew."""
    place = lay_out(Metrics(1280, 720), len(match.players))
    model = Model(rules(), colours(match.players), tuple(p.name for p in match.players))
    flown = 0
    while not match.over:
        model.take(match.view(looker))
        events = list(match.play(dice.choice(match.rules.legal(match.state))))
        flown += animate(model, place, told(match, events, looker))
        if not match.over:  # then all is open that no event tells
            assert shown(model.view) == shown(match.view(looker)), match.log[-1]
    return flown


@pytest.mark.parametrize("looker", [0, None])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_animations_end_where_the_view_is(players: int, looker: Seat | None) -> None:
    match = dealt(players, seed=players)
    assert follow(match, looker, random.Random(players)) > 100


@pytest.mark.parametrize("version", ["full", "beginner"])
def test_animations_of_both_versions_and_of_the_fee(version: str) -> None:
    match = dealt(3, seed=9, version=version, ggam="on")
    assert follow(match, 1, random.Random(9)) > 100


def test_a_card_named_late_leaves_the_known_hand_alone() -> None:
    match = dealt(2, seed=5)
    model = Model(rules(), colours(match.players), ("A", "B"))
    model.take(match.view(0))
    place = lay_out(Metrics(1280, 720), 2)
    before = model.view.deck_counts
    fan = next(fan for fan in tables().data.fans if fan.genre == 0)
    animate(model, place, [cd.FanDrawn(1, GENRES[0], "", None)])
    animate(model, place, [cd.FanDrawn(0, GENRES[0], fan.id, None)])
    assert model.view.hands[1] is None
    assert model.view.hand == 1 << 2 * tables().fan_at[fan.id]
    assert model.view.deck_counts[0] == before[0] - 2
    assert model.view.hand_counts[4] == 1
