"""What people read: every event, decision and reason in a situation where it is met."""

from __future__ import annotations

import pytest

from engines.core.types import Reveals, Text, Who
from engines.games.on_the_road.actions import (
    CallBack,
    Drive,
    Pass,
    Perform,
    Redraw,
    Rescue,
    ReturnFan,
    RoadAction,
    StagePass,
)
from engines.games.on_the_road.draw_events import DrewFans
from engines.games.on_the_road.events import DrewCard, Drove, HandDiscarded
from engines.games.on_the_road.state import State
from tests.on_the_road.tour import STAGE, act, bag_of, rules, tour

NOTHING = [0] * 5
ALL = [1] * 5


def said(words: Text | None) -> str:
    """Return a Text in English, players as P0, P1."""
    assert words is not None
    named = {name: _said(value) for name, value in words.args}
    many = words.plural and words.arg(words.count) != 1
    return (words.plural if many else words.id).format(**named)


def _said(value: object) -> object:
    if isinstance(value, Who):
        return f"P{value.seat}"
    if isinstance(value, Text):
        return said(value)
    return " + ".join(map(str, map(_said, value))) if isinstance(value, tuple) else value


def forecast(state: State, action: RoadAction) -> list[str]:
    """Return what a preview of an action says, up to the first revelation."""
    lines = []
    for event in act(rules().copy(state), action):
        if event.reveals is not Reveals.NOTHING:
            break
        if event.forecast is not None:
            lines.append(said(event.forecast))
    return lines


def test_a_preview_says_where_the_van_ends_and_what_it_gives() -> None:
    state = tour(vans=(11,), hand=(1, 2, 3), tokens=[[0, 2, 0, 0, 0], NOTHING, NOTHING])
    assert forecast(state, Drive(1)) == [
        "You drive to the lake.",
        "You take a lake token and then have 3.",
        "3 of your fans go into the bag.",
    ]


def test_a_preview_says_who_is_in_the_way() -> None:
    state = tour(vans=(10, 11), hand=(1, 2, 3))
    assert forecast(state, Drive(1))[0] == "The field is occupied by P1. You roll on to the lake."
    state = tour(4, vans=(10, 11, 12, 13), hand=(1, 2, 3))
    assert forecast(state, Drive(1))[0] == (
        "The field is occupied by P1. The lake is occupied by P2. "
        "The mountain is occupied by P3. You roll on to the forest."
    )


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    event = DrewCard(1, 4)
    assert rules().redact(event, 1) == event
    for other in (0, 2, None):
        assert rules().redact(event, other) == DrewCard(1, None)
    assert said(event.text) == "P1 draws a 4."
    assert said(DrewCard(1, None).text) == "P1 draws a movement card."


def test_what_is_revealed() -> None:
    assert DrewCard(0, 4).reveals is Reveals.HIDDEN
    assert HandDiscarded(0, (1, 2)).reveals is Reveals.HIDDEN
    assert DrewFans(0, (0, 1), 2).reveals is Reveals.LUCK
    assert Drove(0, 0, (1,), 1, "lake", 1, "go").reveals is Reveals.NOTHING


def test_the_log_of_a_draw_counts_fans_band_by_band() -> None:
    line = said(DrewFans(3, (0, 3, 0), 4).text)
    assert line == "P3 draws 3 fans: 2 for P0 + 1 for P3."


def test_things_of_a_drive_are_its_card_and_its_tile() -> None:
    state = tour(vans=(10, 11), hand=(1, 2, 2))
    decision = rules().decision(state, 0)
    assert decision is not None
    things = {option.action: option.things for option in decision.options}
    assert things[Drive(1)] == ("card:1", "tile:12")
    assert things[Drive(2)] == ("card:2", "tile:12")
    assert things[Drive(2, "double")] == ("card:2", "tile:14")
    assert things[Drive(2, "back")] == ("card:2", "tile:8")
    assert decision.rule == "van_tile"


def reacting() -> State:
    """Return a state in which seat 1 is to react."""
    tokens = [NOTHING, [1, 1, 0, 0, 0], NOTHING]
    state = tour(vans=(STAGE,), notes=[3, 0, 0], tokens=tokens, bag=bag_of(3, s1=3))
    state.supply[4] = 0
    act(state, Perform())
    return state


