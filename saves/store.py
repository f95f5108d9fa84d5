"""The folder of saves: every decision kept, named copies, the list, opening, deleting.

All of it is called from one thread, the window's; the writing alone happens in another.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from engines.core.match import Match
from engines.core.types import Text, text
from saves import disk
from saves.cover import Cover, Opened, SaveEntry
from saves.document import SaveDocument, to_document, writable
from saves.errors import Fault, SaveError, StoreError
from saves.listing import SUFFIX, Listing, load
from saves.opening import is_older, open_match
from saves.writer import Writer

_PICTURE: Final = ".png"


class Store:
    """Saves in ``home()/saves``, or in the folder given. Making one never fails."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or disk.home() / "saves"
        self._listing = Listing(self.folder)
        self._writer = Writer()
        self._known: dict[str, disk.Signature | None] = {}
        self._trouble: Text | None = None
        self._told = False
        disk.clean(self.folder)

    # ------------------------------------------------------------ keeping
    def begin(self, match: Match) -> Cover:
        """Return the cover of a newly dealt match; nothing is written yet."""
        return Cover.begin(match.spec.slug)

    def autosave(self, match: Match, cover: Cover, clean: bool = False) -> None:
        """Keep a running game after an act; call it before the act is shown.

        The file is written in the background, but the one before has reached the disk when
        this returns. Never fails: ``trouble`` tells once what went wrong. ``clean`` when the
        player leaves the game. If something else has changed the file meanwhile, ``cover``
        gets a new id and that file is left alone.
        """
        document = to_document(match, cover, clean)
        self._writer.put(lambda: self._keep(document, cover))

    def leave(self, match: Match, cover: Cover) -> None:
        """Keep a game the player leaves; it is on the disk when this returns."""
        self.autosave(match, cover, clean=True)
        self.flush()

    def trouble(self) -> Text | None:
        """Return why autosaving fails: once when it begins to fail, and None after that."""
        if self._trouble is None or self._told:
            return None
        self._told = True
        return self._trouble

    @property
    def failing(self) -> bool:
        """True while the last autosave could not be written."""
        return self._trouble is not None

    def save_as(self, match: Match, cover: Cover, name: str) -> str:
        """Keep a named copy of a game and return its id; StoreError if it cannot be written."""
        self.flush()
        copy = cover.continuation(match.spec.slug)
        copy.name, copy.kept = writable(name.strip()), True
        self._write(copy.id, _bytes(to_document(match, copy, clean=True)))
        self._copy_picture(cover.id, copy.id)
        return copy.id

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until all is written; False if the disk took longer."""
        return self._writer.flush(seconds)

    def close(self) -> None:
        """Write what is left; the store is not used afterwards."""
        self._writer.close()

    # ------------------------------------------------------------ finding
    def entries(self) -> list[SaveEntry]:
        """Return every save, newest first, damaged ones with their fault.

        StoreError if the folder itself cannot be read.
        """
        self.flush()
        try:
            return self._listing.entries()
        except OSError as error:
            raise disk.trouble(error, self.folder) from error

    def entry(self, id_: str) -> SaveEntry:
        """Return one save, whole, damaged or missing."""
        self.flush()
        return self._listing.entry(id_)

    def latest(self) -> SaveEntry | None:
        """Return the game to continue with, the latest unfinished one; None if there is none."""
        try:
            found = self.entries()
        except StoreError:
            return None
        return next((entry for entry in found if entry.unfinished), None)

    # ------------------------------------------------------------ opening
    def open(self, id_: str, upto: int | None = None) -> Opened:
        """Open a save to be played on; SaveError says why not.

        A damaged file is left as it is and its latest whole copy is opened instead, with a
        warning. Playing on from that, from a named copy, from a save opened in part or made by
        an older Roadshow makes a file of its own. ``upto`` opens only so many log entries (see
        ``SaveError.usable``).
        """
        self.flush()
        path = self.folder / (id_ + SUFFIX)
        seen = disk.signature(path)
        try:
            document = load(path)
            opened = _opened(document, id_, path.name, upto)
        except SaveError as error:
            return self._earlier_or(error, id_, path)
        if opened.warning is not None:
            return self._apart(self._earlier(id_, path, len(opened.match.log)) or opened)
        if opened.cover.kept or upto is not None or is_older(document):
            return self._apart(opened)
        self._known[id_] = seen
        return opened

    def open_file(self, path: Path) -> Opened:
        """Open any file; one from another folder is played on as a new save here."""
        path = path.absolute()
        if path.parent == self.folder.absolute() and path.suffix == SUFFIX:
            return self.open(path.stem)
        return self._apart(_opened(load(path), path.stem, path.name))

    # ------------------------------------------------------------ looking after
    def rename(self, id_: str, name: str) -> None:
        """Give a save a name; SaveError or StoreError if that cannot be done."""
        self.flush()
        path = self.folder / (id_ + SUFFIX)
        ours = self._known.get(id_) == disk.signature(path)
        load(path)
        try:
            raw = json.loads(path.read_bytes())
        except OSError as error:
            raise disk.trouble(error, self.folder) from error
        raw["name"] = writable(name.strip())
        self._write(id_, json.dumps(raw, ensure_ascii=False).encode() + b"\n", remember=ours)

    def delete(self, id_: str) -> None:
        """Delete a save with its copies and picture; StoreError if that cannot be done."""
        self.flush()
        path = self.folder / (id_ + SUFFIX)
        self._known.pop(id_, None)
        try:
            for place in (*disk.backups_of(path), path.with_suffix(_PICTURE), path):
                place.unlink(missing_ok=True)
        except OSError as error:
            raise disk.trouble(error, self.folder) from error

    def picture(self, id_: str) -> bytes | None:
        """Return a save's picture as PNG, or None."""
        try:
            return (self.folder / (id_ + _PICTURE)).read_bytes()
        except OSError:
            return None

    def set_picture(self, cover: Cover, png: bytes) -> None:
        """Keep a picture beside a save; a missing one is no loss, so this never fails."""

        def job() -> None:
            with suppress(OSError):
                disk.write(self.folder / (cover.id + _PICTURE), png)

        self._writer.put(job)

    # ------------------------------------------------------------ inside
    def _keep(self, document: SaveDocument, cover: Cover) -> None:
        """Write a running game; in the writer's thread."""
        there = disk.signature(self.folder / (cover.id + SUFFIX))
        if there is not None and there != self._known.get(cover.id):
            cover.id = cover.continuation(document.slug).id
        try:
            self._write(cover.id, _bytes(document))
        except StoreError as error:
            self._trouble = error.reason
        else:
            self._trouble, self._told = None, False

    def _write(self, id_: str, data: bytes, remember: bool = True) -> None:
        path = self.folder / (id_ + SUFFIX)
        try:
            disk.write(path, data, backups=True)
        except OSError as error:
            raise disk.trouble(error, self.folder) from error
        if remember:
            self._known[id_] = disk.signature(path)

    def _earlier_or(self, error: SaveError, id_: str, path: Path) -> Opened:
        """Return the latest whole copy with a warning, or raise the error."""
        found = None
        if error.fault not in (Fault.TOO_NEW, Fault.UNKNOWN_GAME):
            found = self._earlier(id_, path, -1)
        if found is None:
            raise error
        warning = text(
            "{file}: {what} An earlier copy is open instead; the file is kept as it is.",
            file=path.name,
            what=error.what,
        )
        return self._apart(replace(found, warning=warning))

    def _earlier(self, id_: str, path: Path, moves: int) -> Opened | None:
        """Return the newest copy that is whole and has more log entries than given."""
        for backup in disk.backups_of(path):
            try:
                opened = _opened(load(backup), id_, backup.name)
            except SaveError:
                continue
            if opened.warning is None and len(opened.match.log) > moves:
                return opened
        return None

    def _apart(self, opened: Opened) -> Opened:
        cover = opened.cover.continuation(opened.match.spec.slug)
        if opened.cover.kept:
            cover.name = ""  # the name stays with the copy
        self._copy_picture(opened.cover.id, cover.id)
        return Opened(opened.match, cover, opened.warning)

    def _copy_picture(self, source: str, target: str) -> None:
        png = self.picture(source)
        if png is not None:
            with suppress(OSError):
                disk.write(self.folder / (target + _PICTURE), png)


def _opened(document: SaveDocument, id_: str, file: str, upto: int | None = None) -> Opened:
    cover = Cover(
        id=id_,
        game=document.game,
        created=document.created,
        name=document.name,
        kept=document.kept,
        seconds=document.seconds,
    )
    return open_match(document, cover, file, upto)


def _bytes(document: SaveDocument) -> bytes:
    return document.model_dump_json().encode() + b"\n"
