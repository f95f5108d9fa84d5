"""Choices: the part of ``legal`` a search looks at reaches every outcome there is."""

from __future__ import annotations

from typing import Any

from tests.contracts.cases import Case, every_case, moments

ENOUGH = 3_000
"""Positions looked at from one moment; a moment with more is left out as too large."""


class TooLargeError(Exception):
    """There are more orders than can be tried."""


def outcomes(case: Case, state: Any, all_orders: bool) -> set[str]:
    """Return the digests reached once the seat's compound choice is complete."""
    rules = case.rules
    seat = rules.to_act(state)
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [rules.copy(state)]
    while waiting:
        here = waiting.pop()
        for action in rules.legal(here) if all_orders else rules.choices(here):
            after = rules.copy(here)
            rules.apply(after, action)
            digest = rules.digest(after)
            if digest in seen:
                continue
            seen.add(digest)
            if len(seen) > ENOUGH:
                raise TooLargeError
            decision = rules.decision(after, None)
            if decision is not None and decision.seat == seat and decision.sub:
                waiting.append(after)
            else:
                found.add(digest)
    return found


@every_case
def test_choices_reach_every_outcome(case: Case) -> None:
    rules = case.rules
    compared = 0
    for state, action in moments(case, 71, 60):
        decision = rules.decision(state, None)
        if action is None or decision is None or decision.sub:
            continue
        try:
            everything = outcomes(case, state, all_orders=True)
        except TooLargeError:
            continue
        assert outcomes(case, state, all_orders=False) == everything
        compared += 1
    assert compared, "no moment was small enough"
