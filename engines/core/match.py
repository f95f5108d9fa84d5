"""A game being played: setup, seed and log; the state is derived from them.

The same three things are save, replay, bug report and test. Actions come in through ``play``,
where legality is checked once; undo, cancel and redo replay the log, whose entries are in
``engines.core.log`` and handed on from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from engines.core.errors import CannotUndo, IllegalAction, NotYourTurn, ReplayMismatch
from engines.core.log import HUMAN, Assists, Entry, Handed, Played, Player, last_played
from engines.core.rules import AnyRules, GameSpec
from engines.core.types import (
    NOBODY,
    Action,
    Decision,
    Event,
    Explanation,
    Outcome,
    Preview,
    Reveals,
    Seat,
    Setup,
    Text,
    Thing,
    Who,
    lines_of,
    text,
)

__all__ = ["HUMAN", "Assists", "Entry", "Handed", "Match", "Played", "Player"]


@dataclass(slots=True)
class Match:
    """One game of one ``GameSpec``; build it with ``Match.deal`` or ``Match.replay``."""

    spec: GameSpec
    rules: AnyRules
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    state: Any
    log: list[Entry] = field(default_factory=list)
    redoable: list[list[Entry]] = field(default_factory=list)
    assists: Assists = field(default_factory=Assists)
    opening: tuple[Player, ...] = ()

    # ------------------------------------------------------------ making one
    @classmethod
    def deal(
        cls,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        players: Iterable[Player],
        rules: AnyRules | None = None,
    ) -> Match:
        """Deal a new game; ValueError if the setup is not the game's."""
        seated = tuple(players)
        if len(seated) != setup.players or setup.players not in spec.seats:
            raise ValueError(f"{spec.slug} is not played by {len(seated)} players")
        rules = rules or spec.load(None)
        state = rules.new(setup, seed)
        return cls(spec, rules, setup, seed, seated, state, opening=seated)

    @classmethod
    def replay(cls, blank: Match, entries: Iterable[Entry]) -> Match:
        """Play stored entries on a freshly dealt match and check every digest.

        ReplayMismatch names the first entry that is illegal, by the wrong seat, or leads to
        another digest than the stored one (an empty stored digest is not checked). ``blank``
        then stands where the stored log was last true.
        """
        for number, entry in enumerate(entries):
            if isinstance(entry, Handed):
                blank.hand_to(entry.seat, entry.who)
                continue
            try:
                blank.play(entry.action, entry.seat)
            except IllegalAction as error:
                raise ReplayMismatch(number, error.reason) from error
            played = blank.log[-1]
            assert isinstance(played, Played)
            if entry.digest and played.digest != entry.digest:
                blank._cut(len(blank.log) - 1)
                blank.redoable.clear()
                raise ReplayMismatch(
                    number, text("move {number} leads to another position", number=number + 1)
                )
        return blank

    # ------------------------------------------------------------ asking
    @property
    def to_act(self) -> Seat:
        """The seat to decide, or NOBODY."""
        return self.rules.to_act(self.state)

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.to_act == NOBODY

    @property
    def outcome(self) -> Outcome:
        """The standings as they are."""
        return self.rules.outcome(self.state)

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return self.rules.round_of(self.state)

    @property
    def digest(self) -> str:
        """The state's digest."""
        return self.rules.digest(self.state)

    @property
    def position(self) -> tuple[int, str]:
        """Where the game stands: the log's length and its last digest, without computing one."""
        at = last_played(self.log)
        last = None if at is None else self.log[at]
        return len(self.log), last.digest if isinstance(last, Played) else ""

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat may know."""
        return self.rules.view(self.state, seat)

    def decision(self, seat: Seat | None) -> Decision | None:
        """Return the decision as a seat may see it, or None at the end."""
        return self.rules.decision(self.state, seat)

    def why_not(self, action: Action, seat: Seat) -> Text | None:
        """Return why a seat cannot take an action now; None if it can."""
        if self.over:
            return text("The game is over.")
        if seat != self.to_act:
            return text("It is {who}'s turn.", who=Who(self.to_act))
        return self.rules.why_not(self.view(seat), action)

    def explain(self, thing: Thing, seat: Seat | None) -> Explanation:
        """Return what a thing is and why it cannot be used now."""
        return self.rules.explain(self.view(seat), thing)

    # ------------------------------------------------------------ playing
    def play(self, action: Action, seat: Seat | None = None) -> list[Event]:
        """Check an action, play it, log it; return the unredacted events.

        ``seat`` is who claims to act, the seat to act if left out. NotYourTurn and
        IllegalAction leave everything as it was.
        """
        acting = self.to_act
        if acting == NOBODY or (seat is not None and seat != acting):
            claimed = acting if seat is None else seat
            raise NotYourTurn(self.why_not(action, claimed) or text("It is not your turn."))
        if action not in self.rules.legal(self.state):
            reason = self.rules.why_not(self.view(acting), action)
            raise IllegalAction(reason or text("This is not possible now."))
        decision = self.rules.decision(self.state, acting)
        events: list[Event] = []
        self.rules.apply(self.state, action, events.append)
        revealed = any(event.reveals is not Reveals.NOTHING for event in events)
        sub = decision is not None and decision.sub
        self.log.append(Played(acting, action, self.digest, revealed, sub))
        self.redoable.clear()
        return events

    def hand_to(self, seat: Seat, who: str) -> None:
        """Let somebody else play a seat from now on; logged beside the actions."""
        self._seat(seat, who)
        self.log.append(Handed(seat, who))

    def preview(self, action: Action, seat: Seat) -> Preview:
        """Say what a legal action of the seat to act would do, up to the first revelation."""
        trial = self.rules.copy(self.state)
        events: list[Event] = []
        self.rules.apply(trial, action, events.append)
        shown: list[Event] = []
        for event in events:
            if event.reveals is not Reveals.NOTHING:
                break
            seen = self.rules.redact(event, seat)
            if seen is not None:
                shown.append(seen)
        final = len(shown) < len(events) or self.rules.to_act(trial) != seat
        return Preview(tuple(shown), lines_of(shown), final)

    # ------------------------------------------------------------ taking back
    def why_no_undo(self, seat: Seat) -> Text | None:
        """Return why the seat's last act cannot be taken back; None if it can."""
        index = last_played(self.log)
        if index is None:
            return text("Nothing has been played yet.")
        last = self.log[index]
        assert isinstance(last, Played)
        if last.seat != seat:
            return text("{who} has acted since.", who=Who(last.seat))
        if last.revealed:
            return text("Something was drawn or shown, so it stands.")
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action; CannotUndo says why not."""
        if (reason := self.why_no_undo(seat)) is not None:
            raise CannotUndo(reason)
        self._cut(last_played(self.log))

    def why_no_cancel(self, seat: Seat) -> Text | None:
        """Return why the compound choice under way cannot be dropped; None if it can."""
        decision = self.decision(seat)
        if self.to_act != seat or decision is None or not decision.sub:
            return text("There is nothing to cancel.")
        return self.why_no_undo(seat)

    def cancel(self, seat: Seat) -> None:
        """Go back to the first step of the compound choice under way; CannotUndo says why not."""
        if (reason := self.why_no_cancel(seat)) is not None:
            raise CannotUndo(reason)
        while self.why_no_cancel(seat) is None:
            self._cut(last_played(self.log))

    def why_no_free_undo(self, seat: Seat) -> Text | None:
        """Return why the seat's last decision cannot be taken back with all since."""
        if last_played(self.log, seat) is None:
            return text("You have not played yet.")
        return None

    def free_undo(self, seat: Seat) -> None:
        """Go back to the seat's last decision, whatever came since; marks the result."""
        index = last_played(self.log, seat)
        if index is None:
            raise CannotUndo(text("You have not played yet."))
        self._cut(index)
        self.assists.free_undos += 1

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be played again."""
        return bool(self.redoable)

    def redo(self) -> list[Event]:
        """Play again what was last taken back; return its events."""
        if not self.redoable:
            raise CannotUndo(text("Nothing was taken back."))
        entries = self.redoable.pop()
        waiting = self.redoable
        self.redoable = []
        events: list[Event] = []
        for entry in entries:
            if isinstance(entry, Handed):
                self.hand_to(entry.seat, entry.who)
            else:
                events += self.play(entry.action, entry.seat)
        self.redoable = waiting
        return events

    # ------------------------------------------------------------ looking back
    def retold(
        self, seat: Seat | None, each: Callable[[int, Entry, list[Event], Any], None]
    ) -> None:
        """Play the log again from the deal, with each step's events redacted for a seat.

        ``each`` gets the entry's number, the entry, its events and the state after it.
        """
        state = self.rules.new(self.setup, self.seed)
        for number, entry in enumerate(self.log):
            events: list[Event] = []
            if isinstance(entry, Played):
                self.rules.apply(state, entry.action, events.append)
            seen = [e for raw in events if (e := self.rules.redact(raw, seat)) is not None]
            each(number, entry, seen, state)

    # ------------------------------------------------------------ inside
    def _seat(self, seat: Seat, who: str) -> None:
        players = list(self.players)
        players[seat] = replace(players[seat], who=who)
        self.players = tuple(players)

    def _cut(self, index: int | None) -> None:
        """Drop the log from an index on, keep it for redo, and derive the state anew."""
        if index is None:
            return
        dropped = self.log[index:]
        self.log = self.log[:index]
        self.redoable.append(dropped)
        self.state = self.rules.new(self.setup, self.seed)
        self.players = self.opening
        for entry in self.log:
            if isinstance(entry, Played):
                self.rules.apply(self.state, entry.action)
            else:
                self._seat(entry.seat, entry.who)
