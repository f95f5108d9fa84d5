"""What a night would bring a seat as things stand: for tables, not for the rules.

Garbage is taken to go where it costs nothing as long as there is such a space; nothing hidden
is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.types import Seat
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD
from engines.games.rodeo.play.common import fans_by_genre, happy_count, sad_count
from engines.games.rodeo.play.garbage import open_spaces
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables

DONE, NOW, NEXT = range(3)
"""Whether a seat's night is over, under way, or still to come."""
_AT_NIGHT = (st.GARBAGE, st.LEAVE)


@dataclass(frozen=True, slots=True)
class Night:
    """A night in its three steps; pairs are before and after.

    ``garbage`` bags come, ``worse`` of them find no free space and cost hygiene. ``struck``
    tells which penalties of the data strike, ``upset`` how many get dissatisfied by them,
    ``leaving`` how many fans go home. ``grumble`` is the mood lost to the dissatisfied,
    ``cheered`` how many of them come to terms.
    """

    garbage: int
    worse: int
    hygiene: tuple[int, int]
    struck: tuple[bool, ...]
    upset: int
    leaving: int
    sad: int
    grumble: int
    cheered: int
    mood: tuple[int, int]


def stage_of(state: State, seat: Seat) -> int:
    """Return where a seat's night is."""
    if state.phase not in _AT_NIGHT:
        return NEXT
    place = state.queue.index(seat)
    return NOW if place == state.turn else DONE if place < state.turn else NEXT


def tonight(t: Tables, state: State, seat: Seat) -> Night:
    """Return what the rest of a seat's night brings, if nothing changes before it."""
    stage = stage_of(state, seat)
    if stage == DONE:
        return _quiet(t, state, seat)
    garbage = _bags(t, state, seat, stage == NOW)
    worse = max(0, garbage - open_spaces(state, seat).bit_count())
    hygiene = state.tracks[seat * 3 + HYGIENE]
    after = max(hygiene - worse, t.data.boards.tracks[HYGIENE].low)
    first = state.penalty if stage == NOW and state.phase == st.LEAVE else 0
    struck = tuple(
        n >= first and after <= penalty.at for n, penalty in enumerate(t.data.boards.penalties)
    )
    mood, upset, leaving = _penalties(t, struck)
    leaving += state.leaving if stage == NOW else 0
    upset = min(upset, happy_count(state, seat))
    sad = sad_count(state, seat) + upset
    before = state.tracks[seat * 3 + MOOD]
    return Night(
        garbage,
        worse,
        (hygiene, after),
        struck,
        upset,
        min(leaving, sum(fans_by_genre(state, seat))),
        sad,
        sad // 2,
        int(sad >= 2),
        (before, t.data.boards.tracks[MOOD].held(before + mood - sad // 2)),
    )


def _quiet(t: Tables, state: State, seat: Seat) -> Night:
    hygiene, mood = state.tracks[seat * 3 + HYGIENE], state.tracks[seat * 3 + MOOD]
    nothing = (False,) * len(t.data.boards.penalties)
    sad = sad_count(state, seat)
    return Night(0, 0, (hygiene, hygiene), nothing, 0, 0, sad, 0, 0, (mood, mood))


def _bags(t: Tables, state: State, seat: Seat, now: bool) -> int:
    if now:
        return state.night
    return t.data.boards.garbage(state.tracks[seat * 3 + CHAOS])


def _penalties(t: Tables, struck: tuple[bool, ...]) -> tuple[int, int, int]:
    """Return the mood, the dissatisfied and the fans gone of the penalties that strike."""
    mood = upset = leaving = 0
    for hit, penalty in zip(struck, t.data.boards.penalties, strict=True):
        if not hit:
            continue
        if penalty.effect == "mood":
            mood += penalty.n
        elif penalty.effect == "dissatisfy":
            upset += penalty.n
        else:
            leaving += penalty.n
    return mood, upset, leaving
