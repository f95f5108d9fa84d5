"""What can go wrong at the border between people and rules; each error carries a Text."""

from __future__ import annotations

from engines.core.types import Text, text


class EngineError(Exception):
    """Base of the errors a caller can show: ``reason`` is the sentence for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


class IllegalAction(EngineError):
    """The action is not legal now; ``reason`` is the one specific reason."""


class NotYourTurn(IllegalAction):
    """Another seat is to act, or nobody is."""


class CannotUndo(EngineError):
    """Undo, redo or cancel goes no further; ``reason`` says why."""


class ReplayMismatch(EngineError):
    """A stored log leads somewhere else than it did when it was written.

    ``entry`` is the index of the first log entry that does not fit.
    """

    def __init__(self, entry: int, reason: Text) -> None:
        super().__init__(reason)
        self.entry = entry


class DataError(EngineError):
    """A component file is wrong; ``reason`` names file, record and field."""

    def __init__(self, file: str, record: str, problem: str) -> None:
        super().__init__(
            text("{file}: {record}: {problem}", file=file, record=record, problem=problem)
        )
        self.file = file
        self.record = record
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.file}: {self.record}: {self.problem}"
