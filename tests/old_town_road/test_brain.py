"""Hints, levels and searches: honest, exact where little is hidden, quick enough."""

from __future__ import annotations

from datetime import date, timedelta
from typing import cast

import pytest

from engines.bots.appraisal import Appraisal, Appraising
from engines.bots.foresight import Foresight
from engines.bots.levels import search
from engines.bots.playing import play_one
from engines.bots.review import Reviewing
from engines.bots.solo import Solo
from engines.core.bot import Plan
from engines.core.rng import Dice
from engines.core.types import Action, Setup
from engines.games.old_town_road import GAME
from engines.games.old_town_road.actions import TownAction
from engines.games.old_town_road.brain import TownBrain, brain
from engines.games.old_town_road.setup import DEALS, deal_of_the_day
from engines.games.old_town_road.state import EVENT, OVER, State
from engines.games.old_town_road.tail import Tail
from tests.old_town_road.table import plain, rules

BRAIN: TownBrain = brain(rules())
QUICK = Plan("solo", iterations=40, seconds=60.0)


def after(seed: int, decisions: int) -> State:
    """Where the quick player stands after so many decisions, resting at an event."""
    state = rules().new(Setup(1), seed)
    while decisions > 0 or state.phase not in (EVENT, OVER):
        legal = rules().legal(state)
        rules().apply(state, BRAIN.policy(state, legal, Dice(0)))
        decisions -= 1
    return state


def ending(seed: int, undrawn: int) -> State:
    """The first event with so few cards left to draw."""
    decisions = 0
    while len((state := after(seed, decisions)).deck) > undrawn:
        decisions += 1
    return state


def hint(state: State, plan: Plan = QUICK, seed: int = 1) -> Solo:
    found = Solo(rules(), BRAIN, rules().view(state, 0), plan, seed)
    while found.step(8):
        pass
    return found


@pytest.mark.parametrize("decisions", [0, 5, 12, 20])
def test_a_hint_does_not_change_when_the_unseen_order_does(decisions: int) -> None:
    state = after(3, decisions)
    first = hint(state).thought()
    for shuffle in range(3):
        other = rules().copy(state)
        unseen = [card for card in other.deck if not other.known >> card & 1]
        Dice(shuffle).shuffle(unseen)
        other.deck = [c if other.known >> c & 1 else unseen.pop() for c in other.deck]
        assert hint(other).thought() == first


def test_a_hint_judges_every_legal_event_best_first_with_a_reason() -> None:
    for seed in range(4):
        state = after(seed, 9)
        thought = hint(state).thought()
        assert {j.action for j in thought.judged} == set(rules().legal(state))
        assert thought.judged[0].action == thought.best
        assert "points" in plain(thought.reason)
        assert set(thought.equal) < set(rules().legal(state))
        values = [j.value for j in thought.judged[1:]]
        assert values == sorted(values, reverse=True)


def test_more_thought_goes_into_the_best_few() -> None:
    thought = hint(after(5, 2), Plan("solo", iterations=200, seconds=60.0)).thought()
    visits = [j.visits for j in thought.judged]
    assert visits[0] == max(visits)
    assert visits[0] > 3 * min(visits)


def test_the_rest_is_solved_once_every_place_is_known() -> None:
    for seed in range(3):
        state = ending(seed, 0)
        found = hint(state)
        assert found.exact
        best = Tail(rules(), 100_000).best(state)
        thought = found.thought()
        assert thought.judged[0].value == best
        assert thought.judged[0].value >= BRAIN.finish(rules().copy(state))
        while state.phase != OVER:  # following the hint reaches what it said
            rules().apply(state, cast(TownAction, hint(state).best()))
        assert rules().scores(state)[0] == best


def test_the_solved_tail_is_what_trying_everything_finds() -> None:
    def best(state: State) -> int:
        if state.phase == OVER:
            return rules().scores(state)[0]
        found = 0
        for action in rules().legal(state):
            child = rules().copy(state)
            rules().apply(child, action)
            found = max(found, best(child))
        return found

    for seed in range(6):
        state = ending(seed, 0)
        while len(state.road) > 4:
            rules().apply(state, rules().legal(state)[0])
        assert Tail(rules(), 100_000).best(state) == best(state)


def test_few_orders_are_all_tried_and_none_is_left_out() -> None:
    state = ending(2, 3)
    unseen = [card for card in state.deck if not state.known >> card & 1]
    orders = BRAIN.orders(rules().view(state, 0), 24)
    assert orders is not None
    assert len({tuple(order.deck) for order in orders}) == len(orders) in (2, 6)
    assert all(sorted(order.deck) == sorted(state.deck) for order in orders)
    assert any(order.deck == state.deck for order in orders)
    assert BRAIN.orders(rules().view(state, 0), len(unseen) - 1) is None
    found = hint(state)
    assert not found.exact
    assert {j.visits for j in found.judged()} == {len(orders)}


