"""From one decision to the next: runs the steps that ask nothing, resolves what is forced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.happenings.cards import Lapsed
from engines.games.rodeo.happenings.forced import OnlyWay
from engines.games.rodeo.play import (
    arrival,
    booking,
    cards,
    effects,
    evening,
    expansion,
    line_up,
    night,
    placing,
    scoring,
    season,
    targets,
)
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Options, Tables

Auto = Callable[[Tables, State, Sink | None], None]
Step = Callable[[Tables, State, Any, Sink | None], None]
Listing = Callable[[Tables, State], Options]

# By phase, from AUTO on.
_AUTOS: Final[tuple[Auto, ...]] = (
    season.begin,
    booking.begin_round,
    booking.begin_booking,
    booking.draw_cards,
    cards.begin_event,
    effects.next_effect,
    booking.take_fans,
    expansion.begin_expansion,
    line_up.begin_line_up,
    line_up.begin_turning,
    line_up.begin_toilets,
    arrival.begin_morning,
    arrival.begin_group,
    placing.ask_place,
    arrival.judge,
    cards.begin_afternoon,
    evening.begin_evening,
    evening.ask_fans,
    evening.end_evening,
    night.begin_night,
    night.place_garbage,
    night.strike,
    night.grumble,
    scoring.score,
)

_LISTINGS: Final[tuple[Listing, ...]] = (
    booking.book_options,
    booking.wild_options,
    cards.event_options,
    targets.return_options,
    targets.keep_options,
    targets.refill_options,
    targets.extra_options,
    targets.rewild_options,
    targets.drop_options,
    expansion.expand_options,
    line_up.stage_options,
    line_up.turn_options,
    line_up.toilet_options,
    arrival.arrive_options,
    placing.place_options,
    placing.finish_options,
    cards.event_options,
    targets.clear_options,
    targets.wake_options,
    targets.rival_options,
    targets.rival_dump_options,
    evening.evening_options,
    night.garbage_options,
    night.leave_options,
)

_STEPS: Final[dict[str, Step]] = {
    "book": booking.book,
    "garage": booking.garage,
    "wild": booking.wild,
    "play_event": cards.play_event,
    "swap_event": cards.swap_event,
    "pass": cards.pass_event,
    "return_card": targets.return_card,
    "keep": targets.keep,
    "refill": targets.refill,
    "extra": targets.extra,
    "rewild": targets.rewild,
    "drop": targets.drop,
    "clear": targets.clear,
    "wake": targets.wake,
    "target": targets.target,
    "dump": night.dump,
    "buy_stand": expansion.buy_stand,
    "buy_upgrade": expansion.buy_upgrade,
    "stage": line_up.set_band,
    "turn": line_up.turn_card,
    "toilet": line_up.place_toilet,
    "arrive": arrival.arrive,
    "cardless": arrival.cardless,
    "place": placing.place,
    "lift": placing.lift,
    "put": evening.put,
    "leave": night.leave,
}

_ENDINGS: Final[dict[int, Auto]] = {
    st.EXPAND: expansion.end_expansion,
    st.TURN: line_up.end_turning,
    st.TOILETS: line_up.end_toilets,
    st.FINISH: placing.finish,
    st.EVENING: evening.end_evening,
}
"""What ``Done`` ends, by phase."""


_ASKED: Final[dict[int, str]] = {
    st.ARRIVE: "arrive",
    st.LEAVE: "leave",
    st.CLEAR: "clear",
    st.WAKE: "wake",
}
"""Decisions whose outcome a player would miss if nobody said that there was only one."""


def play(t: Tables, state: State, action: Any, emit: Sink | None) -> None:
    """Play a legal action and go on to the next decision or the end."""
    state.opened = 1
    _do(t, state, action, emit)
    settle(t, state, emit)


def _do(t: Tables, state: State, action: Any, emit: Sink | None) -> None:
    kind = action.kind
    if kind == "done":
        _ENDINGS[state.phase](t, state, emit)
    else:
        _STEPS[kind](t, state, action, emit)


def settle(t: Tables, state: State, emit: Sink | None) -> None:
    """Run steps until there is a choice; the choice of a band is always asked.

    What has one option only is resolved by it, and what has none lapses.
    """
    while True:
        phase = state.phase
        if phase >= st.AUTO:
            _AUTOS[phase - st.AUTO](t, state, emit)
            continue
        if phase == st.OVER:
            return
        options = _LISTINGS[phase](t, state)
        if len(options) > 1 or phase == st.BOOK:
            state.options = options
            return
        if options:
            if emit and phase in _ASKED:
                emit(OnlyWay(state.actor, _ASKED[phase]))
            _do(t, state, options[0], emit)
        else:
            if emit:
                emit(Lapsed(state.actor))
            state.phase = st.TO_EFFECT


def options_of(t: Tables, state: State) -> Options:
    """Return the legal actions of a state that waits for a decision."""
    return () if state.phase == st.OVER else _LISTINGS[state.phase](t, state)


_CHOICES: Final[dict[int, Listing]] = {
    st.EXPAND: expansion.expand_choices,
    st.TURN: line_up.turn_choices,
    st.TOILETS: line_up.toilet_choices,
    st.PLACE: placing.place_choices,
    st.FINISH: placing.finish_choices,
    st.DUMP: night.garbage_choices,
    st.EVENING: evening.evening_choices,
    st.GARBAGE: night.garbage_choices,
}


def choices_of(t: Tables, state: State) -> Options:
    """Return the legal actions in canonical order, so that no two orders are looked at twice."""
    listing = _CHOICES.get(state.phase)
    return (listing(t, state) if listing else ()) or state.options
