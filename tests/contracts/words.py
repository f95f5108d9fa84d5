"""Checks of Texts and of everything that carries them."""

from __future__ import annotations

from string import Formatter

from engines.core.types import Decision, Event, Explanation, Outcome, Text, Who


def check(words: Text | None, players: int) -> None:
    """A Text's places and arguments are the same, players exist, plurals have a count."""
    if words is None:
        return
    named = dict(words.args)
    assert words.id.strip(), "an empty message"
    places = _places(words.id) | (_places(words.plural) if words.plural else set())
    assert places == set(named) | ({words.count} & places), f"{words.id!r} with {sorted(named)}"
    if words.plural:
        assert isinstance(named[words.count], int), words.id
    for value in named.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                check(part, players)
            elif isinstance(part, Who):
                assert 0 <= part.seat < players, words.id


def _places(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name is not None}


def check_decision(decision: Decision, players: int) -> None:
    check(decision.prompt, players)
    for option in decision.options:
        check(option.label, players)


def check_event(event: Event, players: int) -> None:
    check(event.text, players)
    check(event.forecast, players)


def check_explanation(explanation: Explanation, players: int) -> None:
    check(explanation.title, players)
    for words in explanation.body:
        check(words, players)
    check(explanation.refusal, players)


def check_outcome(outcome: Outcome, players: int) -> None:
    check(outcome.ending, players)
    check(outcome.tie_break, players)
    for standing in outcome.standings:
        for item in standing.items:
            check(item.label, players)
