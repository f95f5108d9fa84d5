"""The app's services beyond drawing: settings, saves, results, and who thinks for the bots."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.thinker import Thinker
from saves.profile import Profile
from saves.results import Results
from saves.store import Store


@dataclass(slots=True)
class Services:
    """Opened once for the app and closed at its end."""

    profile: Profile
    store: Store
    results: Results
    thinker: Thinker

    @classmethod
    def open(cls, home: Path | None = None) -> Services:
        """Open everything in the player's folder, or in the one given; never fails."""
        saves = home / "saves" if home else None
        return cls(Profile(home), Store(saves), Results(home), Thinker())

    def close(self) -> None:
        """Write what is left and stop the worker."""
        self.thinker.close()
        self.store.close()
        self.profile.save()
