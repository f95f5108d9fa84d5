"""Typed access to the tables of a data file; every miss is a DataError that names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeGuard

from engines.core.errors import DataError


class Reader:
    """One table of one file; ``record`` says which."""

    def __init__(self, file: str, record: str, table: Any) -> None:
        self.file = file
        self.record = record
        if not isinstance(table, dict):
            raise DataError(file, record, "is missing")
        self.table: dict[str, Any] = table

    def fail(self, field: str, problem: str) -> DataError:
        """Return the error that names this record and a field."""
        return DataError(self.file, self.record or "file", f"{field} {problem}")

    def has(self, field: str) -> bool:
        """Return whether a field is given."""
        return field in self.table

    def number(self, field: str, low: int, high: int = 1000) -> int:
        """Return a whole number within bounds."""
        found = self.table.get(field)
        if not whole(found, low, high):
            raise self.fail(field, f"must be a whole number from {low} to {high}")
        return found

    def numbers(self, field: str, low: int, high: int = 1000) -> tuple[int, ...]:
        """Return a list of whole numbers within bounds."""
        found = self.table.get(field)
        if not isinstance(found, list) or not all(whole(n, low, high) for n in found):
            raise self.fail(field, f"must be a list of whole numbers from {low} to {high}")
        return tuple(found)

    def word(self, field: str) -> str:
        """Return a text that is not empty."""
        found = self.table.get(field)
        if not isinstance(found, str) or not found.strip():
            raise self.fail(field, "must be a text")
        return found

    def one_of(self, field: str, known: Sequence[str]) -> int:
        """Return the place of a word in the list of the known ones."""
        found = self.table.get(field)
        if found not in known:
            raise self.fail(field, f"must be one of {', '.join(known)}")
        return known.index(found)

    def some_of(self, field: str, known: Sequence[str]) -> tuple[int, ...]:
        """Return the places of words in the list of the known ones; none if left out."""
        found = self.table.get(field, [])
        if not isinstance(found, list) or not all(word in known for word in found):
            raise self.fail(field, f"must list some of {', '.join(known)}")
        return tuple(known.index(word) for word in found)

    def flag(self, field: str) -> bool:
        """Return a yes or no; no if left out."""
        found = self.table.get(field, False)
        if not isinstance(found, bool):
            raise self.fail(field, "must be true or false")
        return found

    def sub(self, field: str) -> Reader:
        """Return a table within this one."""
        return Reader(self.file, self._below(field), self.table.get(field))

    def rows(self, field: str, least: int = 1) -> list[Reader]:
        """Return a list of tables, named by their ids where they have one."""
        found = self.table.get(field, [])
        name = self._below(field)
        if not isinstance(found, list) or len(found) < least:
            raise DataError(self.file, name, "is missing")
        return [Reader(self.file, _row_name(name, i, row), row) for i, row in enumerate(found)]

    def _below(self, field: str) -> str:
        return f"{self.record}.{field}" if self.record else field


def _row_name(name: str, at: int, row: Any) -> str:
    known = row.get("id") if isinstance(row, dict) else None
    return f"{name} {known if isinstance(known, str) else at + 1}"


def whole(found: Any, low: int, high: int) -> TypeGuard[int]:
    """Return whether something is a whole number within bounds."""
    return isinstance(found, int) and not isinstance(found, bool) and low <= found <= high


def unique(rows: Sequence[Reader]) -> tuple[str, ...]:
    """Return the ids of rows; DataError if one is there twice."""
    ids: list[str] = []
    for row in rows:
        name = row.word("id")
        if name in ids:
            raise row.fail("id", "is there twice")
        ids.append(name)
    return tuple(ids)


def opened(path: Path) -> Reader:
    """Return the top table of a TOML file of schema 1."""
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise DataError(path.name, "file", f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(path.name, "file", f"is not TOML: {error}") from error
    top = Reader(path.name, "", data)
    top.number("schema", 1, 1)
    return top


def meaning(data: Any) -> Any:
    """Return data in one fixed order, so that its hash is that of the meaning."""
    if isinstance(data, dict):
        return sorted((key, meaning(value)) for key, value in data.items())
    return [meaning(item) for item in data] if isinstance(data, list) else data
