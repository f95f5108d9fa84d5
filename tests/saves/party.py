"""The bots' toy made playable at a table: what tests of saves need besides a real game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from engines import catalogue
from engines.core.match import Match, Player
from engines.core.rules import GameSpec
from engines.core.types import Decision, Seat, Setup, Text, Who, text
from saves.cover import Cover
from saves.store import Store
from tests.bots.toy import PLAYS, TOY, Play, State, ToyRules, View


class PartyRules(ToyRules):
    """``data_hash`` stands for the component data, ``forbidden`` for a stricter rule."""

    def __init__(self, data_hash: str = "0" * 16, forbidden: tuple[int, ...] = ()) -> None:
        self.data_hash = data_hash
        self.forbidden = forbidden

    def digest(self, state: State) -> str:
        return blake2b(f"{self.data_hash}{state}".encode(), digest_size=8).hexdigest()

    def legal(self, state: State) -> Any:
        every = super().legal(state)
        return [play for play in every if play.card not in self.forbidden]

    def decision(self, state: State, seat: Seat | None) -> Decision | None:
        if self.to_act(state) < 0:
            return None
        who = Who(self.to_act(state))
        return Decision(self.to_act(state), "card", text("{who} plays a card", who=who), "cards")

    def why_not(self, view: View, action: Play) -> Text | None:
        return text("You do not hold it.") if action.card not in view.hand else None

    def decode(self, data: dict[str, Any]) -> Play:
        if data["kind"] != "play" or not 0 <= data["card"] < len(PLAYS):
            raise ValueError("no such card")
        card: int = data["card"]
        return PLAYS[card]


def party(**changes: Any) -> GameSpec:
    return replace(TOY, slug="party", load=lambda path: PartyRules(), **changes)


def spec_with(rules: Callable[[Path | None], PartyRules], **changes: Any) -> GameSpec:
    return replace(TOY, slug="party", load=rules, **changes)


def know(monkeypatch: pytest.MonkeyPatch, spec: GameSpec) -> None:
    """Let the catalogue hold this game besides the house's own."""
    every = {**catalogue.games(), spec.slug: spec}
    for module in ("engines.catalogue", "saves.reading"):
        monkeypatch.setattr(f"{module}.games", lambda: every)


def dealt(seed: int = 5, spec: GameSpec | None = None) -> Match:
    players = (Player("Mara", "human", "red", "a"), Player("Bea", "easy"), Player("Jörg", "hard"))
    return Match.deal(spec or party(), Setup(3), seed, players)


def play(match: Match, moves: int) -> Match:
    for _ in range(moves):
        match.play(match.rules.legal(match.state)[0])
    return match


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    know(monkeypatch, party())
    kept = Store(tmp_path / "saves")
    yield kept
    kept.close()


def kept(store: Store, moves: int = 5, seed: int = 5) -> tuple[Match, Cover]:
    """Play a game act by act, each one saved, as the table does."""
    match = dealt(seed)
    cover = store.begin(match)
    store.autosave(match, cover)
    for _ in range(moves):
        play(match, 1)
        store.autosave(match, cover)
    store.flush()
    return match, cover


def path_of(store: Store, cover: Cover) -> Path:
    return store.folder / f"{cover.id}.save"


def names(store: Store) -> set[str]:
    """Return the names of all files in a store."""
    return {path.name for path in store.folder.iterdir()}
