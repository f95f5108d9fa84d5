"""Whom an event of the afternoon can hit, and what it would find there now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.core.types import Seat, Text, Who, ntext, text
from engines.games.rodeo.actions import Target
from engines.games.rodeo.components.model import CHAOS, HYGIENE, Effect
from engines.games.rodeo.play.common import garbage_count, happy_count
from engines.games.rodeo.play.targets import rival_options
from engines.games.rodeo.state import State
from game.tables.rodeo.cards.paper import plain
from game.tables.rodeo.phase import Scene


def _chaos(state: State, seat: Seat) -> Text:
    return text("{who} (chaos {n})", who=Who(seat), n=state.tracks[seat * 3 + CHAOS])


def _hygiene(state: State, seat: Seat) -> Text:
    return text("{who} (hygiene {n})", who=Who(seat), n=plain(state.tracks[seat * 3 + HYGIENE]))


def _garbage(state: State, seat: Seat) -> Text:
    return text("{who} (garbage {n})", who=Who(seat), n=garbage_count(state, seat))


def _happy(state: State, seat: Seat) -> Text:
    return text("{who} (satisfied {n})", who=Who(seat), n=happy_count(state, seat))


_FOUND: Final[dict[str, Callable[[State, Seat], Text]]] = {
    "rival_chaos": _chaos,
    "rival_hygiene": _hygiene,
    "rival_garbage": _garbage,
    "rival_dissatisfy": _happy,
}


def aims(scene: Scene, effects: tuple[Effect, ...]) -> Iterator[Text]:
    """Yield a sentence or two for each effect that needs somebody or something to work on."""
    state, seat = scene.state, scene.seat
    for effect in effects:
        if effect.op in _FOUND:
            yield _rivals(scene, effect.op)
        if effect.op == "rival_garbage":
            yield text("Then choose a space next to a tent there.")
        elif effect.op == "remove_garbage":
            yield text("You choose which. Garbage here now: {n}.", n=garbage_count(state, seat))
        elif effect.op == "wake":
            yield ntext(
                "You choose whom. Now {n} fan sleeps.",
                "You choose whom. Now {n} fans sleep.",
                count="n",
                n=state.flat[seat].bit_count(),
            )


def _rivals(scene: Scene, op: str) -> Text:
    own = scene.state.copy()
    own.actor = scene.seat
    rivals = [aim.seat for aim in rival_options(scene.t, own) if isinstance(aim, Target)]
    found = tuple(_FOUND[op](own, rival) for rival in rivals)
    if len(found) == 1:
        return text("It hits {rival}.", rival=found[0])
    return text("You choose whom it hits: {rivals}.", rivals=found)
