"""The built assets are whole: indexes, masters, fonts, sounds and board data agree."""

import array
import json
import struct
import wave
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets.source.catalogue import TABLES, sprites
from assets.source.sounds import RATE, SOUNDS, Noise, hiss, tone

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = ASSETS / "common" / "fonts"
SAMPLES = ("common/icon_undo", "common/logo", "on_the_road/lake_3", "on_the_road/card_5")
LETTERS = "ABCXYZabcxyz0123456789ÄÖÜäöüßéèçñ„“”‘’…–—×+−=.,:;!?()%&/'\""
MEGABYTE = 1024 * 1024


def read_index(table: str) -> dict[str, dict[str, Any]]:
    index: dict[str, dict[str, Any]] = json.loads(
        (ASSETS / table / "sprites" / "index.json").read_text("utf-8")
    )
    return index


def png_size(file: Path) -> tuple[int, int]:
    head = file.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return int(width), int(height)


def all_entries() -> list[tuple[str, str, dict[str, Any]]]:
    return [(t, name, line) for t in TABLES for name, line in read_index(t).items()]


def shares(data: object) -> list[float]:
    if isinstance(data, dict):
        return [n for value in data.values() for n in shares(value)]
    if isinstance(data, list):
        return [n for value in data for n in shares(value)]
    return [float(data)] if isinstance(data, int | float) else []


# ---------------------------------------------------------------- sprites
def test_every_folder_of_sprites_is_built_from_a_source() -> None:
    assert {p.parent.parent.name for p in ASSETS.glob("*/sprites/index.json")} == set(TABLES)


@pytest.mark.parametrize("table", TABLES)
def test_the_index_names_every_drawn_sprite_and_no_other(table: str) -> None:
    drawn = {sprite.name: sprite.entry() for sprite in sprites(table)}
    assert read_index(table) == json.loads(json.dumps(drawn))


@pytest.mark.parametrize("table", TABLES)
def test_no_name_is_drawn_twice(table: str) -> None:
    names = [sprite.name for sprite in sprites(table)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("table", TABLES)
def test_no_picture_lies_about_without_an_entry(table: str) -> None:
    files = {line["file"] for line in read_index(table).values()}
    assert {p.name for p in (ASSETS / table / "sprites").glob("*.png")} == files


def test_masters_have_the_size_the_index_says() -> None:
    for table, name, line in all_entries():
        file = ASSETS / table / "sprites" / line["file"]
        want = round(line["w"] * line["scale"]), round(line["h"] * line["scale"])
        assert png_size(file) == want, f"{table}/{name}"


def test_every_master_can_be_read_and_shows_something() -> None:
    for table, name, line in all_entries():
        picture = pygame.image.load(ASSETS / table / "sprites" / line["file"])
        drawn = picture.get_bounding_rect()
        assert drawn.w > 2 and drawn.h > 2, f"{table}/{name}"


def test_anchors_margins_and_borders_lie_inside_the_sprite() -> None:
    for table, name, line in all_entries():
        left, top, right, bottom = line["pad"]
        what = f"{table}/{name}"
        assert left <= line["cx"] <= line["w"] - right, what
        assert top <= line["cy"] <= line["h"] - bottom, what
        if line["nine"]:
            l9, t9, r9, b9 = line["nine"]
            assert l9 + r9 < line["w"] and t9 + b9 < line["h"], what
            assert l9 >= left and t9 >= top and r9 >= right and b9 >= bottom, what


def test_nothing_is_cut_off_by_the_sprite_edge() -> None:
    whole = {"wood", "grain", "curtain", "board", "app_icon", "double", "back"}
    for table, name, line in all_entries():
        if name in whole or name.startswith("portrait_") or not any(line["pad"]):
            continue
        picture = pygame.image.load(ASSETS / table / "sprites" / line["file"])
        w, h = picture.get_size()
        edge = [picture.get_at((x, y)).a for x in range(w) for y in (0, h - 1)]
        edge += [picture.get_at((x, y)).a for y in range(h) for x in (0, w - 1)]
        assert max(edge) < 200, f"{table}/{name}"


def test_icons_are_white_masks() -> None:
    for name in (n for n in read_index("common") if n.startswith("icon_")):
        picture = pygame.image.load(ASSETS / "common" / "sprites" / f"{name}.png")
        w, h = picture.get_size()
        seen = [picture.get_at((x, y)) for x in range(0, w, 3) for y in range(0, h, 3)]
        assert all(min(c.r, c.g, c.b) > 240 for c in seen if c.a > 200), name


@pytest.mark.parametrize("kind", ["mountain", "lake", "forest", "field"])
def test_each_landscape_has_six_different_pictures(kind: str) -> None:
    folder = ASSETS / "on_the_road" / "sprites"
    assert len({(folder / f"{kind}_{k}.png").read_bytes() for k in range(6)}) == 6


def test_the_assets_stay_small() -> None:
    total = sum(p.stat().st_size for p in ASSETS.rglob("*") if p.is_file())
    assert total < 25 * MEGABYTE


# ---------------------------------------------------------------- building
def test_the_same_source_gives_the_same_bytes() -> None:
    pytest.importorskip("resvg_py", reason="resvg_py draws the masters; only needed to build")
    from assets.build import render  # noqa: PLC0415 - needs resvg_py

    for full in SAMPLES:
        table, name = full.split("/")
        first, second = (
            next(render(s) for s in sprites(table) if s.name == name) for _ in range(2)
        )
        assert first == second, full
        assert png_size(ASSETS / table / "sprites" / f"{name}.png") == struct.unpack(
            ">II", first[16:24]
        )


# ---------------------------------------------------------------- the board
def test_the_board_data_is_up_to_date() -> None:
    for table, art in TABLES.items():
        for name, make in art.data.items():
            file = ASSETS / table / "sprites" / name
            assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(make())), name


