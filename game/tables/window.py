"""Windows over a table: for a decision that is not taken on the board, or for an interlude."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Action, Option, Text, Thing
from game.tables.shown import Frame, Note, Spot
from game.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Answer:
    """What a click in a window came to; ``done`` ends an interlude: the game goes on."""

    action: Action | None = None
    refusal: Text | None = None
    done: bool = False


class TableWindow(ABC):
    """A window over the table for one special decision; it has its own spots.

    ``box`` is where it lies; the scene dims the table around ``bright`` things. One that
    ``covers`` hides the whole middle: nothing is dimmed, and the table below may change slowly.
    A ``brief`` interlude is put away by Esc, too.
    ``phase`` is the part of a turn that an interlude belongs to.
    What a window shows may come bit by bit: see ``advance`` and ``show_all``.
    """

    box: Rect
    covers = False
    brief = False
    phase: int | None = None

    @abstractmethod
    def layout(self, canvas: Canvas, frame: Frame) -> None:
        """Place everything for a window size and language."""

    @abstractmethod
    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw it whole."""

    @abstractmethod
    def spots(self) -> Sequence[Spot]:
        """Return what can be pointed at in it, in reading order."""

    @abstractmethod
    def click(self, thing: Thing) -> Answer:
        """Take a click on one of its spots."""

    @property
    def unfolding(self) -> bool:
        """True while something is still to come by itself."""
        return False

    def advance(self, seconds: float) -> bool:
        """Let time pass, at the pace of animations; true if the picture changed."""
        return False

    def show_all(self) -> bool:
        """Show at once what is still to come; true if there was anything."""
        return False

    def enter(self, thing: Thing) -> Answer:
        """Take Enter on one of its spots: a click, or the end of what a click has begun."""
        return self.click(thing)

    def cancel(self) -> bool:
        """Let go of what is chosen in it; true if there was anything."""
        return False

    def pick(self, thing: Thing) -> bool:
        """Return whether a spot of it leads on when clicked (not greyed out)."""
        return True

    def note(self, thing: Thing) -> Note | None:
        """Return what is said of a thing in it while pointed at; None for nothing."""
        return None

    def prompt(self) -> tuple[Text, Text] | None:
        """Return head and sentence of the prompt line while it is an interlude."""
        return None

    def advise(self, option: Option) -> bool:
        """Set everything so that one click more chooses the option (a hint); false if it can't."""
        return False
