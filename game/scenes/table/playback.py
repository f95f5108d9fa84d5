"""Showing events one after another: steps, their flights, their sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from engines.core.types import Event
from game.tables.motion import Step
from game.tables.spec import TableBoard
from game.ui.canvas import Canvas

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "none": 0.0}
"""How fast animations run by the setting's name; 0: nothing moves."""


class Playback:
    """Plays events on a board. ``dirty`` says that pieces at rest changed since it was cleared."""

    def __init__(self, board: TableBoard, play_sound: Callable[[str], object]) -> None:
        self.board = board
        self.dirty = False
        self._sound = play_sound
        self._events: deque[Event] = deque()
        self._steps: deque[Step] = deque()
        self._step: Step | None = None
        self._event: Event | None = None
        self._gone = 0.0

    @property
    def untold(self) -> int:
        """How many of the events still to come have a line in the log."""
        waiting = sum(event.text is not None for event in self._events)
        if self._event is None or self._step is None or not self._step.early:
            return waiting
        return waiting + (self._event.text is not None)

    @property
    def busy(self) -> bool:
        """True while there is something left to show."""
        return bool(self._step or self._steps or self._events)

    def show(self, events: Iterable[Event]) -> None:
        """Show events after those under way."""
        self._events.extend(events)

    def finish(self) -> None:
        """Drop what is left; the board is to take over a view afterwards."""
        self._events.clear()
        self._steps.clear()
        self._step = None
        self.dirty = True

    def advance(self, seconds: float) -> bool:
        """Let time pass; true if the picture changed."""
        if not self.busy:
            return False
        if self._step is None and not self._begin():
            return True
        step = self._step
        if step is not None:
            self._gone += seconds
            if self._gone >= step.seconds + step.hold:
                step.end()
                self._step = None
                self.dirty = True
                self._begin()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way."""
        step = self._step
        if step is None or not step.seconds:
            return
        progress = min(self._gone / step.seconds, 1.0)
        for flight in step.flights:
            share = flight.share(progress)
            if share is not None:
                canvas.sprite(
                    flight.sprite,
                    flight.place(share),
                    flight.size(share),
                    flight.angle(share),
                    flip=flight.flipped(share),
                )

    def _begin(self) -> bool:
        """Begin the next step there is; false if none is left."""
        while not self._steps:
            if not self._events:
                return False
            self._event = self._events.popleft()
            self._steps.extend(self.board.steps(self._event))
        self._step = self._steps.popleft()
        self._step.begin()
        self._gone = 0.0
        self.dirty = True
        if self._step.sound:
            self._sound(self._step.sound)
        return True
