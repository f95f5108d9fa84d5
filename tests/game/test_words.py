"""Texts in English and German; catalogues are found, whole and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets.catalogues import HEADER, Entry, read_mo, read_po, write_mo, write_po
from assets.languages import merged, problems
from assets.messages import gather
from engines.core.types import Text, Who, ntext, text
from game.words import Words

CATALOGUE = {
    HEADER: Entry(
        "",
        (
            "Language: de\nX-Language-Name: Deutsch\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
            "Content-Type: text/plain; charset=utf-8\n",
        ),
    ),
    ("", "{who} takes {n} fans."): Entry("", ("{who} nimmt {n} Fans.",)),
    ("", "{n} fan"): Entry("{n} fans", ("{n} Fan", "{n} Fans mehr")),
    ("deck", "Draw"): Entry("", ("Ziehen",)),
    ("list", "{first} and {last}"): Entry("", ("{first} und {last}",)),
    ("", "Broken {n}"): Entry("", ("Kaputt {m}",)),
    ("", 'Quotes "and"\nlines'): Entry("", ('Zeichen "und"\nZeilen \\ mehr',)),
}


@pytest.fixture
def german(tmp_path: Path) -> Words:
    folder = tmp_path / "common" / "languages"
    write_po(folder / "de.po", CATALOGUE)
    write_mo(folder / "de.mo", read_po(folder / "de.po"))
    return Words("de", tmp_path, names=("Mara", ""))


def test_english_speaks_for_itself() -> None:
    words = Words()
    assert words("Mara {not a place}") == "Mara {not a place}"
    assert words(text("{who} takes {n} fans.", who=Who(0), n=3)) == "Player 1 takes 3 fans."
    assert words(ntext("{n} fan", "{n} fans", "n", n=1)) == "1 fan"
    assert words(ntext("{n} fan", "{n} fans", "n", n=2)) == "2 fans"
    assert words(text("{n} points", n=-2)) == "\N{MINUS SIGN}2 points", "no hyphen, no line break"
    assert words(Text("")) == ""


def test_lists_are_joined_in_words() -> None:
    words = Words()
    assert words(text("{all}", all=())) == ""
    assert words(text("{all}", all=(text("red"),))) == "red"
    assert words(text("{all}", all=(text("red"), text("blue"), text("white")))) == (
        "red, blue and white"
    )


def test_german_uses_names_plurals_and_contexts(german: Words) -> None:
    assert german.language == "de" and german.languages() == {"en": "English", "de": "Deutsch"}
    assert german(text("{who} takes {n} fans.", who=Who(0), n=3)) == "Mara nimmt 3 Fans."
    assert german(text("{who} takes {n} fans.", who=Who(1), n=3)) == "Player 2 nimmt 3 Fans."
    assert german(ntext("{n} fan", "{n} fans", "n", n=1)) == "1 Fan"
    assert german(ntext("{n} fan", "{n} fans", "n", n=5)) == "5 Fans mehr"
    assert german(text("Draw", context="deck")) == "Ziehen"
    assert german(text("Draw")) == "Draw"
    assert german.join(("a", "b")) == "a und b"


def test_a_wrong_translation_does_not_stop_the_game(german: Words) -> None:
    assert german(text("Broken {n}", n=4)) == "Broken 4"


def test_changing_the_language_and_the_names(german: Words) -> None:
    german.call(("Edda",))
    assert german.name(0) == "Edda"
    german.speak("xx")
    assert german.language == "en" and german(text("Draw", context="deck")) == "Draw"


def test_catalogues_are_written_and_read_alike(tmp_path: Path) -> None:
    po, mo = tmp_path / "x.po", tmp_path / "x.mo"
    long = {("", "word " * 60): Entry("", ("Wort " * 60,), places=("game/app.py",))}
    write_po(po, CATALOGUE | long)
    assert read_po(po) == CATALOGUE | long
    write_mo(mo, CATALOGUE | long)
    compiled = {key: entry.forms for key, entry in read_mo(mo).items()}
    assert compiled == {key: entry.forms for key, entry in (CATALOGUE | long).items()}


def test_messages_are_found_in_code_and_data(tmp_path: Path) -> None:
    game = tmp_path / "engines" / "games" / "chess"
    game.mkdir(parents=True)
    (tmp_path / "main.py").write_text('x = text("Check", context="chess")\n', "utf-8")
    (game / "words.py").write_text(
        'a = ntext("{n} pawn", "{n} pawns", "n", n=1)\nb = text("Long " "words")\nc = text(a.id)\n',
        "utf-8",
    )
    (game / "parts.toml").write_text(
        'translate = ["name"]\n[[piece]]\nid = "k"\nname = "King"\n[[piece]]\nname = "Queen"\n',
        "utf-8",
    )
    found = gather(tmp_path)
    assert set(found["common"]) == {("chess", "Check")}
    assert set(found["chess"]) == {
        ("", "{n} pawn"),
        ("", "Long words"),
        ("", "King"),
        ("", "Queen"),
    }
    assert found["chess"][("", "{n} pawn")].plural == "{n} pawns"


def test_an_update_keeps_what_is_translated(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text(
        'text("Broken {n}")\nntext("{n} fan", "{n} fans", "n")\ntext("New")\n', "utf-8"
    )
    fresh = merged(CATALOGUE, gather(tmp_path)["common"], "de")
    assert fresh[("", "Broken {n}")].forms == ("Kaputt {m}",)
    assert fresh[("", "{n} fan")].forms == ("{n} Fan", "{n} Fans mehr")
    assert not fresh[("", "New")].done and ("deck", "Draw") not in fresh


def test_problems_are_named(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text('text("Broken {n}")\ntext("New")\n', "utf-8")
    folder = tmp_path / "assets" / "common" / "languages"
    write_po(folder / "de.po", CATALOGUE)
    write_mo(folder / "de.mo", {})
    said = "\n".join(problems(tmp_path))
    for words in ("'New' is not translated", "braces of 'Broken {n}'", "out of date", "no message"):
        assert words in said


def test_the_languages_are_complete_and_compiled() -> None:
    assert problems() == []
