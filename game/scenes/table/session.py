"""A match being played at the table: whose eyes, undo, bots, saving; nothing is drawn here."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pygame
from pygame import Surface

from engines.core.errors import CannotUndo
from engines.core.match import Match
from engines.core.types import NOBODY, Action, Decision, Event, Preview, Seat, Text, text
from game.scenes.table.story import Story


class Session:
    """The match with its story and its file. ``store`` may be None, then nothing is kept."""

    def __init__(self, match: Match, cover: Any, store: Any) -> None:
        self.match = match
        self.cover = cover
        self.store = store
        self.story = Story(match, self.usual_looker)
        self._previews: dict[Action, Preview] = {}

    # ------------------------------------------------------------ whose eyes
    @property
    def humans(self) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat, player in enumerate(self.match.players) if player.human]

    @property
    def usual_looker(self) -> Seat | None:
        """Whose view is shown between decisions: the only person's, else the public's."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def looker(self) -> Seat | None:
        """Whose view is shown now."""
        return self.story.looker

    def look(self, looker: Seat | None) -> None:
        """Show somebody else's view from now on."""
        self.story.look(looker)
        self._previews.clear()

    @property
    def view(self) -> Any:
        """The view that is shown."""
        return self.match.view(self.looker)

    @property
    def turn(self) -> Seat:
        """The seat to act, or NOBODY."""
        return self.match.to_act

    @property
    def human_turn(self) -> bool:
        """True if a person is to decide."""
        return self.turn != NOBODY and self.match.players[self.turn].human

    @property
    def needs_curtain(self) -> bool:
        """True if the screen must be handed over before the next decision is shown."""
        if not self.human_turn or self.looker == self.turn or len(self.humans) < 2:
            return False
        decision = self.match.decision(self.turn)
        return decision is not None and decision.private

    @property
    def decision(self) -> Decision | None:
        """The decision as the person at the screen may know it; options only for who decides."""
        if self.turn == NOBODY:
            return None
        if self.human_turn and not self.needs_curtain:
            return self.match.decision(self.turn)
        return self.match.decision(self.looker)

    # ------------------------------------------------------------ playing
    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action of the seat to act, keep the game, return what the looker sees."""
        events = self.match.play(action)
        self._previews.clear()
        self.keep()
        return self.story.catch_up(events)

    def preview(self, action: Action) -> Preview:
        """Return what an action of the seat to act would do."""
        if action not in self._previews:
            self._previews[action] = self.match.preview(action, self.turn)
        return self._previews[action]

    def hand_to(self, seat: Seat, who: str) -> None:
        """Let somebody else play a seat."""
        self.match.hand_to(seat, who)
        self.look(self.usual_looker)
        self.story.retell()
        self.keep()

    # ------------------------------------------------------------ taking back
    @property
    def undoer(self) -> Seat:
        """The person whose act Undo takes back: who decides, else who acted last."""
        if self.human_turn:
            return self.turn
        acted = [act.seat for act in self.story.acts if self.match.players[act.seat].human]
        return acted[-1] if acted else (self.humans or [0])[0]

    def why_no_undo(self) -> Text | None:
        """Return why nothing can be taken back; None if it can."""
        if not self.humans:
            return text("Bots play this game; there is nothing of yours to take back.")
        return self.match.why_no_undo(self.undoer)

    def undo(self) -> None:
        """Take back the last act; CannotUndo says why not."""
        if (reason := self.why_no_undo()) is not None:
            raise CannotUndo(reason)
        self.match.undo(self.undoer)
        self._changed()

    def go_back_to(self, start: Callable[[Any], bool]) -> None:
        """Take back own acts up to where the view fits; CannotUndo, and nothing is taken back."""
        seat, gone = self.turn, 0
        try:
            while not start(self.match.view(seat)):
                self.match.undo(seat)
                gone += 1
        except CannotUndo:
            for _ in range(gone):
                self.match.redo()
            raise
        if gone:
            self._changed()

    @property
    def may_take_round_back(self) -> bool:
        """True if going back past draws and bots is possible: alone against bots."""
        humans = self.humans
        return len(humans) == 1 and self.match.why_no_free_undo(humans[0]) is None

    def take_round_back(self) -> None:
        """Go back to the person's last decision, whatever came since."""
        self.match.free_undo(self.humans[0])
        self._changed()

    def why_no_redo(self) -> Text | None:
        """Return why nothing can be played again; None if it can."""
        if self.match.can_redo:
            return None
        return text("Nothing was taken back.")

    def redo(self) -> None:
        """Play again what was taken back last; CannotUndo says why not."""
        self.match.redo()
        self._changed()

    def cancel(self) -> bool:
        """Drop the compound choice under way; true if there was one to drop."""
        if not self.human_turn or self.match.why_no_cancel(self.turn) is not None:
            return False
        self.match.cancel(self.turn)
        self._changed()
        return True

    def _changed(self) -> None:
        self._previews.clear()
        self.story.retell()
        self.keep()

    # ------------------------------------------------------------ keeping
    def keep(self) -> None:
        """Keep the game in its file; trouble is told by ``trouble``."""
        if self.store is not None:
            self.store.autosave(self.match, self.cover)

    def trouble(self) -> Text | None:
        """Return why keeping fails, once when it begins to."""
        found: Text | None = self.store.trouble() if self.store is not None else None
        return found

    def save_as(self, name: str) -> None:
        """Keep a named copy; StoreError if it cannot be written."""
        if self.store is not None:
            self.store.save_as(self.match, self.cover, name)

    def keep_picture(self, picture: Surface) -> None:
        """Keep a picture beside the game's file."""
        if self.store is not None:
            png = io.BytesIO()
            pygame.image.save(picture, png, "table.png")
            self.store.set_picture(self.cover, png.getvalue())

    def leave(self) -> None:
        """Keep the game for good."""
        if self.store is not None:
            self.store.leave(self.match, self.cover)
