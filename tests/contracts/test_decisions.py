"""Decisions: what people are asked is what is legal, said in words, with things to click."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from engines.core.types import NOBODY
from tests.contracts.cases import Case, every_case, moments
from tests.contracts.words import check_decision, check_explanation

ASSETS = Path(__file__).parents[2] / "assets"


@every_case
def test_the_options_are_the_legal_actions(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 51, 60):
        acting = rules.to_act(state)
        for seat in case.seats():
            decision = rules.decision(state, seat)
            if action is None:
                assert decision is None
                continue
            assert decision is not None
            check_decision(decision, case.setup.players)
            assert decision.seat == acting
            assert decision.phase in range(len(case.spec.phases))
            asked = rules.legal(state) if seat == acting else ()
            assert [option.action for option in decision.options] == list(asked)
            assert decision.decline is None or decision.decline in asked


@every_case
def test_labels_tell_the_options_apart(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 52, 60):
        decision = rules.decision(state, rules.to_act(state)) if action is not None else None
        if decision is not None:
            told = {(option.label, option.things) for option in decision.options}
            assert len(told) == len(decision.options), decision.kind


@every_case
def test_everybody_hears_of_the_same_decision(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 53, 40):
        if action is None:
            continue
        heard = [rules.decision(state, seat) for seat in case.seats()]
        facts = {(d.seat, d.kind, d.rule, d.sub, d.phase, d.private) for d in heard if d}
        assert len(facts) == 1
        others = {d.prompt for d in heard if d and not d.options}
        assert len(others) == 1


@cache
def _chapters(slug: str, language: str) -> frozenset[str]:
    source = (ASSETS / slug / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^##+ .*\{#([\w-]+)\}\s*$", source, re.MULTILINE))


@every_case
def test_every_decision_has_its_chapter_in_the_rules(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 54, 60):
        decision = rules.decision(state, rules.to_act(state)) if action is not None else None
        if decision is not None:
            for language in ("en", "de"):
                assert decision.rule in _chapters(case.slug, language)


@every_case
def test_every_thing_of_an_option_is_explained_and_usable(case: Case) -> None:
    rules = case.rules
    for state, action in moments(case, 55, 20):
        acting = rules.to_act(state)
        decision = rules.decision(state, acting) if action is not None else None
        if decision is None:
            continue
        views = {seat: rules.view(state, seat) for seat in case.seats()}
        for thing in dict.fromkeys(t for option in decision.options for t in option.things):
            for seat, view in views.items():
                explanation = rules.explain(view, thing)
                check_explanation(explanation, case.setup.players)
                assert (explanation.refusal is None) == (seat == acting), thing


@every_case
def test_panels_are_explained(case: Case) -> None:
    rules = case.rules
    for state, _ in moments(case, 56, 10):
        for seat in case.seats():
            view = rules.view(state, seat)
            for other in range(case.setup.players):
                check_explanation(rules.explain(view, f"seat:{other}"), case.setup.players)


@every_case
def test_every_option_can_be_clicked(case: Case) -> None:
    """An option without a thing would be reachable by its button only; most must have one."""
    rules = case.rules
    options = [
        option
        for state, action in moments(case, 57, 60)
        if action is not None
        for decision in (rules.decision(state, rules.to_act(state)),)
        if decision is not None
        for option in decision.options
    ]
    assert sum(bool(option.things) for option in options) > len(options) / 2


@every_case
def test_the_turn_opens_with_a_decision_that_is_no_later_step(case: Case) -> None:
    """After another seat's act, or at the start, the first decision is never ``sub``."""
    rules = case.rules
    acted = NOBODY
    for state, action in moments(case, 58, 10_000):
        acting = rules.to_act(state)
        decision = rules.decision(state, acting) if action is not None else None
        if acted == NOBODY and decision is not None:
            assert not decision.sub
        acted = acting
