"""Views: what a seat may know, and samples that fit it; events tell a seat nothing more."""

from __future__ import annotations

import pickle
from typing import Any

from engines.core.rng import Dice
from engines.core.types import NOBODY, Event, Reveals, Seat
from tests.contracts.cases import Case, events_of, every_case, moments
from tests.contracts.words import check_event


@every_case
def test_view_and_sampler_agree(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 31, 40):
        for seat in case.seats():
            view = rules.view(state, seat)
            sampler = rules.sampler(view)
            for seed in (1, 2):
                sample = sampler(seed)
                assert rules.view(sample, seat) == view
                assert rules.to_act(sample) == rules.to_act(state)
                assert rules.census(sample) == rules.census(state)
                assert tuple(rules.scores(sample)) == tuple(rules.scores(state))
                if seat == rules.to_act(state):
                    assert list(rules.legal(sample)) == list(rules.legal(state))
                    assert list(rules.choices(sample)) == list(rules.choices(state))


@every_case
def test_a_sample_comes_from_its_seed_alone(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 32, 12):
        for seat in case.seats():
            view = rules.view(state, seat)
            one, two = rules.sampler(view), rules.sampler(view)
            first = rules.digest(one(7))
            one(8)
            assert rules.digest(one(7)) == first == rules.digest(two(7))


@every_case
def test_samples_play_on_with_dice_of_their_own(case: Case) -> None:
    """The draws of a sample say nothing about the real ones: they differ from seed to seed.

    A game without luck has only one way to go on.
    """
    rules = case.rules
    state, _ = moments(case, 33, 40)[0]
    sampler = rules.sampler(rules.view(state, rules.to_act(state)))
    ends = set()
    events: list[Event] = []
    for seed in range(6):
        sample = sampler(seed)
        dice = Dice(99)
        for _ in range(12):
            legal = rules.legal(sample)
            if legal:
                rules.apply(sample, legal[dice.below(len(legal))], events.append)
        ends.add(rules.digest(sample))
    lucky = any(event.reveals is not Reveals.NOTHING for event in events)
    assert lucky == (len(ends) > 1)


@every_case
def test_samples_can_be_played_to_the_end(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 34, 5):
        census = rules.census(state)
        for seat in case.seats():
            sample = rules.sampler(rules.view(state, seat))(5)
            dice = Dice(5)
            while rules.to_act(sample) != NOBODY:
                legal = rules.legal(sample)
                rules.apply(sample, legal[dice.below(len(legal))])
            assert rules.census(sample) == census


@every_case
def test_views_travel_and_compare(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 35, 12):
        for seat in case.seats():
            view = rules.view(state, seat)
            assert pickle.loads(pickle.dumps(view)) == view
            assert rules.view(rules.copy(state), seat) == view


@every_case
def test_a_view_does_not_change_with_the_state(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 36, 12):
        if action is not None:
            going = rules.copy(state)
            views = {seat: rules.view(going, seat) for seat in case.seats()}
            rules.apply(going, action)
            assert all(rules.view(state, seat) == view for seat, view in views.items())


@every_case
def test_decisions_say_nothing_hidden(case: Case) -> None:
    """Whatever a seat cannot see, its decision reads the same."""
    rules = case.rules
    for state, _ in moments(case, 37, 20):
        for seat in case.seats():
            sample = rules.sampler(rules.view(state, seat))(3)
            assert rules.decision(sample, seat) == rules.decision(state, seat)


def _redacted(case: Case, events: list[Event], seat: Seat | None) -> list[Event]:
    return [seen for event in events if (seen := case.rules.redact(event, seat)) is not None]


def _luck(events: list[Event]) -> list[Event]:
    return [event for event in events if event.reveals is Reveals.LUCK]


@every_case
def test_events_say_nothing_hidden(case: Case) -> None:
    """If a seat knows the same before and after, it has been told the same in between.

    An action is played in several worlds that the seat cannot tell apart. Where its view is
    the same in two of them afterwards, and open luck fell alike, its events must be equal.
    """
    rules = case.rules
    compared = 0
    for state, action in moments(case, 38, 40):
        if action is None:
            continue
        for seat in case.seats():
            sampler = rules.sampler(rules.view(state, seat))
            told: list[tuple[Any, list[Event]]] = []
            for seed in range(5):
                sample = sampler(seed)
                if action not in rules.legal(sample):
                    continue
                events, after = events_of(case, sample, action)
                seen = _redacted(case, events, seat)
                key = (rules.view(after, seat), _luck(seen))
                for known, before in told:
                    compared += known == key
                    assert known != key or before == seen, f"{action} tells seat {seat} too much"
                told.append((key, seen))
    assert compared


@every_case
def test_events_are_told_to_somebody_in_whole_sentences(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 39, 60):
        if action is None:
            continue
        events, _ = events_of(case, state, action)
        assert events, f"{action} happens in silence"
        for event in events:
            for seat in case.seats():
                seen = rules.redact(event, seat)
                if seen is not None:
                    assert seen.kind == event.kind
                    assert rules.redact(seen, seat) == seen
                    check_event(seen, case.setup.players)
        public = _redacted(case, events, None)
        assert _redacted(case, public, None) == public


@every_case
def test_everything_is_open_after_the_end(case: Case) -> None:
    rules = case.rules
    state, action = moments(case, 40, 3)[-1]
    assert action is None
    for seat in case.seats():
        one, two = (rules.sampler(rules.view(state, seat))(seed) for seed in (1, 2))
        for other in case.seats():
            assert rules.view(one, other) == rules.view(two, other) == rules.view(state, other)