def test_a_solution_that_would_take_too_long_is_given_up() -> None:
    state = ending(2, 1)
    assert BRAIN.solver(10)(state) is None
    found = hint(state, Plan("solo", iterations=40, seconds=60.0, knobs=(("bound", 10.0),)))
    assert not found.exact
    assert found.judged()[0].value > 0


def test_the_levels_play_as_they_are_named() -> None:
    means = []
    for level in ("random", "easy", "normal"):
        records = [play_one("old_town_road", (level,), 5, number) for number in range(6)]
        means.append(sum(record.scores[0] for record in records) / 6)
    assert means == sorted(means)
    assert means[0] < 20 < means[1] < 50 < means[2]
    with pytest.raises(ValueError, match="no level"):
        BRAIN.plan("genius")


def test_foresight_beats_the_honest_player_on_its_own_deals() -> None:
    for seed in range(3):
        state = rules().new(Setup(1), seed)
        prophet = Foresight(rules(), BRAIN, state, width=100)
        assert prophet.run() >= BRAIN.finish(rules().copy(state))
        assert prophet.progress == 1.0
        for action in prophet.line:
            assert action in rules().legal(state)
            rules().apply(state, cast(TownAction, action))
        assert rules().scores(state)[0] == prophet.points


def test_the_arena_lets_the_prophet_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.bots.foresight.WIDTH", 20)
    record = play_one("old_town_road", ("foresight",), 5, 0)
    assert record.scores[0] > 50
    assert set(record.figures) == {"five_kinds", "face_up"}


def test_an_appraisal_is_honest_and_sets_medals_from_the_deal_itself() -> None:
    work = Appraising(rules(), BRAIN, Setup(1), 6, games=3, plan=QUICK)
    with pytest.raises(ValueError, match="still"):
        work.result()
    progress = [0.0]
    while work.step(50):
        progress.append(work.progress)
    assert progress == sorted(progress)
    found = work.result()
    assert len(found.honest) == 3
    assert found.prophecy >= max(found.honest)
    again = Appraising(rules(), BRAIN, Setup(1), 6, games=3, plan=QUICK)
    while again.step(1000):
        pass
    assert again.result() == found


def test_medals() -> None:
    deal = Appraisal((50, 54, 58, 62), 80)
    assert deal.mean == 56
    assert round(deal.spread, 1) == 5.2
    assert deal.medals == {"bronze": 51, "silver": 56, "gold": 61, "star": 66}
    earned = [deal.medal(points) for points in (50, 51, 56, 60, 61, 66, 90)]
    assert earned == ["", "bronze", "silver", "silver", "gold", "star", "star"]
    assert Appraisal((70, 80, 90), 85).medals["star"] == 85  # never more than can be had


def game_of(seed: int, blunder: int) -> list[Action]:
    """A sensible game with one getaway thrown in."""
    state = rules().new(Setup(1), seed)
    actions: list[Action] = []
    while state.phase != OVER:
        legal = rules().legal(state)
        action = BRAIN.policy(state, legal, Dice(0))
        if len(actions) >= blunder and state.phase == EVENT and blunder >= 0:
            action, blunder = legal[-1], 1000
        actions.append(action)
        rules().apply(state, action)
    return actions


def test_a_review_tells_luck_from_play_and_adds_up() -> None:
    actions = game_of(4, 6)
    work = Reviewing(rules(), BRAIN, Setup(1), 4, actions, QUICK)
    with pytest.raises(ValueError, match="still"):
        work.result()
    while work.step(100):
        assert 0 <= work.progress < 1
    review = work.result()
    assert review.points == pytest.approx(review.start + review.luck - review.cost)
    assert all(j.cost >= 0 for j in review.judgements)
    worst = review.worst(3)
    assert [j.cost for j in worst] == sorted((j.cost for j in worst), reverse=True)
    assert all("points. Better: " in plain(j.line) or "1 point." in plain(j.line) for j in worst)
    good = next(j for j in review.judgements if j.cost == 0)
    assert plain(good.line).endswith("a good choice.")


def test_a_review_of_nothing_and_of_an_unfinished_game() -> None:
    for actions in ([], game_of(4, -1)[:5]):
        work = Reviewing(rules(), BRAIN, Setup(1), 4, actions, QUICK)
        while work.step(100):
            pass
        assert len(work.result().judgements) <= len(actions)


def test_the_deal_of_the_day_is_a_pure_function_of_the_date() -> None:
    first = date(2025, 1, 1)
    deals = [deal_of_the_day(first + timedelta(days=n)) for n in range(1000)]
    assert all(0 <= deal < DEALS for deal in deals)
    assert len(set(deals)) > 990
    assert deal_of_the_day(first) == deals[0] == 76778
    assert GAME.daily is not None
    assert GAME.daily(first) == deals[0]


def test_search_by_level_names_a_legal_action_at_once() -> None:
    state = after(8, 3)
    thinking = search(GAME, rules(), BRAIN, rules().view(state, 0), "hard", 1)
    assert thinking.best() in rules().legal(state)
