"""Old Town Road's art shows what the rules' own card list says, in every orientation and size."""

import array
import json
import tomllib
import wave
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets.source.sounds import RATE
from assets.source.town.cast import CAST
from assets.source.town.deal import cards
from assets.source.town.hands import KINDS
from assets.source.town.sounds import SOUNDS

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "old_town_road"
LIST = tomllib.loads(
    (ROOT / "engines" / "games" / "old_town_road" / "components.toml").read_text("utf-8")
)["card"]
IDS = [card["id"] for card in LIST]


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(ART / "sprites" / f"{name}.png")


def table() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ART / "sprites" / "table.json").read_text("utf-8"))
    return data


def crop(name: str, x: float, y: float, w: float, h: float) -> bytes:
    """Part of a card, in shares of the card without its margin."""
    whole = picture(name)
    pad = 9 if name.startswith("card_") else 4
    wide, high = whole.get_width() - 2 * pad, whole.get_height() - 2 * pad
    box = pygame.Rect(pad + x * wide, pad + y * high, w * wide, h * high)
    return pygame.image.tobytes(whole.subsurface(box), "RGBA")


def test_every_card_of_the_rules_is_drawn_both_ways_up_and_in_both_sizes() -> None:
    index = json.loads((ART / "sprites" / "index.json").read_text("utf-8"))
    for name in IDS:
        for size in ("card", "small"):
            assert f"{size}_{name}" in index and f"{size}_{name}_turned" in index


def test_every_character_has_a_face_of_its_own() -> None:
    people = [card["id"] for card in LIST if card["kind"] == "character"]
    assert set(people) == set(CAST)
    x, y, w, h = table()["card"]["picture"]
    faces = {crop(f"card_{name}", x, y, w, h * 0.6) for name in people}
    assert len(faces) == 24


def test_the_drawn_cards_are_those_of_the_rules() -> None:
    drawn = {card.id: card for card in cards()}
    for line in LIST:
        card = drawn[line["id"]]
        assert (card.number, card.suit, card.lawman) == (
            line["number"],
            line["suit"],
            line.get("affiliation") == "lawman",
        )
        assert len(card.front) == sum(line["front"].values())
        assert len(card.back) == sum(line["back"].values())


@pytest.mark.parametrize("size", ["card", "small"])
def test_the_strip_alone_tells_all_cards_apart(size: str) -> None:
    share = table()["card"]["strip"]
    strips = {n: crop(f"{size}_{n}{t}", 0, 0, share, 1) for n in IDS for t in ("", "_turned")}
    assert all(a != b for a, b in combinations(strips.values(), 2))


def test_turning_a_card_changes_its_active_area() -> None:
    share = table()["card"]["strip"]
    for name in IDS:
        assert crop(f"card_{name}", 0, 0, share, 1) != crop(f"card_{name}_turned", 0, 0, share, 1)


def test_lit_entries_have_a_place_for_every_length_of_target_list() -> None:
    places = table()["card"]["lit"]["targets"]
    for line in LIST:
        if n := len(line.get("targets", ())):
            assert len(places[str(n)]["at"]) == n
            assert all(x < table()["card"]["strip"] for x, _ in places[str(n)]["at"])


def test_grounds_are_opaque() -> None:
    for name in ("street", "trail", "dusk"):
        ground = picture(name)
        w, h = ground.get_size()
        assert all(ground.get_at((x, y)).a == 255 for x in (0, w // 2, w - 1) for y in (0, h - 1))


def test_hands_made_and_not_made_look_different() -> None:
    for kind in KINDS:
        made, off = picture(f"hand_{kind}"), picture(f"hand_{kind}_off")
        assert pygame.transform.average_color(made) != pygame.transform.average_color(off)


@pytest.mark.parametrize("name", SOUNDS)
def test_own_sounds_are_short_and_quiet(name: str) -> None:
    with wave.open(str(ART / "sounds" / f"{name}.wav")) as sound:
        shape = sound.getnchannels(), sound.getsampwidth(), sound.getframerate()
        pcm = array.array("h", sound.readframes(sound.getnframes()))
    assert shape == (1, 2, RATE)
    assert 0.05 <= len(pcm) / RATE <= 0.6
    assert 0.15 * 32767 < max(map(abs, pcm)) < 0.35 * 32767
    assert max(abs(pcm[0]), abs(pcm[-1])) < 200, "the ends would click"
