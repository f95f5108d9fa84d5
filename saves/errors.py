"""What can go wrong with files; each error carries the sentence for people."""

from __future__ import annotations

from enum import Enum

from engines.core.types import Text, text


class Fault(Enum):
    """What is wrong with a save, for the picture and the buttons beside it."""

    MISSING = "missing"
    EMPTY = "empty"
    TRUNCATED = "truncated"
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    TOO_NEW = "too new"
    UNKNOWN_GAME = "unknown game"
    ILLEGAL = "illegal move"
    UNREADABLE = "unreadable"


class SaveError(Exception):
    """A save cannot be opened.

    ``what`` says what is wrong, ``advice`` what to do, ``reason`` both with the file's name.
    ``usable`` is the number of log entries from the start that still play well: the save can
    be opened up to there.
    """

    def __init__(self, fault: Fault, file: str, what: Text, advice: Text, usable: int = 0) -> None:
        self.fault = fault
        self.file = file
        self.what = what
        self.advice = advice
        self.usable = usable
        self.reason = text("{file}: {what} {advice}", file=file, what=what, advice=advice)
        super().__init__(f"{file}: {what.id}")


class StoreError(Exception):
    """A folder or file cannot be read or written; ``reason`` is the one sentence for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason
