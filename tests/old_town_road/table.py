"""Positions for the tests, written with card ids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.core.types import Event, Setup, Text
from engines.games.old_town_road.actions import (
    Getaway,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.state import EVENT, State

SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


@cache
def rules() -> TownRules:
    return TownRules()


def card(short: str, over: TownRules | None = None) -> int:
    """``"4s"`` -> the index of the 4 of spades; a full id works too."""
    over = over or rules()
    if short in over.cards.index:
        return over.cards.index[short]
    return over.cards.index[f"{SUITS[short[1]]}_{short[0]}"]


def name(short: str) -> str:
    return rules().cards[card(short)].id


def face(short: str) -> int:
    """``"4s"`` upright, ``"4s*"`` turned, ``"-4s"`` face down."""
    down, turned = short.startswith("-"), short.endswith("*")
    up = 2 * card(short.strip("-*")) + turned
    return ~up if down else up


def pile(words: str) -> list[int]:
    return [face(word) for word in words.split()]


def position(
    road: str, deck: str = "", laid: str = "", phase: int = EVENT, turned: str = ""
) -> State:
    """A state with the given road (left to right), deck (bottom to top) and pile.

    Cards not named are left out of the game.
    """
    state = rules().new(Setup(1), 1)
    state.road = [card(word.strip("*")) for word in road.split()]
    state.deck = [card(word) for word in deck.split()]
    state.pile = pile(laid)
    marked = [word.strip("*") for word in road.split() if word.endswith("*")] + turned.split()
    state.turned = sum(1 << card(word) for word in marked)
    state.phase = phase
    return state


def shoot(shooter: str, target: str) -> TownAction:
    return rules().decode({"kind": "shootout", "shooter": name(shooter), "target": name(target)})


def rob(establishment: str) -> TownAction:
    return rules().decode({"kind": "robbery", "card": name(establishment)})


def away(target: str) -> TownAction:
    return rules().decode({"kind": "getaway", "card": name(target)})


def play(state: State, action: TownAction) -> list[Event]:
    assert action in rules().legal(state)
    events: list[Event] = []
    rules().apply(state, action, events.append)
    return events


def on_road(state: State) -> list[str]:
    return [short(index) for index in state.road]


def short(index: int) -> str:
    number_suit = rules().cards[index]
    return f"{number_suit.number}{number_suit.suit[0]}"


def shots(state: State) -> set[tuple[str, str]]:
    return {(short(a.by), short(a.at)) for a in rules().legal(state) if isinstance(a, Shootout)}


def robberies(state: State) -> set[str]:
    return {short(a.at) for a in rules().legal(state) if isinstance(a, Robbery)}


def getaways(state: State) -> list[str]:
    return [short(a.at) for a in rules().legal(state) if isinstance(a, Getaway)]


def plain(words: Text | None) -> str:
    """English of a Text, arguments put in; enough for tests."""
    if words is None:
        return ""
    given = {key: _argument(value) for key, value in words.args}
    message = words.id
    if words.plural and words.arg(words.count) != 1:
        message = words.plural
    return message.format(**given)


def _argument(value: object) -> str:
    if isinstance(value, Text):
        return plain(value)
    if isinstance(value, tuple):
        return ", ".join(_argument(part) for part in value)
    return str(value)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
