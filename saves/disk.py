"""Files that survive a crash: written beside, forced to the disk, then put in place at once."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

import platformdirs

from engines.core.types import Text, text
from saves.errors import StoreError

BACKUPS: Final = (".bak1", ".bak2")
"""Endings of the earlier copies kept beside a save, newest first."""

_TEMP: Final = ".tmp"
_STALE_SECONDS: Final = 60.0
"""No write takes as long: an older temporary file was left behind by a crash."""

_numbers = count()

Signature: TypeAlias = tuple[int, int, int]
"""What tells one version of a file from the next: inode, time, size."""


def home() -> Path:
    """Return the folder of all that Roadshow keeps; ``ROADSHOW_HOME`` names another."""
    chosen = os.environ.get("ROADSHOW_HOME")
    if chosen:
        return Path(chosen).expanduser().absolute()
    return Path(platformdirs.user_data_dir("Roadshow", appauthor=False))


def signature(path: Path) -> Signature | None:
    """Return what stands there now, or None."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def write(path: Path, data: bytes, backups: bool = False) -> None:
    """Put new content in a file's place, whole or not at all; OSError leaves the old.

    With ``backups`` the two versions before are kept beside it. At every moment the file
    itself stands there, old or new.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temp = path.with_name(f".{path.name}.{os.getpid()}-{next(_numbers)}{_TEMP}")
    try:
        with temp.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backups and path.exists():
            _rotate(path)
        temp.replace(path)
    finally:
        with suppress(OSError):
            temp.unlink(missing_ok=True)
    _sync_folder(path.parent)


def backups_of(path: Path) -> list[Path]:
    """Return the places of a file's earlier copies, newest first."""
    return [path.with_name(path.name + ending) for ending in BACKUPS]


def clean(folder: Path) -> None:
    """Remove what crashed writes left behind; files of a write under way are left alone."""
    limit = time.time() - _STALE_SECONDS
    with suppress(OSError):
        for path in folder.glob(f".*{_TEMP}"):
            with suppress(OSError):
                if path.stat().st_mtime < limit:
                    path.unlink()


def trouble(error: OSError, folder: Path) -> StoreError:
    """Return the one clear sentence for a folder that cannot be used."""
    return StoreError(text("{why} ({folder})", why=_why(error), folder=str(folder)))


def _why(error: OSError) -> Text:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return text("The disk is full: make room and it is saved again.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return text("The folder for saves cannot be written: allow it and it is saved again.")
        case errno.EEXIST | errno.ENOTDIR:
            return text("A file stands where the folder for saves belongs: move it away.")
        case errno.ENOENT:
            return text("It is no longer there.")
        case _:
            return text("Saving failed: {problem}.", problem=error.strerror or str(error))


def _rotate(path: Path) -> None:
    newest, oldest = backups_of(path)
    if newest.exists():
        newest.replace(oldest)
    try:
        os.link(path, newest)
    except OSError:  # a file system without hard links: FAT, some shares
        path.replace(newest)


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where a folder can be opened at all (not on Windows)."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
