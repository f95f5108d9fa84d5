"""What lies in a folder of saves: read without playing, one damaged file never hides another."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from engines.core.types import text
from saves.cover import SaveEntry
from saves.disk import BACKUPS, Signature, backups_of, signature
from saves.document import SaveDocument, info_of
from saves.errors import Fault, SaveError
from saves.reading import read_document

SUFFIX: Final = ".save"
LARGEST: Final = 32 * 1024 * 1024
"""No save comes near this many bytes; a larger file is not read."""


def load(path: Path) -> SaveDocument:
    """Read and check one file, without playing it; SaveError says what is wrong."""
    file = path.name
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(
                Fault.FOREIGN,
                file,
                text("This is not a save of Roadshow."),
                text("Move it to another folder, or delete it."),
            )
        data = path.read_bytes()
    except OSError as error:
        raise _unreadable(file, error) from error
    return read_document(data, file)


def _unreadable(file: str, error: OSError) -> SaveError:
    if isinstance(error, FileNotFoundError):
        return SaveError(
            Fault.MISSING, file, text("The file is no longer there."), text("Choose another.")
        )
    return SaveError(
        Fault.UNREADABLE,
        file,
        text("The file cannot be read: {problem}.", problem=error.strerror or str(error)),
        text("Allow it to be read, or delete it."),
    )


class Listing:
    """The saves of one folder; what was read is remembered until the file changes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[str, tuple[tuple[Signature | None, ...], SaveEntry]] = {}

    def entries(self) -> list[SaveEntry]:
        """Return every save, newest first; OSError if the folder cannot be read."""
        if not self._folder.exists():
            return []
        names = {path.name for path in self._folder.iterdir() if path.is_file()}
        ids = {id_ for name in names if (id_ := _id_of(name))}
        self._seen = {id_: seen for id_, seen in self._seen.items() if id_ in ids}
        found = [self.entry(id_) for id_ in sorted(ids)]
        return sorted(found, key=lambda entry: entry.when, reverse=True)

    def entry(self, id_: str) -> SaveEntry:
        """Return one save, whole, damaged or missing."""
        path = self._folder / (id_ + SUFFIX)
        state = tuple(signature(place) for place in (path, *backups_of(path)))
        seen = self._seen.get(id_)
        if seen is None or seen[0] != state:
            seen = self._seen[id_] = (state, _read(id_, path))
        return seen[1]


def _id_of(name: str) -> str:
    """Return the id a file's name stands for; an earlier copy counts, even alone."""
    for ending in BACKUPS:
        name = name.removesuffix(ending)
    return name.removesuffix(SUFFIX) if name.endswith(SUFFIX) and name[0] != "." else ""


def _read(id_: str, path: Path) -> SaveEntry:
    found = signature(path)
    changed = datetime.fromtimestamp(found[1] / 1e9 if found else 0.0, UTC)
    entry = SaveEntry(id_, path.name, changed)
    try:
        return replace(entry, info=info_of(load(path)))
    except SaveError as error:
        entry = replace(entry, fault=error)
    if entry.fault is not None and entry.fault.fault in (Fault.TOO_NEW, Fault.UNKNOWN_GAME):
        return entry
    for backup in backups_of(path):
        try:
            return replace(entry, info=info_of(load(backup)), earlier=True)
        except SaveError:
            continue
    return entry
