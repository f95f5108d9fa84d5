"""Choosing who plays, before a game is dealt."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.match import HUMAN
from engines.core.rules import GameSpec
from engines.core.types import OptionSpec, text
from game.scenes.new_game.draft import Draft, cleaned, seed_of, shown_seed
from game.tables.seats import COLOURS


def spec_of(fewest: int = 2, most: int = 4) -> GameSpec:
    def never(*_: object) -> Any:
        raise AssertionError("a draft needs no rules")

    words = text("words")
    options = (
        OptionSpec("version", ("short", "long"), "short", words, words),
        OptionSpec("extra", ("no", "yes"), "no", words, words, needs=("version", "long")),
    )
    return GameSpec(
        "toy", "Toy", words, words, fewest, most, 20, 1, never, never, (words,), options=options
    )


def test_a_fresh_draft_seats_a_person_and_a_bot() -> None:
    draft = Draft.of(spec_of(), "Mara")
    assert [p.name for p in draft.places] == ["Mara", "Bea"]
    assert [p.who for p in draft.places] == [HUMAN, "normal"]
    assert [p.colour for p in draft.places] == ["red", "blue"]
    assert draft.problem() is None


def test_a_solitaire_has_one_seat() -> None:
    draft = Draft.of(spec_of(1, 1), "")
    assert len(draft.places) == 1
    assert not draft.may_add
    assert not draft.may_remove
    draft.add()
    draft.remove(0)
    assert len(draft.places) == 1


def test_colours_are_swapped_and_faces_stay_different() -> None:
    draft = Draft.of(spec_of(), "Mara")
    draft.add()
    draft.add()
    draft.paint(0, "white")
    assert [p.colour for p in draft.places] == ["white", "blue", "yellow", "red"]
    for _ in range(9):
        draft.turn_face(1)
        draft.turn_face(2, -1)
        assert len({p.face for p in draft.places}) == 4
        assert sorted(p.colour for p in draft.places) == sorted(COLOURS)


def test_a_bot_takes_the_name_of_its_face_until_it_is_renamed() -> None:
    draft = Draft.of(spec_of(), "Mara")
    draft.turn_face(1)
    assert draft.places[1].name == draft.places[1].face.capitalize()
    draft.rename(1, "Edda")
    draft.turn_face(1)
    assert draft.places[1].name == "Edda"


def test_person_and_bot_change_places_without_losing_the_level() -> None:
    draft = Draft.of(spec_of(), "Mara")
    draft.seat_bot(1, "hard")
    draft.seat_person(1)
    assert draft.places[1].human
    draft.seat_bot(1)
    assert draft.places[1].who == "hard"
    draft.seat_bot(0)
    assert draft.places[0].name == "Rosa"
    draft.seat_person(0)
    assert draft.places[0].name == "Mara"


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("48 213 907", 48213907),
        ("0", 0),
        ("999999999999", 999999999999),
        ("1000000000000", None),
        ("9" * 5000, None),
        ("", None),
        ("-3", None),
        ("12a", None),
        ("٣", None),
        ("1.5", None),
    ],
)
def test_seeds(typed: str, seed: int | None) -> None:
    assert seed_of(typed) == seed
    draft = Draft.of(spec_of(), "Mara")
    draft.seed = typed
    assert (draft.problem() is None) == (seed is not None)
    if seed is None:
        with pytest.raises(ValueError, match="not complete"):
            draft.deal()


def test_a_shown_seed_is_read_again() -> None:
    assert shown_seed(48213907) == "48 213 907"
    assert seed_of(shown_seed(48213907)) == 48213907


def test_names_must_be_there_and_differ() -> None:
    draft = Draft.of(spec_of(), "Mara")
    draft.rename(1, "   ")
    assert draft.name_problem(1) is not None
    draft.rename(1, " Mara ")
    assert draft.name_problem(0) is None
    assert draft.name_problem(1) is not None
    assert cleaned("  a   b ") == "a b"


def test_an_option_that_does_not_matter_stands_at_its_default() -> None:
    spec = spec_of()
    draft = Draft.of(spec, "Mara")
    draft.options["extra"] = "yes"
    assert draft.value_of(spec.options[1]) == "no"
    draft.options["version"] = "long"
    assert draft.value_of(spec.options[1]) == "yes"


def test_an_option_that_does_not_matter_shows_what_is_played_anyway() -> None:
    spec = spec_of()
    extra = replace(spec.options[1], otherwise="yes")
    draft = Draft.of(replace(spec, options=(spec.options[0], extra)), "Mara")
    assert draft.options["extra"] == "no"
    assert draft.value_of(extra) == "yes"
    draft.options["version"] = "long"
    assert draft.value_of(extra) == "no"


def test_the_last_choice_comes_back() -> None:
    draft = Draft.of(spec_of(), "Mara")
    draft.add()
    draft.seat_bot(1, "hard")
    draft.paint(2, "white")
    draft.options["version"] = "long"
    again = Draft.of(spec_of(), "Mara", draft.kept())
    assert again.places == draft.places
    assert again.options == draft.options


@pytest.mark.parametrize(
    "kept",
    [
        {"seats": 3},
        {"seats": [None, 4, {"name": 7, "colour": "mauve", "who": "god", "face": []}]},
        {"seats": [{}, {}, {}, {}, {}, {}, {}]},
        {"options": []},
        {"options": {"version": "huge", "unknown": "x"}},
        {"seats": "rosa", "options": "none"},
    ],
)
def test_odd_memories_are_passed_over(kept: dict[str, Any]) -> None:
    draft = Draft.of(spec_of(), "Mara", kept)
    assert 2 <= len(draft.places) <= 4
    assert draft.options == {"version": "short", "extra": "no"}
    assert draft.problem() is None


def test_a_newcomer_is_offered_the_first_game_until_something_else_was_chosen() -> None:
    words = text("words")
    first = OptionSpec("version", ("full", "easy"), "full", words, words, newcomer="easy")
    spec = replace(spec_of(), options=(first,))
    assert Draft.of(spec, "Mara").options["version"] == "full"
    assert Draft.of(spec, "Mara", newcomer=True).options["version"] == "easy"
    kept = {"options": {"version": "full"}}
    assert Draft.of(spec, "Mara", kept, newcomer=True).options["version"] == "full"
