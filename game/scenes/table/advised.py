"""Hints at the table: asked for, waited for, shown and counted."""

from __future__ import annotations

from engines.core.bot import Thought
from engines.core.types import Text, text
from game.scenes.table.state import TableState


class Advised(TableState):
    """A table at which the person may be advised."""

    def ask_hint(self) -> Text | None:
        """Begin to look for a hint; return why there is none."""
        if self.busy:
            return text("Wait until everything has come to rest.")
        if not self.session.human_turn:
            return text("A hint is for your own decision.")
        if not self.bots.hinting:
            self.bots.hint(self.match)
        return None

    def listen_for_hint(self) -> bool:
        """Take a hint that has come; true if there is news."""
        if not self.bots.hinting:
            return False
        news = self.bots.poll(self.match)
        if self.bots.answer is not None:
            self._advise(self.bots.answer)
        self.stale |= news
        return news

    def _advise(self, thought: Thought) -> None:
        """Show a hint, and count it."""
        self.hint = thought
        self.match.assists.hints += 1
        self.session.keep()
        self.bots.drop()
        option = self.option_of(thought.best)
        if self.window is not None and option is not None:
            self.window.advise(option)
