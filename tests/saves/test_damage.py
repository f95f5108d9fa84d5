"""Whatever happens to a file, it opens whole, opens with a warning, or says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.core.errors import EngineError
from saves.cover import Cover, Opened
from saves.document import to_document
from saves.errors import SaveError
from saves.opening import open_match
from saves.reading import read_document
from tests.saves.party import dealt, know, party, play

QUICK = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, party())


def whole() -> bytes:
    match = play(dealt(), 3)
    match.hand_to(0, "easy")
    play(match, 4)
    return to_document(match, Cover.begin("party")).model_dump_json().encode() + b"\n"


WHOLE = whole()


def attempt(data: bytes) -> Opened | SaveError:
    """Open the bytes; any error but SaveError fails the test."""
    try:
        return open_match(read_document(data, "a.save"), Cover.begin("party"), "a.save")
    except SaveError as error:
        assert not isinstance(error, EngineError)
        assert error.reason.arg("file") == "a.save"
        return error


@given(st.integers(0, len(WHOLE) - 2))
@QUICK
def test_any_truncation(length: int) -> None:
    assert isinstance(attempt(WHOLE[:length]), SaveError)


@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(1, 255)), min_size=1))
@QUICK
def test_flipped_bytes(flips: list[tuple[int, int]]) -> None:
    data = bytearray(WHOLE)
    for place, mask in flips:
        data[place] ^= mask
    attempt(bytes(data))


@given(st.integers(0, len(WHOLE)), st.binary(max_size=40), st.integers(0, 60))
@QUICK
def test_bytes_put_in_or_taken_out(place: int, extra: bytes, gone: int) -> None:
    attempt(WHOLE[:place] + extra + WHOLE[place + gone :])


@given(st.binary(max_size=400))
@QUICK
def test_any_bytes(data: bytes) -> None:
    assert isinstance(attempt(data), SaveError)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*path, number))


PLACES = list(places(json.loads(WHOLE)))


@given(st.sampled_from(PLACES), VALUES)
@QUICK
def test_any_value_anywhere(path: tuple[Any, ...], value: Any) -> None:
    raw = json.loads(WHOLE)
    inner = raw
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    attempt(json.dumps(raw).encode())


@given(st.sampled_from(PLACES))
@QUICK
def test_anything_missing(path: tuple[Any, ...]) -> None:
    raw = json.loads(WHOLE)
    inner = raw
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    attempt(json.dumps(raw).encode())


@pytest.mark.parametrize(
    "data",
    [
        b'{"app":"roadshow","entries":' + b"[" * 100_000,
        b'{"app":"roadshow","entries":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"app":"roadshow","seed":' + b"9" * 100_000 + b"}",
        b'{"app":"roadshow","seconds":NaN}',
        b'{"app":"roadshow","name":"\\ud800"}',
        b'{"app":"roadshow","name":"\xff\xfe"}',
        b"\xef\xbb\xbf" + WHOLE,
        WHOLE.replace(b'"seed":5', b'"seed":' + b"9" * 3000),
        WHOLE.replace(b'"seconds":0.0', b'"seconds":1e400'),
    ],
)
def test_bait(data: bytes) -> None:
    attempt(data)
