"""What clicks, keys and time do to the table; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engines.core.errors import CannotUndo, IllegalAction
from engines.core.match import HUMAN
from engines.core.types import Action, Option, Seat, Text, Thing, text
from game.scenes.table.advised import Advised
from game.scenes.table.playback import SPEEDS
from game.tables.spec import Errand

AFTER_END = 1.6
"""Seconds the last picture stays before the result."""


class Desk(Advised):
    """One match being played at the table."""

    # ------------------------------------------------------------ time
    def advance(self, dt: float) -> bool:
        """Let time pass; true if the picture changed."""
        if self.playback.busy:
            return self._animate(dt)
        if self.errands.running:
            return self._carry_on()
        self._rested += dt
        if self.interlude:
            return self._unfold(dt)
        if self.match.over:
            self.ended += dt
            return False
        if self.session.human_turn:
            return self.listen_for_hint() or self._offer()
        return self._bot()

    def _animate(self, dt: float) -> bool:
        speed = SPEEDS.get(self.ctx.settings.animation, 1.0)
        if not speed:
            self.finish()
            return True
        changed = self.playback.advance(dt * speed)
        if self.playback.dirty:
            self.stale, self.playback.dirty = True, False
        if not self.playback.busy:
            self._rest()
        return changed

    def _unfold(self, dt: float) -> bool:
        """Let what lies over the table go on to show what it has; at once where nothing moves."""
        window, speed = self.window, SPEEDS.get(self.ctx.settings.animation, 1.0)
        assert window is not None
        before = window.unfolding
        all_now = not speed and self.show_all()
        changed = window.advance(dt * speed)
        self.stale |= before and not window.unfolding
        return changed or all_now

    def show_all(self) -> bool:
        """Show at once what a window has still to show; true if there was anything."""
        more = self.window is not None and not self.busy and self.window.show_all()
        self.stale |= more
        return more

    def finish(self) -> None:
        """Finish what moves, at once, and the errand it belongs to."""
        self.playback.finish()
        self._rest()
        while self.errands.running:
            self._carry_on()
            self.playback.finish()
            self._rest()

    def _rest(self) -> None:
        """Show what is true, after an animation or without one."""
        self.playback.dirty = False
        self.replaying = False
        self._rested = 0.0
        session = self.session
        if len(session.humans) > 1 and session.looker not in (None, session.turn):
            session.look(None)  # between two people's decisions the public's view is shown
        self.board.take(session.view)
        self._pause()
        self._offer()
        self.stale = True

    def _pause(self) -> None:
        """Let the board show something about the last act before the game goes on."""
        events, self._news = self._news, ()
        if not events or not self.session.humans:
            return
        told = [event for act in self.session.story.acts for event in act.events]
        window = self.board.interlude(events, told)
        if window is not None:
            self.window, self.interlude = window, True

    def resume(self) -> None:
        """Show again what stood before the game when it was left."""
        acts = self.session.story.acts
        if acts and not self.match.over:
            self._news = acts[-1].events
            self._before = replace(self.shown, round=acts[-1].round)
            self._pause()

    def go_on(self) -> None:
        """End an interlude."""
        self.window, self.interlude = None, False
        self._rest()

    def _bot(self) -> bool:
        """Think, and play what was thought when its time has come."""
        if not self.bots.thinking and self.bots.answer is None:
            self.bots.think(self.match)
            return True
        news = self.bots.poll(self.match)
        self.stale |= news
        answer = self.bots.answer
        if answer is None:
            return news
        if self.waits_for_step or (self.pace or 0.0) > self._rested:
            return news
        self._step_asked = False
        self.play(answer.best)
        return True

    def step_on(self) -> bool:
        """Show the next act of a bot; true if one was waiting."""
        if not self.waits_for_step:
            return False
        self._step_asked = True
        return True

    # ------------------------------------------------------------ a decision is due
    def _offer(self) -> bool:
        """Offer the decision at hand to the person at the screen, once."""
        now = self.match.position
        if not self.may_choose or self._offered == now:
            return False
        self._offered = now
        self._remark()
        decision = self.decision
        self.chooser.offer(decision)
        if decision is not None and self._own is not None:
            self.chooser.hold(self.board.held(self._own, decision))
        self.window = self.board.window(decision, self.match) if decision else None
        self.hint = self.refusal = None
        self._marks = self._last_acts()
        self.pointer.settle(self.lit)
        self.stale = True
        return True

    def offer_again(self) -> None:
        """Offer the decision anew, for another looker or after undo."""
        self._offered = self._own = None
        self.bots.drop()
        self.errands.stop()
        self.hint = self.refusal = None
        self.window, self.interlude = None, False
        self._news = ()
        self.chooser.offer(None)
        self.playback.finish()
        self._rest()

    # ------------------------------------------------------------ choosing
    def play(self, action: Action) -> None:
        """Play an action and show what comes of it."""
        before, own = self.shown, action if self.session.human_turn else None
        try:
            events = self.session.play(action)
        except IllegalAction as error:
            self.refuse("", error.reason)
            return
        self._before, self._own = before, own
        if own is not None:
            self.pointer.rest()
        self._news = events
        self.bots.drop()
        self.chooser.offer(None)
        self.window = None
        self.hint = self.refusal = None
        self._marks = ()
        self._offered = None
        self.ended = 0.0
        self.stale = True
        if SPEEDS.get(self.ctx.settings.animation, 1.0):
            self.playback.show(events)
        if not self.playback.busy:
            self._rest()

    def run_errand(self, errand: Errand) -> None:
        """Begin to do for the person what was offered."""
        self.errands.start(errand)
        self._carry_on()

    def _carry_on(self) -> bool:
        """Play the errand's next act, all of them where nothing moves; then offer what is left."""
        while self.errands.running and not self.playback.busy:
            moves, action = len(self.match.log), self.errands.next()
            if action is not None:
                self.play(action)
                self._own = None  # the next fan is not taken up by itself
            if len(self.match.log) == moves:
                self.errands.stop()
        self.stale = True
        self._offer()
        return True

    def settled(self, thing: Thing) -> Option | None:
        """Take a click on a thing of the board; return the option if that settles it."""
        self.refusal = None
        self.stale = True
        return self.chooser.click(thing)

    def refuse(self, thing: Thing, reason: Text) -> None:
        """Say why something cannot be chosen."""
        self.refusal = (thing, reason)
        self.ctx.sound.play("wrong")
        self.stale = True

    # ------------------------------------------------------------ taking back
    def undo(self) -> Text | None:
        """Take back the last act; return why not."""
        return self._back(self.session.undo)

    def redo(self) -> Text | None:
        """Play again what was taken back; return why not."""
        return self._back(self.session.redo)

    def round_back(self) -> Text | None:
        """Take back everything since the person's last decision; return why not."""
        return self._back(self.session.take_round_back)

    def _back(self, go: Callable[[], None]) -> Text | None:
        try:
            go()
        except CannotUndo as error:
            return error.reason
        self.offer_again()
        return None

    def hand_to(self, seat: Seat, who: str) -> None:
        """Let somebody else play a seat from now on."""
        self.session.hand_to(seat, who)
        self.offer_again()

    def autoplay(self) -> Text | None:
        """In a game for one: let the best bot play on, or take over from it; return why not."""
        if not self.for_one:
            return text("Only a game for one plays by itself; hand seats over in the menu.")
        if self.match.over:
            return text("The game is over.")
        if self.busy:
            self.finish()
        if self.session.humans:
            self.match.assists.hints += 1
            self.hand_to(0, self.match.spec.levels[-1])
        else:
            self.hand_to(0, HUMAN)
        return None

    def let_go(self) -> bool:
        """Let go of a hint, of what is looked at, of a choice or a step; true if there was any."""
        if self.pointer.dragged:
            self.pointer.release()
            self.chooser.cancel()
        elif self.hint is not None:
            self.hint = None
        elif self.board.let_go() or self._step_back():
            pass
        elif self.may_choose and self.session.cancel():
            self.offer_again()
        else:
            return False
        self.stale = True
        return True

    def _step_back(self) -> bool:
        """Let go of what was clicked so far."""
        return self.chooser.cancel() or (self.window is not None and self.window.cancel())

    # ------------------------------------------------------------ looking back
    def show_last_round(self) -> Text | None:
        """Show the last round again; return why not."""
        story = self.session.story
        if self.busy or not story.acts:
            return text("Nothing has been played yet.") if not story.acts else None
        first = story.last_round()
        self.board.take(story.view_before(first))
        self.replaying = True
        self.stale = True
        for act in story.acts:
            if act.entry >= first:
                self.playback.show(act.events)
        return None
