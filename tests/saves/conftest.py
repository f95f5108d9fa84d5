from __future__ import annotations

from tests.saves.party import store

__all__ = ["store"]
