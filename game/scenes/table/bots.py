"""Bots and hints at the table: what is being thought about, and never an answer too late."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from engines.core.bot import Thought
from engines.core.match import Match

Pace: TypeAlias = Literal["step", "slow", "normal", "at_once"]
PACES: Final[dict[Pace, float | None]] = {"at_once": 0.0, "normal": 0.7, "slow": 1.7, "step": None}
"""Seconds between bots' acts by the setting's name; None waits for the person."""


class Bots:
    """One request to the thinker at a time: a bot's decision, or a hint.

    ``thinker`` has ``ask(match, level) -> token``, ``poll() -> reply | None``, ``hurry()`` and
    ``cancel()``. An answer counts only for the log it was asked for.
    """

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker
        self.progress = 0.0
        self.answer: Thought | None = None
        self.hinting = False
        self._token: int | None = None
        self._asked_at: tuple[int, str] | None = None

    @property
    def thinking(self) -> bool:
        """True while an answer is awaited."""
        return self._token is not None

    def think(self, match: Match) -> None:
        """Begin to think for the bot to act, unless that is under way or done."""
        now = match.position
        if self._asked_at == now and not self.hinting:
            return
        self.drop()
        self._asked_at = now
        self._token = self.thinker.ask(match, match.players[match.to_act].who)

    def hint(self, match: Match) -> None:
        """Begin to look for the best action for the person to act."""
        self.drop()
        self.hinting = True
        self._asked_at = match.position
        self._token = self.thinker.hint(match)

    def hurry(self) -> None:
        """Have the best so far as the answer."""
        if self.thinking:
            self.thinker.hurry()

    def drop(self) -> None:
        """Forget everything asked for."""
        if self._token is not None:
            self.thinker.cancel()
        self._token = self._asked_at = self.answer = None
        self.hinting = False
        self.progress = 0.0

    def poll(self, match: Match) -> bool:
        """Listen for news; true if there is any."""
        if self._token is None:
            return False
        reply = self.thinker.poll()
        if reply is None or reply.token != self._token:
            return False
        self.progress = reply.thought.progress
        if reply.final:
            self._token = None
            if self._asked_at == match.position:
                self.answer = reply.thought
        return True
