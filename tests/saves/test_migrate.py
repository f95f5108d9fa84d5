"""Older formats lead on to ours step by step: shown with formats that never were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saves import document, migrate
from saves.cover import Cover
from saves.document import to_document
from saves.errors import SaveError
from saves.opening import is_older, open_match
from saves.reading import read_document
from saves.store import Store
from tests.saves.party import dealt, know, party, path_of, play


def from_minus_one(old: dict[str, Any]) -> dict[str, Any]:
    return {**old, "dice": old["seed_number"]}


def from_zero(old: dict[str, Any]) -> dict[str, Any]:
    return {**old, "seed": old["dice"]}


STEPS = {-1: from_minus_one, 0: from_zero}


def test_every_step_is_there() -> None:
    assert sorted(migrate.STEPS) == list(range(1, migrate.FORMAT))


def test_steps_are_taken_in_order_and_leave_the_old_alone() -> None:
    old = {"format": -1, "seed_number": 7}
    new = migrate.migrate(old, STEPS, 1)
    assert (new["format"], new["seed"]) == (1, 7)
    assert old == {"format": -1, "seed_number": 7}


def test_ours_stays_as_it_is() -> None:
    now = {"format": 1, "seed": 7}
    assert migrate.migrate(now, STEPS, 1) is now


def test_a_missing_step_is_an_error() -> None:
    with pytest.raises(KeyError):
        migrate.migrate({"format": -2}, STEPS, 1)


def older(raw: dict[str, Any]) -> dict[str, Any]:
    """Write a save of today as a format before it would have been, one number lower."""
    return {**{k: v for k, v in raw.items() if k != "seed"}, "format": 0, "dice": raw["seed"]}


@pytest.fixture
def formats(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, party())
    monkeypatch.setattr(document, "migrate", lambda raw: migrate.migrate(raw, STEPS, 1))


def test_an_older_save_opens(formats: None) -> None:
    match = play(dealt(), 5)
    raw = json.loads(to_document(match, Cover.begin("party")).model_dump_json())
    found = read_document(json.dumps(older(raw)).encode(), "a.save")
    assert is_older(found)
    assert open_match(found, Cover.begin("party"), "a.save").match.digest == match.digest


def test_playing_on_keeps_the_older_file(formats: None, store: Store) -> None:
    match = play(dealt(), 5)
    cover = store.begin(match)
    store.leave(match, cover)
    path = path_of(store, cover)
    data = json.dumps(older(json.loads(path.read_bytes()))).encode()
    path.write_bytes(data)
    opened = store.open(cover.id)
    store.autosave(play(opened.match, 1), opened.cover)
    store.flush()
    assert path.read_bytes() == data
    assert store.open(opened.cover.id).match.digest == opened.match.digest


def test_no_step_no_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, party())
    raw = json.loads(to_document(dealt(), Cover.begin("party")).model_dump_json())
    with pytest.raises(SaveError):
        read_document(json.dumps(older(raw)).encode(), "a.save")
