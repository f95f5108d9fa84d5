"""The data: what it holds, and that a mistake in it is named by file, record and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engines.core.errors import DataError
from engines.core.types import Setup
from engines.games.rodeo.components import FILES, OWN_FOLDER, read
from engines.games.rodeo.components.grounds import enough
from engines.games.rodeo.rules import load


def test_the_box() -> None:
    data = read()
    assert len(data.bands) == 32
    assert [sum(b.tier == tier for b in data.bands) for tier in range(4)] == [6, 16, 6, 4]
    assert sum(fan.copies for fan in data.fans) == 48
    assert sum(stand.copies for stand in data.stands) == 26
    assert sum(not stand.starting for stand in data.stands) == 12
    assert sum(upgrade.copies for upgrade in data.upgrades) == 16
    assert len(data.events) == 20
    assert len(data.festivals) == 7
    assert sum(card.copies for card in data.campsites) == 20
    assert sum(data.boards.figures) == 69
    assert data.boards.toilets == 13


def test_every_festival_grows_by_the_season() -> None:
    for festival in read().festivals:
        seasons = [ground.season for ground in festival.grounds]
        assert [seasons.count(season) for season in range(3)] == [3, 1, 1]
        assert len({(g.x, g.y) for g in festival.grounds}) == 5


def test_chaos_and_hygiene_by_genre() -> None:
    assert read().per_card == ((0, 2), (0, 1), (1, -1), (1, -2))


def test_campsite_cards_are_enough_for_the_whole_table() -> None:
    data = read()
    assert not enough(data.campsites, [0] * 18)
    assert enough(data.campsites, [0] * 10 + [1] * 3 + [2] * 7)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(OWN_FOLDER, folder)
    (folder / f"{name}.toml").unlink()
    with pytest.raises(DataError) as error:
        read(folder)
    assert error.value.file == f"{name}.toml"


@pytest.mark.parametrize(
    ("name", "old", "new", "record", "field"),
    [
        ("bands", 'id = "lh01"', 'id = "g01"', "band g01", "id"),
        ("bands", "fee = 4", 'fee = "much"', "band lh01", "fee"),
        ("bands", 'genre = "punk", fans = 1', 'genre = "jazz", fans = 1', "symbols", "genre"),
        ("bands", "count = 16", "count = 15", "tiers.local_hero", "count"),
        ("fans", 'aversion = ["drinks"]', 'aversion = ["drinks", "other"]', "fan p6", "aversion"),
        ("fans", 'wants = ["punk"]', "", "fan p2", "requirements"),
        ("fans", "purchasing_power = 1", "purchasing_power = -1", "fan p1", "purchasing_power"),
        ("stands", "income = 1", "income = 99", "stand bierstand", "income"),
        ("upgrades", "copies = 4", "copies = 0", "upgrade einlass", "copies"),
        ("events", 'op = "mood"', 'op = "magic"', "event e01", "op"),
        ("festivals", "from = 4, vp = 2", "from = 40, vp = 2", "festival punk", "table"),
        ("festivals", '"doenermann"]', '"suesskram"]', "festival", "start_stands"),
        ("campsites", "copies = 10", "copies = 4", "", "card"),
        ("tables", "start_cash = 8", "start_cash = -8", "players", "start_cash"),
        ("tables", "wixi = 13", "wixi = 5", "supply", "wixi"),
        ("tables", "punk = 6, metal", "punk = 60, metal", "", "available_fans"),
    ],
)
def test_a_mistake_is_named(
    name: str, old: str, new: str, record: str, field: str, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(OWN_FOLDER, folder)
    file = folder / f"{name}.toml"
    words = file.read_text(encoding="utf-8")
    assert old in words
    file.write_text(words.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        read(folder)
    assert error.value.file == f"{name}.toml"
    assert record in error.value.record
    assert field in f"{error.value.record} {error.value.problem}"


def test_other_data_plays_without_a_line_of_code(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(OWN_FOLDER, folder)
    file = folder / "tables.toml"
    words = file.read_text(encoding="utf-8").replace("start_cash = 8", "start_cash = 20")
    file.write_text(words, encoding="utf-8")
    other, own = load(folder), load()
    assert other.data_hash != own.data_hash
    assert other.new(Setup(2), 1).cash == [20, 20]
