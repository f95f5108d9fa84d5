"""A night is told by itself: step by step, each long enough to be read; then it stands a while."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engines.core.types import Event
from engines.games.rodeo.happenings import nights as nt
from game.tables.motion import Change, Step, nothing
from game.tables.rodeo.model import Model
from game.tables.rodeo.nights import OVER, Told, begun, note_down, step_of

MUCH: Final = 1.4
"""Seconds a step of the own night stays once all that happened in it is told."""
LITTLE: Final = 0.7
"""Seconds a step stays in which nothing happened."""
REPORT: Final = 1.5
"""Seconds the whole report stays before the next morning."""
RIVALS: Final = 0.4
"""Seconds a rival's night stays in its column."""
PUBLIC: Final = 0.5
"""The share of these times where nobody's own night is told."""


def tell(model: Model, event: Event) -> None:
    """Note an event of a night down, before it changes what is shown."""
    if isinstance(event, nt.NightFell):
        model.nights[event.seat] = begun(model.state, event.seat, event.garbage)
        return
    told = _under_way(model)
    if told is not None and getattr(event, "seat", -1) == told.seat:
        note_down(told, event)


def noted(event: Event) -> bool:
    """Return whether an event changes only what is told of a night."""
    return isinstance(event, nt.PenaltyStruck | nt.UnhappyGrumble)


def ahead(model: Model, event: Event) -> Iterator[Step]:
    """Yield what the night under way has still to tell before an event that goes beyond it."""
    told = _under_way(model)
    if told is None:
        return
    wanted = step_of(told, event)
    seen = _seen(model, told)
    for step in range(told.step, wanted):
        hold = _stays(told, step) if seen else 0.0
        if not seen and step + 1 == OVER:
            hold = RIVALS
        yield _still(model, hold, partial(_go_on, model, told))
    if wanted == OVER and not isinstance(event, nt.NightFell) and model.pinned < 0:
        yield _still(model, REPORT)


def _under_way(model: Model) -> Told | None:
    return next((told for told in model.nights.values() if told.step < OVER), None)


def _seen(model: Model, told: Told) -> bool:
    return model.pinned < 0 and model.home(model.view.seat) == told.seat


def _stays(told: Told, step: int) -> float:
    return MUCH if step == told.step and told.eventful else LITTLE


def _still(model: Model, hold: float, end: Change = nothing) -> Step:
    share = PUBLIC if model.view.seat is None else 1.0
    return Step(0.0, end=end, hold=hold * share, early=True)


def _go_on(model: Model, told: Told) -> None:
    told.step += 1
    model.renew()
