"""What all events share."""

from __future__ import annotations

from engines.core.types import Reveals, Text


class Happening:
    """An event that reveals nothing and is silent, unless a subclass says otherwise."""

    __slots__ = ()

    @property
    def reveals(self) -> Reveals:
        """What it adds to the open knowledge."""
        return Reveals.NOTHING

    @property
    def text(self) -> Text | None:
        """The line for the log."""
        return None

    @property
    def forecast(self) -> Text | None:
        """What a preview says of it."""
        return None
