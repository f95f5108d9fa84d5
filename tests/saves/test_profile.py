"""Settings: every right value is kept, every wrong one named, and the start never fails."""

from __future__ import annotations

import json
import locale
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves import disk, profile
from saves.profile import ASIDE, FILE, Profile, Settings
from tests.saves.test_damage import VALUES

QUICK = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def write(folder: Path, raw: Any) -> bytes:
    data = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
    (folder / FILE).write_bytes(data)
    return data


def test_a_first_start_has_the_defaults_and_writes_nothing(tmp_path: Path) -> None:
    first = Profile(tmp_path / "new")
    assert first.settings == Settings()
    assert first.warnings == []
    assert not (tmp_path / "new").exists()


def test_what_is_set_is_there_at_the_next_start(tmp_path: Path) -> None:
    first = Profile(tmp_path)
    first.settings.ui_scale = 150
    first.settings.language = "de"
    first.settings.keys = {"hint": "F2"}
    first.settings.last_table = {"party": {"seats": 3, "who": ["human", "easy"]}}
    assert first.save() is None
    again = Profile(tmp_path)
    assert again.settings == first.settings
    assert again.warnings == []


def test_nothing_is_written_where_nothing_changed(tmp_path: Path) -> None:
    first = Profile(tmp_path)
    first.save()
    before = disk.signature(first.path)
    first.save()
    assert disk.signature(first.path) == before


def test_a_wrong_value_is_refused_when_set(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="ui_scale"):
        Profile(tmp_path).settings.ui_scale = 500


def test_only_the_wrong_value_falls_back(tmp_path: Path) -> None:
    data = write(tmp_path, {"ui_scale": "huge", "sound_volume": 5, "animation": "none", "x": 1})
    loaded = Profile(tmp_path)
    assert loaded.settings.ui_scale == 100
    assert (loaded.settings.sound_volume, loaded.settings.animation) == (5, "none")
    (warning,) = loaded.warnings
    problem = warning.arg("problem")
    assert dict(getattr(problem, "args", ())) == {
        "file": FILE,
        "field": "ui_scale",
        "value": '"huge"',
    }
    assert (tmp_path / ASIDE).read_bytes() == data
    loaded.save()
    assert Profile(tmp_path).warnings == []


def test_unknown_and_missing_settings_are_no_fault(tmp_path: Path) -> None:
    write(tmp_path, {"teleport": True})
    assert Profile(tmp_path).warnings == []


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", bytes(100)])
def test_a_ruined_file_is_kept_aside(tmp_path: Path, data: bytes) -> None:
    write(tmp_path, data)
    loaded = Profile(tmp_path)
    assert loaded.settings == Settings()
    assert len(loaded.warnings) == 1
    assert (tmp_path / ASIDE).read_bytes() == data


@given(st.binary(max_size=60) | VALUES)
@QUICK
def test_any_file(tmp_path: Path, raw: Any) -> None:
    write(tmp_path, raw)
    loaded = Profile(tmp_path)
    assert Settings.model_validate(loaded.settings.model_dump()) == loaded.settings


@given(st.sampled_from(sorted(Settings.model_fields)), VALUES)
@QUICK
def test_any_value_of_any_setting(tmp_path: Path, name: str, value: Any) -> None:
    write(tmp_path, {"player_name": "Mara", "window_width": 1600, name: value})
    loaded = Profile(tmp_path)
    if name not in ("player_name", "window_width"):
        assert (loaded.settings.player_name, loaded.settings.window_width) == ("Mara", 1600)
    changed = json.dumps(getattr(loaded.settings, name)) != json.dumps(value)
    assert bool(loaded.warnings) == changed


def test_resetting_a_page(tmp_path: Path) -> None:
    first = Profile(tmp_path)
    first.settings.ui_scale, first.settings.sound_volume = 80, 1
    first.reset("ui_scale")
    assert (first.settings.ui_scale, first.settings.sound_volume) == (100, 1)
    first.reset()
    assert first.settings == Settings()


@pytest.mark.parametrize(
    ("name", "language"),
    [("de_AT", "de"), ("German_Germany", "de"), ("fr_FR", "en"), (None, "en"), ("C", "en")],
)
def test_the_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, name: str | None, language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "UTF-8"))
    assert profile.Settings().language == language


def test_a_folder_that_will_not_do_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    blocked = Profile(tmp_path / "taken")
    assert blocked.settings == Settings()
    assert blocked.save() is not None