def test_a_reaction_is_asked_of_everybody_in_their_own_words() -> None:
    decision = rules().decision(reacting(), 1)
    public = rules().decision(reacting(), 0)
    assert decision is not None
    assert public is not None
    assert said(decision.prompt).startswith("Your 3 drawn fans are about to queue")
    assert said(public.prompt) == "P1 may spend tokens for the drawn fans."
    assert [said(option.label) for option in decision.options] == [
        "Call them back: spend a mountain token + a lake token",
        "Let them queue",
    ]
    assert decision.decline == Pass()
    assert not decision.private


VAN_STOP = tour(vans=(5, 2, 3), hand=(2, 2, 4))
ROAD = tour(vans=(1, 2, 3), hand=(2, 2, 4))
ON_STAGE = tour(vans=(STAGE,), notes=[1, 0, 0])
TWO = ("lake", "pink")
THREE = ("lake", "field", "pink")
FOUR = ("mountain", "lake", "forest", "field")
REASONS: list[tuple[State, int, RoadAction, str]] = [
    (ROAD, 0, Drive(3), "You have no 3 in your hand."),
    (ROAD, 0, Drive(2, "double"), "You double a card or drive back only from a van stop."),
    (ROAD, 0, Pass(), "You cannot pass: play a movement card."),
    (ROAD, 0, Perform(), "You draw fans this way only in your turns on the mainstage."),
    (ROAD, 0, ReturnFan(True), "A fan returns this way only if the token you should take is gone."),
    (ROAD, 0, Redraw(TWO), "Two tokens let you draw again only right after your own draw."),
    (ROAD, 0, CallBack(TWO), "You call fans back only after another band drew them."),
    (ROAD, 1, Drive(2), "It is P0's turn."),
    (ON_STAGE, 0, Drive(2), "You are on the mainstage: you no longer move, you draw fans."),
    (ON_STAGE, 0, Pass(), "You cannot pass: draw fans from the bag."),
    (ON_STAGE, 0, Rescue(THREE), "Three tokens fetch your fans only right before your own draw."),
    (reacting(), 1, CallBack(TWO), "You have no pink token to spend."),
    (reacting(), 1, StagePass(FOUR), "You have no forest token to spend."),
    (reacting(), 1, Drive(2), "First decide about your drawn fans."),
    (reacting(), 2, Pass(), "P1 decides first what to do about the drawn fans."),
]


@pytest.mark.parametrize(
    ("state", "seat", "action", "reason"), REASONS, ids=[reason for *_, reason in REASONS]
)
def test_a_refusal_gives_the_one_specific_reason(
    state: State, seat: int, action: RoadAction, reason: str
) -> None:
    assert said(rules().why_not(rules().view(state, seat), action)) == reason


def test_a_spectator_is_told_who_decides() -> None:
    view = rules().view(ROAD, None)
    assert said(rules().why_not(view, Drive(2))) == "You are watching: P0 is to decide."


EVERYTHING = (
    *(f"seat:{seat}" for seat in range(3)),
    *(f"van:{seat}" for seat in range(3)),
    *(f"tile:{tile}" for tile in range(32)),
    *(f"card:{value}" for value in range(1, 7)),
    *(f"token:{colour}" for colour in ("mountain", "lake", "forest", "field", "pink")),
    *("bag", "potty", "stage", "home", "ticket", "deck", "discard", "pass"),
)


@pytest.mark.parametrize("thing", EVERYTHING)
def test_everything_on_the_table_is_explained(thing: str) -> None:
    for state in (ROAD, VAN_STOP, ON_STAGE, reacting()):
        for seat in (0, 1, 2, None):
            explanation = rules().explain(rules().view(state, seat), thing)
            assert said(explanation.title)
            assert all(said(line) for line in explanation.body)
            assert explanation.body


@pytest.mark.parametrize(
    "thing", ["", "tile:32", "tile:x", "card:9", "token:red", "moon", "seat:3"]
)
def test_what_is_not_on_the_table_is_refused(thing: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        rules().explain(rules().view(ROAD, 0), thing)


def test_a_thing_that_cannot_be_chosen_says_why() -> None:
    view = rules().view(ROAD, 0)
    assert rules().explain(view, "card:2").refusal is None
    refusals = {
        "card:6": "You have no 6 in your hand.",
        "tile:20": "None of your cards takes you to this tile.",
        "bag": "First play one of your movement cards.",
    }
    for thing, reason in refusals.items():
        assert said(rules().explain(view, thing).refusal) == reason
    other = rules().view(ROAD, 1)
    assert said(rules().explain(other, "card:2").refusal) == "It is P0's turn."
