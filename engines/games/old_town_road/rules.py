"""The rules of Old Town Road: the hot path from ``play``, and the polite answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from struct import pack
from typing import Any

from engines.core.rules import Rules
from engines.core.types import Decision, Event, Explanation, Outcome, Seat, Text, Thing
from engines.games.old_town_road import account, decisions, reasons, things
from engines.games.old_town_road import view as views
from engines.games.old_town_road.actions import TownAction
from engines.games.old_town_road.components import load_cards
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.state import OVER, State
from engines.games.old_town_road.view import View

_FIELDS = ("kind", "shooter", "target", "card", "side")


class TownRules(Play, Rules[State, TownAction, View]):
    """Old Town Road over one deck of cards."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(load_cards(path))
        self.data_hash = self.cards.data_hash
        self._decoding = {
            tuple(getattr(action, name, None) for name in _FIELDS): action
            for action in self.tables.actions()
        }

    def decision(self, state: State, seat: Seat | None) -> Decision | None:
        """Return what is to be chosen; only the player gets the options."""
        return decisions.decision(self, state, seat)

    def why_not(self, view: View, action: TownAction) -> Text | None:
        """Return the one reason why an action is not legal now; None if it is."""
        return reasons.why_not(self, view, action)

    def explain(self, view: View, thing: Thing) -> Explanation:
        """Return what a thing is: a card, the deck, the pile, the town, a sign, a hand."""
        return things.explain(self, view, thing)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything but the order of the unseen cards."""
        return views.view(state, seat == 0)

    def sampler(self, view: View) -> Callable[[int], State]:
        """Return states that fit: unseen cards in any order, known places kept."""
        return views.sampler(view, len(self.cards))

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Return the event: nothing that happens is hidden."""
        return event

    def outcome(self, state: State) -> Outcome:
        """Return the score term by term and the rank."""
        return account.outcome(self.tables, state)

    def digest(self, state: State) -> str:
        """Return the hash of data and state; no field is a cache."""
        numbers = (
            *(state.turned, state.known, state.sent, state.drawn, state.phase),
            *(len(state.road), len(state.deck), len(state.pile)),
            *(*state.road, *state.deck, *state.pile),
        )
        raw = self.data_hash.encode() + pack(f"<{len(numbers)}q", *numbers)
        return blake2b(raw, digest_size=8).hexdigest()

    def round_of(self, state: State) -> int:
        """Return the number of the event that is due: one for each card under the deck."""
        return len(state.pile) + (state.phase != OVER)

    def census(self, state: State) -> tuple[int, ...]:
        """Return for each card in how many places it is: always one."""
        counts = [0] * len(self.cards)
        pile = [(face if face >= 0 else ~face) >> 1 for face in state.pile]
        for card in (*state.road, *state.deck, *pile, *([state.drawn] * (state.drawn >= 0))):
            counts[card] += 1
        return tuple(counts)

    def vocabulary(self) -> Sequence[TownAction]:
        """Return every action this deck can need."""
        return tuple(self._decoding.values())

    def encode(self, action: TownAction) -> dict[str, Any]:
        """Return kind and ids."""
        return {name: getattr(action, name) for name in _FIELDS if hasattr(action, name)}

    def decode(self, data: dict[str, Any]) -> TownAction:
        """Return the prebuilt action; ValueError for one that no card of this deck allows."""
        if not set(data) <= set(_FIELDS):
            raise ValueError(f"old_town_road has no action {data!r}")
        try:
            return self._decoding[tuple(data.get(name) for name in _FIELDS)]
        except (KeyError, TypeError) as error:
            raise ValueError(f"old_town_road has no action {data!r}") from error
