"""What fills the middle and the tray: one ``Phase`` for each part of a season."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engines.core.types import Option, Seat, Text, Thing
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View
from game.tables.rodeo.cards.sheet import Row
from game.tables.rodeo.layout import Layout
from game.tables.rodeo.model import Model
from game.tables.spec import Moment, Note, Part, Spot
from game.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Scene:
    """All a phase needs to draw: where, what, and what is pointed at."""

    place: Layout
    model: Model
    moment: Moment

    @property
    def t(self) -> Tables:
        """What the rules look up: data, names, numbers."""
        return self.model.t

    @property
    def view(self) -> View:
        """The view that is shown."""
        return self.model.view

    @property
    def state(self) -> State:
        """A state that fits the view; its hidden cards are made up."""
        return self.model.state

    @property
    def seat(self) -> Seat:
        """Whose festival is shown."""
        return self.model.home(self.moment.person)

    @property
    def own(self) -> bool:
        """True while the festival shown is that of the person at the screen."""
        return self.seat == self.moment.person

    def lit(self, thing: Thing) -> bool:
        """Return whether a click on a thing leads on."""
        return thing in self.moment.lit

    @property
    def offered(self) -> frozenset[Thing]:
        """All things of the options, whatever was clicked so far."""
        decision = self.moment.decision
        options = decision.options if decision is not None else ()
        return frozenset(thing for option in options for thing in option.things)

    def px(self, design: float) -> int:
        """Return design pixels in real ones."""
        return self.place.px(design)


class Phase(ABC):
    """One layout of middle and tray, for some kinds of decision (``kinds``).

    A phase holds no state of the match. Parts and spots stay inside ``place.middle`` and
    ``place.tray``; names of parts are unique in the phase. Every option must be reachable by a
    spot (or it becomes a button in the prompt line by itself).
    """

    kinds: tuple[str, ...] = ()

    @abstractmethod
    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""

    @abstractmethod
    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what can be pointed at; later ones lie on top."""

    def above(self, canvas: Canvas, scene: Scene) -> None:
        """Draw what follows the pointer: raised cards, ghosts, chips."""
        return

    def note(self, thing: Thing, scene: Scene) -> Note | None:
        """Return the what-if panel's words for a thing; None: the rules' or the preview's."""
        return None

    def rows(self, thing: Thing, scene: Scene) -> tuple[Text, Sequence[Row]] | None:
        """Return a head and lines of figures for the what-if panel; None: the note's words."""
        return None

    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return the things that lead to an option: also those a card may be dragged to."""
        return option.things

    def resting(self, scene: Scene) -> Note | None:
        """Return what the what-if panel says while nothing is pointed at."""
        return None

    def prompt(self, scene: Scene) -> tuple[Text, Text] | None:
        """Return head and sentence of the prompt line; None: the decision's own."""
        return None

    def piece(self, canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a thing being dragged; false if it has no picture here."""
        return False
