"""Booking, expansion and line-up at the table: readable, reachable, in few clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.match import Match
from engines.core.types import Decision
from engines.games.rodeo import state as st
from game.tables.rodeo.board import RodeoBoard
from game.tables.rodeo.lineup.plan import plan_of, planned
from game.tables.spec import Moment
from tests.game.driver import Driver
from tests.game.reading import pointed, windows
from tests.game.tables import Table, dealt, played
from tests.rodeo.plain_days import quick, random_at
from tests.rodeo.reading import SIZES, check, check_spots, spoken

RARE = ("return_card", "keep", "refill", "extra", "rewild", "drop")
USUAL = ("book", "wild", "event", "expand", "line_up", "turn", "toilets")
POINTS = ("", "band:", "garage", "genre:", "event:", "swap:", "fan:", "stand:", "upgrade:",
          "camp:", "space:", "toilet", "seat:", "day:", "plot")  # fmt: skip


def match_at(kind: str) -> Match:
    """Return a match at a kind of decision, late in a game where that is usual."""
    if kind in RARE or kind == "wild":
        return random_at(kind)
    return quick(kind, 2 if kind in ("book", "expand", "toilets") else 1)


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
@windows((1024, 600), (1280, 720), (1600, 1200))
def test_no_text_is_cut_or_overlaps(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, kind: str
) -> None:
    table = Table(spoken(drive, size, words), match_at(kind))
    for start in pointed(table, POINTS):
        check(table, f"{kind} {start}")


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
def test_every_option_lies_on_the_table(driver: Driver, kind: str) -> None:
    table = Table(driver, match_at(kind))
    desk = table.desk
    there = {spot.thing for spot in desk.board.spots(desk.moment())}
    for option in desk.decision.options:
        if option.action != desk.decision.decline:
            assert any(thing in there for thing in desk.board.things(option)), option


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
def test_a_decision_takes_one_click(driver: Driver, kind: str) -> None:
    """But for a symbol that changes its genre, which is two things, and for a card's swap."""
    table = Table(driver, match_at(kind))
    desk = table.desk
    for option in desk.decision.options:
        two = kind == "rewild" or option.action.kind == "swap_event"
        if option.action == desk.decision.decline or two:
            continue
        clicks = [desk.chooser.settles(thing) for thing in desk.board.things(option)]
        assert option in clicks, option


@pytest.mark.parametrize("kind", USUAL)
@pytest.mark.parametrize("size", SIZES)
def test_spots_lie_in_the_middle_or_the_tray(
    drive: Callable[..., Driver], size: tuple[int, int], kind: str
) -> None:
    check_spots(Table(drive(size=size), match_at(kind)))


def test_a_band_is_dragged_to_its_day_and_a_stand_to_the_plot(driver: Driver) -> None:
    table = Table(driver, quick("line_up", 1))
    lit = table.desk.lit
    band = [s for s in table.desk.pointer.spots if s.thing in lit and s.movable][-1]
    moves = len(table.match.log)
    driver.drag(table.box(band.thing), table.box("day:friday"))
    assert table.last_actions(moves)[0].kind == "stage"
    table = Table(driver, quick("expand", 1))
    stand = next(s.thing for s in table.desk.pointer.spots if s.thing in table.desk.lit)
    moves = len(table.match.log)
    driver.drag(table.box(stand), table.box("plot"))
    assert table.last_actions(moves)[0].kind in ("buy_stand", "buy_upgrade")


def test_another_players_cards_are_backs(driver: Driver) -> None:
    table = Table(driver, quick("book", 1))
    desk = table.desk
    desk.board.model.pinned = 1
    things = {spot.thing for spot in desk.board.spots(desk.moment())}
    assert not any(thing.startswith(("fan:", "event:", "swap:")) for thing in things)


def test_the_last_toilet_changes_the_plan_alone(driver: Driver) -> None:
    """It may open the festival: what the rules play then is no part of the forecast."""
    opened = 0
    for seed in range(30):
        match = played(dealt(2, seed, slug="rodeo"), _toilets_of_the_first)
        board = Table(driver, match).desk.board
        assert isinstance(board, RodeoBoard)
        scene, rules = board._scene(Moment()), match.rules
        before, decision = plan_of(scene), match.decision(0)
        assert decision is not None
        for option in decision.options:
            if option.action == decision.decline:
                continue
            state = match.state.copy()
            rules.apply(state, option.action)
            opened += state.phase not in (st.TOILETS, st.LINE_UP, st.TURN)
            after = planned(scene, option)
            assert after.tents == before.tents
            assert after.happy <= after.tents
    assert opened > 20


def _toilets_of_the_first(match: Match, decision: Decision) -> bool:
    """The first seat places its last toilet."""
    state = match.state
    placed = state.toilets[0].bit_count()
    return decision.kind == "toilets" and match.to_act == 0 and placed == 2
