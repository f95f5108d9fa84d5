"""What every search promises, whatever the game: shown with the toy."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.bots.base import Deliberation
from engines.bots.levels import METHODS, decide, known, search
from engines.core.bot import Plan
from engines.core.types import Action, Setup
from tests.bots.toy import PLAYS, TOY, State, ToyBrain, ToyRules

RULES, BRAIN = ToyRules(), ToyBrain()
LEVELS = known(TOY)


def dealt(seed: int, played: int = 0, players: int = 3) -> State:
    state = RULES.new(Setup(players), seed)
    for _ in range(played):
        RULES.apply(state, RULES.legal(state)[0])
    return state


def deliberation(state: State, plan: Plan, seed: int = 7) -> Deliberation:
    view = RULES.view(state, RULES.to_act(state))
    return METHODS[plan.method](RULES, BRAIN, view, plan, seed)


def last_to_play(*hand: int) -> State:
    """The third seat answers to 3 and 9 in the third trick, with two points already."""
    return State([[5], [6], list(hand)], [3, 9], [0, 0, 2], 2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("played", [0, 1, 5, 7])
def test_the_answer_is_legal_from_the_first_moment_to_the_last(level: str, played: int) -> None:
    state = dealt(3, played)
    view = RULES.view(state, RULES.to_act(state))
    thinking = search(TOY, RULES, BRAIN, view, level, 5)
    assert thinking.best() in RULES.legal(state)
    going, steps = True, 0
    while going:
        going = thinking.step(1)
        steps += 1
        assert thinking.best() in RULES.legal(state)
        assert thinking.thought().best == thinking.best()
        assert steps < 1000
    assert thinking.thought().progress == 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """Another full state that fits the same view leads to the same decision."""
    for deal in range(6):
        state = dealt(deal, deal)
        seat = RULES.to_act(state)
        view = RULES.view(state, seat)
        answer = decide(TOY, RULES, BRAIN, view, level, 11)
        for other in range(3):
            permuted = RULES.sampler(view)(other)
            assert permuted.hands != state.hands or seat is None or other
            again = RULES.view(permuted, seat)
            assert decide(TOY, RULES, BRAIN, again, level, 11) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_small_steps_and_large_ones_think_the_same(level: str) -> None:
    state = dealt(4)
    view = RULES.view(state, 0)
    small = search(TOY, RULES, BRAIN, view, level, 2)
    large = search(TOY, RULES, BRAIN, view, level, 2)
    while small.step(1):
        pass
    while large.step(500):
        pass
    assert small.thought() == large.thought()


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_legal_action_needs_no_thought(level: str) -> None:
    state = dealt(5, played=9)
    assert len(RULES.legal(state)) == 1
    thinking = search(TOY, RULES, BRAIN, RULES.view(state, 0), level, 1)
    assert not thinking.step(1)
    assert thinking.best() == RULES.legal(state)[0]


@pytest.mark.parametrize("method", ["greedy", "flat", "ismcts"])
def test_time_only_caps(method: str) -> None:
    """Out of time the best so far stands, however many iterations are left."""
    thinking = deliberation(dealt(6), Plan(method, iterations=10**6, seconds=0.02))
    while thinking.step(4):
        pass
    assert 0.0 < thinking.spent < 5.0
    assert thinking.done < 10**6
    assert thinking.best() in thinking.actions


def test_seeds_lead_the_random_level_everywhere() -> None:
    state = dealt(8)
    view = RULES.view(state, 0)
    drawn = Counter(decide(TOY, RULES, BRAIN, view, "random", seed) for seed in range(400))
    assert set(drawn) == set(RULES.legal(state))
    assert min(drawn.values()) > 60


@pytest.mark.parametrize("method", ["greedy", "flat", "ismcts"])
def test_a_sure_trick_is_taken(method: str) -> None:
    """Last to play, the high card wins trick and game; it may not win the last trick."""
    thinking = deliberation(last_to_play(1, 10), Plan(method, iterations=60, seconds=60.0))
    while thinking.step(8):
        pass
    assert thinking.best() == PLAYS[10]
    judged = thinking.thought().judged
    assert judged[0].action == PLAYS[10]
    assert judged[0].value > judged[1].value


def test_a_clear_case_ends_early_and_an_even_one_does_not() -> None:
    plan = Plan("flat", iterations=2000, seconds=60.0)
    clear = deliberation(last_to_play(1, 10), plan)
    even = deliberation(last_to_play(10, 11), plan)
    for thinking in (clear, even):
        while thinking.step(16):
            pass
    assert clear.done < 400 < even.done


@pytest.mark.parametrize("method", ["flat", "ismcts"])
def test_equal_actions_are_called_equal(method: str) -> None:
    """Two cards that both win the trick and with it the game."""
    thinking = deliberation(last_to_play(10, 11), Plan(method, iterations=80, seconds=60.0))
    while thinking.step(8):
        pass
    thought = thinking.thought()
    assert {thought.best, *thought.equal} == {PLAYS[10], PLAYS[11]}
    assert thought.reason is not None


def test_blunders_are_as_frequent_as_planned() -> None:
    """A blunder is drawn at once; any other decision still has its thinking to do."""
    plan = replace(BRAIN.plan("easy"), blunder=0.25)
    done = sum(deliberation(dealt(1), plan, seed).finished for seed in range(400))
    assert 60 <= done <= 140


def test_a_level_the_game_lacks_is_refused() -> None:
    view = RULES.view(dealt(1), 0)
    with pytest.raises(ValueError, match="no level 'expert'"):
        search(TOY, RULES, BRAIN, view, "expert", 1)


def test_a_finished_game_has_nothing_to_decide() -> None:
    state = dealt(1, played=12)
    with pytest.raises(ValueError, match="over"):
        search(TOY, RULES, BRAIN, RULES.view(state, 0), "hard", 1)


def test_stronger_levels_win_more() -> None:
    """Two seats, both orders of each deal; random is beaten by every search."""
    for level in ("normal", "hard", "deep"):
        wins = 0.0
        for number in range(40):
            seats: tuple[str, ...] = (level, "random") if number % 2 else ("random", level)
            state = RULES.new(Setup(2), number // 2)
            while (seat := RULES.to_act(state)) >= 0:
                view = RULES.view(state, seat)
                action: Action = decide(TOY, RULES, BRAIN, view, seats[seat], number)
                assert isinstance(action, type(PLAYS[0]))
                RULES.apply(state, action)
            best = max(state.points)
            mine = state.points[seats.index(level)]
            wins += 0.0 if mine < best else 1.0
        assert wins > 24, level
