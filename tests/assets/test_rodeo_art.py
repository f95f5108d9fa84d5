"""Rock'n Rodeo's art shows every component of the rules' data, each with a picture of its own."""

import array
import json
import re
import tomllib
import wave
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets.source.rodeo.layout import BOXES, SIZES
from assets.source.rodeo.palette import GENRES
from assets.source.rodeo.sounds import SOUNDS
from assets.source.sounds import RATE

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "rodeo"
DATA = ROOT / "engines" / "games" / "rodeo" / "data"
INDEX: dict[str, dict[str, Any]] = json.loads((ART / "sprites" / "index.json").read_text("utf-8"))
FAMILIES = {
    "bands": ("band", ("band_{}",)),
    "fans": ("fan", ("fan_{}",)),
    "stands": ("stand", ("stand_{}", "sign_{}")),
    "upgrades": ("upgrade", ("upgrade_{}", "sign_{}")),
    "events": ("event", ("event_{}_booking", "event_{}_festival")),
    "festivals": ("festival", ("festival_{}",)),
}
CARDS = {
    "poster": ("poster_garage", "poster_local_hero", "poster_superstar", "poster_legend"),
    "fan": ("fan_card",),
    "event": ("event_card_own", "event_card_rival"),
    "market": ("market_card",),
    "market_narrow": ("market_card_narrow",),
    "booth": ("booth_drinks", "booth_fastfood", "booth_other", "booth_upgrade"),
    "booth_low": ("booth_drinks_low", "booth_other_low"),
    "festival": ("festival_card",),
}
ON_TOP = {"genre", "money", "sign", "type"}
"""Boxes that lie over a picture, or on something drawn for them."""


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(ART / "sprites" / f"{name}.png")


def wanted(family: str) -> list[str]:
    table, patterns = FAMILIES[family]
    lines = tomllib.loads((DATA / f"{family}.toml").read_text("utf-8"))[table]
    return [pattern.format(line["id"]) for line in lines for pattern in patterns]


def grey(name: str) -> list[int]:
    """A small greyscale thumbnail on a grey ground."""
    sprite = picture(name)
    ground = pygame.Surface(sprite.get_size())
    ground.fill((128, 128, 128))
    ground.blit(sprite, (0, 0))
    small = pygame.transform.grayscale(pygame.transform.smoothscale(ground, (20, 16)))
    return [small.get_at((x, y)).r for x in range(20) for y in range(16)]


def crop(card: str, sprite: str, box: str) -> pygame.Surface:
    """What lies in a box of a card."""
    line, scale = INDEX[sprite], INDEX[sprite]["scale"]
    x, y, w, h = BOXES[card][box]
    left, top = line["pad"][:2]
    part = pygame.Rect((left + x) * scale, (top + y) * scale, w * scale, h * scale)
    return picture(sprite).subsurface(part)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_component_of_the_data_is_drawn(family: str) -> None:
    assert not [name for name in wanted(family) if name not in INDEX]


@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_pictures_are_the_same_drawing_in_other_colours(family: str) -> None:
    seen = {name: grey(name) for name in wanted(family)}
    for (a, one), (b, two) in combinations(seen.items(), 2):
        apart = sum(abs(p - q) for p, q in zip(one, two, strict=True)) / len(one)
        assert apart > 8, f"{a} and {b} look alike in grey"


def test_the_list_for_the_tables_names_every_sprite() -> None:
    text = (ROOT / "assets" / "source" / "rodeo" / "README.md").read_text("utf-8")
    named = [re.escape(name) for name in re.findall(r"`([^`\n]+)`", text)]
    patterns = [re.compile(re.sub(r"<[^>]*>", ".+", name)) for name in named]
    drawn = [name for name in INDEX if name != "poster"]
    assert not [name for name in drawn if not any(p.fullmatch(name) for p in patterns)]
    symbols = re.search(r"`symbol_<name>` \| 48 x 48 \| (.*?) \|", text)
    assert symbols is not None
    assert {f"symbol_{name}" for name in symbols[1].split(", ")} == {
        name for name in INDEX if name.startswith("symbol_")
    }


@pytest.mark.parametrize("card", BOXES)
def test_boxes_lie_on_the_card_and_clear_of_each_other(card: str) -> None:
    w, h = SIZES[card]
    rects = {name: pygame.Rect(*box) for name, box in BOXES[card].items() if name not in ON_TOP}
    assert all(pygame.Rect(0, 0, w, h).contains(rect) for rect in rects.values())
    pairs = [p for p in combinations(rects, 2) if set(p) != {"fee", "fee_garage"}]
    assert not [(a, b) for a, b in pairs if rects[a].colliderect(rects[b])]


@pytest.mark.parametrize(("card", "sprite"), [(c, s) for c, names in CARDS.items() for s in names])
def test_nothing_is_drawn_where_words_go(card: str, sprite: str) -> None:
    for box in ("name", "effects", "symbols", "goal", "steps", "left"):
        if box not in BOXES[card] or (sprite, box) == ("festival_card", "name"):
            continue
        part = crop(card, sprite, box)
        w, h = part.get_size()
        ground = part.get_at((w // 2, h // 2))
        odd = 0
        for x in range(0, w, 4):
            for y in range(0, h, 4):
                ink = part.get_at((x, y))
                odd += max(abs(ink.r - ground.r), abs(ink.g - ground.g), abs(ink.b - ground.b)) > 40
        assert odd < 0.02 * (w // 4) * (h // 4), f"{sprite} {box}"


@pytest.mark.parametrize("pattern", ["genre_{}", "figure_{}", "camp_{}_tent"])
def test_genres_differ_in_grey(pattern: str) -> None:
    seen = [grey(pattern.format(genre)) for genre in GENRES]
    for one, two in combinations(seen, 2):
        assert sum(abs(p - q) for p, q in zip(one, two, strict=True)) / len(one) > 8


@pytest.mark.parametrize("genre", GENRES)
def test_satisfied_and_dissatisfied_differ_in_outline(genre: str) -> None:
    for ground in ("tent", "car_park"):
        up, down = (picture(f"camp_{genre}_{ground}_{end}") for end in ("up", "down"))
        masks = [pygame.mask.from_surface(p) for p in (up, down)]
        changed = masks[0].count() + masks[1].count() - 2 * masks[0].overlap_area(masks[1], (0, 0))
        assert changed > 0.02 * masks[0].count()


def test_the_stage_tells_the_hour() -> None:
    skies = [grey(f"stage_{hour}") for hour in ("morning", "afternoon", "evening", "night")]
    for one, two in combinations(skies, 2):
        assert sum(abs(p - q) for p, q in zip(one, two, strict=True)) / len(one) > 10


@pytest.mark.parametrize("name", SOUNDS)
def test_own_sounds_are_short_and_quiet(name: str) -> None:
    with wave.open(str(ART / "sounds" / f"{name}.wav")) as sound:
        shape = sound.getnchannels(), sound.getsampwidth(), sound.getframerate()
        pcm = array.array("h", sound.readframes(sound.getnframes()))
    assert shape == (1, 2, RATE)
    assert 0.05 <= len(pcm) / RATE <= 0.6
    assert 0.15 * 32767 < max(map(abs, pcm)) < 0.35 * 32767
    assert max(abs(pcm[0]), abs(pcm[-1])) < 200, "the ends would click"
