"""Why an action is good, in one sentence."""

from __future__ import annotations

from typing import Any

from engines.core.types import Text
from engines.games.rodeo.tables import Tables


def advice(t: Tables, view: Any, action: Any) -> Text | None:
    """Return the reason for an action."""
    return None
