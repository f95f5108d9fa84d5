"""What a night has brought a festival so far, as far as it was told."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.types import Event, Seat
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD
from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import scored as sc
from engines.games.rodeo.happenings import tracks as tr
from engines.games.rodeo.play.common import garbage_count, sad_count
from engines.games.rodeo.state import State
from engines.games.rodeo.tonight import DONE, stage_of

GARBAGE, DIRT, SAD, OVER = range(4)
"""The steps of a night in their order, and that all of them were told."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A penalty that struck: its effect, the mood before and after."""

    effect: str
    before: int
    after: int


@dataclass(slots=True)
class Told:
    """One seat's night from its events; pairs are before and after.

    ``step`` is what is told now. ``there`` is the garbage that lay there before, ``bags`` what
    comes. ``struck`` are the penalties that struck so far, ``mood`` is the mood before and after
    the grumbling of ``sad`` dissatisfied.
    """

    seat: Seat
    chaos: int
    bags: int
    there: int
    hygiene: tuple[int, int]
    mood: tuple[int, int]
    sad: int
    step: int = GARBAGE
    struck: tuple[Struck, ...] = ()
    grumbled: bool = False
    cheered: int = 0

    @property
    def eventful(self) -> bool:
        """True if the step told now has changed anything."""
        if self.step == GARBAGE:
            return self.bags > 0
        return bool(self.struck) if self.step == DIRT else self.grumbled


def begun(state: State, seat: Seat, bags: int, step: int = GARBAGE) -> Told:
    """Return a seat's night as it begins to be told, with the garbage that comes."""
    hygiene, mood = state.tracks[seat * 3 + HYGIENE], state.tracks[seat * 3 + MOOD]
    there = garbage_count(state, seat)
    return Told(
        seat, state.tracks[seat * 3 + CHAOS], bags, there, (hygiene, hygiene),
        (mood, mood), sad_count(state, seat), step,
    )  # fmt: skip


def step_of(told: Told, event: Event) -> int:
    """Return the step of a seat's night that an event belongs to; OVER for all that follows."""
    match event:
        case nt.PenaltyStruck():
            return DIRT
        case nt.UnhappyGrumble():
            return SAD
        case nt.NightFell() | dy.DayStarted() | sc.ScoringBegan():
            return OVER
    return told.step


def put_right(nights: dict[Seat, Told], state: State) -> None:
    """Forget what does not go with a state: all of it by day, what was cut short at night."""
    if state.phase not in (st.GARBAGE, st.LEAVE):
        nights.clear()
        return
    for seat in tuple(nights):
        if (stage_of(state, seat) == DONE) != (nights[seat].step == OVER):
            del nights[seat]
    seat, step = state.actor, GARBAGE if state.phase == st.GARBAGE else DIRT
    if seat not in nights or nights[seat].step != step:
        nights[seat] = begun(state, seat, state.night, step)


def note_down(told: Told, event: Event) -> None:
    """Add an event of the seat's night to what was told of it."""
    match event:
        case nt.PenaltyStruck(effect=effect):
            mood = told.mood[1]
            told.struck = (*told.struck, Struck(effect, mood, mood))
        case nt.UnhappyGrumble(count=count):
            told.sad, told.grumbled = count, True
        case tr.MarkerTurned(happy=happy):
            told.cheered += happy
            told.sad += not happy
        case tr.TrackMoved(track="hygiene", after=after):
            told.hygiene = (told.hygiene[0], after)
        case tr.TrackMoved(track="mood", after=after) if told.step == SAD:
            told.mood = (told.mood[0], after)
        case tr.TrackMoved(track="mood", after=after):
            told.mood = after, after
            if told.struck:
                *before, last = told.struck
                told.struck = (*before, Struck(last.effect, last.before, after))
