"""What has happened so far, as the person looking may know it: log, last acts, last round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.core.match import Entry, Handed, Match, Played
from engines.core.types import Event, Seat, Text, Who, text


@dataclass(frozen=True, slots=True)
class Act:
    """One entry of the match's log with its redacted events. ``round`` is when it was made."""

    entry: int
    seat: Seat
    events: tuple[Event, ...]
    round: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: of which entry, by whom, in which round, in words, of what event."""

    entry: int
    seat: Seat
    round: int
    words: Text
    event: Event | None = None


class Story:
    """Everything told so far to one looker; it grows with the match and follows its undo."""

    def __init__(self, match: Match, looker: Seat | None) -> None:
        self.match = match
        self.looker = looker
        self.acts: list[Act] = []
        self.lines: list[Line] = []
        self._round = 1
        self.retell()

    def look(self, looker: Seat | None) -> None:
        """Tell it to somebody else from now on."""
        if looker != self.looker:
            self.looker = looker
            self.retell()

    def retell(self) -> None:
        """Tell everything anew, after undo, redo or opening."""
        self.acts.clear()
        self.lines.clear()
        self._round = 1
        match = self.match
        if match.setup.players > 1:  # who begins was drawn, and nothing else tells it
            first = match.rules.to_act(match.rules.new(match.setup, match.seed))
            self.lines.append(Line(-1, first, 1, text("{who} begins.", who=Who(first))))

        def each(number: int, entry: Entry, events: list[Event], state: Any) -> None:
            self._tell(number, entry, events, self.match.rules.round_of(state))

        self.match.retold(self.looker, each)

    def catch_up(self, events: list[Event]) -> tuple[Event, ...]:
        """Tell the last entry of the match's log; return its events as the looker sees them."""
        number = len(self.match.log) - 1
        seen = [e for raw in events if (e := self.match.rules.redact(raw, self.looker)) is not None]
        self._tell(number, self.match.log[number], seen, self.match.round)
        return tuple(seen)

    def handed(self) -> None:
        """Tell that a seat was handed over."""
        self._tell(len(self.match.log) - 1, self.match.log[-1], [], self.match.round)

    def since(self, seat: Seat | None) -> list[Act]:
        """Return the acts of others since a seat's own last act, oldest first."""
        found: list[Act] = []
        for act in reversed(self.acts):
            if act.seat == seat:
                break
            found.append(act)
        return found[::-1]

    def last_round(self) -> int:
        """Return the entry from which the last round is shown again."""
        now = self.match.round
        late = [act for act in self.acts if act.round >= now - 1]
        own = [act.entry for act in late if act.seat == self.looker and act.round == now - 1]
        if own:
            return own[0]
        return late[0].entry if late else 0

    def view_before(self, entry: int) -> Any:
        """Return the looker's view before an entry of the log."""
        match, rules = self.match, self.match.rules
        state = rules.new(match.setup, match.seed)
        for past in match.log[:entry]:
            if isinstance(past, Played):
                rules.apply(state, past.action)
        return rules.view(state, self.looker)

    def _tell(self, number: int, entry: Entry, events: list[Event], after: int) -> None:
        self.acts.append(Act(number, entry.seat, tuple(events), self._round))
        for words, event in self._words(entry, events):
            self.lines.append(Line(number, entry.seat, self._round, words, event))
        self._round = after

    def _words(self, entry: Entry, events: list[Event]) -> list[tuple[Text, Event | None]]:
        if isinstance(entry, Handed):
            return [(handed_over(entry), None)]
        return [(event.text, event) for event in events if event.text is not None]


def handed_over(entry: Handed) -> Text:
    """Say that somebody else plays a seat from now on."""
    if entry.who == "human":
        return text("{who} is played by a person from now on.", who=Who(entry.seat))
    return text("{who} is played by a bot from now on.", who=Who(entry.seat))
