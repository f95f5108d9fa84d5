"""A save is the whole game: what goes in comes out, and nothing else is taken for one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engines.core.match import Handed, Played, Player
from engines.core.types import Text, Who, ntext, text
from saves.cover import Cover
from saves.document import info_of, to_document
from saves.errors import Fault, SaveError
from saves.opening import open_match
from saves.reading import read_document
from saves.wording import from_model, to_model
from tests.saves.party import PartyRules, dealt, know, party, play, spec_with


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, party())


def raw_of(moves: int = 6) -> dict[str, Any]:
    match = dealt()
    match.hand_to(1, "human")
    play(match, moves - 1)
    document = to_document(match, Cover.begin("party"))
    return json.loads(document.model_dump_json())  # type: ignore[no-any-return]


def read(raw: dict[str, Any]) -> Any:
    return read_document(json.dumps(raw).encode(), "a.save")


def opened(raw: dict[str, Any], upto: int | None = None) -> Any:
    return open_match(read(raw), Cover.begin("party"), "a.save", upto)


def fault_of(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        read_document(data, "a.save")
    assert caught.value.reason.arg("file") == "a.save"
    assert caught.value.advice.id
    return caught.value


def test_a_save_says_which_version_wrote_it_installed_or_not() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", raw_of()["app_version"])


def test_the_opened_match_stands_where_the_saved_one_stood() -> None:
    match = play(dealt(), 3)
    match.hand_to(2, "human")
    play(match, 2)
    match.assists.hints = 2
    cover = Cover.begin("party")
    data = to_document(match, cover).model_dump_json().encode()
    again = open_match(read_document(data, "a.save"), cover, "a.save")
    assert again.warning is None
    assert again.match.digest == match.digest
    assert again.match.log == match.log
    assert again.match.players == match.players
    assert again.match.opening == match.opening
    assert again.match.assists == match.assists
    assert (again.match.seed, again.match.setup) == (match.seed, match.setup)


def test_playing_on_after_opening_equals_playing_on() -> None:
    match = play(dealt(), 4)
    data = to_document(match, Cover.begin("party")).model_dump_json().encode()
    again = open_match(read_document(data, "a"), Cover.begin("party"), "a").match
    play(match, 8), play(again, 8)
    assert match.over
    assert again.digest == match.digest
    assert again.outcome == match.outcome


def test_what_a_list_shows() -> None:
    info = info_of(read(raw_of()))
    assert info.status == text("{who} plays a card", who=Who(2))
    assert (info.round, info.turn, info.moves, info.over) == (2, 2, 6, False)
    assert [player.name for player in info.players] == ["Mara", "Bea", "Jörg"]
    assert info.players[1].who == "human"
    assert not info.clean


@pytest.mark.parametrize(
    "words",
    [
        text("plain"),
        text("{who} takes {card} for {n}", who=Who(1), card=text("a lake", context="tile"), n=-3),
        ntext("one fan", "{n} fans", "n", n=4),
        text("{list}", list=(text("a"), text("b {n}", n=1))),
    ],
)
def test_texts_survive(words: Text) -> None:
    model = type(to_model(words)).model_validate_json(to_model(words).model_dump_json())
    assert from_model(model) == words


def test_each_fault_is_told_apart() -> None:
    whole = json.dumps(raw_of()).encode()
    assert fault_of(b"").fault is Fault.EMPTY
    assert fault_of(b" \n").fault is Fault.EMPTY
    assert fault_of(bytes(4096)).fault is Fault.DAMAGED
    assert fault_of(whole[: len(whole) // 2]).fault is Fault.TRUNCATED
    assert fault_of(whole.replace(b'"seed":', b'"seed"?')).fault is Fault.DAMAGED
    assert fault_of(b"\x89PNG\r\n\x1a\n").fault is Fault.FOREIGN
    assert fault_of(b'{"settings": 1}').fault is Fault.FOREIGN
    assert fault_of(b"[1, 2]").fault is Fault.FOREIGN


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("seed", "12", "seed"),
        ("seed", None, "seed"),
        ("entries", 5, "entries"),
        ("created", "yesterday", "created"),
        ("data_hash", "xyz", "data_hash"),
        ("opening", [], "opening"),
        ("rules_version", "1", "rules_version"),
        ("rules_version", True, "rules_version"),
        ("slug", 4, "slug"),
        ("format", "1", "format"),
        ("format", True, "format"),
        ("format", 0, "format"),
        ("seconds", -1, "seconds"),
    ],
)
def test_a_wrong_value_is_named(field: str, value: Any, place: str) -> None:
    error = fault_of(json.dumps({**raw_of(), field: value}).encode())
    assert error.fault is Fault.DAMAGED
    assert error.what.arg("where") == place


def test_a_wrong_entry_is_named_by_number() -> None:
    raw = raw_of()
    raw["entries"][3]["seat"] = "1"
    assert str(fault_of(json.dumps(raw).encode()).what.arg("where")).startswith("entries.3")
    raw["entries"][3]["seat"] = 7
    assert fault_of(json.dumps(raw).encode()).fault is Fault.DAMAGED


def test_unknown_extra_fields_do_no_harm() -> None:
    raw = raw_of() | {"mood": "good"}
    raw["players"][0]["hat"] = 3
    raw["entries"][2]["comment"] = "why not"
    assert opened(raw).warning is None


def test_a_newer_roadshow_is_named() -> None:
    for change in ({"format": 2}, {"rules_version": 12}):
        error = fault_of(json.dumps(raw_of() | change | {"app_version": "9.1"}).encode())
        assert error.fault is Fault.TOO_NEW
        assert error.what.arg("newer") == "9.1"


def test_an_unknown_game_is_named() -> None:
    error = fault_of(json.dumps(raw_of() | {"slug": "whist"}).encode())
    assert error.fault is Fault.UNKNOWN_GAME
    assert error.what.arg("slug") == "whist"


@pytest.mark.parametrize("card", [99, -1, "3", None, [1], {"a": 1}])
def test_an_action_nobody_knows_names_the_move(card: Any) -> None:
    raw = raw_of()
    raw["entries"][4]["action"]["card"] = card
    with pytest.raises(SaveError) as caught:
        opened(raw)
    assert caught.value.fault is Fault.ILLEGAL
    assert caught.value.what.arg("number") == 5
    assert caught.value.usable == 4
    assert len(opened(raw, upto=caught.value.usable).match.log) == 4


def test_an_illegal_action_names_move_and_reason() -> None:
    raw = raw_of()
    raw["entries"][4]["action"] = raw["entries"][1]["action"]
    with pytest.raises(SaveError) as caught:
        opened(raw)
    assert caught.value.what.arg("number") == 5
    assert caught.value.what.arg("reason") == text("You do not hold it.")


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    raw = raw_of()
    raw["entries"][4]["seat"] = 2 if raw["entries"][4]["seat"] == 0 else 0
    with pytest.raises(SaveError):
        opened(raw)


def test_another_digest_opens_up_to_there_and_says_so() -> None:
    raw = raw_of()
    raw["entries"][4]["digest"] = "f" * 16
    found = opened(raw)
    assert len(found.match.log) == 4
    assert found.warning is not None
    assert found.warning.arg("number") == 4
    play(found.match, 1)


@pytest.mark.parametrize("who", ["expert", "", "Human"])
def test_nobody_unknown_sits_down(who: str) -> None:
    raw = raw_of()
    raw["opening"][1]["who"] = who
    with pytest.raises(SaveError):
        opened(raw)
    raw = raw_of()
    raw["entries"][0]["who"] = who
    with pytest.raises(SaveError):
        opened(raw)


@pytest.mark.parametrize("options", [{"town": "big"}, {"": ""}])
def test_an_option_the_game_lacks_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(SaveError) as caught:
        opened(raw_of() | {"options": options})
    assert str(caught.value.what.arg("where")).startswith("options.")


def test_a_number_of_players_the_game_lacks_is_refused() -> None:
    raw = raw_of()
    raw["opening"] *= 2
    raw["players"] *= 2
    raw["summary"]["scores"] *= 2
    with pytest.raises(SaveError):
        opened(raw)


def test_a_changed_rule_keeps_what_is_still_true(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = raw_of()
    card = raw["entries"][4]["action"]["card"]
    stricter = PartyRules(forbidden=(card,))
    know(monkeypatch, spec_with(lambda path: stricter, version=2))
    with pytest.raises(SaveError) as caught:
        opened(raw)
    assert caught.value.usable == 4


def test_a_game_goes_on_with_the_data_it_began_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    raw = raw_of()
    (tmp_path / "first.toml").touch()

    def load(path: Path | None) -> PartyRules:
        return PartyRules("0" * 16 if path else "1" * 16)

    monkeypatch.setattr("engines.catalogue._earlier", lambda spec: [tmp_path / "first.toml"])
    know(monkeypatch, spec_with(load))
    found = opened(raw)
    assert found.warning is None
    assert found.match.rules.data_hash == "0" * 16
    assert len(found.match.log) == 6


def test_without_its_data_a_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = raw_of()
    know(monkeypatch, spec_with(lambda path: PartyRules("1" * 16)))
    found = opened(raw)
    assert found.warning is not None
    assert "other cards or tiles" in found.warning.id
    assert not [entry for entry in found.match.log if isinstance(entry, Played)]
    assert all(isinstance(entry, Handed) for entry in found.match.log)


@pytest.mark.parametrize("name", ["x" * 5000, "\ud800", "\0", "🤘 Zoë", ""])
def test_any_name_can_be_written(name: str) -> None:
    match = dealt()
    match.players = match.opening = (Player(name), *match.players[1:])
    cover = Cover("a", "a", name=name)
    info = info_of(read_document(to_document(match, cover).model_dump_json().encode(), "a"))
    assert info.players[0].name == info.name == name[:200].replace("\ud800", "?")
