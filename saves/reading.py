"""From the bytes of a file to a checked document, or to the one thing that is wrong with it."""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import from_json

from engines.catalogue import games
from engines.core.types import Text, text
from saves.document import APP, SaveDocument
from saves.errors import Fault, SaveError
from saves.migrate import FORMAT
from saves.version import __version__

TRY_EARLIER: Final = text("Open an earlier copy, or delete it.")
_MARK: Final = f'"{APP}"'.encode()
_MARK_WITHIN: Final = 64
"""Our mark stands in the first bytes of every save."""


def read_document(data: bytes, file: str) -> SaveDocument:
    """Return the document a file holds; SaveError, and no other error, for anything else.

    Neither the rules nor the log are looked at.
    """
    raw = _parsed(data, file)
    _refuse_newer(raw, file)
    try:
        return SaveDocument.from_raw(raw)
    except ValidationError as error:
        raise damaged(file, _place(error)) from error
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(file, "format") from error


def damaged(file: str, where: str) -> SaveError:
    """Return the error for a save with a wrong value at a named place."""
    what = text("Damaged: {where} is wrong.", where=where)
    return SaveError(Fault.DAMAGED, file, what, TRY_EARLIER)


def _parsed(data: bytes, file: str) -> dict[str, Any]:
    if not data.strip():
        raise SaveError(Fault.EMPTY, file, text("The file is empty."), TRY_EARLIER)
    ours = _MARK in data[:_MARK_WITHIN]
    try:
        raw = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise _unparsed(data, file, ours) from error
    if not isinstance(raw, dict) or raw.get("app") != APP:
        raise _foreign(file)
    return raw


def _unparsed(data: bytes, file: str, ours: bool) -> SaveError:
    if not data.strip(b"\0 \n"):
        what = text("Damaged: nothing but zeros is left of it.")
        return SaveError(Fault.DAMAGED, file, what, TRY_EARLIER)
    if not ours:
        return _foreign(file)
    if not data.rstrip().endswith(b"}"):
        what = text("Damaged: the end of the file is missing.")
        return SaveError(Fault.TRUNCATED, file, what, TRY_EARLIER)
    return SaveError(Fault.DAMAGED, file, text("Damaged: it cannot be read."), TRY_EARLIER)


def _foreign(file: str) -> SaveError:
    return SaveError(
        Fault.FOREIGN,
        file,
        text("This is not a save of Roadshow."),
        text("Move it to another folder, or delete it."),
    )


def _refuse_newer(raw: dict[str, Any], file: str) -> None:
    """Refuse what a later Roadshow wrote, and a game this one does not have."""
    number = raw.get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        raise damaged(file, "format")
    version = raw.get("app_version")
    newer = version if isinstance(version, str) else "?"
    if number > FORMAT:
        raise _too_new(file, newer)
    slug, rules = raw.get("slug"), raw.get("rules_version")
    if not isinstance(slug, str) or not isinstance(rules, int):
        return  # the model names the field
    spec = games().get(slug)
    if spec is None:
        raise SaveError(
            Fault.UNKNOWN_GAME,
            file,
            text("A game of {slug}, which this Roadshow does not have.", slug=slug),
            text("It was saved by version {version}: open it with that.", version=newer),
        )
    if rules > spec.version:
        raise _too_new(file, newer)


def _too_new(file: str, version: str) -> SaveError:
    what: Text = text(
        "Saved by version {newer}; this is {current}.", newer=version, current=__version__
    )
    return SaveError(Fault.TOO_NEW, file, what, text("Update Roadshow to open it."))


def _place(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"]) or "players"
