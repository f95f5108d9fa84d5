"""Wrapping, shrinking, cutting: text never leaves its box."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.fonts import Fonts
from game.ui.metrics import Metrics
from game.ui.text import BOLD, DISPLAY, PROSE, TEXT, Setter, shortened, wrap
from game.words import ASSETS

FULL = Metrics(1920, 1080)
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768))


def letters(line: str) -> int:
    return 10 * len(line)


@pytest.fixture(scope="module")
def setter() -> Setter:
    pygame.font.init()
    return Setter(Fonts(ASSETS / "common" / "fonts"))


def test_lines_break_at_spaces_and_newlines() -> None:
    assert wrap("one two three", 70, letters) == ("one two", "three")
    assert wrap("one\ntwo three", 200, letters) == ("one", "two three")
    assert wrap("", 70, letters) == ("",)


def test_a_soft_hyphen_shows_only_where_the_word_is_broken() -> None:
    word = "Zu\u00adschau\u00ader\u00adraum"
    assert wrap(word, 90, letters) == ("Zuschau-", "erraum")
    assert wrap(word, 200, letters) == ("Zuschauerraum",)
    assert wrap("Der " + word, 70, letters) == ("Der Zu-", "schau-", "erraum")


def test_an_unbreakable_word_is_left_whole() -> None:
    assert wrap("a Donaudampfschiff b", 60, letters) == ("a", "Donaudampfschiff", "b")


@given(st.text("ab \u00ad\n", max_size=60), st.integers(20, 200))
def test_wrapping_loses_no_letter(words: str, width: int) -> None:
    lines = wrap(words, width, letters)
    kept = "".join(lines).replace("-", "").replace(" ", "")
    assert kept == "".join(words.split()).replace("\u00ad", "")


@given(st.text(max_size=30), st.integers(10, 200))
def test_a_shortened_line_fits(line: str, width: int) -> None:
    short = shortened(line, width, letters)
    assert short == line or (short.endswith("…") and letters(short) <= width)


def test_text_keeps_its_size_where_there_is_room(setter: Setter) -> None:
    setting = setter.set("Round 6", TEXT, FULL, "Bungee-Regular", (400, 40))
    assert (setting.size, setting.cut, setting.family) == (24, False, "SourceSans-Semibold")


def test_text_shrinks_to_the_floor_before_it_is_cut(setter: Setter) -> None:
    words = "A rather long label"
    full = setter.fonts.width(words, "SourceSans-Bold", 30)
    style = BOLD.but(size=30)
    tight = setter.set(words, style, FULL, "", (full - 10, 40))
    assert tight.size < 30 and not tight.cut
    hopeless = setter.set(words, style, FULL, "", (full // 2, 40))
    assert hopeless.size == 22 and hopeless.cut and hopeless.lines[0].endswith("…")


def test_a_paragraph_is_cut_where_its_box_ends(setter: Setter) -> None:
    words = "word " * 200
    setting = setter.set(words, PROSE, FULL, "", (300, 100))
    assert setting.height <= 100 and setting.cut and setting.lines[-1].endswith("…")
    free = setter.set(words, PROSE, FULL, "", (300, 0))
    assert not free.cut and len(free.lines) > 20


def test_the_display_font_is_the_skins(setter: Setter) -> None:
    style = TEXT.but(family=DISPLAY)
    assert setter.set("Road", style, FULL, "Rye-Regular", (400, 0)).family == "Rye-Regular"


@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768)]
)
@pytest.mark.parametrize("ui", [0.75, 1.0, 2.0])
def test_no_text_is_smaller_than_two_per_cent_of_the_window(
    setter: Setter, size: tuple[int, int], ui: float
) -> None:
    metrics = Metrics(*size, ui)
    words = "Something long enough to be shrunk"
    setting = setter.set(words, TEXT.but(size=30), metrics, "", (120, 0))
    assert setting.size >= 0.02 * size[1]
