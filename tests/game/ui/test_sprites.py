"""Sprites: found by their indexes, kept by size, missing ones named."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.ui.canvas import Canvas
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.skin import HOUSE
from game.ui.sprites import MissingSprite, SpriteBook
from game.words import ASSETS, Words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((800, 450))
    sprites = tmp_path / "road" / "sprites"
    sprites.mkdir(parents=True)
    picture = Surface((60, 40), pygame.SRCALPHA)
    picture.fill("#ff0000", Rect(10, 10, 40, 20))
    pygame.image.save(picture, sprites / "van.png")
    (sprites / "broken.png").write_bytes(b"no picture")
    line = {"w": 30, "h": 20, "cx": 15, "cy": 10, "nine": None, "pad": [5, 5, 5, 5]}
    index = {"van": line | {"file": "van.png"}, "broken": line | {"file": "broken.png"}}
    (sprites / "index.json").write_text(json.dumps(index), "utf-8")
    return tmp_path


def test_sizes_tints_and_turns_are_kept(folder: Path) -> None:
    book = SpriteBook(folder, strict=True)
    assert book.names("road") == ["van", "broken"] and "road/van" in book and "van" not in book
    assert book.entry("road/van").body == (20, 10)
    once = book.image("road/van", (30, 20))
    assert once.get_size() == (30, 20) and book.image("road/van", (30, 20)) is once
    blue = book.image("road/van", (30, 20), tint="#8080ff")
    assert blue.get_at((15, 10)).r == pytest.approx(128, abs=2) and blue.get_at((15, 10)).b == 0
    assert book.image("road/van", (30, 20), turn=90).get_size()[0] < 30


def test_half_transparent_edges_are_premultiplied(folder: Path) -> None:
    image = SpriteBook(folder, strict=True).image("road/van", (31, 21))
    for x in range(31):
        for y in range(21):
            pixel = image.get_at((x, y))
            assert pixel.r <= pixel.a + 1


def test_a_missing_sprite_is_named_or_drawn_as_a_sign(folder: Path) -> None:
    strict, lenient = SpriteBook(folder, strict=True), SpriteBook(folder)
    for name in ("road/tram", "road/broken"):
        with pytest.raises(MissingSprite, match=name):
            strict.image(name, (50, 50))
        sign = lenient.image(name, (50, 50))
        colours = {tuple(sign.get_at((x, y)))[:3] for x in range(50) for y in range(50)}
        assert len(colours) > 3
    assert lenient.missing == {"road/tram", "road/broken"}


def test_a_sprite_is_put_down_by_its_anchor(folder: Path) -> None:
    kit = Kit(Metrics(1920, 1080), Words(), ASSETS)
    kit.sprites = SpriteBook(folder, strict=True)
    surface = Surface((400, 300), 0, 32)
    canvas = Canvas(surface, kit, HOUSE)
    assert canvas.sprite("road/van", (100, 80), 2.0) == Rect(80, 70, 40, 20)
    assert surface.get_at((100, 80)) == Color("#ff0000")
    assert surface.get_at((76, 80)).r < 20
    assert canvas.sprite_in("road/van", Rect(200, 100, 100, 100)) == Rect(200, 125, 100, 50)
    assert surface.get_at((205, 150)).r > 240
    canvas.sprite("road/van", (300, 50), 1.0, alpha=128)
    assert surface.get_at((300, 50)).r == pytest.approx(128, abs=3)


def test_a_turned_sprite_stays_about_its_anchor(folder: Path) -> None:
    kit = Kit(Metrics(1920, 1080), Words(), ASSETS)
    kit.sprites = SpriteBook(folder, strict=True)
    surface = Surface((400, 300), 0, 32)
    Canvas(surface, kit, HOUSE).sprite("road/van", (200, 150), 4.0, turn=90)
    inside = surface.get_bounding_rect() if surface.get_alpha() else surface.get_rect()
    reds = [
        (x, y)
        for x in range(inside.left, inside.right)
        for y in range(inside.top, inside.bottom)
        if surface.get_at((x, y)).r > 200
    ]
    xs, ys = [x for x, _ in reds], [y for _, y in reds]
    assert sum(xs) / len(xs) == pytest.approx(200, abs=1)
    assert sum(ys) / len(ys) == pytest.approx(150, abs=1)
    assert max(ys) - min(ys) == pytest.approx(79, abs=3)


def test_every_sprite_there_is_can_be_drawn() -> None:
    pygame.display.init()
    pygame.display.set_mode((800, 450))
    book = SpriteBook(ASSETS, strict=True)
    for entry in list(book.entries.values())[::7]:
        book.image(entry.name, (40, 40))


def test_every_icon_the_widgets_use_is_there() -> None:
    book = SpriteBook(ASSETS)
    for name in ("check", "cross", "up", "down", "warn", "trash", "back", "play", "undo"):
        assert f"icon_{name}" in book
