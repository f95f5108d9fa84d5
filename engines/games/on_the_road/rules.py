"""The rules as the common interface asks for them; the game itself is in the topic modules.

Moving, drawing, specials and turns are functions over the tables and a state; here the current
phase and the action's kind choose among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engines.core.rules import Rules, Sink
from engines.core.types import Decision, Event, Explanation, Outcome, Seat, Setup, Text, Thing
from engines.games.on_the_road import moving, specials
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import RoadAction, encode
from engines.games.on_the_road.asking import decision_of
from engines.games.on_the_road.components import COLOURS, read
from engines.games.on_the_road.events import DrewCard
from engines.games.on_the_road.explaining import explanation
from engines.games.on_the_road.reasons import refusal
from engines.games.on_the_road.scoring import outcome_of
from engines.games.on_the_road.setup import deal
from engines.games.on_the_road.state import FIELDS, State, colour_mask
from engines.games.on_the_road.tables import PERFORM_OPTIONS, RETURN_OPTIONS, Options, Tables
from engines.games.on_the_road.view import View, round_of, sampler_of, view_of

Step = Callable[[Tables, State, Any, Sink | None], None]

_STEPS: dict[str, Step] = {
    "drive": moving.drive,
    "return_fan": moving.return_fan,
    "perform": moving.perform,
    "rescue": specials.rescue,
    "redraw": specials.redraw,
    "call_back": specials.call_back,
    "stage_pass": specials.stage_pass,
    "pass": specials.pass_by,
}


class RoadRules(Rules[State, RoadAction, View]):
    """The rules of On the Road over one data set; see RULINGS.md for the numbered rulings."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.data_hash = tables.data.hash
        self._by_json = {_key(encode(action)): action for action in tables.vocabulary}

    # ------------------------------------------------------------ hot path
    def new(self, setup: Setup, seed: int) -> State:
        """Deal a game; ValueError for a number of players or an option the game lacks."""
        return deal(self.tables.data, setup, seed)

    def to_act(self, state: State) -> Seat:
        """Return the seat to decide, or NOBODY."""
        return state.actor

    def legal(self, state: State) -> Options:
        """Return every legal action, a pass last."""
        phase = state.phase
        t = self.tables
        if phase == st.DRIVE:
            return moving.drives(t, state)
        if phase == st.PERFORM:
            return PERFORM_OPTIONS
        if phase == st.REACT:
            return t.react[colour_mask(state, state.actor)]
        if phase == st.REDRAW:
            return t.redraw[colour_mask(state, state.actor)]
        if phase == st.RESCUE:
            return t.rescue[colour_mask(state, state.actor)]
        return RETURN_OPTIONS if phase == st.RETURN else ()

    def apply(self, state: State, action: RoadAction, emit: Sink | None = None) -> None:
        """Play a legal action up to the next decision or the end."""
        _STEPS[action.kind](self.tables, state, action, emit)

    def copy(self, state: State) -> State:
        """Return a state that shares nothing that changes."""
        return state.copy()

    def scores(self, state: State) -> Sequence[int]:
        """Return each seat's fans on the mainstage."""
        return state.stage

    # ------------------------------------------------------------ polite path
    def decision(self, state: State, seat: Seat | None) -> Decision | None:
        """Return what is to be chosen, as a seat may know it."""
        return decision_of(self.tables, state, self.legal(state), seat)

    def why_not(self, view: View, action: RoadAction) -> Text | None:
        """Return why an action is not legal for the viewing seat; None if it is."""
        return refusal(self.tables, view, action, self._legal_in(view))

    def explain(self, view: View, thing: Thing) -> Explanation:
        """Return what a thing is and why it cannot be chosen; ValueError for no thing."""
        decision = None
        if view.seat is not None and view.seat == view.actor:
            decision = self.decision(sampler_of(self.tables, view)(0), view.seat)
        return explanation(self.tables, view, thing, decision)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view_of(self.tables, state, seat)

    def sampler(self, view: View) -> Callable[[int], State]:
        """Return a function from a seed to a state that fits the view."""
        return sampler_of(self.tables, view)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Hide the value of a card that another seat drew."""
        if isinstance(event, DrewCard) and event.seat != seat:
            return DrewCard(event.seat, None)
        return event

    def outcome(self, state: State) -> Outcome:
        """Return the standings."""
        return outcome_of(state)

    def digest(self, state: State) -> str:
        """Return 16 hex digits over the data and every slot."""
        slots = [getattr(state, name) for name in FIELDS]
        return blake2b(f"{self.data_hash}{slots}".encode(), digest_size=8).hexdigest()

    def round_of(self, state: State) -> int:
        """Return the round being played."""
        return round_of(state)

    # ------------------------------------------------------------ for contracts and tables
    def census(self, state: State) -> tuple[int, ...]:
        """Count each band's fans, each card value, each token colour and the tickets."""
        return (
            *(self._fans(state, seat) for seat in range(state.players)),
            *(self._cards(state, slot) for slot in range(self.tables.slots)),
            *(self._tokens(state, colour) for colour in range(len(COLOURS))),
            state.tickets_left + sum(map(bool, state.notes)),
            sum(state.deck) - state.deck_left,
            len(view_of(self.tables, state, None).stage) - sum(state.stage),
        )

    def vocabulary(self) -> Options:
        """Return every action the game knows."""
        return self.tables.vocabulary

    def encode(self, action: RoadAction) -> dict[str, Any]:
        """Return an action as JSON."""
        return encode(action)

    def decode(self, data: dict[str, Any]) -> RoadAction:
        """Return the prebuilt action; ValueError if the game knows no such action."""
        try:
            return self._by_json[_key(data)]
        except (KeyError, TypeError):
            raise ValueError(f"On the Road has no action {data!r}") from None

    def _legal_in(self, view: View) -> Options:
        """Return what is legal for the viewing seat, which knows its own hand."""
        if view.seat is None or view.seat != view.actor:
            return ()
        return self.legal(sampler_of(self.tables, view)(0))

    @staticmethod
    def _fans(state: State, seat: Seat) -> int:
        places = (state.home, state.bag, state.potty, state.drawn, state.stage)
        return sum(place[seat] for place in places)

    @staticmethod
    def _cards(state: State, slot: int) -> int:
        held = sum(hand >> 2 * slot & 3 for hand in state.hands)
        return state.deck[slot] + state.discard[slot] + held

    @staticmethod
    def _tokens(state: State, colour: int) -> int:
        return state.supply[colour] + state.gone[colour] + sum(state.tokens[colour::5])


def _key(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True)


def load(path: Path | None = None) -> RoadRules:
    """Build the rules over a data file, the game's own if None; DataError if it is wrong."""
    return RoadRules(Tables(read(path)))
