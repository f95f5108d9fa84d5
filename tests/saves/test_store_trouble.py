"""What disturbs the folder of saves: another app, a foreign hand, a disk that will not do."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from engines.core.match import Match
from saves.cover import Cover
from saves.errors import StoreError
from saves.store import Store
from tests.saves.party import dealt, kept, know, names, party, path_of, play


# ------------------------------------------------------------ two at once
def test_two_apps_playing_on_one_game_keep_both(store: Store) -> None:
    match, cover = kept(store)
    other = Store(store.folder)
    theirs = other.open(cover.id)
    assert theirs.cover.id == cover.id
    other.autosave(play(theirs.match, 3), theirs.cover)
    other.flush()
    store.autosave(play(match, 1), cover)
    store.flush()
    assert cover.id != theirs.cover.id
    other.autosave(play(theirs.match, 1), theirs.cover)
    other.flush()
    assert store.open(cover.id).match.digest == match.digest
    assert other.open(theirs.cover.id).match.digest == theirs.match.digest
    other.close()


def test_a_file_of_a_foreign_hand_is_not_written_over(store: Store) -> None:
    match, cover = kept(store)
    path = path_of(store, cover)
    path.write_text("edited by hand")
    store.autosave(play(match, 1), cover)
    store.flush()
    assert path.read_text() == "edited by hand"
    assert store.open(cover.id).match.digest == match.digest


# ------------------------------------------------------------ a folder that will not do
def failing(kept_in: Store, match: Match) -> str:
    """Autosave twice, as the table would, and return what it would show."""
    cover = kept_in.begin(match)
    told = []
    for _ in range(2):
        kept_in.autosave(play(match, 1), cover)
        kept_in.flush()
        told.append(kept_in.trouble())
    assert kept_in.failing
    assert told[0] is not None
    assert told[1] is None
    why = told[0].arg("why")
    return getattr(why, "id", "")


def test_a_file_in_place_of_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, party())
    (tmp_path / "saves").write_text("I was here first")
    blocked = Store(tmp_path / "saves")
    assert "stands where" in failing(blocked, dealt())
    with pytest.raises(StoreError):
        blocked.entries()
    with pytest.raises(StoreError):
        blocked.save_as(dealt(), Cover.begin("party"), "x")
    assert blocked.latest() is None
    (tmp_path / "saves").unlink()
    match = dealt()
    blocked.autosave(match, blocked.begin(match))
    blocked.flush()
    assert not blocked.failing
    assert len(blocked.entries()) == 1
    blocked.close()


@pytest.mark.parametrize(
    ("number", "words"),
    [(28, "full"), (13, "cannot be written"), (30, "cannot be written"), (5, "")],
)
def test_a_disk_that_refuses(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    match, cover = kept(store)
    before = path_of(store, cover).read_bytes()

    def refuse(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", refuse)
        store.autosave(play(match, 1), cover)
        store.flush()
        trouble = store.trouble()
        assert trouble is not None
        assert words in getattr(trouble.arg("why"), "id", "")
        assert path_of(store, cover).read_bytes() == before
    assert not [name for name in names(store) if name.endswith(".tmp")]
    store.autosave(match, cover)
    store.flush()
    assert (store.failing, store.trouble()) == (False, None)
    assert store.open(cover.id).match.digest == match.digest


def test_a_folder_deleted_during_the_game_comes_back(store: Store) -> None:
    match, cover = kept(store)
    for path in store.folder.iterdir():
        path.unlink()
    store.folder.rmdir()
    assert store.entries() == []
    store.autosave(play(match, 1), cover)
    store.flush()
    assert store.open(cover.id).match.digest == match.digest


def test_what_a_crash_left_is_cleaned_at_the_next_start(store: Store) -> None:
    _, cover = kept(store)
    old, fresh = (store.folder / f".{cover.id}.save.{n}-0.tmp" for n in (1, 2))
    old.write_text("half"), fresh.write_text("being written by another app")
    os.utime(old, (time.time() - 600,) * 2)
    Store(store.folder).close()
    assert not old.exists()
    assert fresh.exists()
    assert [entry.id for entry in store.entries()] == [cover.id]


def test_without_hard_links_a_backup_is_still_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> None:
        raise OSError(1, "no links here")

    monkeypatch.setattr("os.link", refuse)
    match, cover = kept(store, moves=3)
    assert len(names(store)) == 3
    assert store.open(cover.id).match.digest == match.digest
