"""Positions with one clearly right or clearly silly choice; each says whether it was seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engines.bots.levels import decide
from engines.catalogue import game
from engines.games.rodeo.play.flow import options_of
from engines.games.rodeo.state import State
from engines.games.rodeo.view import View
from tests.rodeo.desk import Desk, rules

SPEC = game("rodeo")
BRAIN = SPEC.brain(rules())
Position = Callable[[], bool]
POSITIONS: list[Position] = []


def position(found: Position) -> Position:
    POSITIONS.append(found)
    return found


class OnDesk:
    """The rules, but for campsites laid by hand, which a view does not show."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def __getattr__(self, name: str) -> Any:
        return getattr(rules(), name)

    def sampler(self, view: View) -> Callable[[int], State]:
        sample = rules().sampler(view)

        def laid(seed: int) -> State:
            state = sample(seed)
            for name in ("cells", "tent", "dirt"):
                setattr(state, name, list(getattr(self.desk.s, name)))
            state.options = options_of(self.desk.t, state)
            return state

        return laid


def choice(desk: Desk, level: str = "hard") -> Any:
    """Return what a level does here."""
    view = rules().view(desk.s, desk.s.actor)
    return decide(SPEC, cast(Any, OnDesk(desk)), BRAIN, view, level, 7)


def play_while(desk: Desk, *waits: str) -> list[Any]:
    """Let the hard level play on while seat 0 is asked one of these; return its choices."""
    made = []
    while desk.waits in waits and desk.s.actor == 0:
        made.append(choice(desk))
        desk.act(made[-1])
    return made
