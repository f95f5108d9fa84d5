"""Every game of the house survives being saved and opened, at any moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import CannotUndo
from engines.core.match import Match
from engines.core.rng import Dice
from saves.cover import Cover
from saves.document import to_document
from saves.errors import SaveError
from saves.opening import open_match
from saves.reading import read_document
from saves.store import Store
from tests.contracts.cases import CASES, Case, every_case
from tests.saves.test_damage import VALUES

ROOT = Path(__file__).resolve().parents[2]


def written(match: Match) -> bytes:
    return to_document(match, Cover.begin(match.spec.slug)).model_dump_json().encode()


def opened(data: bytes) -> Match:
    found = open_match(read_document(data, "a.save"), Cover("a", "a"), "a.save")
    assert found.warning is None
    return found.match


def advance(match: Match, dice: Dice) -> None:
    legal = match.rules.legal(match.state)
    match.play(legal[dice.below(len(legal))])


def everything_of(match: Match, case: Case) -> Any:
    """Return all that a match is, besides what undo could redo."""
    views = [match.view(seat) for seat in case.seats()]
    return match.digest, match.log, match.players, match.assists, match.outcome, views


@every_case
def test_a_game_opens_as_it_was_at_any_moment_and_plays_on_the_same(case: Case) -> None:
    match, dice = case.match(71), Dice(71)
    at = 1
    while not match.over:
        advance(match, dice)
        if len(match.log) == at or match.over:
            again = opened(written(match))
            assert everything_of(again, case) == everything_of(match, case)
            if not match.over:
                assert again.decision(again.to_act) == match.decision(match.to_act)
                match = again
            at += max(1, at // 3)


@every_case
def test_what_was_taken_back_is_not_in_the_save(case: Case, tmp_path: Path) -> None:
    match, dice = case.match(72), Dice(72)
    store = Store(tmp_path)
    cover = store.begin(match)
    for move in range(40):
        if match.over:
            break
        seat = match.to_act
        advance(match, dice)
        if move % 3 == 1:
            try:
                match.undo(seat)
            except CannotUndo:
                match.free_undo(seat)
        if move % 10 == 9:
            match.hand_to(seat, match.spec.levels[0])
        store.autosave(match, cover)
    again = store.open(cover.id).match
    store.close()
    assert everything_of(again, case) == everything_of(match, case)


REPLAY = """
import sys
from pathlib import Path
from saves.store import Store
for path in sorted(Path(sys.argv[1]).glob("*.save")):
    opened = Store(Path(sys.argv[1])).open(path.stem)
    print(path.stem, opened.warning, opened.match.digest, opened.match.view(None))
"""


def test_another_process_with_another_hash_seed_opens_the_same(tmp_path: Path) -> None:
    for case in CASES:
        match, dice = case.match(73), Dice(73)
        while not match.over and len(match.log) < 60:
            advance(match, dice)
        (tmp_path / f"{case}.save").write_bytes(written(match))
    told = [
        subprocess.run(
            [sys.executable, "-c", REPLAY, str(tmp_path)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    ]
    assert told[0] == told[1] == told[2]
    assert told[0].count(" None ") >= len(CASES)


def raw_of(case: Case) -> dict[str, Any]:
    match, dice = case.match(74), Dice(74)
    while not match.over and len(match.log) < 12:
        advance(match, dice)
    return json.loads(written(match))  # type: ignore[no-any-return]


RAW = {case: raw_of(case) for case in CASES}


@given(st.sampled_from(CASES), st.data())
def test_no_action_of_any_shape_breaks_opening(case: Case, data: st.DataObject) -> None:
    raw = json.loads(json.dumps(RAW[case]))
    entry = data.draw(st.sampled_from(raw["entries"]))
    name = data.draw(st.sampled_from([*entry["action"], "extra"]))
    if data.draw(st.booleans()):
        entry["action"][name] = data.draw(VALUES)
    else:
        entry["action"].pop(name, None)
    try:
        open_match(read_document(json.dumps(raw).encode(), "a.save"), Cover("a", "a"), "a.save")
    except SaveError as error:
        assert error.usable <= len(raw["entries"])
