"""The rules object: the common interface over the parts of the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engines.core.rules import Rules, Sink
from engines.core.types import (
    Decision,
    Event,
    Explanation,
    Outcome,
    Seat,
    Setup,
    Text,
    Thing,
)
from engines.games.rodeo.actions import RodeoAction, encode
from engines.games.rodeo.asking import decision_of
from engines.games.rodeo.census import census_of
from engines.games.rodeo.components import read
from engines.games.rodeo.explaining import explanation
from engines.games.rodeo.happenings.cards import (
    CardKept,
    CardReturned,
    EventDrawn,
    FanDrawn,
    HandDealt,
    OffersDrawn,
)
from engines.games.rodeo.happenings.forced import OnlyWay
from engines.games.rodeo.outcome import outcome_of
from engines.games.rodeo.play.flow import choices_of, play
from engines.games.rodeo.reasons import refusal
from engines.games.rodeo.sampling import sampler_of
from engines.games.rodeo.setup import deal
from engines.games.rodeo.state import FIELDS, State
from engines.games.rodeo.tables import Options, Tables
from engines.games.rodeo.view import View, view_of


class RodeoRules(Rules[State, RodeoAction, View]):
    """The rules of Rock'n Rodeo over one data set; see RULINGS.md for the numbered rulings."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.data_hash = tables.data.hash
        self._by_json = {_key(encode(action)): action for action in tables.vocabulary}

    # ------------------------------------------------------------ hot path
    def new(self, setup: Setup, seed: int) -> State:
        """Deal a game; ValueError for a number of players or an option the game lacks."""
        return deal(self.tables, setup, seed)

    def to_act(self, state: State) -> Seat:
        """Return the seat to decide, or NOBODY."""
        return state.actor

    def legal(self, state: State) -> Options:
        """Return every legal action; they were listed when the state came to rest."""
        return state.options

    def choices(self, state: State) -> Options:
        """Return the legal actions in canonical order: each outcome, not each way to it."""
        return choices_of(self.tables, state)

    def apply(self, state: State, action: RodeoAction, emit: Sink | None = None) -> None:
        """Play a legal action up to the next decision or the end."""
        play(self.tables, state, action, emit)

    def copy(self, state: State) -> State:
        """Return a state that shares nothing that changes."""
        return state.copy()

    def scores(self, state: State) -> Sequence[int]:
        """Return each seat's victory points."""
        return state.vp

    # ------------------------------------------------------------ polite path
    def decision(self, state: State, seat: Seat | None) -> Decision | None:
        """Return what is to be chosen, as a seat may know it."""
        return decision_of(self.tables, state, seat)

    def why_not(self, view: View, action: RodeoAction) -> Text | None:
        """Return why an action is not legal for the viewing seat; None if it is."""
        return refusal(self.tables, view, action)

    def explain(self, view: View, thing: Thing) -> Explanation:
        """Return what a thing is and why it cannot be chosen; ValueError for no thing."""
        return explanation(self.tables, view, thing)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view_of(self.tables, state, seat)

    def sampler(self, view: View) -> Callable[[int], State]:
        """Return a function from a seed to a state that fits the view."""
        return sampler_of(self.tables, view)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Hide the cards another seat draws, keeps and gives back, and who had no choice."""
        match event:
            case OnlyWay() if seat not in (None, event.seat):
                return None
            case FanDrawn() | CardReturned() | CardKept() if event.seat != seat:
                return replace(event, fan="", name=None)
            case OffersDrawn() if event.seat != seat:
                return replace(event, fans=(), names=())
            case EventDrawn() if event.seat != seat:
                return replace(event, event="", name=None)
            case HandDealt() if event.seat != seat:
                return replace(event, events=())
        return event

    def outcome(self, state: State) -> Outcome:
        """Return the standings."""
        return outcome_of(self.tables, state)

    def digest(self, state: State) -> str:
        """Return 16 hex digits over the data and every slot but the caches."""
        slots = [getattr(state, name) for name in FIELDS]
        return blake2b(f"{self.data_hash}{slots}".encode(), digest_size=8).hexdigest()

    def round_of(self, state: State) -> int:
        """Return the number of the season."""
        return state.season + 1

    # ------------------------------------------------------------ for contracts and tables
    def census(self, state: State) -> tuple[int, ...]:
        """Count each card, figure, stand, upgrade and toilet, wherever it is."""
        return census_of(self.tables, state)

    def vocabulary(self) -> Options:
        """Return every action the game knows."""
        return self.tables.vocabulary

    def encode(self, action: RodeoAction) -> dict[str, Any]:
        """Return an action as JSON."""
        return encode(action)

    def decode(self, data: dict[str, Any]) -> RodeoAction:
        """Return the prebuilt action; ValueError if the game knows no such action."""
        try:
            return self._by_json[_key(data)]
        except (KeyError, TypeError):
            raise ValueError(f"Rock'n Rodeo has no action {data!r}") from None


def _key(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True)


def load(path: Path | None = None) -> RodeoRules:
    """Build the rules over a folder of data, the game's own if None; DataError if it is wrong."""
    return RodeoRules(Tables(read(path)))
