"""The English names of the data's things, which languages translate; German has its own."""

from __future__ import annotations

from engines.core.types import Text


def named(english: str) -> Text:
    """Return a name of the data (its ``en``) as a Text; bands and festivals keep theirs."""
    return Text(english)
