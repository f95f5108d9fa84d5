"""Matches: undo, redo, cancel and preview leave nothing behind, whatever the game."""

from __future__ import annotations

import pytest

from engines.core.errors import CannotUndo
from engines.core.match import Match
from engines.core.rng import Dice
from tests.contracts.cases import Case, every_case
from tests.contracts.words import check

PLAYED = 90
"""How many decisions of a game are tried."""


def advance(match: Match, dice: Dice) -> int:
    """Play a random legal action; return who played it."""
    seat = match.to_act
    legal = match.rules.legal(match.state)
    match.play(legal[dice.below(len(legal))])
    return seat


@every_case
def test_undo_and_redo_leave_nothing_behind(case: Case) -> None:
    match = case.match(61)
    dice = Dice(61)
    undone = 0
    while not match.over and len(match.log) < PLAYED:
        before, views = match.digest, [match.view(seat) for seat in case.seats()]
        seat = advance(match, dice)
        after = match.digest
        reason = match.why_no_undo(seat)
        if reason is not None:
            check(reason, case.setup.players)
            with pytest.raises(CannotUndo):
                match.undo(seat)
            assert match.digest == after
            continue
        match.undo(seat)
        undone += 1
        assert match.digest == before
        assert [match.view(s) for s in case.seats()] == views
        assert match.can_redo
        match.redo()
        assert match.digest == after
        assert not match.can_redo
    assert match.log


@every_case
def test_preview_changes_nothing_and_tells_what_will_happen(case: Case) -> None:
    match = case.match(62)
    dice = Dice(62)
    while not match.over and len(match.log) < PLAYED:
        seat, digest = match.to_act, match.digest
        legal = match.rules.legal(match.state)
        action = legal[dice.below(len(legal))]
        previews = {a: match.preview(a, seat) for a in {action, legal[0], legal[-1]}}
        assert match.digest == digest
        for preview in previews.values():
            for line in preview.lines:
                check(line, case.setup.players)
        events = match.play(action)
        told = [e for e in events if match.rules.redact(e, seat) is not None]
        shown = previews[action].events
        assert len(shown) <= len(told)
        assert [match.rules.redact(e, seat) for e in told[: len(shown)]] == list(shown)
        if not previews[action].final:
            assert match.why_no_undo(seat) is None


@every_case
def test_cancel_goes_back_to_the_opening_step(case: Case) -> None:
    """Wherever a compound choice can be dropped, the state before it comes back."""
    match = case.match(63)
    dice = Dice(63)
    openings: dict[int, str] = {}
    while not match.over and len(match.log) < PLAYED:
        seat = match.to_act
        decision = match.decision(seat)
        assert decision is not None
        if not decision.sub:
            openings[seat] = match.digest
        elif match.why_no_cancel(seat) is None:
            log = list(match.log)
            match.cancel(seat)
            opening = match.decision(seat)
            assert opening is not None
            assert len(match.log) < len(log)
            if not opening.sub:
                assert match.digest == openings[seat]
            match = Match.replay(case.match(63), log)
        else:
            with pytest.raises(CannotUndo):
                match.cancel(seat)
        advance(match, dice)


@every_case
def test_free_undo_goes_back_to_the_seats_last_decision(case: Case) -> None:
    match = case.match(64)
    dice = Dice(64)
    last: dict[int, str] = {}
    while not match.over and len(match.log) < 40:
        last[match.to_act] = match.digest
        advance(match, dice)
    for seat, digest in last.items():
        trial = Match.replay(case.match(64), match.log)
        trial.free_undo(seat)
        assert trial.digest == digest
        assert trial.to_act == seat
        assert trial.assists.free_undos == 1


@every_case
def test_the_log_is_retold_as_it_happened(case: Case) -> None:
    match = case.match(65)
    dice = Dice(65)
    told = []
    while not match.over and len(match.log) < PLAYED:
        seat = match.to_act
        legal = match.rules.legal(match.state)
        events = match.play(legal[dice.below(len(legal))], seat)
        told.append([e for raw in events if (e := match.rules.redact(raw, 0)) is not None])
    again = []
    match.retold(0, lambda number, entry, events, state: again.append(events))
    assert again == told
