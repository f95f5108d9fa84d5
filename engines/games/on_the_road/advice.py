"""Why an action is good, in one sentence with the numbers of this moment, for hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.types import Action, Text, ntext, text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import Drive, ReturnFan
from engines.games.on_the_road.asking import landing
from engines.games.on_the_road.components import CITY, KINDS, MAINSTAGE, PINK, VAN
from engines.games.on_the_road.state import State, note_count
from engines.games.on_the_road.tables import Tables
from engines.games.on_the_road.words import say

_CONCERT: Final = {
    "mountain": ntext(
        "The concert on the mountain brings {fans} fan into the bag.",
        "The concert on the mountain brings {fans} fans into the bag.",
        count="fans",
    ),
    "lake": ntext(
        "The concert at the lake brings {fans} fan into the bag.",
        "The concert at the lake brings {fans} fans into the bag.",
        count="fans",
    ),
    "forest": ntext(
        "The concert in the forest brings {fans} fan into the bag.",
        "The concert in the forest brings {fans} fans into the bag.",
        count="fans",
    ),
    "field": ntext(
        "The concert on the field brings {fans} fan into the bag.",
        "The concert on the field brings {fans} fans into the bag.",
        count="fans",
    ),
}


def reason_for(t: Tables, state: State, action: Action) -> Text | None:
    """Return why an action of the seat to act is good; None where nothing is to be said."""
    match action:
        case Drive():
            return _why_drive(t, state, action)
        case ReturnFan(yes):
            return text("In the bag your fan can still be drawn.") if yes else None
    why = _WHY.get((state.phase, action.kind))
    return why(state) if why else None


# ------------------------------------------------------------------ drives
def _why_drive(t: Tables, state: State, action: Drive) -> Text:
    kind = state.road[landing(t, state, action)]
    if kind == MAINSTAGE:
        tickets = t.data.tickets
        return _arrival(_draw_size(state, tickets[len(tickets) - state.tickets_left]))
    if kind == CITY:
        return _city(state, _draw_size(state))
    if kind == VAN:
        return _van(state)
    return _landscape(state, kind) if kind else _BARN


def _draw_size(state: State, ticket: int = 0) -> int:
    """Return how many fans the actor would draw after taking a pink token and a ticket."""
    notes = note_count(state, state.actor) + bool(state.supply[PINK]) + ticket
    return min(notes, sum(state.bag))


def _arrival(draws: int) -> Text:
    return ntext(
        "On the mainstage you draw {draws} fan now, and again in every turn from then on.",
        "On the mainstage you draw {draws} fans now, and again in every turn from then on.",
        count="draws",
        draws=draws,
    )


def _city(state: State, draws: int) -> Text:
    return ntext(
        "In the city you draw {draws} fan; your share of the bag is {own} of {all}.",
        "In the city you draw {draws} fans; your share of the bag is {own} of {all}.",
        count="draws",
        draws=draws,
        own=state.bag[state.actor],
        all=sum(state.bag),
    )


def _van(state: State) -> Text:
    if state.supply[PINK]:
        return text("The pink token there is one more fan in every later draw.")
    return text("From the van stop you may double your next card or drive back.")


def _landscape(state: State, kind: int) -> Text:
    seat = state.actor
    held = state.tokens[seat * 5 + kind - 1] + bool(state.supply[kind - 1])
    fans = min(held, state.home[seat])
    if fans:
        return say(_CONCERT[KINDS[kind]], fans=fans)
    return text("It keeps your better cards for the tiles beyond.")


_BARN: Final = text("Going back leaves you time for more concerts.")


# ------------------------------------------------------------------ special actions
def _rescue(state: State) -> Text:
    return ntext(
        "{fans} fan of yours leaves the queue just before you draw.",
        "{fans} fans of yours leave the queue just before you draw.",
        count="fans",
        fans=state.potty[state.actor],
    )


def _no_rescue(state: State) -> Text:
    return ntext(
        "{fans} fan in the queue is not worth three tokens yet.",
        "{fans} fans in the queue are not worth three tokens yet.",
        count="fans",
        fans=state.potty[state.actor],
    )


def _redraw(state: State) -> Text:
    own, drawn = state.drawn[state.actor], sum(state.drawn)
    return text(
        "Your share of this draw is {own} of {drawn}; another one promises more.",
        drawn=drawn,
        own=own,
    )


def _no_redraw(state: State) -> Text:
    own, drawn = state.drawn[state.actor], sum(state.drawn)
    return text(
        "Your share of this draw is {own} of {drawn}; that is worth keeping.", drawn=drawn, own=own
    )


def _call_back(state: State) -> Text:
    return ntext(
        "{fans} of your fans returns to the bag instead of waiting in the queue.",
        "{fans} of your fans return to the bag instead of waiting in the queue.",
        count="fans",
        fans=state.drawn[state.actor],
    )


def _stage_pass(state: State) -> Text:
    return text(
        "One of your drawn fans counts at once: number {fans} on the mainstage.",
        fans=state.stage[state.actor] + 1,
    )


def _no_reaction(state: State) -> Text:
    return ntext(
        "Your tokens are worth more than {fans} fan in the queue.",
        "Your tokens are worth more than {fans} fans in the queue.",
        count="fans",
        fans=state.drawn[state.actor],
    )


def _perform(state: State) -> Text:
    own, everybody = state.bag[state.actor], sum(state.bag)
    return text("You draw; your share of the bag is {own} of {all}.", own=own, all=everybody)


_WHY: Final[dict[tuple[int, str], Callable[[State], Text]]] = {
    (st.PERFORM, "perform"): _perform,
    (st.RESCUE, "rescue"): _rescue,
    (st.RESCUE, "pass"): _no_rescue,
    (st.REDRAW, "redraw"): _redraw,
    (st.REDRAW, "pass"): _no_redraw,
    (st.REACT, "call_back"): _call_back,
    (st.REACT, "stage_pass"): _stage_pass,
    (st.REACT, "pass"): _no_reaction,
}
