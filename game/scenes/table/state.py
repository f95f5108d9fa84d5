"""What is true at the table now, as the person at the screen may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engines.core.bot import Thought
from engines.core.match import Match
from engines.core.types import Action, Decision, Event, Explanation, Option, Seat, Text, Thing, text
from game.scene import AppContext
from game.scenes.table.bots import PACES, Bots
from game.scenes.table.chooser import Chooser
from game.scenes.table.errands import Errands
from game.scenes.table.playback import Playback
from game.scenes.table.pointer import Pointer
from game.scenes.table.session import Session
from game.scenes.table.story import Line
from game.tables.spec import Change, Mark, Moment, TableBoard, TableWindow
from saves.cover import Cover


@dataclass(frozen=True, slots=True)
class Shown:
    """What the status bar says: who decides, whose turn it is, phase and round."""

    turn: Seat
    active: Seat
    phase: int | None
    round: int


class TableState:
    """What is true at one table. ``stale`` says that what is drawn at rest has changed.

    Everything comes from views, decisions, explanations and previews; no rule is known here.
    """

    def __init__(self, ctx: AppContext, match: Match, cover: Cover, board: TableBoard) -> None:
        self.ctx = ctx
        self.session = Session(match, cover, ctx.store)
        self.board = board
        self.chooser = Chooser(board.things, board.ways)
        self.pointer = Pointer()
        self.playback = Playback(board, ctx.sound.play)
        self.bots = Bots(ctx.thinker)
        self.errands = Errands(self)
        self.window: TableWindow | None = None
        self.interlude = False
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
        self._own: Action | None = None
        self._news: Sequence[Event] = ()
        self._heard = len(self.session.story.acts)
        board.take(self.session.view)

    @property
    def match(self) -> Match:
        """The match."""
        return self.session.match

    # ------------------------------------------------------------ what is true now
    @property
    def busy(self) -> bool:
        """True while something moves, or choices are made for the person."""
        return self.playback.busy or self.errands.running

    @property
    def shown(self) -> Shown:
        """What status and prompt say: while an act is shown, still what was true before it."""
        if self.busy and self._before is not None:
            part = self.board.part()
            return self._before if part is None else replace(self._before, phase=part)
        if self.interlude and self._before is not None and self.window is not None:
            return replace(self._before, phase=self.window.phase)
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
        """True if the person at the screen is to decide and nothing moves or stands before it."""
        session = self.session
        still = not self.busy and not self.interlude
        return still and session.human_turn and not session.needs_curtain

    @property
    def decision(self) -> Decision | None:
        """The decision as it may be shown."""
        return self.session.decision

    @property
    def for_one(self) -> bool:
        """True in a game for one player."""
        return self.match.spec.max_players == 1

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
        if not self.may_choose and not (self.interlude and not self.busy):
            return frozenset()
        if self.window is not None:
            return frozenset(s.thing for s in self.window.spots() if self.window.pick(s.thing))
        targets = self.changes.get(self.pointer.dragged) if self.pointer.dragged else None
        return frozenset(targets) - {""} if targets else self.chooser.lit

    @property
    def changes(self) -> Mapping[Thing, Mapping[Thing, Change]]:
        """What of the person's own acts can be changed by hand now."""
        decision = self.decision
        if not self.may_choose or self.window is not None or decision is None or self.board.away:
            return {}
        return self.board.changes(decision)

    def moment(self) -> Moment:
        """Return what is true now, for drawing."""
        fitting = self.fitting()
        settled = self.chooser.settles(self.pointer.pointed) if fitting else None
        shown = (settled, self.session.preview(settled.action)) if settled is not None else None
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
            advice=self.option_of(self.hint.best) if self.hint is not None else None,
            equal=self._equal(),
            marks=self._marks if self.may_choose else (),
            dragged=self.pointer.dragged,
            busy=self.busy or self.interlude or not self.session.human_turn,
            twin=self.pointer.twin,
        )

    def fitting(self) -> tuple[Option, ...]:
        """The options the pointed thing stands for."""
        if not self.may_choose or self.window is not None:
            return ()
        return self.chooser.fits(self.pointer.pointed) if self.pointer.pointed else ()

    # ------------------------------------------------------------ why and what
    def why_not(self, thing: Thing) -> Text:
        """Return the one specific reason why a thing cannot be chosen now."""
        if self.window is None and self.may_choose:
            reason = self.board.refusal(thing, self.moment())
            if reason is not None:
                return reason
        explained = self.explained(thing)
        if explained is not None and explained.refusal is not None:
            return explained.refusal
        if self.window is not None:
            return text("First decide in the window.")
        if self.chooser.chosen:
            return text("This does not go with what you chose. Esc lets go of it.")
        return text("There is nothing to choose here now.")

    def explained(self, thing: Thing) -> Explanation | None:
        """Return what the rules say of a thing; None for one they do not know.

        With several people it is said to the one who decides, whose view it may be.
        """
        session = self.session
        seat = session.turn if self.may_choose else session.looker
        try:
            return self.match.explain(thing, seat)
        except (ValueError, KeyError):
            return None

    def option_of(self, action: Action) -> Option | None:
        """Return the option of an action in the decision at hand."""
        decision = self.decision
        options = decision.options if decision else ()
        return next((o for o in options if o.action == action), None)

    def _last_acts(self) -> tuple[Mark, ...]:
        """Return marks for what the others did since the person's own last act."""
        marks: list[Mark] = []
        for act in self.session.story.since(self.session.turn):
            marks += self.board.marks(act.seat, act.events)
        return tuple(dict.fromkeys(marks))

    def _remark(self) -> None:
        """Say in a short note what was done for the person without asking."""
        acts = self.session.story.acts
        news, self._heard = acts[self._heard :], len(acts)
        said = self.board.remark([event for act in news for event in act.events])
        if said is not None:
            self.ctx.stage.toast(said)

    def _advised(self) -> frozenset[Thing]:
        return self._things_of([self.hint.best]) if self.hint else frozenset()

    def _equal(self) -> frozenset[Thing]:
        return self._things_of(self.hint.equal) - self._advised() if self.hint else frozenset()

    def _things_of(self, actions: Sequence[Action]) -> frozenset[Thing]:
        options = [o for action in actions if (o := self.option_of(action)) is not None]
        return frozenset(thing for option in options for thing in option.things)