def test_the_board_has_a_place_for_everything() -> None:
    data = json.loads((ASSETS / "on_the_road" / "sprites" / "board.json").read_text("utf-8"))
    assert len(data["spaces"]) == 32
    assert len(data["queue"]["slots"]) == 26
    assert all(len(s) >= int(n) for n, s in data["queue"]["by_count"].items())
    assert {n: len(s) for n, s in data["stage_slots"].items()} == {"12": 12, "13": 13, "16": 16}
    assert all(len(s) == int(n) for n, s in data["stage_extra"].items())
    assert len(data["parking"]["slots"]) == len(data["home"]["slots"]) == 4
    places = [data[k] for k in ("stage", "stage_slots", "stage_extra", "parking", "queue", "home")]
    places += [[s["x"], s["y"]] for s in data["spaces"]]
    assert all(0 <= n <= 1 for n in shares(places))


# ---------------------------------------------------------------- fonts
@pytest.mark.parametrize("file", sorted(FONTS.glob("*.ttf")), ids=lambda p: p.stem)
def test_fonts_have_the_letters_of_every_language(file: Path) -> None:
    pygame.font.init()
    font = pygame.font.Font(file, 20)
    missing = [c for c, m in zip(LETTERS, font.metrics(LETTERS), strict=True) if m is None]
    assert not missing


def test_every_font_comes_with_its_licence() -> None:
    notices = (ASSETS / "NOTICES.md").read_text("utf-8")
    for file in FONTS.glob("*.ttf"):
        assert file.name in notices
        assert (FONTS / f"OFL-{file.stem.split('-')[0]}.txt").exists()


# ---------------------------------------------------------------- sounds
@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_and_quiet(name: str) -> None:
    with wave.open(str(ASSETS / "common" / "sounds" / f"{name}.wav")) as sound:
        shape = sound.getnchannels(), sound.getsampwidth(), sound.getframerate()
        pcm = array.array("h", sound.readframes(sound.getnframes()))
    assert shape == (1, 2, RATE)
    assert 0.01 <= len(pcm) / RATE <= (1.2 if name in {"crowd", "win"} else 0.31)
    assert 0.15 * 32767 < max(map(abs, pcm)) < 0.4 * 32767
    assert max(abs(pcm[0]), abs(pcm[-1])) < 200, "the ends would click"


def test_the_sound_maker_repeats_itself() -> None:
    assert hiss(5, 3, 200, 4000) == hiss(5, 3, 200, 4000)
    assert tone(440, 5, 10) == tone(440, 5, 10)
    noise = Noise(3)
    values = [noise.next() for _ in range(1000)]
    assert min(values) < -0.9 and max(values) > 0.9 and abs(sum(values) / 1000) < 0.1
