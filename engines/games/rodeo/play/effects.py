"""What event cards do, one effect after another; some ask for a target first (rulings 51-54)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.rules import Sink
from engines.core.types import Text
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD, Effect
from engines.games.rodeo.happenings.cards import Lapsed
from engines.games.rodeo.happenings.tracks import RebateGiven, ToiletGranted
from engines.games.rodeo.play.cards import after_event, draw_event
from engines.games.rodeo.play.common import cheer, garbage_count, move, pay
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables

Doing = Callable[[Tables, State, int, int, Text, Sink | None], None]
"""An effect that asks nothing: on a seat, by a number, for a cause."""


def _cash(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    pay(state, seat, n, cause, emit)


def _mood(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    move(t, state, seat, MOOD, n, cause, emit)


def _hygiene(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    move(t, state, seat, HYGIENE, n, cause, emit)


def _chaos(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    move(t, state, seat, CHAOS, n, cause, emit)


def _satisfy(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    cheer(state, seat, n, cause, emit)


def _rebate(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    """Give back some of the fee just paid, never more than the fee."""
    fee = t.data.bands[state.bands[seat * 3 + state.booked]].fee
    pay(state, seat, min(n, fee), cause, emit)


def _build_rebate(
    t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None
) -> None:
    """Rebates add up and apply to the next purchase of the season (ruling 52)."""
    state.rebate[seat] += n
    if emit:
        emit(RebateGiven(seat, n, state.rebate[seat]))


def _extra_wixi(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    """Grant a toilet on top of the one to three, if one is left for it (ruling 53)."""
    boards = t.data.boards
    spare = boards.toilets - boards.toilets_most * state.players - sum(state.extra)
    if spare <= 0:
        _lapse(t, state, seat, emit)
        return
    state.extra[seat] += 1
    if emit:
        emit(ToiletGranted(seat))


def _draw_event(t: Tables, state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    for _ in range(n):
        if not draw_event(t, state, seat, emit):
            _lapse(t, state, seat, emit)


AT_ONCE: Final[dict[str, Doing]] = {
    "cash": _cash,
    "mood": _mood,
    "hygiene": _hygiene,
    "chaos": _chaos,
    "satisfy": _satisfy,
    "rebate": _rebate,
    "build_rebate": _build_rebate,
    "extra_wixi": _extra_wixi,
    "draw_event": _draw_event,
}


def do_all(
    t: Tables,
    state: State,
    effects: tuple[Effect, ...],
    cause: Text,
    emit: Sink | None,
) -> None:
    """Resolve effects on the actor that ask nothing; garbage to remove is left in ``clear``."""
    for effect in effects:
        if effect.op == "remove_garbage":
            state.clear = min(effect.n, garbage_count(state, state.actor))
        else:
            AT_ONCE[effect.op](t, state, state.actor, effect.n, cause, emit)


# ------------------------------------------------------------------ event cards
Opening = Callable[[Tables, State, Effect], int]
"""An effect that asks: the phase to ask in, or -1 if there is nothing to ask about."""


def card_effects(t: Tables, state: State) -> tuple[Effect, ...]:
    """Return the effects of the side being played."""
    card = t.data.events[state.event]
    return (card.booking if state.booked >= 0 else card.festival).effects


def cause_of(t: Tables, state: State) -> Text:
    """Return the name of the side being played."""
    return (t.booking_names if state.booked >= 0 else t.festival_names)[state.event]


def next_effect(t: Tables, state: State, emit: Sink | None) -> None:
    """Resolve the played card's effects up to one that asks, or to the end."""
    effects = card_effects(t, state)
    while state.effect < len(effects):
        effect = effects[state.effect]
        state.effect += 1
        if effect.op in AT_ONCE:
            cause = cause_of(t, state)
            AT_ONCE[effect.op](t, state, state.actor, effect.n, cause, emit)
            continue
        state.phase = _OPENINGS[effect.op](t, state, effect)
        if state.phase >= 0:
            return
        _lapse(t, state, state.actor, emit)
    after_event(state)


def current(t: Tables, state: State) -> Effect:
    """Return the effect whose target is being chosen."""
    return card_effects(t, state)[state.effect - 1]


def _lapse(t: Tables, state: State, seat: int, emit: Sink | None) -> None:
    if emit:
        emit(Lapsed(seat))


def _redraw(t: Tables, state: State, effect: Effect) -> int:
    return st.RETURN if state.hands[state.actor] else -1


def _refill(t: Tables, state: State, effect: Effect) -> int:
    return st.REFILL if any(state.reserve) else -1


def _symbol(t: Tables, state: State, effect: Effect) -> int:
    return st.EXTRA


def _rewild(t: Tables, state: State, effect: Effect) -> int:
    return st.REWILD


def _display(t: Tables, state: State, effect: Effect) -> int:
    return st.DROP if state.band_display else -1


def _garbage(t: Tables, state: State, effect: Effect) -> int:
    state.clear = min(effect.n, garbage_count(state, state.actor))
    return st.CLEAR if state.clear else -1


def _wake(t: Tables, state: State, effect: Effect) -> int:
    return st.WAKE if state.flat[state.actor] else -1


def _rival(t: Tables, state: State, effect: Effect) -> int:
    return st.RIVAL


_OPENINGS: Final[dict[str, Opening]] = {
    "redraw_fan": _redraw,
    "refill": _refill,
    "extra_fan": _symbol,
    "rewild": _rewild,
    "discard_display": _display,
    "remove_garbage": _garbage,
    "wake": _wake,
    "rival_garbage": _rival,
    "rival_chaos": _rival,
    "rival_hygiene": _rival,
    "rival_dissatisfy": _rival,
}
