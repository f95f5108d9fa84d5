"""A slip of the hand does no harm, and warnings come before the mistake."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import K_ESCAPE

from engines.core.match import Match
from engines.games.rodeo.actions import Book
from engines.games.rodeo.brain.advice import advice
from engines.games.rodeo.components.model import GENRES, WILD
from engines.games.rodeo.prospects import booking, goal
from engines.games.rodeo.view import view_of
from game.tables.rodeo.booking.display import short_of
from game.tables.rodeo.moments import reached
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.desk import Desk, tables
from tests.rodeo.plain_days import anew, quick, random_at


def swaps(table: Table) -> list[str]:
    return sorted({s.thing for s in table.desk.pointer.spots if s.thing.startswith("swap:")})


@pytest.mark.parametrize("kind", ["event", "afternoon"])
def test_a_card_is_swapped_by_the_second_click_on_its_tab(driver: Driver, kind: str) -> None:
    table = Table(driver, quick(kind))
    moves, first, *others = len(table.match.log), *swaps(table)
    assert others or kind == "afternoon"
    table.click(first)
    assert len(table.match.log) == moves, "one click does no harm"
    assert swaps(table) == [first, *others], "the others can still be chosen"
    note = table.note()
    assert note is not None
    assert "Another click" in driver.ctx.kit.words(note.lines[-1])
    table.click(first)
    assert table.last_actions(moves)[0].kind == "swap_event"


def test_a_swap_under_way_is_let_go_of_by_esc_or_by_another_choice(driver: Driver) -> None:
    table = Table(driver, quick("event"))
    moves, (first, second, *_) = len(table.match.log), swaps(table)
    table.click(first)
    driver.key(K_ESCAPE)
    table.click(first)
    assert len(table.match.log) == moves
    table.click(second)
    assert len(table.match.log) == moves
    assert table.desk.chooser.chosen == (second,)
    table.click(second)
    swapped: Any = table.last_actions(moves)[0]
    assert swapped.event == second[5:]


@pytest.mark.parametrize("kind", ["book", "event", "expand"])
def test_the_own_festival_can_be_looked_at_whole_before_the_line_up(
    driver: Driver, kind: str
) -> None:
    table = Table(driver, quick(kind))
    board: Any = table.desk.board
    table.click("seat:0")
    assert board.away
    assert table.desk.refusal is None
    said = " ".join(text.words for text in table.driver.audit().shown)
    assert "Your festival." in said
    table.click("seat:0")
    assert not board.away
    assert table.desk.may_choose
    assert table.desk.refusal is None


def test_a_click_on_the_own_panel_is_no_mistake_where_the_own_festival_is_shown(
    driver: Driver,
) -> None:
    table = Table(driver, quick("line_up"))
    board: Any = table.desk.board
    table.click("seat:0")
    assert not board.away
    assert table.desk.refusal is None


# ------------------------------------------------------------------ warnings
def test_a_poster_says_of_which_genre_nobody_is_left() -> None:
    desk = Desk(3)
    bands = tables().data.bands
    for band in bands:
        fixed = [genre for genre, _ in band.symbols if genre != WILD]
        if not fixed:
            continue
        desk.s.available = [20] * 4
        assert short_of(view_of(tables(), desk.s, 0), band) is None
        desk.s.available[fixed[0]] = 0
        short = short_of(view_of(tables(), desk.s, 0), band)
        assert short is not None
        assert short.genres == (fixed[0],)
        assert short.said.id == "none left"


def test_a_hint_promises_points_only_where_points_rise() -> None:
    promised = said = 0
    for seed in range(12):
        desk = Desk(3, seed)
        for _ in range(9):
            if desk.waits != "book":
                break
            view = view_of(tables(), desk.s, desk.s.actor)
            for action in desk.options:
                if not isinstance(action, Book):
                    continue
                told = booking(tables(), view, view.actor, tables().band_at[action.band])
                _, before = goal(tables(), view, view.actor, told.before)
                reason = advice(tables(), view, action)
                assert reason is not None
                pays = "pays" in reason.id
                assert pays == (told.points > before)
                promised, said = promised + pays, said + 1
            desk.act(desk.options[0])
            while desk.waits not in ("book", "expand"):
                desk.go_on()
    assert 0 < promised < said


def test_a_wildcard_warns_of_a_genre_nobody_is_left_of(driver: Driver) -> None:
    match = _dead_wildcard()
    table = Table(driver, match)
    shown = [text.words for text in driver.audit().shown]
    assert "none left" in shown
    dead = [n for n in range(4) if not match.state.available[n]]
    thing = f"genre:{GENRES[dead[0]]}"
    assert thing in table.desk.lit, "it stays legal"
    table.point(thing)
    note = table.note()
    assert note is not None
    assert any("Not enough left" in driver.ctx.kit.words(line) for line in note.lines)


def _dead_wildcard() -> Match:
    """A match in which a wildcard may take a genre of which nobody is left."""
    match = random_at("wild")
    genre = next(n for n, name in enumerate(GENRES) if _offers(match, name))
    match.state.available[genre] = 0
    return match


def _offers(match: Match, genre: str) -> bool:
    return any(getattr(a, "genre", "") == genre for a in match.rules.legal(match.state))


def test_a_mark_belongs_to_what_it_lies_on(driver: Driver) -> None:
    """Pointed at, also beyond the edge of its thing, it says what was done."""
    table = Table(driver, anew(reached("book", lambda match: match.state.round == 1)))
    moment = table.desk.moment()
    marks = [mark for mark in moment.marks if mark.thing.startswith("genre:")]
    assert marks
    boxes = [s.box for s in table.desk.pointer.spots if s.thing == marks[0].thing]
    assert len(boxes) > 1
    driver.move(boxes[-1].center)
    driver.step()
    assert table.desk.pointer.pointed == marks[0].thing
    note = table.note()
    assert note is not None
    assert marks[0].label in note.lines
