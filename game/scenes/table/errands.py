"""Small choices played on for the person: one run of them at a time, until it is done or stopped.

What is chosen, and how far a run goes, is the board's (``TableBoard.errand``). Its acts are the
person's own: logged, shown, and taken back one by one.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from engines.core.match import Played
from engines.core.types import Action, Seat, Text, text
from game.tables.spec import Errand

if TYPE_CHECKING:
    from game.scenes.table.orders import Orders
    from game.scenes.table.state import TableState


class Errands:
    """What may be done for the person at one desk, and the run that is under way."""

    def __init__(self, desk: TableState) -> None:
        self._desk = desk
        self._run: tuple[Seat, Hashable] | None = None

    @property
    def running(self) -> bool:
        """True while choices are made for the person."""
        return self._run is not None

    @property
    def offered(self) -> Errand | None:
        """What could be done for the person to decide now."""
        desk, decision = self._desk, self._desk.decision
        if not desk.may_choose or desk.window is not None or decision is None:
            return None
        return desk.board.errand(decision)

    def start(self, errand: Errand) -> None:
        """Begin a run; it counts as a hint, since the game advises every act of it."""
        self._desk.match.assists.hints += 1
        self._run = self._desk.session.turn, errand.run

    def stop(self) -> None:
        """End the run; what was played stands."""
        self._run = None

    def next(self) -> Action | None:
        """Return the next act of the run; None, and the run is over, where it goes no further."""
        found = self._next()
        if found is None:
            self.stop()
        return found

    def _next(self) -> Action | None:
        """The next act, unless something was revealed, another decides or is asked first."""
        desk, session = self._desk, self._desk.session
        waits = desk.interlude or not session.human_turn or session.needs_curtain
        if self._run is None or waits or session.turn != self._run[0]:
            return None
        last = desk.match.log[-1] if desk.match.log else None
        decision = session.decision
        if decision is None or (isinstance(last, Played) and last.revealed):
            return None
        errand = desk.board.errand(decision)
        if errand is None or errand.run != self._run[1]:
            return None
        asks = desk.ctx.settings.confirm_final and session.preview(errand.action).final
        return None if asks else errand.action


def do_errand(orders: Orders) -> None:
    """Do for the person what can be done; an act that needs a question first is asked for."""
    desk = orders.desk
    errand = desk.errands.offered
    option = desk.option_of(errand.action) if errand is not None else None
    if errand is None or option is None:
        orders.refused(text("Nothing here can be done for you."))
    elif desk.ctx.settings.confirm_final and desk.session.preview(errand.action).final:
        orders.choose(option)
    else:
        desk.run_errand(errand)


def errand_words(errand: Errand) -> tuple[Text, ...]:
    """Return what is said of an errand beside its name."""
    return (
        *errand.lines,
        text("Each act can be taken back as if you had made it; it counts as a hint."),
    )
