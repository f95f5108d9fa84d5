"""What the data model keeps open is driven by the data: another list needs no other code."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.errors import DataError
from engines.core.rng import Dice
from engines.core.types import NOBODY, Setup
from engines.games.old_town_road.actions import Shootout
from engines.games.old_town_road.components import OWN_FILE
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.scoring import score
from engines.games.old_town_road.state import CROSSROADS, EVENT, TRAIN, State

OWN = OWN_FILE.read_text(encoding="utf-8")


def changed(tmp_path: Path, card: str, **fields: str) -> TownRules:
    """The own deck with some fields of one card written otherwise."""
    head, *records = OWN.split("[[card]]\n")
    for number, record in enumerate(records):
        if f'id = "{card}"\n' in record:
            lines = [line for line in record.splitlines() if line.split(" ")[0] not in fields]
            lines += [f"{name} = {value}" for name, value in fields.items() if value]
            records[number] = "\n".join(lines) + "\n\n"
    path = tmp_path / "cards.toml"
    path.write_text("[[card]]\n".join([head, *records]), encoding="utf-8")
    return TownRules(path)


def lying(rules: TownRules, *road: str, turned: str = "", deck: str = "") -> State:
    state = rules.new(Setup(1), 1)
    state.road = [rules.cards.index[card] for card in road]
    state.deck = [rules.cards.index[deck]] if deck else []
    state.turned = 1 << rules.cards.index[turned] if turned else 0
    state.phase = EVENT
    return state


def shots(rules: TownRules, state: State) -> set[tuple[str, str]]:
    return {(a.shooter, a.target) for a in rules.legal(state) if isinstance(a, Shootout)}


def test_the_own_list_is_as_the_rulebook_counts() -> None:
    cards = TownRules().cards
    assert len(cards) == 28
    assert sum(card.character for card in cards.cards) == 24
    assert {card.number for card in cards.cards if not card.character} == {7}
    assert "reconstruction" in OWN


def test_targets_may_be_numbers(tmp_path: Path) -> None:
    rules = changed(tmp_path, "spades_1", targets='[4, "6"]')
    road = ("spades_1", "hearts_4", "clubs_6", "diamonds_5")
    assert {t for s, t in shots(rules, lying(rules, *road)) if s == "spades_1"} == {
        "hearts_4",
        "clubs_6",
    }


def test_targets_may_be_signs_that_come_with_turning(tmp_path: Path) -> None:
    rules = changed(tmp_path, "spades_1", targets='["wanted"]')
    road = ("spades_1", "hearts_4")
    assert ("spades_1", "hearts_4") not in shots(rules, lying(rules, *road))
    wanted = lying(rules, *road, turned="hearts_4")
    assert ("spades_1", "hearts_4") in shots(rules, wanted)
    shot = next(
        a for a in rules.legal(wanted) if isinstance(a, Shootout) and a.shooter == "spades_1"
    )
    assert rules.why_not(rules.view(wanted, 0), shot) is None
    reason = rules.why_not(rules.view(lying(rules, *road), 0), shot)
    assert reason is not None
    assert "shoots {list} only" in reason.id
    far = lying(rules, "spades_1", "clubs_2", "clubs_3", "clubs_5", "hearts_4", turned="hearts_4")
    assert ("spades_1", "hearts_4") not in shots(rules, far)


def test_range_may_be_anything(tmp_path: Path) -> None:
    rules = changed(tmp_path, "spades_1", range="5")
    road = ("spades_1", "clubs_2", "clubs_3", "clubs_5", "clubs_6", "hearts_4")
    assert ("spades_1", "hearts_4") in shots(rules, lying(rules, *road))


def test_symbols_of_both_sides_count_as_written(tmp_path: Path) -> None:
    rules = changed(
        tmp_path,
        "spades_1",
        front="{ chip = 1, wanted = 2, moneybags = 1 }",
        back="{ moneybags = 3 }",
    )
    card = rules.cards.index["spades_1"]
    assert score(rules.tables, [2 * card]) == 2 * 1 + 2
    assert score(rules.tables, [2 * card + 1]) == 6
    pair = [2 * rules.cards.index["hearts_1"], 2 * rules.cards.index["hearts_3"]]
    assert score(rules.tables, [2 * card, *pair]) == 4 + 2  # the chip doubles the pair
    assert score(rules.tables, [2 * card + 1, *pair]) == 6 + 1


@pytest.mark.parametrize(("effect", "phase"), [("crossroads", CROSSROADS), ("train", TRAIN)])
def test_any_card_may_have_an_effect(tmp_path: Path, effect: str, phase: int) -> None:
    rules = changed(tmp_path, "hearts_7", draw_effect=f'"{effect}"')
    state = lying(rules, "spades_1", "hearts_4")
    state.deck = [rules.cards.index["clubs_2"], rules.cards.index["hearts_7"]]
    rules.apply(state, rules.tables.getaways[state.road[0]])
    assert state.phase == phase


def test_an_establishment_may_lack_a_safe(tmp_path: Path) -> None:
    rules = changed(tmp_path, "hearts_7", safe="false")
    state = lying(rules, "clubs_3", "hearts_7", "spades_4")
    assert not [a for a in rules.legal(state) if a.kind == "robbery"]
    assert "no safe" in str(
        rules.why_not(rules.view(state, 0), rules.tables.robberies[state.road[1]])
    )


def test_another_deck_plays_to_the_end_with_another_hash(tmp_path: Path) -> None:
    rules = changed(tmp_path, "clubs_6", targets='["wanted", 3]', range="5")
    assert rules.data_hash != TownRules().data_hash
    for seed in range(50):
        state, dice = rules.new(Setup(1), seed), Dice(seed)
        while rules.to_act(state) != NOBODY:
            legal = rules.legal(state)
            action = legal[dice.below(len(legal))]
            assert rules.why_not(rules.view(state, 0), action) is None
            rules.apply(state, action)
        assert len(state.pile) == 28


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"number": "0"}, "number"),
        ({"suit": '"stars"'}, "suit"),
        ({"affiliation": '"sheriff"'}, "affiliation"),
        ({"range": "true"}, "range"),
        ({"targets": '["dogs"]'}, "targets"),
        ({"front": "{ gold = 1 }"}, "front"),
        ({"back": "{ wanted = -1 }"}, "back"),
        ({"draw_effect": '"ship"'}, "draw_effect"),
        ({"kind": '"horse"'}, "kind"),
        ({"id": '"hearts_1"'}, "same id"),
    ],
)
def test_a_wrong_record_is_named(tmp_path: Path, fields: dict[str, str], named: str) -> None:
    with pytest.raises(DataError, match=named):
        changed(tmp_path, "spades_1", **fields)


@pytest.mark.parametrize("words", ["", "schema = 2", "schema = 1\n[[card]]\nid = 3", "[[", "\xff"])
def test_a_damaged_file_is_refused(tmp_path: Path, words: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(words.encode("latin-1"))
    with pytest.raises(DataError, match=r"cards\.toml"):
        TownRules(path)
