"""What goes through to the scenes: no key twice, no click of a scene that is gone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame.event import Event

DOUBLE_CLICK = 0.3
"""Seconds in which a second press still belongs to the click that changed the scene."""
PRESSES = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN, pygame.TEXTINPUT}
)
POINTED = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION})
CLICKS = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Inputs:
    """Sifts the events of the loop and knows where the mouse is.

    Every KEYDOWN gets ``repeat``: true if the key was down already. After ``changed`` (the
    scene did) the presses still waiting are dropped, and for a moment a second press too.
    """

    def __init__(self) -> None:
        self.spot: tuple[int, int] | None = None
        self._held: set[int] = set()
        self._deaf_until = 0.0
        self._dropping = False
        self._last = 0

    def sift(self, events: list[Event], now: float) -> Iterator[Event]:
        """Yield the events that count, one by one; ``changed`` may be called in between."""
        self._dropping = False
        for event in events:
            self._note(event)
            too_late = self._dropping and event.type in PRESSES
            twice = event.type == pygame.MOUSEBUTTONDOWN and now < self._deaf_until
            if not too_late and not twice:
                self._last = event.type
                yield event
        self._last = 0

    def changed(self, now: float) -> Event | None:
        """Take note of another scene; return where the mouse is, for it to light up."""
        if self._last in CLICKS:
            self._deaf_until = now + DOUBLE_CLICK
        self._dropping = True
        if self.spot is None:
            return None
        still = {"pos": self.spot, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        return Event(pygame.MOUSEMOTION, still)

    def _note(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN:
            event.repeat = event.key in self._held
            self._held.add(event.key)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type in POINTED:
            self.spot = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.spot = None
