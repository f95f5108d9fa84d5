"""The messages of the program, found in its sources. Standard library only.

A message is the literal of a call ``text("...")`` or ``ntext("...", "...")``. In a game's TOML
files the strings under the keys listed in a top-level ``translate = [...]`` are messages, too.
A game's own folders go into its catalogue, everything else into the common one.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
COMMON = "common"
OWN_FOLDERS = (("engines", "games"), ("game", "tables"))
SOURCES = ("main.py", "engines", "saves", "game")

Key: TypeAlias = tuple[str, str]
"""Context and English message: what a catalogue is looked up by."""


@dataclass(slots=True)
class Message:
    """A message of the program and the files it stands in."""

    key: Key
    plural: str = ""
    places: set[str] = field(default_factory=set)


Messages: TypeAlias = dict[Key, Message]


def gather(root: Path = ROOT) -> dict[str, Messages]:
    """Return every message by catalogue: ``common`` and the games' slugs."""
    found: dict[str, Messages] = {COMMON: {}}
    for file in _sources(root):
        where = file.relative_to(root)
        into = found.setdefault(_catalogue(where), {})
        for key, plural in _messages_of(file):
            message = into.setdefault(key, Message(key, plural))
            message.plural = message.plural or plural
            message.places.add(where.as_posix())
    return found


def _sources(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        path = root / name
        if path.is_file():
            yield path
        yield from sorted(path.rglob("*.py"))
        yield from sorted(path.rglob("*.toml"))


def _catalogue(where: Path) -> str:
    parts = where.parts
    if parts[:2] in OWN_FOLDERS and len(parts) > 3:
        return parts[2]
    return COMMON


def _messages_of(file: Path) -> Iterator[tuple[Key, str]]:
    if file.suffix == ".toml":
        data = tomllib.loads(file.read_text("utf-8"))
        keys = frozenset(data.get("translate", ()))
        for words in _strings(data, keys):
            yield ("", words), ""
        return
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found = _of_call(node, node.func.id)
            if found is not None:
                yield found


def _of_call(node: ast.Call, name: str) -> tuple[Key, str] | None:
    words = [a.value for a in node.args if isinstance(a, ast.Constant)]
    words = [w for w in words if isinstance(w, str)]
    wanted = {"text": 1, "ntext": 2}.get(name, 0)
    if not wanted or len(words) < wanted:
        return None
    context = ""
    for keyword in node.keywords:
        if keyword.arg == "context" and isinstance(keyword.value, ast.Constant):
            context = str(keyword.value.value)
    return (context, str(words[0])), str(words[1]) if wanted == 2 else ""


def _strings(data: Any, keys: frozenset[str]) -> Iterator[str]:
    if isinstance(data, Mapping):
        for name, value in data.items():
            if name in keys:
                yield from _all_strings(value)
            else:
                yield from _strings(value, keys)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value, keys)


def _all_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str) and value:
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _all_strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _all_strings(part)
