"""How a turn begins and ends, and with it the game (rulebook, End of the Game)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.on_the_road import state as st
from engines.games.on_the_road.draw_events import GameEnded, Tied
from engines.games.on_the_road.events import RoundStarted, TurnStarted
from engines.games.on_the_road.state import State
from engines.games.on_the_road.tables import Tables


def end_turn(t: Tables, state: State, emit: Sink | None) -> None:
    """Check the end after a whole turn, reactions included (ruling 15), or pass the turn on."""
    state.turn += 1
    players = state.players
    if sum(state.stage) >= t.data.full[players] and _stage_decides(state, emit):
        return _end(state, st.STAGE_WON, emit)
    # Ruling 16: the deadlock guard.
    if state.quiet >= t.data.quiet_rounds * players:
        return _end(state, st.DEADLOCK, emit)
    if state.turn >= t.data.rounds * players:
        return _end(state, st.OUT_OF_ROUNDS, emit)
    seat = state.seat + 1
    if seat == players:
        seat = 0
    state.seat = state.actor = seat
    state.phase = st.PERFORM if state.pos[seat] == t.last else st.DRIVE
    if emit:
        if seat == state.first:
            emit(RoundStarted(state.turn // players + 1))
        emit(TurnStarted(seat))
    return None


def leaders(state: State) -> tuple[int, ...]:
    """Return the seats with the most fans on the mainstage."""
    best = max(state.stage)
    return tuple(seat for seat, fans in enumerate(state.stage) if fans == best)


def _stage_decides(state: State, emit: Sink | None) -> bool:
    """With the mainstage full, say whether one band leads alone; note the tie if not."""
    best = max(state.stage)
    if state.stage.count(best) == 1:
        return True
    if not state.tie_turns:
        state.tie_fans = sum(state.stage)
        state.tie_level = best
        state.tie_seats = sum(1 << seat for seat in leaders(state))
    state.tie_turns += 1
    if emit:
        emit(Tied(leaders(state), best))
    return False


def _end(state: State, ending: int, emit: Sink | None) -> None:
    state.ending = ending
    state.phase = st.OVER
    state.actor = -1
    if emit:
        emit(GameEnded(ending, leaders(state)))
