"""What the table foretells of a night, an evening and a morning is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Arrive, Dump, Leave, Put
from engines.games.rodeo.brain.grounds import next_space
from engines.games.rodeo.components.model import HYGIENE, MOOD
from engines.games.rodeo.gains import Gain, put_gain
from engines.games.rodeo.happenings.days import GroupJudged
from engines.games.rodeo.play import night
from engines.games.rodeo.play.common import sad_count
from engines.games.rodeo.play.garbage import open_spaces
from engines.games.rodeo.rules import load
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACES, Tables
from engines.games.rodeo.tents import best_tents
from engines.games.rodeo.tonight import tonight

RULES = load()
T = RULES.tables


def states(phase: int, games: int = 12) -> Iterator[State]:
    """Yield the states of random games that wait for a kind of decision."""
    for seed in range(games):
        state, dice = RULES.new(Setup(3), seed), Dice(seed)
        while state.phase != st.OVER:
            if state.phase == phase:
                yield state.copy()
            legal = RULES.legal(state)
            RULES.apply(state, legal[dice.below(len(legal))])


def test_a_night_comes_as_foretold() -> None:
    struck = grumbled = worse = 0
    for state in states(st.EVENING):
        told = tonight(T, state, state.actor)
        seat = state.actor
        _through_the_night(T, state)
        assert state.tracks[seat * 3 + HYGIENE] == told.hygiene[1]
        assert state.tracks[seat * 3 + MOOD] == told.mood[1]
        assert sad_count(state, seat) == told.sad - told.cheered
        struck += any(told.struck)
        grumbled += told.grumble > 0
        worse += told.worse > 0
    assert min(struck, grumbled, worse) > 5


def _through_the_night(t: Tables, state: State) -> None:
    """Play the night of the seat to act, garbage where it costs nothing."""
    night.begin_night(t, state, None)
    while state.phase == st.TO_GARBAGE:
        night.place_garbage(t, state, None)
        if state.phase == st.GARBAGE:
            free = open_spaces(state, state.actor) or state.garbage[state.actor]
            night.dump(t, state, Dump(SPACES[(free & -free).bit_length() - 1]), None)
    while state.phase == st.TO_HYGIENE:
        night.strike(t, state, None)
        if state.phase == st.LEAVE:
            going = night.leave_options(t, state)[0]
            assert isinstance(going, Leave)
            night.leave(t, state, going, None)
    night.grumble(t, state, None)


def test_a_fan_brings_what_is_foretold() -> None:
    seen = set()
    for state in states(st.EVENING, 6):
        seat = state.actor
        for action in state.options:
            if not isinstance(action, Put):
                continue
            gain = put_gain(T, state, action)
            after = state.copy()
            RULES.apply(after, action)
            if after.actor != seat or after.phase not in (st.EVENING, st.CLEAR):
                continue
            assert after.cash[seat] - state.cash[seat] == gain.cash
            steps = [b - a for a, b in zip(state.tracks[seat * 3 :], after.tracks[seat * 3 :],
                                           strict=True)][:3]  # fmt: skip
            assert steps == [gain.chaos, gain.hygiene, gain.mood]
            seen.add(action.place.partition(":")[0])
    assert seen == {"toilet", "band", "stand", "upgrade"}


def test_what_two_gains_share_is_the_least_of_each_figure() -> None:
    one, two = Gain(cash=2, mood=2, chaos=-2), Gain(cash=2, mood=1, chaos=-1, hygiene=1)
    assert one.shared(two) == Gain(cash=2, mood=1, chaos=-1)


def test_a_group_can_be_as_happy_as_foretold() -> None:
    judged = 0
    for state in states(st.ARRIVE, 4):
        seat = state.actor
        for action in state.options:
            if not isinstance(action, Arrive):
                continue
            happy, count = best_tents(T, state, T.fan_at[action.fan], action.symbol)
            assert 0 <= happy <= count
            events = _settled(state, action)
            assert [len(e.happy) for e in events if e.seat == seat][:1] == [happy]
            judged += 1
    assert judged > 50


def _settled(state: State, action: Arrive) -> list[GroupJudged]:
    """Play a card, let its fans camp as the brain would, and return who was judged."""
    found: list[GroupJudged] = []

    def sink(event: object) -> None:
        if isinstance(event, GroupJudged):
            found.append(event)

    after = state.copy()
    RULES.apply(after, action, sink)
    while not found:
        if after.phase == st.PLACE:
            space = SPACES[next_space(T, after)]
            chosen = next(a for a in after.options if getattr(a, "space", "") == space)
        else:
            chosen = after.options[-1]
        RULES.apply(after, chosen, sink)
    return found
