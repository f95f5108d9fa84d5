"""What is shown of a match of Rock'n Rodeo now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engines.core.types import Seat
from engines.games.rodeo.rules import RodeoRules
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View, view_of
from game.tables.rodeo.nights import Told, put_right

BEFORE_LINE_UP: Final = ("book", "wild", "event", "return_card", "keep", "refill", "extra",
                         "rewild", "drop", "expand")  # fmt: skip
"""Kinds of decision in which the display or the market fills the middle."""


@dataclass(slots=True)
class Model:
    """The view that is shown, and one full state that fits it.

    ``state`` is for questions whose answer is the same in all states that fit (what lies on a
    campsite, what a marker would say there); what it holds of hidden cards is made up and must
    not be drawn. Animations change ``state`` and ``flying``; ``take`` puts all right.
    ``flying`` are things that are on their way and not drawn at rest. ``pinned`` is the seat
    whose grounds are shown in place of the own ones, -1 for none. ``nights`` is what animations
    told of the night under way.
    """

    rules: RodeoRules
    colours: tuple[str, ...]
    names: tuple[str, ...]
    flying: set[str] = field(default_factory=set)
    pinned: Seat = -1
    nights: dict[Seat, Told] = field(default_factory=dict)
    asked: Seat = -1
    _view: View | None = None
    _state: State | None = None

    @property
    def t(self) -> Tables:
        """What the rules look up."""
        return self.rules.tables

    @property
    def view(self) -> View:
        """The view; one was taken before anything is drawn."""
        assert self._view is not None
        return self._view

    @property
    def state(self) -> State:
        """A state that fits the view."""
        assert self._state is not None
        return self._state

    def take(self, view: View) -> None:
        """Show a view."""
        self._view = view
        self._state = one_world(self.t, view)
        self.flying.clear()
        self.asked = view.actor
        put_right(self.nights, self._state)

    def renew(self) -> None:
        """Let the view follow the state, after an animation changed it."""
        self._view = view_of(self.t, self.state, self.view.seat)

    def fork(self) -> Model:
        """Return a model that shows the same and changes on its own."""
        twin = Model(
            self.rules, self.colours, self.names, set(self.flying), self.pinned, self.nights
        )
        twin._view, twin._state = self._view, self.state.copy()
        return twin

    @property
    def kind(self) -> str:
        """What the game waits for: the decision's kind, or ``over``."""
        return self.view.waits

    @property
    def planning(self) -> bool:
        """True while the middle shows less of the own festival than there is of it."""
        return self.kind in BEFORE_LINE_UP

    def pin(self, seat: Seat) -> bool:
        """Show a seat's festival, the own one again where it is shown; true if that changed."""
        own = -1 if self.planning else self.view.seat
        wanted = -1 if seat in (own, self.pinned) else seat
        changed = wanted != self.pinned
        self.pinned = wanted
        return changed

    def called(self, view: View) -> bool:
        """Return whether with a view somebody looks, or is to decide, who was not before."""
        old = self._view
        if old is None or view.seat != old.seat:
            return True
        return view.seat == view.actor != self.asked

    def home(self, person: Seat | None, actor: Seat = -1) -> Seat:
        """Return whose festival is shown: the pinned one, the looker's, else who acts.

        A rival's, while the looker throws garbage there.
        """
        if self.pinned >= 0:
            return self.pinned
        if self.kind == "dump" and self.view.rival >= 0 and person in (None, self.view.actor):
            return self.view.rival
        if person is not None:
            return person
        return max(actor, self.view.actor, 0)
