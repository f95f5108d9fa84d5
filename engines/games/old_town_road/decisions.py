"""What is to be chosen, in words, with the things on the table that choose it.

Things: ``card:ID`` on the road, ``road:left`` and ``road:right`` (the road's ends), ``deck``,
``pile`` (the cards under the deck), ``town`` (the Old Town card).
"""

from __future__ import annotations

from typing import Final

from engines.core.types import Decision, Option, Seat, Text, Thing, text
from engines.games.old_town_road.actions import (
    ENTER,
    Enter,
    Getaway,
    Place,
    RideOn,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.state import CROSSROADS, OUTSIDE, OVER, State
from engines.games.old_town_road.words import card_name

PHASES: Final = (text("Event"), text("Draw"), text("Outside town"))


def decision(play: Play, state: State, seat: Seat | None) -> Decision | None:
    """Return the decision with its options for the player, without for the public."""
    phase = state.phase
    if phase == OVER:
        return None
    options: tuple[Option, ...] = ()
    if seat == 0:
        options = tuple(option(play, state, action) for action in play.legal(state))
    if phase <= OUTSIDE:
        return _event(phase == OUTSIDE, options)
    return Decision(
        0,
        "crossroads" if phase == CROSSROADS else "train",
        _draw_prompt(play.cards[state.drawn], phase),
        "draw",
        options,
        sub=True,
        phase=1,
        private=False,
    )


def _event(outside: bool, options: tuple[Option, ...]) -> Decision:
    if outside:
        prompt = text("Old Town is in sight: take part in more events, or ride in.")
        decline = ENTER if options else None
        return Decision(
            0, "outside", prompt, "town", options, decline=decline, phase=2, private=False
        )
    prompt = text("Choose an event: a shootout, a robbery or a getaway.")
    return Decision(0, "event", prompt, "journey", options, phase=0, private=False)


def _draw_prompt(card: Card, phase: int) -> Text:
    name = card_name(card)
    if phase == CROSSROADS:
        return text("Crossroads: on which side does the {card} join the road?", card=name)
    return text("Train: get off here with the {card}, or ride on to another stop?", card=name)


def option(play: Play, state: State, action: TownAction) -> Option:
    """Return a legal action with its label and the things that choose it."""
    return Option(action, label(play, state, action), _things(play, state, action))


def label(play: Play, state: State, action: TownAction) -> Text:
    """Return an action in words."""
    cards = play.cards
    match action:
        case Shootout():
            names = card_name(cards[action.by]), card_name(cards[action.at])
            return text("The {shooter} shoots the {target}", shooter=names[0], target=names[1])
        case Robbery():
            return text("Rob the {card}", card=card_name(cards[action.at]))
        case Getaway():
            return text("Get away from the {card}", card=card_name(cards[action.at]))
        case Place():
            return _place_label(state, action)
        case RideOn():
            return text("Ride on and draw another card")
        case Enter():
            return text("Ride into Old Town")


def _place_label(state: State, action: Place) -> Text:
    if state.phase != CROSSROADS:
        return text("Get off: join the road on the left")
    if action.side == "left":
        return text("Join the road on the left")
    return text("Join the road on the right")


def _things(play: Play, state: State, action: TownAction) -> tuple[Thing, ...]:
    match action:
        case Shootout():
            return f"card:{action.shooter}", f"card:{action.target}"
        case Robbery():
            robbers = play.robbers(state.road, action.at) or ()
            return f"card:{action.card}", *(f"card:{play.cards[r].id}" for r in robbers)
        case Getaway():
            return f"card:{action.card}", "pile"
        case Place():
            return (f"road:{action.side}",)
        case RideOn():
            return ("deck",)
        case Enter():
            return ("town",)
