"""Games played in the real window, with the mouse alone and with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.catalogue import game
from engines.core.match import Match, Played, Player
from engines.core.types import Setup
from saves.store import Store
from tests.e2e.conftest import Start
from tests.e2e.desktop import App, until
from tests.e2e.tables import PLAYABLE, every_table, saves_in, seats
from tests.e2e.twin import Drive, Twin
from tests.game.conftest import drive

__all__ = ["drive"]

HANDS = ("mouse", "keyboard")


def sit_down(start: Start, home: Path, drive: Drive, slug: str) -> tuple[App, Twin]:
    app = start(*seats(slug, "human"), "--seed", "5")
    app.shown()
    until("the game's file", lambda: saves_in(home))
    return app, Twin(app, home, drive())


@pytest.mark.parametrize("hand", HANDS)
@every_table
def test_a_few_decisions(start: Start, home: Path, drive: Drive, slug: str, hand: str) -> None:
    app, twin = sit_down(start, home, drive, slug)
    twin.play(hand, 6)
    assert len(twin.kept().log) >= 6
    leave(app, twin, hand)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("hand", HANDS)
@every_table
def test_a_whole_game(start: Start, home: Path, drive: Drive, slug: str, hand: str) -> None:
    app, twin = sit_down(start, home, drive, slug)
    twin.play(hand)
    print(slug, hand, twin.clicks, "clicks", twin.drags, "drags", twin.keys, "keys")
    assert twin.kept().over
    until("the result", (home / "results.jsonl").exists)
    app.shown()
    leave(app, twin, hand)


NEWCOMERS = [slug for slug in PLAYABLE if any(option.newcomer for option in game(slug).options)]


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("slug", NEWCOMERS)
def test_a_first_game(start: Start, home: Path, drive: Drive, slug: str, hand: str) -> None:
    """As somebody is offered it who is new to the game."""
    spec = game(slug)
    options = tuple((o.id, o.newcomer) for o in spec.options if o.newcomer)
    people = [Player("Rosa", "human", "red", "rosa"), Player("Bea", "easy", "blue", "rosa")]
    match = Match.deal(spec, Setup(2, options), 21, people)
    store = Store(home / "saves")
    store.autosave(match, store.begin(match))
    store.flush()
    store.close()
    (path,) = saves_in(home)
    app = start("--load", str(path))
    app.shown()
    twin = Twin(app, home, drive())
    twin.play(hand)
    decisions = sum(isinstance(e, Played) and e.seat == 0 for e in twin.kept().log)
    print(slug, hand, decisions, "decisions", twin.clicks, "clicks", twin.drags, "drags")
    assert twin.kept().over
    leave(app, twin, hand)


def leave(app: App, twin: Twin, hand: str) -> None:
    assert (twin.clicks == twin.drags == 0) if hand == "keyboard" else twin.keys == 0
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors
