"""Looking into a finished game for one, in the worker: the review first, then the deal."""

from __future__ import annotations

from typing import Any, Final

from engines.bots.appraisal import Appraisal
from engines.bots.review import Review
from engines.core.match import Match

ORDER: Final = ("review", "deal")
_KNOWN: dict[tuple[str, str, int], Appraisal] = {}
"""Deals looked into before, by game, data and seed; the same for everybody."""


class Insight:
    """What is known of a game so far. ``progress`` is 0 to 1 for each part."""

    def __init__(self, thinker: Any, match: Match) -> None:
        self.thinker = thinker
        self.match = match
        self.review: Review | None = None
        self.deal: Appraisal | None = _KNOWN.get(self._key)
        self.progress = {"review": 0.0, "deal": 0.0}
        self.failed: set[str] = set()
        self._under_way = ""

    @property
    def _key(self) -> tuple[str, str, int]:
        return self.match.spec.slug, self.match.rules.data_hash, self.match.seed

    def begin(self) -> None:
        """Begin with what is not known yet."""
        missing = [kind for kind in ORDER if getattr(self, kind) is None]
        self._under_way = next((kind for kind in missing if kind not in self.failed), "")
        if self._under_way:
            self.thinker.study(self.match, self._under_way)

    def poll(self) -> bool:
        """Listen for news; true if there is any."""
        news = self.thinker.studied() if self._under_way else None
        if news is None:
            return False
        kind = self._under_way
        self.progress[kind] = news.progress
        if isinstance(news.result, Review):
            self.review = news.result
        elif isinstance(news.result, Appraisal):
            self.deal = _KNOWN[self._key] = news.result
        elif news.progress >= 1.0:
            self.failed.add(kind)
        if news.progress >= 1.0:
            self.begin()
        return True

    def stop(self) -> None:
        """Forget what is not known yet."""
        if self._under_way:
            self._under_way = ""
            self.thinker.cancel()
