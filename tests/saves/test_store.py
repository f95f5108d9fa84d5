"""The folder of saves: nothing good is lost, nothing damaged hides the rest."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from saves import disk
from saves.cover import Cover
from saves.errors import Fault, SaveError
from saves.store import Store
from tests.saves.party import dealt, kept, names, path_of, play


def spoil(path: Path) -> bytes:
    data = path.read_bytes()[:300]
    path.write_bytes(data)
    return data


def test_an_autosave_opens_where_the_game_stood(store: Store) -> None:
    match, cover = kept(store)
    opened = store.open(cover.id)
    assert opened.warning is None
    assert opened.match.digest == match.digest
    assert opened.cover == cover


def test_the_file_and_two_earlier_ones_are_kept(store: Store) -> None:
    _, cover = kept(store, moves=5)
    path = path_of(store, cover)
    moves = [
        len(json.loads(place.read_bytes())["entries"]) for place in (path, *disk.backups_of(path))
    ]
    assert moves == [5, 4, 3]
    assert len(names(store)) == 3


def test_the_save_before_is_on_the_disk_when_autosave_returns(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    real = disk.write

    def slow(path: Path, data: bytes, backups: bool = False) -> None:
        time.sleep(0.02)
        real(path, data, backups)
        written.append(len(json.loads(data)["entries"]))

    monkeypatch.setattr(disk, "write", slow)
    match = dealt()
    cover = store.begin(match)
    for move in range(4):
        play(match, 1)
        started = time.perf_counter()
        store.autosave(match, cover)
        assert written[: move + 1] == list(range(1, move + 1))
        assert time.perf_counter() - started < 1.0
    store.flush()
    assert written == [1, 2, 3, 4]


def test_several_games_go_on_side_by_side(store: Store) -> None:
    _, first = kept(store, moves=3, seed=1)
    second_match, second = kept(store, moves=4, seed=2)
    assert {entry.id for entry in store.entries()} == {first.id, second.id}
    assert store.open(second.id).match.digest == second_match.digest
    assert len(store.open(first.id).match.log) == 3


def test_the_latest_unfinished_game_is_continued(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.latest() is None
    ids = []
    for number, moves in enumerate((3, 5, 12)):
        moment = Cover("x", "x").created.replace(year=2031, minute=number)
        monkeypatch.setattr("saves.document.now", lambda moment=moment: moment)
        ids.append(kept(store, moves, seed=number)[1].id)
    assert [entry.id for entry in store.entries()] == ids[::-1]
    latest = store.latest()
    assert latest is not None
    assert latest.id == ids[1]


def test_a_damaged_file_is_listed_beside_the_others(store: Store) -> None:
    _, good = kept(store)
    (store.folder / "empty.save").touch()
    (store.folder / "text.save").write_text("hello")
    (store.folder / "note.txt").write_text("not even listed")
    (store.folder / "folder.save").mkdir()
    found = {entry.id: entry for entry in store.entries()}
    assert set(found) == {good.id, "empty", "text"}
    faults = {id_: entry.fault.fault for id_, entry in found.items() if entry.fault}
    assert faults == {"empty": Fault.EMPTY, "text": Fault.FOREIGN}
    assert found[good.id].openable
    assert not found["empty"].openable
    with pytest.raises(SaveError):
        store.open("empty")


def test_from_a_damaged_file_the_earlier_copy_opens(store: Store) -> None:
    match, cover = kept(store, moves=5)
    data = spoil(path_of(store, cover))
    entry = store.entry(cover.id)
    assert entry.fault is not None
    assert entry.fault.fault is Fault.TRUNCATED
    assert (entry.earlier, entry.openable) == (True, True)
    assert entry.info is not None
    assert entry.info.moves == 4
    opened = store.open(cover.id)
    assert opened.warning is not None
    assert opened.warning.arg("file") == f"{cover.id}.save"
    assert opened.match.log == match.log[:4]
    store.autosave(play(opened.match, 1), opened.cover)
    store.flush()
    assert path_of(store, cover).read_bytes() == data
    assert store.open(opened.cover.id).match.digest == match.digest
    latest = store.latest()
    assert latest is not None


def test_a_missing_file_opens_from_its_copy(store: Store) -> None:
    match, cover = kept(store, moves=5)
    path_of(store, cover).unlink()
    assert store.entry(cover.id).earlier
    assert store.open(cover.id).match.log == match.log[:4]


def test_all_copies_damaged_is_an_error_that_names_the_file(store: Store) -> None:
    _, cover = kept(store)
    path = path_of(store, cover)
    before = {place: spoil(place) for place in (path, *disk.backups_of(path))}
    assert not store.entry(cover.id).openable
    with pytest.raises(SaveError) as caught:
        store.open(cover.id)
    assert caught.value.file == path.name
    assert {place: place.read_bytes() for place in before} == before


def test_where_the_log_lies_the_copy_that_leads_further_opens(store: Store) -> None:
    match, cover = kept(store, moves=5)
    path = path_of(store, cover)
    raw = json.loads(path.read_bytes())
    raw["entries"][1]["digest"] = "a" * 16
    path.write_text(json.dumps(raw))
    assert store.open(cover.id).match.log == match.log[:4]
    for backup in disk.backups_of(path):
        backup.unlink()
    opened = store.open(cover.id)
    assert opened.match.log == match.log[:1]
    assert opened.warning is not None


def test_a_named_copy_never_changes(store: Store) -> None:
    match, cover = kept(store)
    id_ = store.save_as(match, cover, "  before the storm ")
    data = (store.folder / f"{id_}.save").read_bytes()
    opened = store.open(id_)
    info = store.entry(id_).info
    assert info is not None
    assert (info.name, info.kept) == ("before the storm", True)
    assert (opened.cover.name, opened.cover.kept) == ("", False)
    assert opened.cover.game == cover.game
    store.autosave(play(opened.match, 2), opened.cover)
    store.autosave(play(match, 1), cover)
    store.flush()
    assert (store.folder / f"{id_}.save").read_bytes() == data
    assert len(store.entries()) == 3


def test_renaming(store: Store) -> None:
    match, cover = kept(store)
    cover.name = "Sunday"
    store.rename(cover.id, "Sunday")
    assert [entry.info.name for entry in store.entries() if entry.info] == ["Sunday"]
    store.autosave(play(match, 1), cover)
    store.flush()
    assert [entry.id for entry in store.entries()] == [cover.id]
    store.rename(cover.id, "\ud800 odd")
    assert store.entry(cover.id).openable
    with pytest.raises(SaveError):
        store.rename("nothing", "x")


def test_deleting_takes_copies_and_picture_along(store: Store) -> None:
    _, cover = kept(store)
    _, other = kept(store, seed=6)
    store.set_picture(cover, b"\x89PNG")
    store.flush()
    assert store.picture(cover.id) == b"\x89PNG"
    store.delete(cover.id)
    assert store.picture(cover.id) is None
    assert [entry.id for entry in store.entries()] == [other.id]
    assert all(name.startswith(other.id) for name in names(store))


def test_leaving_is_marked(store: Store) -> None:
    match, cover = kept(store)
    cover.seconds = 61.25
    store.leave(match, cover)
    info = store.entry(cover.id).info
    assert info is not None
    assert (info.clean, info.seconds) == (True, 61.2)


def test_a_file_from_elsewhere_opens_as_a_new_save(store: Store, tmp_path: Path) -> None:
    match, cover = kept(store)
    outside = tmp_path / "from a friend.save"
    outside.write_bytes(path_of(store, cover).read_bytes())
    opened = store.open_file(outside)
    assert opened.match.digest == match.digest
    store.autosave(opened.match, opened.cover)
    store.flush()
    assert len(store.entries()) == 2
    assert store.open_file(path_of(store, cover)).cover.id == cover.id
    with pytest.raises(SaveError):
        store.open_file(tmp_path / "no such.save")


def test_names_never_meet() -> None:
    assert len({Cover.begin("party").id for _ in range(500)}) == 500


def test_the_home_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROADSHOW_HOME", str(tmp_path / "with space ä"))
    assert Store().folder == tmp_path / "with space ä" / "saves"
    monkeypatch.delenv("ROADSHOW_HOME")
    assert disk.home().name == "Roadshow"
