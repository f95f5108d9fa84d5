"""The table's state and what clicks, keys and time do to it; nothing is drawn here.

Everything comes from views, decisions, explanations and previews; no rule is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.bot import Thought
from engines.core.errors import CannotUndo, IllegalAction
from engines.core.match import Match
from engines.core.types import Action, Decision, Explanation, Option, Seat, Text, Thing, Who, text
from game.scene import AppContext
from game.scenes.table.bots import PACES, Bots
from game.scenes.table.chooser import Chooser
from game.scenes.table.playback import SPEEDS, Playback
from game.scenes.table.pointer import Pointer
from game.scenes.table.session import Session
from game.scenes.table.story import Line
from game.tables.spec import Mark, Moment, Note, TableBoard, TableWindow

AFTER_END = 1.6
"""Seconds the last picture stays before the result."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the status bar says: who decides, whose turn it is, phase and round."""

    turn: Seat
    active: Seat
    phase: int | None
    round: int


class Desk:
    """One match on the table. ``stale`` says that what is drawn at rest has changed."""

    def __init__(self, ctx: AppContext, match: Match, cover: Any, board: TableBoard) -> None:
        self.ctx = ctx
        self.session = Session(match, cover, ctx.store)
        self.board = board
        self.chooser = Chooser(board.things)
        self.pointer = Pointer()
        self.playback = Playback(board, ctx.sound.play)
        self.bots = Bots(ctx.thinker)
        self.window: TableWindow | None = None
        self.hint: Thought | None = None
        self.refusal: tuple[Thing, Text] | None = None
        self.replaying = False
        self.ended = 0.0
        self.stale = True
        self._rested = 0.0
        self._step_asked = False
        self._offered: tuple[int, str] | None = None
        self._marks: tuple[Mark, ...] = ()
        self._before: Shown | None = None
        board.take(self.session.view)

    @property
    def match(self) -> Match:
        """The match."""
        return self.session.match

    # ------------------------------------------------------------ what is true now
    @property
    def busy(self) -> bool:
        """True while something moves."""
        return self.playback.busy

    @property
    def shown(self) -> Shown:
        """What status and prompt say: while an act is shown, still what was true before it."""
        if self.busy and self._before is not None:
            return self._before
        decision = self.decision
        phase = decision.phase if decision is not None else None
        return Shown(self.session.turn, self.active, phase, self.match.round)

    @property
    def active(self) -> Seat:
        """Whose turn it is, as the game counts turns; the seat to act where it does not say."""
        seat = self.board.active()
        return self.session.turn if seat is None or self.match.over else seat

    @property
    def lines(self) -> Sequence[Line]:
        """The lines of the log, as far as they have been shown."""
        lines = self.session.story.lines
        untold = 0 if self.replaying else self.playback.untold
        return lines[: len(lines) - untold] if untold else lines

    @property
    def may_choose(self) -> bool:
        """True if the person at the screen is to decide and nothing moves."""
        session = self.session
        return not self.busy and session.human_turn and not session.needs_curtain

    @property
    def decision(self) -> Decision | None:
        """The decision as it may be shown."""
        return self.session.decision

    @property
    def waits_for_step(self) -> bool:
        """True if a bot's act is ready and shown only when the person says so."""
        ready = self.bots.answer is not None and not self.bots.hinting
        return ready and not self.busy and self.pace is None and not self._step_asked

    @property
    def pace(self) -> float | None:
        """Seconds between bots' acts; None waits."""
        return PACES.get(self.ctx.settings.bot_pace, 0.7)

    @property
    def lit(self) -> frozenset[Thing]:
        """What can be clicked to choose."""
        if not self.may_choose:
            return frozenset()
        if self.window is not None:
            return frozenset(s.thing for s in self.window.spots() if self.window.pick(s.thing))
        return self.chooser.lit

    def moment(self) -> Moment:
        """Return what is true now, for drawing."""
        fitting = self._fitting()
        shown = None
        if len(fitting) == 1:
            shown = (fitting[0], self.session.preview(fitting[0].action))
        return Moment(
            looker=self.session.looker,
            turn=self.session.turn,
            decision=self.decision if self.may_choose and self.window is None else None,
            lit=self.lit if self.window is None else frozenset(),
            chosen=self.chooser.chosen,
            pointed=self.pointer.pointed,
            shown=shown,
            fitting=fitting,
            advised=self._advised(),
            equal=self._equal(),
            marks=self._marks if self.may_choose else (),
            dragged=self.pointer.dragged,
            busy=self.busy or not self.session.human_turn,
        )

    def _fitting(self) -> tuple[Option, ...]:
        """The options the pointed thing stands for."""
        if not self.may_choose or self.window is not None:
            return ()
        return self.chooser.fits(self.pointer.pointed) if self.pointer.pointed else ()

    # ------------------------------------------------------------ time
    def advance(self, dt: float) -> bool:
        """Let time pass; true if the picture changed."""
        if self.playback.busy:
            return self._animate(dt)
        self._rested += dt
        if self.match.over:
            self.ended += dt
            return False
        if self.session.human_turn:
            return self._listen_for_hint() or self._offer()
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

    def finish(self) -> None:
        """Finish what moves, at once."""
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
        self._offer()
        self.stale = True

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
        now = (len(self.match.log), self.match.digest)
        if not self.may_choose or self._offered == now:
            return False
        self._offered = now
        decision = self.decision
        self.chooser.offer(decision)
        self.window = self.board.window(decision, self.match) if decision else None
        self.hint = self.refusal = None
        self._marks = self._last_acts()
        self.stale = True
        return True

    def offer_again(self) -> None:
        """Offer the decision anew, for another looker or after undo."""
        self._offered = None
        self.bots.drop()
        self.hint = self.refusal = None
        self.window = None
        self.chooser.offer(None)
        self.playback.finish()
        self._rest()

    def _last_acts(self) -> tuple[Mark, ...]:
        marks: list[Mark] = []
        for act in self.session.story.since(self.session.turn):
            marks += self.board.marks(act.seat, act.events)
        latest = {(mark.seat, mark.thing): mark for mark in marks}
        return tuple(latest.values())

    # ------------------------------------------------------------ choosing
    def play(self, action: Action) -> None:
        """Play an action and show what comes of it."""
        before = self.shown
        try:
            events = self.session.play(action)
        except IllegalAction as error:
            self.refuse("", error.reason)
            return
        self._before = before
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

    def why_not(self, thing: Thing) -> Text:
        """Return the one specific reason why a thing cannot be chosen now."""
        explained = self.explained(thing)
        if explained is not None and explained.refusal is not None:
            return explained.refusal
        if self.window is not None:
            return text("First decide in the window.")
        if self.chooser.chosen:
            return text("This does not go with what you chose. Esc lets go of it.")
        return text("There is nothing to choose here now.")

    def explained(self, thing: Thing) -> Explanation | None:
        """Return what the rules say of a thing; None for one they do not know."""
        try:
            return self.match.explain(thing, self.session.looker)
        except (ValueError, KeyError):
            return None

    # ------------------------------------------------------------ hint
    def ask_hint(self) -> Text | None:
        """Begin to look for a hint; return why there is none."""
        if self.busy:
            return text("Wait until everything has come to rest.")
        if not self.session.human_turn:
            return text("A hint is for your own decision.")
        if not self.bots.hinting:
            self.bots.hint(self.match)
        return None

    def _listen_for_hint(self) -> bool:
        if not self.bots.hinting:
            return False
        news = self.bots.poll(self.match)
        if self.bots.answer is not None:
            self.hint = self.bots.answer
            self.match.assists.hints += 1
            self.session.keep()
            self.bots.drop()
            option = self.option_of(self.hint.best)
            if self.window is not None and option is not None:
                self.window.advise(option)
        self.stale |= news
        return news

    def option_of(self, action: Action) -> Option | None:
        """Return the option of an action in the decision at hand."""
        decision = self.decision
        options = decision.options if decision else ()
        return next((o for o in options if o.action == action), None)

    def _things_of(self, actions: Sequence[Action]) -> frozenset[Thing]:
        found: set[Thing] = set()
        for action in actions:
            option = self.option_of(action)
            if option is not None:
                found |= set(option.things)
        return frozenset(found)

    def _advised(self) -> frozenset[Thing]:
        return self._things_of([self.hint.best]) if self.hint else frozenset()

    def _equal(self) -> frozenset[Thing]:
        if self.hint is None:
            return frozenset()
        return self._things_of(self.hint.equal) - self._advised()

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

    def _back(self, go: Any) -> Text | None:
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

    def let_go(self) -> bool:
        """Let go of a hint, a choice under way or a step of one; true if there was any."""
        if self.hint is not None:
            self.hint = None
        elif self.chooser.cancel():
            pass
        elif self.may_choose and self.session.cancel():
            self.offer_again()
        else:
            return False
        self.stale = True
        return True

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

    # ------------------------------------------------------------ in words
    def note(self) -> Note | None:
        """Return what the explain box says now."""
        thing = self.pointer.pointed
        if self.refusal is not None:
            return self._refused(*self.refusal)
        if self.window is not None and (note := self.window.note(thing)) is not None:
            return note
        fitting = self._fitting()
        if len(fitting) == 1:
            return Note(fitting[0].label, self.session.preview(fitting[0].action).lines)
        if fitting:
            return self._several(fitting)
        explained = self.explained(thing) if thing else None
        if explained is not None and not self.busy:
            return Note(explained.title, explained.body)
        return self._happening()

    def _happening(self) -> Note | None:
        """Tell what is going on while the person has nothing to decide."""
        lines = self.lines
        if self.may_choose or not lines:
            return None
        last = [line for line in lines if line.entry == lines[-1].entry]
        return Note(text("{who}", who=Who(last[-1].seat)), tuple(line.words for line in last))

    def _refused(self, thing: Thing, reason: Text) -> Note:
        explained = self.explained(thing) if thing else None
        if explained is None:
            return Note(text("Not now"), (), reason)
        return Note(explained.title, explained.body, reason)

    def _several(self, fitting: Sequence[Option]) -> Note:
        lines = []
        for option in fitting[:6]:
            preview = self.session.preview(option.action)
            first = preview.lines[0] if preview.lines else None
            lines.append(
                text("{label}: {effect}", label=option.label, effect=first)
                if first is not None
                else option.label
            )
        return Note(text("{count} ways", count=len(fitting)), tuple(lines))
